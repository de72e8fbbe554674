// SPDX-License-Identifier: MIT
#include "games/nightcage/words/words.hpp"

#include "core/text.hpp"
#include "games/nightcage/rules/light.hpp"
#include "games/nightcage/rules/options.hpp"
#include "games/nightcage/words/notation.hpp"
#include "games/nightcage/words/prompt.hpp"

namespace tenebrae::nightcage {
namespace {

/// What an action leads to, as far as the board shows it.
class Description {
public:
    Description(const Rules& rules, const View& view, const Names& names)
        : rules_(rules), shown_(view.shown), names_(names) {}

    [[nodiscard]] std::string step(Action action) const;
    [[nodiscard]] std::string charge(Direction direction) const;
    [[nodiscard]] std::string stay() const;
    [[nodiscard]] std::string scramble(Direction direction) const;
    [[nodiscard]] std::string tile(TileKind kind, Action action) const;
    [[nodiscard]] std::string land(Cell cell) const;
    [[nodiscard]] std::string remove(std::string_view verb, Cell cell) const;
    [[nodiscard]] std::string line(ActionKind kind) const;
    [[nodiscard]] std::string key(Action action) const;
    [[nodiscard]] std::string dirge(Action action) const;

private:
    [[nodiscard]] const Prisoner& active() const { return prisoner_of(shown_, shown_.active); }
    [[nodiscard]] std::string at(Cell cell) const { return cell_name(rules_.board, cell); }
    [[nodiscard]] std::string crumbling() const {
        const Cell cell = active().cell;
        return rules_.facts(kind_at(shown_, cell)).crumbles ? at(cell) : std::string();
    }
    [[nodiscard]] std::string taking_key(Cell cell) const {
        return contains(shown_.keys, cell) && !active().has_key ? ", taking its key" : "";
    }

