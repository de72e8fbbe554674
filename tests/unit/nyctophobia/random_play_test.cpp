// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "core/random.hpp"
#include "games/nyctophobia/words/notation.hpp"
#include "test_forest.hpp"

#include <algorithm>
#include <map>

/// Checks the invariants of HU-Z4 after every command of random games, independently of the rules'
/// own code.
namespace tenebrae::nyctophobia::testing {
namespace {

bool is_sound_for_all(const Trees& trees, const MapPlan& plan) {
    return std::all_of(plan.cars.begin(), plan.cars.end(), [&trees](const CarSpaces& car) {
        return is_sound(trees, car);
    });
}

/// Returns a plan with up to 36 random trees that keep the forest sound.
MapPlan random_plan(core::Random& random) {
    MapPlan plan;
    plan.hunter = at("d5");
    plan.starts = {at("h4"), at("h8"), at("f1"), at("a8")};
    plan.cars = {
        CarSpaces{at("e5"), at("f5")},
        CarSpaces{at("c7"), at("c8")},
        CarSpaces{at("a2"), at("a3")}};
    for (int tries = 36; tries > 0; --tries) {
        const auto number = static_cast<int>(random.below(kSideNumbers));
        Trees more = plan.trees;
        if (is_side(number)) {
            more.put(static_cast<Side>(number));
        }
        plan.trees = is_sound_for_all(more, plan) ? more : plan.trees;
    }
    return plan;
}

/// Returns random values of all options that change the rules.
Rules drawn_rules(core::Random& random) {
    const auto maybe = [&random] { return random.below(2) == 1; };
    Rules rules;
    rules.plan = random_plan(random);
    rules.hunted = static_cast<std::uint8_t>(2 + random.below(3));
    rules.people = static_cast<std::uint8_t>(1 + random.below(rules.hunted));
    rules.human_hunter = random.below(3) != 0;
    rules.level = static_cast<Level>(random.below(3));
    rules.deck = static_cast<Deck>(random.below(3));
    rules.open_talk = maybe();
    rules.sketch = random.below(4) != 0;
    rules.loose_hush = maybe();
    rules.ambush = rules.level == Level::Grim || maybe();
    rules.dawn = static_cast<std::uint8_t>(random.below(2) * (5 + random.below(40)));
    rules.health = static_cast<std::uint8_t>(rules.hunted == 4 ? 2 : 1 + random.below(3));
    return rules;
}

std::map<Card, int> cards_of(const State& state) {
    std::map<Card, int> cards;
    for (const Card card : state.hand) {
        ++cards[card];
    }
    ++cards[state.playing];
    for (std::size_t place = 0; place < state.pile_size; ++place) {
        ++cards[state.pile.at(place)];
    }
    for (std::size_t place = 0; place < state.discard_count; ++place) {
        ++cards[state.discards.at(place)];
    }
    cards.erase(Card::None);
    return cards;
}

int rocks_in(const State& state) {
    int rocks = 0;
    for (const std::uint8_t lying : state.rocks) {
        rocks += lying;
    }
    for (const Hunted& one : state.hunted) {
        rocks += one.rocks;
    }
    return rocks;
}

/// A game whose invariants are checked after every action.
class CheckedGame {
public:
    CheckedGame(const Rules& rules, std::uint64_t seed)
        : rules_(rules), state_(new_game(rules, seed)) {
        Events happened;
        first_cards_ = cards_of(state_);
        begin(rules_, state_, &happened);
        check();
    }

    [[nodiscard]] bool is_over() const { return state_.open.decision == Decision::None; }
    [[nodiscard]] const State& state() const { return state_; }

    void play(core::Random& random) {
        const Action action = chosen(random);
        Events happened;
        INFO("played: " << text_of(action) << " of " << legal_of(state_));
        State deaf = state_;
        apply(rules_, state_, action, &happened);
        apply(rules_, deaf, action, nullptr);
        deaf.sketch = state_.sketch;
        // Causes are counted in events, so the game must not change if no events are collected.
        REQUIRE(deaf.random == state_.random);
        REQUIRE(legal_of(deaf) == legal_of(state_));
        check();
    }

private:
    /// Chooses a random action. A legal call is chosen more often than its share of the list.
    [[nodiscard]] Action chosen(core::Random& random) const {
        ActionList actions;
        legal_actions(rules_, state_, actions);
        for (const Action& action : actions) {
            if (action.kind == ActionKind::Call && random.below(4) == 0) {
                return action;
            }
        }
        return actions[static_cast<std::size_t>(random.below(actions.size()))];
    }

