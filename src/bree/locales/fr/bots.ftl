# Les niveaux des robots, les mêmes pour tous les jeux.
bot-level-pony = Poney
bot-level-pony-about = Doux, ne voit qu’un coup : pour un enfant ou une première partie.
bot-level-hobbit = Hobbit
bot-level-hobbit-about = Réfléchit un peu et se trompe de bonne foi : pour une soirée au coin du feu.
bot-level-ranger = Rôdeur
bot-level-ranger-about = Voit plus loin et devine ce que vous cachez : pour un défi.
bot-level-wizard = Magicien
bot-level-wizard-about = Le meilleur que nous ayons : il calcule, varie et bluffe.
