"""The browser client: its pages all start from one file, its parts never change their names."""

from __future__ import annotations

from importlib import resources
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, Router, get
from litestar.datastructures import CacheControlHeader, MutableScopeHeaders
from litestar.exceptions import HTTPException, NotFoundException
from litestar.params import FromPath
from litestar.static_files import create_static_files_router
from litestar.types import Message, Scope

from taproom.server.problems import failed

CLIENT: Final = Path(str(resources.files("taproom"))) / "client"

_A_YEAR: Final = CacheControlHeader(max_age=31_536_000, public=True, immutable=True)

_KINDS: Final = {
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".js": "text/javascript",
    ".webmanifest": "application/manifest+json",
}

POLICY: Final = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; "
        "connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


async def with_policy(message: Message, scope: Scope) -> None:  # noqa: ARG001
    """Every answer has it, also those that say what went wrong."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in POLICY.items():
            headers[name] = value


@get(
    [
        "/",
        "/new",
        "/table/{code:str}",
        "/table/{code:str}/screen",
        "/replay",
        "/replay/{code:str}/{number:int}",
        "/rules",
        "/rules/{game:str}",
        "/move",
    ],
    include_in_schema=False,
    sync_to_thread=False,
)
def page() -> Response[bytes]:
    """Which page it is, the client reads off the address."""
    return _client(200)


def _client(status: int) -> Response[bytes]:
    index = CLIENT / "index.html"
    if not index.exists():
        return Response(
            b"The browser client has not been built. Run `make play`, or `pip install .` anew.\n",
            media_type="text/plain",
            status_code=503,
        )
    return Response(
        index.read_bytes(),
        media_type="text/html",
        status_code=status,
        headers={"Cache-Control": "no-cache"},
    )


def lost(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """An address that leads nowhere: people get a page that says so, programs a problem."""
    wants_page = "text/html" in request.headers.get("accept", "")
    if wants_page and not request.url.path.startswith("/api/"):
        return _client(404)
    return failed(request, error)


@get("/{name:str}", include_in_schema=False, sync_to_thread=False)
def top_file(name: FromPath[str]) -> Response[bytes]:
    """The few files beside the page: icons, the manifest, the service worker."""
    if not (CLIENT / name).is_file() or name == "index.html":
        raise NotFoundException
    kind = _KINDS.get(Path(name).suffix, "application/octet-stream")
    content = (CLIENT / name).read_bytes()
    return Response(content, media_type=kind, headers={"Cache-Control": "no-cache"})


def assets() -> list[Router]:
    """Parts of the client have their hash in the name, so they may be kept for ever."""
    folder = CLIENT / "assets"
    if not folder.exists():
        return []
    return [create_static_files_router("/assets", [folder], name="assets", cache_control=_A_YEAR)]
