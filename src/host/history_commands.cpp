// SPDX-License-Identifier: MIT
// undo, redo, say, note, check and resign: what a record contains besides the commands of the game.
#include "core/suggestion.hpp"
#include "core/text.hpp"
#include "host/command_table.hpp"
#include "host/playing.hpp"
#include "host/refusals.hpp"
#include "host/shared_commands.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace tenebrae::host {

namespace {

constexpr std::string_view kPastReveals = "--past-reveals";

/// Describes a command as a seat knows it.
std::string quoted_step(const table::SeatLog& seat_log, std::size_t step) {
    const table::SeatCommand& seat_command = seat_log.commands()[step];
    if (!seat_command.is_shown()) {
        return "another player's command";
    }
    const std::optional<std::string>& words = seat_command.words;
    return "command " + std::to_string(seat_command.number) + (words ? ", \"" + *words + "\"" : "");
}

std::string stopped_by(const table::SeatLog& seat_log, const Reveal& reveal) {
    return "Undo stops at " + quoted_step(seat_log, reveal.step)
           + ", which revealed something hidden"
           + (reveal.sentence.empty() ? "." : ": " + reveal.sentence);
}

/// The request of an undo line, and how far it may go.
struct UndoPlan {
    std::size_t steps = 0;
    bool past_reveals = false;
    std::optional<Reveal> reveal;  ///< the reveal that stops it, or that it goes past
};

core::Result<UndoPlan> read_undo(const table::TextLine& line, std::size_t first) {
    UndoPlan plan{1, false, std::nullopt};
    std::size_t next = first + 1;
    if (next < line.words.size() && table::same_word(line.word(next), kPastReveals)) {
        plan.past_reveals = true;
        ++next;
    }
    if (next < line.words.size()) {
        core::Result<std::size_t> count = read_count(line, next);
        if (!count) {
            return count.errors();
        }
        plan.steps = *count;
        ++next;
    }
    if (next < line.words.size()) {
        return core::error("too-many-parameters", "Unexpected word.")
            .at(line.at(next))
            .expected("undo [--past-reveals] [N]");
    }
    return plan;
}

/// Returns "3 players"; for one player, who plays against the program, a phrase that says so.
std::string opponents_text(const table::Game& game) {
    const std::size_t players = game.seats().size();
    return players == 1 ? "one player against a side that the program plays"
                        : std::to_string(players) + " players";
}

core::Diagnostic
reveals_are_shared(const Match& match, const table::TextLine& line, std::size_t first) {
    return core::error("not-solo", "You can undo past a reveal only in a solo game.")
        .at(line.at(first + 1))
        .expected("a game with one player, in which only chance is hidden")
        .got(opponents_text(*match.game));
}

core::Diagnostic stopped(
    const Match& match,
    const Viewer& viewer,
    const table::TextLine& line,
    const Reveal& reveal,
    std::size_t first
) {
    core::Diagnostic error =
        core::error("undo-stopped", stopped_by(viewer.seat_log(match), reveal)).at(line.at(first));
    if (match.game->is_solitaire()) {
        error.hint = "\"undo --past-reveals\" goes further; the record notes it";
    }
    return error;
}

/// Returns the error for undoing a finished game, by which a lost game could be won.
core::Diagnostic over_for_good(const table::TextLine& line, std::size_t first) {
    return restricted_error("You cannot undo a finished game in restricted mode.")
        .at(line.at(first))
        .hint("\"new GAME\" starts another");
}

/// Returns why undo is not allowed here. Between people who know different things, it would take
/// back what another did or saw. After the end, all have seen everything and could play with that
/// knowledge.
std::optional<core::Diagnostic> refuse_to_go_back(
    const Match& match, const Viewer& viewer, const table::TextLine& line, std::size_t first
) {
    if (viewer.in_record) {
        return std::nullopt;
    }
    if (match.environment.restricted && match.is_over()) {
        return over_for_good(line, first);
    }
    if (match.is_over() ? match.seats_share_information() : match.people_share_information()) {
        return std::nullopt;
    }
    return core::error("not-alone", "Nothing can be undone in a game with secrets.")
        .at(line.at(first))
        .expected("a game in which all players know the same");
}

/// Returns the error for comparing states: with a short stack, the hash would reveal the stack.
core::Diagnostic no_hashes(const table::TextLine& line) {
    return restricted_error("You cannot compare states in restricted mode.").at(line.at(0));
}

/// Returns whether a person had to decide after this many commands.
bool is_persons_turn(const Match& match, std::size_t moment) {
    const auto& steps = match.history.steps();
    const GameState& state = moment < steps.size() ? steps[moment].before : match.state;
    return !match.is_bot(match.referee->deciding_seat(state));
}

/// Returns how many commands to undo so that a person decides next, because a bot would only repeat
/// its move: `wanted`, or the next larger number up to `most`, or else the next smaller; 0 if there
/// is none. In a record always `wanted`, which is exact already.
std::size_t
back_to_a_person(const Match& match, const Viewer& viewer, std::size_t wanted, std::size_t most) {
    const std::size_t done = match.history.steps().size();
    if (viewer.in_record) {
        return wanted;
    }
    for (std::size_t steps = wanted; steps <= most; ++steps) {
        if (is_persons_turn(match, done - steps)) {
            return steps;
        }
    }
    while (wanted > 0 && !is_persons_turn(match, done - wanted)) {
        --wanted;
    }
    return wanted;
}

/// Returns whether one of the last commands is of a person whose seat at this table a bot plays
/// now: that person cannot agree.
bool has_absent_person(const Match& match, const Viewer& viewer, std::size_t steps) {
    const std::vector<PlayedMove>& all = match.history.steps();
    const bool is_asked = viewer.talk != nullptr && !viewer.in_record;
    return is_asked
           && std::any_of(
               all.end() - static_cast<std::ptrdiff_t>(steps),
               all.end(),
               [&match](const PlayedMove& step) {
                   return step.bot.empty() && match.is_bot(step.seat);
               }
           );
}

core::Result<UndoPlan> plan_undo(
    const Match& match, const Viewer& viewer, const table::TextLine& line, std::size_t first
) {
    if (!match.game) {
        return no_game(line);
    }
    if (const auto full = refuse_growth(match, viewer)) {
        return placed({*full}, line);
    }
    core::Result<UndoPlan> plan = read_undo(line, first);
    if (!plan) {
        return plan;
    }
    if (auto error = refuse_to_go_back(match, viewer, line, first)) {
        return *std::move(error);
    }
    const std::size_t done = match.history.steps().size();
    if (plan->past_reveals && !match.game->is_solitaire()) {
        return reveals_are_shared(match, line, first);
    }
    if (done == 0) {
        return core::error("nothing-to-undo", "There is nothing to undo.").at(line.at(first));
    }
    const std::size_t wanted = std::min(plan->steps, done);
    plan->steps = back_to_a_person(match, viewer, wanted, done);
    if (plan->steps == 0) {
        return core::error("nothing-to-undo", "Only bots have played so far.").at(line.at(first));
    }
    plan->reveal = match.history.last_reveal(*match.referee, plan->steps);
    if (plan->reveal && !plan->past_reveals) {
        const std::size_t most = done - plan->reveal->step - 1;
        plan->steps = back_to_a_person(match, viewer, std::min(wanted, most), most);
        if (plan->steps == 0) {
            return stopped(match, viewer, line, *plan->reveal, first);
        }
    }
    if (has_absent_person(match, viewer, plan->steps)) {
        return core::error("not-alone", "A bot plays now for a person who did this.")
            .at(line.at(first));
    }
    return plan;
}

/// Returns "Undone: command 10, "end"."; for several commands, it names the earliest.
std::string taken_back(const table::SeatLog& seat_log, std::size_t steps) {
    const std::string from = quoted_step(seat_log, seat_log.commands().size() - steps);
    return "Undone: " + (steps == 1 ? from : core::counted(steps, "command") + ", from " + from)
           + ".\n";
}

void step_again(Match& match) {
    PlayedMove step = match.history.next_undone();
    match.history.drop_next_undone();
    step.before = match.state;
    std::vector<table::RawEvent> events;
    if (step.move) {
        match.referee->apply(match.state, *step.move, events);
    }
    match.history.redo(*match.referee, std::move(step), events);
}

core::Result<std::size_t> plan_redo(
    const Match& match, const Viewer& viewer, const table::TextLine& line, std::size_t first
) {
    if (!match.game) {
        return no_game(line);
    }
    if (const auto full = refuse_growth(match, viewer)) {
        return placed({*full}, line);
    }
    core::Result<std::size_t> count =
        line.words.size() > first + 1 ? read_count(line, first + 1) : std::size_t{1};
    if (!count) {
        return count;
    }
    if (match.history.undone() == 0) {
        return core::error("nothing-to-redo", "There is nothing to redo.").at(line.at(first));
    }
    return std::min(*count, match.history.undone());
}

/// Returns why the text after the command's word cannot be recorded.
std::optional<core::Diagnostic>
refuse_text(const Match& match, const Viewer& viewer, const table::TextLine& line) {
    if (!match.game) {
        return no_game(line);
    }
    const std::string_view text = line.rest_from(1);
    if (!core::is_printable(text)) {
        return core::error("unprintable", "The text has characters that cannot be printed.")
            .at(line.at(1))
            .got(core::escape_for_display(text));
    }
    if (const auto full = refuse_growth(match, viewer)) {
        return placed({*full}, line).front();
    }
    return std::nullopt;
}

int resigning_seat(const Match& match, const Viewer& viewer) {
    const bool is_here = viewer.at_keyboard != table::kSpectator && !viewer.settings.shown_seat;
    return viewer.named.value_or(is_here ? viewer.at_keyboard : match.deciding_seat());
}

template <typename Plan>
std::optional<core::Diagnostic> first_error(const core::Result<Plan>& plan) {
    return plan ? std::nullopt : std::optional(plan.errors().front());
}

}  // namespace

