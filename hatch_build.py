"""What goes into the wheel: sources with all methods, the built web client, compiled rules.

In the sources fields are declared, and methods such as ``clone`` follow from them; a wheel carries
these written out (``build_backend/methods.py``), so that nothing is made when it is used.

The web client (``web/dist``, made by ``build_backend`` or ``make web``) is packed as
``gonfalon/web``. ``GONFALON_CLIENT=0`` leaves it out; a wheel that lacks it for any other reason is
not built. Files that are there once more, compressed, would be half of the wheel:
``GONFALON_CLIENT=compressed`` packs them too, for a site that serves many people.

``pip install .`` builds a pure wheel. With ``GONFALON_COMPILE=1`` in the environment the storeys
named in ``pyproject.toml`` (kernel, games, bots) are compiled by mypyc and their extension
modules are put beside the sources; Python prefers the extension when it finds both.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SWITCH = "GONFALON_COMPILE"
PACKAGE = "gonfalon"
METHODS = "build_backend/methods.py"
CLIENT = "web/dist"
CLIENT_SWITCH = "GONFALON_CLIENT"
COMPRESSED = (".br", ".gz")


def wanted() -> bool:
    """Tell whether the environment asks for a compiled wheel."""
    return os.environ.get(SWITCH, "") == "1"


def modules(package: Path, storeys: list[str], interpreted: list[str]) -> list[Path]:
    """List the modules to compile, relative to the directory that holds the package."""
    kept = {path for pattern in interpreted for path in package.glob(pattern)}
    found = {path for storey in storeys for path in (package / storey).rglob("*.py")}
    return sorted(path.relative_to(package.parent) for path in found - kept)


def pack_client(root: Path, build_data: dict[str, Any]) -> None:
    """Put the built files of the web client into the wheel; raise if there are none."""
    wanted = os.environ.get(CLIENT_SWITCH, "")
    if wanted == "0":
        return
    left_out = () if wanted == "compressed" else COMPRESSED
    built = root / CLIENT
    if not (built / "index.en.html").is_file():
        raise RuntimeError(
            f"{CLIENT} is empty, so the wheel would have no web client. Build with pip or "
            f"`python -m build`, run `make web` first, or set {CLIENT_SWITCH}=0."
        )
    for path in sorted(built.rglob("*")):
        inside = path.relative_to(built)
        hidden = any(part.startswith(".") for part in inside.parts)
        if path.is_file() and not hidden and path.suffix not in left_out:
            build_data["force_include"][str(path)] = f"{PACKAGE}/web/{inside.as_posix()}"


def write_methods(root: Path, target: Path) -> list[str]:
    """Copy the sources and write all methods into them; return the paths of the files changed."""
    shutil.copytree(root / "src", target, ignore=shutil.ignore_patterns("__pycache__"))
    command = [sys.executable, "-B", str(root / METHODS), str(target)]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
    return done.stdout.split()


class MypycHook(BuildHookInterface):
    """Put methods into the sources, and compiled modules beside them when they are asked for."""

    PLUGIN_NAME = "custom"
    _scratch: tempfile.TemporaryDirectory[str] | None = None

    def dependencies(self) -> list[str]:
        """Ask for the compiler only when it will be used (mypyc is a part of mypy)."""
        return ["mypy>=1.19", "setuptools>=70"] if wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add what a wheel has beside the sources; an editable install has it where it is."""
        if self.target_name != "wheel" or version == "editable":
            return
        pack_client(Path(self.root), build_data)
        self._scratch = tempfile.TemporaryDirectory(prefix="gonfalon-wheel-")
        output = Path(self._scratch.name).resolve()
        source = output / "src"
        for path in write_methods(Path(self.root), source):
            build_data["force_include"][str(source / path)] = path
        if not wanted():
            return
        paths = modules(
            source / PACKAGE,
            list(self.config.get("compile", [])),
            list(self.config.get("interpreted", [])),
        )
        if not paths:
            raise RuntimeError(f"{SWITCH}=1, but there is nothing to compile in src/{PACKAGE}")
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
    """Compile all modules as one group into ``output/lib``, one C file for each, side by side."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class SideBySide(build_ext):
        """Compiles extensions, and the files of the large one, on all cores."""

        header_lock = threading.Lock()

        def build_extension(self, ext: Any) -> None:
            """Compile what there is to compile, and leave the linking."""
            arguments = [*ext.extra_compile_args, *self.common_header(ext)]

            def compiled(path: str) -> list[str]:
                objects: list[str] = self.compiler.compile(
                    [path],
                    output_dir=self.build_temp,
                    include_dirs=ext.include_dirs,
                    extra_postargs=arguments,
                )
                return objects

            with ThreadPoolExecutor(os.cpu_count()) as pool:
                ext.extra_objects = [
                    o for objects in pool.map(compiled, ext.sources) for o in objects
                ]
            ext.sources = []
            super().build_extension(ext)

        def common_header(self, ext: Any) -> list[str]:
            """Compile the header that all files include, once; return what makes them use it.

            That of the group declares every class and function in it: about a megabyte. Modules
            that only load the group, one extension each, include Python's alone.
            """
            if self.compiler.compiler_type != "unix":
                return []
            folders = [*self.compiler.include_dirs, *ext.include_dirs, str(output / "c")]
            if ext.include_dirs:
                header = compiled = output / "c" / f"__native_internal_{PACKAGE}.h"
            else:
                header = Path(sysconfig.get_path("include"), "Python.h")
                compiled = output / "python" / header.name
            with self.header_lock:
                if not compiled.with_name(f"{header.name}.gch").exists():
                    compiled.parent.mkdir(exist_ok=True)
                    command = [*self.compiler.compiler_so, *[f"-I{folder}" for folder in folders]]
                    command += [*ext.extra_compile_args, "-x", "c-header", str(header)]
                    self.compiler.spawn([*command, "-o", f"{compiled}.gch"])
            return ["-include", str(compiled)]

    before = Path.cwd()
    os.chdir(source)
    try:
        extensions = mypycify(
            # An empty --config-file: the project's own settings name one Python version,
            # the compiler must follow the running one.
            ["--config-file=", f"--cache-dir={output / 'cache'}", "--strict"]
            + [path.as_posix() for path in paths],
            opt_level="1",  # as fast as 3, within what can be measured, and built in half the time
            debug_level="0",
            strip_asserts=False,
            target_dir=str(output / "c"),
            group_name=PACKAGE,
            multi_file=True,
        )
        distribution = Distribution(
            {
                "name": PACKAGE,
                "ext_modules": extensions,
                "cmdclass": {"build_ext": SideBySide},
            }
        )
        command = distribution.get_command_obj("build_ext")
        command.build_lib = str(output / "lib")
        command.build_temp = str(output / "o")
        command.parallel = os.cpu_count()  # the group's loaders, one extension for each module
        command.ensure_finalized()
        command.run()
    finally:
        os.chdir(before)
