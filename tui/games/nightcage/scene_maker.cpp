// SPDX-License-Identifier: MIT
#include "tui/games/nightcage/scene_maker.hpp"

#include "games/nightcage/rules/light.hpp"
#include "games/nightcage/rules/sight.hpp"
#include "tui/games/nightcage/retell.hpp"

namespace tenebrae::nightcage::board {
namespace {

Cell beside_active(const Rules& rules, const PublicState& shown, Action action) {
    const Prisoner& prisoner = prisoner_of(shown, shown.active);
    return is_on_board(prisoner) ? rules.board.next(prisoner.cell, action.direction()) : kNoCell;
}

/// The cell an action is about, where the eye should be.
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

/// What the tile in hand, or the start tile, is shown as.
TileKind tile_of(const PublicState& shown, ActionKind kind) {
    if (kind == ActionKind::Start) {
        return TileKind::Start;
    }
    return kind == ActionKind::Place || kind == ActionKind::Replace ? shown.hand : TileKind::None;
}

/// The lines a prisoner could fall along, or the one aimed at; the line a faller lands in.
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

void add_ways(Scene& scene, const Answers& answers) {
    for (const ActionKind kind : {ActionKind::Move, ActionKind::Again, ActionKind::Scramble}) {
        scene.ways.mask = static_cast<std::uint8_t>(
            std::uint32_t{scene.ways.mask} | answers.directions(kind).mask
        );
    }
    scene.attacks = answers.directions(ActionKind::Charge);
}

/// The hit that is being decided.
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

/// What any of the monsters sees or its strike reaches, whether somebody is there or not.
Cells seen_by_monsters(const Rules& rules, const PublicState& shown) {
    Cells seen = 0;
    for (Cell monster : each(monsters(shown))) {
        seen |= reach(rules, shown, monster);
    }
    return seen & ~monsters(shown);
}

/// What it would see, strike or turn into pits where it is to lie.
Cells watched_by(const Rules& rules, const PublicState& shown, const Event& placed) {
    if (placed.tile == TileKind::PitFiend) {
        return rules.board.diagonals[index(placed.cell)];
    }
    if (!is_monster(placed.tile)) {
        return 0;
    }
    PublicState after = shown;
    retell(rules, after, placed);
    return reach(rules, after, placed.cell);
}

/// A keeper's one exit is the side of its mouth; a Stay's monster turns as the rules say (NC-C2).
void add_preview(Scene& scene, const Rules& rules, Action action) {
    const TileKind kind = tile_of(scene.shown, action.kind);
    if (kind == TileKind::None) {
        return;
    }
    const bool replaces = action.kind == ActionKind::Replace;
    const Exits exits = replaces ? exit_wanted(rules, scene.shown, action.cell) : action.exits;
    const bool turns_mouth = kind == TileKind::Keeper;
    scene.preview.cell = action.cell;
    scene.preview.kind = kind;
    scene.preview.exits = turns_mouth || replaces ? rules.facts(kind).exits : exits;
    scene.preview.mouth = turns_mouth && exits.mask != 0 ? direction_of(exits) : Direction::North;
    scene.watched |= watched_by(
        rules,
        scene.shown,
        {.kind = EventKind::Placed,
         .cell = action.cell,
         .tile = kind,
         .exits = turns_mouth ? exits : scene.preview.exits}
    );
}

void add_action(Scene& scene, const Rules& rules, Action action, const Foresight& foresight) {
    scene.focus = cell_of(rules, scene.shown, action);
    add_preview(scene, rules, action);
    if (is_step(action.kind)) {
        scene.ghost = {scene.shown.active, scene.focus};
    } else if (action.kind == ActionKind::Start) {
        scene.ghost = {scene.shown.active, action.cell};
    }
    if (action.kind == ActionKind::Dirge) {
        scene.body = dirge_body(rules, action.cell, action.direction());
        scene.focus = first(scene.body);
    }
    scene.doomed |= foresight.lost & ~foresight.pits;
    scene.triggered |= foresight.striking;
    scene.struck = static_cast<Prisoners>(scene.struck | foresight.struck);
}

}  // namespace

Scene still_scene(const Rules& rules, const PublicState& shown) {
    Scene scene;
    scene.shown = shown;
    scene.light = light(rules, shown);
    scene.doomed = forgotten(rules, shown);
    scene.body = shown.dirge;
    const PrisonerId who = deciding_prisoner(rules, shown);
    scene.focus = prisoner_of(shown, who == kNobody ? shown.active : who).cell;
    return scene;
}

Scene aiming_scene(
    const Rules& rules, const View& view, const Aim& aim, const Foresight* foresight
) {
    Scene scene = still_scene(rules, view.shown);
    const Decision asked = decision(view.shown);
    if (asked != Decision::Start && asked != Decision::Dirge) {  // those go nearly anywhere
        scene.possible = aim.answers().cells();
    }
    add_ways(scene, aim.answers());
    scene.numbers = aim.numbers();
    scene.marked = fall_lines(rules, view.shown, aim.action().kind);
    if (asked == Decision::Block) {
        add_pending_hit(scene, rules);
    }
    if (foresight != nullptr && aim.chosen()) {
        scene.seen = seen_by_monsters(rules, view.shown) & occupied(view.shown);
        add_action(scene, rules, aim.action(), *foresight);
    }
    return scene;
}

Scene looking_scene(const Rules& rules, const PublicState& shown, Cell cursor) {
    Scene scene = still_scene(rules, shown);
    scene.focus = cursor;
    scene.looking = true;
    if (is_monster(kind_at(shown, cursor))) {
        scene.watched = reach(rules, shown, cursor);
    }
    return scene;
}

}  // namespace tenebrae::nightcage::board
