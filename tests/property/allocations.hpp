// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

namespace tenebrae::test {

/// Returns the number of heap allocations of the whole program; tests compare two values.
std::size_t allocations();

}  // namespace tenebrae::test
