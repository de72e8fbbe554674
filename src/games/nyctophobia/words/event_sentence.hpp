// SPDX-License-Identifier: MIT
#pragma once

#include "games/nyctophobia/rules/event.hpp"

#include <string>

namespace tenebrae::nyctophobia {

/// What happened, as one line of the story: "Hunted 2 calls for help."
std::string sentence(const Event& event);

}  // namespace tenebrae::nyctophobia
