"""Where tables, guests and sessions are kept: SQLite here, PostgreSQL by URL."""
