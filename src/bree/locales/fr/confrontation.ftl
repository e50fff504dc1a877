# La Confrontation (2002, et Deluxe 2005). `$edition` vaut 2002 ou 2005.

## Camps
name-confrontation-light = { $edition ->
    [2002] Lumière
   *[other] Communauté
}
name-confrontation-dark = { $edition ->
    [2002] Ténèbres
   *[other] Sauron
}
name-confrontation-nobody = Personne

## Régions
name-confrontation-shire = La Comté
    .the = la Comté
    .at = dans la Comté
    .from = de la Comté
name-confrontation-arthedain = Arthedain
    .the = l’Arthedain
    .at = en Arthedain
    .from = d’Arthedain
name-confrontation-cardolan = Cardolan
    .the = le Cardolan
    .at = au Cardolan
    .from = du Cardolan
name-confrontation-rhudaur = Rhudaur
    .the = le Rhudaur
    .at = au Rhudaur
    .from = du Rhudaur
name-confrontation-eregion = Eregion
    .the = l’Eregion
    .at = en Eregion
    .from = d’Eregion
name-confrontation-enedwaith = Enedwaith
    .the = l’Enedwaith
    .at = en Enedwaith
    .from = d’Enedwaith
name-confrontation-high-pass = Haut Col
    .the = le Haut Col
    .at = au Haut Col
    .from = du Haut Col
name-confrontation-misty-mountains = Monts Brumeux
    .the = les Monts Brumeux
    .at = dans les Monts Brumeux
    .from = des Monts Brumeux
name-confrontation-caradhras = { $edition ->
    [2002] Moria
   *[other] Caradhras
}
    .the = { $edition ->
        [2002] la Moria
       *[other] le Caradhras
    }
    .at = { $edition ->
        [2002] dans la Moria
       *[other] sur le Caradhras
    }
    .from = { $edition ->
        [2002] de la Moria
       *[other] du Caradhras
    }
name-confrontation-gap-of-rohan = Trouée du Rohan
    .the = la Trouée du Rohan
    .at = dans la Trouée du Rohan
    .from = de la Trouée du Rohan
name-confrontation-mirkwood = Forêt Noire
    .the = la Forêt Noire
    .at = dans la Forêt Noire
    .from = de la Forêt Noire
name-confrontation-fangorn = Fangorn
    .the = Fangorn
    .at = à Fangorn
    .from = de Fangorn
name-confrontation-rohan = Rohan
    .the = le Rohan
    .at = au Rohan
    .from = du Rohan
name-confrontation-dagorlad = Dagorlad
    .the = le Dagorlad
    .at = sur le Dagorlad
    .from = du Dagorlad
name-confrontation-gondor = Gondor
    .the = le Gondor
    .at = au Gondor
    .from = du Gondor
name-confrontation-mordor = Mordor
    .the = le Mordor
    .at = au Mordor
    .from = du Mordor
name-confrontation-tunnel = Tunnel de la Moria
    .the = le tunnel de la Moria
    .at = dans le tunnel de la Moria
    .from = du tunnel de la Moria
about-confrontation-region = { $capacity ->
    [one] Un seul pion
   *[other] { $capacity } pions
} de chaque camp au plus.
about-confrontation-mountains = Personne ne s’y déplace de côté.
about-confrontation-shire = Avec trois pions ici, Sauron gagne.
about-confrontation-mordor = Quand le Porteur de l’Anneau y entre, la Communauté gagne.
about-confrontation-mirkwood = Le fleuve y porte la Communauté jusqu’à Fangorn.
about-confrontation-fangorn = Le fleuve y porte la Communauté jusqu’au Rohan.
about-confrontation-eregion = D’ici, le tunnel de la Moria mène la Communauté à Fangorn.
about-confrontation-caradhras = Le tunnel de la Moria passe dessous : le Balrog peut y guetter.

## Personnages : leur nom et ce qu’ils savent faire
name-confrontation-frodo = Frodon
    .the = Frodon
    .start = Frodon
    .of = de Frodon
    .number = singular
about-confrontation-frodo = Le Porteur de l’Anneau. Attaqué, il peut s’esquiver sur le côté avant les cartes, jamais en montagne. S’il tombe, tout est perdu.
name-confrontation-sam = Sam
    .the = Sam
    .start = Sam
    .of = de Sam
    .number = singular
about-confrontation-sam = Auprès de Frodon, il compte 5 si vous les montrez tous deux. Si Frodon est attaqué le premier, Sam peut prendre sa place.
name-confrontation-pippin = Pippin
    .the = Pippin
    .start = Pippin
    .of = de Pippin
    .number = singular
about-confrontation-pippin = Quand il attaque, il peut regarder et filer : une fois les deux pions dévoilés, il peut reculer avant les cartes.
name-confrontation-merry = Merry
    .the = Merry
    .start = Merry
    .of = de Merry
    .number = singular
about-confrontation-merry = Élimine aussitôt le Roi-sorcier.
name-confrontation-gandalf = Gandalf
    .the = Gandalf
    .start = Gandalf
    .of = de Gandalf
    .number = singular
