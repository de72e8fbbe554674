// SPDX-License-Identifier: MIT
#include "games/cagedin/words/ending.hpp"

#include "games/cagedin/notation/vocabulary.hpp"

#include <string>

namespace tenebrae::cagedin {
namespace {

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

}  // namespace tenebrae::cagedin
