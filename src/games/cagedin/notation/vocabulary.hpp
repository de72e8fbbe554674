// SPDX-License-Identifier: MIT
#pragma once

#include "games/cagedin/notation/setup.hpp"
#include "games/cagedin/rules/state.hpp"

#include <string>
#include <string_view>

/// Names for sentences. Names that are read back are in notation.hpp.
namespace tenebrae::cagedin {

std::string_view display_name(Seat seat);  ///< "Red", "Blue"
std::string_view display_name(Type type);  ///< "Pure Striker"
std::string_view display_name(Location location);  ///< "left side of the body"
std::string_view display_name(Meter meter);  ///< "left body"
std::string_view display_name(Takedown takedown);  ///< "Judo Throw"
std::string_view display_name(Hold hold);  ///< "rear naked choke"

/// Returns "left Jab", "Judo Throw", "kimura (left body, escape)": enough to tell the sort from
/// others.
std::string card_name(const Setup& setup, Place place, Card card);

}  // namespace tenebrae::cagedin
