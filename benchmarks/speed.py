"""The kernels against their peer, held to the project's targets: exits 1 when one is missed, 2 without OpenSpiel.

python benchmarks/speed.py [GAME]
"""

import json
import sys

from sanle.cli import bench, peer
from sanle.cli.inputs import open_game

TARGETS = {"playouts": 50.0, "decision": 3.0}
"""How many times OpenSpiel's decisions a second are asked for."""


def main(game: str = "clever") -> int:
    if not peer.installed():
        sys.stderr.write('the peer is missing: pip install "sanle[openspiel]"\n')
        return 2
    opened = open_game(game, None, [])
    with bench.pinned():
        figures = bench.measure(opened)
    print(json.dumps(figures, indent=2))
    missed = [kind for kind, target in TARGETS.items() if figures[kind]["ratio"] < target]
    for kind in missed:
        sys.stderr.write(f"{kind}: {figures[kind]['ratio']} times the peer, {TARGETS[kind]} were asked for\n")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
