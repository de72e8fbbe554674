// SPDX-License-Identifier: MIT
#include "games/nyctophobia/words/vocabulary.hpp"

#include "core/text.hpp"
#include "games/nyctophobia/words/notation.hpp"

namespace tenebrae::nyctophobia {
namespace {

std::string with_rocks(int rocks) {
    return rocks == 1 ? "a rock" : core::counted(rocks, "rock");
}

}  // namespace

std::string called(PieceId who) {
    return who == kHunter ? "the Hunter" : "Hunted " + std::to_string(who + 1);
}

std::string called_with_character(const State& state, PieceId who) {
    if (who >= kMaxHunted || state.hunted[who].character == Character::None) {
        return called(who);
    }
    return called(who) + " (" + std::string(spoken(state.hunted[who].character)) + ")";
}

std::vector<std::string> things(Felt felt) {
    if (!felt.is_told()) {
        return {};
    }
    if (!felt.is_space() || felt.is_free()) {
        return {felt.is_tree() ? "tree" : felt.is_border() ? "border" : "free"};
    }
    std::vector<std::string> found;
    if (felt.is_car()) {
        found.emplace_back("car");
    }
    if (felt.piece() != kNobody) {
        found.push_back((felt.piece() == kHunter ? "" : "hunted ") + name_of_piece(felt.piece()));
    }
    if (felt.rocks() > 0) {
        found.push_back("rocks " + std::to_string(felt.rocks()));
    }
    return found;
}

std::string spoken(Felt felt) {
    if (!felt.is_told()) {
        return "unknown";
    }
    if (!felt.is_space() || felt.is_free()) {
        return felt.is_tree() ? "a tree" : felt.is_border() ? "the edge" : "open";
    }
    std::vector<std::string> found;
    if (felt.is_car()) {
        found.emplace_back("the car");
    }
    if (felt.piece() != kNobody) {
        const std::string who = called(felt.piece());
        found.push_back(felt.piece() == kHunter ? "the HUNTER" : who);
    }
    if (felt.rocks() > 0) {
        found.push_back(with_rocks(felt.rocks()));
    }
    return core::joined(found, ", ", " with ");
}

Instruction part_under_way(const Rules& rules, const State& state) {
    const bool has_card = rules.deck == Deck::Simple || state.playing != Card::None;
    if (!state.open.hunters_turn || !has_card || state.part == 0
        || state.part > CardText{}.size()) {
        return {};
    }
    if (rules.deck == Deck::Simple) {
        return kSimpleText[state.part - 1U];
    }
    const CardFacts& card = facts(state.playing);
    return (state.with_noise ? card.noise : card.quiet)[state.part - 1U];
}

}  // namespace tenebrae::nyctophobia
