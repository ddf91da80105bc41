"""Draw the icons for browsers and home screens from web/public/icon.svg.

    python scripts/icons.py

Run it after icon.svg has changed, and commit the result. It knows only what that drawing uses:
filled and stroked paths of straight lines.
"""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

from PIL import Image, ImageDraw

PUBLIC = Path(__file__).resolve().parent.parent / "web" / "public"
PAPER = "#f6f0e1"
FINE = 4  # drawn larger by this factor, then reduced: smooth edges
Line = list[tuple[float, float]]


def lines_of(d: str) -> list[Line]:
    """Return the lines of a path (M, L, H, V and Z, absolute and relative)."""
    found: list[Line] = []
    x = y = 0.0
    for command, given in re.findall(r"([MLHVZmlhvz])([^MLHVZmlhvz]*)", d):
        numbers = [float(number) for number in re.findall(r"-?\d*\.?\d+", given)]
        relative, kind = command.islower(), command.upper()
        if kind == "Z":
            found[-1].append(found[-1][0])
            x, y = found[-1][0]
            continue
        pairs = {
            "H": [(n, 0.0 if relative else y) for n in numbers],
            "V": [(0.0 if relative else x, n) for n in numbers],
        }.get(kind, list(zip(numbers[::2], numbers[1::2])))
        for i, (dx, dy) in enumerate(pairs):
            x, y = (x + dx, y + dy) if relative else (dx, dy)
            if kind == "M" and i == 0:
                found.append([])
            found[-1].append((x, y))
    return found


def drawn(size: int, share: float, ground: str | None) -> Image.Image:
    """Return the icon as a square picture; it takes up a share of the height."""
    root = ElementTree.parse(PUBLIC / "icon.svg").getroot()
    left, top, width, height = (float(n) for n in root.attrib["viewBox"].split())
    full = size * FINE
    scale = full * share / height
    dx, dy = (full - width * scale) / 2 - left * scale, (full - height * scale) / 2 - top * scale
    picture = Image.new("RGBA", (full, full), ground or (0, 0, 0, 0))
    pen = ImageDraw.Draw(picture)
    for path in root:
        for line in lines_of(path.attrib["d"]):
            points = [(x * scale + dx, y * scale + dy) for x, y in line]
            if path.attrib.get("fill", "black") != "none" and "stroke" not in path.attrib:
                pen.polygon(points, fill=path.attrib["fill"])
            if "stroke" in path.attrib:
                thick = round(float(path.attrib["stroke-width"]) * scale)
                closed = points if points[0] != points[-1] else [*points, points[1]]
                pen.line(closed, fill=path.attrib["stroke"], width=thick, joint="curve")
    return picture.resize((size, size), Image.Resampling.LANCZOS)


def main() -> None:
    """Write all icons."""
    for size in (192, 512):
        drawn(size, 0.94, None).save(PUBLIC / f"icon-{size}.png", optimize=True)
    # A circle of 80 % is safe from the mask of a home screen.
    drawn(512, 0.62, PAPER).save(PUBLIC / "icon-maskable.png", optimize=True)
    drawn(180, 0.76, PAPER).convert("RGB").save(PUBLIC / "apple-touch-icon.png", optimize=True)
    small = [drawn(size, 1, None) for size in (16, 32, 48)]
    sizes = [picture.size for picture in small]
    small[-1].save(PUBLIC / "favicon.ico", sizes=sizes, append_images=small[:-1])


if __name__ == "__main__":
    main()
