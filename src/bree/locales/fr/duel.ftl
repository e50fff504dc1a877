# Le Duel (2002). Les numéros des cartes sont de nous : 1 à 21 sont les mêmes des deux côtés.

## Camps
name-duel-gandalf = Gandalf
    .the = Gandalf
    .start = Gandalf
name-duel-balrog = Balrog
    .the = le Balrog
    .start = Le Balrog
name-duel-nobody = Personne

## Cartes spéciales : leur nom et leur effet
name-duel-balance = Rétablis­sement
    .the = le Rétablissement
    .of = du Rétablissement
    .to = au Rétablissement
    .start = Le Rétablissement
about-duel-balance = Après l’attaque, Gandalf reprend des forces. Devant sur l’échelle, il gagne 1. À égalité, il gagne 1 et le Balrog perd 1. Derrière, il gagne 2 et le Balrog perd 1.
name-duel-ruse = Ruse
    .the = la Ruse
    .of = de la Ruse
    .to = à la Ruse
    .start = La Ruse
about-duel-ruse = Jusqu’à la fin du duel, le Balrog joue cartes sur table, sauf tant que trois cases libres ou plus séparent les marqueurs.
name-duel-magic = Magie
    .the = la Magie
    .of = de la Magie
    .to = à la Magie
    .start = La Magie
about-duel-magic = Une fois dans ce duel, Gandalf peut refuser une carte que le Balrog vient de poser. Elle revient en main et le Balrog en pose une autre. Sans effet en finale.
name-duel-mirror = Miroir
    .the = le Miroir
    .of = du Miroir
    .to = au Miroir
    .start = Le Miroir
about-duel-mirror = Rien n’est résolu : le Miroir renvoie l’attaque, et le Balrog doit répondre à sa propre carte. S’il répond par une carte spéciale, elle perd son texte.
name-duel-wrath = Colère
    .the = la Colère
    .of = de la Colère
    .to = à la Colère
    .start = La Colère
about-duel-wrath = La prochaine carte spéciale du Balrog dans ce duel perd son texte. La Feinte y échappe.
name-duel-spell = Sortilège
    .the = le Sortilège
    .of = du Sortilège
    .to = au Sortilège
    .start = Le Sortilège
about-duel-spell = Une carte est tirée au hasard de la main du Balrog et posée à découvert. Gandalf dit à quel tour elle doit être jouée. S’il ne le dit jamais, le Balrog peut la garder en réserve ; en finale, c’est sa dernière carte.
name-duel-feint = Feinte
    .the = la Feinte
    .of = de la Feinte
    .to = à la Feinte
    .start = La Feinte
about-duel-feint = Prend dans la rangée la place d’une carte ordinaire du Balrog. Celle-ci est rejouée au bout de la rangée et résolue là. Ni le Miroir ni la Colère n’y peuvent rien.
name-duel-strength = Force
    .the = la Force
    .of = de la Force
    .to = à la Force
    .start = La Force
about-duel-strength = Après l’attaque, Gandalf perd encore { $loss }. Le texte imprimé de cette carte est inconnu : l’effet est de nous.
name-duel-power = Pouvoir
    .the = le Pouvoir
    .of = du Pouvoir
    .to = au Pouvoir
    .start = Le Pouvoir
about-duel-power = Après l’attaque, le Balrog reprend des forces selon la place des pions sur le pont. Plus haut que Gandalf, il gagne 1. Au même niveau, il gagne 1 et Gandalf perd 1. Plus bas, il gagne 2 et Gandalf perd 1.
name-duel-trick = Astuce
    .the = l’Astuce
    .of = de l’Astuce
    .to = à l’Astuce
    .start = L’Astuce
about-duel-trick = Le Balrog tire au hasard une carte de la main de Gandalf, la regarde et la met dans la réserve de Gandalf. Sans effet en finale.
name-duel-riposte = Riposte
    .the = la Riposte
    .of = de la Riposte
    .to = à la Riposte
    .start = La Riposte
about-duel-riposte = Quand Gandalf a posé sa carte suivante, le Balrog peut l’échanger contre une autre que Gandalf a jouée plus tôt dans ce duel : c’est elle qui répond, sans son texte. Le Miroir garde le sien.
name-duel-exhaustion = Épuise­ment
    .the = l’Épuisement
    .of = de l’Épuisement
    .to = à l’Épuisement
    .start = L’Épuisement
