// SPDX-License-Identifier: MIT
// The tables of the title in line mode.
#include "app/title_loop.hpp"
#include "app/waiting.hpp"
#include "core/text.hpp"

#include <cstddef>
#include <utility>
#include <vector>

namespace tenebrae::app {

namespace {

using Entries = std::vector<LineMenu::Entry>;
using table::NewTableField;

void flip(bool& is_on) {
    is_on = !is_on;
}

/// Returns the names of some seats of a table.
Entries seat_entries(const table::TableInfo& info, const std::vector<int>& seats) {
    Entries entries;
    for (const int seat : seats) {
        entries.push_back({core::escape_for_display(info.seats[static_cast<std::size_t>(seat)].role
        )});
    }
    return entries;
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
            entries.push_back(
                {info.name + (info.title.empty() ? "" : ", " + info.title),
                 table::format_summary(info, *person, storage_.tables()->now())}
            );
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
    const std::vector<table::TableEntry> all = table::table_entries(info, person);
    Entries entries;
    for (const table::TableEntry& entry : all) {
        entries.push_back({std::string(entry.label)});
    }
    if (entries.empty()) {
        return std::nullopt;
    }
    const auto chosen = choose("Table " + name, entries);
    return chosen ? act_at(info, all[*chosen].action) : end_if_left();
}

std::optional<TitleLoop::End>
TitleLoop::act_at(const table::TableInfo& info, table::TableAction action) {
    table::SharedTables& tables = *storage_.tables();
    const auto print = [this](const core::Diagnostics& errors, std::string_view done) {
        menu_.print(errors.empty() ? std::string(done) : core::render(errors));
        return std::optional<End>();
    };
    const auto print_error = [&print](std::optional<core::Diagnostic> error, const char* done) {
        return print(error ? core::Diagnostics{*std::move(error)} : core::Diagnostics(), done);
    };
    switch (action) {
    case table::TableAction::Return: return sit_down({.table = info.name});
    case table::TableAction::SitDown: return choose_seat(info);
    case table::TableAction::Watch: return sit_down({.table = info.name, .is_to_watch = true});
    case table::TableAction::Leave:
        return print_error(tables.leave(info.name), "You have given up your seat.\n");
    case table::TableAction::Remove: return print_error(tables.remove(info.name), "Removed.\n");
    case table::TableAction::TakeBack: {
        const table::Reply reply = tables.hand(table::own_seat_back(info, *tables.person()));
        return print(reply.errors, reply.text);
    }
    case table::TableAction::Hand: return hand_seat(info);
    }
    return std::nullopt;
}

std::optional<TitleLoop::End> TitleLoop::hand_seat(const table::TableInfo& info) {
    table::SharedTables& tables = *storage_.tables();
    const std::vector<int> seats = table::seats_to_hand(info, *tables.person());
    const auto seat = choose("Which seat?", seat_entries(info, seats));
    const auto whom =
        seat ? choose("Who gets it?", Entries{{"A person"}, {"A bot"}}) : std::nullopt;
    if (!whom) {
        return end_if_left();
    }
    table::HandRequest request{.table = info.name, .seat = seats[*seat]};
    if (*whom == 0) {
        const auto person = menu_.ask_text("What is the name of that person?");
        if (!person || person->empty()) {
            return std::nullopt;
        }
        request.person = *person;
    }
    const table::Reply reply = tables.hand(request);
    menu_.print(reply.errors.empty() ? reply.text : core::render(reply.errors));
    return std::nullopt;
}

std::optional<TitleLoop::End> TitleLoop::choose_seat(const table::TableInfo& info) {
    const std::vector<int> seats = table::open_seats(info);
    if (seats.size() == 1) {
        return sit_down({.table = info.name, .seat = seats.front()});
    }
    const auto chosen = choose("Which seat?", seat_entries(info, seats));
    return chosen ? sit_down({.table = info.name, .seat = seats[*chosen]}) : end_if_left();
}

std::optional<TitleLoop::End> TitleLoop::sit_down(table::JoinRequest request) {
    table::SharedTables& tables = *storage_.tables();
    request.hears_talk = screen_.preferences().talk;
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
    TableForm form{{*name}};
    const bool can_be_more = table::most_seats(session_.makers()) > form.people;
    while (!left_) {
        std::vector<NewTableField> fields{NewTableField::Word};
        if (can_be_more) {
            fields.push_back(NewTableField::People);
        }
        fields.insert(
            fields.end(), {NewTableField::Delay, NewTableField::Talk, NewTableField::Bell}
        );
        Entries entries{{"Choose the game"}};
        for (const NewTableField field : fields) {
            const table::NewTableFieldText& text = table::text_of(field);
            entries.push_back(
                {std::string(text.label), value_of(form, field) + ". " + std::string(text.help)}
            );
        }
        const auto chosen = choose("New table " + *name, entries);
        if (!chosen) {
            return end_if_left();
        }
        if (*chosen > 0) {
            change(form, fields[*chosen - 1]);
        } else if (const auto header = ask_variant({}, {.players = form.people})) {
            return make_table(form.table, *header);
        }
    }
    return End::Left;
}

std::string TitleLoop::value_of(const TableForm& form, table::NewTableField field) const {
    const auto on_off = [](bool is_on) { return std::string(is_on ? "on" : "off"); };
    switch (field) {
    case NewTableField::Name: return form.table.name;
    case NewTableField::Word:
        return form.table.word.empty() ? "none" : core::escape_for_display(form.table.word);
    case NewTableField::People: return std::to_string(form.people);
    case NewTableField::Delay: return std::to_string(form.table.delay);
    case NewTableField::Talk: return on_off(screen_.preferences().talk);
    case NewTableField::Bell: return on_off(screen_.preferences().bell);
    }
    return {};
}

void TitleLoop::change(TableForm& form, table::NewTableField field) {
    switch (field) {
    case NewTableField::Name: break;
    case NewTableField::Word: ask_word(form.table); break;
    case NewTableField::People: {
        const int most = table::most_seats(session_.makers());
        form.people = ask_number("How many people?", 2, most).value_or(form.people);
        break;
    }
    case NewTableField::Delay: ask_delay(form.table); break;
    case NewTableField::Talk: flip(screen_.preferences().talk); break;
    case NewTableField::Bell: flip(screen_.preferences().bell); break;
    }
}

void TitleLoop::ask_word(table::NewTable& wanted) {
    const auto word = menu_.ask_text("Which word? \"none\" lets anybody sit down.");
    if (!word) {
        return;
    }
    if (*word == "none") {
        wanted.word.clear();
    } else if (const auto error = storage_.tables()->refuse_word(*word)) {
        menu_.print(core::render({*error}));
    } else {
        wanted.word = *word;
    }
}

void TitleLoop::ask_delay(table::NewTable& wanted) {
    const auto text = menu_.ask_text("How many turns later do spectators see the game?");
    if (!text) {
        return;
    }
    const core::Result<int> delay = table::parse_delay(*text);
    if (delay) {
        wanted.delay = *delay;
    } else {
        menu_.print(core::render(delay.errors()));
    }
}

std::optional<TitleLoop::End>
TitleLoop::make_table(const table::NewTable& wanted, const table::Header& header) {
    if (const auto error =
            storage_.tables()->create(wanted.name, header, wanted.word, wanted.delay)) {
        menu_.print(core::render({*error}));
        return std::nullopt;
    }
    return sit_down({.table = wanted.name, .word = wanted.word});
}

}  // namespace tenebrae::app
