"""Every HTTP error is a refusal in the same form as at the table."""

from __future__ import annotations

from typing import Any

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, ValidationException

from taproom.core import Refusal
from taproom.store import StoreError
from taproom.table import refusal_info, wire


class NotFound(Refusal):
    """There is no such thing here."""


class Unauthorized(Refusal):
    """Nobody knows who asks."""


def refused(request: Request[Any, Any, Any], refusal: Refusal) -> Response[wire.Problem]:  # noqa: ARG001
    match refusal:
        case NotFound():
            status = 404
        case Unauthorized():
            status = 401
        case StoreError():
            status = 503
        case _:
            status = 422
    return _problem(refusal, status)


def failed(request: Request[Any, Any, Any], error: HTTPException) -> Response[wire.Problem]:  # noqa: ARG001
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


def _why(error: ValidationException) -> str:
    found = error.extra if isinstance(error.extra, list) else []
    first = found[0] if found and isinstance(found[0], dict) else {}
    return str(first.get("message") or error.detail)


def _problem(refusal: Refusal, status: int) -> Response[wire.Problem]:
    return Response(
        wire.Problem(refusal_info(refusal)), status_code=status, media_type=MediaType.JSON
    )
