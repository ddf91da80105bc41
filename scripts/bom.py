"""Writes a CycloneDX bill of materials from a lock: python scripts/bom.py LOCK FILE.

The library comes with pip-audit. Hashes are those of the lock, licences those of the installed
packages; packages of the lock that are not installed are listed without.
"""

from __future__ import annotations

import re
import sys
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

from cyclonedx.model import HashAlgorithm, HashType
from cyclonedx.model.bom import Bom
from cyclonedx.model.component import Component, ComponentType
from cyclonedx.model.license import DisjunctiveLicense
from cyclonedx.output.json import JsonV1Dot5
from packageurl import PackageURL

from gonfalon import __version__


def component(line: str) -> Component:
    """Return the component of one pin."""
    name, version = re.match(r"([\w.-]+)==([^\s;\\]+)", line).groups()  # type: ignore[union-attr]
    try:
        data = distribution(name).metadata
        licence = data["License-Expression"] or (data["License"] or "").split("\n")[0]
    except PackageNotFoundError:
        licence = ""
    return Component(
        type=ComponentType.LIBRARY,
        name=name,
        version=version,
        purl=PackageURL("pypi", name=name.lower(), version=version),
        hashes=[
            HashType(alg=HashAlgorithm.SHA_256, content=found)
            for found in re.findall(r"--hash=sha256:([0-9a-f]{64})", line)
        ],
        licenses=[DisjunctiveLicense(name=licence)] if licence else [],
    )


def main(lock: str, target: str) -> int:
    """Write the bill."""
    text = Path(lock).read_text("utf-8").replace("\\\n", " ")
    bom = Bom()
    bom.metadata.component = Component(
        type=ComponentType.APPLICATION, name="gonfalon", version=__version__
    )
    for line in text.splitlines():
        if re.match(r"[\w.-]+==", line):
            bom.components.add(component(line))
    Path(target).write_text(JsonV1Dot5(bom).output_as_string(indent=1), "utf-8")
    return 0 if bom.components else 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:3]))
