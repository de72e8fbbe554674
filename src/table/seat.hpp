// SPDX-License-Identifier: MIT
#pragma once

#include <cassert>
#include <cstdint>
#include <span>
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
    std::string default_name = {};  ///< "Ben", shown if `name` is empty; never written to a record
};

/// Sets the default name of every seat without a name whose role another seat has too: "Ada",
/// "Ben" and so on, in the order of the seats. Skips each default name that shares its first
/// letter, in any case, with the name of a seat or of a piece (`pieces`).
void add_default_names(std::span<SeatInfo> seats, std::span<const std::string> pieces = {});

/// Returns the name of a seat for messages: its name, else its default name, its label, its role
/// ("the hunter"), or its role and number ("player 1") if it is the only seat.
std::string seat_name(std::span<const SeatInfo> seats, int seat);
/// Returns the same with the number of the seat if other seats have its role: "Ben (2)".
std::string numbered_seat_name(std::span<const SeatInfo> seats, int seat);

}  // namespace tenebrae::table
