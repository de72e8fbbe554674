// SPDX-License-Identifier: MIT
#pragma once

#include <cstring>
#include <type_traits>

namespace tenebrae::nightcage {

/// A state, view, action or event of the game out of the bytes in which the table holds it, and
/// back.
template <typename Value, typename Bytes>
Value unpacked(const Bytes& packed) {
    static_assert(std::is_trivially_copyable_v<Value> && sizeof(Value) <= sizeof(packed.bytes));
    Value value;
    std::memcpy(&value, packed.bytes.data(), sizeof value);
    return value;
}

template <typename Bytes, typename Value>
Bytes packed(const Value& value) {
    static_assert(std::is_trivially_copyable_v<Value> && sizeof(Value) <= sizeof(Bytes::bytes));
    Bytes bytes;
    std::memcpy(bytes.bytes.data(), &value, sizeof value);
    return bytes;
}

}  // namespace tenebrae::nightcage
