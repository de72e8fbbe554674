// SPDX-License-Identifier: MIT
#include "games/nyctophobia/words/show.hpp"

#include "core/text.hpp"
#include "games/nyctophobia/words/card_text.hpp"
#include "games/nyctophobia/words/notation.hpp"
#include "games/nyctophobia/words/prompt.hpp"
#include "games/nyctophobia/words/sketch_text.hpp"
#include "games/nyctophobia/words/vocabulary.hpp"

#include <algorithm>
#include <vector>

namespace tenebrae::nyctophobia {
namespace {

/// Columns from one space to the next, after the row's number.
constexpr int kAcross = 4;

/// The signs of the drawing. A corner has a sign of its own; a tree is a row of signs.
struct Ink {
    std::string_view space;
    std::string_view upright_tree;
    std::string_view lying_tree;
    std::string_view corner;
};
constexpr Ink kUtf8Ink{"·", "┃", "━━━", "+"};
constexpr Ink kAsciiInk{".", "#", "###", "+"};

class Drawing {
public:
    Drawing(const Rules& rules, const State& state, const Ink& ink)
        : rules_(rules), state_(state), ink_(ink) {}

    [[nodiscard]] std::string text() const;

private:
    [[nodiscard]] bool is_car(Space space) const { return has(spaces_of(state_.car), space); }
    [[nodiscard]] std::string piece(Space space) const;
    [[nodiscard]] std::string before(Space space) const;
    [[nodiscard]] std::string behind(Space space) const;
    [[nodiscard]] std::string row_line(int row) const;
    [[nodiscard]] std::string between(int row) const;

