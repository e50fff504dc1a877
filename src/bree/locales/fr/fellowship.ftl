# Le Seigneur des Anneaux, jeu coopératif (2000).

## Hobbits
name-fellowship-frodo = Frodon
name-fellowship-sam = Sam
name-fellowship-pippin = Pippin
name-fellowship-merry = Merry
name-fellowship-fatty = Dick
name-fellowship-nobody = Personne
name-fellowship-sauron = Sauron
about-fellowship-frodo = { $frodo ->
    [all-white] Toutes les cartes blanches sont pour lui des jokers.
   *[other] Les cartes hobbit blanches sont pour lui des jokers.
}
about-fellowship-sam = Un dé ne lui coûte jamais plus d’un pas ou d’une carte.
about-fellowship-pippin = À son tour, il peut jouer deux cartes de n’importe quelles couleurs.
about-fellowship-merry = Deux jetons de vie différents lui suffisent à la fin d’une aventure.
about-fellowship-fatty = Pioche deux cartes hobbit à la fin de chaque aventure.

## Lieux
name-fellowship-bag-end = Cul-de-Sac
    .at = à Cul-de-Sac
name-fellowship-rivendell = Fondcombe
    .at = à Fondcombe
name-fellowship-moria = La Moria
    .at = en Moria
name-fellowship-lothlorien = La Lothlórien
    .at = en Lothlórien
name-fellowship-helms-deep = Le Gouffre de Helm
    .at = au Gouffre de Helm
name-fellowship-shelobs-lair = L’Antre d’Arachne
    .at = dans l’Antre d’Arachne
name-fellowship-mordor = Le Mordor
    .at = en Mordor
about-fellowship-bag-end = Six cartes chacun. Le porteur peut préparer le voyage : un dé, puis quatre cartes à répartir. Ensuite, les Nazgûl apparaissent.
about-fellowship-rivendell = On distribue douze cartes spéciales (huit si vous êtes deux). Chacun passe une carte à gauche, puis donne une amitié ou lance le dé.
about-fellowship-moria = La première aventure. Sa piste principale est le combat, de 10 à 20 points.
about-fellowship-lothlorien = On distribue douze cartes spéciales (huit si vous êtes deux). Chacun peut se reposer pour deux boucliers, puis donne un joker ou lance le dé.
about-fellowship-helms-deep = La deuxième aventure. Sa piste principale est le combat, de 30 à 40 points.
about-fellowship-shelobs-lair = La troisième aventure. Sa piste principale est le combat, de 40 à 50 points.
about-fellowship-mordor = La dernière aventure. Gravissez la Montagne du Destin jusqu’à 60 et jetez l’Anneau au feu.

## Symboles, qui sont aussi des pistes et des tuiles
name-fellowship-fighting = Combat
name-fellowship-travelling = Voyage
name-fellowship-hiding = Cachette
name-fellowship-friendship = Amitié
name-fellowship-joker = Joker
name-fellowship-one = 1 ×
name-fellowship-two = 2 ×
name-fellowship-three = 3 ×
name-fellowship-draw = piocher
name-fellowship-heal = un pas vers la lumière

## Jetons de vie, cases
name-fellowship-ring = Anneau
name-fellowship-heart = Cœur
name-fellowship-sun = Soleil
name-fellowship-shield = Bouclier
name-fellowship-big-shield = Grand bouclier
name-fellowship-die = Dé
about-fellowship-space-shield = Celui qui arrive ici prend un bouclier d’un point.
about-fellowship-space-big-shield = Celui qui arrive ici retourne un grand bouclier de 1, 2 ou 3 points.
about-fellowship-space-ring = Celui qui arrive ici prend un jeton Anneau. Qui en a le plus portera l’Anneau dans l’aventure suivante.
about-fellowship-space-heart = Celui qui arrive ici prend un jeton Cœur.
about-fellowship-space-sun = Celui qui arrive ici prend un jeton Soleil.
about-fellowship-space-die = Celui qui arrive ici lance le dé, une fois la carte ou la tuile résolue.
about-fellowship-space-heal = Celui qui arrive ici fait un pas vers la lumière.
about-fellowship-space-card = Celui qui arrive ici prend la carte spéciale { $card }.
about-fellowship-space-gone = La carte spéciale { $card } n’est plus là : cette case ne donne rien.
about-fellowship-space-last = Cette case met fin à l’aventure.
about-fellowship-space-part = Avec cette case, la première partie de la piste est achevée.

## Tuiles
name-fellowship-event = Événement
name-fellowship-event-or-three-cards = Événement, ou trois cartes
name-fellowship-event-or-three-things = Événement, ou trois objets
name-fellowship-eye-or-two = Deux pas, ou l’Œil
about-fellowship-tile-fighting = La piste du combat avance d’une case ; une autre si elle manque ou si elle est achevée. Pas d’autre tuile.
about-fellowship-tile-travelling = La piste du voyage avance d’une case ; une autre si elle manque ou si elle est achevée. Pas d’autre tuile.
about-fellowship-tile-hiding = La piste de la cachette avance d’une case ; une autre si elle manque ou si elle est achevée. Pas d’autre tuile.
about-fellowship-tile-friendship = La piste de l’amitié avance d’une case ; une autre si elle manque ou si elle est achevée. Pas d’autre tuile.
about-fellowship-tile-event = L’événement suivant se produit. Puis une autre tuile.
about-fellowship-tile-event-or-three-cards = Le groupe défausse trois cartes, sinon l’événement suivant se produit. Puis une autre tuile.
about-fellowship-tile-event-or-three-things = Le groupe donne une carte, un jeton de vie et un bouclier, sinon l’événement suivant se produit. Puis une autre tuile.
about-fellowship-tile-ring = Le porteur fait un pas vers les ténèbres. Puis une autre tuile.
about-fellowship-tile-eye-or-two = Un hobbit fait deux pas vers les ténèbres, sinon Sauron avance d’une case. Puis une autre tuile.

