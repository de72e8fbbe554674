// SPDX-License-Identifier: MIT
#pragma once

#include "core/value_bytes.hpp"

#include <cstring>

namespace tenebrae::test {

/// Compares everything a value holds, also what it has no operator== for.
template <core::ByteValue T>
bool same_bytes(const T& one, const T& other) {
    return std::memcmp(&one, &other, sizeof(T)) == 0;
}

}  // namespace tenebrae::test
