// SPDX-License-Identifier: MIT
#include "app/line_loop.hpp"

#include "app/console.hpp"
#include "core/line_reader.hpp"

#include <unistd.h>

namespace tenebrae::app {

ExitStatus LineLoop::play() {
    say(face_.greeting() + face_.board() + face_.prompt());
    core::LineReader reader(STDIN_FILENO, "<input>");
    bool goes_on = true;
    while (goes_on && written_) {
        const std::optional<core::Result<std::string>> line = reader.next();
        if (!line) {
            say("\n");
            break;
        }
        goes_on = answer(*line, reader.line_number());
    }
    return change_face_ ? ExitStatus::Unfinished : finish();
}

bool LineLoop::answer(const core::Result<std::string>& line, int number) {
    const table::Reply reply =
        line ? face_.take(*line, number) : table::Reply::spoilt(line.faults());
    const std::string text = face_.answer(reply);
    if (reply.kind == table::Reply::Kind::Ended) {
        change_face_ = reply.change_face;
        say(text);
        return false;
    }
    // The choices are told again only when they may be others.
    const bool changed = reply.kind == table::Reply::Kind::Accepted;
    say(text + (changed ? face_.prompt() : face_.short_prompt()));
    return true;
}

ExitStatus LineLoop::finish() {
    const table::Seen& seen = session_.seen();
    if (!seen.game) {
        return written_ ? ExitStatus::Good : ExitStatus::Failure;
    }
    say(table::outcome_sentence(seen) + "\n" + kept_.last_words(session_));
    if (!written_) {
        return ExitStatus::Failure;
    }
    return kept_.has_failed(session_) ? ExitStatus::BadData : status_of(seen.outcome.result());
}

void LineLoop::say(std::string_view text) {
    written_ = write(text) && written_;
}

}  // namespace tenebrae::app
