// SPDX-License-Identifier: MIT
#include "core/text.hpp"
#include "games/nyctophobia/positions/position.hpp"
#include "games/nyctophobia/words/forest_text.hpp"
#include "games/nyctophobia/words/notation.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace tenebrae::nyctophobia {
namespace {

std::string forest_lines(const State& state) {
    Signs signs = no_signs();
    for (Spaces rest = spaces_of(state.car); rest != 0;) {
        signs[take_first(rest)] = 'C';
    }
    return "forest\n" + forest_text(state.trees, signs);
}

/// Returns the line of the Hunter. During his turn, a wound counts as not yet taken over (HU-N3).
std::string hunter_line(const State& state) {
    if (state.hunter == kNoSpace) {
        return "";
    }
    const bool is_wounded = state.open.wounded || (state.open.hunters_turn && state.open.limited);
    return "hunter " + name(state.hunter) + (is_wounded ? " wounded\n" : "\n");
}

std::string hunted_lines(const Rules& rules, const State& state) {
    std::string text;
    for (std::size_t who = 0; who < rules.hunted; ++who) {
        const Hunted& one = state.hunted[who];
        if (one.at != kNoSpace) {
            text += std::to_string(who + 1) + " " + name(one.at) + " health "
                    + std::to_string(one.health) + " rocks " + std::to_string(one.rocks)
                    + (one.hidden ? " hidden " : " upright ") + std::string(name(one.character))
                    + "\n";
        }
    }
    return text;
}

std::string rocks_line(const State& state) {
    std::string text;
    for (Space space = 0; space < kSpaces; ++space) {
        const int rocks = state.rocks[space];
        if (rocks != 0) {
            text += " " + name(space) + (rocks > 1 ? "*" + std::to_string(rocks) : "");
        }
    }
    return text.empty() ? "" : "rocks" + text + "\n";
}

std::string card_line(std::string_view word, std::span<const Card> cards) {
    std::string text;
    for (const Card card : cards) {
        text += card == Card::None ? "" : " " + std::string(name(card));
    }
    return text.empty() ? "" : std::string(word) + text + "\n";
}

/// Returns the line of the pile. A pile shuffled by the seed is written as such: the same seed then
/// restores pile and generator.
std::string pile_line(const State& state) {
    return state.is_pile_by_seed ? "pile shuffled\n"
                                 : card_line("pile", std::span(state.pile).first(state.pile_size));
}

std::string card_lines(const State& state) {
    std::array<Card, kHandSize + 1> hand{state.hand[0], state.hand[1], state.playing};
    return card_line("hand", hand) + pile_line(state)
           + card_line("discards", std::span(state.discards).first(state.discard_count));
}

std::string called_line(const State& state) {
    if (state.caller_seat == kNoPiece) {
        return "";
    }
    const bool is_other = state.open.caller != state.caller_seat;
    return "called " + name_of_piece(state.caller_seat) + (state.call_armed ? " armed" : "")
           + (is_other ? " by " + name_of_piece(state.open.caller) : "") + "\n";
}

bool is_before_hunter(const State& state) {
    return state.open.hunters_turn || state.flow == Flow::Hush || state.flow == Flow::BeginHunter;
}

}  // namespace

std::optional<std::string> write_position(const Rules& rules, const State& state) {
    std::string text = forest_lines(state) + hunter_line(state) + hunted_lines(rules, state);
    text += rocks_line(state);
    text += state.noise == kNoSpace ? "" : "noise " + name(state.noise) + "\n";
    text += card_lines(state);
    text += state.open.has_clue ? "clue " + std::string(name(state.open.clue))
                                      + (state.clue_is_old ? " turned\n" : "\n")
                                : "";
    text += "round " + std::to_string(state.open.round) + "\n";
    text += called_line(state);
    text += state.open.fog ? "fog\n" : "";
    text += is_before_hunter(state) ? "at hunter " : "at turn ";
    text += name_of_piece(state.open.active) + "\n";
    // The reader alone decides whether this is a position.
    return read_position(rules, {{core::split_lines(text), "", 1}}, 0) ? std::optional(text)
                                                                       : std::nullopt;
}

}  // namespace tenebrae::nyctophobia
