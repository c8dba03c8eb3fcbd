"""The server: tables, guests, live streams and honest chance over HTTP (``docs/server.md``)."""

import os

from sanle.core.kernel import use_own_cache

if "NUMBA_CACHE_DIR" not in os.environ:  # before anything here imports the first kernel
    use_own_cache()
