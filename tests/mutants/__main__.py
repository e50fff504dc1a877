"""`python -m tests.mutants [PART] [--minutes N]`: plant every fault of the kept list; exit 1 where one survives."""

import argparse
import os
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue

from tests.mutants.plant import SECONDS, Mutant, copy_sources, mutants, run_tests, survives


def main() -> int:
    """Run the list in parallel within the time given, and tell what survived and what was not reached."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("part", nargs="?", default="", help="only the faults of this part, such as duel")
    parser.add_argument("--minutes", type=float, default=120)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    args = parser.parse_args()
    kept = list(mutants(args.part))
    ends = time.monotonic() + 60 * args.minutes
    with tempfile.TemporaryDirectory(prefix="bree-mutants-") as room:
        folders: SimpleQueue[Path] = SimpleQueue()
        for number in range(args.processes):
            folder = Path(room) / str(number)
            copy_sources(folder)
            folders.put(folder)
        _check_that_all_pass(folders, kept)

        def plant(mutant: Mutant) -> str:
            if time.monotonic() > ends:
                return "not reached"
            folder = folders.get()
            try:
                found = "SURVIVED" if survives(mutant, folder) else "killed"
            finally:
                folders.put(folder)
            print(f"{found:9} {mutant.part}: {mutant.name}", flush=True)
            return found

        with ThreadPoolExecutor(args.processes) as pool:
            results = list(pool.map(plant, kept))
    print(f"{results.count('killed')} of {len(kept)} killed, {results.count('not reached')} not reached")
    return int(results.count("killed") != len(kept))


def _check_that_all_pass(folders: "SimpleQueue[Path]", kept: list[Mutant]) -> None:
    """A test that fails without any fault would kill everything."""
    folder = folders.get()
    tests = sorted({test for mutant in kept for test in mutant.tests})
    passed, told = run_tests(folder, tuple(tests), SECONDS * len(tests))
    folders.put(folder)
    if not passed:
        raise SystemExit(f"the tests do not pass without a planted fault:\n{told}")


if __name__ == "__main__":
    raise SystemExit(main())
