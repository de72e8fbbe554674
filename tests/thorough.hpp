// SPDX-License-Identifier: MIT
#pragma once

#include <cstdlib>

namespace tenebrae::test {

/// Returns the number of repetitions of a test: `ordinary`, or `all` if TENEBRAE_THOROUGH is set,
/// as by .ci/run --all.
inline int thorough(int all, int ordinary) {
    return std::getenv("TENEBRAE_THOROUGH") != nullptr ? all : ordinary;
}

}  // namespace tenebrae::test
