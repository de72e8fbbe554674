// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "core/random.hpp"
#include "games/nyctophobia/words/commands.hpp"
#include "games/nyctophobia/words/notation.hpp"
#include "test_forest.hpp"
#include "thorough.hpp"

#include <algorithm>
#include <set>
#include <string_view>
#include <vector>

namespace tenebrae::nyctophobia {
namespace {

/// Returns every action that a command line can express.
std::vector<Action> all_answers(const Rules& rules) {
    using K = ActionKind;
    std::vector<Action> all;
    for (const K kind :
         {K::Search,
          K::Hide,
          K::Call,
          K::Wait,
          K::End,
          K::Stop,
          K::Decline,
          K::CounterRock,
          K::CounterFist,
          K::Forgo,
          K::Stand,
          K::Silent,
          K::Speak,
          K::Stay,
          K::TurnLeft,
          K::TurnRight,
          K::Skip,
          K::Clear,
          K::Ready}) {
        all.push_back(Action::of(kind));
    }
    for (const Direction direction : kDirections) {
        for (const K kind : {K::Hop, K::Throw, K::Clue, K::Step, K::Run, K::Fell}) {
            all.push_back(Action::towards(kind, direction));
        }
        for (const K kind : {K::Move, K::Sprint, K::Retreat}) {
            all.push_back(Action::towards(kind, direction));
            all.push_back(Action::towards(kind, direction, true));
        }
    }
    for (PieceId who = 0; who < rules.hunted; ++who) {
        for (const K kind : {K::Cheer, K::Attack, K::Lure}) {
            all.push_back(Action::on_piece(kind, who));
        }
        for (auto other = static_cast<PieceId>(who + 1); other < rules.hunted; ++other) {
            all.push_back(Action::on_piece(K::Swap, who, other));
        }
        for (Space space = 0; space < kSpaces; ++space) {
            all.push_back(Action::start(who, space));
        }
    }
    for (std::uint8_t number = 0; number < kSideNumbers; ++number) {
        if (is_side(number)) {
            for (const K kind : {K::Uproot, K::Plant, K::Tree}) {
                all.push_back(Action::at(kind, number));
            }
            all.push_back(Action::at(K::Car, near_space(number), far_space(number)));
        }
    }
    for (Space space = 0; space < kSpaces; ++space) {
        all.push_back(Action::at(K::Drift, space));
        all.push_back(Action::start(kHunter, space));
    }
    all.push_back(Action::numbered(K::Card, 0));
    all.push_back(Action::numbered(K::Card, 1));
    return all;
}

/// Returns the full state as the view of the piece that decides.
View viewer_of_owner(const State& state) {
    View view;
    view.state = state;
    view.decides = true;
    view.shows_forest = state.open.owner == kHunter;
    return view;
}

Rules some_rules(core::Random& random) {
    Rules rules = testing::plain_rules();
    rules.hunted = static_cast<std::uint8_t>(2 + random.below(3));
    rules.deck = static_cast<Deck>(random.below(3));
    rules.loose_hush = random.below(3) == 0;
    rules.ambush = random.below(4) == 0;
    rules.health = 3;
    return rules;
}

testing::TestForest some_forest(core::Random& random) {
    testing::TestForest forest(some_rules(random));
    for (int tries = 0; tries < 60 && forest.state.trees.count() < kMaxTrees - 2; ++tries) {
        const auto number = static_cast<int>(random.below(kSideNumbers));
        Trees trees = forest.state.trees;
        if (is_side(number)) {
            trees.put(static_cast<Side>(number));
        }
        forest.state.trees = is_sound(trees, forest.state.car) ? trees : forest.state.trees;
    }
    std::array<Character, kCharacters> drawn{};
    for (std::size_t place = 0; place < kCharacters; ++place) {
        drawn[place] = static_cast<Character>(place + 1);
    }
    for (std::size_t place = kCharacters - 1; place > 0; --place) {
        std::swap(drawn[place], drawn[random.below(static_cast<std::uint32_t>(place) + 1)]);
    }
    for (PieceId who = 0; who < forest.rules.hunted; ++who) {
        forest.character(who + 1, drawn[who]);
    }
    forest.hunter("e5");
    forest.rocks("c3").rocks("d6", 2);
    return forest;
}

/// Returns the first action for which the legal actions and the refusals disagree, or "".
std::string first_quarrel(
    const Rules& rules, const State& state, const ActionList& legal, const std::vector<Action>& all
) {
    const View view = viewer_of_owner(state);
    for (const Action action : all) {
        const core::Diagnostics errors = refusals(rules, view, action);
        const bool listed = std::ranges::find(legal, action) != legal.end();
        if (listed != errors.empty()) {
            return command_text(rules, action)
                   + (listed ? " is listed and refused: " + errors.front().message
                             : " is neither listed nor refused");
        }
        const bool cites = std::ranges::all_of(errors, [](const core::Diagnostic& error) {
            return error.rule.rfind("HU-", 0) == 0;
        });
        if (!cites) {
            return command_text(rules, action) + " is refused without a statement";
        }
    }
    return "";
}

/// Returns true if the words of an action are parsed as the same action.
bool reads_back(const Rules& rules, const State& state, Action action) {
    const std::string line = command_text(rules, action);
    const auto read = parse_command(rules, viewer_of_owner(state), core::split_words(line));
    return read && *read == action;
}

/// Plays a random game and compares at every step. Adds the decisions that were asked.
void play_and_compare(core::Random& random, int steps, std::set<std::string_view>& asked) {
    testing::TestForest forest = some_forest(random);
    forest.begin_turn();
    const std::vector<Action> all = all_answers(forest.rules);
    for (int step = 0; step < steps && forest.state.open.decision != Decision::None; ++step) {
        asked.insert(name(forest.state.open.decision));
        ActionList legal;
        legal_actions(forest.rules, forest.state, legal);
        INFO("asked: " << forest.pending_decision() << ", legal: " << forest.legal());
        REQUIRE(first_quarrel(forest.rules, forest.state, legal, all).empty());
        const Action chosen = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
        REQUIRE(reads_back(forest.rules, forest.state, chosen));
        apply(forest.rules, forest.state, chosen, nullptr);
    }
}

TEST_CASE("legal actions are not refused and every refusal cites a rule", "[rules][HU-Z2][HU-G6]") {
    core::Random random(1701);
    std::set<std::string_view> asked;
    for (int game = 0; game < test::thorough(60, 6); ++game) {
        play_and_compare(random, 160, asked);
    }
    for (std::size_t decision = static_cast<std::size_t>(Decision::Turn); decision < kDecisions;
         ++decision) {
        INFO(name(static_cast<Decision>(decision)));
        CHECK(asked.contains(name(static_cast<Decision>(decision))));
    }
}

TEST_CASE("while building the legal actions and the refusals agree", "[rules][HU-B2][HU-Z2]") {
    core::Random random(7);
    Rules rules = testing::plain_rules();
    rules.own_map = true;
    State state = new_game(rules, 1);
    begin(rules, state, nullptr);
    const std::vector<Action> all = all_answers(rules);
    for (int step = 0; step < 150 && state.open.decision == Decision::Build; ++step) {
        ActionList legal;
        legal_actions(rules, state, legal);
        REQUIRE(first_quarrel(rules, state, legal, all).empty());
        Action chosen = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
        if (chosen.kind != ActionKind::Clear) {
            apply(rules, state, chosen, nullptr);
        }
    }
}

}  // namespace
}  // namespace tenebrae::nyctophobia
