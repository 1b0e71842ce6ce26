"""Keys to seats: the server makes a new one whenever somebody sits down, so nobody can have known it before."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Callable
from typing import Final, NamedTuple

from starlette.requests import HTTPConnection
from starlette.responses import Response

from lastcall.fairness import is_written

COOKIE: Final = "lastcall"
"""How cookies with keys begin. One of an older release has no longer name, and its key may open many seats."""
HOST_ONLY: Final = "__Host-"
"""Browsers take a cookie of such a name only from this very host and under TLS, so nobody else can plant one."""
UNDER_TLS: Final = "~"
"""How keys begin that were made under TLS."""
A_YEAR: Final = 365 * 24 * 60 * 60
MOST_KEYS: Final = 100
"""So many keys a browser may have. It sends all of them with each request, and proxies take about 8 KB of cookies."""
MOST_COOKIES: Final = 200
"""So many of all cookies are looked at, the newest; browsers keep 180 for a site."""


class Held(NamedTuple):
    """A key in a cookie of a browser."""

    cookie: str
    key: str


class Keys:
    """Makes keys, with a secret that only this server has."""

    def __init__(self, secret: str) -> None:
        self.secret = secret.encode()

    def new(self, connection: HTTPConnection, table: str, once: str = "") -> str:
        """A new key; a page that repeats its request with the same secret word gets the same one again."""
        if is_written(once):
            made = hmac.new(self.secret, f"{table}/{once}".encode(), hashlib.sha256).hexdigest()[:40]
        else:
            made = secrets.token_urlsafe(24)
        return (UNDER_TLS if under_tls(connection) else "") + made


def hashed(key: str) -> str:
    """What is stored of a key."""
    return hashlib.sha256(key.encode()).hexdigest()


def under_tls(connection: HTTPConnection) -> bool:
    """Whether the browser speaks TLS, with us or with a proxy we trust."""
    return connection.url.scheme in ("https", "wss")


def held(connection: HTTPConnection) -> list[Held]:
    """The keys of this browser, the oldest first.

    Under TLS, a key that was made under TLS must be in a cookie that only we can have set: else somebody could plant
    the key of their own seat. Keys from before count as they are, because nobody gets such keys any more.
    """
    cookies = ";".join(connection.headers.getlist("cookie")).rsplit(";", MOST_COOKIES)[-MOST_COOKIES:]
    found = []
    for part in cookies:
        cookie, _, key = part.strip().partition("=")
        bare = cookie.removeprefix(HOST_ONLY)
        planted = cookie == bare and key.startswith(UNDER_TLS) and under_tls(connection)
        if (bare == COOKIE or bare.startswith(f"{COOKIE}-")) and key and not planted:
            found.append(Held(cookie, key))
    return found


def with_keys(response: Response, connection: HTTPConnection, plays: Callable[[str], bool], *made: str) -> Response:
    """The response with new keys as cookies that pages cannot read and other sites cannot send.

    Old cookies are renewed if their key still `plays`. Beyond `MOST_KEYS`, the oldest keys that do not are dropped.
    """
    mine = held(connection)
    old = [one for one in mine if one.cookie != cookie_of(connection, one.key) and plays(hashed(one.key))]
    spare = [one for one in mine if one.key not in made and not plays(hashed(one.key))]
    for one in [*old, *spare[: max(0, len(mine) + len(made) - MOST_KEYS)]]:
        put(response, connection, one.cookie, "", 0)
    for key in dict.fromkeys([*(one.key for one in old), *made]):
        put(response, connection, cookie_of(connection, key), key, A_YEAR)
    return response


def cookie_of(connection: HTTPConnection, key: str) -> str:
    """What the cookie of this key is called."""
    return f"{HOST_ONLY if under_tls(connection) else ''}{COOKIE}-{hashed(key)[:8]}"


def put(response: Response, connection: HTTPConnection, cookie: str, key: str, seconds: int) -> None:
    """Set a cookie for so many seconds."""
    secure = under_tls(connection)
    response.set_cookie(cookie, key, max_age=seconds, path="/", httponly=True, samesite="strict", secure=secure)
