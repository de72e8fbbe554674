// SPDX-License-Identifier: MIT
#include "app/title_loop.hpp"

#include "app/practice_loop.hpp"
#include "core/text.hpp"
#include "table/manual.hpp"
#include "table/page_text.hpp"
#include "tui/table/game_form.hpp"
#include "tui/table/options_screen.hpp"
#include "tui/table/saved_games.hpp"

#include <algorithm>
#include <utility>

namespace tenebrae::app {

namespace {

using Entries = std::vector<LineMenu::Entry>;

std::string shown(std::string_view text) {
    return core::escape_for_display(text);
}

/// Returns the label of the current value.
std::string label_of(const tui::FormField& field) {
    const auto now = std::ranges::find(field.values, field.initial, &tui::FormField::Value::value);
    return now == field.values.end() ? field.initial : now->label;
}

}  // namespace

TitleLoop::End TitleLoop::play(std::string_view game) {
    if (const std::optional<End> end = game.empty() ? std::nullopt : new_game(game)) {
        return *end;
    }
    while (menu_.output_ok()) {
        const std::vector<table::TitleEntry> items = table::title_entries(
            {session_.observation(),
             storage_.saved_games(),
             &storage_.exercises(),
             storage_.daily_games(),
             storage_.tables() != nullptr,
             session_.is_restricted()}
        );
        Entries entries;
        for (const table::TitleEntry& item : items) {
            entries.push_back({item.label, shown(item.detail)});
        }
        if (at_terminal()) {
            entries.push_back({"Full screen"});
        }
        entries.push_back({"Quit"});
        const Answer answer = menu_.ask_first("Tenebrae. Board games of darkness.", entries);
        const bool is_item = answer.kind == Answer::Kind::Chosen && answer.index < items.size();
        std::optional<End> end = End::Left;
        if (answer.kind == Answer::Kind::Typed) {
            end = take_line(answer);
        } else if (is_item) {
            end = take(items[answer.index]);
        } else if (answer.kind == Answer::Kind::Chosen && answer.index + 1 < entries.size()) {
            end = End::ToScreen;
        }
        if (end) {
            return *end;
        }
    }
    return End::Left;
}

std::optional<TitleLoop::End> TitleLoop::take(const table::TitleEntry& entry) {
    switch (entry.item) {
    case table::TitleItem::OnTable: return End::Game;
    case table::TitleItem::Continue: return handle_start(storage_.saved_games()->open(entry.name));
    case table::TitleItem::Lessons: return exercises(table::ExerciseKind::Lesson);
    case table::TitleItem::Daily: return play_daily();
    case table::TitleItem::NewGame: return new_game({});
    case table::TitleItem::Tables: return tables();
    case table::TitleItem::DailyPuzzle: return practise(table::ExerciseKind::Puzzle, entry.name);
    case table::TitleItem::Puzzles: return exercises(table::ExerciseKind::Puzzle);
    case table::TitleItem::Rules: return rules();
    case table::TitleItem::Options: return options();
    case table::TitleItem::SavedGames: break;
    }
    return games();
}

std::optional<TitleLoop::End> TitleLoop::take_line(const Answer& typed) {
    const table::Reply reply = session_.execute(typed.line, "<input>", typed.number);
    if (reply.switch_interface) {
        return End::ToScreen;
    }
    if (reply.kind == table::Reply::Kind::Ended) {
        return End::Left;
    }
    if (!reply.new_game) {
        menu_.print(
            core::render_warnings(reply.warnings) + core::escaped_lines(reply.text)
            + core::render(reply.errors)
        );
        return std::nullopt;
    }
    return handle_start(reply);
}

std::optional<TitleLoop::End> TitleLoop::handle_start(const table::Reply& reply) {
    if (reply.kind == table::Reply::Kind::Refused) {
        menu_.print(core::render(reply.errors));
        return std::nullopt;
    }
    menu_.print(core::render_warnings(reply.warnings) + core::escaped_lines(reply.text));
    return End::Game;
}

std::optional<std::size_t> TitleLoop::choose(std::string_view heading, const Entries& entries) {
    const Answer answer = menu_.ask(heading, entries);
    left_ = answer.kind == Answer::Kind::Left;
    return answer.kind == Answer::Kind::Chosen ? std::optional(answer.index) : std::nullopt;
}

std::optional<TitleLoop::End> TitleLoop::exercises(table::ExerciseKind kind) {
    for (;;) {
        const std::vector<table::Exercise> all = storage_.exercises().all(kind);
        Entries entries;
        for (const table::Exercise& exercise : all) {
            entries.push_back(
                {shown(exercise.title),
                 shown(exercise.game_title) + (exercise.is_done ? ", done" : "")}
            );
        }
        const auto chosen = choose(table::title_of(kind), entries);
        if (!chosen) {
            return end_if_left();
        }
        if (const std::optional<End> end = practise(kind, all[*chosen].name)) {
            return end;
        }
    }
}

std::optional<TitleLoop::End> TitleLoop::practise(table::ExerciseKind kind, std::string_view name) {
    PracticeLoop loop(storage_.exercises(), kind, typed_, !screen_.wants_lines());
    return loop.play(name) == ExitStatus::Failure ? std::optional(End::Left) : std::nullopt;
}

std::optional<TitleLoop::End> TitleLoop::play_daily() {
    const std::vector<table::DailyGame> all = storage_.daily_games()->daily_games();
    Entries entries;
    for (const table::DailyGame& daily_game : all) {
        entries.push_back({shown(daily_game.title), table::daily_result(daily_game)});
    }
    const auto chosen = choose("Tonight: the same game for everybody", entries);
    return chosen ? handle_start(storage_.daily_games()->play_daily_game(all[*chosen].game))
                  : end_if_left();
}

std::optional<int> TitleLoop::ask_number(std::string_view heading, int from, int to) {
    Entries entries;
    for (int number = from; number <= to; ++number) {
        entries.push_back({std::to_string(number)});
    }
    const auto chosen = choose(heading, entries);
    return chosen ? std::optional(from + static_cast<int>(*chosen)) : std::nullopt;
}

std::optional<table::PlayerSetup> TitleLoop::ask_players() {
    const int seats = table::most_seats(session_.makers());
    if (seats == 1) {
        return table::PlayerSetup{};
    }
    std::vector<table::PlayerSetup> setups{{}, {.players = table::kCompanions}};
    Entries entries{
        {"Alone", "You play every seat, but against bots if each has its own goal"},
        {"With companions", "Bots play the other seats, and win and lose with you"}};
    for (const std::string& part : table::parts_of(session_.makers())) {
        setups.push_back({.part = part});
        entries.push_back({part});
    }
    entries.push_back({"Several people at this keyboard"});
    const auto who = choose("New game: who plays?", entries);
    if (!who) {
        return std::nullopt;
    }
    if (*who < setups.size()) {
        return setups[*who];
    }
    const std::optional<int> people = ask_number("How many people?", 2, seats);
    return people ? std::optional(table::PlayerSetup{.players = *people}) : std::nullopt;
}

std::optional<table::Header>
TitleLoop::ask_variant(std::string_view game, const table::PlayerSetup& setup) {
    std::vector<std::pair<const table::GameMaker*, const table::GameVariant*>> offers;
    Entries entries;
    for (const table::GameMaker& maker : session_.makers()) {
        if (!game.empty() && maker.id != game) {
            continue;
        }
        const std::vector<table::Chance> chances =
            table::read_chances(session_.data_folder(), maker.id);
        for (const table::GameVariant& variant : table::variants_of(maker)) {
            if (!table::suits(maker, variant, session_.bots(), setup)) {
                continue;
            }
            const std::string chance = table::chance_sentence(chances, variant, setup.level);
            offers.emplace_back(&maker, &variant);
            entries.push_back(
                {std::string(maker.title) + ", " + std::string(variant.title),
                 std::string(variant.summary) + (chance.empty() ? "" : " " + chance)}
            );
        }
    }
    const auto chosen = choose("New game: which one?", entries);
    if (!chosen) {
        return std::nullopt;
    }
    const auto [maker, variant] = offers[*chosen];
    table::Header header;
    header.kind = table::FileKind::Commands;
    header.game = maker->id;
    header.settings = table::settings_of(*maker, *variant, session_.bots(), setup);
    return header;
}

std::optional<TitleLoop::End> TitleLoop::new_game(std::string_view game) {
    const std::optional<table::PlayerSetup> setup = ask_players();
    if (!setup) {
        return end_if_left();
    }
    menu_.print(
        "\nFor other settings type \"back\", then \"new GAME KEY VALUE\"; see \"help new\".\n"
    );
    const std::optional<table::Header> header = ask_variant(game, *setup);
    if (!header) {
        return end_if_left();
    }
    return handle_start(
        storage_.saved_games() != nullptr ? storage_.saved_games()->begin(*header)
                                          : session_.begin(*header)
    );
}

std::optional<TitleLoop::End> TitleLoop::games() {
    if (storage_.saved_games() == nullptr) {
        menu_.print("No games are saved here. \"load FILE\" continues a game from a file.\n");
        return std::nullopt;
    }
    const core::Result<std::vector<table::SavedGame>> all = storage_.saved_games()->games();
    if (!all) {
        menu_.print(core::render(all.errors()));
        return std::nullopt;
    }
    menu_.print(
        "\nResults\n"
        + core::escaped_lines(
            table::format_all_results(storage_.saved_games()->results(), session_.data_folder(), "")
        )
    );
    Entries entries;
    for (const table::SavedGame& game : *all) {
        entries.push_back(
            {shown(game.name), shown(table::title_of(game) + ", " + tui::dated_state(game))}
        );
    }
    const auto chosen = choose("Saved games, the last played first", entries);
    return chosen ? handle_start(storage_.saved_games()->open((*all)[*chosen].name))
                  : end_if_left();
}

std::optional<TitleLoop::End> TitleLoop::rules() {
    const std::span<const table::GameMaker> makers = session_.makers();
    Entries entries;
    for (const table::GameMaker& maker : makers) {
        entries.push_back({std::string(maker.title)});
    }
    for (;;) {
        const auto chosen = choose("Rules of which game?", entries);
        if (!chosen) {
            return end_if_left();
        }
        if (const std::optional<End> end = rules_of(makers[*chosen])) {
            return end;
        }
    }
}

std::optional<TitleLoop::End> TitleLoop::rules_of(const table::GameMaker& maker) {
    const auto page = table::read_manual(session_.data_folder(), maker.id);
    if (!page) {
        menu_.print(core::render(page.errors()));
        return std::nullopt;
    }
    const std::vector<table::Paragraph> text = table::manual_text(*page);
    const std::vector<std::size_t> sections = table::rule_sections(text);
    Entries entries;
    for (const std::size_t heading : sections) {
        entries.push_back({text[heading].text});
    }
    for (;;) {
        const auto chosen = choose("Rules of " + std::string(maker.title), entries);
        if (!chosen) {
            return end_if_left();
        }
        const std::string& heading = text[sections[*chosen]].text;
        std::vector<table::Paragraph> section = table::section(text, heading);
        if (screen_.wants_lines()) {
            // Screen readers cannot read drawings.
            std::erase_if(section, [](const table::Paragraph& part) { return part.literal; });
        }
        menu_.print("\n" + heading + "\n" + table::page_of(section));
    }
}

std::optional<TitleLoop::End> TitleLoop::options() {
    for (;;) {
        const std::vector<tui::Option> all =
            tui::options(session_.data_folder(), screen_.preferences());
        Entries entries;
        for (const tui::Option& option : all) {
            entries.push_back(
                {option.field.label, shown(label_of(option.field)) + ". " + option.field.help}
            );
        }
        const auto chosen = choose("Options", entries);
        if (!chosen) {
            return end_if_left();
        }
        const tui::Option& option = all[*chosen];
        Entries values;
        for (const tui::FormField::Value& value : option.field.values) {
            values.push_back({shown(value.label)});
        }
        const auto value = choose(option.field.label, values);
        if (!value) {
            if (left_) {
                return End::Left;
            }
            continue;
        }
        const std::string& taken = option.field.values[*value].value;
        option.put(screen_.preferences(), taken);
        if (!screen_.preferences_folder().empty()) {
            const tui::ChosenOption saved_option{option.put, taken};
            menu_.print(
                core::render(tui::save_options(screen_.preferences_folder(), {&saved_option, 1}))
            );
        }
    }
}

}  // namespace tenebrae::app
