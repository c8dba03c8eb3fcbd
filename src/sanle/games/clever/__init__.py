"""Clever (绝顶聪明, Ganz schön clever): docs/rules/clever.md, written once."""
