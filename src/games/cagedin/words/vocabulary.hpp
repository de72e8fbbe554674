// SPDX-License-Identifier: MIT
#pragma once

#include "games/cagedin/rules/state.hpp"
#include "games/cagedin/words/setup.hpp"

#include <string>
#include <string_view>

/// Words for sentences. They are not read back: see notation.hpp for those that are.
namespace tenebrae::cagedin {

std::string_view called(Seat seat);  ///< "Red", "Blue"
std::string_view spoken(Type type);  ///< "Pure Striker"
std::string_view spoken(Location location);  ///< "left side of the body"
std::string_view spoken(Meter meter);  ///< "left body"
std::string_view spoken(Takedown takedown);  ///< "Judo Throw"
std::string_view spoken(Hold hold);  ///< "rear naked choke"

/// "left Jab", "Judo Throw", "kimura (left body, escape)": enough to tell the sort from others.
std::string spoken_card(const Setup& setup, Place place, Card card);

}  // namespace tenebrae::cagedin
