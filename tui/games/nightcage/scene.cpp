// SPDX-License-Identifier: MIT
#include "tui/games/nightcage/scene.hpp"

#include "games/nightcage/rules/light.hpp"
#include "games/nightcage/rules/options.hpp"
#include "games/nightcage/rules/sight.hpp"

namespace tenebrae::nightcage::board {
namespace {

/// Puts a tile as the event says; a keeper is open on all sides and gets its mouth from the event.
void place_tile(const Rules& rules, PublicState& shown, const Event& event) {
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

void put_on_board(Prisoner& prisoner, Cell cell) {
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

void apply_tile_event(const Rules& rules, PublicState& shown, const Event& event) {
    if (event.kind == EventKind::Crumbled || event.kind == EventKind::MonsterFades
        || event.kind == EventKind::TurnedToPit) {
        put(shown, event.cell, TileKind::Pit, kAllExits);
    } else if (event.kind == EventKind::Placed || event.kind == EventKind::Replaced) {
        place_tile(rules, shown, event);
    } else {
        put(shown, event.cell, TileKind::None, {});
    }
}

}  // namespace

// One line for each kind of event, so it is long but simple.
// NOLINTNEXTLINE(readability-function-size)
void apply_event(const Rules& rules, PublicState& shown, const Event& event) {
    Prisoner dummy;
    Prisoner& who = event.who == kNobody ? dummy : shown.prisoners[index(event.who)];
    switch (event.kind) {
    case EventKind::TurnBegins:
        shown.active = event.who;
        shown.turn = event.number;
        break;
    case EventKind::Started:
        put(shown, event.cell, TileKind::Start, event.exits);
        put_on_board(who, event.cell);
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
    case EventKind::FlickerRemoved: apply_tile_event(rules, shown, event); break;
    case EventKind::Moved:
    case EventKind::SteppedBlind:
    case EventKind::Charged:
    case EventKind::Leapt:
    case EventKind::Landed:
    case EventKind::Scrambled: put_on_board(who, event.cell); break;
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

namespace {

Cell beside_active(const Rules& rules, const PublicState& shown, Action action) {
    const Prisoner& prisoner = prisoner_of(shown, shown.active);
    return is_on_board(prisoner) ? rules.board.next(prisoner.cell, action.direction()) : kNoCell;
}

/// Returns the cell that an action is about, for the focus.
Cell cell_of(const Rules& rules, const PublicState& shown, Action action) {
    switch (action.kind) {
    case ActionKind::Start:
    case ActionKind::Place:
    case ActionKind::Replace:
    case ActionKind::Land:
    case ActionKind::Dirge:
    case ActionKind::Remove: return action.cell;
    case ActionKind::Move:
    case ActionKind::Again:
    case ActionKind::Charge:
    case ActionKind::Scramble: return beside_active(rules, shown, action);
    case ActionKind::Pass:
    case ActionKind::Take: return prisoner_of(shown, action.prisoner()).cell;
    case ActionKind::Stay:
    case ActionKind::FallRow:
    case ActionKind::FallColumn:
    case ActionKind::Block:
    case ActionKind::Endure:
    case ActionKind::Drop:
    case ActionKind::End:
    case ActionKind::Sustain:
    case ActionKind::Resign: break;
    }
    return prisoner_of(shown, deciding_prisoner(rules, shown)).cell;
}

bool is_step(ActionKind kind) {
    return kind == ActionKind::Move || kind == ActionKind::Again || kind == ActionKind::Charge
           || kind == ActionKind::Scramble || kind == ActionKind::Land;
}

/// Returns the kind shown for the tile in hand or the start tile.
TileKind tile_of(const PublicState& shown, ActionKind kind) {
    if (kind == ActionKind::Start) {
        return TileKind::Start;
    }
    return kind == ActionKind::Place || kind == ActionKind::Replace ? shown.hand : TileKind::None;
}

/// Returns the cells of the lines that a prisoner could fall along, or of the one aimed at, or of
/// the line in which they land.
Cells fall_lines(const Rules& rules, const PublicState& shown, ActionKind aimed) {
    const Prisoner& faller = prisoner_of(shown, deciding_prisoner(rules, shown));
    if (faller.cell == kNoCell) {
        return 0;
    }
    const Cells row = rules.board.row[index(faller.cell)];
    const Cells column = rules.board.column[index(faller.cell)];
    if (decision(shown) == Decision::Land) {
        return faller.line == Line::Row ? row : column;
    }
    if (decision(shown) != Decision::Line) {
        return 0;
    }
    return aimed == ActionKind::FallRow      ? row
           : aimed == ActionKind::FallColumn ? column
                                             : row | column;
}

void add_exits(Scene& scene, const Answers& answers) {
    for (const ActionKind kind : {ActionKind::Move, ActionKind::Again, ActionKind::Scramble}) {
        scene.move_exits.mask = static_cast<std::uint8_t>(
            std::uint32_t{scene.move_exits.mask} | directions_of(answers, kind).mask
        );
    }
    scene.charge_exits = directions_of(answers, ActionKind::Charge);
}

/// Adds the hit that is being decided.
void add_pending_hit(Scene& scene, const Rules& rules) {
    const PublicState& shown = scene.shown;
    if (shown.step == Step::DirgeCost) {
        scene.struck = shown.under_dirge;
        return;
    }
    const ChainHit hit = next_hit(find_chain(rules, shown, shown.triggered), shown.hits_done);
    if (hit.victim != kNobody) {
        scene.struck = only(hit.victim);
        scene.triggered = only(hit.monster);
    }
}

/// Returns the cells that any monster sees or strikes, with or without a prisoner there.
Cells seen_by_monsters(const Rules& rules, const PublicState& shown) {
    Cells seen = 0;
    for (Cell monster : each(monsters(shown))) {
        seen |= reach(rules, shown, monster);
    }
    return seen & ~monsters(shown);
}

/// Returns the cells that a new tile would see, strike or turn into pits.
Cells threatened_by(const Rules& rules, const PublicState& shown, const Event& placed) {
    if (placed.tile == TileKind::PitFiend) {
        return rules.board.diagonals[index(placed.cell)];
    }
    if (!is_monster(placed.tile)) {
        return 0;
    }
    PublicState after = shown;
    apply_event(rules, after, placed);
    return reach(rules, after, placed.cell);
}

/// Adds the preview of a tile. In an action the single exit of a keeper is the side of its mouth; a
/// monster drawn for a Stay turns as the rules say (NC-C2).
void add_preview(Scene& scene, const Rules& rules, Action action) {
    const TileKind kind = tile_of(scene.shown, action.kind);
    if (kind == TileKind::None) {
        return;
    }
    const bool replaces = action.kind == ActionKind::Replace;
    const Exits exits = replaces ? required_exits(rules, scene.shown, action.cell) : action.exits;
    const bool turns_mouth = kind == TileKind::Keeper;
    scene.preview.cell = action.cell;
    scene.preview.kind = kind;
    scene.preview.exits = turns_mouth || replaces ? rules.facts(kind).exits : exits;
    scene.preview.mouth = turns_mouth && exits.mask != 0 ? direction_of(exits) : Direction::North;
    scene.threatened |= threatened_by(
        rules,
        scene.shown,
        {.kind = EventKind::Placed,
         .cell = action.cell,
         .tile = kind,
         .exits = turns_mouth ? exits : scene.preview.exits}
    );
}

void add_action(Scene& scene, const Rules& rules, Action action, const ActionPreview& preview) {
    scene.focus = cell_of(rules, scene.shown, action);
    add_preview(scene, rules, action);
    if (is_step(action.kind)) {
        scene.ghost = {scene.shown.active, scene.focus};
    } else if (action.kind == ActionKind::Start) {
        scene.ghost = {scene.shown.active, action.cell};
    }
    if (action.kind == ActionKind::Dirge) {
        scene.dirge_cells = dirge_body(rules, action.cell, action.direction());
        scene.focus = first(scene.dirge_cells);
    }
    scene.doomed |= preview.lost & ~preview.pits;
    scene.triggered |= preview.striking;
    scene.struck = static_cast<Prisoners>(scene.struck | preview.struck);
}

}  // namespace

Scene still_scene(const Rules& rules, const PublicState& shown) {
    Scene scene;
    scene.shown = shown;
    scene.light = light(rules, shown);
    scene.doomed = next_removal(rules, shown);
    scene.dirge_cells = shown.dirge;
    const PrisonerId who = deciding_prisoner(rules, shown);
    scene.focus = prisoner_of(shown, who == kNobody ? shown.active : who).cell;
    return scene;
}

Scene aiming_scene(
    const Rules& rules, const View& view, const Aim& aim, const ActionPreview* preview
) {
    Scene scene = still_scene(rules, view.shown);
    const Decision asked = decision(view.shown);
    if (asked != Decision::Start && asked != Decision::Dirge) {  // these can go nearly anywhere
        scene.possible = cells_of(aim.answers());
    }
    add_exits(scene, aim.answers());
    scene.numbers = aim.board_numbers();
    scene.fall_cells = fall_lines(rules, view.shown, aim.action().kind);
    if (asked == Decision::Block) {
        add_pending_hit(scene, rules);
    }
    if (preview != nullptr && aim.chosen()) {
        scene.monster_sight = seen_by_monsters(rules, view.shown) & occupied(view.shown);
        add_action(scene, rules, aim.action(), *preview);
    }
    return scene;
}

Scene looking_scene(const Rules& rules, const PublicState& shown, Cell cursor) {
    Scene scene = still_scene(rules, shown);
    scene.focus = cursor;
    scene.looking = true;
    if (is_monster(kind_at(shown, cursor))) {
        scene.threatened = reach(rules, shown, cursor);
    }
    return scene;
}

}  // namespace tenebrae::nightcage::board
