"""Keys to seats: the server makes them and recognizes its own, so nobody can choose one."""

from __future__ import annotations

import hashlib
import hmac
import secrets

from starlette.requests import HTTPConnection
from starlette.responses import Response

COOKIE = "lastcall"
A_YEAR = 365 * 24 * 60 * 60


class Keys:
    """Makes and recognizes keys with a secret that only this server has."""

    def __init__(self, secret: str) -> None:
        self.secret = secret.encode()

    def new(self) -> str:
        """A new key."""
        chance = secrets.token_urlsafe(32)
        return f"{chance}.{self.mark(chance)}"

    def mark(self, chance: str) -> str:
        """The part only this server can make."""
        return hmac.new(self.secret, chance.encode(), hashlib.sha256).hexdigest()[:32]

    def of(self, connection: HTTPConnection) -> str:
        """The key of this browser; empty if it has none from this server."""
        key = connection.cookies.get(COOKIE, "")
        chance, _, mark = key.partition(".")
        good = mark.isascii() and hmac.compare_digest(mark, self.mark(chance))
        return key if good else ""


def with_key(response: Response, connection: HTTPConnection, key: str) -> Response:
    """The response with the key as a cookie that pages cannot read and other sites cannot send."""
    secure = connection.url.scheme == "https"
    response.set_cookie(COOKIE, key, max_age=A_YEAR, httponly=True, samesite="strict", secure=secure)
    return response
