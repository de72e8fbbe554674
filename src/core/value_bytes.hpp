// SPDX-License-Identifier: MIT
#pragma once

#include "core/random.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>

namespace tenebrae::core {

/// A value that can be compared, hashed and stored as bytes: it has no pointers and no padding,
/// whose bytes would be arbitrary.
template <typename T>
concept ByteValue = std::is_trivially_copyable_v<T> && std::has_unique_object_representations_v<T>;

/// Returns a hash of the bytes of a value, eight at a time, continuing from `mixed`.
template <ByteValue T>
std::uint64_t hash_of_value(const T& value, std::uint64_t mixed = 0) {
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