core::Result<std::size_t> read_count(const table::TextLine& line, std::size_t index) {
    const auto number = core::parse_unsigned(line.word(index));
    if (number && *number > 0) {
        return static_cast<std::size_t>(*number);
    }
    return core::error("bad-number", "Expected a number.")
        .at(line.at(index))
        .expected("a number, 1 or more")
        .got(line.word(index))
        .hint(core::did_you_mean(
            line.word(index), core::listed_words(usage(*find_shared(line.word(0))))
        ));
}

std::optional<core::Diagnostic> refuse_undo(
    const Match& match, const Viewer& viewer, const table::TextLine& line, std::size_t first
) {
    return first_error(plan_undo(match, viewer, line, first));
}

std::optional<core::Diagnostic> refuse_redo(
    const Match& match, const Viewer& viewer, const table::TextLine& line, std::size_t first
) {
    return first_error(plan_redo(match, viewer, line, first));
}

std::optional<core::Diagnostic> refuse_resign(
    const Match& match, const Viewer& viewer, const table::TextLine& line, std::size_t first
) {
    if (match.is_over()) {
        return core::error("game-over", "The game is over.").at(line.at(first));
    }
    // Records may be older than this rule.
    std::optional<core::Diagnostic> error =
        viewer.in_record
            ? std::nullopt
            : match.referee->refuse_resignation(match.state, resigning_seat(match, viewer));
    if (error) {
        error->where = line.at(first);
    }
    return error;
}