## Le dé
name-fellowship-face-one = Un pas vers les ténèbres
name-fellowship-face-two = Deux pas vers les ténèbres
name-fellowship-face-three = Trois pas vers les ténèbres
name-fellowship-face-cards = Défausser deux cartes
name-fellowship-face-eye = Sauron avance d’une case
name-fellowship-face-blank = Rien

## Cartes hobbit
name-fellowship-white-fighting = Combat (blanche)
name-fellowship-white-travelling = Voyage (blanche)
name-fellowship-white-hiding = Cachette (blanche)
name-fellowship-white-friendship = Amitié (blanche)
name-fellowship-white-joker = Joker (blanche)
name-fellowship-grey-fighting = Combat (grise)
name-fellowship-grey-travelling = Voyage (grise)
name-fellowship-grey-hiding = Cachette (grise)
name-fellowship-grey-friendship = Amitié (grise)
about-fellowship-card = { $colour ->
    [white] Carte blanche
   *[grey] Carte grise
}, { $count ->
    [one] un symbole
    [2] deux symboles
   *[other] { $count } symboles
} : { $symbol }. { $symbol-id ->
    [joker] Chaque joker fait avancer la piste de votre choix.
   *[other] Chacun fait avancer cette piste d’une case.
}

## Cartes spéciales
name-fellowship-aragorn = Aragorn
name-fellowship-boromir = Boromir
name-fellowship-gimli = Gimli
name-fellowship-gandalf = Gandalf
name-fellowship-legolas = Legolas
name-fellowship-anduril = Andúril
name-fellowship-glamdring = Glamdring
name-fellowship-sting = Dard
name-fellowship-athelas = Athelas
name-fellowship-miruvor = Miruvor
name-fellowship-mithril = Mithril
name-fellowship-staff = Bâton
name-fellowship-book = Livre
name-fellowship-pipe = Pipe
name-fellowship-arwen = Arwen
name-fellowship-galadriel = Galadriel
name-fellowship-box-of-earth = Coffret de terre
name-fellowship-bow = Arc
name-fellowship-elven-rope = Corde elfique
name-fellowship-boat = Barque
name-fellowship-elven-cloak = Cape elfique
name-fellowship-brooch = Broche
name-fellowship-belt = Ceinture
name-fellowship-elessar = Elessar
name-fellowship-lembas = Lembas
name-fellowship-phial = Fiole
name-fellowship-theoden = Théoden
name-fellowship-shadowfax = Gripoil
name-fellowship-eomer = Éomer
name-fellowship-riders-of-rohan = Cavaliers du Rohan
name-fellowship-faramir = Faramir
name-fellowship-gollum = Gollum
name-fellowship-army-of-the-dead = Armée des Morts
name-fellowship-ghan = Ghân
name-fellowship-eowyn = Éowyn
about-fellowship-athelas = { $athelas ->
    [one-token] Remplace un jeton de vie qui manque.
   *[other] Un joueur ne subit rien pour les jetons de vie qui lui manquent, une fois.
}
about-fellowship-miruvor = Un joueur peut passer une carte à un autre.
about-fellowship-mithril = Le résultat d’un dé est ignoré.
about-fellowship-staff = Une tuile « événement, ou trois objets » (ou trois cartes) est ignorée.
about-fellowship-belt = Un dé n’est pas lancé.
about-fellowship-elessar = Un hobbit fait un pas vers la lumière.
about-fellowship-lembas = Un joueur pioche jusqu’à avoir six cartes en main.
about-fellowship-phial = Le joueur actif ne retourne pas la prochaine tuile.
about-fellowship-gollum = Trois jokers, carte blanche. Celui qui s’en sert lance le dé.

## Gandalf
name-fellowship-foresight = Vision
name-fellowship-guidance = Guide
name-fellowship-healing = Guérison
name-fellowship-magic = Magie
name-fellowship-persistence = Persévérance
about-fellowship-foresight = Cinq boucliers : un joueur regarde les trois prochaines tuiles et les remet dans l’ordre de son choix.
about-fellowship-guidance = Cinq boucliers : deux jokers pour le joueur actif.
about-fellowship-healing = Cinq boucliers : un hobbit fait deux pas vers la lumière.
about-fellowship-magic = Cinq boucliers : l’événement qui vient d’arriver est ignoré, sauf le dernier du Mordor.
about-fellowship-persistence = Cinq boucliers : un joueur pioche quatre cartes hobbit.

