# La Quête (2001).

## Joueurs et lieux
name-quest-frodo = Frodon
name-quest-sam = Sam
name-quest-nobody = Personne
name-quest-shire = la Comté
name-quest-doom = la Montagne du Destin
name-quest-forest = forêt
name-quest-field = champ
name-quest-water = eau
name-quest-mountain = montagne
name-quest-none = aucun paysage
quest-point-n = N
quest-point-e = E
quest-point-s = S
quest-point-w = O
quest-at = { $kind ->
    [doom] sur la Montagne du Destin
    [shire] dans la Comté
    [edge] à la lisière de la Comté
   *[land] en { $cell }
}
quest-to = { $kind ->
    [doom] à la Montagne du Destin
    [shire] dans la Comté
    [edge] à la lisière de la Comté
   *[land] en { $cell }
}

## Tuiles rencontre : leur nom, et dans une phrase
name-quest-gwaihir = Gwaihir
    .the = Gwaihir
name-quest-ent = Ent
    .the = un Ent
name-quest-ring = L’Anneau
    .the = l’Anneau
name-quest-gollum = Gollum
    .the = Gollum
name-quest-gandalf = Gandalf
    .the = Gandalf
name-quest-aragorn = Aragorn
    .the = Aragorn
name-quest-gimli = Gimli
    .the = Gimli
name-quest-boromir = Boromir
    .the = Boromir
name-quest-pippin = Pippin
    .the = Pippin
name-quest-merry = Merry
    .the = Merry
name-quest-galadriel = Galadriel
    .the = Galadriel
name-quest-legolas = Legolas
    .the = Legolas
name-quest-sting = Dard
    .the = Dard
name-quest-anduril = Andúril
    .the = Andúril
name-quest-mithril = Cotte de mithril
    .the = la cotte de mithril
name-quest-cloak = Manteau elfique
    .the = le manteau elfique
name-quest-rope = Corde elfique
    .the = la corde elfique
name-quest-phial = Fiole
    .the = la fiole
name-quest-lembas = Lembas
    .the = le lembas
name-quest-athelas = Athelas
    .the = l’athelas
name-quest-cave = Grotte vide
    .the = une grotte vide
    .start = Une grotte vide
name-quest-orc = Orque
    .the = un orque
    .start = Un orque
name-quest-orc-chief = Chef orque
    .the = un chef orque
    .start = Un chef orque
name-quest-troll = Troll
    .the = un troll
    .start = Un troll
name-quest-balrog = Balrog
    .the = le Balrog
    .start = Le Balrog
name-quest-shelob = Arachne
    .the = Arachne
    .start = Arachne
name-quest-boat = Bateau
    .the = un bateau

