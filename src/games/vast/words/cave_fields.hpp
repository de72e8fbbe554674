// SPDX-License-Identifier: MIT
#pragma once

#include "games/vast/words/action_operands.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <string_view>

/// What the texts of actions say of the Cave, its hand and its Omens.
namespace tenebrae::vast {

/// Returns the tiles of the Cave's hand: "A1, C4".
inline std::string hand_words(const Answer& answer) {
    const auto& hand = answer.cave().hand;
    const auto known = std::ranges::count_if(hand, is_known_tile);
    return known == 0 ? "none"
                      : core::listed(
                          std::span(hand).first(static_cast<std::size_t>(known)), ", ", name_of_tile
                      );
}
/// Returns the tile that is placed, or a text for one that comes unseen from the stack.
inline std::string laid_words(const Answer& answer, std::string_view unseen) {
    return answer.rules.has_role(Role::Cave) ? full_tile_name(answer.rules, answer.action.what)
                                             : std::string(unseen);
}
/// Returns the sentence for an act of the Cave that is not possible now (VA-C4).
inline std::string next_step_words(const Answer& answer) {
    constexpr std::array<std::string_view, 4> kSteps{"collect", "place", "treasure", "end"};
    const CaveStep step = answer.cave().step;
    const bool removes = step == CaveStep::Tiles && answer.state().collapse;
    const std::string_view next = removes ? "remove" : kSteps[static_cast<std::size_t>(step)];
    return "The steps of the Cave's turn come in order: next is `" + std::string(next) + "`.";
}

/// Returns the Omen that the action uses or, where it is paid for, the one that is paid.
/// Precondition: there is one.
inline Omen omen_at(const Answer& answer) {
    return omen_of(answer.asks(Decision::OmenPay) ? answer.cave().omen.kind : answer.kind());
}
inline Set paying_symbols(const Answer& answer) {
    return answer.rules.tables.omens[static_cast<std::size_t>(omen_at(answer))].symbols;
}
inline std::string omen_cost_words(const Answer& answer) {
    const int cost = answer.asks(Decision::OmenPay)
                         ? int{answer.frame().value}
                         : omen_cost(answer.rules, answer.state(), omen_at(answer));
    return core::counted(cost, "token");
}

/// Returns the cards from which the Cave chooses: "Rats, Light, Rats".
inline std::string offered_words(const Answer& answer) {
    const auto deck = static_cast<Deck>(answer.frame().piece);
    return core::listed(offered_cards(answer.state()), ", ", [deck](Card card) {
        return std::string(name_of_card(deck, card));
    });
}

}  // namespace tenebrae::vast