about-duel-exhaustion = Un moment d’extrême faiblesse : ni points ni texte.
about-duel-plain = Son bord gauche répond à la carte qui précède ; son bord droit attaque la suivante.

name-duel-G01 = Carte 1
    .the = la carte 1
    .of = de la carte 1
    .to = à la carte 1
    .start = La carte 1
name-duel-G02 = Carte 2
    .the = la carte 2
    .of = de la carte 2
    .to = à la carte 2
    .start = La carte 2
name-duel-G03 = Carte 3
    .the = la carte 3
    .of = de la carte 3
    .to = à la carte 3
    .start = La carte 3
name-duel-G04 = Carte 4
    .the = la carte 4
    .of = de la carte 4
    .to = à la carte 4
    .start = La carte 4
name-duel-G05 = Carte 5
    .the = la carte 5
    .of = de la carte 5
    .to = à la carte 5
    .start = La carte 5
name-duel-G06 = Carte 6
    .the = la carte 6
    .of = de la carte 6
    .to = à la carte 6
    .start = La carte 6
name-duel-G07 = Carte 7
    .the = la carte 7
    .of = de la carte 7
    .to = à la carte 7
    .start = La carte 7
name-duel-G08 = Carte 8
    .the = la carte 8
    .of = de la carte 8
    .to = à la carte 8
    .start = La carte 8
name-duel-G09 = Carte 9
    .the = la carte 9
    .of = de la carte 9
    .to = à la carte 9
    .start = La carte 9
name-duel-G10 = Carte 10
    .the = la carte 10
    .of = de la carte 10
    .to = à la carte 10
    .start = La carte 10
name-duel-G11 = Carte 11
    .the = la carte 11
    .of = de la carte 11
    .to = à la carte 11
    .start = La carte 11
name-duel-G12 = Carte 12
    .the = la carte 12
    .of = de la carte 12
    .to = à la carte 12
    .start = La carte 12
name-duel-G13 = Carte 13
    .the = la carte 13
    .of = de la carte 13
    .to = à la carte 13
    .start = La carte 13
name-duel-G14 = Carte 14
    .the = la carte 14
    .of = de la carte 14
    .to = à la carte 14
    .start = La carte 14
name-duel-G15 = Carte 15
    .the = la carte 15
    .of = de la carte 15
    .to = à la carte 15
    .start = La carte 15
name-duel-G16 = Carte 16
    .the = la carte 16
    .of = de la carte 16
    .to = à la carte 16
    .start = La carte 16
name-duel-G17 = Carte 17
    .the = la carte 17
    .of = de la carte 17
    .to = à la carte 17
    .start = La carte 17
name-duel-G18 = Carte 18
    .the = la carte 18
    .of = de la carte 18
    .to = à la carte 18
    .start = La carte 18
name-duel-G19 = Carte 19
    .the = la carte 19
    .of = de la carte 19
    .to = à la carte 19
    .start = La carte 19
name-duel-G20 = Carte 20
    .the = la carte 20
    .of = de la carte 20
    .to = à la carte 20
    .start = La carte 20
name-duel-G21 = { name-duel-exhaustion }
    .the = { name-duel-exhaustion.the }
    .of = { name-duel-exhaustion.of }
    .to = { name-duel-exhaustion.to }
    .start = { name-duel-exhaustion.start }
name-duel-G22 = { name-duel-balance }
    .the = { name-duel-balance.the }
    .of = { name-duel-balance.of }
    .to = { name-duel-balance.to }
    .start = { name-duel-balance.start }
name-duel-G23 = { name-duel-ruse }
    .the = { name-duel-ruse.the }
    .of = { name-duel-ruse.of }
    .to = { name-duel-ruse.to }
    .start = { name-duel-ruse.start }
name-duel-G24 = { name-duel-magic }
    .the = { name-duel-magic.the }
    .of = { name-duel-magic.of }
    .to = { name-duel-magic.to }
    .start = { name-duel-magic.start }
name-duel-G25 = { name-duel-mirror }
    .the = { name-duel-mirror.the }
    .of = { name-duel-mirror.of }
    .to = { name-duel-mirror.to }
    .start = { name-duel-mirror.start }
name-duel-G26 = { name-duel-wrath }
    .the = { name-duel-wrath.the }
    .of = { name-duel-wrath.of }
    .to = { name-duel-wrath.to }
    .start = { name-duel-wrath.start }
