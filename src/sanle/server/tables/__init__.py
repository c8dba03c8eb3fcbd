"""Tables: a log of entries that is the truth, and everything that is derived from it."""
