"""Fair chance: nobody, the house included, can choose a shuffle.

The server fixes a secret and shows its SHA-256 before the players add words of their own; the
seed is made of both. After the game the secret is shown, and anybody can deal again.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence


def commitment(secret: str) -> str:
    """What is shown before the deal."""
    return hashlib.sha256(secret.encode()).hexdigest()


def seed(secret: str, words: Sequence[str]) -> str:
    """The text that all shuffles of the game come from: the secret, then each seat's words."""
    return "\n".join([secret, *words])
