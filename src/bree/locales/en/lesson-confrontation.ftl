# The guided first game of The Confrontation: for each step what to do, and why.

lesson-confrontation-welcome = You lead the Fellowship. Bring Frodo to Mordor.
    .why = The pale pieces are yours: nine companions, each with a strength and a power. The moment Frodo enters Mordor, you win. He is one step away, and Sauron does not know it.
lesson-confrontation-hidden = Sauron’s pieces show you only their backs.
    .why = He sees only the backs of yours, too. In Gondor he sees two plain pieces; that one of them is Frodo he has to guess. Point at a piece, or press it long, and you are told what it can still be.
lesson-confrontation-forward = Move Legolas from Cardolan to Eregion.
    .why = In your turn you move one piece one region forward, towards Mordor. You have to, and there is no way back. Choose Legolas, then Eregion.
lesson-confrontation-attack = Attack Dagorlad with Merry.
    .why = Entering a region with an enemy in it is an attack. You do not know who stands there. Merry is a good scout: there is one enemy he always defeats.
lesson-confrontation-text = It was the Witch-king, and Merry’s text struck him down.
    .why = Both pieces are shown, then their texts apply, yours first. A text that ends the battle ends it before any card is played. Now it is Sauron’s turn: watch.
lesson-confrontation-cards = The Flying Nazgûl attacks Gimli. Play your 4.
    .why = Both are as strong as each other, so the cards decide. Each side chooses one in secret; then both are turned up and added. Gimli 3 and a 4 make 7.
lesson-confrontation-sums = 7 against 6: the Nazgûl falls.
    .why = The weaker piece is out; in a tie both are. Played cards stay open until both hands are empty, so a 4 spent now is a 4 you do not have later. Survivors are turned face down again.
lesson-confrontation-gandalf = Attack Caradhras with Gandalf.
    .why = Gandalf is 5 strong, and against him Sauron must show his card before you choose yours. A mountain holds one piece only.
lesson-confrontation-cloak = Sauron shows a 6. Answer with the Elven Cloak.
    .why = Not every card is a number. The Cloak cancels the number on Sauron’s card, and Gandalf’s 5 beats the Black Rider’s 3. Other texts retreat, cancel a text, or take both fighters along.
lesson-confrontation-dark-wins = Do not wait: this is how Sauron would win.
    .why = He wins when Frodo falls, or with three of his pieces in the Shire. Whoever cannot move forward loses. Frodo, attacked, may slip sideways, but not for ever.
lesson-confrontation-mordor = Take Frodo into Mordor.
    .why = Whoever waits there does not matter: the Ring-bearer’s arrival wins at once.
lesson-confrontation-end = The Ring is in the fire. You have won!
    .why = In a real game both sides first set up in secret, and Sauron begins. You have seen how everything works; the rest is bluff. The gentlest bot is waiting for you.
