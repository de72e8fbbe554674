// SPDX-License-Identifier: MIT
// The tables of the title in line mode.
#include "app/title_loop.hpp"
#include "app/waiting.hpp"
#include "core/text.hpp"

#include <functional>
#include <utility>

namespace tenebrae::app {

namespace {

using Entries = std::vector<LineMenu::Entry>;

LineMenu::Entry entry_of(const table::TableInfo& info, const std::string& person) {
    const std::string relation = table::format_relation(info, person);
    return {
        info.name + (info.title.empty() ? "" : ", " + info.title),
        core::escape_for_display(
            table::format_state(info) + (relation.empty() ? "" : ", " + relation)
        )};
}

}  // namespace

std::optional<TitleLoop::End> TitleLoop::tables() {
    for (;;) {
        const core::Result<std::vector<table::TableInfo>> all = storage_.tables()->tables();
        const core::Result<std::string> person = storage_.tables()->person();
        if (!all || !person) {
            menu_.print(core::render(all ? person.errors() : all.errors()));
            return std::nullopt;
        }
        Entries entries{{"New table"}};
        for (const table::TableInfo& info : *all) {
            entries.push_back(entry_of(info, *person));
        }
        const auto chosen =
            choose("Tables. You are " + core::escape_for_display(*person) + ".", entries);
        if (!chosen) {
            return end_if_left();
        }
        const std::optional<End> end = *chosen == 0 ? new_table() : table((*all)[*chosen - 1].name);
        if (end) {
            return end;
        }
    }
}

std::optional<TitleLoop::End> TitleLoop::table(const std::string& name) {
    table::SharedTables& tables = *storage_.tables();
    const table::TableInfo info = tables.table(name);
    const std::string person = *tables.person();
    menu_.print(
        "\n" + name + ": " + (info.title.empty() ? "" : info.title + ", ")
        + core::escape_for_display(table::format_state(info)) + "\n"
        + core::joined(table::format_seats(info, tables.now()), "\n") + "\n"
    );
    Entries entries;
    std::vector<std::function<std::optional<End>()>> actions;
    const auto add = [&](std::string label, std::function<std::optional<End>()> action) {
        entries.push_back({std::move(label)});
        actions.push_back(std::move(action));
    };
    const auto do_and_say = [&](std::optional<core::Diagnostic> error, std::string_view done) {
        menu_.print(error ? core::render({*error}) : std::string(done));
        return std::optional<End>();
    };
    const bool is_mine = info.has_seat(person);
    if (is_mine && !info.is_over()) {
        add("Sit down at your seat", [&] { return sit_down({.table = name}); });
    } else if (info.has_open_seat() && !info.is_over()) {
        add("Sit down", [&] { return choose_seat(info); });
    }
    if (info.errors.empty()) {
        add(info.is_over() ? "See how it ended" : "Watch",
            [&] { return sit_down({.table = name, .is_to_watch = true}); });
    }
    if (is_mine && !info.is_over()) {
        add("Give up your seat",
            [&] { return do_and_say(tables.leave(name), "You have given up your seat.\n"); });
    }
    if (info.maker == person) {
        add("Remove this table", [&] { return do_and_say(tables.remove(name), "Removed.\n"); });
    }
    if (entries.empty()) {
        return std::nullopt;
    }
    const auto chosen = choose("Table " + name, entries);
    return chosen ? actions[*chosen]() : end_if_left();
}

std::optional<TitleLoop::End> TitleLoop::choose_seat(const table::TableInfo& info) {
    Entries entries;
    std::vector<int> seats;
    for (std::size_t seat = 0; seat < info.seats.size(); ++seat) {
        if (info.seats[seat].is_open()) {
            entries.push_back({core::escape_for_display(info.seats[seat].role)});
            seats.push_back(static_cast<int>(seat));
        }
    }
    if (seats.size() == 1) {
        return sit_down({.table = info.name, .seat = seats.front()});
    }
    const auto chosen = choose("Which seat?", entries);
    return chosen ? sit_down({.table = info.name, .seat = seats[*chosen]}) : end_if_left();
}

std::optional<TitleLoop::End> TitleLoop::sit_down(table::JoinRequest request) {
    table::SharedTables& tables = *storage_.tables();
    std::optional<core::Diagnostic> error = tables.sit_down(request);
    if (error && error->code == "wrong-word" && request.word.empty()) {
        const auto word = menu_.ask_text("What is the invitation word of this table?");
        if (!word) {
            return std::nullopt;
        }
        request.word = *word;
        error = tables.sit_down(request);
    }
    if (error) {
        menu_.print(core::render({*error}));
        return std::nullopt;
    }
    const table::Reply reply = wait_for_people(tables, &typed_);
    if (reply.kind == table::Reply::Kind::Accepted) {
        return End::Game;
    }
    tables.stand_up();
    menu_.print(core::render(reply.errors));
    return std::nullopt;
}

std::optional<TitleLoop::End> TitleLoop::new_table() {
    table::SharedTables& tables = *storage_.tables();
    const auto name = menu_.ask_text("What is the name of the new table?");
    if (!name) {
        return std::nullopt;
    }
    if (const std::optional<core::Diagnostic> error = tables.refuse_name(*name)) {
        menu_.print(core::render({*error}));
        return std::nullopt;
    }
    const auto whom =
        choose("Who may sit down?", Entries{{"Anybody"}, {"Only people who know a word"}});
    const auto word = whom && *whom == 1 ? menu_.ask_text("Which word?") : std::string();
    if (!whom || !word) {
        return end_if_left();
    }
    const std::optional<int> people =
        ask_number("How many people?", 2, table::most_seats(session_.makers()));
    const std::optional<table::Header> header =
        people ? ask_variant({}, {.players = *people}) : std::nullopt;
    if (!header) {
        return end_if_left();
    }
    if (const auto error = tables.create(*name, *header, *word)) {
        menu_.print(core::render({*error}));
        return std::nullopt;
    }
    return sit_down({.table = *name, .word = *word});
}

}  // namespace tenebrae::app
