# La première partie guidée du Duel : pour chaque étape, que faire et pourquoi.

lesson-duel-welcome = Vous êtes Gandalf. Montez sur le pont plus haut que le Balrog.
    .why = Une partie compte trois duels et une finale. Chaque duel gagné fait monter votre pion ; à la fin, le plus haut l’emporte, et la cinquième marche fait gagner aussitôt. Ce premier duel touche à sa fin.
lesson-duel-energy = Les deux marqueurs disent la force qui reste.
    .why = Vous avez 4 chacun. Chaque point qui frappe fait descendre un marqueur d’une case. Un duel s’achève quand chacun a posé six cartes, ou dès qu’un marqueur passe sous zéro.
lesson-duel-attack = Le Balrog attaque avec les points du bord droit de sa carte.
    .why = Les cartes se posent en une rangée, bord contre bord. La vôtre répond à la dernière par son bord gauche, ligne par ligne, puis attaque par son bord droit.
lesson-duel-parry = Posez la carte indiquée : elle arrête les trois points.
    .why = Son bord gauche porte un point sur chaque ligne qu’il attaque. Face à face, les points se neutralisent, et vous ne perdez rien. Pointez une carte, ou touchez-la une fois : vous voyez comment elle se placerait.
lesson-duel-strike = Chacun de vous a perdu une case.
    .why = Vous avez frappé sur la deuxième ligne, où il n’avait rien : il perd une case. Son point de défense n’a rien rencontré, et un tel point frappe en retour : vous en perdez une. Une ligne vide est dangereuse des deux côtés.
lesson-duel-special = Posez le Rétablissement, une carte spéciale.
    .why = Elle arrête deux de ses trois points ; le troisième vous coûte une case. Puis vient son texte : vous êtes derrière, vous gagnez donc deux cases et il en perd une. D’abord les points, ensuite le texte.
lesson-duel-look = Trois cases libres entre les marqueurs : vous voyez sa main.
    .why = Il n’avait aucune défense et tombe à 0, ce qui n’est pas encore sous zéro. Après une attaque, celui qui mène d’au moins trois cases libres peut regarder les cartes de l’autre. Voyez ce qu’il lui reste pour vous répondre.
lesson-duel-finish = Posez la carte indiquée. Il ne pourra pas l’arrêter.
    .why = Il attaque sur quatre lignes : vous en arrêtez trois et perdez une case. Puis vous attaquez sur trois lignes, et il ne peut plus rien perdre sans que le duel s’achève. Regardez sa réponse.
lesson-duel-climb = Le Balrog est sous zéro. Vous montez de deux marches.
    .why = Jusqu’à deux cases libres entre les marqueurs valent une marche, trois ou quatre en valent deux, cinq ou plus en valent trois. Sur la même case, celui qui a commencé le duel perd.
lesson-duel-reserve = Gardez trois cartes : les deux fortes et la Colère.
    .why = Après chaque duel, trois de vos cartes sont mises de côté, face cachée. Les neuf que vous aurez après trois duels seront votre main en finale : mieux vaut ne pas jouer tout ce qui est bon.
lesson-duel-end = Vous connaissez le Duel.
    .why = Neuf nouvelles cartes, et le perdant dit qui commence le duel suivant. En finale, les marqueurs partent de plus haut et toutes les cartes gardées sont jouées. Le Balrog le plus doux vous attend sur le pont.
