// SPDX-License-Identifier: MIT
#pragma once

#include "core/random.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>

namespace tenebrae::core {

/// Of the bytes of a value, eight at a time; `mixed` goes in before them. Padding counts: the value
/// has to have none, or always the same.
template <typename T>
requires std::is_trivially_copyable_v<T> std::uint64_t
hash_of_value(const T& value, std::uint64_t mixed = 0) {
    for (std::size_t place = 0; place < sizeof value; place += sizeof mixed) {
        std::uint64_t word = 0;
        const std::size_t length = std::min(sizeof word, sizeof value - place);
        std::memcpy(&word, reinterpret_cast<const char*>(&value) + place, length);
        mixed ^= word;
        mixed = splitmix64(mixed);
    }
    return mixed;
}

}  // namespace tenebrae::core
