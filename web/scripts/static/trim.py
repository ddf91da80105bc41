"""Write the modules of /whole.zip that are in `imported` into /trimmed.zip.

They are compiled, and not packed: the archive is packed as a whole.
"""

import os
import py_compile
import zipfile

os.makedirs("/trimmed", exist_ok=True)
wanted = {name.replace(".", "/") for name in imported}  # noqa: F821
with zipfile.ZipFile("/whole.zip") as whole, zipfile.ZipFile("/trimmed.zip", "w") as trimmed:
    for name in sorted(whole.namelist()):
        module = name.removesuffix(".py").removesuffix("/__init__")
        if not name.endswith(".py") or module not in wanted:
            continue
        source = whole.extract(name, "/trimmed")
        py_compile.compile(
            source,
            cfile="/trimmed.pyc",
            dfile=name,
            doraise=True,
            optimize=2,
            invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
        )
        with open("/trimmed.pyc", "rb") as module:
            info = zipfile.ZipInfo(f"{name}c", (2020, 1, 1, 0, 0, 0))
            trimmed.writestr(info, module.read())
