// SPDX-License-Identifier: MIT
#include "tui/table/title_screen.hpp"

#include "core/text.hpp"
#include "core/wrap.hpp"
#include "tui/table/help_text.hpp"
#include "tui/table/line_screen.hpp"
#include "tui/table/new_game_screen.hpp"
#include "tui/table/options_screen.hpp"
#include "tui/table/practice_screen.hpp"
#include "tui/table/saved_games.hpp"
#include "tui/table/start_game.hpp"
#include "tui/table/tables_screen.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace tenebrae::tui {

namespace {

constexpr int kMenuWidth = 72;
constexpr int kCandleWidth = 11;
constexpr int kTextAt = 15;  ///< column of the text, right of the candle
constexpr int kMenuAt = 4;  ///< line of the menu, below the heading

/// The candle below the flame, which is a separate glyph.
constexpr std::array<std::string_view, 9> kCandle{
    "     |",
    "   .-'-.",
    "   |   |",
    "   |   |",
    "   |   |",
    "   |   |",
    "   |   |",
    " __|___|__",
    "(_________)"};

constexpr int kWick = 5;

/// Returns the light at a distance from the flame; a line is as high as two columns are wide.
Light light_of_flame(int east, int south) {
    constexpr std::array kReach{1, 3, 7, 13, 20};  // squares of the distance, in lines
    const int square = (east * east + 3) / 4 + south * south;
    const auto* const step =
        std::ranges::find_if(kReach, [square](int reach) { return square <= reach; });
    return static_cast<Light>(kReach.end() - step);
}

void draw_glow(Grid& grid, Point flame) {
    constexpr int kFarthest = 8;
    for (int south = -kFarthest / 2; south <= kFarthest / 2; ++south) {
        for (int east = -kFarthest; east <= kFarthest; ++east) {
            const Point at{flame.x + east, flame.y + south};
            const Light light = light_of_flame(east, south);
            if (light > 0 && grid.area().contains(at)) {
                grid.put(at, U' ', {Role::Light, light});
            }
        }
    }
}

void draw_candle(Grid& grid, const Rect& rect, const Drawing& drawing) {
    const Point flame{rect.x + kWick, rect.y};
    if (drawing.light) {
        draw_glow(grid, flame);
    }
    grid.put(flame, drawing.glyphs->get("flame"), {Role::Flame, kBrightest});
    int y = rect.y + 1;
    for (const std::string_view line : kCandle) {
        for (std::size_t x = line.find_first_not_of(' '); x < line.size(); ++x) {
            const Point at{rect.x + static_cast<int>(x), y};
            const Light light = light_of_flame(at.x - flame.x, at.y - flame.y);
            grid.put(at, static_cast<char32_t>(line[x]), {Role::Flame, light});
        }
        ++y;
    }
}

/// Returns the question pending in a saved game, as a spectator may see it; empty if it is hidden
/// or the game cannot be read.
std::string pending(table::SavedGames& saved_games, const std::string& name) {
    const auto played = saved_games.replay(name);
    if (!played) {
        return {};
    }
    const table::Observation observation = (*played)->observation((*played)->end(), std::nullopt);
    return observation.is_playing() && observation.decides
               ? core::escape_for_display(observation.prompt().question)
               : "";
}

/// Starts or resumes a daily game; if it has ended, shows its result.
Next play(ScreenContext& context, const table::DailyGame& daily_game) {
    if (!daily_game.result.empty()) {
        return show_notice(
            context,
            daily_game.title + ", " + daily_game.date,
            "Tonight: " + table::daily_result(daily_game)
                + ". You have one try a day. The next game starts at midnight UTC."
        );
    }
    const table::Reply reply = context.daily_games->play_daily_game(daily_game.game);
    if (reply.kind == table::Reply::Kind::Refused) {
        return show_notice(context, "Tonight's game cannot be played", first_line(reply.errors));
    }
    context.saved_lines = context.observation().record_lines;
    return show_game(context, reply);
}

/// Opens the daily game; if there are several, asks which one.
Next open_daily_game(ScreenContext& context) {
    return confirm_unsaved(context, [&context] {
        const std::vector<table::DailyGame> all = context.daily_games->daily_games();
        if (all.size() == 1) {
            return play(context, all.front());
        }
        std::vector<MenuEntry> entries;
        entries.reserve(all.size());
        for (const table::DailyGame& daily_game : all) {
            entries.push_back(
                {daily_game.title,
                 table::daily_result(daily_game),
                 [&context, daily_game] { return play(context, daily_game); }}
            );
        }
        return Next::open(std::make_unique<MenuScreen>(
            context, "Tonight: the same game for everybody", std::move(entries)
        ));
    });
}

}  // namespace

TitleScreen::TitleScreen(ScreenContext& context) : context_(context) {
    set_entries();
}