about-confrontation-gandalf = Face à lui, Sauron joue sa carte le premier, à découvert.
name-confrontation-aragorn = Aragorn
    .the = Aragorn
    .start = Aragorn
    .of = d’Aragorn
    .number = singular
about-confrontation-aragorn = Peut attaquer dans toutes les directions, même en arrière ou sur le côté (sauf de côté en montagne).
name-confrontation-legolas = Legolas
    .the = Legolas
    .start = Legolas
    .of = de Legolas
    .number = singular
about-confrontation-legolas = Élimine aussitôt le Nazgûl ailé.
name-confrontation-gimli = Gimli
    .the = Gimli
    .start = Gimli
    .of = de Gimli
    .number = singular
about-confrontation-gimli = Élimine aussitôt les Orques.
name-confrontation-boromir = Boromir
    .the = Boromir
    .start = Boromir
    .of = de Boromir
    .number = singular
about-confrontation-boromir = Celui qui le rencontre au combat tombe avec lui, sauf l’Ouargue.
name-confrontation-orcs = Orques
    .the = les Orques
    .start = Les Orques
    .of = des Orques
    .number = plural
about-confrontation-orcs = Quand ils attaquent, le premier pion adverse rencontré tombe aussitôt.
name-confrontation-shelob = Arachne
    .the = Arachne
    .start = Arachne
    .of = d’Arachne
    .number = singular
about-confrontation-shelob = Après une victoire hors du Gondor, elle y rentre aussitôt ; s’il s’y trouve deux pions de son camp, ou ne serait-ce qu’un ennemi, elle est perdue.
name-confrontation-saruman = Saroumane
    .the = Saroumane
    .start = Saroumane
    .of = de Saroumane
    .number = singular
about-confrontation-saruman = Peut décider qu’on ne joue pas de cartes : seules les forces comptent.
name-confrontation-flying-nazgul = Nazgûl ailé
    .the = le Nazgûl ailé
    .start = Le Nazgûl ailé
    .of = du Nazgûl ailé
    .number = singular
about-confrontation-flying-nazgul = Peut voler vers toute région où se trouve exactement un pion adverse.
name-confrontation-balrog = Balrog
    .the = le Balrog
    .start = Le Balrog
    .of = du Balrog
    .number = singular
about-confrontation-balrog = { $edition ->
    [2002] Tapi dans la Moria, il peut abattre quiconque emprunte le tunnel.
   *[other] Tapi sous le Caradhras, il peut abattre quiconque emprunte le tunnel.
}
name-confrontation-warg = Ouargue
    .the = l’Ouargue
    .start = L’Ouargue
    .of = de l’Ouargue
    .number = singular
about-confrontation-warg = Celui qui le combat perd le pouvoir de son texte.
name-confrontation-black-rider = Cavalier Noir
    .the = le Cavalier Noir
    .start = Le Cavalier Noir
    .of = du Cavalier Noir
    .number = singular
about-confrontation-black-rider = Peut avancer d’autant de régions qu’il veut pour attaquer, à travers des régions libres d’ennemis et non pleines.
name-confrontation-witch-king = Roi-sorcier
    .the = le Roi-sorcier
    .start = Le Roi-sorcier
    .of = du Roi-sorcier
    .number = singular
about-confrontation-witch-king = Peut se déplacer de côté pour attaquer, sauf en montagne.
name-confrontation-cave-troll = Troll
    .the = le Troll
    .start = Le Troll
    .of = du Troll
    .number = singular
about-confrontation-cave-troll = Sa force suffit : Sauron dépense une carte, mais elle ne compte pas.
name-confrontation-frodo-variant = Frodon
    .the = Frodon
    .start = Frodon
    .of = de Frodon
    .number = singular
about-confrontation-frodo-variant = Face à lui, les cartes à texte de Sauron sont sans effet. S’il tombe, Sam prend l’Anneau, sauf si Sam n’est plus là ou si l’Ouargue a frappé.
name-confrontation-sam-variant = Sam
    .the = Sam
    .start = Sam
    .of = de Sam
    .number = singular
about-confrontation-sam-variant = Attaqué, il est aussi fort que son agresseur.
name-confrontation-smeagol = Sméagol
    .the = Sméagol
    .start = Sméagol
    .of = de Sméagol
    .number = singular
about-confrontation-smeagol = Attaqué quand il est seul, il peut échanger sa place avec un compagnon voisin avant les cartes.
name-confrontation-faramir = Faramir
    .the = Faramir
    .start = Faramir
    .of = de Faramir
    .number = singular
about-confrontation-faramir = Quand il attaque, il peut se retirer de côté avant les cartes.
name-confrontation-gandalf-variant = Gandalf
    .the = Gandalf
    .start = Gandalf
    .of = de Gandalf
    .number = singular
about-confrontation-gandalf-variant = Montré dans la région d’un combat ou à côté, il ajoute 1 à un autre compagnon qui se bat, une fois les cartes dévoilées. Pas contre l’Ouargue.
name-confrontation-aragorn-variant = Aragorn
    .the = Aragorn
    .start = Aragorn
    .of = d’Aragorn
    .number = singular
