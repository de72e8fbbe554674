// SPDX-License-Identifier: MIT
#include "host/interpreter.hpp"

#include "core/text.hpp"
#include "host/command_table.hpp"
#include "host/playing.hpp"
#include "host/refusals.hpp"

#include <optional>
#include <utility>

namespace tenebrae::host {

namespace {

core::Diagnostic wrong_number(const SharedCommand& command, const table::TextLine& line) {
    const bool too_few = line.words.size() - 1 < command.least;
    return core::error(
               too_few ? "missing-parameter" : "too-many-parameters",
               too_few ? "A parameter is missing." : "Unexpected word."
    )
        .at(too_few ? line.at(0) : line.at(command.most + 1))
        .expected(usage(command));
}

core::Diagnostic not_in_a_record(const table::TextLine& line) {
    return core::error("not-in-a-record", "This command is not allowed in a record.")
        .at(line.at(0))
        .expected("a command of the game, undo, redo, say, note, check or expect");
}

core::Diagnostic bots_seat(const table::TextLine& line, const core::Word& name) {
    return core::error(
               "bots-seat", "A bot plays this seat, so you cannot act for it or see its view."
    )
        .at(line.at(name))
        .hint("\"bot\" lines of the record say who plays");
}

core::Diagnostic
handover_first(const Match& match, const Viewer& viewer, const table::TextLine& line) {
    return core::error("curtain", "It is another player's turn, and they have hidden information.")
        .at(line.at(0))
        .expected(
            table::numbered_seat_name(*match.game, *viewer.handover(match)) + " at the keyboard"
        )
        .hint("press Enter to hand over the keyboard");
}

core::Diagnostic
others_seat(const Match& match, const table::TextLine& line, const core::Word& name, int seat) {
    return core::error("others-seat", "Another person plays this seat.")
        .at(line.at(name))
        .got(table::numbered_seat_name(*match.game, seat));
}

core::Diagnostic only_watching(const table::TextLine& line) {
    return core::error("only-watching", "You only watch this game.").at(line.at(0));
}

/// Removes a leading "@N" from the words of a line and returns its seat; none without it.
core::Result<std::optional<int>>
take_seat(const Match& match, const Viewer& viewer, table::TextLine& line) {
    const core::Word name = line.words.front();
    if (!name.text.starts_with(kSeatMark)) {
        return std::optional<int>();
    }
    if (!match.game) {
        return no_game(line);
    }
    const auto number = core::parse_unsigned(name.text.substr(1));
    if (!number || *number < 1 || *number > match.game->seats().size()) {
        return no_such_seat(*match.game, line.at(name)).got(name.text);
    }
    line.words.erase(line.words.begin());
    if (line.words.empty()) {
        return core::error("missing-command", "A command is missing after the seat.")
            .at(line.at(name))
            .expected("@N COMMAND");
    }
    const int seat = static_cast<int>(*number) - 1;
    if (viewer.settings.is_at_table && seat != viewer.settings.shown_seat) {
        return others_seat(match, line, name, seat);
    }
    if (!viewer.in_record && match.is_bot(seat)) {
        return bots_seat(line, name);
    }
    const bool is_here = viewer.at_keyboard != table::kSpectator
                         && match.game->shares_information(viewer.at_keyboard, seat);
    if (!viewer.in_record && viewer.settings.has_handover && !is_here) {
        return core::error(
                   "curtain", "You cannot see what this seat knows: it has hidden information."
        )
            .at(line.at(name));
    }
    return std::optional(seat);
}

/// Returns why a command of the game is not accepted now. A line of a record is refused only if it
/// names a seat that does not decide.
std::optional<core::Diagnostic>
refuse_playing(const Match& match, const Viewer& viewer, const table::TextLine& line) {
    if (viewer.in_record ? !viewer.named : match.is_over()) {
        return std::nullopt;
    }
    if (viewer.settings.is_at_table && viewer.seat() == table::kSpectator) {
        return only_watching(line);
    }
    if (viewer.is_overtaken) {
        return overtaken().at(line.at(0));
    }
    const int asked = match.deciding_seat();
    if (viewer.named && *viewer.named != asked) {
        return core::error("not-asked", "It is not this seat's turn.")
            .at(line.at(0))
            .expected("seat " + std::to_string(asked + 1));
    }
    if (viewer.in_record) {
        return std::nullopt;
    }
    if (viewer.handover(match)) {
        return handover_first(match, viewer, line);
    }
    if (match.is_bot(asked)) {
        return core::error("bots-turn", "It is a bot's turn.").at(line.at(0));
    }
    return std::nullopt;
}

/// Returns why a shared command is not accepted at a table, or elsewhere; none if it is.
std::optional<core::Diagnostic>
refuse_place(const Viewer& viewer, const SharedCommand& command, const table::TextLine& line) {
    if (is_possible(viewer, command)) {
        return std::nullopt;
    }
    if (!viewer.settings.is_at_table) {
        return core::error("only-at-a-table", "This command needs a table of several people.")
            .at(line.at(0))
            .hint("\"tenebrae table list\" lists the tables");
    }
    const bool is_for_players =
        command.places == Places::Players || command.places == Places::Table;
    return is_for_players ? only_watching(line) : not_at_a_table().at(line.at(0));
}

core::Diagnostic hidden_reasons(const table::TextLine& line) {
    return core::error("refused", "Not possible now.")
        .at(line.at(0))
        .hint("only the player whose turn it is may see the reasons");
}

/// Hides a reply from a reader who may not know what the seat knows: `error` replaces answers and
/// refusals. Accepted commands lose their text, except for a new game; events are reported
/// separately.
table::Reply redacted_reply(table::Reply reply, const core::Diagnostic& error) {
    if (reply.kind == table::Reply::Kind::Refused || reply.kind == table::Reply::Kind::Answered) {
        reply = table::Reply::refused(error);
    } else if (!reply.new_game) {
        reply.text.clear();
    }
    return reply;
}

table::Reply run_shared(
    Match& match, Viewer& viewer, const SharedCommand& command, const table::TextLine& line
) {
    const std::size_t parameters = line.words.size() - 1;
    if (viewer.in_record && !command.is_in_records()) {
        return table::Reply::refused(not_in_a_record(line));
    }
    if (std::optional<core::Diagnostic> error = refuse_place(viewer, command, line)) {
        return table::Reply::refused(*std::move(error));
    }
    if (parameters < command.least || parameters > command.most) {
        return table::Reply::refused(wrong_number(command, line));
    }
    return command.run(match, viewer, line);
}

table::Reply carry_out_named(Match& match, Viewer& viewer, const table::TextLine& line) {
    const SharedCommand* shared = find_shared(match, viewer, line.words);
    if (!match.game) {
        return shared != nullptr ? run_shared(match, viewer, *shared, line)
                                 : table::Reply::refused(unknown_command(nullptr, line, 0));
    }
    if (shared != nullptr) {
        // In a record the answer is always allowed: its lines name the seat whose view they check.
        const bool is_shown = viewer.in_record || viewer.may_read_for(match, viewer.seat());
        table::Reply reply = run_shared(match, viewer, *shared, line);
        return is_shown ? reply : redacted_reply(std::move(reply), hidden_answer(line));
    }
    if (const std::optional<core::Diagnostic> error = refuse_playing(match, viewer, line)) {
        return table::Reply::refused(*error);
    }
    const bool is_shown = viewer.may_read_for(match, match.deciding_seat());
    table::Reply reply = play_line(match, viewer, line);
    return is_shown ? reply : redacted_reply(std::move(reply), hidden_reasons(line));
}

}  // namespace

table::Reply carry_out(Match& match, Viewer& viewer, table::TextLine line) {
    const core::Result<std::optional<int>> seat = take_seat(match, viewer, line);
    if (!seat) {
        return table::Reply::refused(seat.errors());
    }
    viewer.named = !*seat && viewer.settings.is_at_table ? viewer.settings.shown_seat : *seat;
    table::Reply reply = carry_out_named(match, viewer, line);
    viewer.named.reset();
    return reply;
}

}  // namespace tenebrae::host