    [[nodiscard]] std::string legal_of(const State& state) const {
        ActionList actions;
        legal_actions(rules_, state, actions);
        std::string text = std::to_string(static_cast<int>(state.open.decision));
        for (const Action& action : actions) {
            text += "," + text_of(action);
        }
        return text;
    }

    void check() const {
        const std::string broken(broken_invariant(rules_, state_));
        INFO("broken: " << broken);
        REQUIRE(broken.empty());
        REQUIRE(state_.trees.count() <= kMaxTrees);
        REQUIRE(rocks_in(state_) == 2 * rules_.hunted - 1);
        REQUIRE(is_sound(state_.trees, state_.car));
        REQUIRE(cards_of(state_) == first_cards_);
        check_pieces();
        check_decision();
        check_places_of_sketch();
        if (rules_.deck == Deck::Simple && rules_.open_talk) {
            check_sketch_matches_state();
        }
    }

    void check_pieces() const {
        Spaces taken = only(state_.hunter);
        REQUIRE_FALSE(has(spaces_of(state_.car), state_.hunter));
        for (PieceId who = 0; who < rules_.hunted; ++who) {
            const Hunted& one = state_.hunted.at(who);
            REQUIRE_FALSE(has(taken, one.at));
            taken |= only(one.at);
            REQUIRE(one.health <= rules_.health);
            REQUIRE((one.health >= 1 || state_.open.ending == Ending::Death));
        }
    }

    void check_decision() const {
        const PublicState& open = state_.open;
        ActionList actions;
        legal_actions(rules_, state_, actions);
        if (open.ending != Ending::Unfinished) {
            REQUIRE(open.decision == Decision::None);
            REQUIRE(actions.empty());
            return;
        }
        REQUIRE_FALSE(actions.empty());
        REQUIRE((rules_.human_hunter || open.owner != kHunter));
        if (open.decision == Decision::Card) {
            REQUIRE(state_.hand[0] != Card::None);
            REQUIRE(state_.hand[1] != Card::None);
            REQUIRE(state_.playing == Card::None);
        }
        REQUIRE((open.decision != Decision::Turn || !state_.hunted.at(open.owner).hidden));
        for (const Action& action : actions) {
            REQUIRE(
                (action.kind != ActionKind::Hide || open.caller == kNoPiece
                 || open.decision == Decision::Retreat)
            );
        }
        check_view(actions);
    }

    /// HU-Z4 (i), HU-G7, I7: the legal actions follow from the view.
    void check_view(const ActionList& actions) const {
        const View view = view_of(rules_, state_, deciding_seat(rules_, state_.open));
        REQUIRE(view.decides);
        ActionList known;
        legal_actions(rules_, view, known);
        REQUIRE(std::equal(known.begin(), known.end(), actions.begin(), actions.end()));
    }

    /// HU-Z4 (j): the Hunted of a page is on a visited spot, and all known spots are on the board.
    void check_places_of_sketch() const {
        for (PieceId who = 0; who < rules_.hunted && rules_.sketch; ++who) {
            check_own_spot(who);
            for_each_known(who, [](Space space, const SpotInfo&) { check_on_board(space); });
        }
    }

    /// Checks that everything on the sketch is still true, because nothing happens unheard.
    void check_sketch_matches_state() const {
        for (PieceId who = 0; who < rules_.hunted && rules_.sketch; ++who) {
            for_each_known(who, [this, who](Space space, const SpotInfo& info) {
                check_space(space, info);
                check_sides(who, space);
            });
        }
    }

    static void check_on_board(Space space) { REQUIRE(space != kNoSpace); }
    void check_own_spot(PieceId who) const {
        REQUIRE(page_of(who).at(state_.sketch.spot_of.at(who)).known == Known::Stood);
    }

    [[nodiscard]] const Page& page_of(PieceId who) const {
        return state_.sketch.pages.at(state_.sketch.page_of.at(who));
    }

