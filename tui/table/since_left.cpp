// SPDX-License-Identifier: MIT
#include "tui/table/since_left.hpp"

#include "tui/table/panes.hpp"
#include "tui/table/replay_screen.hpp"

#include <algorithm>
#include <utility>

namespace tenebrae::tui {

SinceLeftScreen::SinceLeftScreen(ScreenContext& context, const std::string& log)
    : PagerScreen(context, "Since you left", table::literal_lines(log)) {}

Next SinceLeftScreen::press(const Press& press) {
    if (press.action == KeyAction::East) {
        const table::Seat& seat = context().seat;
        Replay replay{.played = seat.replay(), .seat = seat.observation().seat};
        replay.moment =
            replay.played->end() - std::min(seat.commands_since_left(), replay.played->end());
        return open_replay(context(), std::move(replay));
    }
    return scroll_step_of(press) ? PagerScreen::press(press) : Next::close();
}

std::string SinceLeftScreen::keys() const {
    return keys_line(
        context().keymap,
        {{KeyAction::PageDown, "page"},
         {KeyAction::East, "see it step by step"},
         {KeyAction::Cancel, "to the game, like any other key"}}
    );
}

}  // namespace tenebrae::tui
