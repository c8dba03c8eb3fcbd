#!/bin/sh
# Makes .venv from the first Python on the PATH that is new enough, with uv (hash-checked) inside.
# PYTHON=/path/to/python names another one.
set -eu
cd "$(dirname "$0")/.."

give_up() {
    echo "sanle: $*" >&2
    exit 1
}

new_enough() {
    "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null
}

python=
for candidate in ${PYTHON:-python3 python3.15 python3.14 python3.13 python3.12 python3.11}; do
    if new_enough "$candidate"; then
        python=$candidate
        break
    fi
done
[ -n "$python" ] || give_up "Python 3.11 or newer is needed and ${PYTHON:-python3} isn't; install one (Debian: apt-get install python3 python3-venv), then: make $* PYTHON=/path/to/python"
"$python" -c 'import venv, ensurepip' 2>/dev/null ||
    give_up "this Python comes without venv; install it with: apt-get install python3-venv"

if ! new_enough .venv/bin/python; then
    "$python" -m venv --clear .venv
fi

# From the lock, only the lines of uv.
pinned=$(mktemp)
trap 'rm -f "$pinned"' EXIT
sed -n '/^uv==/,/[^\\]$/p' requirements-dev.lock >"$pinned"
.venv/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r "$pinned"
