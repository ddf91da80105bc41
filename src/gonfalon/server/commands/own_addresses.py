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


def own_address() -> str:
    """Return the address of this machine by which it reaches the internet."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address of the documentation's
            found: str = probe.getsockname()[0]
        except OSError as error:
            raise NoAddress("this machine is in no network; name its address: --lan ADDRESS") from (
                error
            )
    return found


def other_addresses(than: str) -> dict[str, str]:
    """Return interfaces and their addresses but one and loopback's; on Linux, else nothing."""
    found: dict[str, str] = {}
    if sys.platform == "linux":
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            for _, name in socket.if_nameindex():
                asked = struct.pack("256s", name.encode())
                try:
                    told = ioctl(probe.fileno(), ADDRESS_OF_INTERFACE, asked)
                except OSError:
                    continue  # it has none
                address = socket.inet_ntoa(told[20:24])
                if address != than and not address.startswith("127."):
                    found[name] = address
    return found
