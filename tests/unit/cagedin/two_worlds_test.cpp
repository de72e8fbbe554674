// SPDX-License-Identifier: MIT
// CI-V6: fights that differ in what a seat cannot know must look the same to it. The test plays a
// fight for a while, changes what is hidden from the seat, and plays the same actions in both. It
// compares them until the seat is shown a card or a random result that may differ.
#include "catch.hpp"
#include "core/random.hpp"
#include "games/cagedin/cagedin_referee.hpp"
#include "games/cagedin/words/public_lines.hpp"
#include "same_bytes.hpp"
#include "test_fight_words.hpp"
#include "thorough.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <numeric>
#include <string>
#include <vector>

namespace tenebrae::cagedin {
namespace {

constexpr std::array<int, 3> kSeats{kRed, kBlue, table::kSpectator};

Rules random_rules(core::Random& random) {
    Rules rules = testing::standard_rules();
    rules.rounds = static_cast<std::uint8_t>(1 + random.below(3));
    rules.has_types = random.below(4) != 0;
    for (Type& type : rules.fixed_types) {
        const bool is_fixed = rules.has_types && random.below(2) == 0;
        type = is_fixed ? static_cast<Type>(1 + random.below(kTypes)) : Type::None;
    }
    rules.first = static_cast<FirstFighter>(random.below(3));
    return rules;
}

std::vector<Event> event_texts_for(int seat, const Events& happened) {
    std::vector<Event> told;
    for (const Event& event : happened) {
        told.push_back(*CagedInFullGame::event_for_seat(event, seat));
    }
    return told;
}

/// Returns the sizes of the groups under the ground deck, the lowest group first.
std::vector<int> sizes_of_groups(const State& state) {
    std::vector<int> sizes;
    for (const Group& group : groups_of(state.open.groups)) {
        sizes.insert(sizes.begin(), group.left);
    }
    return sizes;
}

/// Changes one kind of information that is hidden from a seat.
class Change {
public:
    Change(State& state, int seat, core::Random& random)
        : state_(state), seat_(seat), random_(random) {}

    void make() {
        const auto what = random_.below(5);
        if (what == 0) {
            state_.random = core::Random(random_.next()).state();
        } else if (what == 1) {
            change_type();
        } else if (!are_cards_dealt(state_.open)) {
            return;
        } else if (what == 2) {
            change_hand();
        } else if (what == 3) {
            change_order();
        } else {
            change_group();
        }
    }

private:
    [[nodiscard]] std::size_t below(std::size_t end) {
        return static_cast<std::size_t>(random_.below(end));
    }
    [[nodiscard]] std::size_t in_groups() const {
        const std::vector<int> sizes = sizes_of_groups(state_);
        return static_cast<std::size_t>(std::accumulate(sizes.begin(), sizes.end(), 0));
    }
    /// Returns the part of a deck of which nothing is known.
    [[nodiscard]] std::span<Card> unknown(Place place) {
        return place == Place::Feet
                   ? std::span(state_.standup.cards).first(state_.standup.size)
                   : std::span(state_.ground.cards).first(state_.ground.size).subspan(in_groups());
    }
    /// Changes a type chosen in secret (CI-S1).
    void change_type() {
        const bool is_secret = !state_.open.types_open && state_.types[kRed] != Type::None;
        if (is_secret && seat_ != kRed) {
            state_.types[kRed] = static_cast<Type>(1 + random_.below(kTypes));
        }
    }
    void change_hand() {
        const auto whose = static_cast<Seat>(random_.below(2));
        const std::span<Card> deck = unknown(state_.open.place);
        Counts& hand = state_.hands[whose];
        const int held = std::accumulate(hand.begin(), hand.end(), 0);
        if (whose == seat_ || deck.empty() || held == 0) {
            return;
        }
        Card out = 0;
        for (auto left = below(static_cast<std::size_t>(held)) + 1; left > hand[out]; ++out) {
            left -= hand[out];
        }
        Card& in = deck[below(deck.size())];
        --hand[out];
        ++hand[in];
        in = out;
    }
    void change_order() {
        const std::span<Card> deck = unknown(random_.below(2) == 0 ? Place::Feet : Place::Mat);
        if (!deck.empty()) {
            std::swap(deck[below(deck.size())], deck[below(deck.size())]);
        }
    }
    void change_group() {
        std::size_t begin = 0;
        for (const int size : sizes_of_groups(state_)) {
            const auto end = begin + static_cast<std::size_t>(size);
            std::swap(
                state_.ground.cards[begin + below(end - begin)],
                state_.ground.cards[begin + below(end - begin)]
            );
            begin = end;
        }
    }

