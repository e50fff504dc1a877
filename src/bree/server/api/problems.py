"""Requests as they are read, and what is answered where one is refused."""

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import ClientException, HTTPException

from bree.core.errors import BreeError, Malformed
from bree.server.table.refusal import Refusal
from bree.server.wire import rest

logger = logging.getLogger(__name__)

HEADERS = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
STATUS = {
    "malformed": 400,
    "unknown-level": 400,
    "foreign-origin": 403,
    "unknown-table": 404,
    "unknown-invitation": 404,
    "not-found": 404,
    "taken": 409,
    "not-over": 409,
    "too-large": 413,
    "too-fast": 429,
    "too-many-tables": 429,
}
REQUEST = Request[Any, Any, Any]


class Asked(REQUEST):
    """A request whose body may be anything: the framework knows only some of the ways in which it is no JSON."""

    async def json(self) -> Any:
        """Return what the body holds, or refuse it."""
        try:
            return await super().json()
        except (UnicodeDecodeError, RecursionError) as error:
            raise Malformed(f"this is not JSON that can be read: {error}", "body") from error


def problem(_: REQUEST, error: Exception) -> Response[rest.Problem]:
    """Answer an error with its id. What an error says that was not foreseen is logged, and not sent."""
    match error:
        case Refusal(reason=reason):
            found = rest.Problem(reason)
        case Malformed(why=why, where=where):
            found = rest.Problem("malformed", why, where)
        case BreeError():
            found = rest.Problem("malformed", str(error))
        case HTTPException(status_code=413):
            found = rest.Problem("too-large")
        case HTTPException(status_code=404 | 405):
            found = rest.Problem("not-found")
        case ClientException():
            found = rest.Problem("malformed", _reason(error))
        case _:
            logger.error("a request failed", exc_info=error)
            found = rest.Problem("internal")
    return Response(found, status_code=STATUS.get(found.error, 500), headers=HEADERS)


def _reason(error: ClientException) -> str:
    """Say what did not fit, where the framework knows it."""
    extra = error.extra if isinstance(error.extra, list) else []
    return "; ".join(str(x.get("message", "")) for x in extra if isinstance(x, dict)) or error.detail.split("\n")[0]
