"""Who may come in, and how often."""

from __future__ import annotations

from lastcall.server.net.crowd import Crowd
from lastcall.server.net.lateness import Lateness
from lastcall.server.net.limits import HOUR, IN_ONE_GO, PAGES_IN_ONE_GO, Allowances, Limits, Quota, Rate


class Doorkeeper:
    """Keeps count of everyone. Seats have quotas of their own; addresses limit strangers and what is new."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.lateness = Lateness()
        self.crowd = Crowd(limits)

        def rate(a_second: float, seconds: float) -> Rate:
            return Rate(a_second, seconds * a_second, self.lateness)

        self.page_messages = rate(limits.messages_a_second, IN_ONE_GO)
        """From one page without a seat."""
        self.stranger_messages = Allowances(rate(limits.messages_of_one, IN_ONE_GO))
        """From all pages of an address without a seat."""
        self.messages = Quota(rate(limits.messages_a_second, IN_ONE_GO), rate(limits.messages_of_one, IN_ONE_GO))
        self.changes = Quota(rate(limits.changes_a_second, IN_ONE_GO), rate(limits.changes_of_one, IN_ONE_GO))
        self.stranger_requests = Allowances(rate(limits.requests_a_second, PAGES_IN_ONE_GO))
        self.requests = Quota(
            rate(limits.requests_of_seat, PAGES_IN_ONE_GO), rate(limits.requests_of_seats, PAGES_IN_ONE_GO)
        )
        self.tables = Allowances(rate(limits.tables_an_hour / HOUR, HOUR))
        self.keys = Allowances(rate(limits.keys_an_hour / HOUR, HOUR))

    def request(self, household: str, seat: str) -> float:
        """Let a request of a browser with or without a seat in; else the seconds until it could come in."""
        wait = self.requests.wait(seat, household) if seat else self.stranger_requests.wait(household)
        if not wait:
            self.requests.take(seat, household) if seat else self.stranger_requests.take(household)
        return wait
