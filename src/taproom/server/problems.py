"""Every HTTP error is a refusal in the same form as at the table."""

from __future__ import annotations

import logging
from typing import Any

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import Scope

from taproom.core import Refusal
from taproom.store import StoreError
from taproom.table import refusal_info, wire

logger = logging.getLogger(__name__)


class NotFound(Refusal):
    """There is no such thing here."""


class Unauthorized(Refusal):
    """Nobody knows who asks."""


class UpgradeRequired(Refusal):
    """Only WebSockets are answered here."""


def refused(request: Request[Any, Any, Any], refusal: Refusal) -> Response[wire.Problem]:  # noqa: ARG001
    match refusal:
        case NotFound():
            status = 404
        case Unauthorized():
            status = 401
        case UpgradeRequired():
            # Such an answer has to say to what (RFC 9110, 15.5.22).
            return _problem(refusal, 426, {"Upgrade": "websocket", "Connection": "Upgrade"})
        case StoreError():
            status = 503
        case _:
            status = 422
    return _problem(refusal, status)


def failed(request: Request[Any, Any, Any], error: HTTPException) -> Response[wire.Problem]:
    if error.status_code >= 500:
        return broken(request, error)
    if isinstance(error, ValidationException):
        return _problem(Refusal("bad-message", why=_why(error)), error.status_code)
    if error.status_code == 429:
        return _problem(Refusal("too-fast"), error.status_code)
    if error.status_code == 404:
        return _problem(Refusal("no-page"), error.status_code)
    return _problem(Refusal("bad-message", why=error.detail), error.status_code)


def tangled(request: Request[Any, Any, Any], error: RecursionError) -> Response[wire.Problem]:  # noqa: ARG001
    """JSON that is nested deeper than anything the house knows."""
    return _problem(Refusal("bad-message", why=str(error)), 400)


def broken(request: Request[Any, Any, Any], error: Exception) -> Response[wire.Problem]:  # noqa: ARG001
    """What nobody expected. The log has the details; they are nobody else's business."""
    return _problem(Refusal("broken"), 500)


async def noted(error: Exception, scope: Scope) -> None:
    """Log what nobody expected, be it an HTTP call or a table's line that it broke."""
    expected = isinstance(error, Refusal | RecursionError) or (
        isinstance(error, HTTPException) and error.status_code < 500
    )
    if not expected:
        logger.error("%s %s broke", scope["type"], scope["path"], exc_info=error)


def _why(error: ValidationException) -> str:
    found = error.extra if isinstance(error.extra, list) else []
    first = found[0] if found and isinstance(found[0], dict) else {}
    return str(first.get("message") or error.detail)


def _problem(
    refusal: Refusal, status: int, headers: dict[str, str] | None = None
) -> Response[wire.Problem]:
    return Response(
        wire.Problem(refusal_info(refusal)),
        status_code=status,
        media_type=MediaType.JSON,
        headers=headers,
    )
