// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

namespace tenebrae::test {

/// How often the whole program has taken something from the heap; a test looks at the difference.
std::size_t allocations();

}  // namespace tenebrae::test
