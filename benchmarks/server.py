"""Our server beside its peers: one interleaved run, same machine, loopback.

Ours plays real Half-Pint, rules and redaction included, and every action is on the disk before
anybody is told of it. The peers play a small endless card game and keep it in memory (boardgame.io
also in files). Wants Node 22 or newer on the path: `make bench-server` brings it.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any, Final, NamedTuple

PEERS: Final = Path(__file__).parent / "servers"
KINDS: Final = ("taproom", "boardgameio", "boardgameio-files", "colyseus")


class Load(NamedTuple):
    name: str
    tables: int
    rate: int | None
    """Actions a second in all; None: as fast as they are answered."""


LOADS: Final = (
    Load("100 tables, saturated", 100, None),
    Load("10 tables, saturated", 10, None),
    Load("500 tables, 1,000 actions a second", 500, 1000),
)
WANTED: Final = {
    ("100 tables, saturated", "boardgameio"): 2.5,
    ("100 tables, saturated", "boardgameio-files"): 10.0,
    ("100 tables, saturated", "colyseus"): 0.5,
    ("10 tables, saturated", "boardgameio"): 1.5,
}
SLOWEST_P99: Final = 1.5
"""Ours over boardgame.io's in memory, at 500 tables."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--seconds", type=int, default=8)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        _install(folder)
        _report(_measure(folder, arguments.runs, arguments.seconds))
        _kill_under_load(folder)
        _memory(folder)


def _install(folder: Path) -> None:
    for file in PEERS.iterdir():
        shutil.copy(file, folder)
    command = ["npm", "install", "--no-audit", "--no-fund", "--silent", "--ignore-scripts"]
    subprocess.run(command, cwd=folder, check=True)


def _measure(folder: Path, runs: int, seconds: int) -> dict[tuple[str, str], list[dict[str, Any]]]:
    measured: dict[tuple[str, str], list[dict[str, Any]]] = {}
    for run in range(runs):
        for load in LOADS:
            for kind in KINDS:
                with _server(kind, folder) as server:
                    result = _load(folder, kind, server.port, load, seconds)
                measured.setdefault((load.name, kind), []).append(result)
                print(f"{run + 1}/{runs}  {load.name:36} {kind:18} {result}", flush=True)
    return measured


def _load(folder: Path, kind: str, port: int, load: Load, seconds: int) -> dict[str, Any]:
    rate = [] if load.rate is None else [str(load.rate)]
    command = ["node", "load.mjs", kind.removesuffix("-files"), str(port), str(load.tables)]
    done = subprocess.run(
        [*command, str(seconds), *rate], cwd=folder, capture_output=True, text=True, check=False
    )
    lines = [line for line in done.stdout.splitlines() if line.startswith('{"actions"')]
    if not lines:
        sys.exit(f"{kind}: the load failed\n{done.stdout[-1000:]}{done.stderr[-2000:]}")
    result: dict[str, Any] = json.loads(lines[-1])
    return result


class Server(NamedTuple):
    process: subprocess.Popen[str]
    port: int


@contextmanager
def _server(kind: str, folder: Path, store: Path | None = None) -> Iterator[Server]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory(dir=folder) as data:
        environ = {**os.environ, "PORT": str(port)}
        if kind == "taproom":
            file = store or Path(data) / "taproom.db"
            command = [
                *(sys.executable, "-m", "taproom", "serve", "--lang", "en"),
                *("--host", "127.0.0.1", "--port", str(port)),
                *("--store", f"sqlite:///{file}", "--calls-a-minute", "1000000"),
            ]
        elif kind == "colyseus":
            command = ["node", "colyseus.mjs"]
        else:
            command = ["node", "boardgameio.cjs"]
            if kind == "boardgameio-files":
                environ["DIR"] = data
        process = subprocess.Popen(
            command,
            cwd=folder,
            env=environ,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,  # a peer that is killed complains about its files
            text=True,
        )
        try:
            assert process.stdout is not None
            while line := process.stdout.readline():
                if "READY" in line or "open" in line:
                    break
            yield Server(process, port)
        finally:
            process.kill()
            process.wait()


def _report(measured: dict[tuple[str, str], list[dict[str, Any]]]) -> None:
    for load in LOADS:
        print(f"\n{load.name}: medians")
        ours = _medians(measured[load.name, "taproom"])
        for kind in KINDS:
            actions, p50, p99 = _medians(measured[load.name, kind])
            line = f"  {kind:18} {actions:8.0f} actions/s   p50 {p50:7.2f}   p99 {p99:7.2f} ms"
            if kind != "taproom":
                line += f"   ours: {ours[0] / actions:5.2f} x actions, {ours[2] / p99:5.2f} x p99"
            if (wanted := WANTED.get((load.name, kind))) is not None:
                line += f" (wanted {wanted} x actions)"
            elif load.rate and kind == "boardgameio":
                line += f" (wanted at most {SLOWEST_P99} x p99)"
            print(line)


def _medians(results: list[dict[str, Any]]) -> tuple[float, float, float]:
    actions, p50, p99 = (median(each[key] for each in results) for key in ("actions", "p50", "p99"))
    return actions, p50, p99


def _kill_under_load(folder: Path) -> None:
    """`kill -9` at 1,000 actions a second: is anything missing that anybody was told of?"""
    store = folder / "killed.db"
    with _server("taproom", folder, store) as server:
        command = ["node", "load.mjs", "taproom", str(server.port), "100", "30", "1000"]
        environ = {**os.environ, "TOLD": str(folder / "told.json")}
        load = subprocess.Popen(
            command, cwd=folder, env=environ, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        time.sleep(12)
        server.process.send_signal(signal.SIGKILL)
        load.wait()
    told: dict[str, int] = json.loads((folder / "told.json").read_text())
    with sqlite3.connect(store) as database:
        rows = database.execute("SELECT table_code, max(seq), count(*) FROM events GROUP BY 1")
        stored = {code: (newest, count) for code, newest, count in rows}
    missing = [code for code, seq in told.items() if stored.get(code, (0, 0))[0] < seq]
    holes = [code for code, (newest, count) in stored.items() if newest != count]
    events = sum(count for _, count in stored.values())
    print(
        f"\nkill -9 under load: {len(told)} tables, {events} events stored, "
        f"{len(missing)} tables miss something that was told, {len(holes)} have holes"
    )


def _memory(folder: Path) -> None:
    """What an idle open table costs: two people look at it, nobody acts."""
    with _server("taproom", folder) as server:
        before = _resident(server.process.pid)
        command = ["node", "idle.mjs", str(server.port), "2000"]
        idle = subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, text=True)
        assert idle.stdout is not None
        idle.stdout.readline()
        after = _resident(server.process.pid)
        idle.kill()
        idle.wait()
        time.sleep(8)
        gone = _resident(server.process.pid)
    print(
        f"memory: {(after - before) / 2000:.0f} kB for each of 2,000 idle open tables; "
        f"{gone / 1024:.0f} MB after all have left (before: {before / 1024:.0f} MB)"
    )


def _resident(pid: int) -> int:
    status = Path(f"/proc/{pid}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0])


if __name__ == "__main__":
    main()
