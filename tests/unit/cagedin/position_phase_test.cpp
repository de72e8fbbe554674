// SPDX-License-Identifier: MIT
#include "written_position.hpp"

namespace tenebrae::cagedin {
namespace {

TEST_CASE("CI-P6: in phase recover hands and piles are empty and the decks complete") {
    const std::string text = "red at d1\nblue at d7\nactive blue\nphase recover blue 2\n";
    State state = state_of(text);
    CHECK(state.open.deck_sizes == std::array<std::uint8_t, 2>{54, 30});
    CHECK(count_of(state.hands[kRed]) == 0);
    CHECK(state.open.points == 2);
    check_round_trip(standard_setup(), state);
    for (int point = 0; point < 4; ++point) {
        apply(standard_setup().rules, state, Action::of(ActionKind::Coach), nullptr);
    }
    CHECK(state.open.round == 2);
    CHECK(count_of(state.hands[kRed]) == 7);

    CHECK(
        refusal_rules(text + "hand red jab-l\nstandup-deck rest\nbell\nbottom 1 kim-h-t\n")
        == "CI-P6 5, CI-P6 6, CI-P6 8, CI-P6 7"
    );
    CHECK(refusal_rules("red at d2\nblue at d7\nactive blue\nphase recover blue 2\n") == "CI-S4 1");
    CHECK(refusal_rules("red at d1\nblue at d7\nphase recover red 2\n") == "CI-S8 3");
    CHECK(refusal_rules(text + "round 3\n") == "CI-E4 4");
    CHECK(
        refusal_rules("red at d1 coach 1\nblue at d7\nactive blue\nphase recover blue 1\n")
        == "CI-E8 1"
    );
    CHECK(
        refusal_rules("red at d1\nblue at d7 coach 2\nactive blue\nphase recover blue 1\n")
        == "CI-E8 2"
    );
    CHECK(refusal_rules("red at d1 coach 1\nblue at d7 coach 2\nactive blue\nphase recover red 1\n")
              .empty());
    CHECK(
        refusal_rules("red at d1\nblue at d7\nactive blue\nphase recover blue 3\n") == "bad-word 4"
    );
}

TEST_CASE("CI-P3, CI-P7: the two cards of a submission may be written in any order") {
    const std::string text = "place mat\nactions 1\nred at d2 type submission\n"
                             "blue at d3 fatigue 6\nhand red gui-h-t\nhand blue gui-bl-t\n"
                             "ground-discard arm-bl-t kim-bl-e\nphase defend submit ";
    const State state = state_of(text + "kim-bl-e arm-bl-t\n");
    CHECK(hash(state) == hash(state_of(text + "arm-bl-t kim-bl-e\n")));
    const std::string written = write_position(standard_setup(), state);
    CHECK(written.find("phase defend submit arm-bl-t kim-bl-e\n") != std::string::npos);
    check_round_trip(standard_setup(), state);
}

TEST_CASE("CI-P6: in phase type a type already chosen stays hidden") {
    const std::string text = "red at d1 type judo\nblue at d7\nphase type blue\n";
    const State state = state_of(text);
    CHECK(state.types[kRed] == Type::Judo);
    CHECK(state.open.fighters[kRed].type == Type::None);
    CHECK_FALSE(state.open.types_open);
    check_round_trip(standard_setup(), state);
    CHECK(write_position(standard_setup(), state) == text);

    CHECK(refusal_rules("red at d1\nblue at d7\nphase type blue\n") == "CI-S1 1");
    CHECK(refusal_rules("red at d1\nblue at d7 type judo\nphase type red\n") == "CI-S1 2");
    CHECK(refusal_rules("red at d1 head 1\nblue at d7\nphase type red\n") == "CI-S2 1");
    CHECK(
        refusal_rules("red at d1\nblue at d7\nphase type red\nround 1\nactive red\nplace feet\n")
        == "CI-P6 4, CI-P6 5, CI-P6 6"
    );
    const Setup none = setup_of({{"types", "none"}});
    CHECK(refusal_rules("red at d1\nblue at d7\nphase type red\n", none) == "CI-S1 3");
}

TEST_CASE("CI-P6: in phase type a type that the writer does not know is drawn by the seed") {
    const std::string text = "red at d1 type any\nblue at d7\nphase type blue\n";
    std::set<Type> drawn;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        const State state = state_of(text, seed);
        CHECK(state_of(text, seed).types == state.types);
        CHECK(state.open.fighters[kRed].type == Type::None);
        drawn.insert(state.types[kRed]);
        check_round_trip(standard_setup(), state);
        for (const int seat : {int{kBlue}, table::kSpectator}) {
            CHECK(
                format_public_position(
                    standard_setup(), view_of(standard_setup().rules, state, seat)
                )
                == text
            );
        }
    }
    CHECK(drawn == std::set{Type::Striker, Type::Judo, Type::Submission, Type::Wrestler});
    CHECK(refusal_rules("red at d1\nblue at d7 type any\nphase type red\n") == "CI-S1 2");
    CHECK(refusal_rules(standing_position("phase turn\n")).empty());
    CHECK(
        refusal_rules(
            "red at d3 type any\nblue at d4\nhand red jab-l\nhand blue jab-r\nphase turn\n"
        )
        == "CI-P6 1"
    );
}

TEST_CASE("while types are chosen the board does not say whose turn it is") {
    const State state = state_of("red at d1 type judo\nblue at d7\nphase type blue\n");
    for (const auto style : {table::BoardStyle::Utf8, table::BoardStyle::Sentences}) {
        const std::string board =
            format_board(standard_setup(), view_of(standard_setup().rules, state, kBlue), style);
        CHECK(board.find("before the fight: the fighters choose their types.") != board.npos);
        CHECK(board.find("'s turn") == board.npos);
        CHECK(board.find("turn 1") == board.npos);
    }
}

TEST_CASE("CI-P6: in phase type a type fixed beforehand is open") {
    const Setup setup = setup_of({{"red", "wrestler"}});
    const State state = state_of("red at d1\nblue at d7\nphase type blue\n", 1, setup);
    CHECK(state.types[kRed] == Type::Wrestler);
    CHECK(state.open.fighters[kRed].type == Type::Wrestler);
    CHECK(
        state_of("red at d1 type wrestler\nblue at d7\nphase type blue\n", 1, setup).types
        == state.types
    );
    CHECK(refusal_rules("red at d1 type judo\nblue at d7\nphase type blue\n", setup) == "CI-S1 1");
    CHECK(refusal_rules("red at d1\nblue at d7\nphase type red\n", setup) == "CI-S1 3");
    check_round_trip(setup, state);
}

TEST_CASE("CI-P6: in every other phase the types are open whatever the options say") {
    const Setup none = setup_of({{"types", "none"}});
    const State state = state_of(
        "red at d3 type judo\nblue at d4\nhand red jab-l\nhand blue jab-r\nphase turn\n", 1, none
    );
    CHECK(state.open.types_open);
    CHECK(state.open.fighters[kRed].type == Type::Judo);
}

TEST_CASE("a later block of lines lists only changes") {
    const auto both = [](const std::string& otherwise) {
        return read_position(
            standard_setup(),
            {block_of(standing_position("bell\nbottom 1 kim-h-t\n")), block_of(otherwise, 20)},
            1
        );
    };
    const auto changed = both("bell none\nbottom none\nred at e3 head 2\nhand red slam\n");
    REQUIRE(changed);
    CHECK(name(changed->open.fighters[kRed].at) == "e3");
    CHECK(cards_of(*changed, Place::Feet, changed->hands[kRed]) == "slam");
    CHECK(changed->open.groups.size == 0);
    CHECK_FALSE(changed->open.is_bell_due);
    const auto other = both("bell off\nbottom 1 rnc-h-t\n");
    REQUIRE(other);
    CHECK(other->open.groups.size == 1);
    const auto twice = both("bell off\nround 1\nround 2\nred at d4\n");
    REQUIRE_FALSE(twice);
    CHECK(twice.errors().front().where.line == 22);
}

TEST_CASE("malformed lines are reported with their places") {
    CHECK(refusal_rules("red at d3\n") == "missing-line 0, missing-line 0, missing-line 0");
    CHECK(refusal_rules(standing_position("glove red\n")) == "unknown-word 5");
    CHECK(
        refusal_rules(standing_position("round one\nturn 0\nfirst green\nplace roof\nactions -1\n"))
        == "bad-word 5, bad-word 6, bad-word 7, bad-word 8, bad-word 9"
    );
    CHECK(refusal_rules(standing_position("round 1 2\n")) == "extra-word 5");
    CHECK(refusal_rules(standing_position("bell rings\n")) == "extra-word 5");
    CHECK(refusal_rules(standing_position("round\n")) == "missing-word 5");
    CHECK(refusal_rules(standing_position("turn 1\nturn 2\n")) == "said-twice 6");
    CHECK(refusal_rules(standing_position("standup-discard jab-r*0 jab-r\n")) == "bad-word 5");
    CHECK(refusal_rules(standing_position("standup-discard jab-r*x\n")) == "bad-word 5");
    CHECK(refusal_rules(standing_position("standup-discard rest jab-r\n")) == "extra-word 5");
    CHECK(refusal_rules(standing_position("bottom 2 kim-h-t rest\n")) == "bad-word 5");
    CHECK(
        refusal_rules("red in d3\nblue at z9\nhand red jab-l\nhand blue jab-r\n")
        == "bad-word 1, bad-word 2"
    );
    CHECK(
        refusal_rules(
            "red at d3 head 1 head 2\nblue at d4 soul 1\nhand red jab-l\nhand blue jab-r\n"
        )
        == "bad-word 1, bad-word 2"
    );
    CHECK(
        refusal_rules(
            "red at d3 type boxer\nblue at d4 coach 3\nhand red jab-l rest\nhand blue any\n"
        )
        == "bad-word 1, bad-word 2, bad-word 3, missing-word 4"
    );
    CHECK(refusal_rules(standing_position("phase nap\n")) == "bad-word 5");
    CHECK(refusal_rules(standing_position("phase defend\n")) == "missing-word 5");
    CHECK(refusal_rules(standing_position("phase defend stand kim-h-t\n")) == "bad-word 5");
    CHECK(refusal_rules(standing_position("phase defend strike\n")) == "missing-word 5");
    CHECK(refusal_rules(standing_position("phase harm jab-l\n")) == "bad-word 5");
    CHECK(refusal_rules(standing_position("phase recover\n")) == "missing-word 5");
    CHECK(refusal_rules(standing_position("phase defend strike jab-r jab-r\n")) == "extra-word 5");
}

/// Calls `visit` with the state at every decision of some fights with random options.
template <typename Visit>
void fight_at_random(const Setup& setup, int fights, Visit visit) {
    core::Random random(7);
    for (int fight = 0; fight < fights; ++fight) {
        State state = new_fight(setup.rules, static_cast<std::uint64_t>(fight));
        begin(setup.rules, state, nullptr);
        for (visit(state); state.open.ending == Ending::None; visit(state)) {
            ActionList actions;
            legal_actions(setup.rules, state, actions);
            REQUIRE(actions.size() > 0);
            apply(setup.rules, state, actions[random.below(actions.size())], nullptr);
        }
    }
}

TEST_CASE("CI-P7: at every decision of a fight its position reads back to the same") {
    std::set<Decision> seen;
    const auto visit = [&seen](const Setup& setup) {
        return [&seen, &setup](const State& state) {
            seen.insert(state.open.decision);
            check_round_trip(setup, state);
        };
    };
    fight_at_random(standard_setup(), 4, visit(standard_setup()));
    const Setup none = setup_of({{"types", "none"}});
    fight_at_random(none, 12, visit(none));
    for (const std::string type : {"judo", "submission", "wrestler", "striker"}) {
        const Setup setup = setup_of({{"red", type}, {"rounds", "2"}});
        fight_at_random(setup, 6, visit(setup));
    }
    for (std::size_t decision = 0; decision < kDecisions; ++decision) {
        INFO(name(static_cast<Decision>(decision)));
        CHECK(seen.contains(static_cast<Decision>(decision)));
    }
}

TEST_CASE("CI-P7: a position written for a seat reads back to what the seat knows") {
    fight_at_random(standard_setup(), 3, [](const State& state) {
        for (const int seat : {0, 1, 2}) {
            const std::string text = format_public_position(
                standard_setup(), view_of(standard_setup().rules, state, seat)
            );
            INFO(text);
            const auto again = read(text, 3);
            INFO((again ? std::string() : core::render(again.errors())));
            REQUIRE(again);
            CHECK(
                format_public_position(
                    standard_setup(), view_of(standard_setup().rules, *again, seat)
                )
                == text
            );
        }
    });
}

TEST_CASE("CI-Y5: fights with a player's tables work and their positions read back") {
    const std::vector<Pairs> tables{
        {{"meters.head", "9,f3"}, {"meters.body-l", "1,ko1"}, {"meters.leg-l", "4,ko2"}},
        {{"meters.fatigue", "1"}, {"fatigue.levels", "1,1,1"}},
        {{"cage.red", "d3"}, {"cage.blue", "d4"}, {"cage.hurting", "d3,d4"}},
        {{"standup.a", "A,head,9,0,haymaker"}, {"standup.b", "B,slam,2,0,combo"}},
        {{"ground.armbar", "eeeeeeeee,-,-,-,-"}, {"ground.kimura", "ttttttttt,te,-,-,-"}}};
    for (const Pairs& own : tables) {
        const Setup setup = setup_of(own);
        fight_at_random(setup, 3, [&setup](const State& state) { check_round_trip(setup, state); });
    }
}

TEST_CASE("CI-P7: a fight resigned before the types were chosen reads back") {
    State state = new_fight(standard_setup().rules, 1);
    begin(standard_setup().rules, state, nullptr);
    apply(standard_setup().rules, state, Action::of(ActionKind::Type, 2), nullptr);
    apply(standard_setup().rules, state, Action::of(ActionKind::Resign, kBlue), nullptr);
    check_round_trip(standard_setup(), state);
}

TEST_CASE("random bytes as a position give errors or a playable fight") {
    const std::vector<std::string> texts{
        standing_position(
            "standup-deck jab-r rest\nground-discard kim-h-t\nactions 2\nphase combo\n"
        ),
        mat_position(
            "round 2\nactions 1\nground-discard heel-h-t\nbottom 2 rnc-h-t rnc-bl-t rnc-br-e\n"
            "phase harm heel-h-t free\n"
        ),
        "red at d1 head 2 coach 1\nblue at d7\nactive blue\nphase recover red 1\n",
        "red at d3\nblue at d4\nhand red any 4\nhand blue any 5\nbell\nstandup-deck\n"
        "standup-discard cross-l rest\nactions 1\nphase defend strike cross-l\n"};
    constexpr std::string_view kBytes("\0\xFF 019*#redarm-h\n", 17);
    core::Random random(3);
    int fought = 0;
    for (const std::string& text : texts) {
        for (std::size_t at = 0; at < text.size() * 6; ++at) {
            std::string damaged = text;
            damaged[at % text.size()] = kBytes[random.below(kBytes.size())];
            if (at >= text.size() * 3) {
                damaged[random.below(text.size())] = kBytes[random.below(kBytes.size())];
            }
            const auto state = read(damaged);
            if (!state) {
                CHECK_FALSE(state.errors().empty());
                continue;
            }
            ++fought;
            INFO(damaged);
            State played = *state;
            CHECK(broken_invariant(standard_setup().rules, played).empty());
            begin(standard_setup().rules, played, nullptr);
            for (int step = 0; step < 5 && played.open.ending == Ending::None; ++step) {
                ActionList actions;
                legal_actions(standard_setup().rules, played, actions);
                REQUIRE(actions.size() > 0);
                apply(
                    standard_setup().rules, played, actions[random.below(actions.size())], nullptr
                );
            }
        }
    }
    CHECK(fought > 50);
}

}  // namespace
}  // namespace tenebrae::cagedin
