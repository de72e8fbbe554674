// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace tenebrae::cagedin {

/// A fighter: seat 0 is red, seat 1 blue (CI-G1).
using Seat = std::uint8_t;
inline constexpr Seat kRed = 0;
inline constexpr Seat kBlue = 1;
inline constexpr Seat kNobody = 2;
constexpr Seat other(Seat seat) {
    return static_cast<Seat>(1 - seat);
}

/// Where the fight is, and so which deck is in use.
enum class Place : std::uint8_t { Feet, Mat };
inline constexpr std::size_t kPlaces = 2;
constexpr std::size_t index(Place place) {
    return static_cast<std::size_t>(place);
}

/// Fighter types (section F).
enum class Type : std::uint8_t { None, Striker, Judo, Submission, Wrestler };
inline constexpr std::size_t kTypes = 4;  ///< without None

/// CI-K3.
enum class Location : std::uint8_t { HeadLeft, HeadRight, BodyLeft, BodyRight, LegLeft, LegRight };
inline constexpr std::size_t kLocations = 6;

/// CI-K4.
enum class Takedown : std::uint8_t { JudoThrow, Slam, ShootLegs };
inline constexpr std::size_t kTakedowns = 3;

/// CI-K6.
enum class Hold : std::uint8_t {
    Armbar,
    Kimura,
    RearNakedChoke,
    TriangleChoke,
    GuillotineChoke,
    HeelHook,
};
inline constexpr std::size_t kHolds = 6;

/// The meters in the order of table 3.
enum class Meter : std::uint8_t { Head, BodyLeft, BodyRight, LegLeft, LegRight, Fatigue };
inline constexpr std::size_t kMeters = 6;
inline constexpr std::size_t kDamageMeters = 5;
constexpr std::size_t index(Meter meter) {
    return static_cast<std::size_t>(meter);
}
/// CI-B2.
constexpr Meter meter_of(Location location) {
    constexpr std::array kOf{
        Meter::Head,
        Meter::Head,
        Meter::BodyLeft,
        Meter::BodyRight,
        Meter::LegLeft,
        Meter::LegRight};
    return kOf[static_cast<std::size_t>(location)];
}

/// A sort of card of one deck: its row in table 1 or 2, from 0. Cards of one sort are alike.
using Card = std::uint8_t;
inline constexpr Card kNoCard = 0xFF;
/// The most sorts of card, and the most cards, that a deck may have.
inline constexpr std::size_t kMaxSorts = 32;
inline constexpr std::size_t kMaxStandupCards = 64;
inline constexpr std::size_t kMaxGroundCards = 40;

/// CI-K2.
struct StandupCard {
    bool is_takedown = false;
    Location location = Location::HeadLeft;  ///< of a strike
    Takedown takedown = Takedown::JudoThrow;  ///< of a takedown
    bool combo = false;
    bool counter = false;
    bool haymaker = false;
    std::uint8_t footwork = 0;

    friend constexpr bool operator==(const StandupCard&, const StandupCard&) = default;
};

/// CI-K5.
struct GroundCard {
    Hold hold = Hold::Armbar;
    Meter meter = Meter::Head;  ///< a damage meter
    bool is_tap = false;  ///< else an escape

    friend constexpr bool operator==(const GroundCard&, const GroundCard&) = default;
};

/// The number of cards of each sort.
using Counts = std::array<std::uint8_t, kMaxSorts>;

}  // namespace tenebrae::cagedin
