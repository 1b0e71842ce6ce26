"""Signatures of a house: what it has said about a table it cannot deny, and nobody else can say in its name."""

from __future__ import annotations

import secrets

import msgspec
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

from lastcall.fairness import Statement

BYTES = 32
PUBLISHED = "/.well-known/lastcall-key"
"""Where a house publishes its key."""


class Signer:
    """Signs with a secret that only one house has."""

    def __init__(self, secret: str) -> None:
        self._private = Ed25519PrivateKey.from_private_bytes(bytes.fromhex(secret))
        self.key = self._private.public_key().public_bytes_raw().hex()
        """What everybody may know: it checks what this house has signed."""

    def sign(self, statement: Statement) -> Statement:
        """The statement with the key and the signature of this house."""
        signature = self._private.sign(statement.words).hex()
        return msgspec.structs.replace(statement, key=self.key, signature=signature)


def new_secret() -> str:
    """A secret to sign with, in hexadecimal digits."""
    return secrets.token_hex(BYTES)


def is_signed(statement: Statement) -> bool:
    """Whether the owner of its key has signed it."""
    try:
        key = Ed25519PublicKey.from_public_bytes(bytes.fromhex(statement.key))
        key.verify(bytes.fromhex(statement.signature), statement.words)
    except (ValueError, InvalidSignature):
        return False
    return True