about-confrontation-aragorn-variant = Attaqué, il peut décider qu’on ne joue pas de cartes.
name-confrontation-elrond = Elrond
    .the = Elrond
    .start = Elrond
    .of = d’Elrond
    .number = singular
about-confrontation-elrond = Face à lui, le Pouvoir magique et l’Œil de Sauron sont sans effet.
name-confrontation-theoden = Théoden
    .the = Théoden
    .start = Théoden
    .of = de Théoden
    .number = singular
about-confrontation-theoden = Compte 4 au Rohan et au Gondor.
name-confrontation-treebeard = Sylvebarbe
    .the = Sylvebarbe
    .start = Sylvebarbe
    .of = de Sylvebarbe
    .number = singular
about-confrontation-treebeard = Compte 6 à Fangorn, et peut y venir de partout tant qu’un seul ennemi s’y trouve.
name-confrontation-orcs-variant = Orques
    .the = les Orques
    .start = Les Orques
    .of = des Orques
    .number = plural
about-confrontation-orcs-variant = Comptent 6 pendant le tour où ils attaquent.
name-confrontation-wormtongue = Langue de Serpent
    .the = Langue de Serpent
    .start = Langue de Serpent
    .of = de Langue de Serpent
    .number = singular
about-confrontation-wormtongue = Vaincu, il peut ramper en arrière vers une région vide.
name-confrontation-saruman-variant = Saroumane
    .the = Saroumane
    .start = Saroumane
    .of = de Saroumane
    .number = singular
about-confrontation-saruman-variant = Élimine aussitôt Gandalf. Une fois les cartes dévoilées, il peut forcer l’adversaire à en jouer une autre.
name-confrontation-flying-nazgul-variant = Nazgûl ailé
    .the = le Nazgûl ailé
    .start = Le Nazgûl ailé
    .of = du Nazgûl ailé
    .number = singular
about-confrontation-flying-nazgul-variant = Peut survoler une région vers l’avant pour attaquer.
name-confrontation-uruk-hai = Uruk-hai
    .the = les Uruk-hai
    .start = Les Uruk-hai
    .of = des Uruk-hai
    .number = plural
about-confrontation-uruk-hai = Peuvent se dévoiler et courir vers l’avant jusqu’à une région vide.
name-confrontation-gollum = Gollum
    .the = Gollum
    .start = Gollum
    .of = de Gollum
    .number = singular
about-confrontation-gollum = Au combat, il peut se faufiler vers l’avant avant les cartes.
name-confrontation-mouth-of-sauron = Bouche de Sauron
    .the = la Bouche de Sauron
    .start = La Bouche de Sauron
    .of = de la Bouche de Sauron
    .number = singular
about-confrontation-mouth-of-sauron = Une fois les cartes dévoilées, il peut jouer le 4 à la place, même pris dans la défausse.
name-confrontation-witch-king-variant = Roi-sorcier
    .the = le Roi-sorcier
    .start = Le Roi-sorcier
    .of = du Roi-sorcier
    .number = singular
about-confrontation-witch-king-variant = Gagne la partie s’il entre dans la Comté.
name-confrontation-watcher = Guetteur
    .the = le Guetteur
    .start = Le Guetteur
    .of = du Guetteur
    .number = singular
about-confrontation-watcher = Une fois dévoilé, il le reste et ne peut plus avancer.

## Cartes de combat
name-confrontation-1 = 1
about-confrontation-1 = Ajoute 1 à la force de votre pion.
name-confrontation-2 = 2
about-confrontation-2 = Ajoute 2 à la force de votre pion.
name-confrontation-3 = 3
about-confrontation-3 = Ajoute 3 à la force de votre pion.
name-confrontation-4 = 4
about-confrontation-4 = Ajoute 4 à la force de votre pion.
name-confrontation-5 = 5
about-confrontation-5 = Ajoute 5 à la force de votre pion.
name-confrontation-6 = 6
about-confrontation-6 = Ajoute 6 à la force de votre pion.
name-confrontation-magic = Pouvoir magique
about-confrontation-magic = { $edition ->
    [2002] Vous pouvez reprendre une de vos cartes défaussées : elle compte alors comme si vous l’aviez jouée. Sans défausse, aucun effet.
   *[other] Reprenez une de vos cartes défaussées : elle compte comme si vous l’aviez jouée. Sans défausse, aucun effet.
}
name-confrontation-retreat = Fuite
about-confrontation-retreat = { $edition ->
    [2002] Le pion peut quitter le combat : la Communauté en arrière, Sauron de côté.
   *[other] Le pion quitte le combat : la Communauté en arrière, Sauron de côté.
}
name-confrontation-noble-sacrifice = Noble sacrifice
about-confrontation-noble-sacrifice = Les deux pions tombent, sauf si la Fuite de Sauron a mis le sien à l’abri.
name-confrontation-elven-cloak = { $edition ->
    [2002] Faiblesse
   *[other] Cape elfique
}
about-confrontation-elven-cloak = Si Sauron joue un chiffre, il ne compte pas.
name-confrontation-eye = { $edition ->
    [2002] Contresort
   *[other] Œil de Sauron
}
about-confrontation-eye = Si l’adversaire joue une carte à texte, elle est sans effet.

