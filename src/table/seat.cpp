// SPDX-License-Identifier: MIT
#include "table/seat.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

namespace tenebrae::table {

namespace {

/// The default names. Their first letters differ, and there are enough for every seat even if as
/// many names are given.
constexpr std::array<std::string_view, std::size_t{2} * kMaxSeats> kDefaultNames{
    "Ada", "Ben", "Cleo", "Dov", "Eve", "Finn", "Gus", "Hana", "Ivo", "June", "Kai", "Lena"};

char upper(char letter) {
    return letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
}

bool shares_role(std::span<const SeatInfo> seats, const SeatInfo& info) {
    return std::ranges::count(seats, info.role, &SeatInfo::role) > 1;
}

}  // namespace

void add_default_names(std::span<SeatInfo> seats, std::span<const std::string> pieces) {
    std::string taken;
    const auto take = [&taken](const std::string& name) {
        taken += name.empty() ? "" : std::string(1, upper(name.front()));
    };
    std::ranges::for_each(pieces, take);
    std::ranges::for_each(seats, take, &SeatInfo::name);
    const auto* next = kDefaultNames.begin();
    for (SeatInfo& seat : seats) {
        if (!seat.name.empty() || !shares_role(seats, seat)) {
            continue;
        }
        next = std::find_if(next, kDefaultNames.end(), [&taken](std::string_view name) {
            return taken.find(name.front()) == std::string::npos;
        });
        if (next == kDefaultNames.end()) {
            return;
        }
        seat.default_name = *next++;
    }
}

std::string seat_name(std::span<const SeatInfo> seats, int seat) {
    const SeatInfo& info = seats[static_cast<std::size_t>(seat)];
    for (const std::string* name : {&info.name, &info.default_name, &info.label}) {
        if (!name->empty()) {
            return *name;
        }
    }
    const bool needs_number = seats.size() == 1 || shares_role(seats, info);
    return needs_number ? info.role + " " + std::to_string(seat + 1) : "the " + info.role;
}

std::string numbered_seat_name(std::span<const SeatInfo> seats, int seat) {
    const SeatInfo& info = seats[static_cast<std::size_t>(seat)];
    const bool has_name = !info.name.empty() || !info.default_name.empty();
    return seat_name(seats, seat)
           + (has_name && shares_role(seats, info) ? " (" + std::to_string(seat + 1) + ")" : "");
}

}  // namespace tenebrae::table
