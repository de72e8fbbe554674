// SPDX-License-Identifier: MIT
#include "games/nyctophobia/words/board_text.hpp"

#include "core/text.hpp"
#include "games/nyctophobia/words/notation.hpp"
#include "games/nyctophobia/words/vocabulary.hpp"

#include <vector>

namespace tenebrae::nyctophobia {
namespace {

/// Columns from one space to the next; the row's number stands before them.
constexpr int kAcross = 4;

/// Where the ends of sides meet there is a sign; a tree is a row of them.
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

/// H the Hunter, 1 to 4 the Hunted, C the car with nobody in it.
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
    for (int column = 0; column < kSide; ++column) {
        const Space space = space_at(column, row);
        const bool has_tree = column + 1 < kSide && has(state_.trees.east, space);
        line += before(space) + piece(space) + behind(space)
                + (has_tree ? std::string(ink_.upright_tree) : " ");
    }
    return line;
}

std::string Drawing::between(int row) const {
    std::string line = "   ";
    for (int column = 0; column < kSide; ++column) {
        line +=
            has(state_.trees.south, space_at(column, row)) ? std::string(ink_.lying_tree) : "   ";
        line += column + 1 < kSide ? std::string(ink_.corner) : "";
    }
    return line;
}

void add_trimmed(std::string& text, const std::string& line) {
    text += line.substr(0, line.find_last_not_of(' ') + 1) + "\n";
}

std::string Drawing::text() const {
    std::string heading = "  ";
    for (int column = 0; column < kSide; ++column) {
        heading += std::string(column == 0 ? 2 : kAcross - 1, ' ');
        heading += static_cast<char>('a' + column);
    }
    std::string text = heading + "\n";
    for (int row = 0; row < kSide; ++row) {
        add_trimmed(text, row_line(row));
        if (row + 1 < kSide) {
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
    return rocks.empty() ? "No rocks lie about." : "Rocks at " + core::joined(rocks, ", ") + ".";
}

std::string pieces_line(const Rules& rules, const State& state) {
    std::string text = "The Hunter (H) " + place_of_piece(state.hunter);
    for (PieceId who = 0; who < rules.hunted; ++who) {
        const Hunted& hunted = state.hunted[who];
        text += ", " + called(who) + " " + place_of_piece(hunted.at)
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
            hand.emplace_back(spoken(card));
        }
    }
    if (rules.deck == Deck::Simple || hand.empty()) {
        return "";
    }
    return "In hand " + core::joined(hand, " and ") + "; "
           + core::counted(int{state.pile_size}, "card") + " in the pile, "
           + std::to_string(state.discard_count) + " discarded.\n";
}

}  // namespace

std::string board_text(const Rules& rules, const State& state, table::BoardStyle style) {
    const bool is_drawn = style != table::BoardStyle::Sentences;
    const Ink& ink = style == table::BoardStyle::Utf8 ? kUtf8Ink : kAsciiInk;
    return (is_drawn ? Drawing(rules, state, ink).text() : trees_line(state))
           + pieces_line(rules, state) + "\n" + things_line(state) + "\n"
           + cards_line(rules, state);
}

}  // namespace tenebrae::nyctophobia
