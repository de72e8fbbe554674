// SPDX-License-Identifier: MIT
#include "tui/table/new_game_screen.hpp"

#include "core/text.hpp"
#include "core/wrap.hpp"
#include "tui/table/game_form.hpp"
#include "tui/table/line_screen.hpp"
#include "tui/table/menu_screen.hpp"
#include "tui/table/pager.hpp"
#include "tui/table/start_game.hpp"

#include <algorithm>
#include <utility>

namespace tenebrae::tui {

namespace {

constexpr std::string_view kWhoPlays = "New game: who plays?";

/// Starts the game of a code.
Next begin_code(ScreenContext& context, const std::string& code) {
    table::Header header;
    header.kind = table::FileKind::Commands;
    header.game = table::ascii_lower(code);
    const table::Reply reply = context.begin(header);
    return reply.kind == table::Reply::Kind::Refused
               ? show_notice(context, "This code cannot be played", first_line(reply.errors))
               : show_game(context, reply);
}

}  // namespace

Next choose_variant(ScreenContext& context, table::PlayerSetup setup) {
    return Next::open(std::make_unique<VariantsScreen>(context, std::move(setup)));
}

Next ask_how_many(ScreenContext& context) {
    const int seats = table::most_seats(context.seat.makers());
    if (seats == 2) {
        return choose_variant(context, {.players = 2});
    }
    std::vector<MenuEntry> entries;
    for (int people = 2; people <= seats; ++people) {
        entries.push_back({std::to_string(people), "", [&context, people] {
                               return choose_variant(context, {.players = people});
                           }});
    }
    return Next::open(std::make_unique<MenuScreen>(context, "How many people?", std::move(entries))
    );
}

PlayersScreen::PlayersScreen(ScreenContext& context) : context_(context) {
    const std::span<const table::GameMaker> makers = context.seat.makers();
    const auto add = [this](std::string label, std::string about, std::function<Next()> run) {
        choices_.push_back({std::move(label), std::move(about), std::move(run)});
    };
    const auto suits_any = [&](const table::PlayerSetup& setup) {
        return std::ranges::any_of(makers, [&](const table::GameMaker& maker) {
            return table::suits(maker, context.seat.bots(), setup);
        });
    };
    add("Alone",
        "You play every seat; where each seat has a goal of its own, one against bots.",
        [&context] { return choose_variant(context, {}); });
    if (const table::PlayerSetup setup{.players = table::kCompanions}; suits_any(setup)) {
        add("With companions",
            "You play one seat. Bots play the others, win and lose with you, and take requests.",
            [&context, setup] { return choose_variant(context, setup); });
    }
    for (const std::string& part : table::parts_of(makers)) {
        if (const table::PlayerSetup setup{.part = part}; suits_any(setup)) {
            add(part, about_part(part), [&context, setup] { return choose_variant(context, setup); }
            );
        }
    }
    if (table::most_seats(makers) > 1) {
        add("Several people at this keyboard",
            "Each of you plays a seat. The screen is handed over where you know different things.",
            [&context] { return ask_how_many(context); });
    }
    if (!context.is_restricted()) {
        add("A code ...",
            "Type the code of a game, as its end shows it, to play the same game.",
            [&context] {
                return Next::open(std::make_unique<LineScreen>(
                    context,
                    "Code: ",
                    "",
                    [&context](const std::string& code) { return begin_code(context, code); }
                ));
            });
    }
    std::vector<MenuList::Item> items;
    for (const Choice& choice : choices_) {
        items.push_back({choice.label, ""});
    }
    list_.set(std::move(items));
}

/// Returns the description of the first variant of this part.
std::string PlayersScreen::about_part(std::string_view part) const {
    for (const table::GameMaker& maker : context_.seat.makers()) {
        for (const table::GameVariant& variant : table::variants_of(maker)) {
            if (variant.part == part) {
                return std::string(maker.title) + ". " + std::string(variant.summary);
            }
        }
    }
    return {};
}

void PlayersScreen::draw(Grid& grid) {
    const std::string keys = "enter continue   escape back";
    const Rect body = draw_page(grid, kWhoPlays, keys, context_.drawing());
    const std::string& about = choices_[list_.selected()].about;
    const int lines = draw_bottom_message(grid, body, about, {Role::Faint});
    const Rect list{body.x, body.y + 1, body.width, body.height - lines - 2};
    list_.draw(grid, list, false, context_.drawing());
}

Next PlayersScreen::press(const Press& press) {
    if (list_.takes(press)) {
        return choices_[list_.selected()].run();
    }
    if (is_back(press)) {
        return Next::close();
    }
    list_.press(press);
    return {};
}

namespace {

constexpr std::string_view kWhichNight = "New game: which one?";

/// Returns the game, and with companions their number: "Walking, you and 3 bots".
std::string remark_of(const table::GameMaker& maker, const table::PlayerSetup& setup) {
    const std::string title(maker.title);
    return setup.players == table::kCompanions
               ? title + ", you and " + core::counted(table::companion_players(maker) - 1, "bot")
               : title;
}

/// The lines between the list and the description, and the least lines of the description.
constexpr int kGapLines = 1;
constexpr int kMinMessageLines = 7;

int lines_of(std::string_view text, int width) {
    return static_cast<int>(core::wrap(text, width).size());
}

}  // namespace

VariantsScreen::VariantsScreen(ScreenContext& context, table::PlayerSetup setup)
    : context_(context), setup_(std::move(setup)) {
    for (const table::GameMaker& maker : context_.seat.makers()) {
        add_variants(maker);
    }
    std::vector<MenuList::Item> items;
    for (const Offer& offer : offers_) {
        items.push_back({std::string(offer.variant->title), remark_of(*offer.maker, setup_)});
    }
    list_.set(std::move(items));
}

void VariantsScreen::add_variants(const table::GameMaker& maker) {
    const std::vector<table::Chance> chances =
        table::read_chances(context_.data_folder(), maker.id);
    for (const table::GameVariant& variant : table::variants_of(maker)) {
        if (table::suits(maker, variant, context_.seat.bots(), setup_)) {
            offers_.push_back(
                {&maker, &variant, table::chance_sentence(chances, variant, setup_.level)}
            );
        }
    }
}

std::string_view VariantsScreen::summary_of(const Offer& offer) {
    return offer.maker->start == nullptr ? std::string_view() : offer.maker->start->summary;
}

/// Returns the lines for the longest description of a variant, its chance, its game and an error.
int VariantsScreen::lines_below(int width) const {
    int most = 0;
    for (const Offer& offer : offers_) {
        const int lines = lines_of(offer.variant->summary, width) + lines_of(offer.chance, width)
                          + lines_of(summary_of(offer), width);
        most = std::max(most, lines);
    }
    return std::max(kMinMessageLines, most + lines_of(message_, width));
}

void VariantsScreen::draw(Grid& grid) {
    const std::string keys =
        "enter start   "
        + keys_line(context_.keymap, {{KeyAction::Menu, "more to set"}, {KeyAction::Help, "help"}})
        + "   escape back";
    const Rect body = draw_page(grid, kWhichNight, keys, context_.drawing());
    const int below = lines_below(body.width - 2);
    Rect rest{body.x + 1, body.bottom() - below, body.width - 2, below};
    const Rect list{body.x, body.y + 1, body.width, body.height - below - kGapLines - 1};
    list_.draw(grid, list, false, context_.drawing());
    const auto add_text = [&](std::string_view text, Role role) {
        const int lines = text.empty() ? 0 : draw_text(grid, rest, text, {role});
        rest.y += lines;
        rest.height -= lines;
    };
    if (offers_.empty()) {
        add_text("No game fits these players.", Role::Warning);
        return;
    }
    const Offer& offer = offers_[list_.selected()];
    add_text(offer.variant->summary, Role::Text);
    add_text(offer.chance, Role::Text);
    add_text(summary_of(offer), Role::Faint);
    add_text(message_, Role::Bad);
}

std::vector<table::Setting> VariantsScreen::settings() const {
    const Offer& offer = offers_[list_.selected()];
    return table::settings_of(*offer.maker, *offer.variant, context_.seat.bots(), setup_);
}

Next VariantsScreen::begin() {
    table::Header header;
    header.kind = table::FileKind::Commands;
    header.game = offers_[list_.selected()].maker->id;
    header.settings = settings();
    core::Diagnostics errors;
    Next next = start_game(context_, header, errors);
    message_ = first_line(errors);
    return next;
}

Next VariantsScreen::more() const {
    return Next::open(std::make_unique<NewGameScreen>(
        context_, form_of(*offers_[list_.selected()].maker, context_.data_folder()), settings()
    ));
}

Next VariantsScreen::help() const {
    std::vector<table::Paragraph> text;
    for (const Offer& offer : offers_) {
        text.push_back(
            {std::string(offer.maker->title) + ": " + std::string(offer.variant->title), 0, true}
        );
        for (const std::string_view paragraph :
             {offer.variant->summary, std::string_view{offer.chance}}) {
            if (!paragraph.empty()) {
                text.push_back({std::string(paragraph), 2});
            }
        }
    }
    return Next::open(
        std::make_unique<PagerScreen>(context_, std::string(kWhichNight), std::move(text))
    );
}

Next VariantsScreen::press(const Press& press) {
    message_.clear();
    if (is_back(press)) {
        return Next::close();
    }
    if (press.action == KeyAction::Help) {
        return help();
    }
    if (offers_.empty()) {
        return {};
    }
    if (list_.takes(press)) {
        return begin();
    }
    if (press.action == KeyAction::Menu || press.action == KeyAction::East
        || press.key.kind == Key::Kind::Right) {
        return more();
    }
    list_.press(press);
    return {};
}

namespace {

/// The file name in errors of the form; the line is the number of the field.
constexpr std::string_view kForm = "<form>";

constexpr std::string_view kSeed = "seed";
constexpr std::string_view kOtherSeats = "bot others";
constexpr std::string_view kBot = "bot ";
constexpr std::string_view kPerson = "person";

/// Returns the field for the players of all other seats.
FormField others_field(std::span<const table::Bot> bots, bool is_at_table) {
    FormField field{
        std::string(kOtherSeats),
        "Other players",
        is_at_table ? "Who plays them: people who sit down, or bots."
                    : "Who plays them: people at this keyboard, or bots.",
        {{"", "people"}}};
    const std::vector<FormField::Value> levels = level_values(bots);
    field.values.insert(field.values.end(), levels.begin(), levels.end());
    return field;
}

/// Returns the field for your seat. `names`: of the seats of the chosen variant, if they have any.
FormField yours_field(int most_seats, std::span<const std::string_view> names) {
    FormField field{
        std::string(kYourSeatField), "Your seat", "Your seat, if bots play the others."};
    const int seats = names.empty() ? most_seats : static_cast<int>(names.size());
    for (int seat = 1; seat <= seats; ++seat) {
        const std::string number = std::to_string(seat);
        const auto place = static_cast<std::size_t>(seat - 1);
        field.values.push_back({number, names.empty() ? number : std::string(names[place])});
    }
    return field;
}

const table::GameMaker& maker_of(const ScreenContext& context, const std::string& game) {
    return *std::ranges::find(context.seat.makers(), game, &table::GameMaker::id);
}

/// Returns the form's fields after a line that starts the game, with fields for bots if the game
/// has any and the variant several seats.
std::vector<FormField> fields_of(
    const GameForm& form, const ScreenContext& context, std::span<const std::string_view> seats
) {
    const std::span<const table::Bot> bots = table::bots_of(context.seat.bots(), form.game);
    std::vector<FormField> fields;
    fields.push_back(
        {"", "Start the game", "Enter starts the game with these settings.", {{"", ""}}, ""}
    );
    for (const FormField& field : form.fields) {
        if (field.key == kSeed && (context.is_restricted() || context.new_table)) {
            continue;  // nobody may choose a seed that is to be secret
        }
        fields.push_back(field);
    }
    if (!bots.empty() && form.most_seats > 1 && seats.size() != 1) {
        const auto players = std::ranges::find(fields, kPlayersField, &FormField::key);
        const auto place = players == fields.end() ? fields.begin() : players;
        fields.insert(
            place + 1,
            {others_field(bots, context.new_table.has_value()), yours_field(form.most_seats, seats)}
        );
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
    return core::error("bad-number", "Invalid seed.")
        .at(place_of(field, value))
        .expected("a number from 0 to 18446744073709551615")
        .got(value);
}

}  // namespace

NewGameScreen::NewGameScreen(
    ScreenContext& context, GameForm form, const std::vector<table::Setting>& chosen
)
    : context_(context),
      game_(std::move(form)),
      chances_(table::read_chances(context.data_folder(), game_.game)),
      form_(fields_of(game_, context, {})) {
    for (const table::Setting& setting : chosen) {
        put(setting);
    }
    rebuild_form();
    for (const table::Setting& setting : chosen) {
        put(setting);
    }
}

const table::GameVariant& NewGameScreen::variant() const {
    const std::span<const table::GameVariant> all =
        table::variants_of(maker_of(context_, game_.game));
    const auto is_chosen = [&](const table::GameVariant::Setting& setting) {
        return value_of(setting.key) == setting.value;
    };
    const table::GameVariant* best = nullptr;
    for (const table::GameVariant& variant : all) {
        const bool is_more = best == nullptr || variant.settings.size() > best->settings.size();
        best = is_more && std::ranges::all_of(variant.settings, is_chosen) ? &variant : best;
    }
    return best == nullptr ? all.front() : *best;
}

bool NewGameScreen::selects_variant(const std::string& key) const {
    const auto has_key = [&](const table::GameVariant& variant) {
        return std::ranges::count(variant.settings, key, &table::GameVariant::Setting::key) > 0;
    };
    return std::ranges::any_of(table::variants_of(maker_of(context_, game_.game)), has_key);
}

std::string NewGameScreen::value_of(std::string_view key) const {
    for (std::size_t index = 1; index < form_.size(); ++index) {
        if (form_.field(index).key == key) {
            return form_.value(index);
        }
    }
    return {};
}

/// Rebuilds the form for the seats of the chosen variant and keeps the values.
void NewGameScreen::rebuild_form() {
    Form fresh(fields_of(game_, context_, variant().seats));
    const std::string selected = form_.field(form_.selected()).key;
    for (std::size_t index = 1; index < fresh.size(); ++index) {
        const std::string& key = fresh.field(index).key;
        fresh.set(index, value_of(key));
        if (key == selected) {
            fresh.select(index);
        }
    }
    form_ = std::move(fresh);
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
    const std::string keys = "enter start   up, down field   left, right value   "
                             + keys_line(context_.keymap, {{KeyAction::Help, "help"}})
                             + "   escape back";
    const Rect body = draw_page(grid, "New game: " + game_.title, keys, context_.drawing());
    const int lines = draw_text(grid, body, game_.summary, {Role::Text});
    const std::string& wrong = message_.empty() ? form_.error(form_.selected()) : message_;
    const int message_lines = draw_bottom_message(
        grid,
        body,
        wrong.empty() ? help(body.width) : wrong,
        {wrong.empty() ? Role::Faint : Role::Bad}
    );
    const int top = body.y + lines + 1;
    const Rect rows{body.x, top, body.width, body.bottom() - message_lines - 1 - top};
    form_.draw(grid, rows, context_.drawing());
}

std::string NewGameScreen::help(int width) const {
    std::string note = form_.note(form_.selected(), width);
    const FormField& field = form_.field(form_.selected());
    std::vector<std::string> more;
    if (field.key == kOtherSeats) {
        more.push_back(turn_time_text(
            context_.turn_time, {&maker_of(context_, game_.game), 1}, form_.value(form_.selected())
        ));
    } else if (selects_variant(field.key)) {
        more.emplace_back(variant().summary);
        more.push_back(table::chance_sentence(chances_, variant(), value_of(kOtherSeats)));
    }
    for (const std::string& sentence : more) {
        note += sentence.empty() ? "" : " " + sentence;
    }
    return note;
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

void NewGameScreen::show_errors(const core::Diagnostics& errors) {
    message_ = first_line(errors);
    for (const core::Diagnostic& error : errors) {
        const auto line = static_cast<std::size_t>(std::max(0, error.where.line));
        if (error.where.file == kForm && line > 0 && line < form_.size()) {
            form_.set_error(line, one_line(error));
        }
    }
    const bool placed =
        !errors.empty() && errors.front().where.file == kForm && errors.front().where.line > 0;
    if (placed) {
        form_.select(static_cast<std::size_t>(errors.front().where.line));
    }
}

Next NewGameScreen::begin() {
    const table::Header header = this->header();
    for (std::size_t index = 1; index < form_.size(); ++index) {
        form_.set_error(index, "");
        const std::string value = form_.value(index);
        if (form_.field(index).key == kSeed && !value.empty() && !header.seed) {
            show_errors({bad_seed(index, value)});
            return {};
        }
    }
    core::Diagnostics errors;
    Next next = start_game(context_, header, errors);
    show_errors(errors);
    return next;
}

Next NewGameScreen::press(const Press& press) {
    message_.clear();
    if (form_.asks_for_help(press)) {
        return Next::open(
            std::make_unique<PagerScreen>(context_, "New game: " + game_.title, form_.help())
        );
    }
    const bool typed = form_.takes_text();
    if (press.key.kind == Key::Kind::Escape || (!typed && is_back(press))) {
        return Next::close();
    }
    // A click on the first line starts the game if that line is already selected.
    const bool is_begin = form_.selected() == 0 && form_.field_at(press) == std::size_t{0};
    if (press.key.kind == Key::Kind::Enter || is_begin) {
        return begin();
    }
    const Form::Answer answer = form_.press(press);
    message_ = answer.refused;
    if (answer.changed && selects_variant(form_.field(form_.selected()).key)) {
        rebuild_form();
    }
    return {};
}

Next open_form(ScreenContext& context, std::string_view game) {
    const table::GameMaker& maker = maker_of(context, std::string(game));
    return Next::open(std::make_unique<NewGameScreen>(
        context,
        form_of(maker, context.data_folder()),
        table::settings_of(
            maker, table::variants_of(maker).front(), context.seat.bots(), table::PlayerSetup{}
        )
    ));
}

Next open_new_game(ScreenContext& context) {
    return confirm_unsaved(context, [&context] {
        context.new_table.reset();
        return Next::open(std::make_unique<PlayersScreen>(context));
    });
}

}  // namespace tenebrae::tui
