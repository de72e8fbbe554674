// SPDX-License-Identifier: MIT
#include "tui/games/vast/aim.hpp"

#include "tui/screen/board_frame.hpp"

#include <algorithm>
#include <array>
#include <optional>

namespace tenebrae::vast::board {

bool has_direction(ActionKind kind) {
    using enum ActionKind;
    constexpr std::array kKinds{Push, Go, GoMap, Climb, Bomb, Step, Explore, Move, Wing, FlameWall};
    return std::ranges::find(kKinds, kind) != kKinds.end();
}

std::optional<Omen> omen_in(const Action& action) {
    return is_omen(action.kind) ? std::optional(omen_of(action.kind)) : std::nullopt;
}

std::optional<Terrain> terrain_in(const Action& action) {
    return action.kind == ActionKind::Terrain ? std::optional(static_cast<Terrain>(action.what))
           : action.kind == ActionKind::Pits  ? std::optional(Terrain::Pits)
                                              : std::nullopt;
}

bool has_cubes(ActionKind kind) {
    using enum ActionKind;
    constexpr std::array kKinds{Loot, Pickpocket, PickLock, Backstab, HideLoot};
    return std::ranges::find(kKinds, kind) != kKinds.end();
}

bool is_played_by_power(ActionKind kind) {
    using enum ActionKind;
    constexpr std::array kOthers{Sloth, Secret, Leader, Pickpocket, PickLock};
    return is_power(kind) || is_omen(kind) || std::ranges::find(kOthers, kind) != kOthers.end();
}

namespace {

using tui::Arrows;
using tui::BoardAnswer;
using tui::BoardPoint;
using tui::KeyAction;
using tui::Operand;
using tui::Plays;
using tui::Proposal;

using Key = GameKeyAction;
using K = ActionKind;

constexpr tui::KeyRow wall(K kind, std::string_view label) {
    return {
        Key::Map,
        {kind},
        label,
        Plays::Twice,
        Operand::Direction,
        "No cube on the Map can lead through a wall now [VA-K30]."};
}

/// The keys in the order of the prompt.
constexpr std::array<tui::KeyRow, 67> kKeys{{
    {Key::Face,
     {K::Face},
     "face the Event",
     Plays::Twice,
     Operand::None,
     "There is no Event to face here [VA-K16]."},
    {Key::Attack,
     {K::Attack},
     "attack",
     Plays::Each,
     Operand::None,
     "There is nothing to attack here now [VA-K27, VA-B30]."},
    {Key::Attack, {K::Backstab}, "backstab", Plays::Each},
    {Key::Attack, {K::Ambush}, "ambush", Plays::Each},
    {Key::Attack, {K::Scatter}, "scatter", Plays::Each},
    {Key::Attack, {K::Wound}, "wound again"},
    {Key::Attack, {K::Monster}, "fight a Monster"},
    {Key::Take,
     {K::Take},
     "take",
     Plays::Each,
     Operand::None,
     "There is nothing to take here now."},
    {Key::Take, {K::Loot}, "loot", Plays::Each},
    {Key::Take, {K::Snatch}, "take", Plays::Each, Operand::Place},
    {Key::Take, {K::BonusRage}, "Rage"},
    {Key::Take, {K::TakeLoss}, "take the loss"},
    {Key::Take, {K::Plunder}, "plunder", Plays::Each},
    {Key::Take, {K::Keep}, "keep"},
    {Key::Take, {K::Heal}, "heal"},
    {Key::Take, {K::PickUp}, "pick up"},
    {Key::Take, {K::Surface}, "surface"},
    {Key::Take, {K::Pay}, "pay"},
    {Key::Take, {K::Collect}, "collect"},
    {Key::Take, {K::PayOmen}, "pay", Plays::Each},
    {Key::Cube,
     {K::Cube},
     "cube",
     Plays::Each,
     Operand::None,
     "You have no free Hero cube to place now [VA-K11]."},
    {Key::Cube, {K::Shed}, "take away", Plays::Each},
    {Key::Cube, {K::Stats}, "assign", Plays::Each},
    wall(K::GoMap, "through a wall"),
    wall(K::Climb, "climb"),
    {Key::Map, {K::Hop}, "hop", Plays::Each, Operand::Place},
    {Key::Map, {K::Worm}, "dig", Plays::Each, Operand::Place},
    {Key::Map, {K::Tunnel}, "tunnel", Plays::Each, Operand::Place},
    {Key::Bomb,
     {K::Bomb},
     "bomb",
     Plays::Twice,
     Operand::Direction,
     "You cannot bomb a wall now [VA-K31, VA-K32]."},
    {Key::Shoot,
     {K::Shoot, K::Ebow},
     "shoot",
     Plays::Each,
     Operand::None,
     "You cannot shoot at anything now [VA-K33, VA-K35]."},
    {Key::Card,
     {K::Show, K::Javelin, K::Potion},
     "card",
     Plays::Each,
     Operand::None,
     "There is no card to use now."},
    {Key::Card, {K::Decline}, "give up for Grit"},
    {Key::Card, {K::Assign, K::AssignOver}, "assign", Plays::Each},
    {Key::Card, {K::Discard}, "discard", Plays::Each},
    {Key::Card, {K::Redraw}, "redraw", Plays::Each},
    {Key::Card, {K::Event, K::Give}, "card", Plays::Each},
    {Key::Card, {K::Upgrade}, "upgrade", Plays::Each},
    {Key::Card, {K::Fall}, "lose", Plays::Each},
    {Key::Card, {K::Filch}, "take the card", Plays::Each},
    {Key::Card, {K::FilchRuby}, "take the Ruby"},
    {Key::Card, {K::BonusSecrets}, "Secrets"},
    {Key::Card, {K::Beetles}, "discard the Beetles"},
    {Key::Card, {K::Trap}, "use the Trap"},
    {Key::Quest,
     {K::Quest},
     "quest",
     Plays::Each,
     Operand::None,
     "No Sidequest is fulfilled now [VA-K40]."},
    {Key::Flare,
     {K::Flare},
     "flare",
     Plays::Each,
     Operand::Place,
     "You cannot fire a Flare now [VA-V10]."},
    {Key::Explore,
     {K::Explore},
     "explore",
     Plays::Twice,
     Operand::Direction,
     "A tribe explores from a Dark tile next to an empty cell [VA-B33]."},
    {Key::Hide,
     {K::Hide, K::HideTribe},
     "hide",
     Plays::Each,
     Operand::None,
     "No tribe can hide now [VA-B22, VA-B33]."},
    {Key::Special,
     {K::Special},
     "special",
     Plays::Twice,
     Operand::None,
     "There is no special act now [VA-B33]."},
    {Key::Special, {K::Wisp}, "Wisp"},
    {Key::Pass,
     {K::Done},
     "done",
     Plays::Twice,
     Operand::None,
     "There is nothing to end or skip now."},
    {Key::Pass, {K::Ready}, "ready"},
    {Key::Pass, {K::Stop}, "stop"},
    {Key::Pass, {K::Pass}, "pass"},
    {Key::Pass, {K::Stay}, "stay"},
    {Key::Pass, {K::Rest}, "rest"},
    {Key::Pass, {K::Skip}, "skip"},
    {Key::Pass, {K::NoTerrain}, "no Terrain"},
    {Key::Pass, {K::End}, "end"},
    {Key::Hide, {K::HideLoot}, "hide loot", Plays::Each},
    {Key::Hide, {K::FilchHidden}, "take a hidden card"},
    {Key::Hide, {K::Reroll}, "roll again"},
    {Key::Hide, {K::Lurk}, "lurk", Plays::Each, Operand::Place},
    {Key::Explore, {K::Peek}, "peek"},
    {Key::Explore, {K::RevealPeeked}, "reveal", Plays::Each},
    {Key::Explore, {K::RevealTribe}, "reveal", Plays::Each, Operand::Place},
    {Key::Explore, {K::Enter}, "enter", Plays::Each, Operand::Place},
}};

/// A key and why it does nothing.
struct Refusal {
    Key key;
    std::string_view text;
};
/// The refusals of the Thief, whose acts differ from those of the first rows of their keys.
constexpr std::array kThiefRefusals{
    Refusal{Key::Attack, "You cannot backstab anything now [VA-T13]."},
    Refusal{Key::Take, "There is no loot here, or no Action cube is left [VA-T6]."},
    Refusal{Key::Cube, "The stat tokens are assigned at the start of a turn [VA-T2]."},
    Refusal{Key::Map, "You cannot climb now [VA-T5]."},
    Refusal{Key::Card, "There is no card and no upgrade to choose now."},
    Refusal{Key::Explore, "You can peek at the end of a turn on a Dark tile [VA-T16]."},
    Refusal{Key::Hide, "You cannot hide loot now [VA-T14]."},
};

/// Returns the row of a decision in which a direction names a move: it is shown, then made.
constexpr tui::DecisionRow moves(Decision asked, K kind) {
    return {asked, Arrows::Directions, {kind}, Plays::Twice, {}, Proposal::None};
}
constexpr std::array<tui::DecisionRow, 12> kDecisions{{
    moves(Decision::Knight, K::Go),
    moves(Decision::Tribe, K::Step),
    moves(Decision::Push, K::Push),
    moves(Decision::Dragon, K::Move),
    moves(Decision::Evade, K::Step),
    {Decision::Thief,
     Arrows::Directions,
     {K::Go, K::Climb},  // each direction has one of them at most
     Plays::Twice,
     {},
     Proposal::Single},
    {.decision = Decision::Peek, .proposed = {K::Peek, K::Pass}},
    {.decision = Decision::Encounter, .proposed = {K::Attack, K::Take, K::Done}},
    {.decision = Decision::Brace, .proposed = {K::Ready}},
    {.decision = Decision::Monsters, .proposed = {K::Assign, K::AssignOver, K::Done}},
    {.decision = Decision::Tribes, .proposed = {K::Activate, K::RevealTribe, K::End}},
    {.decision = Decision::Cave,
     .proposed = {K::Collect, K::Place, K::Remove, K::Treasure, K::Skip, K::End}},
}};

constexpr BoardPoint point_of(Cell cell) {
    return {cell.east, cell.south};
}

/// Returns whether a cell names the answer, so that the cursor goes from cell to cell.
bool has_place(const Action& action) {
    using enum ActionKind;
    constexpr std::array kListed{Orient, RevealPeeked, Scorch, FlameWall, Dig, Spores, OmenSpores};
    return !has_direction(action.kind) && std::ranges::find(kListed, action.kind) == kListed.end();
}

/// Tells an answer about a token from others at its cell with the same Omen.
constexpr std::uint8_t kTokenVariant = 0x40;

/// Returns what tells answers at one cell apart.
std::uint8_t variant_of(const Action& action) {
    using enum ActionKind;
    constexpr std::array kOfPieces{RevealTribe, Lurk, Enter, OmenBats};
    if (std::ranges::find(kOfPieces, action.kind) != kOfPieces.end()) {
        return static_cast<std::uint8_t>(action.who);
    }
    if (action.kind == OmenBatsTreasure || action.kind == OmenCurseEvent) {
        return kTokenVariant;
    }
    if (action.kind == Terrain) {
        return action.over;
    }
    const bool is_numbered = has_direction(action.kind) || has_cubes(action.kind);
    return is_numbered || action.kind == Worm ? action.over : action.what;
}

/// Returns the numbers of the stat tokens on the stats; 0 where there is none.
StatTokens stats_now(const Rules& rules, const State& state) {
    const StatTokens tokens = stat_tokens(rules, state);
    StatTokens now{};
    for (std::size_t stat = 0; stat < kStats; ++stat) {
        const std::size_t token = state.thief.stats.at(stat);
        now.at(stat) = token == 0 ? std::uint8_t{0} : tokens.at(token - 1);
    }
    return now;
}

/// Returns the piece on the map that an action names, or Piece::None.
Piece piece_named(const Action& action) {
    using enum ActionKind;
    constexpr std::array kOfPieces{Activate, HideTribe, Hiss, Spores, OmenBats};
    if (std::ranges::find(kOfPieces, action.kind) != kOfPieces.end()) {
        return action.who;
    }
    if (action.kind == OmenSpores) {
        const auto role = static_cast<Role>(action.what);
        return role == Role::Knight   ? Piece::Knight
               : role == Role::Dragon ? Piece::Dragon
                                      : Piece::None;
    }
    const bool shoots = action.kind == Shoot || action.kind == Ebow || action.kind == Backstab;
    return shoots ? piece_of(action.target()) : Piece::None;
}

/// Returns whether an action names an edge, by its western or northern cell.
bool names_edge(const Action& action) {
    return action.kind == K::OmenRockslide || action.kind == K::OmenRockslideFrom;
}

/// Returns a place for an edge, in half cells: all answers with this Omen are about edges.
constexpr BoardPoint middle_of_edge(Cell cell, Direction direction) {
    return {
        2 * cell.east + (direction == Direction::East ? 1 : 0),
        2 * cell.south + (direction == Direction::South ? 1 : 0)};
}

}  // namespace

Aim::Aim(const Vast& game) : GameAim(game, {kKeys, kDecisions}) {}

Cell Aim::focus() const {
    const State& state = view().state;
    const SpaceId hero = is_knight_alive(state) ? state.knight.at : state.thief.at;
    if (state.depth == 0 || state.owner == Role::None) {
        return hero < kMaxSpaces ? state.spaces[hero].at : kEntranceCell;
    }
    SpaceId here = kNoSpace;
    if (state.decision == Decision::Orient || state.decision == Decision::Reveal) {
        here = state.top().space;
    } else if (state.decision == Decision::Terrain || state.decision == Decision::Flow) {
        const auto piece = static_cast<Piece>(state.top().piece);
        here = index(piece) < kPieces ? space_of(state, piece) : hero;
    } else if (state.owner != Role::Goblins || state.decision == Decision::Tribe || state.decision == Decision::Push || state.decision == Decision::Exit) {
        here = answer({}).here();
    }
    if (here >= kMaxSpaces) {
        here = hero;
    }
    return here < kMaxSpaces ? state.spaces[here].at : kEntranceCell;
}

std::optional<Cell> Aim::cell_of(const Action& action) const {
    if (has_direction(action.kind)) {
        return end_of_move(action);
    }
    if (action.kind == K::Worm) {
        return answer(action).dug();
    }
    if (action.kind == K::Orient || action.kind == K::RevealPeeked) {
        return focus();
    }
    if (action.kind == K::Dig) {
        return unpacked(view().state.top().mask);
    }
    if (const Piece piece = piece_named(action); piece != Piece::None) {
        const auto cell = cell_of(piece);
        return action.kind == K::Backstab && cell == focus() ? std::nullopt : cell;
    }
    return action.cell == kNoCell ? std::nullopt : std::optional(action.cell);
}

Cell Aim::end_of_move(const Action& action) const {
    const bool flies = action.kind == K::Move || action.kind == K::Wing;
    Cell cell = focus();
    // A climb over an impassable space ends behind it (VA-N7).
    const SpaceId next = space_at(view().state, next_to(cell, action.direction()));
    const bool crosses = action.kind == K::Climb && is_impassable(view().state, next);
    for (int left = flies ? std::max<int>(1, action.over) : crosses ? 2 : 1; left > 0; --left) {
        cell = next_to(cell, action.direction());
    }
    return cell;
}

/// Returns where a piece is or lurks.
std::optional<Cell> Aim::cell_of(Piece piece) const {
    const State& state = view().state;
    if (const SpaceId at = space_of(state, piece); at < kMaxSpaces) {
        return state.spaces[at].at;
    }
    const bool lurks = is_tribe(piece) && is_lurking(state, piece);
    return lurks ? std::optional(state.tribe(piece).lurks) : std::nullopt;
}

tui::Target Aim::target_of(const Action& action) const {
    tui::Target found;
    found.variant = variant_of(action);
    if (names_edge(action)) {
        found.place = middle_of_edge(action.cell, action.direction());
        found.variant = number_of_moved(action);
    } else if (has_direction(action.kind)) {
        found.directions = tui::towards(action.direction());
    } else if (const auto cell = cell_of(action); cell && has_place(action)) {
        found.place = point_of(*cell);
    }
    return found;
}

bool Aim::is_marked(const Action& action) const {
    if (view().state.decision == Decision::Cave) {
        return chosen() && omen_in(action) == omen();
    }
    if (view().state.decision == Decision::Terrain) {
        return chosen() && terrain_in(action) == terrain_in(*chosen_action());
    }
    if (mode() != nullptr) {
        return mode()->kinds.has(action.kind);
    }
    const tui::Kinds kinds = direction_kinds();
    const bool needs_key = has_direction(action.kind) || action.kind == K::Worm
                           || action.kind == K::Tunnel || action.kind == K::Flare;
    const bool is_chosen = chosen() && chosen_action() == action;
    return is_chosen || kinds.empty() || kinds.has(action.kind) || !needs_key;
}

/// Returns whether the panel lists an answer, as the map does not show it.
bool Aim::is_listed(const Action& action) const {
    using enum ActionKind;
    if (view().state.decision == Decision::Cave || view().state.decision == Decision::Terrain) {
        return !target_of(action).place;
    }
    constexpr std::array kListed{Orient, RevealPeeked, Dig, Spores, Backstab};
    return std::ranges::find(kListed, action.kind) != kListed.end() || !cell_of(action)
           || !is_marked(action);
}

std::vector<Aim::Mark> Aim::marks() const {
    std::vector<Mark> marks;
    for (std::size_t choice = 0; choice < answers().size(); ++choice) {
        const Action& action = answers().action(choice);
        const auto cell = cell_of(action);
        if (!cell || !is_marked(action)) {
            continue;
        }
        const bool is_chosen = chosen() == choice;
        const auto edge = names_edge(action) ? std::optional(action.direction()) : std::nullopt;
        const auto there = std::ranges::find_if(marks, [&](const Mark& mark) {
            return mark.cell == *cell && mark.edge == edge;
        });
        if (there == marks.end()) {
            marks.push_back({*cell, choice + 1, false, is_chosen, edge});
        } else {
            there->several = true;
            there->chosen = there->chosen || is_chosen;
        }
    }
    return marks;
}

std::vector<std::size_t> Aim::listed() const {
    std::vector<std::size_t> listed;
    for (std::size_t choice = 0; choice < answers().size(); ++choice) {
        if (is_listed(answers().action(choice))) {
            listed.push_back(choice);
        }
    }
    return listed;
}

BoardAnswer Aim::refuse_key(const tui::KeyRow& row) const {
    const bool is_thief = view().state.owner == Role::Thief;
    const auto* const own = std::ranges::find(kThiefRefusals, row.key.as<Key>(), &Refusal::key);
    if (is_thief && own != kThiefRefusals.end()) {
        return BoardAnswer::message(std::string(own->text));
    }
    // The first row of a key says why it does nothing.
    const auto* const first = std::ranges::find(kKeys, row.key, &tui::KeyRow::key);
    return BoardAnswer::message(std::string(first->refusal));
}

BoardAnswer Aim::refuse_direction(tui::Code kind, KeyAction direction) {
    const State& state = view().state;
    if (kind == K::Go && state.decision == Decision::Thief
        && !has_passage(state, state.thief.at, *tui::direction_of(direction))) {
        return refuse(Action::of(K::Climb, *tui::direction_of(direction)));
    }
    return refuse(Action::of(kind.as<K>(), *tui::direction_of(direction)));
}

/// Chooses the next of the answers that belong together, after the chosen one.
template <typename Belongs>
BoardAnswer Aim::cycle(Belongs belongs, std::string_view refusal) {
    const std::size_t count = answers().size();
    const std::size_t from = chosen().value_or(count - 1);
    for (std::size_t step = 1; step <= count; ++step) {
        const std::size_t next = (from + step) % count;
        if (belongs(answers().action(next)) && chosen() != next) {
            leave_mode();
            choose(next, true);
            return BoardAnswer::redraw();
        }
    }
    return chosen() && belongs(answers().action(*chosen()))
               ? BoardAnswer::redraw()
               : BoardAnswer::message(std::string(refusal));
}

/// Turns the chosen tile, or goes on to another number of spaces.
BoardAnswer Aim::turn() {
    if (!chosen()) {
        return BoardAnswer::message("Choose a tile or a move first.");
    }
    const Action now = *chosen_action();
    if (now.kind == K::Terrain) {
        return turn_terrain();
    }
    return cycle([&](const Action& other) { return are_variants(now, other); }, {});
}

bool Aim::are_variants(const Action& one, const Action& other) const {
    if (is_omen(one.kind)) {
        const auto place = target_of(one).place;
        return omen_in(one) == omen_in(other) && place && place == target_of(other).place;
    }
    if (has_cubes(one.kind)) {
        return one.kind == other.kind && one.what == other.what;
    }
    if (one.kind == K::Terrain) {
        return terrain_in(one) == terrain_in(other) && (one == other || one.over != other.over);
    }
    return one.kind == other.kind
           && (has_direction(one.kind) ? one.what == other.what : cell_of(one) == cell_of(other));
}

bool Aim::can_turn() const {
    using enum ActionKind;
    constexpr std::array kTurned{
        Orient, Reveal, RevealPeeked, Slide, Fill, Place, Dig, Terrain, Pits};
    const auto now = chosen_action();
    return now
           && (is_omen(now->kind) || has_cubes(now->kind)
               || std::ranges::find(kTurned, now->kind) != kTurned.end())
           && std::ranges::count_if(answers(), [&](const Action& other) {
                  return are_variants(*now, other);
              }) > 1;
}

std::uint8_t Aim::number_of_moved(const Action& action) const {
    std::uint8_t number = 0;
    for (const Space& space : view().state.spaces) {
        for (const Direction direction : kDirections) {
            const bool lies_here =
                space.is_used() && (space.edges >> 4U >> index(direction) & 1U) != 0;
            const bool is_before = space.at < action.other
                                   || (space.at == action.other && index(direction) < action.over);
            number = static_cast<std::uint8_t>(number + (lies_here && is_before ? 1 : 0));
        }
    }
    return action.kind == K::OmenRockslideFrom ? number : std::uint8_t{0};
}

std::optional<Omen> Aim::omen() const {
    const auto now = chosen_action();
    return now ? omen_in(*now) : std::nullopt;
}

bool Aim::leave_omen() {
    const bool was_aimed = omen().has_value();
    if (was_aimed) {
        propose();
    }
    return was_aimed;
}

/// In the Cave's turn keys keep to the Omen that is being aimed, or to the steps of the turn; where
/// a Terrain is placed, to that Terrain.
bool Aim::fits(std::size_t choice) const {
    if (view().state.decision == Decision::Terrain && chosen()) {
        const auto now = terrain_in(*chosen_action());
        const auto other = terrain_in(answers().action(choice));
        return !now || !other || now == other;
    }
    return view().state.decision != Decision::Cave || !chosen()
           || omen_in(answers().action(choice)) == omen();
}

/// Proposes nothing if only Omens are left, so that the turn is not ended by mistake.
Index Aim::proposal() const {
    const State& state = view().state;
    if (state.decision == Decision::Assign) {
        const Index kept = answers().find(stats_action(stats_now(game().rules(), state)));
        return kept ? kept : GameAim::proposal();
    }
    const bool is_done = state.decision == Decision::Cave && state.cave.step == CaveStep::Done;
    return is_done && answers().size() > 1 ? Index() : GameAim::proposal();
}

Index Aim::nearest_with(Omen omen) const {
    constexpr int kFarAway = 1000;  // answers without a cell come last
    Index found;
    int least = 0;
    for (std::size_t choice = 0; choice < answers().size(); ++choice) {
        const Action& action = answers().action(choice);
        if (omen_in(action) != omen) {
            continue;
        }
        const auto cell = cell_of(action);
        const int steps = cell ? distance(*cell, focus()) : kFarAway;
        if (!found || steps < least) {
            found = choice;
            least = steps;
        }
    }
    return found;
}

/// Aims the next Omen that can be used.
BoardAnswer Aim::next_omen() {
    const auto now = omen();
    const std::size_t from = now ? static_cast<std::size_t>(*now) + 1 : 0;
    for (std::size_t step = 0; step < kOmens; ++step) {
        if (const Index found = nearest_with(static_cast<Omen>((from + step) % kOmens))) {
            leave_mode();
            choose(found, true);
            return BoardAnswer::redraw();
        }
    }
    return BoardAnswer::message("No Omen can be used now [VA-C20].");
}

Index Aim::nearest_with(Terrain terrain, std::optional<Turn> turn, Cell cell) const {
    Index found;
    int least = 0;
    for (std::size_t choice = 0; choice < answers().size(); ++choice) {
        const Action& action = answers().action(choice);
        if (terrain_in(action) != terrain || (turn && action.over != *turn)) {
            continue;
        }
        const int steps = distance(action.cell, cell);
        if (!found || steps < least) {
            found = choice;
            least = steps;
        }
    }
    return found;
}

/// Aims the next Terrain that can be placed.
BoardAnswer Aim::next_terrain() {
    const auto now = chosen() ? terrain_in(*chosen_action()) : std::nullopt;
    const Cell from = now ? chosen_action()->cell : focus();
    for (std::size_t step = 1; step <= kTerrains; ++step) {
        const std::size_t next = ((now ? static_cast<std::size_t>(*now) : 0) + step) % kTerrains;
        if (const Index found = nearest_with(static_cast<Terrain>(next), std::nullopt, from)) {
            leave_mode();
            choose(found, true);
            return BoardAnswer::redraw();
        }
    }
    return BoardAnswer::message("No Terrain can be placed now [VA-N2].");
}

/// Turns the chosen Terrain where it is, or at the nearest place for it.
BoardAnswer Aim::turn_terrain() {
    const Action now = *chosen_action();
    const auto terrain = static_cast<Terrain>(now.what);
    const int turns = turns_of(terrain);
    for (int step = 1; step < turns; ++step) {
        const auto next = static_cast<Turn>((now.over + step) % turns);
        if (const Index found = nearest_with(terrain, next, now.cell)) {
            choose(found, true);
            break;
        }
    }
    return BoardAnswer::redraw();
}

BoardAnswer Aim::press_other(tui::Code key) {
    if (key == Key::Turn) {
        return turn();
    }
    if (key == Key::Power && view().state.decision == Decision::Terrain) {
        return next_terrain();
    }
    if (key == Key::Power && view().state.owner == Role::Cave) {
        return next_omen();
    }
    if (key == Key::Power) {
        return cycle(
            [](const Action& action) { return is_played_by_power(action.kind); },
            view().state.owner == Role::Dragon  ? "No power can be used now [VA-D9]."
            : view().state.owner == Role::Thief ? "You cannot pick a pocket or a lock now "
                                                  "[VA-T8, VA-T12]."
                                                : "No Secret can be played now [VA-B17]."
        );
    }
    return BoardAnswer::unused();
}

}  // namespace tenebrae::vast::board
