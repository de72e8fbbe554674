// SPDX-License-Identifier: MIT
#pragma once

#include <cassert>
#include <cstdint>
#include <string>

/// The seats of a table.
namespace tenebrae::table {

/// The maximum number of players. Their seats are numbered from 0.
inline constexpr int kMaxSeats = 6;
/// The seat of the spectators: it knows only public information, and never decides.
inline constexpr int kSpectator = kMaxSeats;

/// A set of seats, which may include the spectators.
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

/// The role of a seat in a game.
struct SeatInfo {
    std::string role;  ///< "player", "hunter"
    std::string side;  ///< the seats that win and lose together: "hunters"
    std::string name;  ///< name of the player; may be empty
    std::string label = {};  ///< "the Hunter", if "hunter 2" would be wrong
};

}  // namespace tenebrae::table
