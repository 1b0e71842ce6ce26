"""Attacks at the door: headers, hosts and origins, keys of one's own choice, names that deceive."""

from __future__ import annotations

import asyncio
import gzip
import logging
import socket
import unicodedata
from pathlib import Path

import pytest
import websockets

from lastcall.engine.core.errors import Unreadable
from lastcall.server import app as app_module
from lastcall.server.keys import COOKIE
from lastcall.server.names import alike, clean
from lastcall.server.net.hosts import Proxies, public_address
from tests.server.attackers import at_server, raw
from tests.server.pages import HEAD_END
from tests.server.tables import Person, Served
from tests.waiting import STUCK

HERE = "127.0.0.1"
PUBLIC = "https://tavern.example.org"


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Pages as they are built."""
    assets = tmp_path / "assets"
    assets.mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Last Call</title>")
    (tmp_path / "secret.txt").write_text("secret")
    (assets / "page-1a2b.js").write_text("play();" * 100)
    (assets / "page-1a2b.js.gz").write_bytes(gzip.compress(b"play();" * 100))
    monkeypatch.setattr(app_module, "pages", lambda: tmp_path)


@pytest.mark.usefixtures("built")
def test_every_answer_keeps_pages_safe() -> None:
    async def test(served: Served) -> None:
        ann = Person(served, "Ann")
        room = await ann.open_table()
        for path in (
            "/",
            "/assets/page-1a2b.js",
            "/api/choices",
            "/api/tables",
            f"/api/tables/{room}",
            "/health",
            "/no",
            "/assets/no",
        ):
            headers = (await ann.http.get(path)).headers
            policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
            assert policy["default-src"] == "'none'"
            assert policy["script-src"] == "'self'", "no script that stands in a page, none from elsewhere"
            assert policy["frame-ancestors"] == "'none'"
            assert policy["base-uri"] == policy["form-action"] == "'none'"
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
            assert {"camera=()", "geolocation=()", "microphone=()"} <= set(headers["permissions-policy"].split(", "))
            assert "strict-transport-security" not in headers, "it would lock out whoever has no certificate"
            assert headers["cache-control"], "nothing is kept by chance"
            assert "server" not in headers
        assert (await ann.http.get("/api/tables")).headers["cache-control"] == "no-store"
        assert (await ann.http.get("/")).headers["cache-control"] == "no-cache"

    at_server(test)


@pytest.mark.usefixtures("built")
def test_hashed_files_are_packed_and_kept_for_ever_and_nothing_else_is_a_file() -> None:
    async def test(served: Served) -> None:
        ann = Person(served)
        for encoding in ("gzip", "identity"):
            found = await ann.http.get("/assets/page-1a2b.js", headers={"Accept-Encoding": encoding})
            assert found.text == "play();" * 100
            assert "javascript" in found.headers["content-type"]
            assert found.headers.get("content-encoding", "identity") == encoding
            assert found.headers["cache-control"] == "public, max-age=31536000, immutable"
            assert found.headers["vary"] == "Accept-Encoding"
            for path in ("..%2fsecret.txt", "%2e%2e/secret.txt", "%00", "a" * 1500, "%ff", ".", "", "page-1a2b.js/x"):
                head = f"GET /assets/{path} HTTP/1.0\r\nHost: {HERE}\r\nAccept-Encoding: {encoding}\r\n\r\n"
                answer = await raw(served.port, head.encode())
                assert answer.startswith(b"HTTP/1.1 404"), (path, answer[:50])

    at_server(test)


HOSTS = (
    *(
        "",
        " ",
        "a b",
        "[",
        "]",
        "[]",
        "[::1",
        "::1",
        "a:1:2",
        "a:",
        "a:port",
        "a" * 300,
        "a/b",
        "a@b",
        "a,b",
        "a;b",
        "\\",
    ),
    *("<script>", "'none'", "é", "a#b", "a?b", "%00", "[::1]:x", "a:-1", "[::1]x", "a:123456"),
)
NOT_OURS = ("a:99999", "[::::]", "[:::::1.2]:99999", "a..b", "-", "_:0", "evil.example", "127.0.0.1.evil.example")


def test_an_odd_host_is_refused_and_never_breaks_anything(caplog: pytest.LogCaptureFixture) -> None:
    async def test(served: Served) -> None:
        ann = Person(served, "Ann")
        room = await ann.open_table(seats=4)
        body = b'{"player":"Ben"}'
        requests = (
            "GET / HTTP/1.1",
            "GET /assets/none HTTP/1.1",
            "GET /api/tables/ HTTP/1.1",
            f"POST /api/tables/{room}/sit HTTP/1.1",
            f"GET /ws/tables/{room} HTTP/1.1\r\nUpgrade: websocket\r\nSec-WebSocket-Key: MTIzNDU2Nzg5MDEyMzQ1Ng=="
            "\r\nSec-WebSocket-Version: 13",
        )
        for host in (*HOSTS, *NOT_OURS):
            for request in requests:
                sent = f"{request}\r\nHost: {host}\r\n".encode()
                if "Upgrade" in request:
                    sent += b"Connection: Upgrade\r\n\r\n"
                else:
                    sent += b"Connection: close\r\nContent-Length: %d\r\n\r\n" % len(body) + body
                status = (await raw(served.port, sent, 12))[9:12]
                assert status == (b"421" if host in NOT_OURS else b"400"), (host, request, status)
        nothing = await raw(served.port, b"GET / HTTP/1.1\r\nConnection: close\r\n\r\n")
        assert nothing.startswith(b"HTTP/1.1 400")
        twice = f"GET /health HTTP/1.1\r\nHost: {HERE}\r\nHost: {HERE}\r\nConnection: close\r\n\r\n"
        assert (await raw(served.port, twice.encode())).startswith(b"HTTP/1.1 400"), "which one would others believe?"
        assert (await ann.http.get("/health")).status_code == 200
        errors = [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
        assert not errors, "nobody can fill the log"

    at_server(test)


def test_a_name_of_somebody_else_that_points_here_gets_nothing() -> None:
    """Their page would be ours to a browser: it could read every table, and open some (DNS rebinding)."""

    async def test(served: Served) -> None:
        ann = Person(served, "Ann")
        machine = socket.gethostname()
        ours = ("localhost", f"127.0.0.1:{served.port}", "[::1]:8484", "192.168.1.5:80", machine, machine.upper())
        for host in (*ours, f"{machine}.local:8484", "Tavern.example.org", "tavern.example.org.", "LOCALHOST."):
            assert (await ann.http.get("/health", headers={"Host": host})).status_code == 200, host
        for host in ("evil.example", "evil.example:8484", "local", "tavern.example.org.evil.example", "1.2.3.4.5"):
            for method, path in (("GET", "/"), ("POST", "/api/tables"), ("GET", "/assets/none")):
                answer = await ann.http.request(method, path, headers={"Host": host, "Origin": f"http://{host}"})
                assert answer.status_code == 421
                assert f"not known as {host}." in answer.text
                assert answer.text.endswith(f" --public http://{host}\n")
                assert answer.headers["content-security-policy"]

    at_server(test, public=PUBLIC)


def test_a_name_that_points_here_is_ours_only_if_somebody_says_so() -> None:
    async def test(served: Served) -> None:
        answer = await Person(served).http.get("/health", headers={"Host": "tavern.example.org"})
        assert answer.status_code == 421

    at_server(test)


ORIGINS = ("", "null", "[", "http://[", "http://[::1", "http://a b", "http://" + "a" * 5000, "http://a:1:2", "x")


def test_an_odd_origin_is_refused_and_never_breaks_anything() -> None:
    async def test(served: Served) -> None:
        ann = Person(served, "Ann")
        room = await ann.open_table(seats=4)
        here = f"127.0.0.1:{served.port}"
        elsewhere = (
            f"http://{here}.example",
            f"http://{here}@evil.example",
            f"http://evil.example/{here}",
            f"//{here}0",
        )
        for origin in (*ORIGINS, *elsewhere):
            response = await ann.http.post(f"/api/tables/{room}/link", headers={"Origin": origin})
            assert response.status_code in (400, 403), (origin, response.status_code)
            with pytest.raises((websockets.InvalidStatus, websockets.InvalidMessage)):
                await ann.connect(room, Origin=origin)
        own = await ann.http.post(f"/api/tables/{room}/link", headers={"Origin": f"http://{here}"})
        assert own.status_code == 200

    at_server(test)


def test_a_key_is_never_of_ones_own_choice() -> None:
    async def test(served: Served) -> None:
        ann, eve = Person(served, "Ann"), Person(served, "Eve")
        room = await ann.open_table(seats=12)
        [(name, real)] = ann.http.cookies.items()
        for number, key in enumerate(("chosen", "", ".", f"{real}.", f".{real}", f"{real}x", real[:-1], real.upper())):
            body = f'{{"player":"Guest {number + 2}"}}'
            cookie = {"Cookie": f"{name if number % 2 else COOKIE}={key}"}
            response = await eve.http.post(f"/api/tables/{room}/sit", content=body, headers=cookie)
            [given] = response.cookies.values()
            assert response.json()["seat"] != 0, "nobody's seat"
            assert given != key
            assert len(given) >= 32
            eve.http.cookies.clear()
        cookie = (await Person(served, "Zoe").post(f"/api/tables/{room}/sit", {"player": "Zoe"})).headers["set-cookie"]
        assert "httponly" in cookie.lower()
        assert "samesite=strict" in cookie.lower()

    at_server(test)


# --- behind a proxy

TAVERN = {"Host": "tavern.example.org", "X-Forwarded-Proto": "https"}
"""As a proxy passes it on that ends TLS."""


def from_(address: str) -> dict[str, str]:
    """What the proxy says of a visitor."""
    return {**TAVERN, "X-Forwarded-For": address}


def test_behind_a_proxy_each_visitor_has_limits_of_their_own() -> None:
    async def test(served: Served) -> None:
        async def opens_a_table(address: str) -> int:
            guest = Person(served, "Guest")
            response = await guest.http.post("/api/tables", content=b'{"player":"Guest"}', headers=from_(address))
            return response.status_code

        assert await opens_a_table("203.0.113.5") == 201
        assert await opens_a_table("203.0.113.5") == 429
        assert await opens_a_table("203.0.113.6") == 201
        assert await opens_a_table("2001:db8::1") == 201
        assert await opens_a_table("2001:db8::2") == 429, "a household"
        assert await opens_a_table("198.51.100.1, 203.0.113.5") == 429, "what visitors claim themselves is not believed"
        idle = [await asyncio.open_connection(HERE, served.port) for _ in range(8)]
        assert (await Person(served).http.get("/health", headers=from_("203.0.113.7"))).status_code == 200
        for _, writer in idle:
            writer.close()
            await writer.wait_closed()

    at_server(test, proxies=(HERE,), public=PUBLIC, tables_an_hour=1, connections_of_one=4)


def test_without_a_proxy_nobody_is_believed_who_they_are() -> None:
    async def test(served: Served) -> None:
        statuses = []
        for number in range(3):
            headers = from_(f"203.0.113.{number}")
            response = await Person(served).http.post("/api/tables", content=b'{"player":"Eve"}', headers=headers)
            statuses.append(response.status_code)
        assert statuses == [201, 429, 429]

    at_server(test, public=PUBLIC, tables_an_hour=1)


def test_a_table_works_through_a_proxy_with_tls() -> None:
    async def test(served: Served) -> None:
        ann = Person(served, "Ann")
        own = {**from_("203.0.113.5"), "Origin": PUBLIC}
        response = await ann.http.post("/api/tables", content=b'{"player":"Ann","seats":2}', headers=own)
        assert response.status_code == 201
        assert "secure" in response.headers["set-cookie"].lower()
        assert response.headers["strict-transport-security"] == "max-age=31536000"
        policy = response.headers["content-security-policy"]
        assert "wss://tavern.example.org" in policy
        key = response.headers["set-cookie"].partition(";")[0]
        room = response.json()["id"]
        upgrade = "".join(f"{name}: {value}\r\n" for name, value in own.items())
        reader, writer = await asyncio.open_connection(HERE, served.port)
        writer.write(
            f"GET /ws/tables/{room} HTTP/1.1\r\n{upgrade}Cookie: {key}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        assert b" 101 " in await reader.readuntil(HEAD_END)
        async with asyncio.timeout(STUCK):
            assert b'"seat":0' in await reader.readuntil(b'"seat":0')
        writer.close()
        await writer.wait_closed()

    at_server(test, proxies=(HERE,), public=PUBLIC)


def test_a_proxy_that_says_its_own_host_is_no_stranger() -> None:
    """As nginx does unless it is told otherwise: each request that changes something seemed to come from elsewhere."""

    async def test(served: Served) -> None:
        ann = Person(served, "Ann")
        own = {"X-Forwarded-For": "203.0.113.5", "X-Forwarded-Proto": "https", "Origin": PUBLIC}
        response = await ann.http.post("/api/tables", content=b'{"player":"Ann","seats":2}', headers=own)
        assert response.status_code == 201
        assert "wss://tavern.example.org" in response.headers["content-security-policy"]
        await ann.connect(response.json()["id"], **own)
        for other in ("http://tavern.example.org", f"{PUBLIC}:444", f"{PUBLIC}.evil.example"):
            refused = await ann.http.post("/api/tables", content=b"{}", headers={**own, "Origin": other})
            assert (refused.status_code, refused.json()["code"]) == (403, "foreign_origin")
        assert (await ann.http.get("/api/choices")).json()["public"] == PUBLIC

    at_server(test, proxies=(HERE,), public=PUBLIC)


@pytest.mark.parametrize("wanted", ["*", "0.0.0.0/0", "::/0", "", " ", "localhost", "127.0.0.1:80", "10.0.0.1/8", "x"])
def test_a_proxy_is_an_address_or_a_network(wanted: str) -> None:
    """Whatever else was said, nobody noticed: everyone was believed, or the proxy itself was not."""
    with pytest.raises(Unreadable, match=r"^--proxy "):
        Proxies([wanted])


def test_a_network_of_proxies_is_believed() -> None:
    proxies = Proxies(["127.0.0.1", "10.0.0.0/8", "2001:db8::/32"])
    for address, believed in (("127.0.0.1", 1), ("10.9.8.7", 1), ("2001:db8::1", 1), ("127.0.0.2", 0), ("", 0)):
        assert (address in proxies) == bool(believed), address


@pytest.mark.parametrize(
    "wanted",
    [
        *("tavern.example.org", "//a", "*", "https://", "ftp://a", "https://a/b", "https://a?b", "https://a b"),
        *("https://a:x", "https://a:99999", "https://me@a", "https://[::1"),
    ],
)
def test_a_public_address_is_what_people_open(wanted: str) -> None:
    with pytest.raises(Unreadable, match=r"^--public .* is no address"):
        public_address(wanted)


def test_a_public_address_is_written_as_browsers_write_it() -> None:
    for wanted in (PUBLIC, f"{PUBLIC}/", "https://Tavern.Example.org:443"):
        assert public_address(wanted) == PUBLIC
    assert public_address("http://192.0.2.7:8484/") == "http://192.0.2.7:8484"


# --- names

INVISIBLE = "\u200b\u200d\u2060\ufeff\u00ad\u034f\u115f\u1160\u3164\uffa0\u2800\u180e\ufe0f\U000e0101\u17b4\U000e0041"
BIDI = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c"
CONTROL = "\x00\x07\x08\x1b\x7f\x85\u2028\u2029\n\r\t"


@pytest.mark.parametrize("sign", INVISIBLE + BIDI + CONTROL)
def test_a_name_shows_all_that_is_in_it(sign: str) -> None:
    assert clean(sign * 3) == ""
    assert clean(f"A{sign}nn").replace(" ", "") == "Ann"
    assert alike(clean(f"A{sign}nn"), "ann")


def test_accents_do_not_pile_up() -> None:
    scrawl = "a" + "\u0301\u0302\u0303" * 30
    tricked = "a" + "\u0301\u200b" * 60
    for name in (scrawl, tricked, "\u0301\u0302" * 40, "a" + "\u0301\u034f\ufe0f" * 40):
        found = unicodedata.normalize("NFD", clean(name))
        assert sum(unicodedata.category(letter)[0] == "M" for letter in found) <= 3, ascii(found)
    assert clean("Zoë") == "Zoë"
    assert len(clean("\ufdfa" * 100)) <= 24


@pytest.mark.parametrize(
    "other", ["ANN", "ann", "Änn", "A\u0301nn", "Ａｎｎ", "A n n", "Ann.", "Аnn", "Αnn", "𝐀𝐧𝐧", "Ⓐⓝⓝ", "A\u202ann"]
)
def test_no_two_at_a_table_are_alike(other: str) -> None:
    assert alike(clean(other), "Ann")


def test_who_can_be_told_apart_may_both_sit() -> None:
    for one, other in (("Ann", "Anna"), ("Ben", "Bert"), ("🐉", "🐺"), ("Mia", "Mea")):
        assert not alike(one, other)
    assert alike("Bill", "BiII")


def test_a_name_that_is_taken_is_taken_everywhere() -> None:
    async def test(served: Served) -> None:
        ann = Person(served, "Ann")
        room = await ann.open_table(seats=4)
        for name in ("ANN", "Аnn", "A\u200bnn", "\u202eAnn", "Ａｎｎ"):
            response = await Person(served).post(f"/api/tables/{room}/sit", {"player": name})
            assert (response.status_code, response.json()["code"]) == (409, "name_taken")
        for name in ("\u3164", "\u200b", "\u202e\u2066", "\x00", "\u2800 \u2800"):
            response = await Person(served).post(f"/api/tables/{room}/sit", {"player": name})
            assert response.json()["code"] == "no_name"
        unpaired = await Person(served).http.post(f"/api/tables/{room}/sit", content=b'{"player":"\\ud800"}')
        assert unpaired.status_code == 400

    at_server(test)