## Cartes spéciales
name-confrontation-shadowfax = Gripoil
about-confrontation-shadowfax = { $edition ->
    [2002] Avant votre coup : un pion avance d’un pas vers une région sans ennemi, puis ce même pion peut jouer votre coup.
   *[other] Avant votre coup : un pion avance d’un pas vers une région sans ennemi, puis ce même pion joue votre coup.
}
name-confrontation-gandalf-the-white = Gandalf le Blanc
about-confrontation-gandalf-the-white = À la place de votre tour : Gandalf tombé revient à Fangorn, s’il n’y a pas d’ennemi et s’il reste de la place.
name-confrontation-a-king-revealed = Un roi se révèle
about-confrontation-a-king-revealed = À la place de votre tour : montrez Aragorn et désignez un pion adverse. Sauron devra le déplacer au tour suivant.
name-confrontation-gwaihir = Gwaihir, Seigneur des Vents
about-confrontation-gwaihir = Au début d’un combat : votre pion se retire aussitôt de côté ou en arrière. Pas contre l’Ouargue.
name-confrontation-the-dark-of-mordor = Les Ténèbres du Mordor
about-confrontation-the-dark-of-mordor = Avant votre coup : un pion avance d’un pas vers une région sans ennemi, puis un autre pion joue votre coup.
name-confrontation-crebain = Crébain du pays de Dun
about-confrontation-crebain = À la place de votre tour : un pion adverse est dévoilé et le reste jusqu’à la fin de la partie.
name-confrontation-palantir = Palantír
about-confrontation-palantir = { $edition ->
    [2002] Au début de votre tour : un pion adverse hors de la Comté est dévoilé jusqu’à la fin du tour.
   *[other] Pendant votre tour : tous les pions adverses d’une région, hors de la Comté, sont dévoilés jusqu’à la fin du tour.
}
name-confrontation-recall-to-mordor = { $edition ->
    [2002] L’Esprit de l’Anneau
   *[other] Retour au Mordor
}
about-confrontation-recall-to-mordor = À la place de votre tour : un de vos pions retourne au Mordor, s’il n’y a pas d’ennemi et s’il reste de la place.

## Avant la partie
option-confrontation-edition = Édition
option-confrontation-edition-2002 = 2002
option-confrontation-edition-2005 = Deluxe, 2005
option-confrontation-mode = Personnages
option-confrontation-mode-classic = Classiques
option-confrontation-mode-variant = Variante
    .when = edition 2005
option-confrontation-mode-draft = Draft
    .when = edition 2005
option-confrontation-draft_picks = Choix du draft
    .when = mode draft
option-confrontation-draft_picks-open = Montrés
option-confrontation-draft_picks-secret = Secrets
option-confrontation-specials = Cartes spéciales
    .offer = none standard named
option-confrontation-specials-none = Aucune
option-confrontation-specials-standard = Deux chacun
option-confrontation-specials-named = Un nombre, distribuées
    .when = edition 2005
option-confrontation-shuffle = Pions d’une même région
option-confrontation-shuffle-automatic = Mélangés d’office
option-confrontation-shuffle-manual = Mélangés à la main

confrontation-draft = Choisissez une face pour la tuile { $number } sur 9
confrontation-classic = Classique
confrontation-variant = Variante
confrontation-take = Choisissez deux cartes spéciales
confrontation-number = Combien de cartes spéciales pour chaque camp ?
confrontation-others-choose = L’autre camp fait son choix…
confrontation-chosen = Déjà choisis
confrontation-ready = Commencer ainsi
confrontation-random = Placez-les pour moi
confrontation-clear = Recommencer

## Sur le plateau
confrontation-hidden = { $side } : pion caché
confrontation-could-be = { $count ->
    [one] C’est { $names }.
   *[other] Peut être { $names }.
}
confrontation-seen = Votre adversaire voit ce pion.
confrontation-unseen = { $count ->
    [one] Votre adversaire sait que c’est { $names }.
   *[other] Pour votre adversaire, ce peut être { $names }.
}
confrontation-token = { $piece }, force { $strength }, { $place }
confrontation-token-hidden = { $side }, pion caché { $place }
confrontation-go-to = { $piece } vers { $region }
confrontation-choose-region = Choisir { $region }
confrontation-mark-shown-for-good = Reste visible
confrontation-mark-must-move = Doit bouger
confrontation-mark-stepped = A déjà avancé
confrontation-cards = { $side } : cartes
confrontation-cards-left = { $side }, { $count ->
    [one] une carte restante : { $cards }
   *[other] { $count } cartes restantes : { $cards }
}
confrontation-fallen = { $side } : tombés
confrontation-specials-list = { $side }, cartes spéciales : { $cards }
confrontation-fallen-list = { $side }, tombés : { $pieces }
confrontation-card-hidden = Une carte, face cachée
confrontation-battle = Combat { $place }
confrontation-attacks = attaque
confrontation-defends = défend
confrontation-fate-fallen = à terre
confrontation-fate-away = à l’abri
confrontation-text-blank = L’Ouargue : { $piece } combat sans son texte.
confrontation-no-cards = Ce combat se joue sans cartes.

