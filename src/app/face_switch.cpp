// SPDX-License-Identifier: MIT
#include "app/face_switch.hpp"

#include "app/console.hpp"
#include "app/line_loop.hpp"
#include "app/patience.hpp"
#include "app/title_loop.hpp"
#include "tui/terminal/signals.hpp"

namespace tenebrae::app {

ExitStatus FaceSwitch::play(bool in_lines) {
    std::optional<ExitStatus> end;
    while (!end) {
        end = in_lines ? go_on_in_lines() : show_screen();
        in_lines = !in_lines;
    }
    return *end;
}

std::optional<ExitStatus> FaceSwitch::show_screen() {
    const FullScreenFace::End end =
        screen_.show(kept_.shelf(), &kept_.exercises(), kept_.nightly());
    if (end != FullScreenFace::End::Left && end != FullScreenFace::End::Hangup) {
        return std::nullopt;
    }
    const tui::Signals::LastWords limited;
    return LineLoop(session_, kept_, typed_, false).finish();
}

std::optional<ExitStatus> FaceSwitch::go_on_in_lines() {
    LineLoop loop(session_, kept_, typed_, !screen_.wants_lines());
    if (!session_.match().game) {
        TitleLoop title(session_, kept_, screen_, typed_);
        const TitleLoop::End end = title.play();
        if (!title.is_written()) {
            return ExitStatus::Failure;
        }
        if (end != TitleLoop::End::Game) {
            return end == TitleLoop::End::ToScreen ? std::nullopt : std::optional(loop.finish());
        }
    }
    if (at_terminal()) {
        loop.time_bots(steady_clock());
    }
    const ExitStatus status = loop.play();
    if (!loop.change_face()) {
        return status;
    }
    // After a handover, the next player could see the lines below the screen.
    if (loop.has_shown_secrets() && !write(wipe_of_terminal())) {
        return ExitStatus::Failure;
    }
    return std::nullopt;
}

}  // namespace tenebrae::app
