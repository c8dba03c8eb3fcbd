"""The games, a folder each; every one registers itself by the entry-point group ``sanle.games``."""
