// SPDX-License-Identifier: MIT
#pragma once

#include "games/cagedin/rules/event.hpp"
#include "games/cagedin/words/setup.hpp"

#include <string>

namespace tenebrae::cagedin {

/// "Red strikes with the left Jab.": an event as it was heard.
std::string sentence(const Setup& setup, const Event& event);

}  // namespace tenebrae::cagedin
