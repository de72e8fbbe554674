// SPDX-License-Identifier: MIT
#include "app/interface_switch.hpp"

#include "app/console.hpp"
#include "app/line_loop.hpp"
#include "app/time_limit.hpp"
#include "app/title_loop.hpp"
#include "tui/terminal/signals.hpp"

#include <utility>

namespace tenebrae::app {

ExitStatus InterfaceSwitch::play(bool in_lines) {
    std::optional<ExitStatus> end;
    while (!end) {
        end = in_lines ? continue_in_lines() : show_screen();
        in_lines = !in_lines;
    }
    return *end;
}

std::optional<ExitStatus> InterfaceSwitch::show_screen() {
    const FullScreenInterface::End end = screen_.show(storage_.sources());
    if (end != FullScreenInterface::End::Left && end != FullScreenInterface::End::Hangup) {
        return std::nullopt;
    }
    const tui::Signals::FinalOutput limited;
    return LineLoop(session_, storage_, typed_, false).finish();
}

std::optional<ExitStatus> InterfaceSwitch::continue_in_lines() {
    LineLoop loop(session_, storage_, typed_, !screen_.wants_lines());
    if (!session_.match().game) {
        TitleLoop title(session_, storage_, screen_, typed_);
        const TitleLoop::End end = title.play(std::exchange(asked_game_, {}));
        if (!title.output_ok()) {
            return ExitStatus::Failure;
        }
        if (end != TitleLoop::End::Game) {
            return end == TitleLoop::End::ToScreen ? std::nullopt : std::optional(loop.finish());
        }
    }
    loop.ring_at_turns(screen_.preferences().bell);
    if (at_terminal()) {
        loop.time_bots(steady_clock());
    }
    const ExitStatus status = loop.play();
    if (!loop.switch_interface()) {
        return status;
    }
    // After a handover, the next player could see the lines below the screen.
    if (loop.has_shown_secrets() && !write(clear_sequence())) {
        return ExitStatus::Failure;
    }
    return std::nullopt;
}

}  // namespace tenebrae::app
