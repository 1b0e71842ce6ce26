"""The names and addresses this server goes by, and the proxies it believes."""

from __future__ import annotations

import ipaddress
import re
import socket
from collections.abc import Iterable
from urllib.parse import urlsplit

from starlette.datastructures import Headers

from lastcall.engine.core.errors import Unreadable

HOST = re.compile(r"(\[[0-9A-Fa-f:.]{2,45}\]|[0-9A-Za-z._-]{1,253})(:[0-9]{1,5})?")
USUAL_PORTS = {"http": ":80", "https": ":443"}
"""Browsers leave them out."""
LOCAL = ".local"
"""What ends like this is asked of the network at home, never of a name server elsewhere."""


class Hosts:
    """Which hosts are this server.

    Whoever owns another name can point it here (DNS rebinding), and to a browser their pages would be ours. Nobody can
    point an address elsewhere, so every address is accepted: behind a router or in a container we do not know our own.
    """

    def __init__(self, public: str = "") -> None:
        self.public = public
        """Where people open this server, such as https://tavern.example.org; empty if nobody has said."""
        machine = socket.gethostname().lower()
        self.names = {"localhost", machine, machine.partition(".")[0], urlsplit(public).hostname or "localhost"}

    def knows(self, host: str) -> bool:
        """Whether this host, with or without a port, is this server."""
        name = name_of(host)
        return bool(name) and (name in self.names or name.endswith(LOCAL) or is_address(name))

    def owns(self, origin: str, host: str) -> bool:
        """Whether pages of this origin are ours, for a request to this host."""
        try:
            return urlsplit(origin).netloc == host or bool(self.public and origin == self.public)
        except ValueError:
            return False


def host_of(headers: Headers) -> str:
    """The host that was asked for; empty if none was, or several were, or it is not valid."""
    hosts = headers.getlist("host")
    return hosts[0] if len(hosts) == 1 and HOST.fullmatch(hosts[0]) else ""


def name_of(host: str) -> str:
    """The name or address of a host, without the port; empty if it is not valid."""
    found = HOST.fullmatch(host)
    return found[1].strip("[]").removesuffix(".").lower() if found is not None else ""


def is_address(name: str) -> bool:
    """Whether this is an IP address."""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def public_address(wanted: str) -> str:
    """The address people open, without a path; refused if it is none."""
    try:
        parts = urlsplit(wanted)
        good = parts.scheme in USUAL_PORTS and HOST.fullmatch(parts.netloc) and (parts.port or 1) > 0
    except ValueError:
        good = False
    if not good or parts.path not in ("", "/") or parts.query or parts.fragment:
        raise Unreadable(f"--public {wanted} is no address. Write it as people open it: https://tavern.example.org")
    return f"{parts.scheme}://{parts.netloc.lower().removesuffix(USUAL_PORTS[parts.scheme])}"


Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class Proxies:
    """The reverse proxies that are believed about who their visitors are."""

    def __init__(self, wanted: Iterable[str] = ()) -> None:
        self.networks = [network_of(one) for one in wanted]

    def __contains__(self, address: str) -> bool:
        return is_address(address) and any(ipaddress.ip_address(address) in network for network in self.networks)


def network_of(wanted: str) -> Network:
    """The address or network of a proxy; refused if it is neither, or everybody."""
    try:
        network = ipaddress.ip_network(wanted)
    except ValueError:
        network = None
    if wanted == "*" or (network is not None and not network.prefixlen):
        raise Unreadable(f"--proxy {wanted} would let everyone say who they are. Name your proxy: --proxy 127.0.0.1")
    if network is None:
        raise Unreadable(f"--proxy {wanted} is no IP address or network. Write one such as 127.0.0.1 or 10.0.0.0/8.")
    return network
