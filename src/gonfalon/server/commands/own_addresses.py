"""The addresses by which the network reaches this machine; nothing is sent to find them."""

from __future__ import annotations

import socket
import struct
import sys

if sys.platform == "linux":
    from fcntl import ioctl

    ADDRESS_OF_INTERFACE = 0x8915  # SIOCGIFADDR


class NoAddress(Exception):
    """This machine is in no network, or has no such address."""


ELSEWHERE = "192.0.2.1"  # reserved for documentation


def own_address(towards: str = ELSEWHERE) -> str:
    """Return the address by which this machine reaches another, by default the internet."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((towards, 9))
            found: str = probe.getsockname()[0]
        except OSError as error:
            raise NoAddress("this machine is in no network; name its address: --lan ADDRESS") from (
                error
            )
    return found


def other_addresses(than: str) -> dict[str, str]:
    """Return interfaces and their addresses, but for one and loopback's."""
    return {
        name: address
        for name, address in addresses().items()
        if address != than and not address.startswith("127.")
    }


def addresses() -> dict[str, str]:
    """Return interfaces and their addresses; none where the system is not Linux."""
    found: dict[str, str] = {}
    if sys.platform == "linux":
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            for _, name in socket.if_nameindex():
                asked = struct.pack("256s", name.encode())
                try:
                    told = ioctl(probe.fileno(), ADDRESS_OF_INTERFACE, asked)
                except OSError:
                    continue  # it has none
                found[name] = socket.inet_ntoa(told[20:24])
    return found