## Ce que font les choses
about-quest-gwaihir = Au lieu de vous déplacer, il vous emporte en ligne droite, depuis n’importe quelle tuile de votre région, jusqu’à la prochaine région du même paysage, si loin soit-elle. Puis il quitte la partie.
about-quest-ent = À la fin de votre tour : un tour entier de plus. Puis il quitte la partie.
about-quest-ring = Qui gravit la Montagne du Destin avec l’Anneau en tire 4 points au lieu de 3 ; avec Gollum en plus, 5.
about-quest-gollum = Coûte un point à la fin, sauf si vous gravissez la Montagne du Destin avec l’Anneau et Gollum.
about-quest-companion = Avec Dard, Andúril ou la cotte de mithril : un déplacement de moins perdu au combat. Chaque tuile ne se montre qu’une fois, et la paire coûte un point à la fin.
about-quest-weapon = Avec un compagnon (Gandalf, Aragorn, Gimli, Boromir, Pippin ou Merry) : un déplacement de moins perdu au combat. Chaque tuile ne se montre qu’une fois, et la paire coûte un point à la fin.
about-quest-elf = Avec le manteau, la corde, la fiole, le lembas ou l’athelas : regardez une tuile face cachée voisine de votre région avant de vous déplacer. Chaque tuile ne se montre qu’une fois, et la paire coûte un point à la fin.
about-quest-gift = Avec Galadriel ou Legolas : regardez une tuile face cachée voisine de votre région avant de vous déplacer. Chaque tuile ne se montre qu’une fois, et la paire coûte un point à la fin.
about-quest-cave = Il ne se passe rien ; vous prenez la tuile. Deux tuiles brunes valent un bateau.
about-quest-orc = Vous combattez et perdez un déplacement ; ensuite, la tuile est à vous.
about-quest-orc-chief = { about-quest-orc }
about-quest-troll = { about-quest-orc }
about-quest-balrog = Vous combattez et perdez deux déplacements ; ensuite, la tuile est à vous. Deux paires le battent aussitôt.
about-quest-shelob = Vous combattez et perdez deux déplacements ; ensuite, la tuile est à vous. Deux paires la battent aussitôt.
about-quest-blue = Posée sur l’eau. Qui vient en bateau la prend, et lui seul la regarde.
about-quest-green = Posée en forêt, face visible. Le premier venu la prend.
about-quest-yellow = Posée dans un champ, face visible. Le premier venu la prend.
about-quest-brown = Posée en montagne. Qui arrive la retourne : une grotte, ou quelqu’un à combattre.
about-quest-boat = Avec un bateau, vous pouvez aller sur l’eau. Il coûte deux tuiles brunes.
about-quest-tile = Depuis le nord, dans le sens des aiguilles d’une montre : { $sections }. Deux tuiles qui se touchent montrent le même paysage de part et d’autre. Tournez-la avec R, la molette, ou en la touchant de nouveau.
about-quest-open = Depuis le nord, dans le sens des aiguilles d’une montre : { $sections }. Elle est dans la réserve ouverte ; qui n’a plus de tuile en main en pose une.
about-quest-stock = Tuiles face cachée encore à piocher. Quand toutes sont posées, la Montagne du Destin est trouvée.
about-quest-phase-cross = Posez des tuiles en ligne depuis la Comté, 8 dans un sens et 6 dans l’autre. Personne ne bouge encore.
about-quest-phase-explore = Posez une tuile qui en touche deux autres, déplacez votre hobbit, piochez.
about-quest-phase-search = Les mains se vident. Qui n’a plus de tuile en pose une de la réserve ouverte, face cachée si aucune ne convient.
about-quest-phase-race = Toutes les tuiles sont posées. D’une région qui touche la tuile de la Montagne du Destin, on peut la gravir ; la partie est alors finie.
about-quest-phase-over = Les points sont comptés.
about-quest-mark = La règle donne le nombre des tuiles, leurs noms et le décompte. Ce qui est imprimé sur 47 tuiles paysage, ainsi que certains points et nombres des tuiles rencontre, est resté introuvable : ceux-là sont de nous, faits pour que la partie se déroule comme la règle le décrit. La page des règles dit comment saisir les vrais.

