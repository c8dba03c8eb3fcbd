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

make_venv() {
    for python in ${PYTHON:-python3 python3.15 python3.14 python3.13 python3.12 python3.11}; do
        if new_enough "$python"; then
            "$python" -c 'import venv, ensurepip' 2>/dev/null ||
                give_up "$python comes without venv; as root: apt-get install python3-venv"
            "$python" -m venv --clear .venv
            return
        fi
    done
    give_up "no Python 3.11 or newer here; as root: apt-get install python3 python3-venv; one elsewhere: make play PYTHON=/path/to/python"
}

new_enough .venv/bin/python || make_venv

# From the lock, only the lines of uv.
pinned=$(mktemp)
trap 'rm -f "$pinned"' EXIT
sed -n '/^uv==/,/[^\\]$/p' requirements-dev.lock >"$pinned"
.venv/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r "$pinned"
