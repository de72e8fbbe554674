// SPDX-License-Identifier: MIT
#include "tui/table/company_screen.hpp"

#include "core/text.hpp"
#include "tui/table/game_form.hpp"
#include "tui/table/nights_screen.hpp"
#include "tui/table/pager.hpp"

#include <algorithm>
#include <utility>

namespace tenebrae::tui {

namespace {

constexpr std::string_view kWhoPlays = "New game: who plays?";

constexpr std::string_view kWho = "who";
constexpr std::string_view kAlone = "alone";
constexpr std::string_view kProgram = "program";
constexpr std::string_view kPeople = "people";
constexpr std::string_view kLevel = "level";

std::vector<FormField::Value> numbers(int from, int to) {
    std::vector<FormField::Value> values;
    for (int number = from; number <= to; ++number) {
        values.push_back({std::to_string(number), std::to_string(number)});
    }
    return values;
}

/// The strongest of the first game.
std::string usual_level(const ScreenContext& context) {
    const std::span<const table::Bot> all = context.seat.bots();
    const auto bots = table::bots_of(all, context.seat.makers().front().id);
    return std::string(bots.empty() ? all.back().level : bots.back().level);
}

FormField who_field(const ScreenContext& context) {
    FormField field{
        std::string(kWho), "Who plays", "One person can play all that a game asks of people."};
    field.values.push_back({std::string(kAlone), "you alone"});
    if (table::most_seats(context.seat.makers()) > 1) {
        if (!context.seat.bots().empty()) {
            field.values.push_back({std::string(kProgram), "you and the program"});
        }
        field.values.push_back({std::string(kPeople), "people at this keyboard"});
    }
    return field;
}

std::vector<FormField> fields_for(const ScreenContext& context, std::string_view who) {
    std::vector<FormField> fields{
        {"", "Go on", "Enter goes on to the nights that can be played so.", {{"", ""}}, ""},
        who_field(context)};
    if (who == kAlone) {
        return fields;
    }
    const int seats = table::most_seats(context.seat.makers());
    fields.push_back(
        {std::string(kPlayersField),
         "Players",
         who == kPeople ? "So many people, who hand the keyboard on."
                        : "You, and so many less one that the program plays.",
         numbers(2, seats)}
    );
    if (who == kProgram) {
        fields.push_back(
            {std::string(kLevel),
             "The program",
             "How it plays. Not every game has each of these.",
             level_values(context.seat.bots())}
        );
        fields.back().initial = usual_level(context);
        fields.push_back(
            {std::string(kYourSeatField),
             "Your seat",
             "All others are the program's.",
             numbers(1, seats)}
        );
    }
    return fields;
}

}  // namespace

CompanyScreen::CompanyScreen(ScreenContext& context)
    : context_(context), form_(fields_for(context, kAlone)) {}

void CompanyScreen::draw(Grid& grid) {
    const std::string keys = "enter go on   up, down field   left, right value   "
                             + keys_line(context_.keymap, {{Act::Help, "help"}}) + "   escape back";
    const Rect body = draw_page(grid, kWhoPlays, keys, context_.drawing());
    const int said = draw_said(
        grid,
        body,
        said_.empty() ? help(body.width) : said_,
        {said_.empty() ? Role::Faint : Role::Bad}
    );
    form_.draw(grid, {body.x, body.y + 1, body.width, body.height - said - 2}, context_.drawing());
}

std::string CompanyScreen::help(int width) const {
    std::string note = form_.note(form_.selected(), width);
    const FormField& field = form_.field(form_.selected());
    if (field.key != kLevel) {
        return note;
    }
    const std::string time =
        told_turns(context_.turn_time, context_.seat.makers(), form_.value(form_.selected()));
    return note + (time.empty() ? "" : " " + time);
}

table::Company CompanyScreen::company() const {
    table::Company company;
    for (std::size_t index = 1; index < form_.size(); ++index) {
        const std::string value = form_.value(index);
        const int number = static_cast<int>(core::parse_unsigned(value).value_or(1));
        const std::string& key = form_.field(index).key;
        company.players = key == kPlayersField ? number : company.players;
        company.level = key == kLevel ? value : company.level;
        company.yours = key == kYourSeatField ? number : company.yours;
    }
    return company;
}

void CompanyScreen::ask_again() {
    constexpr std::size_t kWhoLine = 1;
    Form fresh(fields_for(context_, form_.value(kWhoLine)));
    for (std::size_t index = kWhoLine; index < fresh.size(); ++index) {
        for (std::size_t before = kWhoLine; before < form_.size(); ++before) {
            if (form_.field(before).key == fresh.field(index).key) {
                fresh.set(index, form_.value(before));
            }
        }
    }
    fresh.select(form_.selected());
    form_ = std::move(fresh);
}

Next CompanyScreen::press(const Press& press) {
    said_.clear();
    if (form_.asks_for_help(press)) {
        return Next::open(
            std::make_unique<PagerScreen>(context_, std::string(kWhoPlays), form_.help())
        );
    }
    if (is_back(press)) {
        return Next::close();
    }
    const bool is_go_on = form_.selected() == 0 && form_.field_at(press) == std::size_t{0};
    if (press.key.kind == Key::Kind::Enter || is_go_on) {
        const table::Company chosen = company();
        if (chosen.yours > chosen.players) {
            said_ = "Your seat is one of the players'.";
            return {};
        }
        return Next::open(std::make_unique<NightsScreen>(context_, chosen));
    }
    if (form_.press(press).changed) {
        ask_again();
    }
    return {};
}

}  // namespace tenebrae::tui
