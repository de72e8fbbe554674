// SPDX-License-Identifier: MIT
#include "games/nightcage/rules/event.hpp"

namespace tenebrae::nightcage {

bool reveals(EventKind kind) {
    return kind == EventKind::Drawn || kind == EventKind::Discarded
           || kind == EventKind::OmenSetAside;
}

}  // namespace tenebrae::nightcage
