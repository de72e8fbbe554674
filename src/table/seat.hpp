// SPDX-License-Identifier: MIT
#pragma once

#include <cassert>
#include <cstdint>
#include <string>

/// Who sits at a table.
namespace tenebrae::table {

/// Seats of players are numbered from 0.
inline constexpr int kMaxSeats = 6;
/// The seat of those who watch: it may know what everybody may, and is never asked.
inline constexpr int kSpectator = kMaxSeats;

/// Any of the seats, that of the spectators included.
class SeatSet {
public:
    constexpr SeatSet() = default;

    static constexpr SeatSet none() { return {}; }
    static constexpr SeatSet all() { return SeatSet(static_cast<std::uint8_t>(kAll)); }
    static constexpr SeatSet of(int seat) {
        assert(seat >= 0 && seat <= kSpectator);
        return SeatSet(static_cast<std::uint8_t>(1U << static_cast<unsigned>(seat)));
    }

    [[nodiscard]] constexpr bool has(int seat) const { return (mask_ & of(seat).mask_) != 0; }
    [[nodiscard]] constexpr bool empty() const { return mask_ == 0; }

    friend constexpr SeatSet operator|(SeatSet some, SeatSet others) {
        return SeatSet(static_cast<std::uint8_t>(some.mask_ | others.mask_));
    }
    friend constexpr SeatSet operator&(SeatSet some, SeatSet others) {
        return SeatSet(static_cast<std::uint8_t>(some.mask_ & others.mask_));
    }
    friend constexpr bool operator==(SeatSet, SeatSet) = default;

private:
    static constexpr unsigned kAll = (1U << static_cast<unsigned>(kSpectator + 1)) - 1;

    explicit constexpr SeatSet(std::uint8_t mask) : mask_(mask) {}

    std::uint8_t mask_ = 0;
};

/// What a seat is in a game.
struct SeatInfo {
    std::string role;  ///< "player", "hunter"
    std::string side;  ///< those who win and lose together: "hunters"
    std::string name;  ///< of who sits there; may be empty
    std::string label = {};  ///< "the Hunter", where "hunter 2" would not do
};

}  // namespace tenebrae::table
