"""How much longer `taproom --help` takes than `python -c pass`: the medians of many runs.

python benchmarks/startup.py
"""

from __future__ import annotations

import subprocess
import sys
import time
from statistics import median

WANTED = 0.1


def seconds(*command: str) -> float:
    start = time.perf_counter()
    subprocess.run([sys.executable, *command], stdout=subprocess.DEVNULL, check=True)
    return time.perf_counter() - start


def main() -> None:
    bare: list[float] = []
    helped: list[float] = []
    for _ in range(21):
        bare.append(seconds("-c", "pass"))
        helped.append(seconds("-m", "taproom", "--help"))
    more = median(helped) - median(bare)
    print(f"python -c pass   {median(bare):.3f} s")
    print(f"taproom --help   {median(helped):.3f} s: {more:.3f} s longer ({WANTED} s allowed)")


if __name__ == "__main__":
    main()