## Ce qu’il faut faire
prompt-confrontation-number = Annoncez combien de cartes spéciales chaque camp recevra.
prompt-confrontation-take = Prenez une carte spéciale ; vous en aurez deux.
prompt-confrontation-pick = Choisissez la face de cette tuile que vous jouerez.
prompt-confrontation-place = Placez vos neuf pions : glissez ou cliquez un pion, puis une région. Un dans chacune des cinq régions, quatre restent chez vous.
prompt-confrontation-place-where = Choisissez une région pour { $piece-the }.
prompt-confrontation-move = À vous : choisissez un pion à faire avancer.
prompt-confrontation-move-again = Gripoil : déplacez encore le même pion, ou arrêtez-vous.
prompt-confrontation-move-where = Choisissez la destination { $piece-of }.
prompt-confrontation-move-how = Choisissez comment { $piece-the } s’y { $piece-number ->
    [plural] rendent.
   *[other] rend.
}
prompt-confrontation-special-begin = { $special } : choisissez sur quoi la jouer, ou reposez-la.
prompt-confrontation-special-where = { $special } : choisissez la destination { $piece-of }.
prompt-confrontation-shuffle = On attend l’autre camp. Vous pouvez mélanger vos pions cachés.
prompt-confrontation-tunnel = Quelqu’un emprunte le tunnel de la Moria. Le Balrog frappe-t-il ?
prompt-confrontation-target = Choisissez qui attaquer { $region-at }.
prompt-confrontation-sam = Frodon est attaqué : Sam prend-il sa place ?
prompt-confrontation-gwaihir = Gwaihir emporte-t-il { $mine-the }, ou restez-vous ?
prompt-confrontation-text-retreat = { $mine-start } peut s’esquiver avant les cartes. Choisissez une région, ou tenez bon.
prompt-confrontation-show-frodo = Montrer Frodon auprès de Sam, pour que Sam compte 5 ?
prompt-confrontation-swap = Sméagol peut échanger sa place avec un voisin avant les cartes.
prompt-confrontation-aragorn = Aragorn est attaqué : combattre avec ou sans cartes ?
prompt-confrontation-gollum = Gollum peut se faufiler vers l’avant avant les cartes. Choisissez une région, ou tenez bon.
prompt-confrontation-saruman = Saroumane : combattre avec ou sans cartes ?
prompt-confrontation-cards = Choisissez une carte pour { $mine-the } contre { $theirs-the }.
prompt-confrontation-dark-card = Face à Gandalf, vous jouez le premier, à découvert : une carte pour { $mine-the }.
prompt-confrontation-light-card = L’adversaire a joué. Choisissez une carte pour { $mine-the }.
prompt-confrontation-demand = Saroumane peut forcer l’adversaire à jouer une autre carte.
prompt-confrontation-other-card = Saroumane vous renvoie votre carte : choisissez-en une autre pour { $mine-the }.
prompt-confrontation-four = La Bouche de Sauron peut jouer le 4 à la place.
prompt-confrontation-dark-magic = Pouvoir magique : reprenez une carte de votre défausse.
prompt-confrontation-light-magic = Pouvoir magique : reprenez une carte de votre défausse.
prompt-confrontation-dark-retreat = Fuite : choisissez où { $mine-the } se { $mine-number ->
    [plural] retirent.
   *[other] retire.
}
prompt-confrontation-light-retreat = Fuite : choisissez où { $mine-the } se { $mine-number ->
    [plural] retirent.
   *[other] retire.
}
prompt-confrontation-help = Si Gandalf est tout près, vous pouvez le montrer pour ajouter 1.
prompt-confrontation-wormtongue = Langue de Serpent est vaincu : qu’il rampe vers une région, ou qu’il tombe.

