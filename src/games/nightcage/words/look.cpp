// SPDX-License-Identifier: MIT
#include "games/nightcage/words/look.hpp"

#include "core/text.hpp"
#include "games/nightcage/rules/light.hpp"
#include "games/nightcage/rules/sight.hpp"
#include "games/nightcage/words/notation.hpp"
#include "games/nightcage/words/panel.hpp"
#include "kit/command_words.hpp"

namespace tenebrae::nightcage {
namespace {

/// Returns an explanation of a kind for newcomers.
std::string_view meaning(TileKind kind) {
    switch (kind) {
    case TileKind::None:
        return "Darkness: there is no tile yet. When candlelight reaches it, one is drawn [NC-L5].";
    case TileKind::Start:
    case TileKind::Straight:
    case TileKind::Tee:
    case TileKind::CrumblingTee:
    case TileKind::FourWay: return "A passage [NC-T5].";
    case TileKind::Key:
        return "A key tile: a prisoner who arrives without a key takes its key [NC-M5].";
    case TileKind::Gate:
        return "A gate: when all prisoners stand on one gate, each with a key, the game is won. A "
               "gate holds any number of prisoners [NC-Y3, NC-G4].";
    case TileKind::WaxEater:
        return "A wax eater: it looks along straight passages in all four directions. A hit puts "
               "a candle out and costs 3 tiles of the stack [NC-A1, NC-A6].";
    case TileKind::Keeper:
        return "A keeper: it holds a key and looks in three directions, but not behind it. Its key "
               "can be taken from behind [NC-K2, NC-K4].";
    case TileKind::PitFiend:
        return "A pit fiend: when it is laid, every tile on its diagonals becomes a pit, and so "
               "does its own [NC-P1].";
    case TileKind::Pathless:
        return "A pathless: it strikes its whole row and column, through walls and gaps. A hit "
               "costs 5 tiles and cannot be blocked [NC-B1, NC-B2].";
    case TileKind::Omen: return "An omen: the second one brings the Dirge [NC-D1, NC-D2].";
    case TileKind::Pit:
        return "A pit: a prisoner who steps in falls, and lands next turn in the pit's row or "
               "column. It is open on all sides [NC-F1, NC-T4].";
    case TileKind::Chasm:
        return "The chasm of the Dirge: pits that stay together while one of them is lit "
               "[NC-D5].";
    }
    return "";
}

/// Returns "c3: T, exits north, east and south", on one line.
std::string short_explanation(const Rules& rules, const PublicState& shown, Cell cell) {
    const std::string name = cell_name(rules.board, cell);
    const TileKind kind = kind_at(shown, cell);
    if (kind == TileKind::None) {
        return name + ": darkness";
    }
    const std::string text = name + ": " + std::string(display_name(kind));
    return is_pit(kind) ? text : text + ", exits " + display_name(exits_at(shown, cell));
}

class Explanation {
public:
    Explanation(const Rules& rules, const PublicState& shown, const Names& names, Cell cell)
        : rules_(rules), shown_(shown), names_(names), cell_(cell), kind_(kind_at(shown, cell)) {}

    /// Returns a paragraph for each subject. Neighbours are described without the meaning of their
    /// kind.
    std::vector<std::string> paragraphs(bool with_meaning) {
        add_kind(with_meaning);
        add_prisoners();
        add_light();
        if (is_monster(kind_)) {
            add_sight();
        } else if (kind_ != TileKind::None && !is_pit(kind_)) {
            add_watchers();
        }
        return std::move(paragraphs_);
    }

private:
    void add_kind(bool with_meaning);
    void add_prisoners();
    void add_light();
    void add_mouth();
    void add_sight();
    void add_watchers();
    [[nodiscard]] std::string cell_list(Cells cells) const;
    [[nodiscard]] std::string at(Cell cell) const { return cell_name(rules_.board, cell); }

