// SPDX-License-Identifier: MIT
#pragma once

#include "games/cagedin/rules/cage.hpp"
#include "games/cagedin/rules/cards.hpp"

#include <array>
#include <cstdint>

namespace tenebrae::cagedin {

/// A meter: the number of spaces, and marked spaces as bits; bit n is space n + 1 (table 3).
struct MeterPlan {
    std::uint8_t spaces = 0;
    std::uint32_t fatigue = 0;  ///< F spaces
    std::uint32_t knockout = 0;  ///< KO spaces

    friend constexpr bool operator==(const MeterPlan&, const MeterPlan&) = default;
};
inline constexpr int kMaxSpaces = 20;  ///< the most spaces of a meter

/// Tables 1 to 5 (CI-Y5): the print on cards, boards and cage.
struct Tables {
    std::array<StandupCard, kMaxSorts> standup{};
    std::array<GroundCard, kMaxSorts> ground{};
    std::array<std::uint8_t, kPlaces> sorts{};  ///< of each deck
    std::array<Counts, kPlaces> copies{};  ///< of each sort
    std::array<MeterPlan, kMeters> meters{};
    /// Cubes that reach fatigue levels 1 to 3 (table 4); level 4 is a full meter.
    std::array<std::uint8_t, 3> levels{};
    std::array<Hex, 2> corners{kNoHex, kNoHex};  ///< by fighter
    Hexes hurting = 0;  ///< "+1 DMG"
    Hexes countering = 0;  ///< counter-strike hexes

    friend constexpr bool operator==(const Tables&, const Tables&) = default;
};

/// The fighter who goes first in round 1 (CI-Y4).
enum class FirstFighter : std::uint8_t { Lot, Red, Blue };

/// The constants of a fight (section Y). Made and checked by sets/; outlives its states.
struct Rules {
    Tables tables;
    std::uint8_t rounds = 3;  ///< 1 to 9
    bool has_types = true;  ///< `types choose`
    std::array<Type, 2> fixed_types{};  ///< None: not fixed (CI-Y3)
    FirstFighter first = FirstFighter::Lot;

    /// Returns whether the fighter chooses a type.
    [[nodiscard]] bool chooses_type(Seat seat) const {
        return has_types && fixed_types[seat] == Type::None;
    }
    [[nodiscard]] int spaces(Meter meter) const { return tables.meters[index(meter)].spaces; }
};

inline constexpr int kHandOnFeet = 5;  ///< CI-S6
inline constexpr int kNewHand = 4;  ///< CI-K11, A17, M18; also the limit of CI-A20
inline constexpr int kCornerPoints = 2;  ///< CI-E5
inline constexpr int kFreeActions = 3;  ///< of one turn, without fatigue (CI-O4)

}  // namespace tenebrae::cagedin
