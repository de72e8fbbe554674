// SPDX-License-Identifier: MIT
#include "tui/table/full_screen.hpp"

#include "tui/table/game_screen.hpp"
#include "tui/table/new_game_screen.hpp"
#include "tui/table/practice_screen.hpp"
#include "tui/table/replay_screen.hpp"
#include "tui/table/screen_stack.hpp"
#include "tui/table/title_screen.hpp"

#include <iterator>
#include <utility>

namespace tenebrae::tui {

namespace {

ScreenContext make_desk(const Frontend& frontend, const FullScreen& given) {
    ScreenContext context{given.seat, given.families};
    context.saved_games = given.saved_games;
    context.exercises = given.exercises;
    context.daily_games = given.daily_games;
    context.tables = given.tables;
    context.preferences = given.preferences;
    context.preferences_folder = given.preferences_folder;
    context.terminal = given.terminal;
    context.slow = frontend.is_slow();
    context.restyle = given.restyle;
    context.use_mouse = given.use_mouse;
    context.many_colors = given.many_colors;
    context.half_blocks = given.half_blocks;
    context.slow_after_ms = given.slow_after_ms;
    context.slow_turns = table::SlowTurns(given.clock);
    context.turn_time = given.turn_time;
    return context;
}

/// Opens the first screens: the title and, over it, what the program was started for.
void open_first_screens(
    ScreenStack& stage, ScreenContext& context, const FullScreen& given, core::Diagnostics errors
) {
    if (given.replay && !context.observation().game) {
        stage.follow(open_replay(context, *given.replay, first_line(errors)));
        return;
    }
    auto title = std::make_unique<TitleScreen>(context);
    const bool has_game =
        context.observation().game && context.make_board(*context.observation().game) != nullptr;
    title->show_message(first_line(errors));
    stage.push(std::move(title));
    if (has_game) {
        table::Reply reply;
        reply.warnings = std::move(errors);
        stage.push(std::make_unique<GameScreen>(context, reply));
    }
    if (given.replay) {
        stage.follow(open_replay(context, *given.replay));
    }
    if (!given.new_game.empty()) {
        stage.follow(open_form(context, given.new_game));
    }
    if (given.exercise) {
        stage.follow(
            given.exercise->name.empty()
                ? open_exercises(context, given.exercise->kind)
                : open_practice(context, given.exercise->kind, given.exercise->name)
        );
    }
}

}  // namespace

Outcome play_full_screen(Frontend& frontend, const FullScreen& full_screen) {
    ScreenContext context = make_desk(frontend, full_screen);
    core::Diagnostics errors = full_screen.errors;
    const core::Diagnostics look = context.load_look();
    errors.insert(errors.end(), look.begin(), look.end());
    ScreenStack stage(frontend, context);
    open_first_screens(stage, context, full_screen, std::move(errors));
    const Leave leave = stage.run();
    return {leave, context.preferences};
}

}  // namespace tenebrae::tui
