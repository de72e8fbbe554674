// SPDX-License-Identifier: MIT
// Two worlds (HU-I7): if two games differ only in what a seat cannot know and the seat hears the
// same in both, they must show it the same. Each game is played with its own state. They are
// compared as long as the seat has heard the same events, each with the cause it is shown, and the
// public facts agree.
#include "catch.hpp"
#include "core/random.hpp"
#include "games/nyctophobia/nyctophobia_game.hpp"
#include "made_rules.hpp"
#include "same_bytes.hpp"
#include "test_forest.hpp"
#include "thorough.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

namespace tenebrae::nyctophobia {
namespace {

template <typename T, std::size_t kSize>
const T& one_of(core::Random& random, const std::array<T, kSize>& items) {
    return items[static_cast<std::size_t>(random.below(kSize))];
}

Rules drawn_rules(core::Random& random, bool open_talk) {
    using Names = std::array<std::string, 3>;
    const std::string hunted = one_of(random, Names{"2", "3", "4"});
    const auto people = 1 + random.below(std::stoull(hunted));
    const bool is_human = random.below(2) == 0;
    return rules_of(
        {{"map", one_of(random, Names{"camping", "ravine", "maze"})},
         {"deck", one_of(random, Names{"axe", "mage", "simple"})},
         {"hunter", is_human ? "human" : "auto"},
         {"level", is_human ? "fair" : one_of(random, Names{"fair", "gentle", "grim"})},
         {"hush", random.below(2) == 0 ? "strict" : "loose"},
         {"talk", open_talk ? "open" : "closed"},
         {"hunted", hunted},
         {"people", std::to_string(people)}}
    );
}

/// An event as a seat heard it, and the index of the heard event that is shown as its cause.
struct Heard {
    Event event;
    int cause;
    friend bool operator==(const Heard&, const Heard&) = default;
};

/// A game, and the events that one seat heard.
class World {
public:
    World(const Rules& rules, const State& state, int seat)
        : rules_(rules), state_(state), seat_(seat) {
        Events happened;
        begin(rules_, state_, &happened);
        listen(happened);
    }

    /// Continues after the events heard in another world, with a state that differs in hidden
    /// information.
    World(const Rules& rules, const State& state, const World& other)
        : rules_(rules),
          state_(state),
          seat_(other.seat_),
          heard_(other.heard_),
          knowledge_(other.knowledge_),
          commands_since_event_(other.commands_since_event_) {}

    [[nodiscard]] const State& state() const { return state_; }
    [[nodiscard]] const std::vector<Heard>& heard_events() const { return heard_; }
    [[nodiscard]] bool is_over() const { return state_.open.ending != Ending::Unfinished; }
    /// Returns true if the seat is asked. With open talk all Hunted hear the same and count as one
    /// seat.
    [[nodiscard]] bool is_asked() const {
        const PieceId owner = state_.open.owner;
        return owner < kMaxHunted && (rules_.open_talk || rules_.seat_of(owner) == seat_);
    }

    void play(Action action) {
        Events happened;
        apply(rules_, state_, action, &happened);
        listen(happened);
        ++commands_since_event_;
    }
    /// Plays an action for another seat. It is the same in both worlds if the legal actions are the
    /// same.
    void play_for_others(std::uint64_t seed) {
        ActionList actions;
        legal_actions(rules_, state_, actions);
        core::Random random(seed + 1000 * heard_.size() + commands_since_event_);
        play(actions[static_cast<std::size_t>(random.below(actions.size()))]);
    }

private:
    void listen(const Events& happened) {
        for (const Event& event : happened) {
            const int place = static_cast<int>(knowledge_.size());
            const int cause = event.cause == 0 ? -1 : knowledge_.at(at(place - event.cause));
            const auto told = seat_event(rules_, event, seat_);
            // If a cause was not heard, the nearest heard cause stands for it (HU-I5).
            knowledge_.push_back(told ? static_cast<int>(heard_.size()) : cause);
            if (told) {
                heard_.push_back({*told, cause});
                commands_since_event_ = 0;
            }
        }
    }
    static std::size_t at(int place) { return static_cast<std::size_t>(place); }

