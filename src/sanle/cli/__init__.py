"""The command line. Nothing here names a game: games declare what commands, drawings and texts need."""


def main() -> None:
    """Run the command line of this process and exit."""
    import sys

    from sanle.cli.app import run

    raise SystemExit(run(sys.argv[1:]))
