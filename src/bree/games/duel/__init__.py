"""The Duel: Gandalf against the Balrog on the bridge of Khazad-dum, 2002."""