    const Rules& rules_;
    State state_;
    int seat_;
    std::vector<Heard> heard_;
    /// For each event, the index of the heard event that is shown for it; -1 if none.
    std::vector<int> knowledge_;
    std::uint64_t commands_since_event_ = 0;
};

/// Returns the public facts of HU-I3, taken from the full state.
std::vector<int> public_facts(const Rules& rules, const State& state, HuntedSet own) {
    const PublicState& open = state.open;
    std::vector<int> facts{
        open.round,
        open.active,
        int{open.hunters_turn},
        open.owner,
        int{open.has_clue},
        static_cast<int>(open.clue),
        open.caller,
        int{open.wounded},
        int{open.limited},
        int{open.fog}};
    for (const Hunted& hunted : state.hunted) {
        facts.insert(
            facts.end(),
            {hunted.health, hunted.rocks, static_cast<int>(hunted.character), int{hunted.hidden}}
        );
    }
    const bool is_own = open.owner < kMaxHunted && has_hunted(own, open.owner);
    const bool knows = is_own || (rules.open_talk && open.owner < kMaxHunted);
    const bool knows_turn = !open.hunters_turn
                            && (rules.open_talk || has_hunted(own, open.active)
                                || (is_own && open.decision == Decision::Cheered));
    facts.push_back(knows ? static_cast<int>(open.decision) : -1);
    facts.push_back(knows_turn ? static_cast<int>(open.stage) : -1);
    facts.push_back(knows_turn ? int{open.action_spent} : -1);
    return facts;
}

constexpr std::array<std::string_view, 18> kTried{
    "move n",
    "move e",
    "move s",
    "move w",
    "hop n",
    "search",
    "sprint e",
    "throw s",
    "call",
    "cheer 2",
    "hide",
    "wait",
    "end",
    "retreat n",
    "stand",
    "silent",
    "counter",
    "step n"};

/// Returns the output of `look` around the active piece and at some of the places.
std::string looks(const Nyctophobia& game, const View& view) {
    constexpr std::size_t kEvery = 9;
    std::string text;
    std::vector<std::string> places = game.places(view);
    places.insert(places.begin(), "");
    for (std::size_t at = 0; at < places.size(); at += kEvery) {
        const std::vector<core::Word> words = core::split_words(places[at]);
        const auto told = game.look(view, words);
        text += places[at] + ": " + (told ? core::joined(*told, "\n") : core::render(told.errors()))
                + "\n";
    }
    return text;
}

/// Returns everything that a seat can read, in one text.
std::string all_texts(const Nyctophobia& game, const View& view) {
    std::string text;
    for (table::BoardStyle style :
         {table::BoardStyle::Utf8, table::BoardStyle::Ascii, table::BoardStyle::Sentences}) {
        text += game.board(view, style);
    }
    text +=
        looks(game, view) + game.left(view) + game.public_position(view) + game.json(view).dump();
    text += game.prompt(view).question + std::string(game.prompt(view).code);
    text += std::to_string(game.progress(view).turn.value_or(-1));
    for (const Action action : game.legal(view)) {
        text += game.command_text(view, action) + ":" + game.describe(view, action) + "\n";
    }
    for (std::string_view line : kTried) {
        const std::vector<core::Word> words = core::split_words(line);
        const auto parsed = game.parse(view, words);
        text += parsed ? game.command_text(view, *parsed) : core::render(parsed.errors());
    }
    return text;
}

/// Returns how a seat can tell the two worlds apart, or "".
std::string difference(
    const std::array<const Rules*, 2>& rules,
    const std::array<const World*, 2>& worlds,
    int seat,
    bool with_texts
) {
    const std::array views{
        view_of(*rules[0], worlds[0]->state(), seat), view_of(*rules[1], worlds[1]->state(), seat)};
    std::array<ActionList, 2> legal;
    for (std::size_t side : {0U, 1U}) {
        legal_actions(*rules[side], views[side], legal[side]);
        ActionList truth;
        legal_actions(*rules[side], worlds[side]->state(), truth);
        if (views[side].decides && !std::ranges::equal(truth, legal[side])) {
            return "the legal actions do not follow from the view";
        }
    }
    if (!test::same_bytes(views[0], views[1])) {
        return "the views differ";
    }
    if (!std::ranges::equal(legal[0], legal[1])) {
        return "the legal actions differ";
    }
    if (with_texts) {
        const std::string one = all_texts(Nyctophobia(*rules[0], {}, 0), views[0]);
        const std::string other = all_texts(Nyctophobia(*rules[1], {}, 0), views[1]);
        return one == other ? "" : "the texts differ:\n" + one + "\nand\n" + other;
    }
    return "";
}

bool is_sound_start(const State& state) {
    const Spaces car = spaces_of(state.car);
    bool is_free = !has(car, state.hunter);
    for (const Hunted& hunted : state.hunted) {
        is_free = is_free
                  && (hunted.at == kNoSpace || (!has(car, hunted.at) && hunted.at != state.hunter));
    }
    return is_free && is_sound(state.trees, state.car) && state.trees.count() <= kMaxTrees;
}

/// Returns the state with other hidden information: a tree, the car, the Hunter, rocks or cards.
State changed(const State& first, core::Random& random) {
    State state = first;
    state.random = core::Random(random.next()).state();
    for (auto changes = 1 + random.below(3); changes > 0; --changes) {
        State next = state;
        const auto what = random.below(5);
        const auto number = static_cast<int>(random.below(kSideNumbers));
        if (what == 0 && is_side(number)) {
            const auto side = static_cast<Side>(number);
            state.trees.has(side) ? next.trees.take(side) : next.trees.put(side);
        } else if (what == 1) {
            next.hunter = static_cast<Space>(random.below(kSpaces));
        } else if (what == 2) {
            std::swap(
                next.rocks[static_cast<std::size_t>(random.below(kSpaces))],
                next.rocks[static_cast<std::size_t>(random.below(kSpaces))]
            );
        } else if (what == 3 && next.pile_size != 0) {
            std::swap(
                next.hand[static_cast<std::size_t>(random.below(2))],
                next.pile[static_cast<std::size_t>(random.below(next.pile_size))]
            );
        } else if (what == 4 && is_side(number) && first.flow == Flow::Setup) {
            next.car = {
                near_space(static_cast<Side>(number)), far_space(static_cast<Side>(number))};
        }
        state = is_sound_start(next) ? next : state;
    }
    return state;
}

bool is_equal_in_the_dark(const State& one, const State& other) {
    return one.trees == other.trees && one.hunter == other.hunter && one.rocks == other.rocks
           && one.noise == other.noise && one.car == other.car && one.hand == other.hand
           && one.pile == other.pile;
}

/// Plays two worlds side by side.
class Couple {
public:
    Couple(bool open_talk, std::uint64_t seed)
        : random_(seed), seed_(seed), first_rules_(drawn_rules(random_, open_talk)) {
        second_rules_ = first_rules_;
        seat_ = static_cast<int>(random_.below(first_rules_.people));
    }