/// Opens an entry of the title.
Next TitleScreen::open(const table::TitleEntry& entry) {
    switch (entry.item) {
    case table::TitleItem::OnTable: return show_game(context_, {});
    case table::TitleItem::Continue: return open_saved_game(context_, entry.name);
    case table::TitleItem::Lessons: return open_exercises(context_, table::ExerciseKind::Lesson);
    case table::TitleItem::Daily: return open_daily_game(context_);
    case table::TitleItem::NewGame: return open_new_game(context_);
    case table::TitleItem::Tables: return open_tables(context_);
    case table::TitleItem::DailyPuzzle:
        return open_practice(context_, table::ExerciseKind::Puzzle, entry.name);
    case table::TitleItem::Puzzles: return open_exercises(context_, table::ExerciseKind::Puzzle);
    case table::TitleItem::Rules: return open_rules(context_);
    case table::TitleItem::Options: return Next::open(std::make_unique<OptionsScreen>(context_));
    case table::TitleItem::SavedGames: break;
    }
    return open_games(context_);
}

void TitleScreen::set_entries() {
    const std::string selected =
        entries_.empty() ? std::string() : entries_[list_.selected()].label;
    entries_.clear();
    notes_.clear();
    const table::TitleSources sources{
        context_.observation(),
        context_.saved_games,
        context_.exercises,
        context_.daily_games,
        context_.tables != nullptr,
        context_.is_restricted()};
    for (const table::TitleEntry& entry : table::title_entries(sources)) {
        entries_.push_back({entry.label, core::escape_for_display(entry.detail), [this, entry] {
                                return open(entry);
                            }});
        notes_.push_back(
            entry.item == table::TitleItem::Continue ? pending(*context_.saved_games, entry.name)
                                                     : std::string(table::about(entry.item))
        );
    }
    entries_.push_back({"Keys", "", [this] { return open_keys(context_); }});
    entries_.push_back({"Line mode", context_.keymap.key_for(KeyAction::Accessible), [] {
                            return Next::leave_for(Leave::Accessible);
                        }});
    entries_.push_back({"Quit", context_.keymap.key_for(KeyAction::Quit), [this] {
                            return confirm_unsaved(context_, [] {
                                return Next::leave_for(Leave::Quit);
                            });
                        }});
    notes_.resize(entries_.size());
    list_.set(items_of(entries_));
    const auto same = std::ranges::find(entries_, selected, &MenuEntry::label);
    list_.select(same == entries_.end() ? 0 : static_cast<std::size_t>(same - entries_.begin()));
}

void TitleScreen::draw(Grid& grid) {
    const Drawing drawing = context_.drawing();
    const int lines = list_.height(kMenuWidth - kTextAt, false);
    const Rect box = centred(grid.area(), kMenuWidth, lines + kMenuAt + 3);
    draw_candle(grid, {box.x, box.y, kCandleWidth, box.height}, drawing);
    const Rect text{box.x + kTextAt, box.y, box.width - kTextAt, box.height};
    grid.write({text.x, text.y}, "T E N E B R A E", {Role::Title});
    grid.write({text.x, text.y + 1}, "Board games of darkness", {Role::Faint});
    draw_rule(grid, {text.x, text.y + 2}, text.width, drawing);
    const Rect menu{text.x, text.y + kMenuAt, text.width, lines};
    const int room = grid.height() - menu.bottom() - 2;
    const std::string& note = notes_[list_.selected()];
    draw_text(grid, {text.x, menu.bottom() + 1, text.width, room}, note, {Role::Faint});
    list_.draw(grid, menu, false, drawing);
    const std::string keys = keys_line(
        context_.keymap,
        {{KeyAction::Confirm, "take"},
         {KeyAction::Help, "keys"},
         {KeyAction::CommandLine, "command"},
         {KeyAction::Quit, "quit"}}
    );
    Rect rest{1, 0, grid.width() - 2, grid.height()};
    rest.height -= draw_bottom(grid, rest, key_lines(keys, rest.width), {Role::Faint});
    draw_bottom(grid, rest, core::wrap(message_, rest.width), {Role::Warning});
}

Next TitleScreen::execute(const std::string& line) {
    const table::Reply reply = context_.execute(line);
    if (reply.switch_interface) {
        return Next::leave_for(Leave::Accessible);
    }
    if (reply.kind == table::Reply::Kind::Ended) {
        return confirm_unsaved(context_, [] { return Next::leave_for(Leave::Quit); });
    }
    if (reply.new_game) {
        return show_game(context_, reply);
    }
    message_ = reply.errors.empty() ? "" : first_line(reply.errors);
    if (reply.text.empty()) {
        return {};
    }
    return Next::open(
        std::make_unique<PagerScreen>(context_, reply.command, table::literal_lines(reply.text))
    );
}

Next TitleScreen::command_line() {
    return Next::open(LineScreen::for_commands(context_, [this](const std::string& line) {
        return execute(line);
    }));
}

Next TitleScreen::press(const Press& press) {
    message_.clear();
    if (list_.takes(press)) {
        return entries_[list_.selected()].run();
    }
    if (press.action == KeyAction::Quit) {
        return entries_.back().run();
    }
    if (press.action == KeyAction::CommandLine) {
        return command_line();
    }
    if (press.action == KeyAction::Help) {
        return open_keys(context_);
    }
    if (press.action == KeyAction::Accessible) {
        return Next::leave_for(Leave::Accessible);
    }
    list_.press(press);
    return {};
}

}  // namespace tenebrae::tui
