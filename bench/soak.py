"""`make soak`: twin games of every setting that no seat may tell apart, 100,000 random games of The Confrontation with
every invariant, and thousands of every game with bots."""

import runpy
import sys

RUNS: tuple[tuple[str, list[str]], ...] = (
    ("soak_secrecy", ["--games", "400"]),
    ("soak_confrontation", ["100000"]),
    ("strength_soak", ["--games", "10000"]),
)

for module, arguments in RUNS:
    print(f"== {module}", flush=True)
    sys.argv = [f"bench.{module}", *arguments]
    try:
        runpy.run_module(f"bench.{module}", run_name="__main__")
    except SystemExit as ended:
        if ended.code:
            raise
