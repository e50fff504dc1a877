"""`make bench`: speed beside peers, the server under load, and the first four games of each strength match."""

import runpy
import sys

for module, arguments in (("speed", []), ("server_load", []), ("strength", ["--games", "4"])):
    print(f"== {module}", flush=True)
    sys.argv = [f"bench.{module}", *arguments]
    runpy.run_module(f"bench.{module}", run_name="__main__")