name-duel-G27 = { name-duel-spell }
    .the = { name-duel-spell.the }
    .of = { name-duel-spell.of }
    .to = { name-duel-spell.to }
    .start = { name-duel-spell.start }
name-duel-B01 = Carte 1
    .the = la carte 1
    .of = de la carte 1
    .to = à la carte 1
    .start = La carte 1
name-duel-B02 = Carte 2
    .the = la carte 2
    .of = de la carte 2
    .to = à la carte 2
    .start = La carte 2
name-duel-B03 = Carte 3
    .the = la carte 3
    .of = de la carte 3
    .to = à la carte 3
    .start = La carte 3
name-duel-B04 = Carte 4
    .the = la carte 4
    .of = de la carte 4
    .to = à la carte 4
    .start = La carte 4
name-duel-B05 = Carte 5
    .the = la carte 5
    .of = de la carte 5
    .to = à la carte 5
    .start = La carte 5
name-duel-B06 = Carte 6
    .the = la carte 6
    .of = de la carte 6
    .to = à la carte 6
    .start = La carte 6
name-duel-B07 = Carte 7
    .the = la carte 7
    .of = de la carte 7
    .to = à la carte 7
    .start = La carte 7
name-duel-B08 = Carte 8
    .the = la carte 8
    .of = de la carte 8
    .to = à la carte 8
    .start = La carte 8
name-duel-B09 = Carte 9
    .the = la carte 9
    .of = de la carte 9
    .to = à la carte 9
    .start = La carte 9
name-duel-B10 = Carte 10
    .the = la carte 10
    .of = de la carte 10
    .to = à la carte 10
    .start = La carte 10
name-duel-B11 = Carte 11
    .the = la carte 11
    .of = de la carte 11
    .to = à la carte 11
    .start = La carte 11
name-duel-B12 = Carte 12
    .the = la carte 12
    .of = de la carte 12
    .to = à la carte 12
    .start = La carte 12
name-duel-B13 = Carte 13
    .the = la carte 13
    .of = de la carte 13
    .to = à la carte 13
    .start = La carte 13
name-duel-B14 = Carte 14
    .the = la carte 14
    .of = de la carte 14
    .to = à la carte 14
    .start = La carte 14
name-duel-B15 = Carte 15
    .the = la carte 15
    .of = de la carte 15
    .to = à la carte 15
    .start = La carte 15
name-duel-B16 = Carte 16
    .the = la carte 16
    .of = de la carte 16
    .to = à la carte 16
    .start = La carte 16
name-duel-B17 = Carte 17
    .the = la carte 17
    .of = de la carte 17
    .to = à la carte 17
    .start = La carte 17
name-duel-B18 = Carte 18
    .the = la carte 18
    .of = de la carte 18
    .to = à la carte 18
    .start = La carte 18
name-duel-B19 = Carte 19
    .the = la carte 19
    .of = de la carte 19
    .to = à la carte 19
    .start = La carte 19
name-duel-B20 = Carte 20
    .the = la carte 20
    .of = de la carte 20
    .to = à la carte 20
    .start = La carte 20
name-duel-B21 = { name-duel-exhaustion }
    .the = { name-duel-exhaustion.the }
    .of = { name-duel-exhaustion.of }
    .to = { name-duel-exhaustion.to }
    .start = { name-duel-exhaustion.start }
name-duel-B22 = { name-duel-feint }
    .the = { name-duel-feint.the }
    .of = { name-duel-feint.of }
    .to = { name-duel-feint.to }
    .start = { name-duel-feint.start }
name-duel-B23 = { name-duel-strength }
    .the = { name-duel-strength.the }
    .of = { name-duel-strength.of }
    .to = { name-duel-strength.to }
    .start = { name-duel-strength.start }
name-duel-B24 = { name-duel-power }
    .the = { name-duel-power.the }
    .of = { name-duel-power.of }
    .to = { name-duel-power.to }
    .start = { name-duel-power.start }
name-duel-B25 = { name-duel-trick }
    .the = { name-duel-trick.the }
    .of = { name-duel-trick.of }
    .to = { name-duel-trick.to }
    .start = { name-duel-trick.start }
name-duel-B26 = { name-duel-riposte }
    .the = { name-duel-riposte.the }
    .of = { name-duel-riposte.of }
    .to = { name-duel-riposte.to }
    .start = { name-duel-riposte.start }
name-duel-B27 = Carte 27
    .the = la carte 27
    .of = de la carte 27
    .to = à la carte 27
    .start = La carte 27

