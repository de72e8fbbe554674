// SPDX-License-Identifier: MIT
#include "core/text.hpp"
#include "games/nightcage/rules/light.hpp"
#include "games/nightcage/words/notation.hpp"
#include "games/nightcage/words/panel.hpp"
#include "games/nightcage/words/prompt.hpp"
#include "games/nightcage/words/show.hpp"

namespace tenebrae::nightcage {
namespace {

/// Writes one position as sentences, a line each.
class Report {
public:
    Report(const Rules& rules, const View& view, const Names& names)
        : rules_(rules),
          view_(view),
          shown_(view.shown),
          names_(names),
          light_(light(rules, view.shown)) {}

    [[nodiscard]] std::string text() const;

private:
    [[nodiscard]] std::string heading() const;
    [[nodiscard]] std::string hand() const;
    [[nodiscard]] std::string prisoner(PrisonerId who) const;
    [[nodiscard]] std::string belongings(const Prisoner& them) const;
    [[nodiscard]] std::string way(const Prisoner& them, Direction direction) const;
    [[nodiscard]] std::string tile(Cell cell) const;
    [[nodiscard]] std::string who_stands_on(Cell cell, const Prisoner* apart_from) const;
    [[nodiscard]] std::string other_tiles() const;
    [[nodiscard]] std::string stack() const;
    [[nodiscard]] Cells described_already() const;
    [[nodiscard]] std::string at(Cell cell) const { return cell_name(rules_.board, cell); }

    const Rules& rules_;
    const View& view_;
    const PublicState& shown_;
    const Names& names_;
    const Cells light_;
};

std::string Report::text() const {
    std::string text = heading() + "\n" + hand();
    for (unsigned step = 0; step < rules_.prisoners; ++step) {
        const unsigned who =
            (static_cast<unsigned>(index(shown_.active)) + step) % rules_.prisoners;
        text += prisoner(static_cast<PrisonerId>(who)) + "\n";
    }
    return text + other_tiles() + stack() + "\n";
}

std::string Report::heading() const {
    const std::string turn = core::capitalised(spoken_turn(rules_, shown_)) + ". ";
    if (decision(shown_) == Decision::Over) {
        return turn + std::string(spoken_ending(shown_.ending));
    }
    const int seat = deciding_seat(rules_, shown_);
    const std::string player =
        rules_.players > 1 ? "Player " + std::to_string(seat + 1) + " decides. " : "";
    return turn + player + question(rules_, shown_, names_);
}

std::string Report::hand() const {
    return shown_.hand == TileKind::None
               ? ""
               : "The tile in hand is " + with_article(shown_.hand) + ".\n";
}

std::string Report::belongings(const Prisoner& them) const {
    return std::string(them.lit ? "candle burning" : "lights out") + ", "
           + std::to_string(them.nerve) + " nerve, " + (them.has_key ? "with a key." : "no key.");
}

std::string Report::prisoner(PrisonerId who) const {
    const Prisoner& them = prisoner_of(shown_, who);
    std::string text = core::capitalised(called(names_, who));
    if (them.whereabouts == Whereabouts::Unplaced) {
        return text + " is not yet set up.";
    }
    if (is_falling(them)) {
        text += them.line == Line::None
                    ? " is falling through the pit at " + at(them.cell)
                    : " is falling and comes back in " + spoken_line(rules_, them);
        return text + "; " + belongings(them);
    }
    text += " is at " + at(them.cell) + ", on " + tile(them.cell) + who_stands_on(them.cell, &them)
            + "; " + belongings(them);
    for (Direction direction : kDirections) {
        text += " " + way(them, direction);
    }
    return text;
}

/// What lies next to a prisoner: "North, c3: ...".
std::string Report::way(const Prisoner& them, Direction direction) const {
    const Cell cell = rules_.board.next(them.cell, direction);
    const std::string side = core::capitalised(std::string(name(direction)));
    if (!has_exit(shown_, them.cell, direction)) {
        return side + ": a wall.";
    }
    const std::string there = side + ", " + at(cell) + ": ";
    if (is_free(shown_, cell)) {
        return there + (contains(light_, cell) ? "nothing, though lit." : "darkness.");
    }
    const std::string wall =
        connected(rules_, shown_, them.cell, direction) ? "" : ", a wall towards here";
    return there + tile(cell) + wall + who_stands_on(cell, nullptr) + ".";
}

/// "a T with exits north, east and south".
std::string Report::tile(Cell cell) const {
    const TileKind kind = kind_at(shown_, cell);
    std::string text = with_article(kind);
    if (kind == TileKind::Key) {
        text += contains(shown_.keys, cell) ? " with its key" : " whose key is gone";
    }
    if (kind == TileKind::Keeper) {
        text += ", its mouth " + std::string(name(mouth_at(shown_, cell)));
    }
    const Exits exits = exits_at(shown_, cell);
    if (exits.count() < 4) {
        text += " with exits " + spoken(exits);
    }
    if (rules_.facts(kind).crumbles) {
        text += ", crumbling";
    }
    return contains(light_, cell) ? text : text + ", unlit";
}

std::string Report::who_stands_on(Cell cell, const Prisoner* apart_from) const {
    std::vector<std::string> found;
    for (unsigned who = 0; who < rules_.prisoners; ++who) {
        const Prisoner& them = shown_.prisoners[who];
        if (is_on_board(them) && them.cell == cell && &them != apart_from) {
            found.push_back(called(names_, static_cast<PrisonerId>(who)));
        }
    }
    return found.empty() ? "" : ", with " + core::joined(found, ", ", " and ");
}

/// Under the prisoners and behind their exits.
Cells Report::described_already() const {
    Cells cells = stood_on(rules_, shown_);
    for (Cell cell : each(cells)) {
        for (Direction direction : kDirections) {
            cells |=
                has_exit(shown_, cell, direction) ? only(rules_.board.next(cell, direction)) : 0;
        }
    }
    return cells;
}

std::string Report::other_tiles() const {
    std::vector<std::string> tiles;
    for (Cell cell : each(occupied(shown_) & ~described_already())) {
        tiles.push_back(at(cell) + ", " + tile(cell));
    }
    std::string text;
    for (const std::string& one : tiles) {
        text += text.empty() ? "Elsewhere on the board: " : "; ";
        text += one;
    }
    return text.empty() ? "Nothing else lies on the board.\n" : text + ".\n";
}

std::string Report::stack() const {
    std::string text = "The stack holds " + core::counted(shown_.stack_size, "tile");
    text += shown_.stack_size == 0 ? "." : ": " + spoken_counts(view_.stack_counts) + ".";
    if (shown_.opening_left > 0) {
        text += " The " + core::counted(shown_.opening_left, "tile") + " on top "
                + (shown_.opening_left == 1 ? "is an opening tile." : "are opening tiles.");
    }
    text += "\nThe darkness holds " + spoken_counts(shown_.darkness) + ".";
    if (shown_.omens_aside != 0) {
        text += "\nThe first omen is set aside: the next one that is placed calls the Dirge.";
    }
    if (shown_.flickers) {
        text += "\nThe final flickers: at the end of every turn a tile is removed.";
    }
    return text;
}

}  // namespace

std::string show_plain(const Rules& rules, const View& view, const Names& names) {
    return Report(rules, view, names).text();
}

}  // namespace tenebrae::nightcage
