"""Compile all modules below /source into /compiled, to be imported without their sources."""

import os
import py_compile

for folder, _, names in os.walk("/source"):
    for name in names:
        if name.endswith(".py"):
            path = os.path.join(folder, name)
            inside = os.path.relpath(path, "/source")
            py_compile.compile(
                path,
                cfile=f"/compiled/{inside}c",
                dfile=inside,
                doraise=True,
                optimize=2,
                invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
            )
