"""Optional compilation of the rules with mypyc.

``pip install .`` builds a pure wheel. With ``GONFALON_COMPILE=1`` in the environment the storeys
named in ``pyproject.toml`` (kernel, games, bots) are compiled by mypyc and their extension
modules are put beside the sources; Python prefers the extension when it finds both.
"""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SWITCH = "GONFALON_COMPILE"
PACKAGE = "gonfalon"


def wanted() -> bool:
    """Tell whether the environment asks for a compiled wheel."""
    return os.environ.get(SWITCH, "") == "1"


def modules(package: Path, storeys: list[str], interpreted: list[str]) -> list[Path]:
    """List the modules to compile, relative to the directory that holds the package."""
    kept = {path for pattern in interpreted for path in package.glob(pattern)}
    found = {path for storey in storeys for path in (package / storey).rglob("*.py")}
    return sorted(path.relative_to(package.parent) for path in found - kept)


class MypycHook(BuildHookInterface):
    """Put the compiled modules into the wheel when they are asked for."""

    PLUGIN_NAME = "custom"
    _scratch: tempfile.TemporaryDirectory[str] | None = None

    def dependencies(self) -> list[str]:
        """Ask for the compiler only when it will be used (mypyc is a part of mypy)."""
        return ["mypy>=1.19", "setuptools>=70"] if wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile before the wheel is packed; an editable install stays interpreted."""
        if self.target_name != "wheel" or version == "editable" or not wanted():
            return
        source = Path(self.root, "src").resolve()
        paths = modules(
            source / PACKAGE,
            list(self.config.get("compile", [])),
            list(self.config.get("interpreted", [])),
        )
        if not paths:
            raise RuntimeError(f"{SWITCH}=1, but there is nothing to compile in src/{PACKAGE}")
        self._scratch = tempfile.TemporaryDirectory(prefix="gonfalon-mypyc-")
        output = Path(self._scratch.name)
        compile_all(source, paths, output)
        for extension in sorted((output / "lib").rglob("*")):
            if extension.is_file():
                inside = extension.relative_to(output / "lib").as_posix()
                build_data["force_include"][str(extension)] = inside
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove the scratch directory."""
        if self._scratch is not None:
            self._scratch.cleanup()
            self._scratch = None


def compile_all(source: Path, paths: list[Path], output: Path) -> None:
    """Compile all modules as one group into ``output/lib``."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    before = Path.cwd()
    os.chdir(source)
    try:
        extensions = mypycify(
            # An empty --config-file: the project's own settings name one Python version,
            # the compiler must follow the running one.
            ["--config-file=", f"--cache-dir={output / 'cache'}", "--strict"]
            + [path.as_posix() for path in paths],
            opt_level="3",
            debug_level="0",
            strip_asserts=False,
            target_dir=str(output / "c"),
            group_name=PACKAGE,
        )
        distribution = Distribution({"name": PACKAGE, "ext_modules": extensions})
        command = distribution.get_command_obj("build_ext")
        command.build_lib = str(output / "lib")
        command.build_temp = str(output / "o")
        command.ensure_finalized()
        command.run()
    finally:
        os.chdir(before)
