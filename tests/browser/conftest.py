"""A browser, a house to visit, and people who visit it.

Browser and house live only while a worker runs tests of this folder: as long as Playwright is at work, no other test of
that worker could start an event loop. Workers share nothing but the tables that one of them has laid, of which each
house has a copy, so the tests may be dealt out in any way.
"""

from __future__ import annotations

import fcntl
import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Page,
    ViewportSize,
    expect,
    sync_playwright,
)

from tests.browser.house import DATABASE, House
from tests.browser.laid import TEAMS_TO_LOOK_AT, TO_LOOK_AT, TO_PLAY_AT, lay
from tests.browser.looking import DESKTOP
from tests.browser.staged import TO_STAGE
from tests.waiting import STUCK

ALL_TABLES = (*TO_LOOK_AT, *TEAMS_TO_LOOK_AT, *TO_PLAY_AT, *TO_STAGE)
NAMES = ("chromium", "chromium-browser", "google-chrome")
NOT_NEEDED = (
    "WebUIOmniboxPopup",  # Every window would load two pages of its own for an address bar that nobody sees: a third
    "WebUIOmniboxAimPopup",  # of all the work until somebody sits at a table.
    "SpareRendererForSitePerProcess",  # Nobody goes on to another site.
    # What Playwright switches off and a page of ours could notice: only the last list counts.
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsUpgrades",
    "MediaRouter",
    "OptimizationHints",
    "PaintHolding",
)
FLAGS = [
    "--no-sandbox",  # In containers there is none.
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--disable-features={','.join(NOT_NEEDED)}",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",  # A page that asks anybody but us gets no answer.
]
NETWORK = ("net::ERR_", "WebSocket connection to")
expect.set_options(timeout=1000 * STUCK)


class People:
    """Whoever visits the house in this test: `person("Ann", PHONE)` is a page in a browser profile of their own."""

    def __init__(self, browser: Browser, house: House) -> None:
        self.browser = browser
        self.house = house
        self.contexts: list[BrowserContext] = []
        self.complaints: list[str] = []
        self.forgiven: list[str] = []
        self.kills = house.kills

    def __call__(self, name: str, viewport: ViewportSize = DESKTOP, motion: bool = False, touch: bool = False) -> Page:
        """Somebody new. Without motion, so that nothing is looked at while it is still fading in."""
        context = self.browser.new_context(
            base_url=self.house.address,
            viewport=viewport,
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=touch,
            is_mobile=touch,
        )
        self.contexts.append(context)
        context.set_default_timeout(1000 * STUCK)
        page = context.new_page()

        def on_error(error: Error) -> None:
            self.complaints.append(f"{name}'s page broke: {error}")

        def on_console(message: ConsoleMessage) -> None:
            if message.type == "error":
                self.complaints.append(f"{name}'s console: {message.text}")

        page.on("pageerror", on_error)
        page.on("console", on_console)
        return page

    def forgive(self, text: str) -> None:
        """A complaint with these words is expected: `person.forgive("status of 404")`."""
        self.forgiven.append(text)

    def leave(self) -> list[str]:
        """Everybody goes home; what their pages complained about."""
        for context in self.contexts:
            context.close()
        forgiven = [*self.forgiven, *(NETWORK if self.house.kills > self.kills else ())]
        return [one for one in self.complaints if not any(text in one for text in forgiven)]


@pytest.fixture(scope="package")
def chromium() -> str:
    """Where the browser is."""
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    if found is None:
        word = f"No browser is installed: none of {', '.join(NAMES)}, and CHROMIUM does not name one."
        if os.environ.get("CI"):
            pytest.fail(word)
        pytest.skip(word)
    return found


@pytest.fixture(scope="package")
def browser(chromium: str) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def laid(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """All tables, laid once in a run: whichever worker comes first does it, the others wait for it."""
    folder = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        folder = folder.parent
    found = folder / DATABASE
    with (folder / "laying").open("w") as turn:
        fcntl.flock(turn, fcntl.LOCK_EX)
        if not found.exists():
            begun = folder / "begun.db"
            begun.unlink(missing_ok=True)
            lay(begun, ALL_TABLES)
            begun.rename(found)
    return found


@pytest.fixture(scope="package")
def one_house(browser: Browser, laid: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("house")
    shutil.copy(laid, folder / DATABASE)
    house = House(folder)
    yield house
    house.kill()


@pytest.fixture
def house(one_house: House) -> House:
    """Open at the beginning of every test, whatever the last one did to it."""
    one_house.restart()
    return one_house


@pytest.fixture
def person(browser: Browser, house: House) -> Iterator[People]:
    """People; the test fails if a page of theirs broke or complained."""
    people = People(browser, house)
    yield people
    complaints = people.leave()
    assert not complaints, "\n".join(complaints)
