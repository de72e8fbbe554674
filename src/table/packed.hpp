// SPDX-License-Identifier: MIT
#pragma once

#include "core/value_bytes.hpp"

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <vector>

/// Opaque storage for the values of a game: the bytes of its own State, View, Action and Event.
/// Equal values have equal bytes.
namespace tenebrae::table {

/// The maximum size of a state or a view.
inline constexpr std::size_t kMaxStateBytes = 2048;

/// Storage of the size of the game's own type.
struct StateBytes {
    std::vector<std::byte> bytes;

    static constexpr std::size_t most() { return kMaxStateBytes; }
    void set_size(std::size_t size) { bytes.resize(size); }
    friend bool operator==(const StateBytes&, const StateBytes&) = default;
};

/// Fixed storage for a small value, padded with zeros. It never allocates, because thousands of
/// them are stored.
template <std::size_t kBytes>
struct SmallBytes {
    std::array<std::uint8_t, kBytes> bytes{};

    static constexpr std::size_t most() { return kBytes; }
    void set_size(std::size_t /*size*/) {}
    friend constexpr bool operator==(const SmallBytes&, const SmallBytes&) = default;
};

/// Returns the value's bytes in a box.
template <typename Box, core::ByteValue Value>
Box packed(const Value& value) {
    static_assert(sizeof(Value) <= Box::most());
    Box box;
    box.set_size(sizeof value);
    std::memcpy(box.bytes.data(), &value, sizeof value);
    return box;
}

/// Returns the value in a box. Precondition: a value of this type was packed.
template <core::ByteValue Value, typename Box>
Value unpacked(const Box& box) {
    static_assert(sizeof(Value) <= Box::most());
    assert(box.bytes.size() >= sizeof(Value));
    Value value;
    std::memcpy(&value, box.bytes.data(), sizeof value);
    return value;
}

}  // namespace tenebrae::table
