// SPDX-License-Identifier: MIT
// tenebrae play: a person plays, on the full screen or line by line.
#include "app/console.hpp"
#include "app/full_screen.hpp"
#include "app/game_options.hpp"
#include "app/interface_switch.hpp"
#include "app/player_tables.hpp"
#include "app/record_source.hpp"
#include "app/time_limit.hpp"
#include "host/script.hpp"

#include <filesystem>
#include <memory>
#include <utility>

namespace tenebrae::app {

namespace {

struct PlayOptions {
    GameOptions game;
    std::string load;
    std::string save;
    SaveOptions save_options;
    ScreenOptions screen;
    bool daily = false;

    /// Returns true if the options choose a game.
    [[nodiscard]] bool choose() const {
        return game.game || !load.empty() || game.any() || save_options.resumes_game();
    }
};

/// Returns the game whose settings to ask for: one with rivals, if nothing but its name is given.
std::string asked_game(const PlayOptions& options, const Program& program) {
    const bool is_name_only = options.game.game && !options.game.any() && options.load.empty()
                              && !options.save_options.resumes_game() && !options.daily;
    if (!is_name_only || !at_terminal()) {
        return {};
    }
    const std::string id = table::ascii_lower(*options.game.game);
    const auto maker = std::ranges::find(program.makers, id, &table::GameMaker::id);
    const bool has_rivals =
        maker != program.makers.end() && maker->start != nullptr && maker->start->has_rivals;
    return has_rivals ? id : "";
}

core::Diagnostic another_game_there(const std::string& path) {
    return core::error("file-exists", "This file already exists and was not changed.")
        .expected("a new file, or the file given to --load")
        .hint("\"--load FILE --save FILE\" continues the game in it")
        .in(path);
}

/// Returns an error if the file to save to exists, unless the game was loaded from it.
std::optional<core::Diagnostic> check_save(const PlayOptions& options) {
    std::error_code error;
    if (options.save.empty() || !std::filesystem::exists(options.save, error)) {
        return std::nullopt;
    }
    if (!options.load.empty() && std::filesystem::equivalent(options.save, options.load, error)) {
        return std::nullopt;
    }
    return another_game_there(options.save);
}

table::Reply begin(host::Session& session, const PlayOptions& options, const Program& program) {
    if (options.load.empty()) {
        const core::Result<table::Header> header = header_of(options.game, program);
        return header ? session.begin(*header) : table::Reply::malformed(header.errors());
    }
    if (options.load != kStandardStream) {
        return session.load(options.load);
    }
    const core::Result<std::vector<std::string>> lines = read_file_or_input(options.load);
    return lines ? session.load("<stdin>", *lines) : table::Reply::malformed(lines.errors());
}

/// Starts or resumes the game that the options ask for.
table::Reply begin_as_asked(
    host::Session& session,
    SessionStorage& storage,
    const PlayOptions& options,
    const Program& program
) {
    if (auto resumed = storage.resume(session)) {
        return *std::move(resumed);
    }
    table::Reply reply = begin(session, options, program);
    reply.text.clear();  // the first board shows the same
    return reply;
}

/// Shows messages before the first prompt: on the first screen, or before the first line.
bool print_start_messages(
    const table::Reply& reply,
    const SessionStorage& storage,
    FullScreenInterface& screen,
    std::string_view reason,
    bool lines
) {
    if (!lines) {
        screen.add_messages(storage.errors());
        screen.add_messages(reply.warnings);
        return true;
    }
    print_stderr(core::render_warnings(storage.errors()) + core::render_warnings(reply.warnings));
    return write(std::string(reason) + reply.text);
}

ExitStatus play(const PlayOptions& options, const Program& program) {
    core::Result<host::Environment> environment = environment_of(program, options.game.seed);
    if (!environment) {
        print_errors(environment.errors());
        return ExitStatus::BadData;
    }
    const host::ViewerSettings settings{
        .has_handover = at_terminal(),
        .board_style = line_style(program, options.screen),
        .can_switch_interface = at_terminal(),
        .start_time_limit = [] { return start_time_limit(SearchLimit::UntilInput); }};
    if (const std::optional<core::Diagnostic> error = check_save(options)) {
        print_errors({*error});
        return ExitStatus::BadData;
    }
    SessionStorage storage(options.save_options, *environment, settings, options.save);
    host::Session session(*std::move(environment), settings);
    storage.save_games_of(session);
    if (core::Result<store::TablesAccess> access = tables_access(program, {})) {
        storage.offer_tables(session, std::move(access).value());
    }
    FullScreenInterface screen(program, session, options.screen);
    const bool lines = !at_terminal() || screen.wants_lines();
    const std::string asked = asked_game(options, program);
    // Without a chosen game, show the title; for input from a pipe, start the default game.
    const bool shows_title =
        !asked.empty() || (!options.choose() && (at_terminal() || screen.wants_lines()));
    table::Reply reply;
    if (!shows_title) {
        reply = begin_as_asked(session, storage, options, program);
    }
    if (reply.kind == table::Reply::Kind::Refused) {
        print_errors(reply.errors);
        return status_of_errors(reply.errors);
    }
    if (!print_start_messages(
            reply, storage, screen, reason_for_lines(program, options.screen), lines
        )) {
        return ExitStatus::Failure;
    }
    InterfaceSwitch interfaces(session, storage, screen);
    interfaces.ask_about(asked);
    return interfaces.play(lines);
}

std::string usage_error_of(const PlayOptions& options) {
    if (options.daily && (options.game.any() || !options.load.empty() || !options.save.empty())) {
        return "--tonight: not possible with --load, --save or options of a new game";
    }
    if (options.save == kStandardStream) {
        return "--save: needs a file; standard output shows the game";
    }
    if (!options.load.empty() && options.game.any()) {
        return "--load: not possible with options of a new game";
    }
    if (options.save_options.resumes_game()
        && (options.game.any() || !options.load.empty() || !options.save.empty())) {
        const std::string given = options.save_options.resume ? "--continue" : "--open";
        return given + ": not possible with --load, --save or options of a new game";
    }
    return {};
}

}  // namespace

Subcommand play_command(const Program& program) {
    const auto options = std::make_shared<PlayOptions>();
    Subcommand command{"play", "Play a game, on the full screen or in lines"};
    add_game_options(command, options->game, program);
    add_screen_options(command, options->screen);
    command.options.push_back(
        {.names = "--odds",
         .target = &options->screen.odds,
         .summary = "show the chance to win on the full screen, if a bot estimates it"}
    );
    command.options.push_back(
        {.names = "--pace",
         .target = &options->screen.pace,
         .summary = "pause on the full screen after a bot's move: none, short or long",
         .type = "PACE",
         .check = one_of({"none", "short", "long"})}
    );
    command.options.push_back(
        {.names = "--load",
         .target = &options->load,
         .summary = "continue this record or position; - for standard input",
         .type = "FILE"}
    );
    command.options.push_back(
        {.names = "--save",
         .target = &options->save,
         .summary = "save the game in this file",
         .type = "FILE"}
    );
    add_save_options(command, options->save_options);
    command.options.push_back(
        {.names = "--tonight",
         .target = &options->daily,
         .summary = "play today's game, the same for everybody",
         .excludes = {"--continue", "--open", "--no-save"}}
    );
    command.usage_error = [options] { return usage_error_of(*options); };
    command.task = [options, &program] {
        if (options->daily) {
            options->save_options.daily_id = table::ascii_lower(
                options->game.game.value_or(std::string(program.makers.front().id))
            );
        }
        return play(*options, program);
    };
    return command;
}

ExitStatus play_from_title(const Program& program) {
    return play({}, program);
}

}  // namespace tenebrae::app
