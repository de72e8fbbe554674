// SPDX-License-Identifier: MIT
#include "cases.hpp"
#include "catch.hpp"
#include "core/random.hpp"
#include "game_counter.hpp"
#include "games/nightcage/positions/position.hpp"
#include "games/nightcage/rules/game_rules.hpp"
#include "games/nightcage/rules/light.hpp"
#include "games/nightcage/rules/view.hpp"
#include "games/nightcage/words/commands.hpp"
#include "variants.hpp"

#include <algorithm>
#include <cstring>

// Random games in every mode. The conditions that must hold at each step are here, independent of
// the rules: the number of tiles, the list agrees with the refusals, values can be copied,
// positions read back, views hide.

namespace tenebrae::nightcage {
namespace {

constexpr int kGamesPerMode = TENEBRAE_RANDOM_GAMES;
constexpr std::size_t kStepsBetweenThoroughChecks = 16;

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        lines.push_back(text.substr(begin, end - begin));
        begin = end + 1;
    }
    return lines;
}

void add_on_cells(std::vector<Action>& actions, const Rules& rules, ActionKind kind) {
    const bool has_exits = kind == ActionKind::Start || kind == ActionKind::Place;
    for (Cell cell : each(rules.board.all)) {
        for (unsigned mask = 0; mask < (has_exits ? 16U : 1U); ++mask) {
            actions.push_back(Action::at(kind, cell, Exits{static_cast<std::uint8_t>(mask)}));
        }
    }
}

/// Returns every action that can be written, sensible or not.
std::vector<Action> conceivable_actions(const Rules& rules) {
    std::vector<Action> actions;
    for (unsigned kind = 0; kind < static_cast<unsigned>(ActionKind::Resign); ++kind) {
        const auto of_kind = static_cast<ActionKind>(kind);
        for (std::uint8_t number = 0; number < kMaxPrisoners; ++number) {
            actions.push_back({of_kind, kNoCell, {}, number});
        }
        add_on_cells(actions, rules, of_kind);
    }
    for (Cell corner : each(rules.board.all)) {
        for (Direction turned : kDirections) {
            actions.push_back(Action::dirge(corner, turned));
        }
    }
    return actions;
}

void require_sound(const Rules& rules, const State& state) {
    const auto error = check_invariants(rules, state);
    if (error) {
        FAIL(*error << "\n" << write_position(rules, state));
    }
}

std::string written(const Rules& rules, const State& state, Action action) {
    return "kind " + std::to_string(static_cast<int>(action.kind)) + " cell "
           + std::to_string(index(action.cell)) + " exits " + std::to_string(action.exits.mask)
           + " number " + std::to_string(action.number) + "\n" + write_position(rules, state);
}

void require_list_and_refusals_agree(
    const Rules& rules,
    const State& state,
    const std::vector<Action>& actions,
    const ActionList& legal
) {
    for (Action action : actions) {
        const bool listed = std::find(legal.begin(), legal.end(), action) != legal.end();
        const core::Diagnostics errors = refusals(rules, state.shown, action);
        if (listed != errors.empty()) {
            FAIL(
                (listed ? "listed and refused: " + core::render(errors)
                        : "not listed and not refused: ")
                << written(rules, state, action)
            );
        }
        const bool explained =
            std::all_of(errors.begin(), errors.end(), [](const core::Diagnostic& error) {
                return !error.code.empty() && !error.message.empty();
            });
        if (!explained) {
            FAIL("a refusal without a code or a sentence: " << written(rules, state, action));
        }
    }
}

void require_every_action_is_sound(
    const Rules& rules, const State& state, const ActionList& legal
) {
    for (Action action : legal) {
        State copy = state;
        apply(rules, copy, action);
        require_sound(rules, copy);
        if (copy == state) {
            FAIL("an action that changes nothing\n" << write_position(rules, state));
        }
    }
}

void require_position_reads_back(const Rules& rules, const State& state) {
    const std::string text = write_position(rules, state);
    const auto again = read_position(rules, {{lines_of(text), "written", 1}}, 0);
    if (!again) {
        FAIL(core::render(again.errors()) << "\n" << text);
    }
    if (!(*again == state)) {
        FAIL(
            "the position reads back as another state\n"
            << text << "\nand then\n"
            << write_position(rules, *again)
        );
    }
}

