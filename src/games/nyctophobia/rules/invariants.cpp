// SPDX-License-Identifier: MIT
#include "core/value_bytes.hpp"
#include "games/nyctophobia/rules/game_rules.hpp"
#include "games/nyctophobia/rules/paths.hpp"

#include <algorithm>
#include <string_view>

namespace tenebrae::nyctophobia {
namespace {

bool has_right_rocks(const Rules& rules, const State& state) {
    int sum = 0;
    for (const std::uint8_t on_ground : state.rocks) {
        sum += on_ground;
    }
    for (PieceId who = 0; who < rules.hunted; ++who) {
        sum += state.hunted[who].rocks;
    }
    return sum == state.first_rocks;
}

bool are_pieces_apart(const Rules& rules, const State& state) {
    Spaces taken = only(state.hunter);
    for (PieceId who = 0; who < rules.hunted; ++who) {
        const Space at = state.hunted[who].at;
        if (at == kNoSpace || has(taken, at)) {
            return false;
        }
        taken |= only(at);
    }
    return !is_car(state, state.hunter);
}

bool has_right_cards(const Rules& rules, const State& state) {
    if (rules.deck == Deck::Simple) {
        return true;
    }
    const auto in_hand =
        std::ranges::count_if(state.hand, [](Card card) { return card != Card::None; });
    const int in_play = state.playing == Card::None ? 0 : 1;
    const bool is_whole = in_hand + in_play == static_cast<int>(kHandSize);
    return is_whole
           && in_hand + in_play + state.pile_size + state.discard_count == state.first_cards;
}

bool have_right_health(const Rules& rules, const State& state) {
    for (PieceId who = 0; who < rules.hunted; ++who) {
        const int health = state.hunted[who].health;
        const bool may_be_dead = state.open.ending == Ending::Death;
        if (health > state.first_health || (health == 0 && !may_be_dead)) {
            return false;
        }
    }
    return true;
}

bool hides_only_in_retreat(const State& state, const ActionList& actions) {
    return state.open.caller == kNoPiece || state.open.decision == Decision::Retreat
           || std::ranges::none_of(actions, [](Action action) {
                  return action.kind == ActionKind::Hide;
              });
}

}  // namespace

std::string_view broken_invariant(const Rules& rules, const State& state) {
    if (state.open.decision == Decision::Build) {
        return {};
    }
    if (state.trees.count() + (state.uprooted == kNoSide ? 0 : 1) > kMaxTrees) {
        return "HU-Z4 (a)";
    }
    if (!has_right_rocks(rules, state)) {
        return "HU-Z4 (b)";
    }
    if (!are_pieces_apart(rules, state)) {
        return "HU-Z4 (c)";
    }
    if (!is_sound(state.trees, state.car)) {
        return "HU-Z4 (d)";
    }
    if (!has_right_cards(rules, state)) {
        return "HU-Z4 (e)";
    }
    if (!have_right_health(rules, state)) {
        return "HU-Z4 (f)";
    }
    ActionList actions;
    legal_actions(rules, state, actions);
    if (!hides_only_in_retreat(state, actions)) {
        return "HU-Z4 (g)";
    }
    if (state.open.decision == Decision::Turn && state.hunted[state.open.owner].hidden) {
        return "HU-Z4 (h)";
    }
    if (state.open.ending == Ending::Unfinished && actions.empty()) {
        return "HU-Z4 (i)";
    }
    return {};
}

std::uint64_t hash(const State& state) {
    State hashed = state;
    hashed.clue_is_old = false;
    hashed.search_again = 0;
    forget_ages(hashed.sketch);
    return core::hash_of_value(hashed);
}

}  // namespace tenebrae::nyctophobia
