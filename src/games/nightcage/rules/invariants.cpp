// SPDX-License-Identifier: MIT
#include "games/nightcage/rules/game_rules.hpp"
#include "games/nightcage/rules/light.hpp"
#include "games/nightcage/rules/options.hpp"
#include "games/nightcage/rules/sight.hpp"

#include <algorithm>
#include <bit>

namespace tenebrae::nightcage {
namespace {

using Error = std::optional<std::string>;

std::string number(std::size_t value) {
    return std::to_string(value);
}

/// Checks that every keeper holds its key, and that nothing else has a mouth (NC-K1, NC-L6).
Error check_keeper(const PublicState& shown, Cell cell) {
    const bool is_keeper = kind_at(shown, cell) == TileKind::Keeper;
    if (is_keeper && !contains(shown.keys, cell)) {
        return "the keeper on cell " + number(index(cell)) + " holds no key";
    }
    if (!is_keeper && contains(shown.mouth[0] | shown.mouth[1], cell)) {
        return "there is a mouth on cell " + number(index(cell)) + ", which holds no keeper";
    }
    return std::nullopt;
}

/// Returns whether the cell is in the set of its own kind and in no other.
bool is_indexed(const PublicState& shown, Cell cell) {
    for (std::size_t number = 0; number < kTileKinds; ++number) {
        const auto kind = static_cast<TileKind>(number);
        const bool lies_there = kind != TileKind::None && kind == kind_at(shown, cell);
        if (contains(cells_of(shown, kind), cell) != lies_there) {
            return false;
        }
    }
    return true;
}

/// Checks that kinds and exits agree, and that keys are on key tiles and keepers only.
Error check_board(const Rules& rules, const PublicState& shown) {
    for (std::size_t place = 0; place < kMaxCells; ++place) {
        const auto cell = static_cast<Cell>(place);
        const TileKind kind = kind_at(shown, cell);
        const Exits exits = exits_at(shown, cell);
        if (!is_indexed(shown, cell)) {
            return "cell " + number(place) + " is not in the one set of its kind";
        }
        if (kind != TileKind::None && place >= static_cast<std::size_t>(rules.board.cells())) {
            return "cell " + number(place) + " is outside the board and holds a tile";
        }
        const auto& possible = rules.orientations[index(kind)];
        const bool fits =
            is_pit(kind) ? exits == kAllExits
            : kind == TileKind::None
                ? exits == Exits{}
                : std::find(possible.begin(), possible.end(), exits) != possible.end();
        if (!fits) {
            return "the exits of cell " + number(place) + " are not those of its tile";
        }
        if (contains(shown.keys, cell) && !holds_key(kind)) {
            return "there is a key on cell " + number(place) + ", which holds no key tile";
        }
        if (Error error = check_keeper(shown, cell)) {
            return error;
        }
    }
    return std::nullopt;
}

/// Checks omens and pit fiends, which are on the board only temporarily (NC-P1, NC-D1, NC-D2).
Error check_omens(const PublicState& shown) {
    const Cells omens = cells_of(shown, TileKind::Omen);
    const bool is_called = shown.step == Step::Dirge || shown.dirge != 0;
    if (std::popcount(omens) != (is_called ? 1 : 0) || (is_called && shown.omens_aside != 1)) {
        return std::string(
            "the second omen must be on the board until the chasm opens, and only until then"
        );
    }
    if (shown.hand == TileKind::Omen && shown.omens_aside != 1) {
        return std::string("the first omen is in hand and has not been set aside");
    }
    if (shown.dirge != 0 && (omens & shown.dirge) == 0) {
        return std::string("the Dirge does not lie over the omen");
    }
    return cells_of(shown, TileKind::PitFiend) == 0
               ? Error{}
               : "a pit fiend is on the board and has not become a pit";
}

bool is_dirge_body(const Rules& rules, Cells cells) {
    for (Cell corner : each(rules.board.all)) {
        for (Direction turned : kDirections) {
            if (dirge_body(rules, corner, turned) == cells) {
                return true;
            }
        }
    }
    return false;
}

/// Checks that the chasm has the shape of a Dirge and came after the second omen (NC-D5).
Error check_chasm(const Rules& rules, const PublicState& shown) {
    const Cells abyss = cells_of(shown, TileKind::Chasm);
    if ((abyss | shown.dirge) == 0) {
        return std::nullopt;
    }
    const bool omens_are_gone =
        shown.omens_aside == 1 && (shown.dirge != 0 || shown.darkness[index(TileKind::Omen)] != 0);
    return omens_are_gone && is_dirge_body(rules, abyss | shown.dirge)
               ? Error{}
               : "the chasm is not what a Dirge has left";
}

Error check_bosses(const Rules& rules, const PublicState& shown) {
    if (shown.step == Step::Over) {
        return std::nullopt;  // a loss can end the game between any two of these
    }
    const Error error = check_omens(shown);
    return error ? error : check_chasm(rules, shown);
}

/// Checks that every tile is in exactly one place: board, stack, hand, darkness, or not yet set up.
Error check_tiles(const Rules& rules, const State& state) {
    const PublicState& shown = state.shown;
    std::array<std::size_t, kTileKinds> found{};
    for (std::size_t kind = 0; kind < kTileKinds; ++kind) {
        found[kind] += shown.darkness[kind];
    }
    for (TileKind kind : shown.kind) {
        ++found[index(kind)];
    }
    for (std::size_t place = 0; place < kMaxStack; ++place) {
        const bool inside = place < shown.stack_size;
        if ((state.stack[place] != TileKind::None) != inside) {
            return "place " + number(place) + " of the stack does not fit its size";
        }
        ++found[index(state.stack[place])];
    }
    ++found[index(shown.hand)];
    for (unsigned who = 0; who < rules.prisoners; ++who) {
        const bool waits = shown.prisoners[who].whereabouts == Whereabouts::Unplaced;
        found[index(TileKind::Start)] += waits ? 1U : 0U;
    }
    found[index(TileKind::Omen)] += shown.omens_aside;
    for (std::size_t kind = index(TileKind::Start); kind < index(TileKind::Pit); ++kind) {
        if (found[kind] != rules.tiles[kind].count) {
            return "there are " + number(found[kind]) + " tiles of kind "
                   + std::string(name(static_cast<TileKind>(kind))) + " and not "
                   + number(rules.tiles[kind].count);
        }
    }
    return std::nullopt;
}

/// Checks that every key held came from a key tile or keeper that has lost it.
Error check_keys(const Rules& rules, const PublicState& shown) {
    const Cells without = cells_of(shown, TileKind::Key) & ~shown.keys;
    const std::size_t taken_keys = static_cast<std::size_t>(std::popcount(without))
                                   + shown.darkness[index(TileKind::Key)]
                                   + shown.darkness[index(TileKind::Keeper)];
    std::size_t held = 0;
    for (unsigned who = 0; who < rules.prisoners; ++who) {
        held += shown.prisoners[who].has_key ? 1U : 0U;
    }
    if (held > taken_keys) {
        return number(held) + " keys are held and only " + number(taken_keys)
               + " can have been taken";
    }
    return std::nullopt;
}

/// Returns whether the prisoner may be on a monster, or above the pit it became: only the active
/// one, until they have scrambled.
bool can_be_over_pit(const PublicState& shown, PrisonerId who) {
    return who == shown.active && (shown.step == Step::Scramble || shown.step == Step::Strike);
}

Error check_prisoner(const Rules& rules, const PublicState& shown, PrisonerId who) {
    const Prisoner& prisoner = prisoner_of(shown, who);
    const std::string label = "prisoner " + number(index(who) + 1);
    if (prisoner.nerve > 2) {
        return label + " has more than 2 nerve";
    }
    if (!is_on_board(prisoner)) {
        const bool plain = prisoner.whereabouts == Whereabouts::Unplaced
                               ? prisoner.cell == kNoCell && shown.part == Part::Setup
                               : contains(rules.board.all, prisoner.cell);
        return plain ? Error{} : label + " is off the board in an impossible way";
    }
    if (!contains(rules.board.all, prisoner.cell) || is_free(shown, prisoner.cell)) {
        return label + " is on an empty cell";
    }
    const TileKind ground = kind_at(shown, prisoner.cell);
    if ((is_pit(ground) || is_monster(ground)) && !can_be_over_pit(shown, who)
        && shown.step != Step::Over) {
        return label + " is on a " + std::string(name(ground));
    }
    if (ground != TileKind::Gate && prisoners_on(rules, shown, prisoner.cell) != only(who)) {
        return label + " shares a tile that is no gate";
    }
    return std::nullopt;
}

Error check_turn(const Rules& rules, const PublicState& shown) {
    const bool in_setup = shown.part == Part::Setup;
    if (in_setup != (shown.turn == 0)) {
        return std::string("only the setup is turn 0");
    }
    if (index(shown.active) >= rules.prisoners
        || (!in_setup && (shown.turn - 1U) % rules.prisoners != index(shown.active))) {
        return "it cannot be the turn of prisoner " + number(index(shown.active) + 1);
    }
    if ((shown.step == Step::Over) != (shown.ending != Ending::Unfinished)) {
        return std::string("a game has an ending when it is over, and only then");
    }
    if (shown.opening_left > shown.stack_size) {
        return std::string("there are more opening tiles than tiles in the stack");
    }
    return std::nullopt;
}

}  // namespace

std::optional<std::string> check_invariants(const Rules& rules, const State& state) {
    const PublicState& shown = state.shown;
    for (Error error :
         {check_board(rules, shown),
          check_bosses(rules, shown),
          check_tiles(rules, state),
          check_keys(rules, shown),
          check_turn(rules, shown)}) {
        if (error) {
            return error;
        }
    }
    for (unsigned who = 0; who < rules.prisoners; ++who) {
        if (Error error = check_prisoner(rules, shown, static_cast<PrisonerId>(who))) {
            return error;
        }
    }
    return std::nullopt;
}

}  // namespace tenebrae::nightcage
