"""A command in a terminal: a pseudo-terminal, and what a person sees on its screen."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path
from typing import Final

TOKEN: Final = re.compile(r"\x1b\[([?0-9;]*)([A-Za-z])|(.)", re.DOTALL)
LIMIT: Final = 120.0  # seconds
CTRL_C: Final = b"\x03"


class Screen:
    """A terminal without end, as far as commands use one."""

    def __init__(self, width: int) -> None:
        self.width = width
        self.rows = [""]
        self.row = self.column = 0

    @property
    def text(self) -> str:
        """What is to be read on it."""
        return "\n".join(row.rstrip() for row in self.rows).strip()

    def write(self, text: str) -> None:
        """Show a text; what it says of colours and the cursor's looks is left out."""
        for number, command, letter in TOKEN.findall(text):
            if command == "A":
                self.row -= int(number or 1)
            elif command == "K":
                self.rows[self.row] = ""
            elif letter == "\r":
                self.column = 0
            elif letter == "\n":
                self.down()
            elif letter:
                self.put(letter)

    def put(self, letter: str) -> None:
        """Write a letter; after the last column it is the first of the next row."""
        if self.column == self.width:
            self.column = 0
            self.down()
        row = self.rows[self.row].ljust(self.column)
        self.rows[self.row] = row[: self.column] + letter + row[self.column + 1 :]
        self.column += 1

    def down(self) -> None:
        """Go to the next row."""
        self.row += 1
        if self.row == len(self.rows):
            self.rows.append("")


class Session:
    """A command in a terminal: how it ended, and all that stood on the screen meanwhile."""

    def __init__(self, *arguments: str, width: int = 80, out: Path | None = None) -> None:
        self.screen = Screen(width)
        self.seen: list[str] = []
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, width, 0, 0))
        kept = {n: v for n, v in os.environ.items() if n not in ("COLUMNS", "LINES", "NO_COLOR")}
        with open(os.devnull if out is None else out, "wb") as file:
            self.process = subprocess.Popen(
                (sys.executable, "-m", "tests.cli.terminal", *arguments),
                stdin=slave,
                stdout=slave if out is None else file,
                stderr=slave,
                env={**kept, "TERM": "xterm-256color"},
                start_new_session=True,
            )
        os.close(slave)

    def run(self, pressed_after: str = "") -> int:
        """Read until it ends, pressing Ctrl-C once a text has appeared; return its exit code."""
        until = time.monotonic() + LIMIT
        rest = b""
        while time.monotonic() < until:
            try:
                rest += os.read(self.master, 65536)
            except OSError:
                break  # Linux says so that nobody writes any more
            whole = rest.decode("utf-8", "ignore")
            rest = rest[len(whole.encode()) :]
            self.screen.write(whole)
            self.seen.append(self.screen.text)
            if pressed_after and pressed_after in self.screen.text:
                pressed_after = ""
                os.write(self.master, CTRL_C)
        os.close(self.master)
        return self.process.wait(LIMIT)


def main() -> int:
    """Run a command in the terminal it was started in, so that Ctrl-C reaches it."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    from gonfalon.cli import main as gonfalon

    return gonfalon()


if __name__ == "__main__":
    sys.exit(main())
