"""The API as a page: drawn here, because the usual ones ask third parties for their scripts."""

from __future__ import annotations

from html import escape
from typing import Any

from litestar.connection import Request
from litestar.openapi.plugins import OpenAPIRenderPlugin

_STYLE = (
    "body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;"
    "background:#f6ead0;color:#24170f}code{font-size:.95em}dt{margin-top:1rem}"
    "b{display:inline-block;min-width:4rem;text-transform:uppercase}a{color:#7a3b12}"
)


class PlainPage(OpenAPIRenderPlugin):
    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        entries = [
            f"<dt><b>{escape(method)}</b> <code>{escape(path)}</code>"
            f"<dd>{escape(operation.get('summary') or '')}"
            for path, operations in sorted(openapi_schema["paths"].items())
            for method, operation in operations.items()
        ]
        schema = f"{request.app.openapi_config.path}/openapi.json"  # type: ignore[union-attr]
        return (
            f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Taproom API</title>'
            f'<meta name="viewport" content="width=device-width"><style>{_STYLE}</style>'
            f"<h1>The API of Taproom</h1>"
            f'<p>All of it, with every field: <a href="{schema}">openapi.json</a>. '
            f"A table is played over a WebSocket at <code>/ws/CODE</code>; "
            f"its messages are the structs of <code>taproom.table.wire</code>.</p>"
            f"<dl>{''.join(entries)}</dl></html>"
        ).encode()
