// SPDX-License-Identifier: MIT
#include "app/line_loop.hpp"

#include "app/console.hpp"
#include "core/text.hpp"
#include "table/remarks.hpp"
#include "table/story.hpp"

#include <algorithm>
#include <array>
#include <optional>

namespace tenebrae::app {

namespace {

/// The number of empty lines that scroll all text off any terminal.
constexpr std::size_t kScreenful = 200;
/// Commands that leave, or change the players: they interrupt a bot.
constexpr std::array<std::string_view, 3> kUrgent{"quit", "face", "seat"};

/// Returns the number of the command an event belongs to; 0 for the start of the game.
std::size_t
number_of_group(const table::Observation& observation, const table::SeatEvent& seat_event) {
    return seat_event.command == table::kBeginning
               ? 0
               : observation.log->commands()[seat_event.command].number;
}

}  // namespace

LineLoop::LineLoop(host::Session& session, SessionStorage& storage, TypedLines& lines, bool draws)
    : session_(session), interface_(session, draws), storage_(storage), lines_(lines) {}

ExitStatus LineLoop::play() {
    const std::string greeting = interface_.greeting() + interface_.opening_events();
    print(greeting + interface_.since_left() + interface_.board());
    let_bots_play();
    print(interface_.prompt());
    bool goes_on = true;
    while (goes_on && output_ok_) {
        if (!lines_.wait(session_.news_descriptor())) {
            continue_after_news();
            continue;
        }
        const std::optional<core::Result<std::string>> line = lines_.next();
        if (!line) {
            print("\n");
            break;
        }
        goes_on = answer(*line, lines_.line_number());
    }
    return switch_interface_ ? ExitStatus::Unfinished : finish();
}

bool LineLoop::answer(const core::Result<std::string>& line, int number) {
    const host::Match& match = session_.match();
    has_shown_secrets_ = has_shown_secrets_
                         || (session_.viewer().settings.has_handover && match.game
                             && !match.people_share_information());
    if (awaits_handover_) {
        return confirm_handover(line);
    }
    if (session_.handover() && line && line->empty()) {
        show_handover();
        return true;
    }
    const bool was_over = match.game && match.is_over();
    const table::Reply reply =
        line ? interface_.take(*line, number) : table::Reply::malformed(line.errors());
    if (reply.new_game) {
        left_at_ = {};
    }
    const bool has_news = !reply.played && show_news();
    print(interface_.answer(reply));
    if (reply.kind == table::Reply::Kind::Ended) {
        switch_interface_ = reply.switch_interface;
        return false;
    }
    // The choices are printed again only if they may have changed.
    const bool changed = reply.kind == table::Reply::Kind::Accepted || has_news;
    let_bots_play();
    if (!was_over && !reply.new_game && match.game && match.is_over()) {
        print(end_text());
    }
    print(changed ? interface_.prompt() : interface_.short_prompt());
    return true;
}

bool LineLoop::show_news() {
    std::string text;
    for (const table::Reply& reply : session_.take_news()) {
        text += interface_.answer(reply);
    }
    print(text.empty() ? "" : "\n" + text);
    return !text.empty();
}

void LineLoop::continue_after_news() {
    const host::Match& match = session_.match();
    const bool was_over = match.is_over();
    // The prompt must not tell of commands that are hidden from this seat.
    const auto shown = [this] {
        const table::Observation& observation = session_.observation();
        return std::pair(observation.commands_known(), observation.decides);
    };
    const auto before = shown();
    const bool has_news = show_news();
    let_bots_play();
    if (!was_over && match.is_over()) {
        print(end_text());
    }
    if (rings_ && !before.second && shown().second) {
        output_ok_ = write("\a") && output_ok_;
    }
    if (has_news || shown() != before) {
        print(interface_.prompt());
    }
}

void LineLoop::let_bots_play() {
    bool goes_on = true;
    session_.set_progress_listener(lines_.listener(kUrgent));
    while (goes_on && output_ok_ && session_.is_bots_turn()) {
        const table::Reply reply = turns_.advance(session_);
        const std::string notice = turns_.take_notice();
        print(interface_.answer(reply) + notice + (notice.empty() ? "" : "\n"));
        goes_on = reply.kind == table::Reply::Kind::Accepted;
    }
    session_.set_progress_listener({});
}

void LineLoop::show_handover() {
    const table::Observation& observation = session_.observation();
    if (observation.seat < table::kMaxSeats) {
        left_at_[static_cast<std::size_t>(observation.seat)] = {
            observation.commands_known(), observation.log->events().size()};
    }
    const std::string wipe = clear_sequence();
    print(
        !wipe.empty()
            ? wipe
            : "This terminal cannot be cleared: earlier text can still be scrolled back.\n"
                  + std::string(kScreenful, '\n')
    );
    const std::string name =
        core::escape_for_display(table::numbered_seat_name(*observation.game, *session_.handover())
        );
    print(core::capitalised(name) + ", press Enter when only you can see the screen.\n> ");
    awaits_handover_ = true;
}

bool LineLoop::confirm_handover(const core::Result<std::string>& line) {
    if (line && table::same_word(*line, "quit")) {
        return false;
    }
    awaits_handover_ = false;
    session_.confirm_handover();
    print(events_since_left() + interface_.board() + interface_.prompt());
    return true;
}

std::string LineLoop::events_since_left() const {
    const table::Observation& observation = session_.observation();
    const std::optional<LeftAt> last = left_at_[static_cast<std::size_t>(observation.seat)];
    std::size_t commands = observation.commands_known() + 1;
    if (last) {
        commands =
            observation.commands_known() - std::min(last->commands, observation.commands_known());
        // The last command known then may have had more events since.
        const std::vector<table::SeatEvent>& events = observation.log->events();
        const bool has_more =
            events.size() > last->events
            && number_of_group(observation, events[last->events]) == last->commands;
        commands += has_more ? 1U : 0U;
    }
    if (commands == 0) {
        return {};
    }
    const std::string log = table::format_log(*observation.game, *observation.log, commands);
    return log.empty() ? "" : (last ? "Since you left:\n" : "So far:\n") + log;
}

std::string LineLoop::end_text() {
    std::string shared = session_.share_code();
    if (const auto header = session_.restart_header(); header && shared.empty()) {
        shared = table::line_to_share(*header);
    }
    const table::EndRemarks remarks =
        table::end_remarks({session_, storage_.saved_games(), storage_.daily_games()}, shared);
    std::string text;
    for (const std::vector<std::string>& lines : {remarks.news, remarks.results}) {
        for (const std::string& line : lines) {
            text += core::escape_for_display(line) + "\n";
        }
    }
    return text
           + (remarks.share.empty()
                  ? ""
                  : "To share: " + core::escape_for_display(remarks.share) + "\n");
}

ExitStatus LineLoop::finish() {
    const table::Observation& observation = session_.observation();
    print(
        (observation.game ? table::outcome_sentence(observation) + "\n" : "")
        + storage_.exit_message(session_)
    );
    if (!output_ok_) {
        return ExitStatus::Failure;
    }
    if (storage_.has_failed(session_)) {
        return ExitStatus::BadData;
    }
    const std::optional<table::GameResult> result = storage_.result(session_);
    return result ? status_of(*result) : ExitStatus::Good;
}

void LineLoop::print(std::string_view text) {
    output_ok_ = write_wrapped(text) && output_ok_;
}

}  // namespace tenebrae::app
