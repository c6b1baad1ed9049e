"""`python -m taproom`."""

from taproom.cli import main

raise SystemExit(main())