    const Rules& rules_;
    const PublicState& shown_;
    const Names& names_;
};

std::string Description::step(Action action) const {
    const Cell to = rules_.board.next(active().cell, action.direction());
    const std::string way = std::string(name(action.direction()));
    const std::string again = action.kind == ActionKind::Again ? " again for 1 nerve" : "";
    std::string text;
    if (is_pit(kind_at(shown_, to))) {
        text = "Leap" + again + " " + way + " into the pit at " + at(to) + " and fall";
    } else if (is_free(shown_, to)) {
        text = "Step" + again + " blindly " + way + " into the dark at " + at(to);
    } else {
        const bool from_rear = is_from_rear(shown_, to, action.direction());
        text = "Move" + again + " " + way + (from_rear ? " onto the " : " to the ")
               + std::string(spoken(kind_at(shown_, to))) + " at " + at(to)
               + (from_rear ? " from behind" : "") + taking_key(to);
    }
    return crumbling().empty() ? text : text + " (" + crumbling() + " crumbles)";
}

std::string Description::charge(Direction direction) const {
    const Cell to = rules_.board.next(active().cell, direction);
    return "Charge " + std::string(name(direction)) + " onto the "
           + std::string(spoken(kind_at(shown_, to))) + " at " + at(to) + " for "
           + std::to_string(charge_cost(shown_)) + " nerve";
}

std::string Description::stay() const {
    std::string text = stay_cost(shown_) > 0 ? "Stay for 1 nerve" : "Stay";
    text += shown_.stack_size > 0 ? ": the top tile is lost" : "";
    return crumbling().empty() ? text : text + " (" + crumbling() + " crumbles: you fall)";
}

std::string Description::scramble(Direction direction) const {
    const Cell to = rules_.board.next(active().cell, direction);
    const std::string way = "Scramble " + std::string(name(direction));
    if (is_free(shown_, to)) {
        return way + " into the dark at " + at(to) + ": a tile is drawn for it";
    }
    if (is_pit(kind_at(shown_, to))) {
        return way + " into the pit at " + at(to) + " and fall";
    }
    return way + " to the " + std::string(spoken(kind_at(shown_, to))) + " at " + at(to)
           + taking_key(to);
}

std::string Description::tile(TileKind kind, Action action) const {
    return "Lay the " + std::string(spoken(kind)) + " at " + at(action.cell)
           + (kind == TileKind::Keeper ? ", its mouth " : ", exits ") + spoken(action.exits);
}

/// What it covers, so that nobody has to count squares.
std::string Description::dirge(Action action) const {
    const Cells body = dirge_body(rules_, action.cell, action.direction());
    KindCounts tiles{};
    for (Cell cell : each(body & occupied(shown_))) {
        ++tiles[index(kind_at(shown_, cell))];
    }
    std::string text = "Lay the Dirge with its corner at " + at(action.cell) + ", turned "
                       + std::string(name(action.direction())) + ", over " + spoken_counts(tiles);
    std::vector<std::string> under;
    for (unsigned who = 0; who < rules_.prisoners; ++who) {
        const Prisoner& prisoner = shown_.prisoners[who];
        if (is_on_board(prisoner) && contains(body, prisoner.cell)) {
            under.push_back(called(names_, static_cast<PrisonerId>(who)));
        }
    }
    return under.empty() ? text
                         : text + ", with " + core::joined(under, ", ", " and ") + " under it";
}

std::string Description::land(Cell cell) const {
    if (is_free(shown_, cell)) {
        return "Land at " + at(cell) + ": a tile is drawn for it";
    }
    return is_pit(kind_at(shown_, cell))
               ? "Fall on through the pit at " + at(cell)
               : "Land on the " + std::string(spoken(kind_at(shown_, cell))) + " at " + at(cell)
                     + taking_key(cell);
}

std::string Description::remove(std::string_view verb, Cell cell) const {
    const std::string lost = contains(shown_.keys, cell) ? ": its key is lost" : "";
    return std::string(verb) + " the " + std::string(spoken(kind_at(shown_, cell))) + " at "
           + at(cell) + lost;
}

std::string Description::line(ActionKind kind) const {
    const Cell pit = prisoner_of(shown_, deciding_prisoner(rules_, shown_)).cell;
    return kind == ActionKind::FallRow
               ? "Fall along row " + row_name(rules_.board.row_of(pit))
               : "Fall along column " + column_name(rules_.board.column_of(pit));
}

std::string Description::key(Action action) const {
    const std::string other = called(names_, action.prisoner());
    return action.kind == ActionKind::Pass ? "Give the key to " + other
                                           : "Take the key of " + other;
}

}  // namespace

std::string words(const Rules& rules, Action action) {
    std::string command{command_of(action.kind)};
    switch (action.kind) {
    case ActionKind::Start:
    case ActionKind::Place:
        return command + " " + cell_name(rules.board, action.cell) + " " + exits_word(action.exits);
    case ActionKind::Move:
    case ActionKind::Again:
    case ActionKind::Charge:
    case ActionKind::Scramble: return command + " " + direction_letter(action.direction());
    case ActionKind::Replace:
    case ActionKind::Land:
    case ActionKind::Remove: return command + " " + cell_name(rules.board, action.cell);
    case ActionKind::Dirge:
        return command + " " + cell_name(rules.board, action.cell) + " "
               + direction_letter(action.direction());
    case ActionKind::FallRow: return command + " row";
    case ActionKind::FallColumn: return command + " column";
    case ActionKind::Pass:
    case ActionKind::Take: return command + " " + prisoner_name(action.prisoner());
    case ActionKind::Stay:
    case ActionKind::Block:
    case ActionKind::Endure:
    case ActionKind::Drop:
    case ActionKind::End:
    case ActionKind::Sustain:
    case ActionKind::Resign: break;
    }
    return command;
}

std::string describe(const Rules& rules, const View& view, const Names& names, Action action) {
    const Description description(rules, view, names);
    switch (action.kind) {
    case ActionKind::Start: return description.tile(TileKind::Start, action);
    case ActionKind::Place: return description.tile(view.shown.hand, action);
    case ActionKind::Move:
    case ActionKind::Again: return description.step(action);
    case ActionKind::Charge: return description.charge(action.direction());
    case ActionKind::Stay: return description.stay();
    case ActionKind::Replace: return description.remove("Replace", action.cell);
    case ActionKind::FallRow:
    case ActionKind::FallColumn: return description.line(action.kind);
    case ActionKind::Land: return description.land(action.cell);
    case ActionKind::Block: return "Block for 1 nerve: 2 tiles are lost instead of 3";
    case ActionKind::Endure: return "Endure: 3 tiles are lost";
    case ActionKind::Scramble: return description.scramble(action.direction());
    case ActionKind::Drop: return "Drop into the pit under you and fall";
    case ActionKind::Pass:
    case ActionKind::Take: return description.key(action);
    case ActionKind::End: return "End the turn";
    case ActionKind::Remove: return description.remove("Remove", action.cell);
    case ActionKind::Sustain: return "Sustain for 1 nerve: nothing is removed this turn";
    case ActionKind::Dirge: return description.dirge(action);
    case ActionKind::Resign: break;
    }
    return "Resign";
}

void legal_actions(const Rules& rules, const View& view, ActionList& actions) {
    actions.clear();
    if (view.decides) {
        legal_actions(rules, view.shown, actions);
    }
}

}  // namespace tenebrae::nightcage
