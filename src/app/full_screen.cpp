// SPDX-License-Identifier: MIT
#include "app/full_screen.hpp"

#include "app/console.hpp"
#include "app/offers.hpp"
#include "app/time_limit.hpp"
#include "tui/screen/pixel.hpp"
#include "tui/terminal/locale.hpp"
#include "tui/terminal/signals.hpp"
#include "tui/terminal/terminal_frontend.hpp"

#include <algorithm>
#include <cstdlib>
#include <unistd.h>
#include <utility>

namespace tenebrae::app {

namespace {

std::string terminal_name() {
    const char* const name = std::getenv("TERM");
    return name == nullptr ? std::string() : std::string(name);
}

/// Returns the folder for options; empty in restricted mode, which neither reads nor saves them.
std::string folder_for(const Program& program) {
    return program.restricted ? std::string() : tui::configuration_folder();
}

}  // namespace

bool at_terminal() {
    return ::isatty(STDIN_FILENO) == 1 && ::isatty(STDOUT_FILENO) == 1;
}

bool has_board(const Program& program, const table::Game& game) {
    return std::ranges::find(program.families, game.id(), &tui::BoardFamily::game)
           != program.families.end();
}

void add_screen_options(Subcommand& command, ScreenOptions& options) {
    command.options.push_back(
        {.names = "--accessible,--plain",
         .target = &options.accessible,
         .summary = "use line mode and print sentences, for screen readers"}
    );
    command.options.push_back(
        {.names = "--color",
         .target = &options.color,
         .summary = "set when the full screen has colours",
         .type = "WHEN",
         .check = one_of({"auto", "always", "never"})}
    );
    command.options.push_back(
        {.names = "--charset",
         .target = &options.charset,
         .summary = "draw the full screen with these glyphs: utf8, ascii, lines or your own",
         .type = "SET",
         .offers = offer_glyph_sets}
    );
    command.options.push_back(
        {.names = "--no-half-blocks",
         .target = &options.no_half_blocks,
         .summary = "draw light in whole cells on the full screen"}
    );
    command.options.push_back(
        {.names = "--still",
         .target = &options.still,
         .summary = "show no movement on the full screen"}
    );
}

tui::Preferences
preferences_of(const Program& program, const ScreenOptions& options, core::Diagnostics& errors) {
    tui::Preferences preferences = tui::load_preferences(folder_for(program), errors);
    preferences.accessible = preferences.accessible || program.accessible || options.accessible;
    if (const auto use = tui::parse_color_use(options.color)) {
        preferences.color = *use;
    }
    if (!options.charset.empty()) {
        preferences.charset = options.charset;
    }
    preferences.odds = preferences.odds || options.odds;
    preferences.bell = preferences.bell || options.bell;
    preferences.talk = preferences.talk && !options.no_talk;
    preferences.half_blocks = preferences.half_blocks && !options.no_half_blocks;
    if (options.still) {
        preferences.animations = false;
        preferences.flicker = false;
        preferences.pace = tui::Pace::None;
    }
    if (const auto pace = tui::parse_pace(options.pace)) {
        preferences.pace = *pace;
    }
    return preferences;
}

bool wants_lines(const Program& program, const ScreenOptions& options) {
    core::Diagnostics errors;  // reported when the preferences are used
    return preferences_of(program, options, errors).accessible;
}

table::BoardStyle line_style(const Program& program, const ScreenOptions& options) {
    return wants_lines(program, options) ? table::BoardStyle::Sentences : table::BoardStyle::Utf8;
}

std::string_view reason_for_lines(const Program& program, const ScreenOptions& options) {
    if (program.accessible || options.accessible || !wants_lines(program, options)) {
        return {};
    }
    core::Diagnostics errors;
    return tui::load_saved_preferences(folder_for(program), errors).accessible
               ? "Line mode, because \"accessible\" is true in config.toml.\n"
               : "Line mode, because ACCESSIBLE is set.\n";
}

FullScreenInterface::FullScreenInterface(
    const Program& program, host::Session& session, const ScreenOptions& options
)
    : program_(program),
      session_(session),
      meter_(session.data_folder(), session.makers(), session.bots(), steady_clock()),
      folder_(folder_for(program)),
      preferences_(preferences_of(program, options, errors_)) {}

void FullScreenInterface::add_messages(const core::Diagnostics& errors) {
    errors_.insert(errors_.end(), errors.begin(), errors.end());
}

FullScreenInterface::End FullScreenInterface::show(const ScreenSources& sources) {
    const End end = show_until_left(sources);
    // The signal may have come while the screen was being closed.
    return end == End::ToLines && tui::Signals::ended() ? End::Hangup : end;
}

FullScreenInterface::End FullScreenInterface::show_until_left(const ScreenSources& sources) {
    tui::use_locale();
    auto opened = tui::TerminalFrontend::open({preferences_.color, false, !program_.restricted});
    if (!opened) {
        if (opened.errors().front().code != tui::kDumbTerminal) {
            print_errors(opened.errors());
        }
        return End::NoScreen;
    }
    tui::TerminalFrontend& frontend = **opened;
    tui::FullScreen screen{session_, program_.families};
    screen.saved_games = sources.saved_games;
    screen.exercises = sources.exercises;
    screen.daily_games = sources.daily_games;
    screen.tables = sources.tables;
    screen.preferences = preferences_;
    screen.preferences_folder = folder_;
    screen.terminal = terminal_name();
    screen.replay = std::exchange(replay_, std::nullopt);
    screen.exercise = std::exchange(exercise_, std::nullopt);
    screen.new_game = std::exchange(new_game_, {});
    screen.errors = std::exchange(errors_, {});
    screen.restyle = [&frontend](const tui::Palette& palette) { frontend.set_palette(palette); };
    screen.use_mouse = [&frontend](bool on) { frontend.use_mouse(on); };
    screen.clock = steady_clock();
    screen.turn_time = [this](std::string_view game, std::string_view level) {
        return meter_.turn_ms(game, level);
    };
    screen.many_colors = frontend.depth() >= tui::ColorDepth::Indexed;
    screen.half_blocks = screen.many_colors && tui::writable(tui::kHalfBlock) == tui::kHalfBlock;
    const tui::Outcome outcome = tui::play_full_screen(frontend, screen);
    preferences_ = outcome.preferences;
    switch (outcome.leave) {
    case tui::Leave::Accessible: return End::ToLines;
    case tui::Leave::Hangup: return End::Hangup;
    case tui::Leave::Idle:
        print_stderr("Tenebrae ended: no key was pressed for a long time.\n");
        break;
    case tui::Leave::Quit: break;
    }
    return End::Left;
}

}  // namespace tenebrae::app
