"""`python -m tests.browser.serve ...`: `bree serve` with room for many tests from one address."""

import sys
from dataclasses import replace

from bree.cli import main, serve
from bree.server.limits import Limits

ROOMY = replace(Limits(), requests_at_once=10_000, tables_at_once=10_000, messages_at_once=10_000)

if __name__ == "__main__":
    serve.Limits = lambda: ROOMY  # type: ignore[assignment,misc]
    sys.exit(main(["serve", *sys.argv[1:]]))
