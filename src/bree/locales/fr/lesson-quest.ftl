# La première partie guidée de La Quête : pour chaque étape, que faire et pourquoi.

lesson-quest-welcome = Vous êtes Frodon. Trouvez la Montagne du Destin, avec plus de points que Sam.
    .why = Tous deux, vous posez le pays tuile par tuile et ramassez ce que vous rencontrez. On ne sait où est la Montagne du Destin que lorsque la dernière tuile est posée. Voici un petit pays, presque achevé.
lesson-quest-land = Chaque tuile a quatre sections : forêt, champ, eau ou montagne.
    .why = Les sections d’un même paysage qui se touchent forment une région. Pointez le pays : la région s’assombrit. Un hobbit se tient dans une région, un seul à la fois ; la Comté accueille les deux.
lesson-quest-lay = Posez votre tuile dans le coin qui s’éclaire.
    .why = Le tour commence par la pose d’une tuile. Là où elle en touche d’autres, les paysages doivent être les mêmes, et elle doit toucher deux tuiles. Choisissez la tuile, puis la place ; la touche R, la molette ou le bouton la tournent.
lesson-quest-closed = Deux sections de montagne sont enfermées : une rencontre s’y trouve désormais.
    .why = Chaque fois qu’une zone d’exactement deux sections est fermée, elle reçoit une tuile de sa couleur : verte en forêt et jaune aux champs, visibles ; bleue sur l’eau et brune en montagne, cachées.
lesson-quest-move = Déplacez-vous maintenant : allez dans la forêt où attend Gandalf.
    .why = Après la pose, vous allez dans une région voisine, ou vous restez. Deux régions sont voisines si un bord oblique les sépare sur une tuile. Vous prenez ce qui s’y trouve : Gandalf vaut trois points.
lesson-quest-doom = Sam a posé la dernière tuile : voilà la Montagne du Destin. La course commence.
    .why = Désormais, on ne fait plus que se déplacer. D’une région qui a une section sur cette tuile, on gravit la montagne par un déplacement de plus. Y arriver le premier vaut trois points, et quatre avec l’Anneau.
lesson-quest-boat = Le plus court est par l’eau. Achetez un bateau pour deux tuiles brunes.
    .why = Nul n’entre dans l’eau sans bateau. Une grotte vide et un orque ne valent qu’un point à eux deux, et le bateau vous reste.
lesson-quest-water = Traversez l’eau vers l’ouest.
    .why = Une tuile bleue y est cachée. Vous la prenez, et vous seul saurez ce que c’est.
lesson-quest-ring = C’est l’Anneau ! Finissez votre tour.
    .why = Grâce à lui, la Montagne du Destin vaudra quatre points au lieu de trois. Une tuile bleue peut aussi être Gwaihir, qui vous emporte au loin, ou un Ent, qui vous donne un tour de plus : d’où la question à la fin du tour.
lesson-quest-troll = Sam est allé aux montagnes, et y a trouvé un troll.
    .why = Les tuiles brunes se retournent quand quelqu’un arrive. Il faut combattre l’ennemi : Sam perd son prochain déplacement, puis la tuile est à lui. Un compagnon et une arme, montrés ensemble, le lui auraient épargné.
lesson-quest-race = Allez au champ au sud-ouest : il touche la tuile de la Montagne du Destin.
    .why = En chemin, vous prenez la corde. Sam combat encore ; la montagne sera à vous.
lesson-quest-climb = Gravissez la Montagne du Destin.
    .why = Qui la gravit met fin à la partie. On compte alors les points : les tuiles que chacun possède, et la prime de la montagne.
lesson-quest-end = Vous étiez le premier, et vous avez gagné !
    .why = Le décompte est sur le plateau. Dans une vraie partie, on pose d’abord une croix de tuiles depuis la Comté, puis on explore un pays de huit sur six, trois tuiles en main. Le robot le plus doux est prêt à partir.