## Événements, demandes des refuges et des tuiles
name-fellowship-speak-friend = Parlez, ami, et entrez
name-fellowship-watcher-in-the-water = Le guetteur de l’eau
name-fellowship-stone-in-the-well = Une pierre dans le puits
name-fellowship-trapped = Pris au piège
name-fellowship-orcs-attack = Les Orques attaquent
name-fellowship-fly-you-fools = Fuyez, pauvres fous !
name-fellowship-wormtongue = Langue de Serpent
name-fellowship-orcs-attack-the-gate = Les Orques à la porte
name-fellowship-fire-of-orthanc = Le feu d’Orthanc
name-fellowship-orcs-storm-forward = L’assaut des Orques
name-fellowship-orcs-conquer = Les Orques l’emportent
name-fellowship-faces-of-the-dead = Le marais des Morts
name-fellowship-forbidden-pool = L’étang interdit
name-fellowship-nazgul-searches = Le Nazgûl cherche
name-fellowship-shelob-appears = Arachne paraît
name-fellowship-shelob-attacks = Arachne attaque
name-fellowship-sam-saves-frodo = Sam sauve Frodon
name-fellowship-nazgul-attacks = Le Nazgûl attaque
name-fellowship-pelennor-fields = Les champs du Pelennor
name-fellowship-mouth-of-sauron = La Bouche de Sauron
name-fellowship-surrounded = Encerclés
name-fellowship-the-ring-is-mine = L’Anneau m’appartient !
name-fellowship-nazgul-appear = Les Nazgûl apparaissent
name-fellowship-fellowship = La communauté
name-fellowship-rest = Repos
name-fellowship-mirror = Le miroir
name-fellowship-three-cards = Trois cartes
name-fellowship-three-things = Trois objets
demand-fellowship-speak-friend = Ensemble : une amitié et un joker. Sinon, Sauron avance de 1.
demand-fellowship-watcher-in-the-water = Chacun : une cachette, sinon le dé.
demand-fellowship-stone-in-the-well = On retourne une carte. Le joueur actif en donne deux semblables et reçoit la Pipe. Sinon, Sauron avance de 1 et l’événement suivant se produit.
demand-fellowship-trapped = Cachette et voyage doivent être achevés. Sinon, Sauron avance de 2 et le porteur lance le dé.
demand-fellowship-orcs-attack = Ensemble : cinq combats. Sinon, Sauron avance de 2.
demand-fellowship-fly-you-fools = Un hobbit fait 3 pas vers les ténèbres. Sinon, chacun lance le dé. Puis l’aventure est finie.
demand-fellowship-wormtongue = Un joueur seul : une amitié et un combat. Sinon, les cartes spéciales d’ici sont perdues.
demand-fellowship-riders-of-rohan = Amitié achevée : le joueur actif reçoit les Cavaliers. Sinon, Sauron avance de 1 et le porteur lance le dé.
demand-fellowship-orcs-attack-the-gate = Première partie du voyage achevée : chacun pioche une carte. Sinon, Sauron avance de 2.
demand-fellowship-fire-of-orthanc = On retourne une carte. Le joueur actif en donne deux semblables. Sinon, chacun lance le dé.
demand-fellowship-orcs-storm-forward = Ensemble : un Cœur, un Soleil et un Anneau. Sinon, Sauron avance de 2.
demand-fellowship-orcs-conquer = { $conquer_dice ->
    [one] Sauron avance de 2. Si le voyage n’est pas achevé, le porteur lance le dé. Puis l’aventure est finie.
   *[other] Sauron avance de 2. Si le voyage n’est pas achevé, le porteur lance deux fois le dé. Puis l’aventure est finie.
}
demand-fellowship-gollum = Ensemble, si vous voulez : 7 boucliers. Le joueur actif reçoit Gollum, les autres piochent deux cartes.
demand-fellowship-faces-of-the-dead = Chacun : un joker, sinon 3 boucliers.
demand-fellowship-forbidden-pool = Un joueur seul : 5 boucliers, puis chacun pioche une carte. Sinon, Sauron avance de 2.
demand-fellowship-nazgul-searches = On retourne une carte. Le porteur en donne trois semblables et fait 1 pas vers la lumière. Sinon, chacun lance le dé.
demand-fellowship-shelob-appears = Le joueur actif lance deux fois le dé, ou Sauron avance de 2.
demand-fellowship-shelob-attacks = Ensemble : sept combats. Sinon, Sauron avance de 3. Puis l’aventure est finie.
demand-fellowship-sam-saves-frodo = Chacun, s’il le veut : 3 boucliers pour deux cartes ou un pas vers la lumière.
demand-fellowship-nazgul-attacks = Quelqu’un donne Éowyn, puis chacun pioche une carte. Sinon, chacun lance le dé.
demand-fellowship-pelennor-fields = Chacun : un Cœur. Sinon, le dé et deux cartes à défausser.
demand-fellowship-mouth-of-sauron = Chacun : un Soleil. Sinon, le dé et deux cartes à défausser.
demand-fellowship-surrounded = Ensemble : sept cartes. Sinon, Sauron avance de 3.
demand-fellowship-the-ring-is-mine = Sauron gagne.
demand-fellowship-nazgul-appear = Un joueur seul : deux cachettes. Sinon, Sauron avance de 1.
demand-fellowship-fellowship = Chacun : une amitié, sinon le dé.
demand-fellowship-rest = Chacun, s’il le veut : 2 boucliers pour deux cartes ou un pas vers la lumière.
demand-fellowship-mirror = Chacun : un joker, sinon le dé.
demand-fellowship-three-cards = Ensemble : trois cartes. Sinon, l’événement suivant se produit.
demand-fellowship-three-things = Ensemble : une carte, un jeton de vie et un bouclier. Sinon, l’événement suivant se produit.
demand-fellowship-eye-or-two = Un hobbit fait 2 pas vers les ténèbres. Sinon, Sauron avance de 1.