    /// Returns how often the worlds were compared, and the first difference in `error`.
    int play(std::string& error) {
        const State start = new_game(first_rules_, seed_);
        World one(first_rules_, start, seat_);
        const bool parts_later = random_.below(2) == 0 && play_alone(one);
        const State other = changed(parts_later ? one.state() : start, random_);
        second_rules_.plan = {};  // the plan of the map must not be used
        second_rules_.plan.hunter = other.hunter;
        World two =
            parts_later ? World(second_rules_, other, one) : World(second_rules_, other, seat_);
        const std::array<World*, 2> worlds{&one, &two};
        int compared = 0;
        for (int rest = 600; rest > 0 && go_on(worlds); --rest) {
            if (is_comparable(worlds)) {
                ++compared;
                differs_in_the_dark =
                    differs_in_the_dark || !is_equal_in_the_dark(one.state(), two.state());
                error = compare(worlds, compared % 16 == 1);
            }
            if (!error.empty() || !advance(worlds)) {
                break;
            }
        }
        return compared;
    }

    bool differs_in_the_dark = false;

private:
    using Worlds = std::array<World*, 2>;

    /// Plays a random number of actions, up to a decision at which the Hunter could be elsewhere.
    /// Returns false if the game ends first.
    bool play_alone(World& world) {
        auto rest = random_.below(200);
        while (!world.is_over()) {
            const Decision asked = world.state().open.decision;
            const bool is_quiet =
                asked == Decision::Turn || asked == Decision::Second || asked == Decision::After;
            if (rest == 0 && is_quiet) {
                return true;
            }
            rest -= rest == 0 ? 0 : 1;
            world.play_for_others(random_.next());
        }
        return false;
    }
    static bool go_on(const Worlds& worlds) {
        const auto& one = worlds[0]->heard_events();
        const auto& two = worlds[1]->heard_events();
        const std::size_t both = std::min(one.size(), two.size());
        return !worlds[0]->is_over() && !worlds[1]->is_over()
               && std::equal(
                   one.begin(), one.begin() + static_cast<std::ptrdiff_t>(both), two.begin()
               );
    }
    [[nodiscard]] HuntedSet own() const {
        return first_rules_.open_talk ? first_rules_.all_hunted() : first_rules_.hunted_of(seat_);
    }
    [[nodiscard]] bool is_comparable(const Worlds& worlds) const {
        return worlds[0]->heard_events().size() == worlds[1]->heard_events().size()
               && public_facts(first_rules_, worlds[0]->state(), own())
                      == public_facts(second_rules_, worlds[1]->state(), own());
    }
    [[nodiscard]] std::string compare(const Worlds& worlds, bool with_texts) const {
        for (int seat = 0; seat < first_rules_.people; ++seat) {
            if (seat != seat_ && !first_rules_.open_talk) {
                continue;
            }
            std::string error = difference(
                {&first_rules_, &second_rules_}, {worlds[0], worlds[1]}, seat, with_texts
            );
            if (!error.empty()) {
                return error;
            }
        }
        return "";
    }
    /// Advances the world in which less was heard, or both with the same action if the seat is
    /// asked in both.
    bool advance(const Worlds& worlds) {
        const std::size_t one = worlds[0]->heard_events().size();
        const std::size_t two = worlds[1]->heard_events().size();
        if (one == two && worlds[0]->is_asked() && worlds[1]->is_asked()) {
            return play_own(worlds);
        }
        for (std::size_t side : {0U, 1U}) {
            const bool is_behind = side == 0 ? one <= two : two <= one;
            if (is_behind && !worlds[side]->is_asked()) {
                worlds[side]->play_for_others(seed_);
                return true;
            }
        }
        return false;
    }
    bool play_own(const Worlds& worlds) {
        if (!is_comparable(worlds)) {
            return false;
        }
        ActionList actions;
        legal_actions(first_rules_, worlds[0]->state(), actions);
        const Action action = actions[static_cast<std::size_t>(random_.below(actions.size()))];
        worlds[0]->play(action);
        worlds[1]->play(action);
        return true;
    }

