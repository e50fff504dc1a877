"""The secrets that open seats. They are shown once; only their hashes are kept."""

import hashlib
import secrets


def new_token() -> str:
    """192 random bits, safe in a link."""
    return secrets.token_urlsafe(24)


def new_table_id() -> str:
    """96 random bits: not a secret from those who play there, but nobody stumbles on it."""
    return secrets.token_urlsafe(12)


def hashed(token: str) -> str:
    """What is stored. A token has far too many bits to be guessed, so a plain hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()
