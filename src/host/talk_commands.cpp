// SPDX-License-Identifier: MIT
// say, ping, propose, accept, undo and vote at a table: what people do there beside playing.
#include "core/suggestion.hpp"
#include "core/text.hpp"
#include "host/command_table.hpp"
#include "host/playing.hpp"
#include "host/refusals.hpp"
#include "host/shared_commands.hpp"
#include "host/table_talk.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace tenebrae::host {

namespace {

using table::TalkKind;

/// Returns the seat of the person who gives the commands. Precondition: the person plays.
int own_seat(const Viewer& viewer) {
    return viewer.settings.shown_seat.value_or(0);
}

/// Returns why this person can say nothing now, or not this text.
std::optional<core::Diagnostic> refuse_to_talk(
    const Match& match, const Viewer& viewer, const table::TextLine& line, std::string_view text
) {
    if (match.environment.talk_per_minute == 0) {
        return core::error("talk-off", "The host allows no talk at tables.").at(line.at(0));
    }
    if (!viewer.settings.hears_talk) {
        return core::error("talk-off", "You have turned talk off.").at(line.at(0));
    }
    if (!core::is_printable(text)) {
        return core::error("unprintable", "The text has characters that cannot be printed.")
            .at(line.at(1))
            .got(core::escape_for_display(text.substr(0, kMaxTalkBytes)));
    }
    if (text.size() > kMaxTalkBytes || core::display_width(text) > kMaxTalkColumns) {
        return core::error("too-long", "This is too long for a table.")
            .at(line.at(1))
            .expected("at most " + std::to_string(kMaxTalkColumns) + " columns");
    }
    if (match.is_over()) {
        return std::nullopt;
    }
    std::optional<core::Diagnostic> refused =
        match.game->refuse_talk(match.referee->view(match.state, own_seat(viewer)));
    return refused ? std::optional(placed({*std::move(refused)}, line).front()) : std::nullopt;
}

/// Adds an entry of this person; returns what it says.
table::Reply
add(const Match& match,
    const Viewer& viewer,
    const table::TextLine& line,
    TalkKind kind,
    std::string text) {
    if (std::optional<core::Diagnostic> error =
            viewer.talk->add(match, viewer, kind, std::move(text))) {
        if (error->where.file.empty()) {
            error->where = line.at(0);
        }
        return table::Reply::refused(*std::move(error));
    }
    // Others may have said something since.
    const std::vector<table::TalkLine>& lines = viewer.talk->lines();
    const auto own = std::find_if(lines.rbegin(), lines.rend(), [&viewer](const auto& said) {
        return said.seat == own_seat(viewer);
    });
    table::Reply reply = table::Reply::answered(own == lines.rend() ? "" : own->sentence + "\n");
    reply.command = line.rest_from(0);
    return reply;
}

core::Diagnostic game_over(const table::TextLine& line) {
    return core::error("game-over", "The game is over.").at(line.at(0));
}

/// Returns why a command cannot be proposed. The reasons are only those that the proposer may know:
/// whether the command is legal counts only if the proposer sees what the player who decides sees.
core::Result<std::string>
read_proposal(const Match& match, const Viewer& viewer, const table::TextLine& line) {
    const int decider = match.deciding_seat();
    if (viewer.may_read_for(match, decider)) {
        const table::SeatView view = match.decider_view();
        const core::Result<table::Move> move = read_move(match, view, line, 1);
        return move ? core::Result<std::string>(match.game->command_text(view, *move))
                    : core::Result<std::string>(move.errors());
    }
    if (table::find_row(match.game->commands(), line.word(1)) == nullptr) {
        return unknown_command(match.game.get(), line, 1);
    }
    return std::string(line.rest_from(1));
}

/// Returns the seats of people whose agreement a vote still needs. Nobody can agree for an open
/// seat.
std::vector<int> missing_in(const Match& match, const Viewer& viewer, const UndoVote& vote) {
    std::vector<int> missing;
    for (int seat = 0; seat < static_cast<int>(match.game->seats().size()); ++seat) {
        if (!match.is_bot(seat) && !vote.agreed.has(seat)
            && !viewer.settings.shared_record->person_at(seat).empty()) {
            missing.push_back(seat);
        }
    }
    return missing;
}

/// Undoes what all have agreed to, or says whose agreement is missing.
table::Reply count_votes(Match& match, Viewer& viewer, const table::TextLine& line) {
    const std::optional<UndoVote> vote = viewer.talk->undo_vote(match, false);
    if (!vote) {
        return table::Reply::answered("Nothing is undone.\n");
    }
    const std::vector<int> missing = missing_in(match, viewer, *vote);
    if (missing.empty()) {
        const std::string words = "undo " + vote->steps;
        const core::Result<table::TextLine> undo = table::read_line(words, line.file, line.number);
        return undo ? undo_now(match, viewer, *undo) : table::Reply::refused(undo.errors());
    }
    return table::Reply::answered(
        "Still asked: "
        + core::listed(
            missing,
            ", ",
            [&match](int seat) {
                return core::escape_for_display(table::numbered_seat_name(*match.game, seat));
            }
        )
        + ".\n"
    );
}

core::Diagnostic no_vote(const table::TextLine& line) {
    return core::error("no-vote", "Nobody asks you to undo.")
        .at(line.at(0))
        .hint("\"undo\" asks the others");
}

}  // namespace

