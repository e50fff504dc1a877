"""Search that is generic over games: it sees States and Views, and knows no rules."""