## Sur le plateau
duel-number = Duel { $number } sur 3
duel-final = La finale
duel-running = En cours
duel-energy = Énergie
duel-energy-about = Chaque point qui touche coûte une case. Un duel commence sur { $duel }, la finale sur { $final }. Un marqueur dans la partie hachurée, sous zéro, met fin au duel.
duel-energy-now = Énergie : Gandalf { $gandalf }, le Balrog { $balrog }, { $free ->
    [0] aucune case libre
    [one] une case libre
   *[other] { $free } cases libres
} entre eux
duel-free = { $free ->
    [one] 1 libre
   *[other] { $free } libres
}
duel-may-look = { $free } libres · { $side } regarde
duel-free-about = Les cases libres entre les marqueurs. À partir de trois, celui qui est devant voit la main de l’autre. À la fin du duel, le vainqueur gravit une marche jusqu’à deux cases libres, deux marches pour trois ou quatre, trois marches à partir de cinq.
duel-on-step = { $side } se tient { $step ->
    [0] au sol, devant le pont
   *[other] sur la marche { $step } de { $bridge }
}.
duel-row = La rangée, { $count ->
    [0] vide
    [one] une carte
   *[other] { $count } cartes
}
duel-row-empty = Aucune carte sur le pont pour l’instant.
duel-your-hand = Votre main, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
duel-their-hand = { $side } tient { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} ; vous en connaissez { $known }.
duel-hidden = { $count ->
    [one] Une carte cachée
   *[other] { $count } cartes cachées
}
duel-hidden-about = Vous voyez cette main dès que vous menez de trois cases libres ou plus.
duel-reserve = Réserve : { $count }
duel-reserve-about = À chaque duel, trois cartes sont mises de côté, face cachée. Elles forment la main de la finale.
duel-pack = Paquet : { $count }
duel-pack-about = On tire neuf nouvelles cartes pour chacun des trois duels.
duel-gone = Cartes déjà jouées
duel-known = Connues de vous : { $cards }.
duel-perhaps = De la main du duel { $duel }, { $count ->
    [one] une carte a été gardée
   *[other] { $count } cartes ont été gardées
} ; on y avait vu : { $cards }.
duel-you-saw = Vous avez vu cette carte.
duel-they-saw = Votre adversaire a vu cette carte.
duel-spellbound = Découverte par le Sortilège : Gandalf dit quand elle est jouée.
duel-refused = Refusée à l’instant par la Magie : posez-en une autre.
duel-keep-these = { $picked ->
    [0] Choisissez { $count } cartes
   *[other] Mettre en réserve ({ $picked } sur { $count })
}
duel-edges = Défense : { $lefts ->
    [0] aucun point
    [one] ligne { $left }
   *[other] lignes { $left }
} ; attaque : { $rights ->
    [0] aucun point
    [one] ligne { $right }
   *[other] lignes { $right }
}.
duel-line-met = Ligne { $line } : les points se neutralisent.
duel-line-hit = Ligne { $line } : { $side-the } est touché et perd 1.
duel-reconstructed = Reconstitué
duel-reconstructed-about = Les points imprimés sur les cartes restent introuvables. Les cartes qui portent cette marque ont des points que nous avons reconstitués d’après tout ce que l’on en sait. Si vous possédez le jeu, vous pouvez saisir les vôtres : voyez la page des règles.
duel-source-reconstruction = Reconstitué : les points imprimés sont inconnus.

## Options
option-duel-last_text = Texte de la dernière carte d’un duel
option-duel-last_text-counts = Il compte
option-duel-last_text-void = Il est perdu
option-duel-balance = Le Rétablissement compare les marqueurs
option-duel-balance-after = Après son attaque
option-duel-balance-before = Avant son attaque

