// SPDX-License-Identifier: MIT
// The reasons for actions in The Night Cage. Each kind is checked against the board by a function
// written here from its words.
#include "bots/heuristic_player.hpp"
#include "bots/random_player.hpp"
#include "cages.hpp"
#include "catch.hpp"
#include "games/nightcage/bot/plan.hpp"
#include "games/nightcage/bot/play.hpp"
#include "games/nightcage/bot/reasons.hpp"
#include "games/nightcage/rules/game_rules.hpp"
#include "games/nightcage/rules/light.hpp"
#include "thorough.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <string>
#include <string_view>
#include <vector>

using namespace tenebrae;
using namespace tenebrae::bots;
using namespace tenebrae::nightcage;

namespace {

using K = CageReasonKind;

/// An action that was carried out, and one of its reasons.
struct Claim {
    const Rules& rules;
    const PublicState& before;
    const PublicState& after;
    const Events& events;
    Action action;
    CageReason reason;

    [[nodiscard]] const Prisoner& prisoner_before() const {
        return prisoner_of(before, reason.who);
    }
    [[nodiscard]] const Prisoner& prisoner_after() const { return prisoner_of(after, reason.who); }
};

bool has_passage(const Rules& rules, const PublicState& shown, Cell cell, Direction direction) {
    const Cell next = rules.board.next(cell, direction);
    return exits_at(shown, cell).has(direction) && exits_at(shown, next).has(opposite(direction));
}

/// Returns whether a burning candle shines on a cell, or a prisoner stands there (NC-L1).
bool is_cell_lit(const Rules& rules, const PublicState& shown, Cell cell) {
    for (unsigned who = 0; who < rules.prisoners; ++who) {
        const Prisoner& prisoner = shown.prisoners[who];
        if (!is_on_board(prisoner)) {
            continue;
        }
        bool reaches = prisoner.cell == cell;
        for (const Direction direction : kDirections) {
            reaches = reaches
                      || (prisoner.lit && exits_at(shown, prisoner.cell).has(direction)
                          && rules.board.next(prisoner.cell, direction) == cell);
        }
        if (reaches) {
            return true;
        }
    }
    return false;
}

/// Returns whether a monster sees a cell (NC-A1, NC-K2).
bool sees(const Rules& rules, const PublicState& shown, Cell monster, Cell wanted) {
    for (const Direction direction : kDirections) {
        if (kind_at(shown, monster) == TileKind::Keeper
            && mouth_at(shown, monster) == opposite(direction)) {
            continue;  // its rear
        }
        Cell cell = monster;
        while (has_passage(rules, shown, cell, direction)) {
            cell = rules.board.next(cell, direction);
            if (cell == monster || is_pit(kind_at(shown, cell))) {
                break;
            }
            if (cell == wanted) {
                return true;
            }
        }
    }
    return false;
}
bool is_seen_by_any(const Rules& rules, const PublicState& shown, Cell cell) {
    for (int number = 0; number < rules.board.cells(); ++number) {
        const auto monster = static_cast<Cell>(number);
        if (is_monster(kind_at(shown, monster)) && sees(rules, shown, monster, cell)) {
            return true;
        }
    }
    return false;
}
int prisoners_seen(const Rules& rules, const PublicState& shown, Cell monster) {
    int count = 0;
    for (unsigned who = 0; who < rules.prisoners; ++who) {
        const Prisoner& prisoner = shown.prisoners[who];
        count += is_on_board(prisoner) && sees(rules, shown, monster, prisoner.cell) ? 1 : 0;
    }
    return count;
}

/// Returns the steps from one cell to another through passages and dark cells, around pits and
/// monsters; 99 without a path.
int count_steps(const Rules& rules, const PublicState& shown, Cell from, Cell to) {
    constexpr int kNone = 99;
    std::array<int, kMaxCells> steps{};
    steps.fill(kNone);
    steps[index(from)] = 0;
    std::vector<Cell> queue{from};
    for (std::size_t place = 0; place < queue.size(); ++place) {
        const Cell cell = queue[place];
        const TileKind kind = kind_at(shown, cell);
        if (cell != from && (is_pit(kind) || is_monster(kind))) {
            continue;
        }
        for (const Direction direction : kDirections) {
            const Cell next = rules.board.next(cell, direction);
            const bool leaves = is_free(shown, cell) || exits_at(shown, cell).has(direction);
            const bool enters =
                is_free(shown, next) || exits_at(shown, next).has(opposite(direction));
            if (leaves && enters && steps[index(next)] == kNone) {
                steps[index(next)] = steps[index(cell)] + 1;
                queue.push_back(next);
            }
        }
    }
    return steps[index(to)];
}

/// Returns the dark cells of the line that an action chooses.
Cells dark_cells(const Claim& claim, bool of_row) {
    const Cell pit = claim.prisoner_before().cell;
    Cells cells = 0;
    for (int number = 0; number < claim.rules.board.side; ++number) {
        const Cell cell = of_row ? claim.rules.board.at(claim.rules.board.row_of(pit), number)
                                 : claim.rules.board.at(number, claim.rules.board.column_of(pit));
        const bool is_dark =
            is_free(claim.after, cell) && !is_cell_lit(claim.rules, claim.after, cell);
        cells |= is_dark ? only(cell) : Cells{0};
    }
    return cells;
}

/// Returns whether the prisoner is where the reason says, and so many steps from its goal.
bool is_as_near(const Claim& claim) {
    const Prisoner& after = claim.prisoner_after();
    const bool stands = is_on_board(after) && after.cell == claim.reason.from;
    const bool will_land =
        claim.action.kind == ActionKind::Land && claim.action.cell == claim.reason.from;
    const bool is_step = claim.action.kind == ActionKind::Move
                         || claim.action.kind == ActionKind::Again
                         || claim.action.kind == ActionKind::Scramble;
    const auto steps = [&claim](const PublicState& shown, Cell from) {
        return count_steps(claim.rules, shown, from, claim.reason.cell);
    };
    return (stands || will_land) && steps(claim.after, claim.reason.from) == claim.reason.number
           && (!is_step || steps(claim.before, claim.prisoner_before().cell) > claim.reason.number);
}

/// Returns whether the cell of the reason was lit before and is lit now.
bool stays_lit(const Claim& claim) {
    return is_cell_lit(claim.rules, claim.before, claim.reason.cell)
           && is_cell_lit(claim.rules, claim.after, claim.reason.cell);
}
bool keeps_gate(const Claim& claim) {
    return kind_at(claim.before, claim.reason.cell) == TileKind::Gate
           && kind_at(claim.after, claim.reason.cell) == TileKind::Gate && stays_lit(claim);
}
bool keeps_key(const Claim& claim) {
    return contains(claim.before.keys, claim.reason.cell)
           && contains(claim.after.keys, claim.reason.cell) && stays_lit(claim);
}

bool sets_off_nothing(const Claim& claim) {
    return is_monster(kind_at(claim.after, claim.reason.cell))
           && std::ranges::none_of(claim.events, [](const Event& event) {
                  return event.kind == EventKind::Strikes;
              });
}
bool sees_fewer(const Claim& claim) {
    const CageReason& reason = claim.reason;
    return kind_at(claim.after, reason.cell) == reason.tile && is_monster(reason.tile)
           && reason.number < reason.compared
           && prisoners_seen(claim.rules, claim.after, reason.cell) == reason.number;
}

bool is_friend_there(const Claim& claim) {
    const Prisoner& other = prisoner_of(claim.after, claim.reason.other);
    return is_on_board(other) && other.cell == claim.reason.cell
           && claim.reason.other != claim.reason.who;
}
bool lands_near(const Claim& claim) {
    Cells around = 0;
    for (const Direction direction : kDirections) {
        around |= only(claim.rules.board.next(claim.reason.cell, direction));
    }
    const bool of_row = claim.action.kind == ActionKind::FallRow;
    return is_friend_there(claim) && (dark_cells(claim, of_row) & around) != 0
           && (dark_cells(claim, !of_row) & around) == 0;
}
bool has_landing_room(const Claim& claim) {
    const bool of_row = claim.action.kind == ActionKind::FallRow;
    return std::popcount(dark_cells(claim, of_row)) == claim.reason.number
           && std::popcount(dark_cells(claim, !of_row)) == claim.reason.compared
           && claim.reason.number > claim.reason.compared;
}
bool leaves_crumbling(const Claim& claim) {
    const Cell left = claim.reason.cell;
    return claim.rules.facts(kind_at(claim.before, left)).crumbles
           && claim.prisoner_before().cell == left && is_on_board(claim.prisoner_after())
           && claim.prisoner_after().cell != left;
}

bool is_true(const Claim& claim) {
    const PublicState& after = claim.after;
    const CageReason& reason = claim.reason;
    const Prisoner& was = claim.prisoner_before();
    const Prisoner& is = claim.prisoner_after();
    switch (reason.kind) {
    case K::Wins: return after.step == Step::Over && after.ending == Ending::Won;
    case K::TakesKey: return !was.has_key && is.has_key && !contains(after.keys, reason.cell);
    case K::KeepsGate: return keeps_gate(claim);
    case K::KeepsKey: return keeps_key(claim);
    case K::SetsOffNothing: return sets_off_nothing(claim);
    case K::LightsCandle:
        return !prisoner_of(claim.before, reason.other).lit && prisoner_of(after, reason.other).lit;
    case K::LeavesSight:
        return sees(claim.rules, claim.before, reason.cell, was.cell)
               && !is_seen_by_any(claim.rules, after, is.cell);
    case K::SeesFewer: return sees_fewer(claim);
    case K::NearKey: return !is.has_key && contains(after.keys, reason.cell) && is_as_near(claim);
    case K::NearGate:
        return is.has_key && kind_at(after, reason.cell) == TileKind::Gate && is_as_near(claim);
    case K::LandsNear: return lands_near(claim);
    case K::NearFriend: return is_friend_there(claim) && is_as_near(claim);
    case K::LandingRoom: return has_landing_room(claim);
    case K::EarnsNerve:
        return after.step == Step::Over || is.nerve == was.nerve + 1 || after.nerve_due;
    case K::KeepsNerve: return was.nerve == reason.number && is.nerve == reason.number;
    case K::LeavesCrumbling: return leaves_crumbling(claim);
    case K::CostsNoTile: break;
    }
    return after.stack_size == claim.before.stack_size;
}

using Occurrences = std::array<int, kCageReasonKinds>;

/// Checks each reason for an action on the board that follows, for several orders of the stack.
void check_reasons(
    const Rules& rules, const State& state, Action action, Occurrences& occurrences
) {
    const View own = view(rules, state, deciding_seat(rules, state.shown));
    const CageReasons reasons = reasons_for(rules, own, action);
    core::Random random(7);
    for (int order = 0; order < 3; ++order) {
        State after = state;
        if (order > 0) {
            redraw_hidden(rules, after, random);
        }
        Events events;
        apply(rules, after, action, &events);
        for (const CageReason& reason : reasons) {
            const Claim claim{rules, state.shown, after.shown, events, action, reason};
            if (!is_true(claim)) {
                CAPTURE(static_cast<int>(reason.kind), static_cast<int>(action.kind), order);
                CAPTURE(state.shown.turn, static_cast<int>(reason.cell), reason.number);
                FAIL_CHECK("the reason is false");
            }
        }
    }
    for (const CageReason& reason : reasons) {
        ++occurrences[static_cast<std::size_t>(reason.kind)];
    }
}

/// Plays a game and checks the reasons for its actions, and for one other action each time.
template <typename Player>
void play_with_reasons(const Rules& rules, std::uint64_t seed, Occurrences& occurrences) {
    const Player player(rules);
    core::Random random(seed);
    State state = new_game(rules, seed);
    while (!NightcagePlay::is_over(state)) {
        ActionList legal;
        legal_actions(rules, state.shown, legal);
        const Action action = player.choose(state, random);
        check_reasons(rules, state, action, occurrences);
        const Action other = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
        if (other != action) {
            check_reasons(rules, state, other, occurrences);
        }
        apply(rules, state, action);
    }
}

Action towards(Direction direction) {
    return Action::towards(ActionKind::Move, direction);
}

/// A set and a position, and the actions to look at.
struct Example {
    std::string set;
    std::vector<std::string> lines;
    std::vector<Action> first;  ///< carried out before the one with the reason
    Action action;
    std::string sentence;
};

const std::vector<std::string> kGateAway{
    "prisoner 3 at f6 lit nerve 0",
    "prisoner 4 at f6 lit nerve 0",
    "stack w t t t t t t t k k k k g"};

std::vector<std::string> with_gate_away(std::vector<std::string> lines) {
    lines.insert(lines.end(), kGateAway.begin(), kGateAway.end());
    return lines;
}

/// Positions for the kinds that are rare in a few games.
std::vector<Example> examples() {
    const Geometry board(6);
    return {
        {"advanced",
         {"turn 5",
          "board",
          ". . . . . .",
          ". . x . . .",
          ". . g . . .",
          ". . . . . .",
          ". . . . . .",
          ". . . . . .",
          "prisoner 1 at c2 lit nerve 0 key",
          "prisoner 2 at c3 lit nerve 0 key",
          "prisoner 3 at c3 lit nerve 0 key",
          "prisoner 4 at c3 lit nerve 0 key",
          "stack t t t t t t t t g"},
         {},
         towards(Direction::South),
         "Wins the game"},
        {"second",
         with_gate_away(
             {"turn 5",
              "board",
              ". . . . . .",
              ". x x x . .",
              ". . . . . .",
              ". . x . . .",
              ". . . . . .",
              ". . . . . g",
              "prisoner 1 at b2 lit nerve 1",
              "prisoner 2 at c4 lit nerve 0"}
         ),
         {towards(Direction::East)},
         Action::at(ActionKind::Place, board.at(0, 2), kAllExits),
         "Lets the wax eater at c1 see 1 prisoner, not 2"},
        {"second",
         with_gate_away(
             {"turn 5",
              "board",
              ". . x . . .",
              ". x x x . .",
              ". . x . . .",
              ". . . . . .",
              ". . . . . .",
              ". . . . . g",
              "prisoner 1 at b2 lit nerve 1",
              "prisoner 2 at d2 out nerve 0"}
         ),
         {},
         towards(Direction::East),
         "Lights the candle of prisoner 2 again"},
        {"second",
         {"turn 5",
          "board",
          ". . . . . .",
          ". x # . . .",
          ". . . . tesw .",
          ". . . . . .",
          ". . . . . .",
          ". . g . . .",
          "prisoner 1 at b2 lit nerve 1",
          "prisoner 2 at e3 lit nerve 0",
          "prisoner 3 at c6 lit nerve 0",
          "prisoner 4 at c6 lit nerve 0",
          "stack w t t t t t t t k k k k g"},
         {towards(Direction::East)},
         Action::of(ActionKind::FallRow),
         "Can land next to prisoner 2 at e3 and has 6 dark cells to land on, not 3."},
    };
}

CageReason sample(K kind, ActionKind by, Cell cell, TileKind tile, int number) {
    CageReason reason;
    reason.kind = kind;
    reason.by = by;
    reason.who = PrisonerId{1};
    reason.other = PrisonerId{2};
    reason.cell = cell;
    reason.tile = tile;
    reason.number = number;
    reason.compared = 1;
    return reason;
}

}  // namespace

