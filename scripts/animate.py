"""Make an animated WebP of the pictures in a folder.

animate.py FOLDER FILE MILLISECONDS WIDTH QUALITY
"""

import sys
from pathlib import Path

from PIL import Image


def main(folder: str, file: str, step: str, width: str, quality: str) -> None:
    pictures: list[Image.Image] = []
    times: list[int] = []
    for path in sorted(Path(folder).glob("*.png")):
        with Image.open(path) as whole:
            height = round(whole.height * int(width) / whole.width)
            picture = whole.convert("RGB").resize((int(width), height), Image.Resampling.LANCZOS)
        if pictures and picture.tobytes() == pictures[-1].tobytes():
            times[-1] += int(step)
        else:
            pictures.append(picture)
            times.append(int(step))
    times[-1] += 2000  # before it begins again
    first, *others = pictures
    first.save(
        file,
        save_all=True,
        append_images=others,
        duration=times,
        loop=0,
        quality=int(quality),
        method=6,
    )
    seconds, kilobytes = sum(times) / 1000, Path(file).stat().st_size // 1000
    print(f"{file}: {len(pictures)} pictures, {seconds:.1f} s, {kilobytes} kB")


if __name__ == "__main__":
    main(*sys.argv[1:])
