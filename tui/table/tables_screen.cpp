// SPDX-License-Identifier: MIT
#include "tui/table/tables_screen.hpp"

#include "core/text.hpp"
#include "tui/table/line_screen.hpp"
#include "tui/table/menu_screen.hpp"
#include "tui/table/new_table_screen.hpp"
#include "tui/table/panes.hpp"
#include "tui/table/question.hpp"
#include "tui/table/start_game.hpp"

#include <algorithm>
#include <cstddef>
#include <functional>
#include <utility>

namespace tenebrae::tui {

namespace {

/// Begins or continues the game of the table where the person is, or waits for people.
Next begin(ScreenContext& context) {
    const table::Reply reply = context.tables->begin();
    if (reply.kind == table::Reply::Kind::Nothing) {
        return Next::open(std::make_unique<WaitingScreen>(context));
    }
    if (reply.kind == table::Reply::Kind::Refused) {
        context.tables->stand_up();
        return show_notice(context, "This table cannot be opened", first_line(reply.errors));
    }
    return show_game(context, reply);
}

Next ask_to_sit_down(ScreenContext& context, table::JoinRequest request) {
    return Next::open(std::make_unique<LineScreen>(
        context,
        "Invitation word: ",
        "",
        [&context, request = std::move(request)](const std::string& word) mutable {
            request.word = word;
            return sit_down(context, request);
        }
    ));
}

/// Asks for one of some seats of a table.
Next ask_for_seat(
    ScreenContext& context,
    const table::TableInfo& info,
    const std::vector<int>& seats,
    const std::function<Next(int seat)>& then
) {
    std::vector<MenuEntry> entries;
    entries.reserve(seats.size());
    for (const int seat : seats) {
        entries.push_back(
            {core::escape_for_display(info.seats[static_cast<std::size_t>(seat)].role),
             "",
             [then, seat] { return then(seat); }}
        );
    }
    return Next::open(std::make_unique<MenuScreen>(context, "Which seat?", std::move(entries)));
}

/// Sits down at an open seat; asks which one if there are several.
Next choose_seat(ScreenContext& context, const table::TableInfo& info) {
    const std::vector<int> seats = table::open_seats(info);
    const auto take = [&context, name = info.name](int seat) {
        return sit_down(context, {.table = name, .seat = seat});
    };
    return seats.size() == 1 ? take(seats.front()) : ask_for_seat(context, info, seats, take);
}

}  // namespace

Next sit_down(ScreenContext& context, const table::JoinRequest& request) {
    table::JoinRequest with_options = request;
    with_options.hears_talk = context.preferences.talk;
    const std::optional<core::Diagnostic> error = context.tables->sit_down(with_options);
    if (!error) {
        return begin(context);
    }
    if (error->code == "wrong-word" && request.word.empty()) {
        return ask_to_sit_down(context, request);
    }
    return show_notice(context, "You cannot sit down here", one_line(*error));
}

Next open_tables(ScreenContext& context) {
    return confirm_unsaved(context, [&context] {
        return Next::open(std::make_unique<TablesScreen>(context));
    });
}

TablesScreen::TablesScreen(ScreenContext& context) : context_(context) {
    read();
}

void TablesScreen::read() {
    const std::string name = selected() != nullptr ? selected()->name : "";
    tables_.clear();
    const core::Result<std::string> person = context_.tables->person();
    person_ = person ? *person : "";
    if (!person) {
        message_ = first_line(person.errors());
    }
    if (core::Result<std::vector<table::TableInfo>> tables = context_.tables->tables()) {
        tables_ = std::move(tables).value();
    } else {
        message_ = first_line(tables.errors());
    }
    std::vector<MenuList::Item> items{{"New table ...", ""}};
    for (const table::TableInfo& info : tables_) {
        items.push_back(
            {info.name + (info.title.empty() ? "" : "  " + info.title),
             table::format_summary(info, person_, context_.tables->now())}
        );
    }
    list_.set(std::move(items));
    const auto same = std::ranges::find(tables_, name, &table::TableInfo::name);
    list_.select(
        same == tables_.end() ? (tables_.empty() ? 0 : 1)
                              : static_cast<std::size_t>(same - tables_.begin()) + 1
    );
}

const table::TableInfo* TablesScreen::selected() const {
    return list_.size() > 0 && list_.selected() > 0 && list_.selected() <= tables_.size()
               ? &tables_[list_.selected() - 1]
               : nullptr;
}

void TablesScreen::draw(Grid& grid) {
    const std::string keys =
        keys_line(context_.keymap, {{KeyAction::Confirm, "open"}, {KeyAction::Cancel, "back"}});
    const Rect body = draw_page(grid, "Tables", keys, context_.drawing());
    int y = body.y + 1;
    if (!person_.empty()) {
        const std::string you = "You are " + core::escape_for_display(person_) + ".";
        grid.write({body.x, y}, you, {Role::Faint}, body);
        y += 2;
    }
    std::string below = message_;
    if (below.empty() && selected() != nullptr) {
        below = core::joined(table::format_seats(*selected(), context_.tables->now()), "   ");
    } else if (below.empty()) {
        below = "Games with others, each at a terminal of their own.";
    }
    const Role role = message_.empty() ? Role::Text : Role::Warning;
    const int lines = draw_bottom_message(grid, body, below, {role});
    const Rect rest{body.x, y, body.width, body.bottom() - y - lines - 1};
    list_.draw(grid, rest, false, context_.drawing());
}

Next TablesScreen::tell(const std::optional<core::Diagnostic>& error, std::string done) {
    read();
    message_ = error ? one_line(*error) : std::move(done);
    return {};
}

Next TablesScreen::take() {
    const table::TableInfo* const info = selected();
    if (info == nullptr) {
        return Next::open(std::make_unique<NewTableScreen>(context_));
    }
    std::vector<MenuEntry> entries;
    for (const table::TableEntry& entry : table::table_entries(*info, person_)) {
        entries.push_back(
            {std::string(entry.label),
             "",
             [this, table = *info, action = entry.action] { return act_at(table, action); }}
        );
    }
    return entries.empty()
               ? tell(std::nullopt, table::format_state(*info))
               : Next::open(
                   std::make_unique<MenuScreen>(context_, "Table " + info->name, std::move(entries))
               );
}

Next TablesScreen::act_at(const table::TableInfo& info, table::TableAction action) {
    switch (action) {
    case table::TableAction::Return: return sit_down(context_, {.table = info.name});
    case table::TableAction::SitDown: return choose_seat(context_, info);
    case table::TableAction::Watch:
        return sit_down(context_, {.table = info.name, .is_to_watch = true});
    case table::TableAction::Leave:
        return tell(context_.tables->leave(info.name), "You have given up your seat.");
    case table::TableAction::TakeBack: return hand(table::own_seat_back(info, person_));
    case table::TableAction::Hand: return ask_to_hand(info);
    case table::TableAction::Remove: return tell(context_.tables->remove(info.name), "Removed.");
    }
    return {};
}

Next TablesScreen::hand(const table::HandRequest& request) {
    const table::Reply reply = context_.tables->hand(request);
    read();
    message_ = reply.errors.empty() ? std::string(core::split_lines(reply.text).front())
                                    : first_line(reply.errors);
    return {};
}

Next TablesScreen::ask_to_hand(const table::TableInfo& info) {
    return ask_for_seat(
        context_,
        info,
        table::seats_to_hand(info, person_),
        [this, name = info.name](int seat) {
            return ask_for_receiver({.table = name, .seat = seat});
        }
    );
}

Next TablesScreen::ask_for_receiver(const table::HandRequest& request) {
    const auto ask_for_person = [this, request] {
        return Next::open(std::make_unique<LineScreen>(
            context_,
            "Name of that person: ",
            "",
            [this, request](const std::string& person) {
                table::HandRequest to_person = request;
                to_person.person = person;
                return person.empty() ? Next{} : hand(to_person);
            }
        ));
    };
    return Next::open(std::make_unique<MenuScreen>(
        context_,
        "Who gets the seat?",
        std::vector<MenuEntry>{
            {"A person", "", ask_for_person},
            {"A bot", "", [this, request] { return hand(request); }}}
    ));
}

Next TablesScreen::press(const Press& press) {
    message_.clear();
    if (is_back(press)) {
        return Next::close();
    }
    if (list_.takes(press)) {
        return take();
    }
    list_.press(press);
    return {};
}

WaitingScreen::WaitingScreen(ScreenContext& context)
    : context_(context), info_(context.tables->table(context.tables->at())) {}

void WaitingScreen::draw(Grid& grid) {
    const std::string keys = keys_line(context_.keymap, {{KeyAction::Cancel, "back"}});
    const Rect body =
        draw_page(grid, "Table " + info_.name + ": " + info_.title, keys, context_.drawing());
    grid.write({body.x, body.y + 1}, "Waiting for people to sit down.", {Role::Strong}, body);
    int y = body.y + 3;
    for (const std::string& line : table::format_seats(info_, context_.tables->now())) {
        grid.write({body.x, y++}, line, {Role::Text}, body);
    }
    draw_bottom_message(
        grid,
        body,
        "The game starts when every seat is taken. Your seat stays yours.",
        {Role::Faint}
    );
}

Next WaitingScreen::press(const Press& press) {
    if (!is_back(press)) {
        return {};
    }
    context_.tables->stand_up();
    return Next::close();
}

Next WaitingScreen::on_notice() {
    context_.tables->take_news();
    const table::Reply reply = context_.tables->begin();
    if (reply.kind == table::Reply::Kind::Accepted) {
        return show_game(context_, reply);
    }
    if (reply.kind == table::Reply::Kind::Refused) {
        context_.tables->stand_up();
        return Next::close([&context = context_, text = first_line(reply.errors)] {
            return show_notice(context, "This table cannot be opened", text);
        });
    }
    info_ = context_.tables->table(context_.tables->at());
    return {};
}

}  // namespace tenebrae::tui