## Sur la page
quest-phase = { $phase ->
    [cross] La croix
    [explore] On découvre le pays
    [search] À la recherche de la Montagne
    [race] La course
   *[over] La fin
}
quest-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}{ $hidden ->
    [0] {""}
    [one] , sans compter une tuile cachée
   *[other] , sans compter { $hidden } tuiles cachées
}
quest-score-about = Les points tels que vous pouvez les connaître, sans la Montagne du Destin.{ $hidden ->
    [0] {""}
    [one] {" "}Une tuile bleue vous est cachée : elle vaut 1, ou −1 si c’est Gollum.
   *[other] {" "}{ $hidden } tuiles bleues vous sont cachées : 1 chacune, −1 pour Gollum.
}{ $pairs ->
    [0] {""}
    [one] {" "}Une paire montrée a coûté 1.
   *[other] {" "}Les paires montrées ont coûté { $pairs }.
}
quest-stock = { $count ->
    [0] Plus de tuile à piocher
    [one] Une tuile à piocher
   *[other] { $count } tuiles à piocher
}
quest-mark = Éléments reconstitués
quest-reconstructed = Reconstitution : l’original est resté introuvable.
quest-region = { $landscape ->
    [forest] Forêt
    [field] Champ
    [water] Eau
    [mountain] Montagne
   *[none] Région
}, { $sections } sections, { $closed ->
    [yes] région fermée
   *[no] encore ouverte
}
quest-hobbit-state = { $mine ->
    [yes] Votre hobbit
   *[no] L’autre hobbit
}{ $boat ->
    [yes] , en bateau
   *[no] {""}
}{ $fight ->
    [0] .
    [one] , au combat : encore un déplacement à perdre.
   *[other] , au combat : encore { $fight } déplacements à perdre.
}
quest-face-down = { $colour-id ->
    [blue] Tuile bleue, face cachée
    [brown] Tuile brune, face cachée
    [green] Tuile verte
   *[yellow] Tuile jaune
}
quest-so-many = { $count ->
    [one] { $what }
   *[other] { $what } ({ $count })
}
quest-may-be = Pas encore vu : { $list }.
quest-points = { $points ->
    [0] Ne vaut aucun point.
    [one] Vaut 1 point.
   *[other] Vaut { $points } points.
}
quest-secret = Vous seul savez ce que c’est, à moins que l’autre ne l’ait reconnue.
quest-used = A déjà été montrée dans une paire.
quest-hand = Vos tuiles
quest-tile = Tuile paysage
quest-tile-of = Tuile : { $sections }
quest-open-tiles = Réserve ouverte
quest-owned = Vos tuiles rencontre
quest-owns = Devant { $seat }
quest-nothing = Rien encore.
quest-supply = Tuiles rencontre restantes
quest-turn = Tourner
quest-lay = Poser ici
quest-lay-here = { $turn ->
    [0] Poser en { $cell }, sans tourner
    [1] Poser en { $cell }, tournée d’un quart
   *[other] Poser en { $cell }, tournée de { $turn } quarts
}
quest-way-fly = Voler avec Gwaihir
quest-way-scout = Reconnaître
quest-way-boat = Acheter un bateau
quest-pair = { $green } et { $yellow }
quest-fit = Tout voir
quest-nearer = De plus près
quest-farther = De plus loin
quest-count = Le décompte
quest-count-green = Tuiles vertes
quest-count-yellow = Tuiles jaunes
quest-count-brown = Tuiles brunes
quest-count-blue = Tuiles bleues
quest-count-pairs = Paires montrées
quest-count-bonus = Montagne du Destin, Gollum
quest-count-sum = Points