## Options
option-fellowship-sauron = Sauron commence en
option-fellowship-sauron-15 = 15 (plus facile)
option-fellowship-sauron-12 = 12
option-fellowship-sauron-10 = 10 (plus dur)
option-fellowship-hands = Mains
option-fellowship-hands-secret = Gardées pour soi
option-fellowship-hands-open = Étalées sur la table
option-fellowship-talk = Discussion
option-fellowship-talk-yes = Oui
option-fellowship-talk-no = Non
option-fellowship-conquer_dice = Les Orques l’emportent
option-fellowship-conquer_dice-two = Deux dés (plateau)
option-fellowship-conquer_dice-one = Un dé (règle)
option-fellowship-frodo = Jokers de Frodon
option-fellowship-frodo-hobbit-cards = Cartes hobbit blanches
option-fellowship-frodo-all-white = Toutes les blanches
option-fellowship-athelas = Athelas
option-fellowship-athelas-all-effects = Épargne tout
option-fellowship-athelas-one-token = Remplace un jeton
option-fellowship-seating = Places

## Sur le plateau
fellowship-corruption = Le chemin des ténèbres
fellowship-corruption-read = Sauron est sur la case { $sauron }. { $hobbits }
fellowship-hobbit-read = { $hobbit } sur la case { $space }.
fellowship-hobbit-out = { $hobbit } est éliminé.
fellowship-gap = { $spaces ->
    [one] { $hobbit } (porteur) : Sauron à { $spaces } case
   *[other] { $hobbit } (porteur) : Sauron à { $spaces } cases
}
fellowship-gap-short = { $spaces ->
    [one] Sauron à { $spaces } case
   *[other] Sauron à { $spaces } cases
}
about-fellowship-sauron = Qui se trouve sur la case de Sauron ou au-delà est éliminé. Si c’est le porteur, la partie est perdue.
fellowship-journey = Le voyage
fellowship-worth = { $worth } points
fellowship-events = Événements
fellowship-journey-over = Le voyage est terminé
fellowship-count-way = Le chemin
fellowship-count-shields = Boucliers : { $hobbit }
fellowship-count-all = Points
fellowship-next-event = Prochain événement
fellowship-event-number = { $number } sur { $count }
fellowship-last-event = Dernier événement
fellowship-event-done = passé
fellowship-no-event = Il ne reste aucun événement
fellowship-line-read = { $line } : case { $at } sur { $length }
fellowship-line-main = { $line }, piste principale : case { $at } sur { $length }
fellowship-line-next = Case suivante : { $space }
fellowship-line-done = Achevée
fellowship-start-space = Départ
fellowship-tile = Tuile
fellowship-no-tile = Pas encore de tuile
fellowship-tiles-left = { $count ->
    [one] { $count } tuile restante
   *[other] { $count } tuiles restantes
}
fellowship-tiles-which = Encore à venir : { $tiles }
fellowship-tile-count = { $count } × { $tile }
fellowship-foreseen = Entrevues, dans cet ordre : { $tiles }
fellowship-die = Dé
fellowship-no-die = Pas encore lancé
fellowship-pile = Pioche : { $pile }
fellowship-pile-text = Défausse : { $discards }. Une pioche vide se renouvelle avec la défausse.
fellowship-ring = L’Anneau
fellowship-ring-ready = Peut être passé au doigt
fellowship-ring-used = Déjà servi dans cette aventure
about-fellowship-the-ring = Une fois par aventure, le porteur peut passer l’Anneau : il lance le dé, subit le résultat, puis fait avancer une piste de quatre cases moins les signes du dé, sans l’effet des cases.
fellowship-gandalf = L’aide de Gandalf
fellowship-gandalf-used = utilisée
fellowship-beside = À côté du plateau
fellowship-shown = Retournée
fellowship-to-share = À répartir
fellowship-hobbits = Les hobbits
fellowship-shields = { $count ->
    [one] { $count } bouclier
   *[other] { $count } boucliers
}
fellowship-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
fellowship-tokens = { $count } { $token }
fellowship-bearer = Porteur de l’Anneau
fellowship-active = Joueur actif
fellowship-asked = Doit décider
fellowship-out = Éliminé
fellowship-passing = Laisse passer
fellowship-misses = { $count ->
    [0] A les jetons de vie pour la fin de l’aventure
    [one] En l’état, un pas vers les ténèbres à la fin de l’aventure
   *[other] En l’état, { $count } pas vers les ténèbres à la fin de l’aventure
}
fellowship-misses-short = −{ $count }
fellowship-known = A sûrement : { $cards }
fellowship-holds = A en main : { $cards }
fellowship-says-claim = « J’ai { $count } { $symbol } »
fellowship-says-claim-card = « J’ai { $card } »
fellowship-says-wish = { $wish-id ->
    [draw] « Pioche ! »
    [heal] « Va vers la lumière ! »
    [ring] « Passe l’Anneau ! »
   *[other] « { $wish }, si possible ! »
}
fellowship-choose-hobbit = Choisir { $hobbit }
fellowship-hand-of = Main de { $hobbit }
fellowship-hand-empty = Aucune carte en main.
fellowship-copies = × { $count }
fellowship-say = Dire…
fellowship-say-title = Dire quelque chose à la table
fellowship-say-hint = Deux fois par tour. Tous l’entendent, personne ne vérifie.
fellowship-say-hold = J’ai
fellowship-say-wish = J’aimerais
fellowship-still = Il manque
fellowship-met = Tout y est
fellowship-given = Donné
fellowship-paid-jokers = Guide : { $count } jokers
fellowship-who-group = Tous ensemble
fellowship-who-one = Un joueur seul
fellowship-who-seat = { $hobbit }
fellowship-need-symbol = { $count } × { $symbol }
fellowship-need-among = { $count } × { $symbols }
fellowship-need-cards = { $count ->
    [one] une carte
   *[other] { $count } cartes
}
fellowship-need-shields = { $count ->
    [one] un bouclier
   *[other] { $count } boucliers
}
fellowship-need-token = un jeton { $token }
fellowship-need-any-token = un jeton de vie
fellowship-need-card = { $card }