core::Result<std::size_t> undo_steps(
    const Match& match, const Viewer& viewer, const table::TextLine& line, std::size_t first
) {
    const core::Result<UndoPlan> plan = plan_undo(match, viewer, line, first);
    return plan ? core::Result<std::size_t>(plan->steps) : core::Result<std::size_t>(plan.errors());
}

table::Reply undo_now(Match& match, Viewer& viewer, const table::TextLine& line) {
    const core::Result<UndoPlan> plan = plan_undo(match, viewer, line, 0);
    if (!plan) {
        viewer.undo_stopped = plan.errors().front().code == "undo-stopped";
        return table::Reply::refused(plan.errors());
    }
    std::string text = taken_back(viewer.seat_log(match), plan->steps);
    const bool past = plan->reveal && plan->past_reveals;
    viewer.undo_stopped = plan->reveal && !plan->past_reveals;
    if (viewer.undo_stopped) {
        text += stopped_by(viewer.seat_log(match), *plan->reveal) + "\n";
    }
    if (past) {
        text += "You have seen hidden information; the record notes it.\n";
        ++match.record.past_reveals;
    }
    for (std::size_t step = 0; step < plan->steps; ++step) {
        match.state = match.history.take_back();
    }
    viewer.update(match);
    const std::string words =
        (past ? "undo --past-reveals " : "undo ") + std::to_string(plan->steps);
    match.record.add(words, match.referee->hash(match.state));
    table::Reply reply = table::Reply::accepted(std::move(text));
    reply.command = words;
    return reply;
}

