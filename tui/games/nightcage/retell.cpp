// SPDX-License-Identifier: MIT
#include "tui/games/nightcage/retell.hpp"

#include "games/nightcage/rules/light.hpp"
#include "games/nightcage/rules/options.hpp"

namespace tenebrae::nightcage::board {
namespace {

/// With its mouth as the event says; it is open on all sides.
void lay_as_told(const Rules& rules, PublicState& shown, const Event& event) {
    const bool is_keeper = event.tile == TileKind::Keeper;
    const bool as_printed = is_keeper || event.kind == EventKind::Replaced;
    put(shown, event.cell, event.tile, as_printed ? rules.facts(event.tile).exits : event.exits);
    if (is_keeper && event.exits.mask != 0) {
        turn_mouth(shown, event.cell, direction_of(event.exits));
    }
    shown.hand = TileKind::None;
}

void open_chasm(PublicState& shown) {
    for (Cell cell : each(shown.dirge)) {
        put(shown, cell, TileKind::Chasm, kAllExits);
    }
    shown.dirge = 0;
}

void stand(Prisoner& prisoner, Cell cell) {
    prisoner.whereabouts = Whereabouts::OnBoard;
    prisoner.cell = cell;
    prisoner.line = Line::None;
}

void fall(Prisoner& prisoner, Cell cell) {
    prisoner.whereabouts = Whereabouts::Falling;
    prisoner.cell = cell;
    prisoner.line = Line::None;
}

void draw(PublicState& shown, TileKind hand) {
    shown.hand = hand;
    shown.stack_size = static_cast<std::uint8_t>(shown.stack_size - (shown.stack_size > 0 ? 1 : 0));
}

void retell_tile(const Rules& rules, PublicState& shown, const Event& event) {
    if (event.kind == EventKind::Crumbled || event.kind == EventKind::MonsterFades
        || event.kind == EventKind::TurnedToPit) {
        put(shown, event.cell, TileKind::Pit, kAllExits);
    } else if (event.kind == EventKind::Placed || event.kind == EventKind::Replaced) {
        lay_as_told(rules, shown, event);
    } else {
        put(shown, event.cell, TileKind::None, {});
    }
}

}  // namespace

// One line for each kind of event: flat, however many there are.
// NOLINTNEXTLINE(readability-function-size)
void retell(const Rules& rules, PublicState& shown, const Event& event) {
    Prisoner nobody;
    Prisoner& who = event.who == kNobody ? nobody : shown.prisoners[index(event.who)];
    switch (event.kind) {
    case EventKind::TurnBegins:
        shown.active = event.who;
        shown.turn = event.number;
        break;
    case EventKind::Started:
        put(shown, event.cell, TileKind::Start, event.exits);
        stand(who, event.cell);
        break;
    case EventKind::Drawn: draw(shown, event.tile); break;
    case EventKind::Discarded: draw(shown, shown.hand); break;
    case EventKind::Placed:
    case EventKind::Replaced:
    case EventKind::Crumbled:
    case EventKind::MonsterFades:
    case EventKind::TurnedToPit:
    case EventKind::Swallowed:
    case EventKind::Removed:
    case EventKind::FlickerRemoved: retell_tile(rules, shown, event); break;
    case EventKind::Moved:
    case EventKind::SteppedBlind:
    case EventKind::Charged:
    case EventKind::Leapt:
    case EventKind::Landed:
    case EventKind::Scrambled: stand(who, event.cell); break;
    case EventKind::Fell: fall(who, event.cell); break;
    case EventKind::LineChosen: who.line = static_cast<Line>(event.number); break;
    case EventKind::KeyTaken:
        who.has_key = true;
        shown.keys &= ~only(event.cell);
        break;
    case EventKind::KeyPassed:
        who.has_key = false;
        shown.prisoners[event.number].has_key = true;
        break;
    case EventKind::NerveSpent:
        who.nerve = static_cast<std::uint8_t>(who.nerve - (who.nerve > 0 ? 1 : 0));
        break;
    case EventKind::NerveGained: who.nerve = static_cast<std::uint8_t>(event.number); break;
    case EventKind::LightsOut: who.lit = false; break;
    case EventKind::Relit: who.lit = true; break;
    case EventKind::GameEnds: shown.ending = static_cast<Ending>(event.number); break;
    case EventKind::MonsterLost: shown.hand = TileKind::None; break;
    case EventKind::OmenSetAside:
        draw(shown, shown.hand);
        shown.omens_aside = 1;
        break;
    case EventKind::DirgeLaid:
        shown.dirge = dirge_body(rules, event.cell, static_cast<Direction>(event.number));
        break;
    case EventKind::ChasmOpens: open_chasm(shown); break;
    case EventKind::PitFiendActs:
    case EventKind::DirgeHit:
    case EventKind::Stayed:
    case EventKind::HeldFast:
    case EventKind::FallsOn:
    case EventKind::Strikes:
    case EventKind::Hit:
    case EventKind::Evaded:
    case EventKind::Blocked:
    case EventKind::KeyLost:
    case EventKind::StackEmpty:
    case EventKind::Sustained: break;
    }
}

}  // namespace tenebrae::nightcage::board
