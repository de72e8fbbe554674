// SPDX-License-Identifier: MIT
#include "tui/table/saved_games.hpp"

#include "core/text.hpp"
#include "core/unicode.hpp"
#include "tui/table/line_screen.hpp"
#include "tui/table/menu_screen.hpp"
#include "tui/table/pager.hpp"
#include "tui/table/question.hpp"
#include "tui/table/replay_screen.hpp"
#include "tui/table/start_game.hpp"

#include <algorithm>
#include <array>
#include <ctime>
#include <utility>

namespace tenebrae::tui {

namespace {

std::string time_of(std::int64_t seconds) {
    const auto time = static_cast<std::time_t>(seconds);
    std::tm parts{};
    std::array<char, 24> text{};
    if (::localtime_r(&time, &parts) == nullptr) {
        return {};
    }
    const std::size_t length = std::strftime(text.data(), text.size(), "%Y-%m-%d %H:%M", &parts);
    return {text.data(), length};
}

constexpr char32_t kRenameKey = 2;  ///< f2

/// Asks whether to play or to watch the game of a file.
Next ask_what_to_do(ScreenContext& context, const std::string& path) {
    return Next::open(std::make_unique<MenuScreen>(
        context,
        path,
        std::vector<MenuEntry>{
            {"Play it", "", [&context, path] { return open_file(context, path, false); }},
            {"Watch it", "", [&context, path] { return open_file(context, path, true); }}}
    ));
}

}  // namespace

std::string dated_state(const table::SavedGame& game) {
    return table::state_of(game) + ", " + time_of(game.changed);
}

SavedGamesScreen::SavedGamesScreen(ScreenContext& context) : context_(context) {
    read();
}

void SavedGamesScreen::read() {
    games_.clear();
    if (auto games = context_.saved_games->games()) {
        games_ = std::move(games).value();
    } else {
        message_ = first_line(games.errors());
    }
    results_ = context_.saved_games->results();
    std::vector<MenuList::Item> items;
    for (const table::SavedGame& game : games_) {
        const std::string title = table::title_of(game);
        items.push_back({game.name + (title.empty() ? "" : "  " + title), dated_state(game)});
    }
    if (!results_.empty()) {
        items.push_back({"All results ...", ""});
    }
    if (!context_.is_restricted()) {
        items.push_back({"A file ...", ""});
    }
    list_.set(std::move(items));
}

void SavedGamesScreen::draw(Grid& grid) {
    constexpr std::size_t kMostResults = 4;
    const std::string keys =
        keys_line(context_.keymap, {{KeyAction::Confirm, "open"}, {KeyAction::Cancel, "back"}});
    const Rect body = draw_page(
        grid,
        "Saved games",
        keys + (context_.is_restricted() ? "" : "   f2 name") + "   delete remove",
        context_.drawing()
    );
    int y = body.y;
    for (std::size_t at = 0; at < std::min(kMostResults, results_.size()); ++at) {
        const table::Results& results = results_[at];
        const std::string text = results.title + ": " + table::format_results(results);
        grid.write({body.x, ++y}, text, {Role::Strong}, body);
    }
    if (games_.empty()) {
        grid.write({body.x, ++y}, "There are no saved games yet.", {Role::Text}, body);
    }
    y += results_.empty() ? 0 : 1;
    const int bottom = draw_bottom_message(grid, body, message_, {Role::Warning});
    const Rect rest{body.x, y + 1, body.width, body.bottom() - y - 1 - bottom};
    list_.draw(grid, rest, false, context_.drawing());
}

Next SavedGamesScreen::show_results() const {
    const std::string sign = core::to_utf8(context_.glyphs.get("chart-4"));
    return Next::open(std::make_unique<PagerScreen>(
        context_,
        "Results",
        table::literal_lines(
            table::format_all_results(results_, context_.data_folder(), sign)
            + "\nEach seed counts once; games with looking ahead do not count.\n"
        )
    ));
}

Next SavedGamesScreen::ask_for_file() {
    return Next::open(std::make_unique<LineScreen>(
        context_,
        "File: ",
        "",
        [&context = context_](const std::string& path) { return ask_what_to_do(context, path); }
    ));
}

const table::SavedGame* SavedGamesScreen::selected_game() const {
    const bool is_game = list_.size() > 0 && list_.selected() < games_.size();
    return is_game ? &games_[list_.selected()] : nullptr;
}

Next SavedGamesScreen::take() {
    const table::SavedGame* const game = selected_game();
    if (game == nullptr) {
        const bool is_results = !results_.empty() && list_.selected() == games_.size();
        return is_results ? show_results() : ask_for_file();
    }
    if (game->is_open_elsewhere) {
        return watch_saved_game(context_, game->name);
    }
    if (game->result != table::GameResult::Unfinished) {
        return look_back(*game);
    }
    return confirm_unsaved(context_, [&context = context_, name = game->name] {
        return open_saved_game(context, name);
    });
}

/// Opens a menu for a game that has ended.
Next SavedGamesScreen::look_back(const table::SavedGame& game) {
    const auto watch = [&context = context_, name = game.name] {
        return watch_saved_game(context, name);
    };
    const auto open = [&context = context_, name = game.name] {
        return confirm_unsaved(context, [&context, name] {
            return open_saved_game(context, name);
        });
    };
    return Next::open(std::make_unique<MenuScreen>(
        context_,
        game.name + ": " + dated_state(game),
        std::vector<MenuEntry>{{"Watch it again", "", watch}, {"See how it ended", "", open}}
    ));
}

Next SavedGamesScreen::rename() {
    const table::SavedGame* const game = selected_game();
    if (game == nullptr || context_.is_restricted()) {
        return {};
    }
    return Next::open(std::make_unique<LineScreen>(
        context_,
        "Name: ",
        game->name,
        [this, name = game->name](const std::string& to) {
            const auto error = to == name ? std::nullopt : context_.saved_games->rename(name, to);
            read();
            message_ = error ? one_line(*error) : "";
            return Next{};
        }
    ));
}

Next SavedGamesScreen::remove() {
    const table::SavedGame* const game = selected_game();
    if (game == nullptr) {
        return {};
    }
    return Next::open(std::make_unique<QuestionScreen>(
        context_,
        "Delete this game for good?",
        game->name + ": " + dated_state(*game),
        std::vector<QuestionScreen::Option>{
            {"Keep it", "no", {}},
            {"Delete it",
             "remove",
             [this, name = game->name] {
                 const auto error = context_.saved_games->remove(name);
                 read();
                 message_ = error ? one_line(*error) : "Removed.";
                 return Next{};
             }}}
    ));
}

Next SavedGamesScreen::press(const Press& press) {
    message_.clear();
    if (press.key.kind == Key::Kind::Delete) {
        return remove();
    }
    if (press.key.kind == Key::Kind::Function && press.key.code == kRenameKey) {
        return rename();
    }
    if (is_back(press)) {
        return Next::close();
    }
    if (list_.size() > 0 && list_.takes(press)) {
        return take();
    }
    list_.press(press);
    return {};
}

Next open_games(ScreenContext& context) {
    if (context.saved_games != nullptr) {
        return Next::open(std::make_unique<SavedGamesScreen>(context));
    }
    return Next::open(std::make_unique<LineScreen>(
        context,
        "File: ",
        "",
        [&context](const std::string& path) { return ask_what_to_do(context, path); }
    ));
}

Next open_saved_game(ScreenContext& context, const std::string& name) {
    const table::Reply reply = context.saved_games->open(name);
    if (reply.kind == table::Reply::Kind::Refused) {
        return show_notice(context, "This game cannot be opened", first_line(reply.errors));
    }
    context.saved_lines = context.observation().record_lines;
    return show_game(context, reply);
}

Next open_file(ScreenContext& context, const std::string& path, bool to_watch) {
    if (to_watch) {
        return watch_file(context, path);
    }
    return confirm_unsaved(context, [&context, path] {
        const table::Reply reply = context.execute("load " + path);
        if (reply.kind == table::Reply::Kind::Refused) {
            return show_notice(context, "This file cannot be loaded", first_line(reply.errors));
        }
        return show_game(context, reply);
    });
}

}  // namespace tenebrae::tui
