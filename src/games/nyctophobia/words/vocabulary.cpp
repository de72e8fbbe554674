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

std::string piece_name(PieceId who) {
    return who == kHunter ? "the Hunter" : "Hunted " + std::to_string(who + 1);
}

std::string full_piece_name(const State& state, PieceId who) {
    if (who >= kMaxHunted || state.hunted[who].character == Character::None) {
        return piece_name(who);
    }
    return piece_name(who) + " (" + std::string(display_name(state.hunted[who].character)) + ")";
}

std::vector<std::string> felt_contents(Felt felt) {
    if (!felt.is_known()) {
        return {};
    }
    if (!felt.is_space() || felt.is_free()) {
        return {felt.is_tree() ? "tree" : felt.is_border() ? "border" : "free"};
    }
    std::vector<std::string> found;
    if (felt.is_car()) {
        found.emplace_back("car");
    }
    if (felt.piece() != kNoPiece) {
        found.push_back((felt.piece() == kHunter ? "" : "hunted ") + name_of_piece(felt.piece()));
    }
    if (felt.rocks() > 0) {
        found.push_back("rocks " + std::to_string(felt.rocks()));
    }
    return found;
}

std::string display_name(Felt felt) {
    if (!felt.is_known()) {
        return "unknown";
    }
    if (!felt.is_space() || felt.is_free()) {
        return felt.is_tree() ? "a tree" : felt.is_border() ? "the edge" : "open";
    }
    std::vector<std::string> found;
    if (felt.is_car()) {
        found.emplace_back("the car");
    }
    if (felt.piece() != kNoPiece) {
        const std::string who = piece_name(felt.piece());
        found.push_back(felt.piece() == kHunter ? "the HUNTER" : who);
    }
    if (felt.rocks() > 0) {
        found.push_back(with_rocks(felt.rocks()));
    }
    return core::joined(found, ", ", " with ");
}

Instruction current_part(const Rules& rules, const State& state) {
    const bool has_card = rules.deck == Deck::Simple || state.playing != Card::None;
    if (!state.open.hunters_turn || !has_card || state.part == 0
        || state.part > CardText{}.size()) {
        return {};
    }
    if (rules.deck == Deck::Simple) {
        return kSimpleText[state.part - 1U];
    }
    const CardInfo& card = card_info(state.playing);
    return (state.uses_noise_text ? card.noise : card.quiet)[state.part - 1U];
}

}  // namespace tenebrae::nyctophobia