## Choix
action-confrontation-take = Prendre { $special }
action-confrontation-name = { $number } chacun
action-confrontation-pick = { $piece } : { $about }
action-confrontation-place = { $piece } { $region-at }
action-confrontation-shuffle = Mélanger les pions { $region-at }
action-confrontation-move = { $piece }, { $from-from } { $to-at }
action-confrontation-leap = { $piece } bondit { $to-at }
action-confrontation-rest = S’arrêter là
action-confrontation-shadowfax = Gripoil : { $piece } { $to-at }
action-confrontation-gandalf-the-white = Gandalf le Blanc
action-confrontation-a-king-revealed = Un roi se révèle : un pion { $region-at } doit bouger
action-confrontation-a-king-revealed-token = Un roi se révèle : le pion { $token-id } doit bouger
action-confrontation-palantir = Palantír : regarder { $region-at }
action-confrontation-palantir-token = Palantír : regarder le pion { $token-id }
action-confrontation-recall-to-mordor = { $piece } retourne au Mordor
action-confrontation-the-dark-of-mordor = Les Ténèbres du Mordor : { $piece } { $to-at }
action-confrontation-crebain = Crébain : dévoiler un pion { $region-at }
action-confrontation-crebain-token = Crébain : dévoiler le pion { $token-id }
action-confrontation-crebain-shown = Crébain : { $piece } reste visible
action-confrontation-let-pass = Laisser passer
action-confrontation-show-balrog = Le Balrog frappe
action-confrontation-attack-shown = Attaquer { $piece-the }
action-confrontation-attack-hidden = Attaquer un pion caché
action-confrontation-attack-token = Attaquer le pion { $token-id }
action-confrontation-sam-steps-in = Sam prend sa place
action-confrontation-frodo-fights = Frodon fait face lui-même
action-confrontation-gwaihir = Gwaihir : l’emporter { $region-at }
action-confrontation-no-gwaihir = Garder Gwaihir pour plus tard
action-confrontation-stand = Tenir bon
action-confrontation-retreat = Se retirer { $region-at }
action-confrontation-show-frodo = Montrer Frodon : Sam compte 5
action-confrontation-keep-frodo = Garder Frodon caché
action-confrontation-swap = Échanger avec { $piece-the }
action-confrontation-no-cards = Sans cartes
action-confrontation-with-cards = Avec cartes
action-confrontation-card = Jouer { $card }
action-confrontation-demand = Exiger une autre carte
action-confrontation-accept = S’en contenter
action-confrontation-take-four = Jouer le 4 à la place
action-confrontation-keep-card = Garder cette carte
action-confrontation-magic-picks = Le Pouvoir magique devient { $card }
action-confrontation-magic-stays = Laisser le Pouvoir magique tel quel
action-confrontation-gandalf-helps = Montrer Gandalf : 1 de plus
action-confrontation-no-help = Sans aide
action-confrontation-fall = Tomber

## Ce qui s’est passé
event-confrontation-ready = { $side } : prêt.
event-confrontation-number = Chaque camp reçoit { $number ->
    [0] zéro carte spéciale.
    [one] une carte spéciale.
   *[other] { $number } cartes spéciales.
}
event-confrontation-dealt = Carte reçue ({ $side }) : { $card }.
event-confrontation-taken = Cartes choisies ({ $side }) : { $cards }.
event-confrontation-picked = Personnages ({ $side }) : { $pieces }.
event-confrontation-begin = Les deux camps sont en place. Premier tour : { $turn }.
event-confrontation-move = { $piece-start } { $piece-number ->
    [plural] vont
   *[other] va
} { $from-from } { $to-at }.
event-confrontation-move-hidden = { $side } : un pion va { $from-from } { $to-at }.
event-confrontation-special = { $side } : carte spéciale { $card }.
event-confrontation-must-move = Sauron devra déplacer le pion désigné { $region-at }.
event-confrontation-returns = { $piece-start } revient { $region-at }.
event-confrontation-let-pass = Rien ne bouge dans le tunnel.
event-confrontation-battle = Combat { $region-at }. Attaquant : { $attacker }.
event-confrontation-reveal = On découvre { $piece-the } { $region-at }.
event-confrontation-swap = { $piece-start } échange sa place avec { $with-the }.
event-confrontation-no-cards = On se bat sans cartes.
event-confrontation-card-chosen = { $side } : carte choisie.
event-confrontation-card = { $side } : carte { $card }.
event-confrontation-magic = { $side } : le Pouvoir magique devient { $card }.
event-confrontation-demand = Saroumane renvoie { $card }.
event-confrontation-four = La Bouche de Sauron joue le 4 à la place{ $from-id ->
    [hand] .
   *[discard] , pris dans la défausse.
}
event-confrontation-help = Gandalf, { $region-at }, prête main-forte : 1 de plus.
event-confrontation-strengths = Forces : { $light } contre { $dark }.
event-confrontation-fallen = { $piece-start } { $piece-number ->
    [plural] tombent.
   *[other] tombe.
}
event-confrontation-ring-passed = { $piece } prend l’Anneau.
event-confrontation-shelob-returns = Arachne rentre au Gondor.
event-confrontation-retreat = { $piece-start } se { $piece-number ->
    [plural] retirent
   *[other] retire
} { $from-from } { $to-at }.
event-confrontation-refill = Toutes les cartes ont servi : chacun reprend les siennes.
event-confrontation-shuffle = { $side } : pions mélangés { $region-at }.
event-confrontation-end = La partie est finie.

## Comment cela s’est terminé
outcome-confrontation-ring-bearer-in-mordor = Le Porteur de l’Anneau a atteint le Mordor.
outcome-confrontation-ring-bearer-defeated = Le Porteur de l’Anneau est tombé.
outcome-confrontation-three-in-the-shire = Trois serviteurs de Sauron occupent la Comté.
outcome-confrontation-witch-king-in-the-shire = Le Roi-sorcier est entré dans la Comté.
outcome-confrontation-stuck = { $edition ->
    [2002] Le camp au trait ne pouvait plus déplacer aucun pion.
   *[other] Le camp au trait ne pouvait plus avancer.
}
outcome-confrontation-no-progress = Il ne s’est rien passé depuis trop longtemps.
outcome-confrontation-too-long = La route a trop duré.

