// SPDX-License-Identifier: MIT
#include "fights.hpp"

#include "test_fight.hpp"

#include <algorithm>

namespace tenebrae::cagedin::testing {
namespace {

int drawn(core::Random& random, int from, int to) {
    return from + static_cast<int>(random.below(static_cast<std::uint64_t>(to - from + 1)));
}

bool one_in(core::Random& random, int chances) {
    return drawn(random, 1, chances) == 1;
}

/// Draws the numbers of copies: `cards` cards in all for `sorts` sorts, at least one each.
void draw_copies(core::Random& random, Tables& tables, Place place, int sorts, int cards) {
    Counts& copies = tables.copies.at(index(place));
    copies = {};
    tables.sorts.at(index(place)) = static_cast<std::uint8_t>(sorts);
    for (int card = 0; card < cards; ++card) {
        ++copies.at(static_cast<std::size_t>(card < sorts ? card : drawn(random, 0, sorts - 1)));
    }
}

StandupCard random_standup_card(core::Random& random) {
    StandupCard card;
    card.is_takedown = one_in(random, 4);
    card.footwork = static_cast<std::uint8_t>(drawn(random, 0, 4));
    card.combo = one_in(random, 3);
    if (card.is_takedown) {
        card.takedown = static_cast<Takedown>(drawn(random, 0, 2));
    } else {
        card.location = static_cast<Location>(drawn(random, 0, 5));
        card.counter = one_in(random, 4);
        card.haymaker = one_in(random, 4);
    }
    return card;
}

/// Draws a meter. Head and body end in a KO space, as CI-B4 requires.
MeterPlan random_meter(core::Random& random, std::size_t meter) {
    MeterPlan plan;
    plan.spaces = static_cast<std::uint8_t>(drawn(random, 1, one_in(random, 3) ? kMaxSpaces : 9));
    const std::uint32_t all = (std::uint32_t{1} << plan.spaces) - 1;
    if (meter != index(Meter::Fatigue)) {
        plan.fatigue = static_cast<std::uint32_t>(random.next() & random.next()) & all;
    }
    if (meter < index(Meter::LegLeft)) {
        plan.knockout = all & ~(all >> 1U);
    }
    return plan;
}

void draw_hexes(core::Random& random, Tables& tables) {
    tables.hurting = random.next() & random.next() & kAllHexes;
    tables.countering = random.next() & random.next() & kAllHexes;
    for (Hex& corner : tables.corners) {
        corner = static_cast<Hex>(random.below(kHexes));
    }
    if (tables.corners[0] == tables.corners[1]) {
        tables.corners[1] = static_cast<Hex>((tables.corners[0] + 1) % kHexes);
    }
}

/// Returns true if it is footwork that ends next to the other fighter, or a step of a haymaker.
bool comes_near(const State& state, const Action& action) {
    return action.hex != kNoHex
           && adjacent(action.hex, state.open.fighters.at(other(state.open.active)).at);
}

}  // namespace

Tables random_tables(core::Random& random) {
    Tables tables = standard_rules().tables;
    const int standup = drawn(random, 20, one_in(random, 2) ? 28 : 64);
    const int ground = drawn(random, 16, one_in(random, 2) ? 20 : 40);
    draw_copies(random, tables, Place::Feet, drawn(random, 1, std::min(standup, 32)), standup);
    draw_copies(random, tables, Place::Mat, drawn(random, 1, std::min(ground, 32)), ground);
    for (StandupCard& card : tables.standup) {
        card = random_standup_card(random);
    }
    const int escapes = drawn(random, 2, 12);
    for (GroundCard& card : tables.ground) {
        card.hold = static_cast<Hold>(drawn(random, 0, 5));
        card.meter = static_cast<Meter>(drawn(random, 0, 4));
        card.is_tap = !one_in(random, escapes);
    }
    for (std::size_t meter = 0; meter < kMeters; ++meter) {
        tables.meters.at(meter) = random_meter(random, meter);
    }
    const int full = tables.meters.at(index(Meter::Fatigue)).spaces;
    for (std::uint8_t& level : tables.levels) {
        level = static_cast<std::uint8_t>(drawn(random, 1, full));
    }
    std::sort(tables.levels.begin(), tables.levels.end());
    draw_hexes(random, tables);
    return tables;
}

Rules random_rules(core::Random& random) {
    Rules rules = standard_rules();
    if (one_in(random, 3)) {
        rules.tables = random_tables(random);
    }
    rules.rounds = static_cast<std::uint8_t>(drawn(random, 1, one_in(random, 4) ? 9 : 3));
    rules.has_types = !one_in(random, 5);
    for (Type& fixed : rules.fixed_types) {
        fixed = rules.has_types && one_in(random, 2) ? static_cast<Type>(drawn(random, 1, 4))
                                                     : Type::None;
    }
    rules.first = static_cast<FirstFighter>(drawn(random, 0, 2));
    return rules;
}

Action pick_random_action(const Rules& rules, const State& state, core::Random& random) {
    ActionList actions;
    legal_actions(rules, state, actions);
    const auto any = [&random](std::size_t size) {
        return static_cast<std::size_t>(random.below(size));
    };
    if (one_in(random, 10)) {
        return actions[any(actions.size())];
    }
    std::vector<ActionKind> kinds;
    for (const Action& action : actions) {
        if (kinds.empty() || kinds.back() != action.kind) {
            kinds.push_back(action.kind);
        }
    }
    const ActionKind kind = kinds[any(kinds.size())];
    std::vector<Action> of_kind;
    std::copy_if(actions.begin(), actions.end(), std::back_inserter(of_kind), [kind](Action one) {
        return one.kind == kind;
    });
    std::vector<Action> near;
    std::copy_if(of_kind.begin(), of_kind.end(), std::back_inserter(near), [&state](Action one) {
        return comes_near(state, one);
    });
    return near.empty() ? of_kind[any(of_kind.size())] : near[any(near.size())];
}

std::string action_fields(const Action& action) {
    return "kind " + std::to_string(static_cast<int>(action.kind)) + " card "
           + std::to_string(action.card) + " " + std::to_string(action.second) + " hex "
           + std::to_string(action.hex) + " value " + std::to_string(action.value);
}

}  // namespace tenebrae::cagedin::testing