    const Rules& rules_;
    const PublicState& shown_;
    const Names& names_;
    Cell cell_;
    TileKind kind_;
    std::vector<std::string> paragraphs_;
};

std::string Explanation::cell_list(Cells cells) const {
    std::vector<std::string> names;
    for (Cell cell : each(cells)) {
        names.push_back(at(cell));
    }
    return core::joined(names, ", ", " and ");
}

void Explanation::add_kind(bool with_meaning) {
    std::string text = short_explanation(rules_, shown_, cell_) + ".";
    if (with_meaning) {
        text += " " + std::string(meaning(kind_));
    }
    if (with_meaning && rules_.facts(kind_).crumbles) {
        text += " Its floor crumbles: it becomes a pit when a prisoner leaves it or stays on it "
                "[NC-M3, NC-C4].";
    }
    if (kind_ == TileKind::Key && !contains(shown_.keys, cell_)) {
        text += " Its key has been taken.";
    }
    paragraphs_.push_back(text);
}

void Explanation::add_prisoners() {
    for (Prisoners rest = prisoners_on(rules_, shown_, cell_); rest != 0;
         rest = static_cast<Prisoners>(rest & (rest - 1))) {
        const PrisonerId who = first_of(rest);
        const Prisoner& prisoner = prisoner_of(shown_, who);
        paragraphs_.push_back(
            core::capitalised(display_name(names_, who)) + " stands here, "
            + (prisoner.lit ? "candle burning" : "without light") + ", with "
            + std::to_string(prisoner.nerve) + " nerve" + (prisoner.has_key ? " and a key." : ".")
        );
    }
}

void Explanation::add_light() {
    std::vector<std::string> lighters;
    for (unsigned number = 0; number < rules_.prisoners; ++number) {
        const auto who = static_cast<PrisonerId>(number);
        if (contains(light_of(rules_, shown_, who), cell_)) {
            lighters.push_back(display_name(names_, who));
        }
    }
    if (!lighters.empty()) {
        paragraphs_.push_back("Lit by " + core::joined(lighters, ", ", " and ") + " [NC-L1].");
    } else if (kind_ == TileKind::Keeper) {
        paragraphs_.emplace_back("No candle lights it, but a keeper stays [NC-L3].");
    } else if (kind_ != TileKind::None && contains(next_removal(rules_, shown_), cell_)) {
        paragraphs_.emplace_back("No candle lights it: it will be lost [NC-L3].");
    }
}

void Explanation::add_mouth() {
    const Direction mouth = mouth_at(shown_, cell_);
    const Cell behind = rules_.board.next(cell_, opposite(mouth));
    paragraphs_.push_back(
        "Its mouth is " + std::string(nightcage::name(mouth)) + ". It sees nothing behind it: a "
        + "prisoner without a key can take its key by a Move from " + at(behind)
        + " [NC-K2, NC-K4]."
    );
}

void Explanation::add_sight() {
    if (kind_ == TileKind::Keeper) {
        add_mouth();
    }
    const Cells seen = sight(rules_, shown_, cell_);
    if (kind_ == TileKind::Pathless) {
        paragraphs_.emplace_back("Once set off, it hits every prisoner in its row and column.");
    }
    if (seen == 0) {
        paragraphs_.emplace_back("It sees nothing from here [NC-A1].");
        return;
    }
    paragraphs_.push_back(
        "It sees " + cell_list(seen)
        + ". A Move into or out of one of these cells sets it off; it hits every prisoner it sees "
          "after the step [NC-A2, NC-A3]."
    );
    const Cells reached = reach(rules_, shown_, cell_);
    std::vector<std::string> targets;
    for (unsigned number = 0; number < rules_.prisoners; ++number) {
        const Prisoner& prisoner = shown_.prisoners[number];
        if (is_on_board(prisoner) && contains(reached, prisoner.cell)) {
            targets.push_back(display_name(names_, static_cast<PrisonerId>(number)));
        }
    }
    if (!targets.empty()) {
        paragraphs_.push_back("In its reach now: " + core::joined(targets, ", ", " and ") + ".");
    }
}

void Explanation::add_watchers() {
    const Cells watchers = monsters_that_see(rules_, shown_, only(cell_));
    if (watchers != 0) {
        const bool one = (watchers & (watchers - 1)) == 0;
        paragraphs_.push_back(
            std::string(one ? "Seen by the monster at " : "Seen by the monsters at ")
            + cell_list(watchers) + ": a Move into or out of this cell sets "
            + (one ? "it" : "them") + " off [NC-A2]."
        );
    }
}

/// Describes a prisoner who has no cell on the board.
std::string
explain_absent(const Rules& rules, const Names& names, PrisonerId who, const Prisoner& prisoner) {
    const std::string name = core::capitalised(display_name(names, who));
    if (prisoner.whereabouts == Whereabouts::Unplaced) {
        return name + " is not yet set up [NC-S3].";
    }
    return name + " is falling"
           + (prisoner.line == Line::None
                  ? " through the pit at " + cell_name(rules.board, prisoner.cell)
                  : " and comes back in " + line_text(rules, prisoner))
           + " [NC-F1].";
}

/// Returns "North, c3: T, exits east and south. Lit by prisoner 2 [NC-L1]."
std::string explain_side(
    const Rules& rules, const PublicState& shown, const Names& names, Cell from, Direction direction
) {
    const std::string side = core::capitalised(std::string(name(direction)));
    if (!has_exit(shown, from, direction)) {
        return side + ": a wall.";
    }
    const Cell there = rules.board.next(from, direction);
    std::string text =
        side + ", " + core::joined(Explanation(rules, shown, names, there).paragraphs(false), " ");
    const bool is_walled =
        kind_at(shown, there) != TileKind::None && !connected(rules, shown, from, direction);
    return is_walled ? text + " There is a wall on this side." : text;
}

}  // namespace

std::vector<std::string>
explain(const Rules& rules, const PublicState& shown, const Names& names, Cell cell) {
    return Explanation(rules, shown, names, cell).paragraphs(true);
}

std::vector<std::string>
explain_around(const Rules& rules, const PublicState& shown, const Names& names, PrisonerId who) {
    const Prisoner& prisoner = prisoner_of(shown, who);
    if (!is_on_board(prisoner)) {
        return {explain_absent(rules, names, who, prisoner)};
    }
    std::vector<std::string> paragraphs = explain(rules, shown, names, prisoner.cell);
    for (const Direction direction : kDirections) {
        paragraphs.push_back(explain_side(rules, shown, names, prisoner.cell, direction));
    }
    return paragraphs;
}

std::vector<std::string> places_to_look(const Rules& rules) {
    std::vector<std::string> places;
    for (unsigned who = 0; who < rules.prisoners; ++who) {
        places.push_back(prisoner_name(static_cast<PrisonerId>(who)));
    }
    for (int cell = 0; cell < rules.board.cells(); ++cell) {
        places.push_back(cell_name(rules.board, static_cast<Cell>(cell)));
    }
    return places;
}

core::Result<std::vector<std::string>>
look(const Rules& rules, const PublicState& shown, const Names& names, table::Words words) {
    if (words.empty()) {
        return explain_around(rules, shown, names, deciding_prisoner(rules, shown));
    }
    const std::string expected = "a cell, or a prisoner, 1 to " + std::to_string(rules.prisoners);
    if (words.size() > 1) {
        return kit::unreadable("unexpected-word", words[1], "the end of the line");
    }
    if (const auto who = parse_prisoner(rules, words[0].text)) {
        return explain_around(rules, shown, names, *who);
    }
    if (const auto cell = parse_cell(rules.board, words[0].text)) {
        return explain(rules, shown, names, *cell);
    }
    return kit::unreadable("no-such-place", words[0], expected);
}

}  // namespace tenebrae::nightcage
