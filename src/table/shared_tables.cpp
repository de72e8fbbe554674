// SPDX-License-Identifier: MIT
#include "table/shared_tables.hpp"

#include "core/text.hpp"

#include <algorithm>

namespace tenebrae::table {

bool TableInfo::has_seat(std::string_view person) const {
    return !person.empty() && std::ranges::find(seats, person, &Seat::person) != seats.end();
}

bool TableInfo::waits_for(std::string_view person) const {
    return std::ranges::any_of(seats, [person](const Seat& seat) {
        return seat.decides && seat.bot.empty() && seat.person == person;
    });
}

bool TableInfo::has_open_seat() const {
    return std::ranges::any_of(seats, &Seat::is_open);
}

std::string format_state(const TableInfo& info) {
    if (!info.errors.empty()) {
        return info.errors.front().message;
    }
    std::string text = !info.has_begun ? "waiting for people"
                       : info.turn     ? "turn " + std::to_string(*info.turn)
                                       : "being played";
    if (info.is_over()) {
        text = "over";
    }
    return text + (info.needs_word ? ", by invitation" : "");
}

std::string format_seat(const TableInfo::Seat& seat, std::int64_t now) {
    std::string text = seat.role + ": ";
    if (!seat.bot.empty()) {
        text += (seat.person.empty() ? "" : seat.person + ", now ") + "a bot (" + seat.bot + ")";
    } else {
        text += seat.person.empty() ? "open" : seat.person;
    }
    if (seat.is_here) {
        text += ", here now";
    } else if (!seat.person.empty() && seat.last_here > 0) {
        const std::int64_t age = std::max<std::int64_t>(0, now - seat.last_here);
        text += age < core::kSecondsOfMinute ? ", here a moment ago"
                                             : ", last here " + core::format_age(age) + " ago";
    }
    return core::escape_for_display(text + (seat.decides ? ", decides" : ""));
}

std::vector<std::string> format_seats(const TableInfo& info, std::int64_t now) {
    std::vector<std::string> lines;
    for (std::size_t seat = 0; seat < info.seats.size(); ++seat) {
        lines.push_back(std::to_string(seat + 1) + ". " + format_seat(info.seats[seat], now));
    }
    return lines;
}

std::string format_relation(const TableInfo& info, std::string_view person) {
    if (info.waits_for(person)) {
        return "waits for you";
    }
    if (info.has_seat(person)) {
        return "yours";
    }
    return info.has_open_seat() && !info.is_over() && info.errors.empty() ? "has an open seat" : "";
}

}  // namespace tenebrae::table
