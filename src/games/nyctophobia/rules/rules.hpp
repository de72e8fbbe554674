// SPDX-License-Identifier: MIT
#pragma once

#include "games/nyctophobia/rules/cards.hpp"
#include "games/nyctophobia/rules/ground.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace tenebrae::nyctophobia {

inline constexpr int kMaxHunted = 4;
inline constexpr int kMaxTrees = 40;
inline constexpr int kMaxRocks = 7;
inline constexpr int kMaxHealth = 3;
inline constexpr int kHealthTokens = 9;

/// A piece: 0 to 3 are Hunted 1 to 4.
using PieceId = std::uint8_t;
inline constexpr PieceId kHunter = 4;
inline constexpr PieceId kNoPiece = 5;

/// A set of Hunted: bit n is Hunted n + 1.
using HuntedSet = std::uint8_t;
constexpr HuntedSet hunted_only(PieceId who) {
    return static_cast<HuntedSet>(1U << who);
}
constexpr bool has_hunted(HuntedSet set, PieceId who) {
    return (static_cast<unsigned>(set) >> who & 1U) != 0;
}

enum class Character : std::uint8_t {
    None,
    Guide,
    Boxer,
    Cheerleader,
    Klutz,
    TrackStar,
    Climber,
};
inline constexpr std::size_t kCharacters = 6;

enum class Level : std::uint8_t { Gentle, Fair, Grim };

/// A map (HU-S4) before it is turned.
struct MapPlan {
    Trees trees;
    Space hunter = kNoSpace;
    std::array<Space, kMaxHunted> starts{kNoSpace, kNoSpace, kNoSpace, kNoSpace};
    std::array<CarSpaces, 3> cars{kNoCar, kNoCar, kNoCar};
};

/// The options of a game (HU-U1), made and checked by sets/. They outlive its states.
struct Rules {
    std::uint8_t hunted = 3;  ///< 2 to 4
    std::uint8_t people = 1;  ///< people who play the Hunted, 1 to hunted (HU-S2)
    bool human_hunter = false;
    Level level = Level::Fair;
    Deck deck = Deck::Axe;
    bool own_map = false;  ///< built by the Hunter (section B); plan is empty then
    MapPlan plan;
    std::optional<std::uint8_t> car;  ///< 0 to 2; empty: drawn
    std::optional<std::uint8_t> turned;  ///< quarter turns, 0 to 3; empty: drawn
    bool draws_characters = true;
    std::array<Character, kMaxHunted> characters{};  ///< used if they are not drawn
    bool open_talk = true;
    bool sketch = true;
    bool loose_hush = false;
    bool ambush = false;
    std::uint8_t dawn = 60;  ///< rounds; 0: never
    std::uint8_t health = 2;

    /// Returns the seat of a piece, from 0 (HU-S2); the Hunter has the last.
    [[nodiscard]] constexpr int seat_of(PieceId who) const {
        return who == kHunter ? people : who * people / hunted;
    }
    [[nodiscard]] constexpr int seats() const { return people + (human_hunter ? 1 : 0); }
    /// Returns the Hunted that a seat plays; none for the Hunter and spectators.
    [[nodiscard]] constexpr HuntedSet hunted_of(int seat) const {
        HuntedSet set = 0;
        for (PieceId who = 0; who < hunted; ++who) {
            set = static_cast<HuntedSet>(set | (seat_of(who) == seat ? hunted_only(who) : 0));
        }
        return set;
    }
    [[nodiscard]] constexpr bool is_hunter_seat(int seat) const {
        return human_hunter && seat == people;
    }
    [[nodiscard]] constexpr HuntedSet all_hunted() const {
        return static_cast<HuntedSet>((1U << hunted) - 1);
    }
};

}  // namespace tenebrae::nyctophobia
