// SPDX-License-Identifier: MIT
#include "games/nightcage/words/description.hpp"

#include "core/text.hpp"
#include "games/nightcage/rules/options.hpp"

namespace tenebrae::nightcage {

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

std::string Description::charge(Action action) const {
    const Cell to = rules_.board.next(active().cell, action.direction());
    return "Charge " + std::string(name(action.direction())) + " onto the "
           + std::string(spoken(kind_at(shown_, to))) + " at " + at(to) + " for "
           + std::to_string(charge_cost(shown_)) + " nerve";
}

std::string Description::stay(Action /*action*/) const {
    std::string text = stay_cost(shown_) > 0 ? "Stay for 1 nerve" : "Stay";
    text += shown_.stack_size > 0 ? ": the top tile is lost" : "";
    return crumbling().empty() ? text : text + " (" + crumbling() + " crumbles: you fall)";
}

std::string Description::scramble(Action action) const {
    const Cell to = rules_.board.next(active().cell, action.direction());
    const std::string way = "Scramble " + std::string(name(action.direction()));
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

std::string Description::land(Action action) const {
    if (is_free(shown_, action.cell)) {
        return "Land at " + at(action.cell) + ": a tile is drawn for it";
    }
    return is_pit(kind_at(shown_, action.cell))
               ? "Fall on through the pit at " + at(action.cell)
               : "Land on the " + std::string(spoken(kind_at(shown_, action.cell))) + " at "
                     + at(action.cell) + taking_key(action.cell);
}

std::string Description::remove(std::string_view verb, Action action) const {
    const std::string lost = contains(shown_.keys, action.cell) ? ": its key is lost" : "";
    return std::string(verb) + " the " + std::string(spoken(kind_at(shown_, action.cell))) + " at "
           + at(action.cell) + lost;
}

std::string Description::line(Action action) const {
    const Cell pit = prisoner_of(shown_, deciding_prisoner(rules_, shown_)).cell;
    return action.kind == ActionKind::FallRow
               ? "Fall along row " + row_name(rules_.board.row_of(pit))
               : "Fall along column " + column_name(rules_.board.column_of(pit));
}

std::string Description::key(Action action) const {
    const std::string other = called(names_, action.prisoner());
    return action.kind == ActionKind::Pass ? "Give the key to " + other
                                           : "Take the key of " + other;
}

}  // namespace tenebrae::nightcage
