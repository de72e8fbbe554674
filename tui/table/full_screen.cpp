// SPDX-License-Identifier: MIT
#include "tui/table/full_screen.hpp"

#include "tui/table/game_screen.hpp"
#include "tui/table/replay_screen.hpp"
#include "tui/table/stage.hpp"
#include "tui/table/title_screen.hpp"

#include <iterator>
#include <utility>

namespace tenebrae::tui {

namespace {

Desk make_desk(const Frontend& frontend, const FullScreen& given) {
    Desk desk{given.session, given.families};
    desk.shelf = given.shelf;
    desk.settings = given.settings;
    desk.settings_folder = given.settings_folder;
    desk.terminal = given.terminal;
    desk.slow = frontend.is_slow();
    desk.restyle = given.restyle;
    return desk;
}

/// The first screens: the title, and over it what the program was started for.
void set_stage(Stage& stage, Desk& desk, const FullScreen& given, core::Diagnostics faults) {
    if (given.replay && !desk.match().game) {
        stage.follow(open_replay(desk, *given.replay, first_line(faults)));
        return;
    }
    auto title = std::make_unique<TitleScreen>(desk);
    const bool has_game = desk.match().game && desk.make_board(*desk.match().game) != nullptr;
    title->say(first_line(faults));
    stage.push(std::move(title));
    if (has_game) {
        table::Reply reply;
        reply.warnings = std::move(faults);
        stage.push(std::make_unique<GameScreen>(desk, reply));
    }
    if (given.replay) {
        stage.follow(open_replay(desk, *given.replay));
    }
}

}  // namespace

Outcome play_full_screen(Frontend& frontend, const FullScreen& full_screen) {
    Desk desk = make_desk(frontend, full_screen);
    core::Diagnostics faults = full_screen.faults;
    const core::Diagnostics look = desk.load_look();
    faults.insert(faults.end(), look.begin(), look.end());
    Stage stage(frontend, desk);
    set_stage(stage, desk, full_screen, std::move(faults));
    const Leave leave = stage.run();
    return {leave, desk.settings};
}

}  // namespace tenebrae::tui