TEST_CASE("every kind of reason occurs, and each reason is true on the board", "[reasons]") {
    Occurrences occurrences{};
    for (const char* name : {"first", "second", "advanced"}) {
        const Variant set = cage(name);
        const auto games = static_cast<std::uint64_t>(test::thorough(8, 2));
        for (std::uint64_t seed = 1; seed <= games; ++seed) {
            CAPTURE(name, seed);
            play_with_reasons<HeuristicPlayer<NightcagePlay>>(set.rules, seed, occurrences);
            play_with_reasons<RandomPlayer<NightcagePlay>>(set.rules, seed, occurrences);
        }
    }
    for (const Example& example : examples()) {
        const Variant set = cage(example.set);
        State state = read_cage(set, example.lines);
        for (const Action& action : example.first) {
            apply(set.rules, state, action);
        }
        check_reasons(set.rules, state, example.action, occurrences);
    }
    for (std::size_t kind = 0; kind < occurrences.size(); ++kind) {
        CAPTURE(kind);
        CHECK(occurrences[kind] > 0);
    }
}

TEST_CASE("a sentence has at most two reasons, the most important first", "[reasons]") {
    for (const Example& example : examples()) {
        const Variant set = cage(example.set);
        State state = read_cage(set, example.lines);
        for (const Action& action : example.first) {
            apply(set.rules, state, action);
        }
        const NightCage game(set, {});
        const View own = view(set.rules, state, deciding_seat(set.rules, state.shown));
        const std::string sentence = reason_sentence(game, own, example.action);
        CAPTURE(sentence);
        CHECK(sentence.starts_with(example.sentence));
        CHECK(sentence.ends_with("."));
        const std::size_t joint = sentence.find(" and ");
        CHECK((joint == std::string::npos || sentence.find(" and ", joint + 1) == std::string::npos)
        );
    }
}