    const Rules& rules_;
    const State& state_;
    const Ink& ink_;
};

/// Returns the sign of a space: H is the Hunter, 1 to 4 are the Hunted, C is the empty car.
std::string Drawing::piece(Space space) const {
    if (space == state_.hunter) {
        return "H";
    }
    for (PieceId who = 0; who < rules_.hunted; ++who) {
        if (state_.hunted[who].at == space) {
            return std::to_string(who + 1);
        }
    }
    return is_car(space) ? "C" : std::string(ink_.space);
}

std::string Drawing::before(Space space) const {
    return space == state_.noise ? "!" : is_car(space) ? "[" : " ";
}

std::string Drawing::behind(Space space) const {
    const int rocks = state_.rocks[space];
    return rocks > 1 ? std::to_string(rocks) : rocks == 1 ? "*" : is_car(space) ? "]" : " ";
}

std::string Drawing::row_line(int row) const {
    std::string line = std::to_string(row + 1) + "  ";
    for (int column = 0; column < kBoardSize; ++column) {
        const Space space = space_at(column, row);
        const bool has_tree = column + 1 < kBoardSize && has(state_.trees.east, space);
        line += before(space) + piece(space) + behind(space)
                + (has_tree ? std::string(ink_.upright_tree) : " ");
    }
    return line;
}

std::string Drawing::between(int row) const {
    std::string line = "   ";
    for (int column = 0; column < kBoardSize; ++column) {
        line +=
            has(state_.trees.south, space_at(column, row)) ? std::string(ink_.lying_tree) : "   ";
        line += column + 1 < kBoardSize ? std::string(ink_.corner) : "";
    }
    return line;
}

void add_trimmed(std::string& text, const std::string& line) {
    text += line.substr(0, line.find_last_not_of(' ') + 1) + "\n";
}

std::string Drawing::text() const {
    std::string heading = "  ";
    for (int column = 0; column < kBoardSize; ++column) {
        heading += std::string(column == 0 ? 2 : kAcross - 1, ' ');
        heading += static_cast<char>('a' + column);
    }
    std::string text = heading + "\n";
    for (int row = 0; row < kBoardSize; ++row) {
        add_trimmed(text, row_line(row));
        if (row + 1 < kBoardSize) {
            add_trimmed(text, between(row));
        }
    }
    return text;
}

std::string place_of_piece(Space space) {
    return space == kNoSpace ? "not placed" : "at " + name(space);
}

std::string rocks_line(const State& state) {
    std::vector<std::string> rocks;
    for (Space space = 0; space < kSpaces; ++space) {
        const int count = state.rocks[space];
        if (count > 0) {
            rocks.push_back(name(space) + (count > 1 ? " (" + std::to_string(count) + ")" : ""));
        }
    }
    return rocks.empty() ? "No rocks on the ground."
                         : "Rocks at " + core::joined(rocks, ", ") + ".";
}

std::string pieces_line(const Rules& rules, const State& state) {
    std::string text = "The Hunter (H) " + place_of_piece(state.hunter);
    for (PieceId who = 0; who < rules.hunted; ++who) {
        const Hunted& hunted = state.hunted[who];
        text += ", " + piece_name(who) + " " + place_of_piece(hunted.at)
                + (hunted.hidden ? " (hidden)" : "");
    }
    return text + ".";
}

std::string things_line(const State& state) {
    const std::string car = state.car == kNoCar ? "The car is not placed."
                                                : "The car (C) at " + name(state.car[0]) + " and "
                                                      + name(state.car[1]) + ".";
    const std::string noise =
        state.noise == kNoSpace ? "No noise." : "The noise (!) at " + name(state.noise) + ".";
    return car + " " + noise + " " + rocks_line(state);
}

std::string trees_line(const State& state) {
    std::vector<std::string> trees;
    for (int number = 0; number < kSideNumbers; ++number) {
        const auto side = static_cast<Side>(number);
        if (is_side(number) && state.trees.has(side)) {
            trees.push_back(name_of_side(side));
        }
    }
    return core::counted(trees.size(), "tree") + (trees.empty() ? "." : ": ")
           + core::joined(trees, " ") + "\n";
}

std::string cards_line(const Rules& rules, const State& state) {
    std::vector<std::string> hand;
    for (const Card card : state.hand) {
        if (card != Card::None) {
            hand.emplace_back(display_name(card));
        }
    }
    if (rules.deck == Deck::Simple || hand.empty()) {
        return "";
    }
    return "In hand " + core::joined(hand, " and ") + "; "
           + core::counted(int{state.pile_size}, "card") + " in the pile, "
           + std::to_string(state.discard_count) + " discarded.\n";
}

/// Formats the forest as a drawing and in words; BoardStyle::Sentences lists the trees instead.
std::string board_text(const Rules& rules, const State& state, table::BoardStyle style) {
    const bool is_drawn = style != table::BoardStyle::Sentences;
    const Ink& ink = style == table::BoardStyle::Utf8 ? kUtf8Ink : kAsciiInk;
    return (is_drawn ? Drawing(rules, state, ink).text() : trees_line(state))
           + pieces_line(rules, state) + "\n" + things_line(state) + "\n"
           + cards_line(rules, state);
}

bool has_ended(const View& view) {
    return view.state.open.ending != Ending::Unfinished;
}

std::string moment_line(const Rules& rules, const View& view) {
    const PublicState& open = view.state.open;
    std::string text = "Round " + std::to_string(open.round);
    text += rules.dawn == 0 ? "" : " of " + std::to_string(rules.dawn);
    text += has_ended(view)     ? ", over"
            : open.hunters_turn ? ", the Hunter's turn"
                                : ", the turn of " + piece_name(open.active);
    if (open.has_clue) {
        text += view.state.clue_is_old ? ". Clue, given before the forest turned: the car lay "
                                       : ". The car lies ";
        text += display_name(open.clue);
    }
    return text + ".\n";
}

std::string hunter_line(const PublicState& open) {
    std::vector<std::string> parts;
    if (open.caller != kNoPiece) {
        parts.push_back(piece_name(open.caller) + " has called for help.");
    }
    if (open.limited) {
        parts.emplace_back("The Hunter limps: at most one space this turn.");
    }
    if (open.wounded) {
        parts.emplace_back("The Hunter is wounded: he will limp on his next turn.");
    }
    if (open.fog) {
        parts.emplace_back("Fog fills the forest.");
    }
    return parts.empty() ? "" : core::joined(parts, " ") + "\n";
}

std::string felt_line(const Hunted& hunted) {
    std::vector<std::string> parts;
    for (const Direction direction : kDirections) {
        const FeltSide side = hunted.felt[index(direction)];
        const std::string_view what = side == FeltSide::Unknown  ? "?"
                                      : side == FeltSide::Piece  ? "someone"
                                      : side == FeltSide::Border ? "edge"
                                                                 : name(side);
        parts.push_back(std::string(display_name(direction)) + " " + std::string(what));
    }
    return core::joined(parts, ", ");
}

std::string hunted_line(const View& view, PieceId who) {
    const Hunted& hunted = view.state.hunted[who];
    const PublicState& open = view.state.open;
    std::string text =
        "  " + full_piece_name(view.state, who) + ": " + std::to_string(hunted.health) + " health, "
        + core::counted(int{hunted.rocks}, "rock") + (hunted.hidden ? ", hidden" : "");
    if (has_hunted(view.own, who) && !has_ended(view)) {
        text += hunted.in_car ? ", in the car" : "";
        text += open.owner == who ? "; felt: " + felt_line(hunted) : "";
    }
    return text + ".\n";
}

std::string hidden_cards(const Rules& rules, const View& view) {
    const State& state = view.state;
    if (rules.deck == Deck::Simple) {
        return "The Simple Hunter has no cards: he moves two spaces each turn.\n";
    }
    if (view.shows_forest) {
        std::string text = core::counted(int{state.pile_size}, "card") + " in the pile; in hand:\n";
        for (const Card card : state.hand) {
            text += card == Card::None ? ""
                                       : "  " + std::string(display_name(card)) + " ("
                                             + format_card_texts(card) + ")\n";
        }
        return text;
    }
    const std::span<const Card> kinds = kinds_of(rules.deck);
    return "The " + std::string(display_name(rules.deck)) + " has twelve cards: "
           + core::listed(
               kinds,
               ", ",
               [](Card card) {
                   const int copies = card_info(card).copies;
                   return std::string(display_name(card))
                          + (copies > 1 ? " (" + std::to_string(copies) + ")" : "");
               }
           )
           + ".\n";
}

std::string until_dawn(const Rules& rules, const View& view) {
    const int round = view.state.open.round;
    return rules.dawn == 0 ? "Dawn never comes.\n"
                           : "Rounds until dawn, with this one: "
                                 + std::to_string(std::max(0, rules.dawn - round + 1)) + ".\n";
}

std::string health_and_rocks(const Rules& rules, const View& view) {
    int health = 0;
    int held = 0;
    for (PieceId who = 0; who < rules.hunted; ++who) {
        health += view.state.hunted[who].health;
        held += view.state.hunted[who].rocks;
    }
    return "The Hunted have " + std::to_string(health) + " health in all and hold "
           + core::counted(held, "rock") + ".\n";
}

}  // namespace

std::string format_status(const Rules& rules, const View& view) {
    std::string text = moment_line(rules, view) + hunter_line(view.state.open);
    for (PieceId who = 0; who < rules.hunted; ++who) {
        text += hunted_line(view, who);
    }
    return text;
}

std::string format_board(const Rules& rules, const View& view, table::BoardStyle style) {
    const std::string picture =
        view.shows_forest ? board_text(rules, view.state, style) : sketch_text(rules, view, style);
    std::string text = picture + format_status(rules, view);
    return has_ended(view) ? text + format_statistics(rules, view.state)
                           : text + question(rules, view) + "\n";
}

std::string format_remaining(const Rules& rules, const View& view) {
    return until_dawn(rules, view) + health_and_rocks(rules, view) + hidden_cards(rules, view);
}

std::string format_public_position(const Rules& rules, const View& view) {
    std::string text;
    for (const std::string& line :
         core::split_lines(format_board(rules, view, table::BoardStyle::Sentences))) {
        text += "# " + line + "\n";
    }
    return text;
}

std::string format_statistics(const Rules& rules, const State& state) {
    const Statistics& all = state.statistics;
    std::string text =
        core::counted(int{state.open.round}, "round") + ", "
        + core::counted(int{all.hunter_turns}, "turn") + " of the Hunter with "
        + core::counted(int{all.hunter_steps}, "step") + ", "
        + core::counted(int{all.combats}, "combat") + ", "
        + core::counted(int{all.counters}, "counter") + ", "
        + core::counted(int{all.noises}, "noise")
        + (all.call_round == 0 ? ", no call.\n"
                               : ", called in round " + std::to_string(all.call_round) + ".\n");
    for (PieceId who = 0; who < rules.hunted; ++who) {
        const HuntedStatistics& own = all.hunted[who];
        text += "  " + piece_name(who) + ": " + core::counted(int{own.steps}, "step") + ", "
                + std::to_string(own.searches) + (own.searches == 1 ? " search, " : " searches, ")
                + core::counted(int{own.rocks_thrown}, "rock") + " thrown, "
                + core::counted(int{own.hits}, "hit") + ", hidden "
                + core::counted(int{own.times_hidden}, "time") + ", "
                + core::counted(int{own.combats}, "combat") + ", "
                + core::counted(int{own.counters}, "counter") + ".\n";
    }
    return text;
}

}  // namespace tenebrae::nyctophobia
