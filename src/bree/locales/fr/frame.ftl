# Le cadre de la page : tout ce qui ne concerne pas un jeu en particulier.

page-title = Bree : jeux de plateau de la Terre du Milieu
welcome = Prenez place
welcome-text = Des jeux de la Terre du Milieu introuvables depuis longtemps. Jouez contre un robot, un ami à côté de vous ou un ami au loin.
play = Jouer
play-game = Jouer à { $game } contre un robot
choose = Choisir…
choose-game = Choisir comment jouer à { $game }
try-again = Réessayer
home = Bree : retour à l’auberge
to-start = Retour à l’auberge
about = À propos de Bree
open-record = Revoir une partie enregistrée
statistics = Vos résultats
players-count = { $most ->
    [2] 2 joueurs
   *[other] { $least } à { $most } joueurs
}
learn = Apprendre en deux minutes
learn-game = Apprendre en deux minutes : { $game }
learn-title = Apprendre { $game }
learn-leave = Quitter
rules = Règles
rules-contents = Sur cette page
rules-print = Imprimer
rules-game = Règles : { $game }

game-confrontation = La Confrontation
    .facts = 2002 et 2005 · 30 minutes
    .about = Neuf compagnons se faufilent entre neuf serviteurs de Sauron. Vous ne voyez que le dos de leurs pions : à vous de deviner qui vous fait face.
game-fellowship = Le Seigneur des Anneaux
    .facts = 2000 · 60 minutes
    .about = Ensemble, vous portez l’Anneau jusqu’au Mordor, ou vous échouez tous.
game-duel = Le Duel
    .facts = 2002 · 20 minutes
    .about = Gandalf et le Balrog sur le pont de Khazad-dûm, carte contre carte, bord contre bord.
game-quest = La Quête
    .facts = 2001 · 30 minutes
    .about = Tracez la route de la Comté à la Montagne du Destin, tuile après tuile.

tables-running = Vos parties
tables-finished = Parties terminées
table-your-turn = À vous de jouer
table-waiting = On attend les autres
table-replay = Revoir
table-won = Gagnée
table-lost = Perdue
table-drawn = Nulle
table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-title = { $game } à Bree
table-title-wanted = À vous : { $game }

settings = Réglages
language = Langue
language-switch-fr = FR : passer au français
language-switch-en = EN: switch to English
theme = Couleurs
theme-auto = Comme l’appareil
theme-light = Parchemin
theme-dark = Crépuscule
to-light = Passer au parchemin
to-dark = Passer au crépuscule
speed = Rythme
speed-calm = Posé
speed-quick = Rapide
speed-instant = Immédiat
motion = Animations
motion-hint = Les pions marchent, les cartes se retournent
sound = Son
sound-hint = Bois sur bois, papier sur papier
aids = Aide-mémoire
aids-hint = Pointez un pion adverse pour voir qui il peut encore être
your-name = Votre nom à la table
close = Fermer
cancel = Reposer

number-of-players = Joueurs
your-side = Votre camp
your-part = Vous jouez
side-any = Peu importe
opponent = Contre
partner = Avec
sitter-bot = Un robot
sitter-here = Quelqu’un ici
sitter-friend = Un ami par lien
level = Sa force
bot-level-random-about = Erre au hasard et prend ce qui vient.
bot-level-random = Vagabond
clock = Pendule
clock-none = Aucune
clock-move = 1 minute par coup
clock-game = 15 minutes par partie
clock-days = 3 jours par coup
days-left = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
start = S’asseoir
start-invite = S’asseoir et inviter

players = Joueurs
player-you = Vous
player-here = À cet écran
player-friend = Ami
player-open = Place encore libre
player-bot = Robot, { $level }
player-replaced = { $fault ->
    [raised] Il est tombé en panne. Un robot plus simple prend la suite.
    [illegal] Il a enfreint les règles. Un robot plus simple prend la suite.
    [slow] Il a mis trop de temps. Un robot plus simple prend la suite.
   *[other] Il n’a pas pu continuer. Un robot plus simple prend la suite.
}
player-away = absent
player-turn = Son tour
series-points = Points dans cette série
series-score = Partie { $number } de la série : { $score }
series-together = { $count ->
    [one] Votre voyage précédent : { $points } points.
   *[other] Vos voyages ensemble : { $points } points.
}
match-half = Après la première des deux parties : { $score }
match-second = Deuxième partie du match : { $score }
match-won = Vous gagnez le match : { $score }
match-lost = Vous perdez le match : { $score }
match-winner = { $seat } gagne le match : { $score }
match-drawn = Match nul : { $score }
spectators = { $count ->
    [one] Une personne regarde
   *[other] { $count } personnes regardent
}

board = Plateau
hand = Votre main
margin = À côté du plateau
log = Ce qui s’est passé
log-empty = Il ne s’est encore rien passé.
as-list = En liste

connection-connecting = On s’approche de la table…
connection-lost = Connexion perdue. Nouvelle tentative…
connection-closed = Déconnecté
no-seat-title = Vous n’avez pas de place ici
no-seat-text = Ce navigateur ne tient aucune place à cette table. Ouvrez le lien que l’on vous a envoyé, ou regardez la partie quand elle sera finie.
no-seat-replay = La regarder
nowhere-title = Ce lieu n’existe pas
nowhere-text = La route se poursuit sans fin, mais pas ici.

