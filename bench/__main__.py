"""`make bench`: speed beside peers, the server under load, and a tenth of the strength matches."""

import runpy
import sys

for module, arguments in (("speed", []), ("server_load", []), ("strength", ["--share", "0.1"])):
    print(f"== {module}", flush=True)
    sys.argv = [f"bench.{module}", *arguments]
    runpy.run_module(f"bench.{module}", run_name="__main__")
