"""Sets of actions as words of 64 bits: the id of an action is 64 · word + bit.

Words are int64 (``uint64`` mixed with plain literals silently becomes int64); only these functions look at the sign.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic, overload

from sanle.core.kernel import kernel

WORD = 64
Words = np.ndarray[Any, np.dtype[np.int64]]


def count(word: int) -> int:
    """How many bits of a word are set."""
    return (int(word) & 0xFFFF_FFFF_FFFF_FFFF).bit_count()


def lowest(word: int) -> int:
    """The number of a word's lowest set bit; the word isn't 0."""
    value = int(word)
    return (value & -value).bit_length() - 1


@intrinsic
def _ctpop(typingctx: Any, word: Any) -> Any:
    def build(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.ctpop(args[0])

    return types.int64(types.int64), build


@intrinsic
def _cttz(typingctx: Any, word: Any) -> Any:
    def build(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.cttz(args[0], cgutils.true_bit)

    return types.int64(types.int64), build


@overload(count)
def _count(word: Any) -> Any:
    def count_bits(word: Any) -> Any:
        return _ctpop(word)  # type: ignore[call-arg]

    return count_bits


@overload(lowest)
def _lowest(word: Any) -> Any:
    def lowest_bit(word: Any) -> Any:
        return _cttz(word)  # type: ignore[call-arg]

    return lowest_bit


@kernel
def contains(words: Words, action: int) -> bool:
    """Whether the set holds this action."""
    return bool((words[action >> 6] >> (action & 63)) & 1)


@kernel
def size(words: Words) -> int:
    """How many actions the set holds."""
    total = 0
    for i in range(len(words)):
        total += count(words[i])
    return total


@kernel
def nth(words: Words, n: int) -> int:
    """The n-th action of the set (from 0, by ascending id); the set holds more than n."""
    i = 0
    inside = count(words[0])
    while n >= inside:
        n -= inside
        i += 1
        inside = count(words[i])
    word = words[i]
    at = WORD * i
    width = WORD // 2
    while width > 0:
        inside = count(word & ((1 << width) - 1))
        if n >= inside:
            n -= inside
            word >>= width
            at += width
        width //= 2
    return at