## Ce qu’il faut faire
prompt-fellowship-waiting = { $count ->
    [one] { $seats } réfléchit.
   *[other] { $seats } réfléchissent.
}
prompt-fellowship-waiting-chance = Un instant…
prompt-fellowship-target = { $what } : choisissez un hobbit, ou reposez.
prompt-fellowship-target-to = Miruvor : qui reçoit la carte de { $seat } ?
prompt-fellowship-card = { $card } : choisissez ce que vous en faites.
prompt-fellowship-window-turn-begins = Au tour de { $seat }. Agissez maintenant, ou laissez faire.
prompt-fellowship-window-tile-done = La tuile est résolue. Agissez maintenant, ou laissez faire.
prompt-fellowship-window-tile-shown = Tuile : { $tile }. Agissez avant qu’elle ne s’applique, ou laissez faire.
prompt-fellowship-window-event-comes = Événement : { $event }. Agissez avant qu’il ne se produise, ou laissez faire.
prompt-fellowship-window-before-cards = Avant que { $seat } joue ses cartes : agissez, ou laissez faire.
prompt-fellowship-window-card-done = La carte de { $seat } est résolue. Agissez maintenant, ou laissez faire.
prompt-fellowship-window-before-roll = { $seat } va lancer le dé. Agissez d’abord, ou laissez faire.
prompt-fellowship-window-after-roll = { $seat } a lancé : { $face }. Agissez avant que cela ne compte, ou laissez faire.
prompt-fellowship-window-tokens-missing = Il manque des jetons de vie à { $seat }. Athelas peut l’aider ; ou laissez faire.
prompt-fellowship-pay-group = { $of } : ensemble, donnez { $lacking }. Donnez ce que vous voulez, ou refusez.
prompt-fellowship-pay-leader = { $of } : ensemble, donnez { $lacking }. Donnez ce que vous voulez, ou renoncez pour le groupe.
prompt-fellowship-pay-one = { $of } : un joueur seul donne { $lacking }. Est-ce vous ?
prompt-fellowship-pay-one-leader = { $of } : un joueur seul donne { $lacking }. Personne d’autre ne s’en charge. Vous, ou l’on renonce ?
prompt-fellowship-pay-self = { $of } : donnez { $lacking }, ou subissez les conséquences.
prompt-fellowship-pay-free = { $of } : donnez { $lacking } pour deux cartes ou un pas vers la lumière, si vous voulez.
prompt-fellowship-volunteer = { $of } : { $seat } fait-il { $spaces } pas vers les ténèbres pour tous ?
prompt-fellowship-cards = À vous, { $seat } : jouez jusqu’à deux cartes, une blanche et une grise. Ou piochez, ou allez vers la lumière.
prompt-fellowship-cards-pippin = À vous, Pippin : jouez jusqu’à deux cartes de toutes couleurs. Ou piochez, ou allez vers la lumière.
prompt-fellowship-cards-second = Jouez une seconde carte de l’autre couleur, ou arrêtez-vous là.
prompt-fellowship-cards-second-pippin = Jouez une seconde carte, ou arrêtez-vous là.
prompt-fellowship-jokers = { $count ->
    [one] Choisissez la piste qui avance d’une case.
   *[other] Choisissez une piste pour le prochain de { $count } jokers.
}
prompt-fellowship-ring-move = L’Anneau : faites avancer une piste de { $count ->
    [one] { $count } case
   *[other] { $count } cases
} sans ses effets, ou laissez-la.
prompt-fellowship-discard = { $seat } doit défausser { $count ->
    [one] une carte.
   *[other] { $count } cartes.
} Choisissez la prochaine.
prompt-fellowship-throw = Choisissez une carte à jeter.
prompt-fellowship-council = Le conseil : choisissez une carte à passer à votre gauche.
prompt-fellowship-pass-on = Miruvor : choisissez la carte que vous passez, ou gardez tout.
prompt-fellowship-choice-rest = Repos : deux cartes, ou un pas vers la lumière ?
prompt-fellowship-choice-sam-saves-frodo = Deux cartes, ou un pas vers la lumière ?
prompt-fellowship-choice-shelob-appears = Arachne paraît : lancer deux fois le dé, ou laisser Sauron avancer de deux cases ?
prompt-fellowship-prepare = Préparer le voyage ? Vous lancez le dé, puis répartissez quatre cartes.
prompt-fellowship-spread = Répartissez les cartes : choisissez-en une, puis celui qui la reçoit.
prompt-fellowship-arrange = Vision : quelle tuile viendra la première ?
prompt-fellowship-other = Choisissez.

