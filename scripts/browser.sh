#!/bin/sh
# Sees to it that the tests find Chromium, and letters for Chinese.
set -eu

missing=
command -v chromium >/dev/null || missing="chromium"
[ -n "$(fc-list :lang=zh 2>/dev/null)" ] || missing="$missing fontconfig fonts-noto-cjk"
[ -n "$missing" ] || exit 0

install="apt-get install -y --no-install-recommends $missing"
if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
    echo "sanle: the tests drive the page in a browser; install it as root with: apt-get update && $install" >&2
    exit 1
fi
export DEBIAN_FRONTEND=noninteractive
apt-get update -q
# shellcheck disable=SC2086 # a list of words
$install
