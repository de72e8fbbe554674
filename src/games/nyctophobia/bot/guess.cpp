// SPDX-License-Identifier: MIT
#include "games/nyctophobia/bot/guess.hpp"

#include "games/nyctophobia/bot/ground_draft.hpp"
#include "games/nyctophobia/rules/paths.hpp"

#include <algorithm>
#include <optional>
#include <span>

namespace tenebrae::nyctophobia {
namespace {

using SideList = core::FixedList<Side, kSides>;

/// The range of trees on unknown sides, in percent, about as on the maps.
constexpr int kFewestTrees = 24;
constexpr int kMostTrees = 36;
constexpr int kPace = 3;  ///< spaces that the Hunter can have moved in one turn
constexpr int kMostAttempts = 20;

void draw_generator(State& state, core::Random& random) {
    for (std::uint64_t& word : state.random) {
        word = random.next();
    }
}

/// Makes a few drafts and returns the one with the fewest contradictions.
GroundDraft best_draft(const Rules& rules, const View& view, core::Random& random) {
    std::optional<GroundDraft> best;
    for (int attempt = 0; attempt < kMostAttempts; ++attempt) {
        const GroundDraft draft(rules, view, random);
        if (!best || draft.contradictions() < best->contradictions()) {
            best.emplace(draft);
        }
        if (best->contradictions() == 0) {
            break;
        }
    }
    return *best;
}

/// Completes the view of the Hunted with all that they cannot see.
class HuntedGuess {
public:
    HuntedGuess(const Rules& rules, const View& view, core::Random& random)
        : rules_(rules), view_(view), random_(random), draft_(best_draft(rules, view, random)) {
        guess_.open = view.state.open;
        guess_.clue_is_old = view.state.clue_is_old;
        guess_.search_again = view.state.search_again;
    }

    State complete() {
        place_hunted();
        grow_trees();
        place_hunter();
        place_rocks();
        place_noise();
        deal_cards();
        set_flow();
        keep_sketch();
        draw_generator(guess_, random_);
        return guess_;
    }

private:
    void place_hunted();
    void grow_trees();
    void put_trees(SideList& sides, int most);
    void place_hunter();
    [[nodiscard]] Spaces reach_of_hunter() const;
    void place_rocks();
    void place_noise();
    void deal_cards();
    void set_flow();
    void guess_caller();
    void keep_sketch();
    [[nodiscard]] bool is_own(PieceId who) const { return has_hunted(view_.own, who); }
    [[nodiscard]] Hunted& owner() { return guess_.hunted[guess_.open.owner]; }

