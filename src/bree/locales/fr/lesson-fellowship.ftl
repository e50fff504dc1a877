# La première partie guidée du Seigneur des Anneaux : pour chaque étape, que faire et pourquoi.

lesson-fellowship-welcome = Vous êtes Frodon. Avec Sam, vous portez l’Anneau.
    .why = Vous gagnez ensemble ou perdez ensemble. La barre du haut va de la lumière aux ténèbres, et Sauron vient vers vous. Qui le rencontre est éliminé ; si c’est le Porteur de l’Anneau, tout est perdu.
lesson-fellowship-board = Vous êtes dans la Moria. Cartes et tuiles font avancer les marqueurs.
    .why = La piste numérotée est la principale : achevez-la, et vous êtes passés. Les cases donnent des boucliers, des cartes et des jetons de vie. Le cadre de gauche montre toujours le prochain événement, et les événements sont mauvais.
lesson-fellowship-tile = Choisissez « Laisser faire » pour retourner une tuile.
    .why = Un tour commence par des tuiles, jusqu’à ce que l’une montre une activité. Avant chaque chose, chacun peut agir : carte jaune, Gandalf, Anneau. « Laisser faire » laisse passer ce moment.
lesson-fellowship-give = Les Orques attaquent ! Donnez votre carte Combat grise.
    .why = Un cadran solaire est sorti : l’événement arrive. À vous deux, donnez cinq combats, ou Sauron avance de deux cases. Vous partagez comme vous voulez ; Sam donne après vous.
lesson-fellowship-joker = Il en manque un. Donnez une carte blanche.
    .why = Sam en a donné trois. Les cartes blanches de Hobbit sont des jokers pour Frodon : elles valent ce qu’il faut. Chaque hobbit a un tel don ; pointez-le pour le lire.
lesson-fellowship-tokens = Les Orques sont repoussés, et la tuile suivante vous a donné un cœur.
    .why = Une tuile d’activité avance sa piste d’une case, et il n’en vient plus d’autre. À la fin d’une aventure, il faut à chacun un Anneau, un Soleil et un Cœur ; chacun qui manque est un pas vers les ténèbres. Vous avez les trois. Il manque un Cœur à Sam.
lesson-fellowship-ring = Passez l’Anneau au doigt.
    .why = Le Porteur le peut une fois par aventure. Il lance le dé et en subit le résultat ; puis une piste avance de quatre cases, moins les signes du dé. Cela peut épargner tout un tour.
lesson-fellowship-ring-line = Un pas vers les ténèbres, trois cases en avant. Choisissez la piste Combat.
    .why = Le mouvement de l’Anneau ne donne rien en chemin. Il peut finir une aventure, mais il restera une case : vous la prendrez avec une carte.
lesson-fellowship-gandalf = Appelez Gandalf : choisissez Guérison, puis Frodon.
    .why = Cinq boucliers, payés par un seul joueur, achètent une des cinq cartes de Gandalf, une fois chacune. Guérison ramène un hobbit de deux cases vers la lumière.
lesson-fellowship-cards = Jouez maintenant votre carte Combat grise.
    .why = Après les tuiles, vous jouez une ou deux cartes : une blanche et une grise si elles sont deux. Chaque symbole avance sa piste d’une case. Ou bien piochez deux cartes, ou faites un pas vers la lumière.
lesson-fellowship-board-end = La Moria est derrière vous. Il manquait un Cœur à Sam : un pas vers les ténèbres.
    .why = À courir sur la piste principale, on évite les événements, mais les jetons de vie manquent à la fin. C’est toute la difficulté du jeu, et il faut en parler ensemble.
lesson-fellowship-bearer = Vous gardez l’Anneau : c’est vous qui avez le plus de jetons Anneau.
    .why = Le Porteur pioche deux cartes ; tous les jetons de vie sont rendus. Puis le voyage mène en Lothlórien, où l’on se repose et reçoit des cartes, et par le Gouffre de Helm et l’antre d’Arachne jusqu’au Mordor.
lesson-fellowship-end = Vous savez porter l’Anneau.
    .why = Atteignez le bout du Mordor et détruisez-le : le voyage vaut soixante points et tous vos boucliers. Si vous échouez, compte jusqu’où vous êtes allés. De gentils robots prendront les autres hobbits.
