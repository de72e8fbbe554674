// SPDX-License-Identifier: MIT
#include "games/cagedin/words/ending.hpp"

#include "games/cagedin/notation/vocabulary.hpp"
#include "kit/weights.hpp"

#include <array>
#include <string>

namespace tenebrae::cagedin {
namespace {

using kit::kDecisive;
using kit::kGrave;
using kit::kPassing;
using kit::kSmall;
using Weight = kit::Weight<EventKind>;

std::string_view damage_source(DamageReason reason) {
    switch (reason) {
    case DamageReason::Hit: return "strikes";
    case DamageReason::Counter: return "counter-strikes";
    case DamageReason::Takedown: return "takedowns";
    case DamageReason::Pound: return "ground and pound";
    case DamageReason::CornerHex: break;
    }
    return "the hard floor";
}

constexpr std::array kWeights{
    Weight{EventKind::SavedByBell, kDecisive},
    Weight{EventKind::Judged, kDecisive},
    Weight{EventKind::Escaped, kGrave},
    Weight{EventKind::ToMat, kGrave},
    Weight{EventKind::RoundEnds, kGrave},
    Weight{EventKind::Countered, kSmall},
    Weight{EventKind::ToFeet, kSmall},
    Weight{EventKind::Attack, kPassing},
    Weight{EventKind::Blocked, kPassing},
    Weight{EventKind::Damage, kPassing},
    Weight{EventKind::Overturned, kPassing},
    Weight{EventKind::Bell, kPassing},
};

int damage_of(const Fighter& fighter) {
    int damage = 0;
    for (std::size_t meter = 0; meter < kDamageMeters; ++meter) {
        damage += fighter.cubes[meter];
    }
    return damage;
}

}  // namespace

std::vector<table::Counter> counters_of(const View& view) {
    std::vector<table::Counter> counters;
    for (const Seat seat : {kRed, kBlue}) {
        const Fighter& fighter = view.open.fighters[seat];
        counters.push_back({std::string(display_name(seat)) + "'s damage", damage_of(fighter)});
    }
    for (const Seat seat : {kRed, kBlue}) {
        const int fatigue = view.open.fighters[seat].cubes[index(Meter::Fatigue)];
        counters.push_back({std::string(display_name(seat)) + "'s fatigue", fatigue});
    }
    return counters;
}

table::EventWeight weight_of(const Event& event) {
    table::EventWeight weight{.weight = kit::weight_of(kWeights, event.kind)};
    if (event.kind == EventKind::Damage) {
        const auto reason = static_cast<DamageReason>(event.reason);
        weight.cause =
            std::string(display_name(event.who)) + ", by " + std::string(damage_source(reason));
        weight.amount = 1;
    }
    return weight;
}

}  // namespace tenebrae::cagedin