table::Reply say_at_table(Match& match, Viewer& viewer, const table::TextLine& line) {
    const std::string_view text = line.rest_from(1);
    if (std::optional<core::Diagnostic> error = refuse_to_talk(match, viewer, line, text)) {
        return table::Reply::refused(*std::move(error));
    }
    return add(match, viewer, line, TalkKind::Say, std::string(text));
}

table::Reply run_ping(Match& match, Viewer& viewer, const table::TextLine& line) {
    const std::string_view text = line.rest_from(1);
    if (std::optional<core::Diagnostic> error = refuse_to_talk(match, viewer, line, text)) {
        return table::Reply::refused(*std::move(error));
    }
    const std::vector<std::string> places = match.game->places(viewer.view(match));
    const auto found = std::ranges::find_if(places, [text](const std::string& place) {
        return table::same_word(place, text);
    });
    if (found == places.end()) {
        return table::Reply::refused(core::error("no-such-place", "There is no such place.")
                                         .at(line.at(1))
                                         .expected("a place that \"look\" describes")
                                         .got(text));
    }
    return add(match, viewer, line, TalkKind::Ping, *found);
}

table::Reply run_propose(Match& match, Viewer& viewer, const table::TextLine& line) {
    if (match.is_over()) {
        return table::Reply::refused(game_over(line));
    }
    const std::string_view text = line.rest_from(1);
    if (std::optional<core::Diagnostic> error = refuse_to_talk(match, viewer, line, text)) {
        return table::Reply::refused(*std::move(error));
    }
    const int decider = match.deciding_seat();
    if (decider == own_seat(viewer) || match.is_bot(decider)) {
        return table::Reply::refused(core::error(
                                         "nobody-to-ask",
                                         decider == own_seat(viewer) ? "You decide yourself."
                                                                     : "A bot decides."
        )
                                         .at(line.at(0))
                                         .expected("another person's decision"));
    }
    core::Result<std::string> command = read_proposal(match, viewer, line);
    return command ? add(match, viewer, line, TalkKind::Propose, std::move(command).value())
                   : table::Reply::refused(command.errors());
}

table::Reply run_accept(Match& match, Viewer& viewer, const table::TextLine& line) {
    if (match.is_over()) {
        return table::Reply::refused(game_over(line));
    }
    if (viewer.is_overtaken) {
        return table::Reply::refused(overtaken().at(line.at(0)));
    }
    const int asked = match.deciding_seat();
    if (asked != own_seat(viewer) || match.is_bot(asked)) {
        return table::Reply::refused(core::error("not-asked", "It is not this seat's turn.")
                                         .at(line.at(0))
                                         .expected("seat " + std::to_string(asked + 1)));
    }
    std::optional<int> proposer;
    if (line.words.size() > 1) {
        const core::Result<int> seat = read_seat(match, line, 1);
        if (!seat) {
            return table::Reply::refused(seat.errors());
        }
        proposer = *seat;
    }
    const std::optional<TalkEntry> proposal = viewer.talk->proposal(match, proposer);
    if (!proposal) {
        return table::Reply::refused(
            core::error("no-proposal", "Nobody has proposed a command for this decision.")
                .at(line.at(0))
        );
    }
    const core::Result<table::TextLine> command =
        table::read_line(proposal->text, line.file, line.number);
    return command ? play_line(match, viewer, *command) : table::Reply::refused(command.errors());
}

table::Reply ask_to_undo(Match& match, Viewer& viewer, const table::TextLine& line) {
    if (viewer.is_overtaken) {
        return table::Reply::refused(overtaken().at(line.at(0)));
    }
    const core::Result<std::size_t> steps = undo_steps(match, viewer, line, 0);
    if (!steps) {
        return table::Reply::refused(steps.errors());
    }
    const int seat = own_seat(viewer);
    UndoVote vote{seat, std::to_string(*steps), table::SeatSet::of(seat)};
    if (missing_in(match, viewer, vote).empty()) {
        return undo_now(match, viewer, line);
    }
    if (const std::optional<UndoVote> pending = viewer.talk->undo_vote(match, false)) {
        return pending->asker == seat
                   ? count_votes(match, viewer, line)
                   : table::Reply::refused(
                       core::error("vote-pending", "Another player asks to undo already.")
                           .at(line.at(0))
                           .hint(R"("vote yes" or "vote no" answers)")
                   );
    }
    table::Reply reply = add(match, viewer, line, TalkKind::Undo, std::move(vote.steps));
    if (reply.kind == table::Reply::Kind::Answered) {
        reply.text += count_votes(match, viewer, line).text;
    }
    return reply;
}

table::Reply run_vote(Match& match, Viewer& viewer, const table::TextLine& line) {
    const std::string answer = table::ascii_lower(line.word(1));
    if (answer != "yes" && answer != "no") {
        return table::Reply::refused(core::error("bad-vote", "Unknown vote.")
                                         .at(line.at(1))
                                         .expected("vote yes, or vote no")
                                         .got(line.word(1)));
    }
    const std::optional<UndoVote> vote = viewer.talk->undo_vote(match, true);
    const int seat = own_seat(viewer);
    if (!vote || vote->asker == seat || match.is_bot(seat)) {
        return table::Reply::refused(no_vote(line));
    }
    if (!vote->agreed.has(seat) || answer == "no") {
        table::Reply reply = add(match, viewer, line, TalkKind::Vote, answer + " " + vote->name());
        if (reply.kind != table::Reply::Kind::Answered) {
            return reply;
        }
    }
    return count_votes(match, viewer, line);
}

}  // namespace tenebrae::host
