# La première partie guidée de La Confrontation : pour chaque étape, que faire et pourquoi.

lesson-confrontation-welcome = Vous menez la Communauté. Conduisez Frodon au Mordor.
    .why = Les pions clairs sont à vous : neuf compagnons, chacun avec une force et un pouvoir. Dès que Frodon entre au Mordor, vous gagnez. Il en est à un pas, et Sauron ne le sait pas.
lesson-confrontation-hidden = Les pions de Sauron ne vous montrent que leur dos.
    .why = Lui non plus ne voit que le dos des vôtres. Au Gondor, il voit deux pions semblables ; que l’un d’eux soit Frodon, à lui de le deviner. Pointez un pion, ou appuyez longuement : vous saurez ce qu’il peut encore être.
lesson-confrontation-forward = Avancez Legolas du Cardolan en Eregion.
    .why = À votre tour, vous avancez un pion d’une région vers le Mordor. C’est obligatoire, et l’on ne revient pas en arrière. Choisissez Legolas, puis l’Eregion.
lesson-confrontation-attack = Attaquez le Dagorlad avec Merry.
    .why = Entrer dans une région où se tient un ennemi, c’est l’attaquer. Vous ignorez qui est là. Merry est un bon éclaireur : il y a un ennemi qu’il bat toujours.
lesson-confrontation-text = C’était le Roi-sorcier, et le texte de Merry l’a abattu.
    .why = Les deux pions sont montrés, puis leurs textes s’appliquent, le vôtre d’abord. Un texte qui met fin au combat le fait avant toute carte. À Sauron maintenant : regardez.
lesson-confrontation-cards = Le Nazgûl ailé attaque Gimli. Jouez votre 4.
    .why = Ils sont de même force : les cartes décident. Chacun en choisit une en secret, puis on les retourne et on additionne. Gimli 3 et un 4 font 7.
lesson-confrontation-sums = 7 contre 6 : le Nazgûl tombe.
    .why = Le plus faible est éliminé ; à égalité, les deux. Les cartes jouées restent visibles jusqu’à ce que les deux mains soient vides : un 4 dépensé vous manquera plus tard. Les survivants se cachent de nouveau.
lesson-confrontation-gandalf = Attaquez le Caradhras avec Gandalf.
    .why = Gandalf a une force de 5, et contre lui Sauron doit montrer sa carte avant que vous choisissiez la vôtre. Une montagne n’accueille qu’un pion.
lesson-confrontation-cloak = Sauron montre un 6. Répondez par la Cape elfique.
    .why = Toutes les cartes ne sont pas des nombres. La Cape annule le nombre de Sauron, et le 5 de Gandalf bat le 3 du Cavalier Noir. D’autres textes font reculer, annulent un texte ou emportent les deux combattants.
lesson-confrontation-dark-wins = N’attendez pas : voici comment Sauron gagnerait.
    .why = Il gagne si Frodon tombe, ou avec trois de ses pions dans la Comté. Qui ne peut plus avancer perd. Attaqué, Frodon peut s’esquiver sur le côté, mais pas éternellement.
lesson-confrontation-mordor = Faites entrer Frodon au Mordor.
    .why = Peu importe qui l’y attend : l’arrivée du Porteur de l’Anneau fait gagner aussitôt.
lesson-confrontation-end = L’Anneau est au feu. Vous avez gagné !
    .why = Dans une vraie partie, chacun place d’abord ses pions en secret, et Sauron commence. Vous avez vu comment tout marche ; le reste est affaire de bluff. Le robot le plus doux vous attend.
