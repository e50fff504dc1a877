"""Sets of small numbers as the bits of one integer.

Compiled, a literal `1 << n`, and `i64(1) << n` too, is shifted as an integer of 32 bits; `bit(n)` has all 64.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

MOST: Final = 0x7FFFFFFFFFFFFF
"""The largest number that `mixed` gives: 55 bits."""
_LOW: Final = 0x7FFFFFF


def bit(number: i64) -> i64:
    """The set that holds this number alone; the number is at most 61.

    >>> bit(40)
    1099511627776
    """
    return (number & 0 | 1) << number


def count(mask: i64) -> i64:
    """How many numbers are in a set.

    >>> count(0b1011)
    3
    """
    total: i64 = 0
    while mask:
        mask &= mask - 1
        total += 1
    return total


def lowest(mask: i64) -> i64:
    """The smallest number in a set, or -1 where the set is empty.

    >>> lowest(0b1100), lowest(0)
    (2, -1)
    """
    if not mask:
        return -1
    number: i64 = 0
    while not mask >> number & 1:
        number += 1
    return number


def members(mask: i64) -> vec[i64]:
    """The numbers in a set, the smallest first.

    >>> list(members(0b1011))
    [0, 1, 3]
    """
    found = vec[i64]()
    number: i64 = 0
    while mask:
        if mask & 1:
            found = append(found, number)
        mask >>= 1
        number += 1
    return found


def mixed(number: i64, more: i64) -> i64:
    """A number of 55 bits that depends on both: for telling many facts apart by one number, begun with any number.

    >>> mixed(mixed(0, 3), 7) == mixed(mixed(0, 3), 7), mixed(mixed(0, 3), 7) == mixed(mixed(0, 7), 3)
    (True, False)
    """
    number ^= more & MOST ^ more >> 55 & _LOW
    number = ((number & _LOW) * 0x1D872B41F + (number >> 27) * 0x165667B19 + 0x27D4EB2F1656) & MOST
    return number ^ number >> 29
