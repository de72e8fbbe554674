// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "core/random.hpp"
#include "games/cagedin/notation/notation.hpp"
#include "games/cagedin/words/commands.hpp"
#include "games/cagedin/words/describe.hpp"
#include "games/cagedin/words/prompt.hpp"
#include "test_fight_words.hpp"
#include "thorough.hpp"

#include <algorithm>
#include <set>
#include <string_view>
#include <vector>

namespace tenebrae::cagedin {
namespace {

using K = ActionKind;

/// Adds every answer that needs no card.
void add_plain(std::vector<Action>& all) {
    for (const K kind :
         {K::Rest,
          K::End,
          K::Pass,
          K::SideLeft,
          K::SideRight,
          K::Damage,
          K::Fatigue,
          K::Follow,
          K::Stay,
          K::ToFeet,
          K::ToMat,
          K::Coach,
          K::Skip}) {
        all.push_back(Action::of(kind));
    }
    for (int value = 0; value < 8; ++value) {
        all.push_back(Action::of(K::Type, value));
        all.push_back(Action::of(K::Recover, value));
    }
    for (Hex hex = 0; hex < kHexes; ++hex) {
        all.push_back(Action::step(hex));
    }
}

void add_with(std::vector<Action>& all, Card card, const std::vector<Card>& cards) {
    for (const K kind : {K::Strike, K::Shove, K::Takedown, K::Pound, K::Stand}) {
        all.push_back(Action::with(kind, card));
    }
    for (Hex hex = 0; hex < kHexes; ++hex) {
        all.push_back(Action::to(K::Footwork, card, hex));
        all.push_back(Action::to(K::Haymaker, card, hex));
    }
    all.push_back(Action::with(K::Haymaker, card));
    for (int drawn = 0; drawn <= 3; ++drawn) {
        all.push_back(Action::discard(card, drawn));
    }
    for (const K kind : {K::Submit, K::Block}) {
        all.push_back(Action::with(kind, card));
        for (const Card second : cards) {
            all.push_back(Action::with(kind, card, second));
        }
    }
}

/// Returns every answer with a card in hand, with a card not in hand, and without a card.
std::vector<Action> all_answers(const View& view, core::Random& random) {
    std::vector<Action> all;
    add_plain(all);
    std::vector<Card> cards{static_cast<Card>(random.below(kMaxSorts))};
    for (Card card = 0; card < kMaxSorts; ++card) {
        if (view.hand[card] > 0 && cards.front() != card) {
            cards.push_back(card);
        }
    }
    for (const Card card : cards) {
        add_with(all, card, cards);
    }
    add_with(all, kNoCard, cards);
    return all;
}

Rules some_rules(core::Random& random) {
    Rules rules = testing::standard_rules();
    rules.rounds = static_cast<std::uint8_t>(1 + random.below(3));
    rules.has_types = random.below(4) != 0;
    for (Type& fixed : rules.fixed_types) {
        fixed = rules.has_types && random.below(2) == 0
                    ? static_cast<Type>(1 + random.below(kTypes))
                    : Type::None;
    }
    return rules;
}

/// Returns the first answer on which the list and the refusals disagree; empty if they agree.
std::string
first_quarrel(const Setup& setup, const View& view, const ActionList& legal, core::Random& random) {
    for (const Action action : all_answers(view, random)) {
        const core::Diagnostics errors = refusals(setup, view, action);
        const bool listed = std::ranges::find(legal, action) != legal.end();
        if (listed != errors.empty()) {
            return command_text(setup, view, action)
                   + (listed ? " is listed and refused: " + errors.front().message
                             : " is neither listed nor refused");
        }
        const bool cites = std::ranges::all_of(errors, [](const core::Diagnostic& error) {
            return error.rule.rfind("CI-", 0) == 0;
        });
        if (!cites) {
            return command_text(setup, view, action) + " is refused without a statement";
        }
    }
    return "";
}

/// Checks each listed action: its words are read back as the same action, its description is
/// unique, and it has a preview.
void check_command_round_trip(const Setup& setup, const View& view, const ActionList& legal) {
    std::set<std::string> lines;
    std::set<std::string> descriptions;
    for (const Action action : legal) {
        const std::string line = command_text(setup, view, action);
        const auto read = parse_command(setup, view, core::split_words(line));
        INFO(line);
        REQUIRE((read && *read == action));
        REQUIRE(lines.insert(line).second);
        REQUIRE(descriptions.insert(describe(setup, view, action)).second);
        for (const std::string& what : preview_lines(setup, view, action)) {
            REQUIRE((what.size() > 2 && what.back() == '.'));
        }
    }
}

/// CI-Q6, CI-V3: a seat that is not asked gets only this error.
void others_are_refused(const Setup& setup, const State& state, Action action) {
    for (int seat = 0; seat <= 2; ++seat) {
        if (seat == state.open.owner) {
            continue;
        }
        const View view = view_of(setup.rules, state, seat);
        const core::Diagnostics errors = refusals(setup, view, action);
        REQUIRE((errors.size() == 1 && errors.front().code == "not-asked"));
        REQUIRE(question(setup, view).find(" is deciding.") != std::string::npos);
        REQUIRE(preview_lines(setup, view, action).empty());
        ActionList legal;
        legal_actions(setup.rules, view, legal);
        REQUIRE(legal.empty());
    }
}

/// Plays a fight, compares at each decision, and adds the decisions to `asked`.
void fight_and_compare(
    testing::TestFight& fight, core::Random& random, std::set<std::string_view>& decisions
) {
    const Setup setup = setup_of(fight);
    State& state = fight.state;
    for (int step = 0; step < 400 && state.open.decision != Decision::None; ++step) {
        decisions.insert(name(state.open.decision));
        const View view = view_of(fight.rules, state, state.open.owner);
        ActionList legal;
        legal_actions(fight.rules, view, legal);
        INFO(question(setup, view) << " " << fight.legal());
        REQUIRE(first_quarrel(setup, view, legal, random).empty());
        const Action chosen = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
        if (step % 4 == 0) {
            check_command_round_trip(setup, view, legal);
            others_are_refused(setup, state, chosen);
        }
        apply(fight.rules, state, chosen, nullptr);
    }
}

TEST_CASE("CI-Q1, CI-Q5: a listed action is not refused and every refusal cites a rule") {
    core::Random random(1701);
    std::set<std::string_view> decisions;
    for (int number = 0; number < test::thorough(24, 6); ++number) {
        testing::TestFight fight(some_rules(random));
        fight_and_compare(fight.start_fight(random.below(1000000)), random, decisions);
    }
    for (int number = 0; number < test::thorough(8, 4); ++number) {
        testing::TestFight fight(some_rules(random));
        fight.mat().cubes(kRed, Meter::Fatigue, 6).cubes(kBlue, Meter::Fatigue, 6);
        fight.type(kRed, static_cast<Type>(random.below(5)));
        fight_and_compare(fight.turn(), random, decisions);
    }
    for (std::size_t decision = 1; decision < kDecisions; ++decision) {
        INFO(name(static_cast<Decision>(decision)));
        CHECK(decisions.contains(name(static_cast<Decision>(decision))));
    }
}

}  // namespace
}  // namespace tenebrae::cagedin