void require_view_hides_the_order(const Rules& rules, const State& state, core::Random& random) {
    State other = state;
    redraw_hidden(rules, other, random);
    require_sound(rules, other);
    for (int seat = 0; seat < rules.players; ++seat) {
        if (!(view(rules, other, seat) == view(rules, state, seat))) {
            FAIL("two worlds that differ only in what is hidden look different to seat " << seat);
        }
    }
}

void require_events_make_sense(const Events& events) {
    for (std::size_t place = 0; place < events.size(); ++place) {
        const std::uint16_t cause = events[place].cause;
        const bool earlier = cause < place;
        if (!earlier && cause != kCauseCommand && cause != kCauseEarlierStrike) {
            FAIL("event " << place << " is caused by event " << cause);
        }
    }
}

/// Returns a legal action. In two of three games it avoids actions that lose at once, because
/// careless games seldom reach the end of the stack.
Action pick(
    const Rules& rules,
    const State& state,
    const ActionList& legal,
    core::Random& random,
    bool careful
) {
    for (std::size_t tries = 0; careful && tries < legal.size(); ++tries) {
        const Action action = legal[random.below(legal.size())];
        State copy = state;
        apply(rules, copy, action);
        if (copy.shown.ending == Ending::Unfinished || copy.shown.ending == Ending::Won) {
            return action;
        }
    }
    return legal[random.below(legal.size())];
}

struct Walk {
    std::uint64_t digest = 0;
    std::size_t steps = 0;
    Ending ending = Ending::Unfinished;
};

/// Plays one game; with `thorough` with all checks.
Walk walk(
    const Rules& rules, std::uint64_t seed, bool thorough, const std::vector<Action>& conceivable
) {
    core::Random random(seed * 2 + 1);
    const bool careful = seed % 3 != 0;
    State state = new_game(rules, seed);
    Walk result;
    ActionList legal;
    Events events;
    for (;;) {
        legal_actions(rules, state.shown, legal);
        if (legal.empty()) {
            break;
        }
        const Action action = pick(rules, state, legal, random, careful);
        if (thorough) {
            require_view_hides_the_order(rules, state, random);
            require_position_reads_back(rules, state);
            if (result.steps % kStepsBetweenThoroughChecks == seed % kStepsBetweenThoroughChecks) {
                require_list_and_refusals_agree(rules, state, conceivable, legal);
                require_every_action_is_sound(rules, state, legal);
            }
        } else {
            State unused = state;
            redraw_hidden(rules, unused, random);  // keeps both walks on the same random numbers
        }
        State with_events = state;
        events.clear();
        apply(rules, with_events, action, &events);
        apply(rules, state, action);
        if (!(with_events == state) || hash(with_events) != hash(state)) {
            FAIL("telling what happens changes what happens");
        }
        require_events_make_sense(events);
        require_sound(rules, state);
        result.digest = result.digest * 0x100000001b3ULL ^ hash(state);
        ++result.steps;
    }
    result.ending = state.shown.ending;
    if (result.ending == Ending::Unfinished) {
        FAIL("no legal action and no ending\n" << write_position(rules, state));
    }
    require_position_reads_back(rules, state);
    return result;
}

/// Plays games of one mode and checks that they can be reproduced.
void play_mode(std::size_t place) {
    const test::Mode mode = test::nightcage_modes().at(place);
    const Rules rules = test::variant(mode).rules;
    const std::vector<Action> conceivable = conceivable_actions(rules);
    test::GameCounter counter;
    for (std::uint64_t seed = 0; seed < kGamesPerMode; ++seed) {
        INFO("seed " << seed);
        const Walk first = walk(rules, seed, true, conceivable);
        const Walk second = walk(rules, seed, false, conceivable);
        CHECK(first.digest == second.digest);
        CHECK(first.steps == second.steps);
        counter.add(first.steps);
    }
    CHECK(counter.games() == std::size_t{kGamesPerMode});
    counter.print();
}

std::vector<std::string> case_names() {
    std::vector<std::string> names;
    for (const test::Mode& mode : test::nightcage_modes()) {
        names.push_back(std::to_string(kGamesPerMode) + " random games stay sound: " + mode.name);
    }
    return names;
}

const std::size_t kCases = test::add_cases<play_mode, test::kModes>(case_names());

}  // namespace

TEST_CASE("every mode is in the random games", "[rules]") {
    CHECK(test::nightcage_modes().size() == kCases);
}

}  // namespace tenebrae::nightcage
