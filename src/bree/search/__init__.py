"""Searches that are generic over games: they see States and Views, and know no rules."""