## Ce qui est demandé
prompt-quest-lay = { $phase ->
    [cross] Choisissez une tuile pour allonger la croix.
   *[other] Choisissez une tuile à poser ; ensuite, vous vous déplacez.
}
prompt-quest-lay-open = Votre main est vide : choisissez une tuile de la réserve ouverte.
prompt-quest-lay-down = Aucune tuile ouverte ne convient. Choisissez-en une à poser face cachée.
prompt-quest-lay-where = { $count ->
    [one] Il n’y a qu’une place pour cette tuile.
   *[other] Choisissez où la poser{ $pointer ->
        [mouse]  ; R ou la molette la tourne
       *[finger] {""}
    }.
}
prompt-quest-lay-where-down = Choisissez où la poser ; chaque section prend le paysage qui lui fait face.
prompt-quest-lay-sure = { $ways ->
    [0] Posez-la ici, ou essayez ailleurs.
    [1] Elle ne convient que dans ce sens. Posez-la, ou essayez ailleurs.
   *[other] Touchez-la de nouveau pour la tourner, puis posez-la.
}
prompt-quest-exchange = Aucune de vos tuiles ne convient : défaussez-les face visible et piochez, s’il reste des tuiles.
prompt-quest-move = { $can ->
    [climb] La Montagne du Destin est à votre portée : gravissez-la, ou allez ailleurs.
    [go] { $phase ->
        [race] Choisissez une région sur le chemin de la Montagne, ou restez.
       *[other] Choisissez une région où aller, ou restez.
    }
    [fly] Votre hobbit ne peut aller nulle part à pied. Volez avec Gwaihir, ou restez.
    [boat] Votre hobbit ne peut aller nulle part à pied. Achetez un bateau pour aller sur l’eau, ou restez.
   *[stay] Votre hobbit ne peut aller nulle part. Restez ici.
}
prompt-quest-fly = Choisissez où Gwaihir vous emporte.
prompt-quest-scout = Choisissez la paire à montrer ; elle coûte un point à la fin.
prompt-quest-scout-where = Choisissez la tuile à regarder.
prompt-quest-boat = Choisissez les deux tuiles brunes à donner.
prompt-quest-battle = { $enemy-start } ! { $left ->
    [one] Il vous en coûtera un déplacement.
   *[other] Il vous en coûtera { $left } déplacements.
} { $showable ->
    [yes] Montrez une paire pour en perdre un de moins, ou combattez.
   *[no] Vous n’avez pas de paire à montrer : combattez.
}
prompt-quest-end = { $ent ->
    [yes] Jouez un Ent pour un tour de plus, ou terminez votre tour.
   *[no] Terminez votre tour. (On le demande à quiconque a une tuile bleue, pour ne rien trahir.)
}

## Les choix
action-quest-lay = Poser { $tile } en { $cell }{ $turn ->
    [0] {""}
    [1] , tournée d’un quart
   *[other] , tournée de { $turn } quarts
}
action-quest-hide = Poser { $tile } face cachée en { $cell }
action-quest-exchange = Changer de main
action-quest-stay = Rester ici
action-quest-go = { $region-id ->
    [shire] Aller dans la Comté
   *[land] Aller { $landscape ->
        [forest] dans la forêt
        [field] dans le champ
        [water] sur l’eau
       *[mountain] dans la montagne
    } { $region-at }{ $lies ->
        [known] , où se trouve { $token }
        [blue] , où se trouve une tuile bleue
        [brown] , où se trouve une tuile brune
       *[nothing] {""}
    }
}
action-quest-fly = Voler { $landscape ->
    [forest] vers la forêt
    [field] vers le champ
    [water] vers l’eau
   *[mountain] vers la montagne
} { $region-at }
action-quest-climb = Gravir la Montagne du Destin
action-quest-boat = Donner { $first-the } et { $second-the }
action-quest-scout = Regarder la tuile { $region-at } ({ $green } et { $yellow })
action-quest-show = Montrer { $green } et { $yellow }
action-quest-fight = Combattre
action-quest-ent = Jouer un Ent
action-quest-end = Terminer le tour

