// SPDX-License-Identifier: MIT
#pragma once

#include "games/cagedin/rules/state.hpp"
#include "games/cagedin/words/setup.hpp"

#include <string_view>

/// What follows from a view, for whoever shows it.
namespace tenebrae::cagedin {

std::string_view name_of_deck(Place place);  ///< "standup", "ground"

/// CI-V8: of this deck, what is neither in the own hand nor in the discard pile.
Counts unseen(const Setup& setup, const View& view, Place place);

/// Is there an attack in progress, or an answer to somebody who stands up?
bool has_attack(const Open& open);

}  // namespace tenebrae::cagedin
