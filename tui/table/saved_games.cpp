// SPDX-License-Identifier: MIT
#include "tui/table/saved_games.hpp"

#include "core/text.hpp"
#include "tui/table/line_screen.hpp"
#include "tui/table/menu_screen.hpp"
#include "tui/table/question.hpp"
#include "tui/table/replay_screen.hpp"
#include "tui/table/start_game.hpp"

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

}  // namespace

std::string describe(const table::SavedGame& game) {
    if (!game.errors.empty()) {
        return game.name + ": " + first_line(game.errors);
    }
    std::string text = game.title + ", ";
    if (game.turn) {
        text += "turn " + std::to_string(*game.turn) + ", ";
    }
    text += std::string(table::display_name(game.result)) + ", ";
    text += game.hints > 0 ? core::counted(game.hints, "hint") + ", " : "";
    text += time_of(game.changed);
    return game.is_open_elsewhere ? text + ", open elsewhere" : text;
}

SavedGamesScreen::SavedGamesScreen(ScreenContext& context, bool to_watch)
    : context_(context), to_watch_(to_watch) {
    read();
}

void SavedGamesScreen::read() {
    games_.clear();
    if (auto games = context_.saved_games->games()) {
        games_ = std::move(games).value();
        if (to_watch_) {
            // A game that is open in another program can only be watched.
            std::erase_if(games_, [](const table::SavedGame& game) {
                return game.result == table::GameResult::Unfinished && !game.is_open_elsewhere;
            });
        }
    } else {
        message_ = first_line(games.errors());
    }
    std::vector<MenuList::Item> items;
    for (const table::SavedGame& game : games_) {
        items.push_back({describe(game), ""});
    }
    if (!context_.is_restricted()) {
        items.push_back({"A file ...", ""});
    }
    list_.set(std::move(items));
}

void SavedGamesScreen::draw(Grid& grid) {
    const std::string keys = keys_line(
        context_.keymap,
        {{KeyAction::Confirm, to_watch_ ? "take" : "play"}, {KeyAction::Cancel, "back"}}
    );
    const Rect body = draw_page(
        grid,
        to_watch_ ? "Past games" : "Load a game",
        keys + "   delete removes a game",
        context_.drawing()
    );
    if (list_.size() == 0) {
        const std::string_view none =
            to_watch_ ? "No saved game has ended yet." : "There are no saved games yet.";
        grid.write({body.x, body.y + 1}, none, {Role::Text}, body);
    }
    const int height = body.height - 1 - draw_bottom_message(grid, body, message_, {Role::Warning});
    list_.draw(grid, {body.x, body.y + 1, body.width, height}, false, context_.drawing());
}

Next SavedGamesScreen::ask_for_file() {
    return Next::open(std::make_unique<LineScreen>(
        context_,
        "File: ",
        "",
        [&context = context_, watch = to_watch_](const std::string& path) {
            return open_file(context, path, watch);
        }
    ));
}

Next SavedGamesScreen::take(std::size_t index) {
    if (index >= games_.size()) {
        return ask_for_file();
    }
    const table::SavedGame& game = games_[index];
    if (to_watch_) {
        return game.is_open_elsewhere ? watch_saved_game(context_, game.name) : look_back(game);
    }
    if (game.is_open_elsewhere) {
        message_ = "This game is open elsewhere. You can only watch it.";
        return {};
    }
    return confirm_unsaved(context_, [&context = context_, name = game.name] {
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
        describe(game),
        std::vector<MenuEntry>{{"Watch it again", "", watch}, {"See how it ended", "", open}}
    ));
}

Next SavedGamesScreen::remove() {
    if (list_.selected() >= games_.size()) {
        return {};
    }
    const std::string name = games_[list_.selected()].name;
    return Next::open(std::make_unique<QuestionScreen>(
        context_,
        "Delete this game for good?",
        describe(games_[list_.selected()]),
        std::vector<QuestionScreen::Option>{
            {"Keep it", "no", {}},
            {"Delete it",
             "remove",
             [this, name] {
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
    if (is_back(press)) {
        return Next::close();
    }
    if (list_.size() > 0 && list_.takes(press)) {
        return take(list_.selected());
    }
    list_.press(press);
    return {};
}

Next open_games(ScreenContext& context, bool to_watch) {
    if (context.saved_games != nullptr) {
        return Next::open(std::make_unique<SavedGamesScreen>(context, to_watch));
    }
    return Next::open(std::make_unique<LineScreen>(
        context,
        "File: ",
        "",
        [&context, to_watch](const std::string& path) { return open_file(context, path, to_watch); }
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
