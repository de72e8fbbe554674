// SPDX-License-Identifier: MIT
#include "games/cagedin/rules/event.hpp"

namespace tenebrae::cagedin {

Event heard(const Event& event, int seat) {
    Event told = event;
    if (seat == event.who) {
        return told;
    }
    if (event.kind == EventKind::Drew) {
        told.cards.fill(kNoCard);
    } else if (event.kind == EventKind::TypeChosen) {
        told.value = static_cast<std::uint8_t>(Type::None);
    }
    return told;
}

}  // namespace tenebrae::cagedin