    const Rules& rules_;
    const View& view_;
    core::Random& random_;
    GroundDraft draft_;
    State guess_;
};

void HuntedGuess::place_hunted() {
    guess_.car = draft_.car();
    guess_.first_health = rules_.health;
    for (PieceId who = 0; who < rules_.hunted; ++who) {
        Hunted& one = guess_.hunted[who];
        one = view_.state.hunted[who];
        one.at = draft_.at(who);
        one.in_car = is_own(who) ? one.in_car : is_car(guess_, one.at);
        guess_.first_health = std::max(guess_.first_health, one.health);
    }
}

/// Adds first the trees that are felt now, then those of the sketch, but none that seals off a part
/// of the forest (HU-B3).
void HuntedGuess::grow_trees() {
    if (is_sound(draft_.felt(), guess_.car)) {
        guess_.trees = draft_.felt();
    }
    SideList known;
    SideList unknown;
    for (int number = 0; number < kSideNumbers; ++number) {
        const auto side = static_cast<Side>(number);
        const bool has_tree = guess_.trees.has(side);
        if (is_side(number) && !has_tree && draft_.side(side) != SideMark::Open) {
            (draft_.side(side) == SideMark::Tree ? known : unknown).push_back(side);
        }
    }
    put_trees(known, kMaxTrees);
    constexpr int kHundred = 100;
    const int share = kFewestTrees + static_cast<int>(random_.below(kMostTrees - kFewestTrees));
    const int more = static_cast<int>(unknown.size()) * share / kHundred;
    put_trees(unknown, std::min(kMaxTrees, guess_.trees.count() + more));
}

void HuntedGuess::put_trees(SideList& sides, int most) {
    random_.shuffle(std::span(sides.begin(), sides.size()));
    int count = guess_.trees.count();
    for (const Side side : sides) {
        Trees more = guess_.trees;
        more.put(side);
        if (count < most && is_sound(more, guess_.car)) {
            guess_.trees = more;
            ++count;
        }
    }
}

/// Returns the spaces the Hunter can have reached since he was last met; all if he never was.
Spaces HuntedGuess::reach_of_hunter() const {
    const SketchMark* const mark = draft_.latest_mark(view_.state.sketch.hunter);
    const Space marked = mark == nullptr ? kNoSpace : draft_.place_of(*mark);
    if (marked == kNoSpace) {
        return ~Spaces{0};
    }
    const bool is_driven = mark->age == 0 && guess_.open.wounded;
    const int steps = is_driven ? kPace - 1 : kPace * mark->age;
    Spaces reached = only(marked);
    for (int step = 0; step < std::min(steps, kSpaces); ++step) {
        reached |= guess_.trees.next_to(reached) & ~spaces_of(guess_.car);
    }
    return reached;
}

/// Places the Hunter, rarely beside a Hunted he could attack: he would have attacked.
void HuntedGuess::place_hunter() {
    if (draft_.hunter() != kNoSpace) {
        guess_.hunter = draft_.hunter();
        return;
    }
    Spaces upright = 0;
    for (PieceId who = 0; who < rules_.hunted; ++who) {
        upright |= guess_.hunted[who].hidden ? 0 : only(guess_.hunted[who].at);
    }
    const Spaces free = ~(draft_.hunted() | draft_.vacant() | spaces_of(guess_.car));
    const Spaces apart = free & ~guess_.trees.next_to(upright);
    const Spaces reach = reach_of_hunter();
    for (const Spaces spaces : {apart & reach, free & reach, apart, free}) {
        if (spaces != 0) {
            guess_.hunter = random_space(spaces, random_);
            return;
        }
    }
}

/// Places as many rocks as at the start of a game (HU-S3, S5), unless the sketch has more.
void HuntedGuess::place_rocks() {
    int held = 0;
    for (PieceId who = 0; who < rules_.hunted; ++who) {
        held += guess_.hunted[who].rocks;
    }
    core::FixedList<Space, kSpaces> unknown;
    int on_ground = 0;
    for (Space space = 0; space < kSpaces; ++space) {
        const int known = draft_.rocks(space).value_or(0);
        const int placed = std::min(known, std::max(0, kMaxRocks - held - on_ground));
        guess_.rocks[space] = static_cast<std::uint8_t>(placed);
        on_ground += placed;
        if (!draft_.rocks(space)) {
            unknown.push_back(space);
        }
    }
    for (; held + on_ground < 2 * rules_.hunted - 1; ++on_ground) {
        const std::size_t place =
            unknown.empty() ? 0 : static_cast<std::size_t>(random_.below(unknown.size()));
        ++guess_.rocks[unknown.empty() ? Space{0} : unknown[place]];
    }
    guess_.first_rocks = static_cast<std::uint8_t>(held + on_ground);
}

/// Places the noise. A doubtful noise is gone in half of the guesses.
void HuntedGuess::place_noise() {
    const SketchMark* const mark = draft_.latest_mark(view_.state.sketch.noise);
    if (mark != nullptr && (!mark->doubtful || random_.below(2) == 0)) {
        guess_.noise = draft_.place_of(*mark);
    }
}

/// Deals any cards of the deck: played cards were heard but are not in the view.
void HuntedGuess::deal_cards() {
    core::FixedList<Card, kDeckSize> cards;
    for (const Card kind : kinds_of(rules_.deck)) {
        for (int copy = 0; copy < card_info(kind).copies; ++copy) {
            cards.push_back(kind);
        }
    }
    if (cards.empty()) {
        return;
    }
    random_.shuffle(std::span(cards.begin(), cards.size()));
    guess_.first_cards = static_cast<std::uint8_t>(cards.size());
    guess_.hand = {cards[0], cards[1]};
    if (guess_.open.hunters_turn) {
        std::swap(guess_.playing, guess_.hand.back());
    }
    for (std::size_t place = kHandSize; place < cards.size(); ++place) {
        guess_.pile[guess_.pile_size++] = cards[place];
    }
}

/// Sets how the game continues after this decision.
void HuntedGuess::set_flow() {
    PublicState& open = guess_.open;
    const bool has_turn = rules_.open_talk || is_own(open.active);
    if (!open.hunters_turn && !has_turn && open.decision != Decision::Cheered) {
        open.action_spent = open.decision != Decision::Hush;
        open.stage = random_.below(2) == 0 ? Stage::Before : Stage::After;
    }
    const bool in_combat = open.decision == Decision::Retreat && open.in_combat;
    guess_.flow = Flow::ContinueTurn;
    if (open.decision == Decision::Counter || in_combat) {
        guess_.flow = Flow::Fight;
    } else if (open.decision == Decision::Hush) {
        guess_.flow = Flow::Hush;
        guess_.hushed = static_cast<std::uint8_t>(open.owner + 1);
    }
    if (open.decision == Decision::Counter || open.decision == Decision::Retreat) {
        guess_.victim = open.owner;
    }
    if (open.decision == Decision::Counter) {
        guess_.victim_to_hunter = direction_to(owner().at, guess_.hunter);
    }
    guess_caller();
}

/// Guesses whose turn it was at the call, and whether that turn is over (HU-L3).
void HuntedGuess::guess_caller() {
    const PublicState& open = guess_.open;
    if (open.caller == kNoPiece) {
        return;
    }
    constexpr int kSeldom = 4;
    guess_.caller_seat = open.caller;
    for (PieceId who = 0; who < rules_.hunted; ++who) {
        const bool may_have_cheered = guess_.hunted[who].character == Character::Cheerleader;
        if (may_have_cheered && random_.below(kSeldom) == 0) {
            guess_.caller_seat = who;
        }
    }
    const bool is_another =
        open.hunters_turn || open.decision == Decision::Hush || open.active != guess_.caller_seat;
    guess_.call_armed = is_another || !open.action_spent || random_.below(2) == 0;
}

/// Makes new pages for the Hunted whose pages the seat does not know.
void HuntedGuess::keep_sketch() {
    const Sketch& known = view_.state.sketch;
    if (rules_.open_talk) {
        guess_.sketch = known;
        return;
    }
    guess_.sketch = new_sketch(rules_);
    for (PieceId who = 0; who < rules_.hunted; ++who) {
        if (is_own(who)) {
            guess_.sketch.pages[who] = known.pages[who];
            guess_.sketch.page_of[who] = known.page_of[who];
            guess_.sketch.spot_of[who] = known.spot_of[who];
            guess_.sketch.hunter[who] = known.hunter[who];
            guess_.sketch.noise[who] = known.noise[who];
            guess_.sketch.last_step[who] = known.last_step[who];
        }
    }
}

}  // namespace

State guess(const Rules& rules, const View& view, core::Random& random) {
    if (!view.shows_forest) {
        return HuntedGuess(rules, view, random).complete();
    }
    State guess = view.state;
    random.shuffle(std::span(guess.pile).first(guess.pile_size));
    draw_generator(guess, random);
    return guess;
}

void redraw_hidden(const Rules& rules, State& state, core::Random& random) {
    const View view = view_of(rules, state, deciding_seat(rules, state.open));
    state = guess(rules, view, random);
}

}  // namespace tenebrae::nyctophobia