## Ce qu’on peut choisir
action-fellowship-pass = Laisser faire
action-fellowship-pass-turn = Passer ce tour
action-fellowship-pass-board = Passer cette aventure
action-fellowship-stop-passing = Me redemander
action-fellowship-use = { $card } pour { $seat }
action-fellowship-miruvor = Miruvor : une carte de { $seat } à { $to }
action-fellowship-call = Appeler { $gandalf } pour { $seat }
action-fellowship-call-to-pay = Guide : deux jokers
action-fellowship-ring = Passer l’Anneau
action-fellowship-throw-away = Jeter une carte
action-fellowship-choose = Choisir { $card }
action-fellowship-play = Jouer { $card }
action-fellowship-line = Avancer : { $line }
action-fellowship-draw-two = Piocher deux cartes
action-fellowship-heal = Un pas vers la lumière
action-fellowship-done = S’arrêter là
action-fellowship-give = Donner { $card }
action-fellowship-give-token = Donner un jeton { $token }
action-fellowship-give-shield = Donner des boucliers
action-fellowship-take-back = Reprendre
action-fellowship-give-up = Renoncer
action-fellowship-not-now = Pas cette fois
action-fellowship-volunteer = J’y vais
action-fellowship-decline = Pas moi
action-fellowship-decline-choice = Laisser venir Sauron
action-fellowship-decline-prepare = Partir sans attendre
action-fellowship-accept = Lancer deux fois
action-fellowship-accept-prepare = Se préparer
action-fellowship-keep = Tout garder
action-fellowship-leave = La laisser
action-fellowship-distribute = { $card } à { $seat }
action-fellowship-top-tile = D’abord : { $tile }
action-fellowship-claim = Dire : j’ai { $count } { $symbol }
action-fellowship-claim-card = Dire : j’ai { $card }
action-fellowship-wish = Souhait : { $wish }

## Ce qui s’est passé
event-fellowship-place = Les hobbits arrivent { $place-at }.
event-fellowship-turn = Au tour de { $seat }.
event-fellowship-tile = Tuile : { $tile }.
event-fellowship-event = Événement : { $event }.
event-fellowship-line = { $seat } avance { $line } à la case { $space }{ $gives-id ->
    [shield] { " " }: un bouclier.
    [big-shield] { " " }: un grand bouclier.
    [ring] { " " }: un jeton Anneau.
    [heart] { " " }: un jeton Cœur.
    [sun] { " " }: un jeton Soleil.
    [die] { " " }: le dé.
    [heal] { " " }: un pas vers la lumière.
    [card] { " " }: une carte spéciale.
   *[other] .
}
event-fellowship-play = { $seat } joue { $card }.
event-fellowship-draw = { $seat } pioche { $card }.
event-fellowship-draw-hidden = { $seat } pioche une carte.
event-fellowship-draw-hidden-many = { $seat } pioche { $count } cartes.
event-fellowship-dealt = { $seat } reçoit { $card }.
event-fellowship-dealt-hidden = { $seat } reçoit une carte spéciale.
event-fellowship-dealt-hidden-many = { $seat } reçoit { $count } cartes spéciales.
event-fellowship-discard = { $seat } défausse { $card }.
event-fellowship-card-passed = { $seat } passe { $card } à { $to-seat }.
event-fellowship-card-passed-hidden = { $seat } passe une carte à { $to-seat }.
event-fellowship-feature-card = { $seat } reçoit { $card }.
event-fellowship-handed = { $seat } prend { $card }.
event-fellowship-shown = On retourne { $card }.
event-fellowship-shown-many = On retourne { $card }.
event-fellowship-die = { $seat } lance le dé : { $face-id ->
    [one] un pas vers les ténèbres.
    [two] deux pas vers les ténèbres.
    [three] trois pas vers les ténèbres.
    [cards] deux cartes.
    [eye] l’Œil.
   *[blank] rien.
}
event-fellowship-darkness = { $seat } va vers les ténèbres, case { $space }.
event-fellowship-light = { $seat } va vers la lumière, case { $space }.
event-fellowship-sauron = Sauron avance à la case { $space }.
event-fellowship-out = { $seat } succombe aux ténèbres.
event-fellowship-give = { $seat } donne { $token-id ->
    [ring] un jeton Anneau.
    [heart] un jeton Cœur.
    [sun] un jeton Soleil.
   *[none] { $points ->
        [1] un bouclier.
        [2] deux boucliers.
        [3] trois boucliers.
        [5] cinq boucliers.
       *[none] { $card }.
    }
}
event-fellowship-paid = { $asked } : tout a été donné.
event-fellowship-not-paid = { $asked } : rien n’est donné.
event-fellowship-volunteer = { $seat } y va pour tous.
event-fellowship-shields-lost = { $seat } perd { $points } boucliers.
event-fellowship-yellow-card = { $seat } utilise { $card } pour { $for-seat }.
event-fellowship-gandalf = { $seat } appelle Gandalf : { $gandalf }, pour { $for-seat }.
event-fellowship-ring = { $seat } passe l’Anneau à son doigt.
event-fellowship-ring-move = L’Anneau avance { $line } à la case { $space }.
event-fellowship-look = { $seat } entrevoit une tuile : { $tile }.
event-fellowship-look-hidden = { $seat } regarde une tuile à venir.
event-fellowship-big-shield = { $seat } retourne un grand bouclier de { $points }.
event-fellowship-board-end = L’aventure { $place-at } est finie.
event-fellowship-bearer = { $seat } porte l’Anneau.
event-fellowship-reshuffle = La défausse devient la nouvelle pioche : { $cards } cartes.
event-fellowship-ring-on-volcano = L’Anneau est aux Crevasses du Destin.
event-fellowship-said = { $seat } : { $kind-id ->
    [claim] « J’ai { $count } { $symbol }. »
    [claim-card] « J’ai { $card }. »
   *[wish] « J’aimerais : { $wish }. »
}

