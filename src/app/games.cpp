// SPDX-License-Identifier: MIT
// tenebrae games: lists or removes saved games.
#include "app/console.hpp"
#include "app/offers.hpp"
#include "app/player_games.hpp"
#include "core/text.hpp"

#include <algorithm>
#include <ctime>
#include <memory>

namespace tenebrae::app {

namespace {

std::string two_digits(int number) {
    return (number < 10 ? "0" : "") + std::to_string(number);
}

/// Formats a time: "2026-11-21 03:05 UTC".
std::string moment(std::int64_t seconds) {
    constexpr int kFirstYear = 1900;
    const auto time = static_cast<std::time_t>(seconds);
    std::tm parts{};
    if (::gmtime_r(&time, &parts) == nullptr) {
        return "unknown time";
    }
    return std::to_string(parts.tm_year + kFirstYear) + "-" + two_digits(parts.tm_mon + 1) + "-"
           + two_digits(parts.tm_mday) + " " + two_digits(parts.tm_hour) + ":"
           + two_digits(parts.tm_min) + " UTC";
}

std::string line_of(const table::SavedGame& game) {
    std::string line = game.name + ": ";
    if (!game.errors.empty()) {
        line += "cannot be opened. " + game.errors.front().message;
        return core::escape_for_display(line) + "\n";
    }
    line += table::title_of(game) + ", ";
    line += game.turn ? "turn " + std::to_string(*game.turn) + ", " : "";
    line += std::to_string(game.commands) + (game.commands == 1 ? " command, " : " commands, ");
    line += table::display_name(game.result);
    line += game.result == table::GameResult::Lost ? ": " + table::cause_text(game.cause) : "";
    line += game.hints > 0 ? ", " + core::counted(game.hints, "hint") : "";
    line += game.is_open_elsewhere ? ", open in another program" : "";
    return core::escape_for_display(line + ", " + moment(game.changed)) + "\n";
}

ExitStatus list(store::SaveStore& save_store) {
    const core::Result<std::vector<table::SavedGame>> games = save_store.games();
    if (!games) {
        print_errors(games.errors());
        return ExitStatus::BadData;
    }
    std::string text;
    for (const table::SavedGame& game : *games) {
        text += line_of(game);
    }
    return write(text.empty() ? "No saved games yet.\n" : text) ? ExitStatus::Good
                                                                : ExitStatus::Failure;
}

struct GamesOptions {
    std::string removed;
    std::string renamed;  ///< "NAME=NEW"
};

std::string check_rename(const std::string& text) {
    const std::size_t equals = text.find('=');
    return equals != std::string::npos && equals > 0 && equals + 1 < text.size()
               ? ""
               : "`" + text + "` is not NAME=NEW";
}

ExitStatus show_games(const GamesOptions& options, const Program& program) {
    const OpenedGames opened = open_player_games(program);
    if (!opened.games) {
        return opened.status;
    }
    store::SaveStore& save_store = opened.games->save_store();
    if (options.removed.empty() && options.renamed.empty()) {
        return list(save_store);
    }
    const std::size_t equals = std::min(options.renamed.find('='), options.renamed.size());
    const std::optional<core::Diagnostic> error =
        options.renamed.empty()
            ? save_store.remove(options.removed)
            : save_store.rename(
                options.renamed.substr(0, equals), options.renamed.substr(equals + 1)
            );
    if (error) {
        print_errors({*error});
        return ExitStatus::BadData;
    }
    return ExitStatus::Good;
}

}  // namespace

Subcommand games_command(const Program& program) {
    const auto options = std::make_shared<GamesOptions>();
    Subcommand command{"games", "List your saved games"};
    command.options.push_back(
        {.names = "--remove",
         .target = &options->removed,
         .summary = "remove this game permanently",
         .type = "NAME",
         .offers = offer_saved_games}
    );
    command.options.push_back(
        {.names = "--rename",
         .target = &options->renamed,
         .summary = "give a game another name",
         .type = "NAME=NEW",
         .check = {check_rename},
         .excludes = {"--remove"}}
    );
    command.task = [options, &program] { return show_games(*options, program); };
    return command;
}

}  // namespace tenebrae::app
