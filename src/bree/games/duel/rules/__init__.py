"""What happens, in the rulebook's own chapters."""

from bree.games.duel.rules.turns import step as step
