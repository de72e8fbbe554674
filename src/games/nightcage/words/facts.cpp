// SPDX-License-Identifier: MIT
#include "games/nightcage/words/facts.hpp"

#include "core/text.hpp"
#include "games/nightcage/rules/light.hpp"
#include "games/nightcage/rules/outcome.hpp"
#include "games/nightcage/words/notation.hpp"
#include "games/nightcage/words/vocabulary.hpp"

#include <algorithm>
#include <array>
#include <bit>

namespace tenebrae::nightcage {
namespace {

using kit::equal;
using kit::yes_or_no;
using Answer = kit::FactAnswer;

/// The words of a fact, with the game they are about.
class FactWords : public kit::FactWords {
public:
    FactWords(const Rules& rules, const View& view, table::Words words)
        : kit::FactWords(words), rules_(rules), view_(view) {}

    [[nodiscard]] const Rules& rules() const { return rules_; }
    [[nodiscard]] const View& view() const { return view_; }
    [[nodiscard]] const PublicState& shown() const { return view_.shown; }

private:
    const Rules& rules_;
    const View& view_;
};

Answer turn(const FactWords& words) {
    return words.is_number(1, words.shown().turn);
}

Answer round(const FactWords& words) {
    const int turn = words.shown().turn;
    return words.is_number(1, turn == 0 ? 0 : (turn - 1) / words.rules().prisoners + 1);
}

Answer active(const FactWords& words) {
    return words.is_number(1, static_cast<int>(index(words.shown().active)) + 1);
}

Answer deciding(const FactWords& words) {
    const PrisonerId who = deciding_prisoner(words.rules(), words.shown());
    return words.is_number(1, static_cast<int>(index(who)) + 1);
}

Answer seat(const FactWords& words) {
    return words.is_number(1, deciding_seat(words.rules(), words.shown()) + 1);
}

Answer idle(const FactWords& words) {
    return words.is_number(1, words.shown().idle_turns);
}

Answer pending_decision(const FactWords& words) {
    const auto wanted = from_name<Decision>(words.text(1));
    if (!wanted) {
        return words.refuse(1, "the name of a decision, such as turn or place");
    }
    return equal(std::string(name(*wanted)), std::string(name(decision(words.shown()))));
}

/// Returns the word as a kind of tile that can be in the stack or the darkness.
std::optional<TileKind> tile_word(const FactWords& words, std::size_t place) {
    const TileKind kind = parse_kind(words.text(place));
    return kind == TileKind::None || is_pit(kind) ? std::nullopt : std::optional(kind);
}

/// Checks "stack N" or "stack KIND N".
Answer count_fact(const FactWords& words, const KindCounts& counts) {
    if (words.size() == 2) {
        return words.is_number(1, total(counts));
    }
    const auto kind = tile_word(words, 1);
    const auto wanted = words.number(2);
    if (!kind) {
        return words.refuse(1, "a kind of tile, such as wax-eater");
    }
    return wanted ? Answer(equal(std::to_string(*wanted), std::to_string(counts[index(*kind)])))
                  : words.refuse(2, "a number");
}

Answer stack(const FactWords& words) {
    return count_fact(words, words.view().stack_counts);
}

Answer darkness(const FactWords& words) {
    return count_fact(words, words.shown().darkness);
}

Answer hand(const FactWords& words) {
    const std::string got{name(words.shown().hand)};
    if (words.is(1, "none")) {
        return equal("none", got);
    }
    const auto kind = tile_word(words, 1);
    return kind ? Answer(equal(std::string(name(*kind)), got))
                : words.refuse(1, "a kind of tile, or none");
}

Answer keys(const FactWords& words) {
    const PublicState& shown = words.shown();
    const auto held = std::count_if(
        shown.prisoners.begin(),
        shown.prisoners.begin() + words.rules().prisoners,
        [](const Prisoner& prisoner) { return prisoner.has_key; }
    );
    return words.is_number(
        1,
        static_cast<int>(held) + std::popcount(shown.keys)
            + words.view().stack_counts[index(TileKind::Key)]
            + words.view().stack_counts[index(TileKind::Keeper)]
    );
}

Answer omens(const FactWords& words) {
    return words.is_number(1, words.shown().omens_aside);
}

Answer flickers(const FactWords& words) {
    const auto answer = words.is_one_of(1, "on", "off", words.shown().flickers);
    return answer ? *answer : words.refuse(1, "on or off");
}

std::string cell_content(const FactWords& words, Cell cell) {
    const TileKind kind = kind_at(words.shown(), cell);
    return kind == TileKind::None ? "free" : std::string(name(kind));
}

/// Checks "c4 exits nes".
Answer exits_fact(const FactWords& words, Cell cell) {
    const auto exits = parse_exits(words.text(2));
    return exits ? Answer(equal(exits_word(*exits), exits_word(exits_at(words.shown(), cell))))
                 : words.refuse(2, "exits, such as nes");
}

/// Checks "c4 mouth west".
Answer mouth_fact(const FactWords& words, Cell cell) {
    const auto mouth = parse_direction(words.text(2));
    const bool is_keeper = kind_at(words.shown(), cell) == TileKind::Keeper;
    return mouth ? Answer(equal(
               std::string(name(*mouth)),
               is_keeper ? std::string(name(mouth_at(words.shown(), cell))) : "no keeper"
           ))
                 : words.refuse(2, "a direction");
}

Answer cell_fact(const FactWords& words, Cell cell) {
    const bool lit = contains(light(words.rules(), words.shown()), cell);
    const bool has_key = contains(words.shown().keys, cell);
    if (words.is(1, "exits") && words.size() == 3) {
        return exits_fact(words, cell);
    }
    if (words.is(1, "mouth") && words.size() == 3) {
        return mouth_fact(words, cell);
    }
    if (words.size() != 2) {
        return words.refuse(words.size() - 1, "a fact about the cell");
    }
    if (const auto answer = words.is_one_of(1, "lit", "unlit", lit)) {
        return *answer;
    }
    if (words.is(1, "key") && holds_key(kind_at(words.shown(), cell))) {
        return yes_or_no(has_key, "key", "no-key");
    }
    if (words.is(1, "no-key")) {
        return yes_or_no(!has_key, "no-key", "key");
    }
    if (words.is(1, "free")) {
        return equal("free", cell_content(words, cell));
    }
    const TileKind kind = parse_kind(words.text(1));
    return kind == TileKind::None
               ? words.refuse(1, "free, lit, unlit, key, no-key, exits, mouth, or a kind of tile")
               : Answer(equal(std::string(name(kind)), cell_content(words, cell)));
}

std::string whereabouts(const FactWords& words, const Prisoner& prisoner) {
    const Geometry& board = words.rules().board;
    if (prisoner.whereabouts == Whereabouts::Unplaced) {
        return "unplaced";
    }
    if (is_on_board(prisoner)) {
        return "at " + cell_name(board, prisoner.cell);
    }
    if (prisoner.line == Line::None) {
        return "falling";
    }
    return prisoner.line == Line::Row
               ? "falling row " + row_name(board.row_of(prisoner.cell))
               : "falling column " + column_name(board.column_of(prisoner.cell));
}

Answer falling(const FactWords& words, const Prisoner& prisoner) {
    const std::string got = whereabouts(words, prisoner);
    if (words.size() == 3) {
        return yes_or_no(is_falling(prisoner), "falling", got);
    }
    const Geometry& board = words.rules().board;
    const auto row = words.size() == 5 ? parse_row(board, words.text(4)) : std::nullopt;
    const auto column = words.size() == 5 ? parse_column(board, words.text(4)) : std::nullopt;
    if (words.is(3, "row") && row) {
        return equal("falling row " + row_name(*row), got);
    }
    if (words.is(3, "column") && column) {
        return equal("falling column " + column_name(*column), got);
    }
    return words.refuse(words.size() - 1, "row and its number, or column and its letter");
}

/// Checks "prisoner 2 at c4" and "prisoner 2 nerve 1".
std::optional<Answer> cell_or_nerve_fact(const FactWords& words, const Prisoner& prisoner) {
    if (words.is(2, "at") && words.size() == 4) {
        const auto cell = parse_cell(words.rules().board, words.text(3));
        return cell ? Answer(equal(
                   "at " + cell_name(words.rules().board, *cell), whereabouts(words, prisoner)
               ))
                    : words.refuse(3, "a cell");
    }
    if (words.is(2, "nerve") && words.size() == 4) {
        const auto nerve = words.number(3);
        return nerve ? Answer(equal(std::to_string(*nerve), std::to_string(prisoner.nerve)))
                     : words.refuse(3, "a number");
    }
    return std::nullopt;
}

Answer prisoner_fact(const FactWords& words) {
    const auto who = parse_prisoner(words.rules(), words.text(1));
    if (!who) {
        return words.refuse(1, "the number of a prisoner");
    }
    const Prisoner& prisoner = prisoner_of(words.shown(), *who);
    if (const auto answer = cell_or_nerve_fact(words, prisoner)) {
        return *answer;
    }
    const bool is_short = words.size() == 3;
    if (const auto lit = words.is_one_of(2, "lit", "lights-out", prisoner.lit); lit && is_short) {
        return *lit;
    }
    if (const auto key = words.is_one_of(2, "key", "no-key", prisoner.has_key); key && is_short) {
        return *key;
    }
    if (words.is(2, "falling")) {
        return falling(words, prisoner);
    }
    if (words.is(2, "unplaced") && words.size() == 3) {
        return equal("unplaced", whereabouts(words, prisoner));
    }
    return words.refuse(2, "at CELL, lit, lights-out, falling, unplaced, key, no-key or nerve N");
}

using Checker = kit::FactCheckRow<FactWords>;

constexpr std::array kCheckers{
    Checker{{"turn", "N", "the number of the turn; 0 in the setup"}, 2, 2, turn},
    Checker{{"round", "N", "the number of the round; 0 in the setup"}, 2, 2, round},
    Checker{{"active", "N", "the prisoner whose turn it is"}, 2, 2, active},
    Checker{{"seat", "N", "the player who decides"}, 2, 2, seat},
    Checker{{"decision", "NAME", "the pending decision"}, 2, 2, pending_decision},
    Checker{{"deciding", "N", "the prisoner who decides"}, 2, 2, deciding},
    Checker{{"stack", "[KIND] N", "tiles in the stack"}, 2, 3, stack},
    Checker{{"hand", "KIND|none", "the drawn tile, not yet placed"}, 2, 2, hand},
    Checker{{"darkness", "[KIND] N", "tiles in the darkness"}, 2, 3, darkness},
    Checker{{"keys", "N", "keys held, on the board and in the stack"}, 2, 2, keys},
    Checker{{"omens", "N", "omens set aside"}, 2, 2, omens},
    Checker{
        {"flickers", "on|off", "whether the final flickers take a tile this turn"}, 2, 2, flickers},
    Checker{{"idle", "N", "turns in a row without a change on the board"}, 2, 2, idle},
    Checker{
        {"prisoner",
         "N at CELL|lit|lights-out|falling [row R|column C]|unplaced|key|no-key|nerve K",
         "where a prisoner is, their light, key and nerve"},
        3,
        5,
        prisoner_fact},
};

constexpr kit::FactRow kCellRow{
    "CELL",
    "free|KIND|lit|unlit|key|no-key|exits EXITS|mouth DIRECTION",
    "the tile on a cell, its exits, key and light"};

constexpr auto kFactRows = kit::forms_of(kCheckers, kCellRow);

}  // namespace

std::span<const kit::FactRow> fact_rows() {
    return kFactRows;
}

core::Result<table::FactCheck>
check_fact(const Rules& rules, const View& view, table::Words words_of_fact) {
    const FactWords words(rules, view, words_of_fact);
    return kit::check_fact(kCheckers, words, [&words](std::span<const std::string_view> known) {
        const auto cell = parse_cell(words.rules().board, words.text(0));
        return cell && words.size() > 1
                   ? cell_fact(words, *cell)
                   : kit::unknown_fact(words, known, "a fact of The Night Cage, or a cell");
    });
}

}  // namespace tenebrae::nightcage
