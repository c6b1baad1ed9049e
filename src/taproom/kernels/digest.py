"""What compiled functions are kept under, so that none is stale.

numba keeps compiled functions on disk, but looks only at the file of a function itself to see
whether they are stale, not at the files of what it calls. So the digest of all sources of a room
is part of the name under which its functions are kept.
"""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path


def digest_of_sources(room: Path) -> str:
    together = sha256()
    for path in sorted(room.glob("*.py")):
        together.update(path.read_bytes())
    return together.hexdigest()[:16]