    State& state_;
    int seat_;
    core::Random& random_;
};

constexpr std::array<std::string_view, 20> kTried{
    "type judo", "footwork 1 c3", "strike 2",        "haymaker 1 to d4",
    "shove 1",   "takedown 3",    "cover discard 1", "cover rest",
    "pound 1",   "submit 1 2",    "stand 2",         "block 1",
    "pass",      "end",           "damage",          "step d4",
    "feet",      "recover head",  "coach",           "side left"};

/// Returns the text of `look` around the acting pawn and for some other places.
std::string looks(const CagedIn& game, const View& view) {
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

/// Returns everything that a seat can read as one text.
std::string all_texts(const CagedIn& game, const View& view) {
    std::string text;
    for (const table::BoardStyle style :
         {table::BoardStyle::Utf8, table::BoardStyle::Ascii, table::BoardStyle::Sentences}) {
        text += game.board(view, style);
    }
    text +=
        looks(game, view) + game.left(view) + game.public_position(view) + game.json(view).dump();
    text += game.prompt(view).question + std::string(game.prompt(view).code);
    for (const Action action : game.legal(view)) {
        text += game.command_text(view, action) + ":" + game.describe(view, action) + "\n";
    }
    for (const std::string_view line : kTried) {
        const std::vector<core::Word> words = core::split_words(line);
        const auto parsed = game.parse(view, words);
        text += parsed ? game.command_text(view, *parsed) : core::render(parsed.errors());
    }
    return text;
}

/// Returns true if the seat may see different things here: its own cards, revealed cards, a
/// type or a random result.
bool may_differ(const Event& one, const Event& other, int seat) {
    const bool is_shown = one.kind == EventKind::Overturned || one.kind == EventKind::HandDiscarded
                          || one.kind == EventKind::TypesRevealed
                          || one.kind == EventKind::RoundBegins
                          || (one.kind == EventKind::Drew && one.who == seat);
    return is_shown && one.kind == other.kind;
}

/// Plays two fights side by side.
class Couple {
public:
    explicit Couple(std::uint64_t seed)
        : random_(seed),
          seat_(kSeats[static_cast<std::size_t>(random_.below(kSeats.size()))]),
          game_(testing::setup_of(testing::TestFight(random_rules(random_))), {}, {}, 0),
          full_game_(game_),
          one_(full_game_.start(seed)) {}

    /// Plays to the end. Returns the number of comparisons; `error` is the first difference.
    int play(std::string& error) {
        begin(game_.rules(), one_, nullptr);
        for (auto rest = random_.below(120); rest > 0 && !is_over(); --rest) {
            apply(game_.rules(), one_, any_of(legal(one_)), nullptr);
        }
        two_ = one_;
        for (auto changes = 2 + random_.below(4); changes > 0; --changes) {
            Change(two_, seat_, random_).make();
        }
        differ_in_the_dark = !test::same_bytes(one_, two_);
        int compared = 0;
        while (error.empty() && !is_over()) {
            error = difference(compared % 16 == 0);
            ++compared;
            if (!error.empty() || !advance(error)) {
                break;
            }
        }
        return compared;
    }

    bool differ_in_the_dark = false;

private:
    [[nodiscard]] bool is_over() const { return one_.open.ending != Ending::None; }
    [[nodiscard]] std::vector<Action> legal(const State& state) const {
        ActionList actions;
        legal_actions(game_.rules(), state, actions);
        return {actions.begin(), actions.end()};
    }
    Action any_of(const std::vector<Action>& actions) {
        return actions[static_cast<std::size_t>(random_.below(actions.size()))];
    }
    /// Returns how the seat can tell the two fights apart; empty if it cannot.
    [[nodiscard]] std::string difference(bool with_texts) const {
        const View one = full_game_.view(one_, seat_);
        const View two = full_game_.view(two_, seat_);
        if (!test::same_bytes(one, two)) {
            return "the views differ:\n" + all_texts(game_, one) + "\nand\n"
                   + all_texts(game_, two);
        }
        const ActionList listed = game_.legal(one);
        if (one.decides && !std::ranges::equal(listed, legal(one_))) {
            return "the legal actions do not follow from the view";
        }
        if (!one.decides && !listed.empty()) {
            return "a seat that is not asked has legal actions";
        }
        return with_texts && all_texts(game_, one) != all_texts(game_, two) ? "the texts differ"
                                                                            : "";
    }
    [[nodiscard]] std::string story(const std::vector<Event>& told) const {
        return core::listed(told, "", [this](const Event& event) {
            return game_.event_text(event, std::nullopt).sentence + "\n";
        });
    }
    /// Plays an action that is legal in both. Returns false if there is none, or if the fights may
    /// now differ for the seat.
    bool advance(std::string& error) {
        std::vector<Action> both;
        const std::vector<Action> others = legal(two_);
        for (const Action action : legal(one_)) {
            if (std::ranges::find(others, action) != others.end()) {
                both.push_back(action);
            }
        }
        if (both.empty()) {
            return false;
        }
        const Action action = any_of(both);
        const int owner = CagedInFullGame::deciding_seat(one_);
        if (full_game_.redacted_command(full_game_.view(one_, owner), action, seat_)
            != full_game_.redacted_command(full_game_.view(two_, owner), action, seat_)) {
            error = "the commands heard differ";
            return false;
        }
        const std::vector<Event> one = event_texts_for(seat_, full_game_.apply(one_, action));
        const std::vector<Event> two = event_texts_for(seat_, full_game_.apply(two_, action));
        const auto [in_one, in_two] = std::ranges::mismatch(one, two);
        if (in_one == one.end() && in_two == two.end()) {
            return true;
        }
        if (in_one == one.end() || in_two == two.end() || !may_differ(*in_one, *in_two, seat_)) {
            error = "the events heard differ:\n" + story(one) + "and\n" + story(two);
        }
        return false;
    }

    core::Random random_;
    int seat_;
    CagedIn game_;
    CagedInFullGame full_game_;
    State one_;
    State two_{};
};

}  // namespace

TEST_CASE("CI-V6: states that differ only in hidden information look the same to a seat") {
    const int wanted = test::thorough(2000, 250);
    constexpr std::uint64_t kLastSeed = 20'000;  ///< far more seeds than needed
    constexpr int kEnough = 4;  ///< comparisons, so that a pair was played for a while
    int pairs = 0;
    int compared = 0;
    for (std::uint64_t seed = 1; pairs < wanted && seed < kLastSeed; ++seed) {
        Couple couple(seed);
        std::string error;
        const int times = couple.play(error);
        INFO("seed " << seed << ", comparison " << times << ": " << error);
        REQUIRE(error.empty());
        if (times >= kEnough && couple.differ_in_the_dark) {
            ++pairs;
            compared += times;
        }
    }
    CHECK(pairs == wanted);
    CHECK(compared > 8 * wanted);
}

}  // namespace tenebrae::cagedin