    void check_space(Space space, const SpotInfo& info) const {
        if (space == kNoSpace) {
            return;
        }
        const bool is_car = has(spaces_of(state_.car), space);
        REQUIRE((info.car != CarMark::Car || is_car));
        REQUIRE((info.car != CarMark::NotCar || !is_car));
        if (is_one_page()) {
            check_rocks(info, state_.rocks.at(space));
        }
    }

    /// Returns true if all Hunted are on one page. With more pages a space can be on two of them,
    /// and one may be outdated.
    [[nodiscard]] bool is_one_page() const {
        const auto& pages = state_.sketch.page_of;
        return std::all_of(pages.begin(), pages.begin() + rules_.hunted, [&](std::uint8_t page) {
            return page == pages.front();
        });
    }

    /// A space can have more rocks than reported: a rock may land on unreported rocks (HU-Q4).
    static void check_rocks(const SpotInfo& info, int lying) {
        REQUIRE((!info.rocks || *info.rocks <= lying));
        REQUIRE((!info.rocks || *info.rocks != 0 || lying == 0));
    }

    void check_sides(PieceId who, Space space) const {
        const Page& page = page_of(who);
        for (const Direction direction : kDirections) {
            const SideMark mark = page.side(spot_at(who, space), direction);
            const Side side = side_of(space, direction);
            REQUIRE((mark != SideMark::Border || side == kNoSide));
            REQUIRE((mark != SideMark::Open || (side != kNoSide && !state_.trees.has(side))));
            REQUIRE((mark != SideMark::Tree || (side != kNoSide && state_.trees.has(side))));
        }
    }

    [[nodiscard]] Spot spot_at(PieceId who, Space space) const {
        const Spot spot = state_.sketch.spot_of.at(who);
        const Space at = state_.hunted.at(who).at;
        return {
            static_cast<std::int8_t>(spot.x + column(space) - column(at)),
            static_cast<std::int8_t>(spot.y + row(space) - row(at))};
    }

    /// Calls look() for each known spot of the page that a Hunted is on, with its space on the
    /// board: kNoSpace if it would be off the board.
    template <typename Look>
    void for_each_known(PieceId who, Look look) const {
        for (int away = 0; away < 15 * 15; ++away) {
            const int columns = away % 15 - 7;
            const int rows = away / 15 - 7;
            const Space at = state_.hunted.at(who).at;
            const Spot own = state_.sketch.spot_of.at(who);
            const SpotInfo info = page_of(who).at(
                {static_cast<std::int8_t>(own.x + columns), static_cast<std::int8_t>(own.y + rows)}
            );
            const bool is_on_board = is_inside(column(at) + columns, row(at) + rows);
            if (info.known != Known::Not) {
                look(is_on_board ? space_at(column(at) + columns, row(at) + rows) : kNoSpace, info);
            }
        }
    }

    Rules rules_;
    State state_;
    std::map<Card, int> first_cards_;
};

}  // namespace

TEST_CASE("HU-Z4: the invariants hold at every decision with any options") {
    core::Random random(20260);
    int endings = 0;
    for (std::uint64_t seed = 1; seed <= 400; ++seed) {
        const Rules rules = drawn_rules(random);
        CheckedGame game(rules, seed);
        INFO("seed " << seed << ", deck " << name(rules.deck));
        for (int most = 600; most > 0 && !game.is_over(); --most) {
            game.play(random);
        }
        endings += game.is_over() ? 1 : 0;
    }
    CHECK(endings > 200);
}

TEST_CASE("HU-U9: a copy of a state continues to the same end") {
    core::Random random(20261);
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const Rules rules = drawn_rules(random);
        State state = new_game(rules, seed);
        Events events;
        begin(rules, state, &events);
        const auto play = [&rules](State& game, std::uint64_t luck, int most) {
            core::Random choices(luck);
            Events told;
            for (; most > 0 && game.open.ending == Ending::Unfinished; --most) {
                ActionList actions;
                legal_actions(rules, game, actions);
                told.clear();
                apply(rules, game, actions[choices.below(actions.size())], &told);
            }
        };
        play(state, seed, 40);
        State copy = state;
        play(state, seed + 1, 200);
        CHECK((hash(copy) != hash(state) || state.open.ending != Ending::Unfinished));
        play(copy, seed + 1, 200);
        CHECK(hash(copy) == hash(state));
    }
}

}  // namespace tenebrae::nyctophobia::testing