## Ce qu’on attend de vous
prompt-duel-begin = { $final ->
    [yes] La finale : regardez vos neuf cartes et dites qui commence.
   *[no] Duel { $duel } : regardez vos cartes et dites qui commence.
}
prompt-duel-lead = Posez la première carte. C’est son bord droit qui attaquera.
prompt-duel-play = Répondez { $card-to }. Votre carte défend par la gauche, puis attaque par la droite.
prompt-duel-confirm = { $picked } : touchez encore pour poser la carte.
prompt-duel-again = Carte refusée : { $refused }. Posez-en une autre.
prompt-duel-called = Gandalf appelle { $open-the }, à jouer maintenant.
prompt-duel-feint = Feinte : choisissez dans la rangée celle de vos cartes qu’elle remplace. Cette carte est rejouée au bout.
prompt-duel-call = Sortilège : le Balrog doit-il jouer { $open-the } maintenant ?
prompt-duel-refuse = Magie : le Balrog vient de poser { $card-the }. La refusez-vous ?
prompt-duel-answer = Riposte : échangez { $card-the } contre une carte précédente de Gandalf, ou laissez la rangée.
prompt-duel-reserve = Choisissez { $count } cartes à garder pour la finale. Les autres quittent la partie.

## Choix
action-duel-draw = Tirer { $card-the }
action-duel-begin = { $side-start } commence
action-duel-play = Poser { $card-the }
action-duel-feint = La Feinte à la place { $card-of }
action-duel-call = Appeler { $open-the } maintenant
action-duel-wait = Pas encore
action-duel-refuse = Refuser { $last-the }
action-duel-accept = Laisser la carte
action-duel-exchange = Échanger contre { $card-the }
action-duel-stand = Laisser la rangée
action-duel-keep = Garder { $first-the }, { $second-the } et { $third-the }
action-duel-keep-two = Garder { $first-the } et { $second-the }

## Ce qui s’est passé
event-duel-draw = { $side-start } tire une carte.
event-duel-begin = { $side-start } commence.
event-duel-lay = { $side-start } pose { $card-the }.
event-duel-feint = La Feinte prend la place { $card-of }, à rejouer au bout de la rangée.
event-duel-settle = { $attacker-start } attaque { $attack-count ->
    [0] sans aucun point
    [one] sur la ligne { $attack }
   *[other] sur les lignes { $attack }
} ; en face, { $defence-count ->
    [0] aucun point
    [one] la ligne { $defence }
   *[other] les lignes { $defence }
}. Énergie : { $energy }.
event-duel-hits = { $defender-start } { $struck ->
    [0] ne perd rien
   *[other] perd { $struck }
}, { $attacker-the } { $back ->
    [0] rien
   *[other] { $back }
} ; { $met ->
    [0] rien ne se neutralise
    [one] une ligne se neutralise
   *[other] { $met } lignes se neutralisent
}. Énergie { $gandalf } : { $balrog }.
event-duel-text = { $special-id ->
    [balance] Rétablissement : Gandalf reprend des forces.
    [ruse] Ruse : le Balrog doit montrer sa main.
    [magic] Magie : Gandalf pourra refuser une carte dans ce duel.
    [mirror] Le Miroir renvoie l’attaque.
    [wrath] La Colère guette la prochaine carte spéciale du Balrog.
    [spell] Sortilège : une carte est tirée de la main du Balrog.
    [strength] Force : Gandalf perd encore de l’énergie.
    [power] Pouvoir : le Balrog reprend des forces.
    [trick] Astuce : une carte est tirée de la main de Gandalf.
    [riposte] La Riposte attend la prochaine carte de Gandalf.
   *[other] { $special-start } fait effet.
}
event-duel-text-idle = { $special-id ->
    [ruse] { $special-start } reste sans effet pour l’instant.
    [mirror] Le Miroir ne renvoie rien.
   *[other] { $special-start } reste sans effet.
}
event-duel-void = { $special-start } perd son texte.
event-duel-spell = Le Sortilège découvre { $card-the }.
event-duel-trick = La carte tirée rejoint la réserve de Gandalf.
event-duel-trick-known = L’Astuce tire { $card-the }, qui rejoint la réserve de Gandalf.
event-duel-call = { $now ->
    [yes] Gandalf appelle { $card-the }, à jouer maintenant.
   *[no] Gandalf n’appelle pas encore { $card-the }.
}
event-duel-refuse = La Magie refuse { $card-the }, qui revient en main.
event-duel-accept = Gandalf laisse la carte.
event-duel-exchange = Riposte : { $card-the } répond à la place { $laid-of }.
event-duel-stand = Le Balrog laisse la rangée telle quelle.
event-duel-look = { $side-start } mène de trois cases libres et regarde la main adverse.
event-duel-open-hand = La main du Balrog est sur la table.
event-duel-keep = { $side-start } met des cartes de côté pour la finale.
event-duel-keep-known = { $side-start } met de côté : { $cards }.
event-duel-duel-end = { $winner-start } remporte le duel et { $climbed ->
    [0] reste sur la dernière marche
    [one] gravit une marche
   *[other] gravit { $climbed } marches
}.
event-duel-final = La finale commence. { $side-start } dit qui ouvre.
event-duel-game-end = { $winner-start } tient le pont.

