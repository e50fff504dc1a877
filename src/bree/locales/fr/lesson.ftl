# Les premières parties guidées : ce qu’elles ont en commun.

lesson-coach = Votre guide
lesson-words = Que faire, et pourquoi
lesson-progress = Étape { $number } sur { $total }
lesson-progress-bar = Votre progression
lesson-done = C’est terminé
lesson-next = Suite
lesson-back = Étape précédente
lesson-show = Montrez-moi
lesson-again = Encore une fois
lesson-play = Jouer votre première partie
lesson-not-now = Pas celle-ci pour l’instant : { $wanted }
