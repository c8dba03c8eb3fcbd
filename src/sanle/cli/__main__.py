"""`python -m sanle.cli`, the same as `sanle`."""

from sanle.cli import main

main()