## Comment la partie a fini
outcome-fellowship-ring-destroyed = L’Anneau est détruit : { $group } points.
    .result = Vous avez tous gagné !
    .short = Anneau détruit
outcome-fellowship-ring-not-destroyed = Vous avez atteint la Montagne du Destin, mais personne n’a détruit l’Anneau : { $group } points.
    .result = Perdu, avec honneur.
    .short = Montagne du Destin atteinte
outcome-fellowship-ring-is-mine = L’Anneau est à Sauron : { $group } points.
    .result = Tout est perdu.
    .short = Anneau pris
outcome-fellowship-bearer-lost = Le porteur est tombé aux mains de Sauron : { $group } points.
    .result = Tout est perdu.
    .short = Porteur perdu

## Les règles derrière les renvois
rule-fellowship-lotr-61 = Le voyage mène de Cul-de-Sac par Fondcombe, la Moria, la Lothlórien, le Gouffre de Helm et l’Antre d’Arachne jusqu’en Mordor.
rule-fellowship-lotr-110 = À Cul-de-Sac, le porteur peut lancer le dé, puis retourner quatre cartes et les répartir.
rule-fellowship-lotr-114 = Un joueur donne deux symboles cachette, sinon Sauron avance d’une case.
rule-fellowship-lotr-122 = Dans un refuge, ses douze cartes spéciales sont distribuées face cachée ; à deux joueurs, quatre chacun seulement.
rule-fellowship-lotr-126 = À Fondcombe, chacun passe une carte cachée à gauche, le porteur d’abord.
rule-fellowship-lotr-130 = À Fondcombe, chacun donne un symbole amitié ou lance le dé.
rule-fellowship-lotr-132 = Parlez librement de vos cartes, mais ne les montrez jamais.
rule-fellowship-lotr-157 = Le joueur actif retourne des tuiles jusqu’à ce que l’une montre une activité.
rule-fellowship-lotr-168 = Il joue ensuite une ou deux cartes ; sur deux, une blanche et une grise.
rule-fellowship-lotr-174 = Un joker fait avancer la piste de son choix ; deux jokers peuvent servir à deux pistes.
rule-fellowship-lotr-176 = Une carte pour une piste absente ou achevée ne fait rien.
rule-fellowship-lotr-182 = Qui ne joue pas de carte en pioche deux ou fait un pas vers la lumière.
rule-fellowship-lotr-190 = On peut jeter les cartes dont on ne veut plus.
rule-fellowship-lotr-196 = Le dé décide de ce qui arrive à celui qui le lance.
rule-fellowship-lotr-198 = L’Œil : Sauron avance d’une case.
rule-fellowship-lotr-200 = Des points : autant de pas vers les ténèbres.
rule-fellowship-lotr-202 = Des cartes : on défausse deux cartes de son choix.
rule-fellowship-lotr-204 = Une face vide ne fait rien.
rule-fellowship-lotr-214 = La tuile de l’Anneau : le porteur fait un pas vers les ténèbres.
rule-fellowship-lotr-216 = Un hobbit fait de son plein gré deux pas vers les ténèbres, sinon Sauron avance d’une case.
rule-fellowship-lotr-218 = Le cadran solaire : l’événement suivant se produit.
rule-fellowship-lotr-220 = Le groupe donne trois cartes, sinon l’événement suivant se produit.
rule-fellowship-lotr-222 = Le groupe donne une carte, un jeton de vie et un bouclier, sinon l’événement suivant se produit.
rule-fellowship-lotr-224 = Le pion des événements avance d’une case et cet événement se produit.
rule-fellowship-lotr-230 = Chacun agit à son tour à partir du joueur actif ; un groupe s’entend sur ce que chacun donne.
rule-fellowship-lotr-238 = Une tuile d’activité fait avancer sa piste, ou une autre si elle manque ou si elle est achevée.
rule-fellowship-lotr-246 = Les pistes avancent grâce aux tuiles et aux cartes.
rule-fellowship-lotr-248 = Chaque case franchie a son effet ; les dés viennent en dernier.
rule-fellowship-lotr-256 = On retourne un grand bouclier : il vaut 1, 2 ou 3.
rule-fellowship-lotr-262 = Le joueur prend la carte spéciale indiquée par la case.
rule-fellowship-lotr-264 = Le hobbit fait un pas vers la lumière.
rule-fellowship-lotr-272 = Une fois par aventure, le porteur passe l’Anneau : il lance le dé, puis avance une piste de quatre moins les signes, sans effets.
rule-fellowship-lotr-278 = Une aventure finit avec sa piste principale ou son dernier événement.
rule-fellowship-lotr-288 = À la fin d’une aventure, chacun fait un pas vers les ténèbres par sorte de jeton de vie qui lui manque.
rule-fellowship-lotr-289 = Qui a le plus de jetons Anneau le porte ; à égalité, le premier après le porteur. Le porteur pioche deux cartes.
rule-fellowship-lotr-304 = Une pioche vide se renouvelle avec les cartes hobbit défaussées.
rule-fellowship-lotr-308 = Un hobbit qui rencontre Sauron est éliminé ; il ne garde que ses boucliers.
rule-fellowship-lotr-310 = Qui ne peut donner ce qui est exigé est éliminé.
rule-fellowship-lotr-314 = À 60, le joueur actif lance le dé ; si le porteur est toujours là, l’Anneau est posé sur le volcan.
rule-fellowship-lotr-322 = L’Anneau détruit : 60 points et tous les boucliers.
rule-fellowship-lotr-323 = La Montagne atteinte, l’Anneau intact : 60 points.
rule-fellowship-lotr-324 = Le porteur éliminé : le nombre atteint sur la piste principale.
rule-fellowship-lotr-330 = { $frodo ->
    [all-white] Les cartes blanches sont des jokers pour Frodon.
   *[other] Les cartes hobbit blanches sont des jokers pour Frodon.
}
rule-fellowship-lotr-332 = Sam ne perd jamais plus d’un pas ou d’une carte à un dé.
rule-fellowship-lotr-334 = Pippin peut jouer deux cartes de la même couleur.
rule-fellowship-lotr-336 = Deux jetons de vie différents suffisent à Merry.
rule-fellowship-lotr-338 = Dick pioche deux cartes après chaque aventure.
rule-fellowship-lotr-342 = Les cartes Gandalf s’emploient à tout moment, contre cinq boucliers.
rule-fellowship-lotr-344 = Guérison : un hobbit fait deux pas vers la lumière.
rule-fellowship-lotr-346 = Persévérance : un joueur pioche quatre cartes.
rule-fellowship-lotr-348 = Guide : deux jokers.
rule-fellowship-lotr-350 = Vision : regarder trois tuiles et les remettre dans l’ordre voulu.
rule-fellowship-lotr-352 = Magie : l’événement est ignoré, sauf le dernier du Mordor.
rule-fellowship-lotr-354 = Les cartes jaunes s’emploient à tout moment où elles ont un effet.
rule-fellowship-lotr-356 = Miruvor : un joueur passe une carte à un autre.
rule-fellowship-lotr-358 = Ceinture : un dé n’est pas lancé.
rule-fellowship-lotr-360 = Mithril : un résultat est ignoré.
rule-fellowship-lotr-362 = Athelas : aide quand un jeton de vie manque.
rule-fellowship-lotr-364 = Bâton : une tuile « événement, ou trois objets » (ou trois cartes) est ignorée.
rule-fellowship-lotr-366 = Fiole : la prochaine tuile n’est pas retournée.
rule-fellowship-lotr-368 = Elessar : un hobbit fait un pas vers la lumière.
rule-fellowship-lotr-370 = Lembas : piocher jusqu’à six cartes.
rule-fellowship-lotr-504 = Le premier événement d’une aventure.
rule-fellowship-lotr-505 = Le deuxième événement d’une aventure.
rule-fellowship-lotr-506 = Le troisième événement d’une aventure.
rule-fellowship-lotr-507 = Le quatrième événement d’une aventure.
rule-fellowship-lotr-508 = Le cinquième événement d’une aventure.
rule-fellowship-lotr-509 = Le dernier événement d’une aventure : elle finit avec lui.
rule-fellowship-lotr-521 = En Lothlórien, chacun peut se reposer pour deux boucliers, puis donne un joker ou lance le dé.
rule-fellowship-ruling-D12 = L’Anneau peut être passé après qu’une tuile est retournée, et après qu’une tuile ou une carte est résolue.
rule-fellowship-ruling-D19 = À chacun de ces moments, tous peuvent agir ; on continue quand tous ont laissé faire.
rule-fellowship-ruling-R1 = Une carte jaune s’emploie par celui qui la tient, pendant une pause ou une demande, quand elle a un effet.
rule-fellowship-ruling-R2 = On peut agir entre le moment où une tuile ou un événement paraît et celui où il s’applique.
rule-fellowship-ruling-R6 = Un seul joueur paie les cinq boucliers de Gandalf.
rule-fellowship-ruling-R8 = Ce sont les symboles qui comptent, non les cartes ; le surplus est perdu.
rule-fellowship-ruling-R18 = « Un joueur » veut dire un joueur seul.
rule-fellowship-ruling-talk = Chacun peut dire deux choses par tour, avec les mots de la table.
rule-fellowship-ruling-take-back = Ce qu’on a donné peut être repris trois fois.