## Ce qui s’est passé
event-quest-draw = { $mine ->
    [yes] Vous piochez { $tile-known ->
        [yes] une tuile : { $tile }
       *[no] une tuile
    }.
   *[no] { $seat } pioche une tuile.
}
event-quest-exchange = { $mine ->
    [yes] Aucune de vos tuiles ne convient : vous changez de main.
   *[no] Aucune tuile de { $seat } ne convient : il change de main.
}
event-quest-lay = { $mine ->
    [yes] Vous posez une tuile en { $cell }.
   *[no] { $seat } pose une tuile en { $cell }.
}
event-quest-lay-face-down = { $mine ->
    [yes] Vous posez une tuile face cachée en { $cell }.
   *[no] { $seat } pose une tuile face cachée en { $cell }.
}
event-quest-field = La croix est complète : le terrain fait { $columns } tuiles de large et { $rows } de haut.
event-quest-encounter = { $colour-id ->
    [blue] Une tuile bleue apparaît { $region-at }.
    [brown] Une tuile brune apparaît { $region-at }.
   *[other] { $token } apparaît { $region-at }.
}
event-quest-mount-doom = Toutes les tuiles sont posées. La Montagne du Destin se dresse en { $cell } : la course commence.
event-quest-stay = { $mine ->
    [yes] Vous restez où vous êtes.
   *[no] { $seat } reste sur place.
}
event-quest-move = { $mine ->
    [yes] Vous allez { $region-to }.
   *[no] { $seat } va { $region-to }.
}
event-quest-met = { $dots ->
    [0] { $mine ->
        [yes] Vous trouvez { $token-the }.
       *[no] { $seat } trouve { $token-the }.
    }
    [one] { $mine ->
        [yes] Vous rencontrez { $token-the } : un déplacement sera perdu.
       *[no] { $seat } rencontre { $token-the } : un déplacement sera perdu.
    }
   *[other] { $mine ->
        [yes] Vous rencontrez { $token-the } : { $dots } déplacements seront perdus.
       *[no] { $seat } rencontre { $token-the } : { $dots } déplacements seront perdus.
    }
}
event-quest-fight = { $mine ->
    [yes] Vous combattez { $left ->
        [0] et l’emportez
        [one] et perdez un déplacement ; encore un à perdre
       *[other] et perdez un déplacement ; encore { $left } à perdre
    }.
   *[no] { $seat } combat { $left ->
        [0] et l’emporte
        [one] et perd un déplacement ; encore un à perdre
       *[other] et perd un déplacement ; encore { $left } à perdre
    }.
}
event-quest-take = { $mine ->
    [yes] Vous prenez { $colour-id ->
        [blue] { $token-known ->
            [yes] { $token-the }
           *[no] une tuile bleue
        }
       *[other] { $token-the }
    }.
   *[no] { $seat } prend { $colour-id ->
        [blue] { $token-known ->
            [yes] { $token-the }
           *[no] une tuile bleue
        }
       *[other] { $token-the }
    }.
}
event-quest-climb = { $mine ->
    [yes] Vous gravissez la Montagne du Destin !
   *[no] { $seat } gravit la Montagne du Destin !
}
event-quest-boat = { $mine ->
    [yes] Vous achetez un bateau contre { $tokens }.
   *[no] { $seat } achète un bateau contre { $tokens }.
}
event-quest-scout = { $mine ->
    [yes] Vous regardez la tuile { $region-at } : { $token }.
   *[no] { $seat } regarde la tuile { $region-at }.
}
event-quest-pair = { $mine ->
    [yes] Vous montrez { $green } et { $yellow }.
   *[no] { $seat } montre { $green } et { $yellow }.
}
event-quest-use = { $token-id ->
    [gwaihir] { $mine ->
        [yes] Vous appelez Gwaihir.
       *[no] { $seat } appelle Gwaihir.
    }
   *[ent] { $mine ->
        [yes] Vous jouez un Ent et rejouez.
       *[no] { $seat } joue un Ent et rejoue.
    }
}
event-quest-over = Le décompte : Frodon { $score-frodo }, Sam { $score-sam }.

## Comment la partie a fini
outcome-quest-mount-doom = { $reached } a atteint la Montagne du Destin ; décompte : { $scores }.
outcome-quest-dead-end = Plus personne ne peut atteindre la Montagne du Destin ; décompte : { $scores }.
outcome-quest-five-passes = Chacun est resté sur place cinq fois de suite ; décompte : { $scores }.
outcome-quest-lost-in-the-wild = Cent tours ont passé sans qu’une tuile soit posée ; décompte : { $scores }.

