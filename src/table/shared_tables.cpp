// SPDX-License-Identifier: MIT
#include "table/shared_tables.hpp"

#include "core/text.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cstddef>

namespace tenebrae::table {

const NewTableFieldText& text_of(NewTableField field) {
    static constexpr std::array<NewTableFieldText, kNewTableFields> kTexts{{
        {"Name", "The others find the table by this name."},
        {"Invitation word",
         "Only people who know this word can sit down. Without one, anybody can. Anybody can "
         "watch."},
        {"People", "How many people play, each at a terminal of their own."},
        {"Delay", "Spectators see the game this many turns later, 0 to 100."},
        {"Talk", "Show what others at a table say and point at, and let you talk."},
        {"Bell", "Ring the bell when it becomes your turn, and at grave moments."},
    }};
    return kTexts[static_cast<std::size_t>(field)];
}

core::Result<int> parse_delay(const std::string& text) {
    const auto turns = core::parse_unsigned(text);
    if (turns && *turns <= static_cast<std::uint64_t>(kMaxDelay)) {
        return static_cast<int>(*turns);
    }
    return core::error("bad-delay", "Invalid delay.")
        .expected("a number of turns from 0 to " + std::to_string(kMaxDelay))
        .got(text);
}

bool TableInfo::has_seat(std::string_view person) const {
    return !person.empty() && std::ranges::find(seats, person, &Seat::person) != seats.end();
}

bool TableInfo::has_lent_seat(std::string_view person) const {
    return !person.empty() && std::ranges::find(seats, person, &Seat::lender) != seats.end();
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
    const std::string delay = info.delay == 0 || info.is_over()
                                  ? ""
                                  : ", watched " + core::counted(info.delay, "turn") + " later";
    return text + (info.needs_word ? ", by invitation" : "") + delay;
}

std::string format_seat(const TableInfo::Seat& seat, std::int64_t now) {
    std::string text = seat.role + ": ";
    if (!seat.bot.empty()) {
        text += (seat.person.empty() ? "" : seat.person + ", now ") + "a bot (" + seat.bot + ")";
    } else {
        text += seat.person.empty() ? "open" : seat.person;
    }
    text += seat.lender.empty() ? "" : ", for " + seat.lender;
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
    if (info.has_lent_seat(person)) {
        return "yours, lent to another person";
    }
    return info.has_open_seat() && !info.is_over() && info.errors.empty() ? "has an open seat" : "";
}

namespace {

/// Returns the state of a table in one word, for programs.
std::string_view state_code(const TableInfo& info) {
    if (!info.errors.empty()) {
        return "damaged";
    }
    if (info.is_over()) {
        return "over";
    }
    return info.has_begun ? "playing" : "waiting";
}

/// Returns what a table is for a person in one word; empty: nothing.
std::string_view relation_code(const TableInfo& info, std::string_view person) {
    if (info.waits_for(person)) {
        return "decides";
    }
    if (info.has_seat(person)) {
        return "seated";
    }
    if (info.has_lent_seat(person)) {
        return "lent";
    }
    return info.errors.empty() && !info.is_over() && info.has_open_seat() ? "open" : "";
}

/// Formats a line; in pure ASCII if it has characters that control a terminal.
std::string json_line(const Json& json) {
    std::string line = json.dump(-1, ' ', false, Json::error_handler_t::replace);
    if (!core::is_printable(line)) {
        line = json.dump(-1, ' ', true, Json::error_handler_t::replace);
    }
    return line + "\n";
}

Json seat_json(const TableInfo::Seat& seat, int number) {
    Json json{
        {"seat", number}, {"role", seat.role}, {"here", seat.is_here}, {"decides", seat.decides}};
    const auto put = [&json](const char* key, const std::string& text) {
        if (!text.empty()) {
            json[key] = text;
        }
    };
    put("person", seat.person);
    put("lender", seat.lender);
    put("bot", seat.bot);
    if (seat.last_here > 0) {
        json["last_here"] = seat.last_here;
    }
    return json;
}

}  // namespace

std::string format_summary(const TableInfo& info, std::string_view person, std::int64_t now) {
    std::string text = format_state(info);
    if (!info.errors.empty()) {
        return core::escape_for_display(text);
    }
    const std::string relation = format_relation(info, person);
    text += relation.empty() ? "" : ", " + relation;
    const auto decider = std::ranges::find(info.seats, true, &TableInfo::Seat::decides);
    if (decider != info.seats.end()) {
        const std::string& name =
            !decider->bot.empty() || decider->person.empty() ? decider->role : decider->person;
        text += info.waits_for(person) ? "" : ", waits for " + name;
        const std::int64_t age = now - info.changed;
        text += age < core::kSecondsOfMinute ? "" : " for " + core::format_age(age);
    }
    std::string present;
    for (const TableInfo::Seat& seat : info.seats) {
        if (seat.is_here && !seat.person.empty()) {
            present += (present.empty() ? "" : ", ") + seat.person;
        }
    }
    text += present.empty() ? "" : ", here now: " + present;
    return core::escape_for_display(text);
}

std::string table_json(const TableInfo& info, std::string_view person) {
    Json json{{"table", info.name}, {"state", state_code(info)}};
    if (!info.errors.empty()) {
        json["error"] = info.errors.front().code;
        return json_line(json);
    }
    json["game"] = info.game;
    json["maker"] = info.maker;
    json["by_invitation"] = info.needs_word;
    json["changed"] = info.changed;
    if (info.turn) {
        json["turn"] = *info.turn;
    }
    if (const std::string_view relation = relation_code(info, person); !relation.empty()) {
        json["you"] = relation;
    }
    json["seats"] = Json::array();
    for (std::size_t seat = 0; seat < info.seats.size(); ++seat) {
        json["seats"].push_back(seat_json(info.seats[seat], static_cast<int>(seat) + 1));
    }
    return json_line(json);
}

HandRequest own_seat_back(const TableInfo& info, const std::string& person) {
    const auto own = std::ranges::find(info.seats, person, &TableInfo::Seat::person);
    return {
        .table = info.name, .seat = static_cast<int>(own - info.seats.begin()), .person = person};
}

std::vector<int> open_seats(const TableInfo& info) {
    std::vector<int> seats;
    for (std::size_t seat = 0; seat < info.seats.size(); ++seat) {
        if (info.seats[seat].is_open()) {
            seats.push_back(static_cast<int>(seat));
        }
    }
    return seats;
}

std::vector<int> seats_to_hand(const TableInfo& info, std::string_view person) {
    std::vector<int> seats;
    for (std::size_t seat = 0; seat < info.seats.size() && !person.empty(); ++seat) {
        const TableInfo::Seat& one = info.seats[seat];
        const bool is_theirs = one.person == person || one.lender == person;
        const bool is_free = info.maker == person && (one.person.empty() || !one.is_here);
        if (is_theirs || is_free) {
            seats.push_back(static_cast<int>(seat));
        }
    }
    return seats;
}

std::vector<TableEntry> table_entries(const TableInfo& info, std::string_view person) {
    using enum TableAction;
    std::vector<TableEntry> entries;
    const bool is_whole = info.errors.empty();
    const bool goes_on = is_whole && !info.is_over();
    const bool is_mine = goes_on && info.has_seat(person);
    if (is_mine) {
        entries.push_back({Return, "Sit down at your seat"});
    } else if (goes_on && info.has_lent_seat(person)) {
        entries.push_back({Return, "Take back your seat"});
    } else if (goes_on && info.has_open_seat()) {
        entries.push_back({SitDown, "Sit down"});
    }
    if (is_whole) {
        entries.push_back({Watch, info.is_over() ? "See how it ended" : "Watch"});
    }
    if (is_mine || (goes_on && info.has_lent_seat(person))) {
        entries.push_back({Leave, "Give up your seat"});
    }
    const auto own = std::ranges::find(info.seats, person, &TableInfo::Seat::person);
    if (is_mine && info.has_begun && !own->bot.empty()) {
        entries.push_back({TakeBack, "Take your seat back from the bot"});
    }
    if (goes_on && !seats_to_hand(info, person).empty()) {
        entries.push_back({Hand, "Hand a seat to another"});
    }
    if (!person.empty() && info.maker == person) {
        entries.push_back({Remove, "Remove this table"});
    }
    return entries;
}

}  // namespace tenebrae::table
