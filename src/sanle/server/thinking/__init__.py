"""Bots think in processes of their own, so that they can be stopped and the tables' answers never wait for them."""