## Les règles, dans nos mots
rule-quest-quest-51 = Toutes les tuiles sauf la Comté sont mélangées, face cachée.
rule-quest-quest-55 = Chaque joueur commence avec trois tuiles.
rule-quest-quest-73 = Chaque case reçoit une seule tuile.
rule-quest-quest-74 = Dans la première phase : poser, puis piocher.
rule-quest-quest-80 = Un tour : poser, se déplacer, piocher.
rule-quest-quest-89 = On ne sait où est la Montagne du Destin que lorsque toutes les tuiles sont posées.
rule-quest-quest-100 = La croix compte 8 tuiles dans un sens et 6 dans l’autre ; elles se croisent à la Comté.
rule-quest-quest-107 = La croix complète fixe le terrain de 8 sur 6.
rule-quest-quest-113 = Les sections qui se touchent bord à bord montrent le même paysage.
rule-quest-quest-119 = Si aucune tuile ne convient, la main va à la réserve ouverte, on en pioche trois autres, et le tour est fini.
rule-quest-quest-131 = Les tuiles vertes et jaunes se posent face visible sur un espace fermé de deux sections.
rule-quest-quest-132 = Les tuiles bleues et brunes se posent face cachée sur un espace fermé de deux sections.
rule-quest-quest-142 = Une tuile doit en toucher au moins deux autres.
rule-quest-quest-143 = { rule-quest-quest-119 }
rule-quest-quest-145 = Qui n’a plus de tuile en main en pose une de la réserve ouverte.
rule-quest-quest-155 = Un hobbit peut rester où il est.
rule-quest-quest-157 = Une région compte au moins deux sections d’un même paysage.
rule-quest-quest-159 = Un hobbit va dans une région voisine de la sienne ; se toucher par un point ne suffit pas.
rule-quest-quest-160 = Un seul hobbit par région ; seule la Comté accueille les deux.
rule-quest-quest-161 = Les tuiles vertes et jaunes se prennent à l’arrivée.
rule-quest-quest-162 = Il faut un bateau pour l’eau. On prend la tuile bleue, et son propriétaire seul la regarde.
rule-quest-quest-163 = Une tuile brune se retourne à l’arrivée. Une grotte vide se prend aussitôt ; un ennemi se combat.
rule-quest-quest-169 = Après le déplacement, on pioche une tuile tant qu’il y en a.
rule-quest-quest-175 = Si aucune tuile ouverte ne convient, on en pose une face cachée ; ses sections prennent le paysage qui leur fait face.
rule-quest-quest-180 = La Montagne du Destin se dresse sur la dernière tuile posée face cachée.
rule-quest-quest-181 = Si aucune tuile n’a été posée face cachée, la Montagne du Destin se dresse sur la dernière.
rule-quest-quest-185 = D’une région qui touche la tuile de la Montagne du Destin, on la gravit par un déplacement à part.
rule-quest-quest-193 = { about-quest-gwaihir }
rule-quest-quest-199 = Les tuiles bleues jouées quittent la partie. Un Ent donne un tour entier de plus.
rule-quest-quest-213 = Qui combat perd un déplacement par point blanc, et continue de poser des tuiles.
rule-quest-quest-217 = Deux tuiles brunes valent un bateau.
rule-quest-quest-219 = Un seul bateau suffit.
rule-quest-quest-225 = { about-quest-companion }
rule-quest-quest-229 = { about-quest-elf }
rule-quest-quest-231 = Un elfe et un présent elfique permettent de regarder une tuile face cachée voisine.
rule-quest-quest-235 = Chaque paire montrée coûte un point à la fin.
rule-quest-quest-239 = La partie est finie quand un hobbit atteint la Montagne du Destin.
rule-quest-ruling-B3-15 = Si tous deux viennent de rester sur place et qu’aucun n’a plus de chemin vers la Montagne du Destin, on compte sans la prime ; l’égalité va à Sam.
rule-quest-ruling-Q7 = Quand chacun est resté cinq fois de suite pendant la course, on compte les points sans la prime.
rule-quest-ruling-Q9 = Chaque tuile verte ou jaune ne se montre qu’une fois.
rule-quest-ruling-R1 = Après cent tours sans pouvoir poser, on compte les points sans la prime.