table::Reply run_undo(Match& match, Viewer& viewer, const table::TextLine& line) {
    return viewer.talk != nullptr ? ask_to_undo(match, viewer, line)
                                  : undo_now(match, viewer, line);
}

table::Reply run_redo(Match& match, Viewer& viewer, const table::TextLine& line) {
    const core::Result<std::size_t> plan = plan_redo(match, viewer, line, 0);
    if (!plan) {
        return table::Reply::refused(plan.errors());
    }
    std::size_t count = 0;
    // A bot's answer is redone with the command that it follows.
    while (count < *plan
           || (!viewer.in_record && viewer.is_bots_turn(match) && match.history.undone() > 0)) {
        step_again(match);
        ++count;
    }
    viewer.update(match);
    const std::string words = "redo " + std::to_string(count);
    match.record.add(words, match.referee->hash(match.state));
    table::Reply reply =
        table::Reply::accepted("Redone: " + core::counted(count, "command") + ".\n");
    reply.command = words;
    return reply;
}

table::Reply run_note(Match& match, Viewer& viewer, const table::TextLine& line) {
    if (const auto error = refuse_text(match, viewer, line)) {
        return table::Reply::refused(*error);
    }
    match.record.add("note " + std::string(line.rest_from(1)), match.referee->hash(match.state));
    return table::Reply::answered("Noted.\n");
}

table::Reply run_say(Match& match, Viewer& viewer, const table::TextLine& line) {
    if (viewer.talk != nullptr) {
        return say_at_table(match, viewer, line);
    }
    if (const auto error = refuse_text(match, viewer, line)) {
        return table::Reply::refused(*error);
    }
    if (match.is_over()) {
        return table::Reply::refused(core::error("game-over", "The game is over.").at(line.at(0)));
    }
    const int present = viewer.handover(match) ? viewer.at_keyboard : match.deciding_seat();
    const int seat = viewer.named.value_or(present);
    if (seat == table::kSpectator || (!viewer.in_record && match.is_bot(seat))) {
        return table::Reply::refused(
            core::error("nobody-sits", "No person plays this seat, so it cannot speak.")
                .at(line.at(0))
        );
    }
    if (auto refused = match.game->refuse_talk(match.referee->view(match.state, seat))) {
        return table::Reply::refused(placed({*std::move(refused)}, line));
    }
    return say(match, viewer, seat, line.rest_from(1));
}

table::Reply run_check(Match& match, Viewer& viewer, const table::TextLine& line) {
    if (!match.game) {
        return table::Reply::refused(no_game(line));
    }
    if (match.environment.restricted && !viewer.in_record) {
        return table::Reply::refused(no_hashes(line));
    }
    // The hash of hidden information allows testing guesses about it.
    if (match.has_secrets() && !viewer.in_record) {
        return table::Reply::refused(
            core::error("hidden-state", "The state's hash is secret until the game ends.")
                .at(line.at(0))
        );
    }
    const std::string present = core::to_hex(match.referee->hash(match.state));
    if (line.words.size() == 1 && !viewer.in_record) {
        return table::Reply::answered("The state's hash is " + present + ".\n");
    }
    const std::string_view word = line.words.size() == 1 ? std::string_view{} : line.word(1);
    const auto hash = core::parse_hex(word);
    if (!hash || word.size() != present.size()) {
        core::Diagnostic error = core::error("bad-hash", "Invalid hash.")
                                     .at(line.at(line.words.size() - 1))
                                     .expected("16 hexadecimal digits")
                                     .got(word);
        return table::Reply::malformed({error});
    }
    if (core::to_hex(*hash) == present) {
        table::Reply reply = table::Reply::answered("The state matches.\n");
        reply.routine = true;
        return reply;
    }
    core::Diagnostic error = core::error("check-mismatch", "The state does not match the check.")
                                 .at(line.at(1))
                                 .expected(core::to_hex(*hash))
                                 .got(present);
    return table::Reply::malformed({error});
}

table::Reply run_resign(Match& match, Viewer& viewer, const table::TextLine& line) {
    if (!match.game) {
        return table::Reply::refused(no_game(line));
    }
    if (const auto error = refuse_resign(match, viewer, line, 0)) {
        return table::Reply::refused(*error);
    }
    return resign(match, viewer, resigning_seat(match, viewer));
}

}  // namespace tenebrae::host
