// SPDX-License-Identifier: MIT
#include "tui/table/new_game_screen.hpp"

#include "core/text.hpp"
#include "tui/table/company_screen.hpp"
#include "tui/table/pager.hpp"
#include "tui/table/start_game.hpp"

#include <algorithm>
#include <utility>

namespace tenebrae::tui {

namespace {

/// What stands for the file in faults of the form: its line is the field's.
constexpr std::string_view kForm = "<form>";

constexpr std::string_view kSeed = "seed";
constexpr std::string_view kOtherSeats = "bot others";
constexpr std::string_view kBot = "bot ";
constexpr std::string_view kPerson = "person";

/// Who plays all seats but one.
FormField others_field(std::span<const table::Bot> bots) {
    FormField field{
        std::string(kOtherSeats),
        "Other players",
        "Who plays them: people at this keyboard, or the program.",
        {{"", "people"}}};
    const std::vector<FormField::Value> levels = level_values(bots);
    field.values.insert(field.values.end(), levels.begin(), levels.end());
    return field;
}

/// Which seat is left to a person.
FormField yours_field(int most_seats) {
    FormField field{
        std::string(kYourSeatField), "Your seat", "Yours, where the program plays the others."};
    for (int seat = 1; seat <= most_seats; ++seat) {
        field.values.push_back({std::to_string(seat), std::to_string(seat)});
    }
    return field;
}

/// The form with a line before it that begins the game, and who plays where bots can.
std::vector<FormField> fields_of(const GameForm& form, const ScreenContext& context) {
    const std::span<const table::Bot> bots = table::bots_of(context.seat.bots(), form.game);
    std::vector<FormField> fields;
    fields.push_back({"", "Begin the game", "Enter begins with what stands below.", {{"", ""}}, ""}
    );
    for (const FormField& field : form.fields) {
        if (field.key == kSeed && context.is_restricted()) {
            continue;  // there is none to be chosen
        }
        fields.push_back(field);
    }
    if (!bots.empty() && form.most_seats > 1) {
        const auto players = std::ranges::find(fields, kPlayersField, &FormField::key);
        const auto place = players == fields.end() ? fields.begin() : players;
        fields.insert(place + 1, {others_field(bots), yours_field(form.most_seats)});
    }
    return fields;
}

core::Place place_of(std::size_t field, const std::string& value) {
    core::Place place;
    place.file = kForm;
    place.line = static_cast<int>(field);
    place.column = 1;
    place.text = value;
    return place;
}

core::Diagnostic bad_seed(std::size_t field, const std::string& value) {
    return core::fault("bad-number", "This is no seed.")
        .at(place_of(field, value))
        .expected("a number from 0 to 18446744073709551615")
        .got(value);
}

}  // namespace

NewGameScreen::NewGameScreen(
    ScreenContext& context, GameForm form, const std::vector<table::Setting>& chosen
)
    : context_(context), game_(std::move(form)), form_(fields_of(game_, context)) {
    for (const table::Setting& setting : chosen) {
        put(setting);
    }
}

void NewGameScreen::put(const table::Setting& setting) {
    const bool is_yours = setting.value == kPerson && setting.key.starts_with(kBot);
    const std::string key = is_yours ? std::string(kYourSeatField) : setting.key;
    for (std::size_t index = 1; index < form_.size(); ++index) {
        if (form_.field(index).key == key) {
            form_.set(index, is_yours ? setting.key.substr(kBot.size()) : setting.value);
        }
    }
}

void NewGameScreen::draw(Grid& grid) {
    const std::string keys = "enter begin   up, down field   left, right value   "
                             + keys_line(context_.keymap, {{Act::Help, "help"}}) + "   escape back";
    const Rect body = draw_page(grid, "New game: " + game_.title, keys, context_.drawing());
    const int lines = draw_text(grid, body, game_.summary, {Role::Text});
    const std::string& wrong = said_.empty() ? form_.fault(form_.selected()) : said_;
    const int said = draw_said(
        grid,
        body,
        wrong.empty() ? help(body.width) : wrong,
        {wrong.empty() ? Role::Faint : Role::Bad}
    );
    const int top = body.y + lines + 1;
    const Rect rows{body.x, top, body.width, body.bottom() - said - 1 - top};
    form_.draw(grid, rows, context_.drawing());
}

std::string NewGameScreen::help(int width) const {
    std::string note = form_.note(form_.selected(), width);
    const FormField& field = form_.field(form_.selected());
    if (field.key != kOtherSeats) {
        return note;
    }
    const auto maker = std::ranges::find(context_.seat.makers(), game_.game, &table::GameMaker::id);
    const std::string time =
        told_turns(context_.turn_time, {&*maker, 1}, form_.value(form_.selected()));
    return note + (time.empty() ? "" : " " + time);
}

table::Header NewGameScreen::header() const {
    table::Header header;
    header.kind = table::FileKind::Commands;
    header.game = game_.game;
    header.game_place = place_of(0, game_.game);
    for (std::size_t index = 1; index < form_.size(); ++index) {
        const std::string value = form_.value(index);
        const std::string& key = form_.field(index).key;
        if (key == kSeed) {
            header.seed = core::parse_unsigned(value);
        } else if (key == kYourSeatField) {
            const bool is_alone =
                header.settings.empty() || header.settings.back().key != kOtherSeats;
            if (!is_alone) {
                header.settings.push_back(
                    {std::string(kBot) + value, std::string(kPerson), place_of(index, value)}
                );
            }
        } else if (!value.empty()) {
            header.settings.push_back({key, value, place_of(index, value)});
        }
    }
    return header;
}

void NewGameScreen::show_faults(const core::Diagnostics& faults) {
    said_ = first_line(faults);
    for (const core::Diagnostic& fault : faults) {
        const auto line = static_cast<std::size_t>(std::max(0, fault.where.line));
        if (fault.where.file == kForm && line > 0 && line < form_.size()) {
            form_.set_fault(line, one_line(fault));
        }
    }
    const bool placed =
        !faults.empty() && faults.front().where.file == kForm && faults.front().where.line > 0;
    if (placed) {
        form_.select(static_cast<std::size_t>(faults.front().where.line));
    }
}

Next NewGameScreen::begin() {
    const table::Header header = this->header();
    for (std::size_t index = 1; index < form_.size(); ++index) {
        form_.set_fault(index, "");
        const std::string value = form_.value(index);
        if (form_.field(index).key == kSeed && !value.empty() && !header.seed) {
            show_faults({bad_seed(index, value)});
            return {};
        }
    }
    const table::Reply reply = context_.begin(header);
    if (reply.kind == table::Reply::Kind::Refused) {
        show_faults(reply.faults);
        return {};
    }
    return show_game(context_, reply);
}

Next NewGameScreen::press(const Press& press) {
    said_.clear();
    if (form_.asks_for_help(press)) {
        return Next::open(
            std::make_unique<PagerScreen>(context_, "New game: " + game_.title, form_.help())
        );
    }
    const bool typed = form_.takes_text();
    if (press.key.kind == Key::Kind::Escape || (!typed && is_back(press))) {
        return Next::close();
    }
    // The first line begins the game, once it is selected.
    const bool is_begin = form_.selected() == 0 && form_.field_at(press) == std::size_t{0};
    if (press.key.kind == Key::Kind::Enter || is_begin) {
        return begin();
    }
    said_ = form_.press(press).refused;
    return {};
}

Next open_new_game(ScreenContext& context) {
    return unless_unsaved(context, [&context] {
        return Next::open(std::make_unique<CompanyScreen>(context));
    });
}

}  // namespace tenebrae::tui
