"""`make soak`: 100,000 random games of The Confrontation with every invariant, thousands of every game with bots."""

import runpy
import sys

for module, arguments in (("soak_confrontation", ["100000"]), ("strength_soak", ["--games", "10000"])):
    print(f"== {module}", flush=True)
    sys.argv = [f"bench.{module}", *arguments]
    try:
        runpy.run_module(f"bench.{module}", run_name="__main__")
    except SystemExit as ended:
        if ended.code:
            raise
