// SPDX-License-Identifier: MIT
#pragma once

#include <cstdlib>

namespace tenebrae::test {

/// Returns how often a test repeats what it does: `ordinary` times, or `all` where the environment
/// has TENEBRAE_THOROUGH, as .ci/run --all sets it.
inline int thorough(int all, int ordinary) {
    return std::getenv("TENEBRAE_THOROUGH") != nullptr ? all : ordinary;
}

}  // namespace tenebrae::test
