"""The paths of the API (design: kept stable)."""