    core::Random random_;
    std::uint64_t seed_;
    Rules first_rules_;
    Rules second_rules_;
    int seat_ = 0;
};

void compare_many(bool open_talk) {
    const int wanted = test::thorough(1000, 60);
    constexpr std::uint64_t kLastSeed = 20'000;  ///< far more than are needed
    constexpr int kEnough = 8;  ///< comparisons of a pair; fewer are not enough to count it
    int pairs = 0;
    int compared = 0;
    for (std::uint64_t seed = 1; pairs < wanted && seed < kLastSeed; ++seed) {
        Couple couple(open_talk, seed);
        std::string error;
        const int times = couple.play(error);
        INFO("seed " << seed << ", comparison " << times << ": " << error);
        REQUIRE(error.empty());
        if (times >= kEnough && couple.differs_in_the_dark) {
            ++pairs;
            compared += times;
        }
    }
    CHECK(pairs == wanted);
    CHECK(compared > 20 * wanted);
}

TEST_CASE(
    "with open talk games with the same audible events look the same to all Hunted",
    "[HU-I7][HU-Z4]"
) {
    compare_many(true);
}

TEST_CASE(
    "with closed talk games with the same audible events look the same to the seat",
    "[HU-I7][HU-Z4]"
) {
    compare_many(false);
}

/// Returns the view of Hunted 1 after its rock hit the Hunter, which it had felt to the north.
View after_a_hit(std::string_view trees) {
    testing::TestForest forest;
    forest.trees(trees).hunted(1, "d4").hunter("d3").begin_turn(1);
    forest.play("throw n");
    REQUIRE(forest.has_event("flight 1 n 1"));
    return forest.view_of_hunted(1);
}

TEST_CASE("what is felt does not show how far the Hunter was driven back", "[HU-I6][HU-I7]") {
    const View driven = after_a_hit("");
    const View stopped = after_a_hit("d2s");
    CHECK(driven.decides);
    CHECK(test::same_bytes(driven, stopped));
    CHECK(driven.state.hunted[0].felt[0] == FeltSide::Unknown);
}

}  // namespace
}  // namespace tenebrae::nyctophobia
