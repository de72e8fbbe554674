// SPDX-License-Identifier: MIT
#include "core/random.hpp"
#include "games/nyctophobia/rules/engine.hpp"

#include <algorithm>

namespace tenebrae::nyctophobia {
namespace {

constexpr std::array<Character, kCharacters> kAllCharacters{
    Character::Guide,
    Character::Boxer,
    Character::Cheerleader,
    Character::Klutz,
    Character::TrackStar,
    Character::Climber};

std::uint8_t drawn(std::optional<std::uint8_t> chosen, std::uint64_t bound, core::Random& random) {
    return chosen ? *chosen : static_cast<std::uint8_t>(random.below(bound));
}

/// HU-S4, in the order of HU-S8.
void place_map(const Rules& rules, State& state, core::Random& random) {
    const MapPlan& plan = rules.plan;
    const std::uint8_t car = drawn(rules.car, plan.cars.size(), random);
    const std::uint8_t quarters = drawn(rules.turned, kDirections.size(), random);
    state.trees = plan.trees;
    state.car = plan.cars[car];
    state.hunter = plan.hunter;
    for (PieceId who = 0; who < rules.hunted; ++who) {
        state.hunted[who].at = plan.starts[who];
    }
    for (int turn = 0; turn < quarters; ++turn) {
        state.trees = turned(state.trees, Turning::Right);
        state.car = turned(state.car, Turning::Right);
        state.hunter = turned(state.hunter, Turning::Right);
        for (PieceId who = 0; who < rules.hunted; ++who) {
            state.hunted[who].at = turned(state.hunted[who].at, Turning::Right);
        }
    }
}

/// HU-S3, for chosen characters.
void give_tokens(const Rules& rules, State& state) {
    for (PieceId who = 0; who < rules.hunted; ++who) {
        Hunted& one = state.hunted[who];
        one.health = rules.health;
        one.rocks = 1;
        if (!rules.draws_characters) {
            one.character = rules.characters[who];
        }
    }
    state.first_health = rules.health;
}

void draw_characters(const Rules& rules, State& state, core::Random& random) {
    std::array<Character, kCharacters> characters = kAllCharacters;
    random.shuffle<Character>(characters);
    for (PieceId who = 0; who < rules.hunted; ++who) {
        state.hunted[who].character = characters[who];
    }
}

/// HU-S6.
void shuffle_deck(const Rules& rules, State& state, core::Random& random) {
    for (const Card kind : kinds_of(rules.deck)) {
        for (int copy = 0; copy < card_info(kind).copies; ++copy) {
            state.pile[state.pile_size++] = kind;
        }
    }
    if (state.pile_size == 0) {
        return;
    }
    state.first_cards = state.pile_size;
    random.shuffle<Card>(std::span(state.pile).first(state.pile_size));
    state.hand = {state.pile[0], state.pile[1]};
    std::shift_left(state.pile.begin(), state.pile.end(), kHandSize);
    std::fill(state.pile.end() - kHandSize, state.pile.end(), Card{});
    state.pile_size = static_cast<std::uint8_t>(state.pile_size - kHandSize);
}

/// HU-S5.
void place_rocks(const Rules& rules, State& state, core::Random& random) {
    const Spaces taken = spaces_of(state.car) | spaces_of_hunted(state) | only(state.hunter);
    std::array<Space, kSpaces> free{};
    std::size_t count = 0;
    for (Spaces rest = ~taken; rest != 0;) {
        free[count++] = take_first(rest);
    }
    random.shuffle<Space>(std::span(free).first(count));
    for (int rock = 0; rock < rules.hunted - 1; ++rock) {
        state.rocks[free[static_cast<std::size_t>(rock)]] = 1;
    }
    state.first_rocks = static_cast<std::uint8_t>(2 * rules.hunted - 1);
}

}  // namespace

void set_up(const Rules& rules, State& state) {
    core::Random random(state.random);
    if (rules.draws_characters) {
        draw_characters(rules, state, random);
    }
    shuffle_deck(rules, state, random);
    place_rocks(rules, state, random);
    state.random = random.state();
}

State new_game(const Rules& rules, std::uint64_t seed) {
    State state;
    state.sketch = new_sketch(rules);
    give_tokens(rules, state);
    core::Random random(seed);
    if (!rules.own_map) {
        place_map(rules, state, random);
    }
    state.random = random.state();
    if (!rules.own_map) {
        set_up(rules, state);
    }
    return state;
}

}  // namespace tenebrae::nyctophobia
