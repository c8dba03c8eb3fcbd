"""What every game shares: positions, records, chance, errors, the kernel recipe and the contract of a game."""