waiting-bot = { $count ->
    [one] { $seat } : réflexion en cours…
   *[other] { $seat } : réflexion en cours…
}
waiting-seat = { $count ->
    [one] On attend : { $seat }.
   *[other] On attend : { $seat }.
}
waiting-friend = On attend l’ami qui jouera : { $seat }. Partagez le lien.
waiting-chance = Un instant…

handover-pass = Au suivant : { $name }. Passez l’écran.
handover-pass-button = Passer l’écran
handover-title = { $name }, à vous
handover-text = Les autres, détournez le regard. Rien de ce camp ({ $name }) ne s’affiche avant votre accord.
handover-ready = C’est moi : { $name }

seat-free = Place encore libre : { $seat }.
invite = Inviter un ami
bot-return = Reprendre ma place
bot-takeover-mine = Laisser un robot jouer pour moi
bot-takeover = Laisser un robot jouer : { $seat }

undo = Annuler
takeback = Demander à reprendre un coup
takeback-hint = Quelque chose a été appris depuis : il faut l’accord des autres
takeback-asked = { $seat } : demande à reprendre le dernier coup.
takeback-waiting = On attend la réponse à la demande de reprise…
takeback-withdraw = Retirer la demande
agree = Accepter
decline = Refuser
resign = Abandonner
resign-title = Abandonner la partie ?
resign-yes = Abandonner
resign-no = Continuer
rematch = Rejouer en changeant de camp
rematch-together = Rejouer ensemble
rematch-asked = On attend les autres…
replay = Revoir
share = Partager
share-seat = Pour l’ami (camp : { $seat })
share-spectator = Pour ceux qui veulent regarder
share-none = Rien à partager à cette table.
copy = Copier
copied = Copié

end-won = Vous avez gagné !
end-lost = Vous avez perdu.
end-drawn = Personne n’a gagné.
end-all-won = Vous avez tous gagné !
end-winner = Victoire : { $seat }.
outcome-resigned = { $seat-mine ->
    [yes] Vous avez abandonné.
   *[no] { $seat } : abandon.
}
outcome-time = { $seat-mine ->
    [yes] Votre temps est écoulé.
   *[no] { $seat } : temps écoulé.
}
outcome-abandoned = La partie a été quittée.
outcome-stopped = La partie durait trop et a été arrêtée.

refused-illegal = Ce n’est pas permis.
refused-stale = La partie a avancé entre-temps. Regardez et choisissez à nouveau.
refused-unreachable = Le serveur est injoignable.
refused-malformed = Le serveur n’a pas compris.
refused-unknown-table = Cette table n’existe pas.
refused-unknown-invitation = Cette invitation est inconnue ou a déjà servi.
refused-taken = Quelqu’un a déjà pris cette place.
refused-not-over = On pourra le voir une fois la partie finie.
refused-too-many-tables = Trop de tables ont été ouvertes d’ici. Finissez-en une d’abord.
refused-too-large = C’est trop gros.
refused-too-fast = Doucement ! Attendez un instant avant de réessayer.
refused-busy = Trop de monde à la fois. Réessayez.
refused-foreign-origin = Cette page ne vient pas de ce serveur.
refused-not-found = Cela n’existe pas.
refused-internal = Quelque chose s’est mal passé sur le serveur.
refused-not-your-seat = Ce n’est pas votre place.
refused-not-looking = Regardez d’abord cette place.
refused-bot-plays = Un robot tient cette place. Reprenez-la d’abord.
refused-over = La partie est finie.
refused-nothing-to-undo = Il n’y a rien à annuler.
refused-nothing-to-take-back = Il n’y a rien à reprendre.
refused-no-takeback = Personne n’a demandé à reprendre un coup.
refused-already-asked = C’est déjà demandé.
refused-already-agreed = Vous avez déjà accepté.
refused-not-alone = Vous ne pouvez pas abandonner pour tout le monde.
refused-not-away = Cette personne vient seulement de partir. Au bout d’une minute, un robot pourra continuer.
refused-not-a-bot = Aucun robot ne tient cette place.
refused-late = Cette partie dure depuis si longtemps que seuls les coups comptent désormais.
refused-unknown-level = Aucun robot ne joue à ce niveau.

rule-reference = { $book }, ligne { $place }
ruling-reference = Décision { $place } de la maison
book-02 = Règle de 2002
book-02-short = 2002,
book-05 = Règle Deluxe de 2005
book-05-short = 2005,
book-duel = Règle du Duel
book-duel-short = règle,
book-quest = Règle de la Quête
book-quest-short = règle,
book-lotr = Règle de 2000
book-lotr-short = règle,

join-title = Vous êtes invité
join-text = Un ami vous garde une place.
join-name = Votre nom (si vous voulez)
join-sit = Prendre la place
join-torn = Il manque une partie de ce lien. Ouvrez le lien entier que l’on vous a envoyé.

about-title = À propos de Bree
about-text = Bree est une table pour les jeux de la Terre du Milieu qui ne sont plus édités. Les règles sont exactes, ce qui est caché reste caché, et les robots n’en voient pas plus que vous.
about-unofficial = Bree n’a rien d’officiel. On n’y trouve ni illustration ni texte d’éditeur ; les noms appartiennent à leurs propriétaires.
about-figures = Les figures viennent de game-icons.net, sous licence Creative Commons CC BY 3.0, par
about-credits = Qui a dessiné quelle figure
about-types = Les caractères Alegreya et Inter sont sous licence SIL Open Font License ; les icônes de l’interface viennent de Lucide (ISC).
