"""`python -m gonfalon` is the `gonfalon` command."""

import sys

from gonfalon.cli import main

sys.exit(main())