## Comment la partie a fini
outcome-duel-top-of-bridge = Le haut du pont a été atteint avant la finale.
outcome-duel-higher-on-bridge = Après la finale, le pion le plus haut tient le pont.
outcome-duel-won-final = Les deux pions sont au même niveau : la finale décide.

## Les règles à notre façon, par référence
rule-duel-duel-27 = Gandalf et le Balrog ont 27 cartes chacun.
rule-duel-duel-36 = Pour un duel, chacun tire neuf cartes : six sont jouées, trois gardées pour la finale.
rule-duel-duel-38 = Gandalf commence le premier duel.
rule-duel-duel-44 = Tour à tour, chacun pose une carte au bout droit de la rangée.
rule-duel-duel-56 = Sur chaque ligne, deux points face à face se neutralisent. Un point sans vis-à-vis coûte une case à l’autre camp.
rule-duel-duel-84 = Si trois cases libres ou plus séparent les marqueurs après une attaque, celui qui est devant peut regarder la main de l’autre.
rule-duel-duel-113 = Si une attaque met fin au duel, le texte de la carte posée est perdu.
rule-duel-duel-119 = Après un duel, chacun met trois cartes de côté, face cachée ; qui en a plus choisit, le reste quitte la partie sans être montré.
rule-duel-duel-121 = Le marqueur le plus haut gagne le duel : une marche jusqu’à deux cases libres, deux pour trois ou quatre, trois à partir de cinq.
rule-duel-duel-127 = Sur la même case, celui qui a commencé le duel le perd, et l’autre gravit une marche.
rule-duel-duel-137 = Neuf nouvelles cartes chacun. Le perdant du duel précédent les regarde et dit qui commence.
rule-duel-duel-145 = En finale, les neuf cartes mises de côté forment la main, et les marqueurs partent du haut de l’échelle.
rule-duel-duel-147 = Le pion le plus bas dit qui commence la finale ; à égalité, le perdant du troisième duel.
rule-duel-duel-158 = Après la finale, le pion le plus haut gagne ; à égalité, le vainqueur de la finale.
rule-duel-duel-160 = Atteindre le haut du pont à la fin d’un duel fait gagner aussitôt.
rule-duel-duel-176 = { about-duel-feint }
rule-duel-duel-177 = La Feinte se pose au bout de la rangée seulement si le Balrog n’a joué que des cartes spéciales.
rule-duel-duel-185 = La Force perd son texte si ses propres points de défense mettent fin au duel.
rule-duel-duel-189 = { about-duel-power }
rule-duel-duel-199 = { about-duel-trick }
rule-duel-duel-200 = En finale, l’Astuce est sans effet mais garde ses points.
rule-duel-duel-204 = { about-duel-riposte } La carte qu’il vient de poser prend l’ancienne place, où ni ses points ni son texte ne comptent.
rule-duel-duel-205 = Une carte déplacée par la Riposte perd son texte, sauf le Miroir.
rule-duel-duel-209 = { about-duel-balance }
rule-duel-duel-219 = { about-duel-ruse }
rule-duel-duel-220 = La Ruse sommeille tant que trois cases libres ou plus séparent les marqueurs.
rule-duel-duel-225 = { about-duel-magic }
rule-duel-duel-226 = Gandalf doit dire aussitôt s’il refuse la carte.
rule-duel-duel-227 = Le Balrog pose une autre carte de sa main à la place de la carte refusée.
rule-duel-duel-228 = La Magie est sans effet dès que le Balrog n’a plus de carte à poser dans ce duel.
rule-duel-duel-229 = La Magie est sans effet en finale.
rule-duel-duel-234 = { about-duel-mirror }
rule-duel-duel-235 = Une carte spéciale qui répond au Miroir perd son texte mais garde ses points.
rule-duel-duel-238 = Si le Miroir est la dernière carte d’un duel, cette attaque n’est pas résolue.
rule-duel-duel-242 = { about-duel-wrath }
rule-duel-duel-243 = La Colère prend fin avec le duel.
rule-duel-duel-248 = { about-duel-spell }
rule-duel-duel-249 = Gandalf dit quand la carte découverte doit être jouée.
