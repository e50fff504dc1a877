"""The secrets that open seats. They are shown once; only their hashes are kept."""

import hashlib
import secrets


def new_token() -> str:
    """Draw a secret: 192 random bits, written so that they can stand in a link."""
    return secrets.token_urlsafe(24)


def new_table_id() -> str:
    """Draw an id of 96 random bits. It is no secret from those who play there, but nobody comes upon it by chance."""
    return secrets.token_urlsafe(12)


def hashed(token: str) -> str:
    """Hash a token for the store. It has far too many bits to be guessed, so a plain hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()