## Les règles avec nos mots, par leur référence
rule-confrontation-05-90 = Sauron joue le premier ; ensuite chacun son tour.
rule-confrontation-02-67 = { rule-confrontation-05-90 }
rule-confrontation-05-94 = À votre tour, vous devez déplacer un de vos pions.
rule-confrontation-02-71 = { rule-confrontation-05-94 }
rule-confrontation-05-96 = Un pion avance vers une région voisine.
rule-confrontation-02-73 = { rule-confrontation-05-96 }
rule-confrontation-05-97 = Personne ne se déplace de côté en montagne.
rule-confrontation-02-84 = { rule-confrontation-05-97 }
rule-confrontation-05-101 = On n’entre pas dans une région pleine de ses propres pions : quatre dans la Comté et au Mordor, un en montagne, deux ailleurs.
rule-confrontation-02-88 = { rule-confrontation-05-101 }
rule-confrontation-05-102 = Vous pouvez mélanger à tout moment vos pions cachés d’une même région.
rule-confrontation-02-89 = { rule-confrontation-05-102 }
rule-confrontation-05-105 = La Communauté peut suivre le fleuve : de la Forêt Noire à Fangorn et de Fangorn au Rohan.
rule-confrontation-02-91 = { rule-confrontation-05-105 }
rule-confrontation-05-106 = La Communauté peut emprunter le tunnel d’Eregion à Fangorn. Si le Balrog guette au-dessus, il peut frapper.
rule-confrontation-02-93 = { rule-confrontation-05-106 }
rule-confrontation-05-144 = Qui entre dans une région ennemie y attaque les pions adverses, l’un après l’autre.
rule-confrontation-02-97 = { rule-confrontation-05-144 }
rule-confrontation-05-152 = Les deux combattants se dévoilent avant toute chose.
rule-confrontation-02-101 = { rule-confrontation-05-152 }
rule-confrontation-05-160 = On ne se retire ni vers une région pleine ou ennemie, ni de côté en montagne, ni par le tunnel, ni à contre-courant.
rule-confrontation-02-105 = On ne se retire ni vers une région pleine ou ennemie, ni de côté en montagne.
rule-confrontation-05-168 = Chaque camp choisit une carte en secret, puis on les dévoile ensemble. Les textes passent avant les chiffres, celui de Sauron d’abord.
rule-confrontation-02-109 = { rule-confrontation-05-168 }
rule-confrontation-05-182 = On additionne la force et la carte. Le plus faible tombe ; à égalité, les deux.
rule-confrontation-02-126 = { rule-confrontation-05-182 }
rule-confrontation-05-186 = Les cartes jouées restent visibles et hors de la main jusqu’à ce que les neuf aient servi ; chacun reprend alors les siennes.
rule-confrontation-02-128 = { rule-confrontation-05-186 }
rule-confrontation-05-208 = La Communauté gagne aussitôt que le Porteur de l’Anneau entre au Mordor.
rule-confrontation-02-113 = { rule-confrontation-05-208 }
rule-confrontation-05-210 = Sauron gagne aussitôt que le Porteur de l’Anneau tombe.
rule-confrontation-02-115 = { rule-confrontation-05-210 }
rule-confrontation-05-211 = Sauron gagne avec trois pions dans la Comté.
rule-confrontation-02-116 = { rule-confrontation-05-211 }
rule-confrontation-02-117 = Qui ne peut pas jouer à son tour perd.
rule-confrontation-05-212 = Qui ne peut pas avancer à son tour perd.
rule-confrontation-05-226 = Sauron gagne quand le Roi-sorcier de la variante entre dans la Comté.
rule-confrontation-05-228 = Quand le Frodon de la variante tombe, Sam porte l’Anneau ; si Sam est déjà tombé, Sauron gagne aussitôt.
rule-confrontation-05-230 = Quand Sam porte l’Anneau, la Communauté gagne aussitôt qu’il entre au Mordor, et Sauron aussitôt qu’il tombe.
rule-confrontation-05-240 = Dans un draft, chaque tuile se joue avec l’une de ses deux faces.
rule-confrontation-05-242 = Chacun montre ses choix, sauf accord pour les garder secrets.
rule-confrontation-05-552 = Chaque camp choisit deux de ses quatre cartes spéciales.
rule-confrontation-05-553 = La Communauté annonce un nombre de 0 à 4 ; chaque camp reçoit autant de cartes spéciales.
rule-confrontation-ruling-A2 = Les deux camps se placent en même temps et en secret ; on ne montre qu’ensuite où sont les pions.
rule-confrontation-ruling-B20 = Personne ne gagne après soixante tours sans perte ni progrès, ou après quatre cents tours.
rule-confrontation-02-144 = { about-confrontation-shadowfax }
rule-confrontation-02-148 = { about-confrontation-gandalf-the-white }
rule-confrontation-02-152 = { about-confrontation-palantir }
rule-confrontation-02-156 = { about-confrontation-recall-to-mordor }
rule-confrontation-02-205 = { about-confrontation-frodo }
rule-confrontation-02-211 = { about-confrontation-sam }
rule-confrontation-02-217 = { about-confrontation-pippin }
rule-confrontation-02-223 = { about-confrontation-merry }
rule-confrontation-02-229 = { about-confrontation-gandalf }
rule-confrontation-02-235 = { about-confrontation-aragorn }
rule-confrontation-02-241 = { about-confrontation-legolas }
rule-confrontation-02-247 = { about-confrontation-gimli }
rule-confrontation-02-253 = { about-confrontation-boromir }
rule-confrontation-02-259 = { about-confrontation-balrog }
rule-confrontation-02-275 = { about-confrontation-shelob }
rule-confrontation-02-279 = { about-confrontation-shelob }
rule-confrontation-02-287 = { about-confrontation-witch-king }
rule-confrontation-02-299 = { about-confrontation-flying-nazgul }
rule-confrontation-02-321 = { about-confrontation-black-rider }
rule-confrontation-02-335 = { about-confrontation-saruman }
rule-confrontation-02-347 = { about-confrontation-orcs }
rule-confrontation-02-363 = { about-confrontation-warg }
rule-confrontation-02-377 = { about-confrontation-cave-troll }
rule-confrontation-02-397 = { about-confrontation-magic }
rule-confrontation-02-403 = { about-confrontation-noble-sacrifice }
rule-confrontation-02-409 = { about-confrontation-elven-cloak }
rule-confrontation-02-415 = { about-confrontation-retreat }
rule-confrontation-02-431 = { about-confrontation-eye }
rule-confrontation-02-437 = { about-confrontation-retreat }
rule-confrontation-05-270 = { about-confrontation-magic }
rule-confrontation-05-276 = { about-confrontation-elven-cloak }
rule-confrontation-05-282 = { about-confrontation-noble-sacrifice }
rule-confrontation-05-287 = { about-confrontation-retreat }
rule-confrontation-05-303 = { about-confrontation-retreat }
rule-confrontation-05-309 = { about-confrontation-eye }
rule-confrontation-05-321 = { about-confrontation-frodo }
rule-confrontation-05-327 = { about-confrontation-sam }
rule-confrontation-05-333 = { about-confrontation-pippin }
rule-confrontation-05-339 = { about-confrontation-merry }
rule-confrontation-05-345 = { about-confrontation-gandalf }
rule-confrontation-05-351 = { about-confrontation-aragorn }
rule-confrontation-05-357 = { about-confrontation-legolas }
rule-confrontation-05-363 = { about-confrontation-gimli }
rule-confrontation-05-369 = { about-confrontation-boromir }
rule-confrontation-05-377 = { about-confrontation-balrog }
rule-confrontation-05-383 = { about-confrontation-shelob }
rule-confrontation-05-389 = { about-confrontation-witch-king }
rule-confrontation-05-395 = { about-confrontation-flying-nazgul }
rule-confrontation-05-401 = { about-confrontation-black-rider }
rule-confrontation-05-407 = { about-confrontation-saruman }
rule-confrontation-05-413 = { about-confrontation-orcs }
rule-confrontation-05-423 = { about-confrontation-warg }
rule-confrontation-05-429 = { about-confrontation-cave-troll }
rule-confrontation-05-437 = { about-confrontation-frodo-variant }
rule-confrontation-05-443 = { about-confrontation-sam-variant }
rule-confrontation-05-449 = { about-confrontation-elrond }
rule-confrontation-05-455 = { about-confrontation-gandalf-variant }
rule-confrontation-05-461 = { about-confrontation-aragorn-variant }
rule-confrontation-05-467 = { about-confrontation-treebeard }
rule-confrontation-05-473 = { about-confrontation-faramir }
rule-confrontation-05-479 = { about-confrontation-theoden }
rule-confrontation-05-484 = { about-confrontation-smeagol }
rule-confrontation-05-486 = { about-confrontation-smeagol }
rule-confrontation-05-494 = { about-confrontation-uruk-hai }
rule-confrontation-05-500 = { about-confrontation-witch-king-variant }
rule-confrontation-05-506 = { about-confrontation-saruman-variant }
rule-confrontation-05-512 = { about-confrontation-orcs-variant }
rule-confrontation-05-518 = { about-confrontation-wormtongue }
rule-confrontation-05-524 = { about-confrontation-mouth-of-sauron }
rule-confrontation-05-532 = { about-confrontation-watcher }
rule-confrontation-05-538 = { about-confrontation-flying-nazgul-variant }
rule-confrontation-05-544 = { about-confrontation-gollum }
rule-confrontation-05-567 = { about-confrontation-shadowfax }
rule-confrontation-05-573 = { about-confrontation-gandalf-the-white }
rule-confrontation-05-579 = { about-confrontation-a-king-revealed }
rule-confrontation-05-585 = { about-confrontation-gwaihir }
rule-confrontation-05-593 = { about-confrontation-palantir }
rule-confrontation-05-599 = { about-confrontation-recall-to-mordor }
rule-confrontation-05-607 = { about-confrontation-the-dark-of-mordor }
rule-confrontation-05-615 = { about-confrontation-crebain }