TEST_CASE("a companion tells what it does and the reasons for it", "[reasons]") {
    const Example example = examples().front();
    const NightCage game(cage(example.set), {});
    const State state = read_cage(cage(example.set), example.lines);
    const View own = view(game.rules(), state, 0);
    CHECK(
        plan_of(game, own, example.action, {})
        == game.describe(own, example.action) + ". Wins the game."
    );
}

TEST_CASE("a reason names cells, tiles and prisoners as the board shows them", "[reasons]") {
    const NightCage game(cage("second"), {"", "", "Cleo"});
    const Cell c3 = game.rules().board.at(2, 2);
    const auto text = [&](K kind, ActionKind by, TileKind tile, int number = 2) {
        return reason_text(game, sample(kind, by, c3, tile, number));
    };
    CHECK(text(K::TakesKey, ActionKind::Move, TileKind::Key) == "takes the key at c3");
    CHECK(text(K::KeepsGate, ActionKind::Move, TileKind::Gate) == "keeps the gate at c3 lit");
    CHECK(text(K::KeepsKey, ActionKind::Stay, TileKind::Key) == "keeps the key at c3 lit");
    CHECK(
        text(K::SetsOffNothing, ActionKind::End, TileKind::Keeper)
        == "does not set off the keeper at c3"
    );
    CHECK(
        text(K::LeavesSight, ActionKind::Move, TileKind::WaxEater)
        == "gets out of the sight of the wax eater at c3"
    );
    CHECK(
        text(K::SeesFewer, ActionKind::Place, TileKind::WaxEater, 0)
        == "lets the wax eater at c3 see nobody, not 1"
    );
    CHECK(
        text(K::NearKey, ActionKind::Move, TileKind::Key) == "comes within 2 steps of the key at c3"
    );
    CHECK(
        text(K::NearKey, ActionKind::Land, TileKind::Key, 1)
        == "lands within 1 step of the key at c3"
    );
    CHECK(
        text(K::NearGate, ActionKind::Place, TileKind::Gate)
        == "leaves prisoner 2 within 2 steps of the gate at c3"
    );
    CHECK(text(K::NearGate, ActionKind::Again, TileKind::Gate, 0) == "reaches the gate at c3");
    CHECK(
        text(K::NearFriend, ActionKind::Start, TileKind::Straight)
        == "starts within 2 steps of Cleo at c3"
    );
    CHECK(text(K::NearFriend, ActionKind::Move, TileKind::Gate, 0) == "joins Cleo at c3");
    CHECK(text(K::EarnsNerve, ActionKind::Stay, TileKind::None) == "earns a point of nerve");
    CHECK(text(K::KeepsNerve, ActionKind::End, TileKind::None) == "keeps 2 points of nerve");
    CHECK(
        text(K::LeavesCrumbling, ActionKind::Move, TileKind::CrumblingTee)
        == "leaves the crumbling tile at c3"
    );
    CHECK(text(K::CostsNoTile, ActionKind::Move, TileKind::None) == "costs no tile of the stack");
}
