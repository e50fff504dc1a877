# La page de ses propres résultats.

statistics-title = Vos résultats
statistics-text = Le bilan de vos parties. Tout reste dans ce navigateur ; rien n’est envoyé nulle part.
statistics-none = Rien pour l’instant. Terminez une partie et elle sera comptée.
statistics-count = { $count ->
    [one] Une partie
   *[other] { $count } parties
}
statistics-games = Parties
statistics-won = gagnée
    .games = Gagnées
statistics-lost = perdue
    .games = Perdues
statistics-drawn = nulle
    .games = Nulles
statistics-share = Part gagnée
statistics-mean = Score moyen
statistics-by-side = Par camp
statistics-by-opponent = Par adversaire
statistics-here = À deux sur cet écran
statistics-by-ending = Par dénouement
statistics-by-company = Par compagnie
statistics-by-number = Par nombre de joueurs
statistics-friend = Des amis
statistics-alone = Toutes les places à vous
statistics-abandoned = Abandonnée
statistics-course = { $count ->
    [one] La dernière partie : { $games }.
   *[other] Les { $count } dernières parties, la plus ancienne d’abord : { $games }.
}
statistics-course-key = En haut : gagnée. En bas : perdue. Un point : nulle. La plus récente est à droite.
statistics-scores = { $count ->
    [one] Le score de la dernière partie : { $scores }.
   *[other] Les scores des { $count } dernières parties, la plus ancienne d’abord : { $scores }.
}
statistics-scores-key = Meilleur { $best }, moyenne { $mean } (n = { $count }). La plus récente est à droite.
statistics-interval = Le trait doré dans une barre est l’intervalle à 95 % : avec peu de parties, beaucoup reste ouvert.

statistics-save-json = Enregistrer en JSON
statistics-save-csv = Enregistrer en CSV
statistics-open = Lire un fichier enregistré
statistics-read = { $count ->
    [0] Rien de nouveau dans ce fichier.
    [one] Une partie a été ajoutée.
   *[other] { $count } parties ont été ajoutées.
}
statistics-unreadable = Ce n’est pas un fichier de résultats enregistré ici.
statistics-erase = Effacer…
statistics-erase-title = Effacer vos résultats ?
statistics-erase-text = { $count ->
    [one] Une partie sera oubliée dans ce navigateur, sans retour possible.
   *[other] { $count } parties seront oubliées dans ce navigateur, sans retour possible.
}
statistics-erase-yes = Les effacer
statistics-erase-no = Les garder
statistics-erased = Vos résultats ont été effacés.
