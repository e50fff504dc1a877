# Revoir les parties finies : chargé quand on en ouvre une.

replay-title = { $game }, revue
replay-open-title = Revoir une partie enregistrée
replay-open-text = Choisissez un enregistrement téléchargé, ou déposez-le ici. Il est lu et montré ; rien n’en est gardé.
replay-file = Ouvrir une partie enregistrée
replay-unreadable = Ce n’est pas un enregistrement que Bree sait lire.
replay-broken-cut = L’enregistrement s’interrompt avant la ligne { $line }. Il est montré jusque-là.
replay-broken-wrong = La ligne { $line } de l’enregistrement est fausse. Il est montré jusque-là.

replay-as = Vu par
replay-everything = Tout voir
replay-spectator = Un spectateur
replay-seat = { $seat } ({ $player })
replay-hand = En main : { $seat }
replay-beginning = Le début
replay-over = La fin

replay-controls = Lecture
replay-moment = Moment de la partie
replay-moment-text = { $at } sur { $all }
replay-back = Un coup en arrière
replay-next = Un coup en avant
replay-key-back = Au moment clé précédent
replay-key-next = Au moment clé suivant
replay-key-only = Moments clés seulement
replay-play = Lire
replay-pause = Pause
replay-speed = Vitesse
replay-speed-value = { $speed }×
replay-keys = ← → un coup, avec Maj les moments clés, espace pour lire

replay-copy = Copier le lien vers ce moment
replay-link = Lien vers ce moment
replay-download = Télécharger la partie
