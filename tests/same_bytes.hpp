// SPDX-License-Identifier: MIT
#pragma once

#include "core/value_bytes.hpp"

#include <cstring>

namespace tenebrae::test {

/// Compares two values byte by byte, so that no operator== is needed.
template <core::ByteValue T>
bool same_bytes(const T& one, const T& other) {
    return std::memcmp(&one, &other, sizeof(T)) == 0;
}

}  // namespace tenebrae::test
