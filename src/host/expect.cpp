// SPDX-License-Identifier: MIT
// expect: the facts of every game; other facts are passed on to the current game.
#include "core/suggestion.hpp"
#include "core/text.hpp"
#include "host/command_table.hpp"
#include "host/expect_facts.hpp"
#include "host/playing.hpp"
#include "host/refusals.hpp"
#include "host/shared_commands.hpp"
#include "table/fact_names.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <span>
#include <string>
#include <utility>

namespace tenebrae::host {

namespace {

struct SharedFact {
    std::string_view name;
    std::string_view parameters;
    std::size_t least;
    std::size_t most;
    Fact (*check)(const FactLine&);
};

/// Returns the error for a list of legal moves that contradicts the refusals. Then neither can be
/// trusted, whatever the fact is.
core::Diagnostic list_mismatch(const FactLine& fact, std::string_view how) {
    return core::error(
               "list-and-refusals-differ",
               "The list of legal moves and the refusals contradict each other."
    )
        .at(fact.line.at(fact.first))
        .expected("every listed move is accepted, and every accepted move is listed")
        .got(how);
}

/// Returns why a shared command would be refused now; none if it would not.
std::optional<core::Diagnostic>
refuse_shared(const FactLine& fact, std::size_t index, const SharedCommand& command) {
    if (command.run == run_undo) {
        return refuse_undo(fact.match, fact.viewer, fact.line, index);
    }
    if (command.run == run_redo) {
        return refuse_redo(fact.match, fact.viewer, fact.line, index);
    }
    if (command.run != run_resign) {
        return core::error(
                   "not-a-move", "Only the game's commands, undo, redo and resign can be checked."
        )
            .at(fact.line.at(index));
    }
    if (fact.match.is_over()) {
        return core::error("game-over", "The game is over.").at(fact.line.at(index));
    }
    return std::nullopt;
}

/// The reasons against a command.
struct Answer {
    core::Diagnostics refusals;  ///< empty: it is legal
};

/// Checks a command against both the refusals and the list of legal moves; returns an error if they
/// disagree.
core::Result<Answer> ask(const FactLine& fact, std::size_t command) {
    const std::size_t index = fact.first + command;
    if (const SharedCommand* shared =
            find_shared(fact.match, fact.viewer, table::Words(fact.line.words).subspan(index))) {
        const auto error = refuse_shared(fact, index, *shared);
        return Answer{error ? core::Diagnostics{*error} : core::Diagnostics{}};
    }
    const core::Result<table::Move> move =
        read_move(fact.match, fact.viewer.view(fact.match), fact.line, index);
    std::optional<std::string> how = refused_in_list(fact.match);
    if (!how && move) {
        how = missing_in_list(fact.match, *move);
    }
    if (how) {
        return list_mismatch(fact, *how);
    }
    return Answer{move ? core::Diagnostics{} : move.errors()};
}

std::string sum_up(const core::Diagnostics& errors) {
    if (errors.empty()) {
        return "it is legal";
    }
    std::string text;
    for (const core::Diagnostic& error : errors) {
        text.append(text.empty() ? "" : "; ").append(error.message);
        text.append(" [").append(error.rule).append(error.rule.empty() ? "" : ", ");
        text.append(error.code).append("]");
    }
    return text;
}

Fact check_illegal(const FactLine& fact, std::size_t command) {
    return ask(fact, command).transform([](const Answer& answer) {
        return table::FactCheck{!answer.refusals.empty(), "it is refused", sum_up(answer.refusals)};
    });
}

Fact check_illegal(const FactLine& fact) {
    return check_illegal(fact, 1);
}

Fact check_legal(const FactLine& fact) {
    if (table::same_word(fact.word(1), "not") && fact.count() > 2) {
        return check_illegal(fact, 2);
    }
    return ask(fact, 1).transform([](const Answer& answer) {
        return table::FactCheck{answer.refusals.empty(), "it is legal", sum_up(answer.refusals)};
    });
}

Fact check_refused(const FactLine& fact) {
    const std::string_view reason = fact.word(1);
    return ask(fact, 2).transform([reason](const Answer& answer) {
        const bool named = std::ranges::any_of(answer.refusals, [reason](const auto& error) {
            return table::same_word(error.rule, reason) || table::same_word(error.code, reason);
        });
        return table::FactCheck{
            named, "it is refused for " + std::string(reason), sum_up(answer.refusals)};
    });
}

/// The commands that a fact lists: "A, B", or "NAME: X, Y" for "NAME X, NAME Y".
struct ListedCommands {
    std::optional<core::Word> name;  ///< only the commands of this name are meant
    std::vector<table::TextLine> lines;
};

ListedCommands read_commands(const FactLine& fact) {
    ListedCommands commands;
    table::Words words = table::Words(fact.line.words).subspan(fact.first + 1);
    if (words[0].text.ends_with(':')) {
        commands.name = words[0];
        commands.name->text.remove_suffix(1);
        words = words.subspan(1);
    }
    bool is_new = true;
    for (core::Word word : words) {
        if (std::exchange(is_new, word.text.ends_with(','))) {
            commands.lines.push_back({fact.line.text, fact.line.file, fact.line.number, {}});
            if (commands.name) {
                commands.lines.back().words.push_back(*commands.name);
            }
        }
        word.text.remove_suffix(is_new ? 1 : 0);
        commands.lines.back().words.push_back(word);
    }
    return commands;
}

/// Returns the legal commands, or those with this name, in their canonical form.
std::vector<std::string>
legal_commands(const FactLine& fact, const std::optional<core::Word>& name) {
    const table::SeatView view = fact.viewer.view(fact.match);
    std::vector<std::string> commands;
    for (const table::Move move : fact.viewer.legal(fact.match)) {
        std::string text = fact.match.game->command_text(view, move);
        if (!name || table::same_word(core::split_words(text).front().text, name->text)) {
            commands.push_back(std::move(text));
        }
    }
    return commands;
}

/// Checks that exactly these commands are legal.
Fact check_only(const FactLine& fact) {
    if (const std::optional<std::string> how = refused_in_list(fact.match)) {
        return list_mismatch(fact, *how);
    }
    const ListedCommands commands = read_commands(fact);
    const table::SeatView view = fact.viewer.view(fact.match);
    std::vector<std::string> wanted;
    bool are_legal = true;
    for (const table::TextLine& line : commands.lines) {
        const core::Result<table::Move> move = read_move(fact.match, view, line, 0);
        are_legal = are_legal && move.ok();
        wanted.push_back(move ? fact.match.game->command_text(view, *move) : "");
    }
    std::vector<std::string> legal = legal_commands(fact, commands.name);
    const std::string found = core::joined(legal, ", ");
    std::ranges::sort(wanted);
    std::ranges::sort(legal);
    return table::FactCheck{
        are_legal && wanted == legal,
        "only " + std::string(fact.line.rest_from(fact.first + 1)),
        found.empty() ? "none" : found};
}

Fact check_result(const FactLine& fact) {
    const table::Outcome outcome = fact.match.referee->outcome(fact.match.state);
    bool holds = table::same_word(table::name_of(fact.viewer.result(fact.match)), fact.word(0));
    if (fact.count() == 2) {
        holds = holds
                && (table::same_word(outcome.rule, fact.word(1))
                    || table::same_word(outcome.code, fact.word(1)));
    }
    return table::FactCheck{
        holds, std::string(fact.line.rest_from(fact.first)), outcome_sentence(fact.match)};
}

bool is_result(std::string_view word) {
    constexpr std::array kResults{
        table::GameResult::Unfinished,
        table::GameResult::Won,
        table::GameResult::Lost,
        table::GameResult::Resigned,
        table::GameResult::Drew};
    return std::ranges::any_of(kResults, [word](table::GameResult result) {
        return table::same_word(table::name_of(result), word);
    });
}

/// Checks the result of one seat; other seats may have other results.
Fact check_seat_result(const FactLine& fact) {
    const std::size_t seats = fact.match.game->seats().size();
    const auto seat = core::parse_unsigned(fact.word(1));
    if (!seat || *seat < 1 || *seat > seats) {
        return core::error("no-such-seat", "This game has no such seat.")
            .at(fact.line.at(fact.first + 1))
            .expected(core::numbered_to(seats, "seat"))
            .got(fact.word(1));
    }
    if (!is_result(fact.word(2))) {
        return core::error("no-such-result", "Unknown result.")
            .at(fact.line.at(fact.first + 2))
            .expected("won, lost, resigned, drew or unfinished")
            .got(fact.word(2));
    }
    const table::Outcome outcome = fact.match.referee->outcome(fact.match.state);
    const std::string_view result = table::name_of(outcome.of(static_cast<int>(*seat) - 1));
    return table::FactCheck{
        table::same_word(result, fact.word(2)), std::string(fact.word(2)), std::string(result)};
}

Fact check_undo_stopped(const FactLine& fact) {
    const bool stopped = fact.viewer.undo_stopped;
    return table::FactCheck{
        stopped,
        "the last undo was stopped by a reveal",
        stopped ? "it was" : "the last undo was not stopped, or another command followed"};
}

constexpr std::array kFacts{
    SharedFact{"legal", "[not] COMMAND...", 1, kAnyNumber, check_legal},
    SharedFact{"illegal", "COMMAND...", 1, kAnyNumber, check_illegal},
    SharedFact{"refused", "RULE COMMAND...", 2, kAnyNumber, check_refused},
    SharedFact{"only", "[NAME:] COMMAND, ...", 1, kAnyNumber, check_only},
    SharedFact{table::name_of(table::GameResult::Won), "", 0, 0, check_result},
    SharedFact{table::name_of(table::GameResult::Lost), "[RULE]", 0, 1, check_result},
    SharedFact{table::name_of(table::GameResult::Resigned), "", 0, 0, check_result},
    SharedFact{table::name_of(table::GameResult::Unfinished), "", 0, 0, check_result},
    SharedFact{table::name_of(table::GameResult::Drew), "", 0, 0, check_result},
    SharedFact{"result", "SEAT RESULT", 2, 2, check_seat_result},
    SharedFact{"undo-stopped", "", 0, 0, check_undo_stopped},
};

/// The facts about events, which may name the seat that got them.
constexpr std::string_view kEventWords = "CODE [FIELD=VALUE|WORD]... [caused-by EVENT|command]";
constexpr std::array kEventFacts{
    SharedFact{"event", kEventWords, 1, kAnyNumber, check_event},
    SharedFact{"no-event", kEventWords, 1, kAnyNumber, check_no_event},
    SharedFact{"told", kEventWords, 1, kAnyNumber, check_event},
    SharedFact{"silent", kEventWords, 1, kAnyNumber, check_no_event},
    SharedFact{"events", "CODE N|CODE...|none", 1, kAnyNumber, check_events},
};
static_assert(kFacts.size() + kEventFacts.size() == table::kSharedFacts.size());
static_assert(std::ranges::all_of(kFacts, table::is_shared_fact, &SharedFact::name));
static_assert(std::ranges::all_of(kEventFacts, table::is_shared_fact, &SharedFact::name));
constexpr std::string_view kSeat = "seat";
constexpr std::string_view kSpectators = "spectators";

std::vector<std::string_view> shared_names() {
    std::vector<std::string_view> names;
    std::ranges::transform(kFacts, std::back_inserter(names), &SharedFact::name);
    std::ranges::transform(kEventFacts, std::back_inserter(names), &SharedFact::name);
    return names;
}

const SharedFact* find_fact(std::span<const SharedFact> rows, std::string_view word) {
    const auto found = std::ranges::find_if(rows, [word](const SharedFact& row) {
        return table::same_word(row.name, word);
    });
    return found == rows.end() ? nullptr : &*found;
}

/// Suggests a fact of every game if the game itself suggests none.
core::Diagnostics with_hint(core::Diagnostics errors, const FactLine& fact) {
    for (core::Diagnostic& error : errors) {
        if (error.code == "unknown-fact" && error.hint.empty()) {
            error.hint = core::did_you_mean(fact.word(0), shared_names());
        }
    }
    return errors;
}

core::Error bad_fact(const FactLine& fact, std::string_view syntax) {
    return core::error("bad-fact", "Malformed fact.")
        .at(fact.line.at(fact.first))
        .expected("expect " + std::string(syntax));
}

Fact check_row(const SharedFact& row, const FactLine& fact) {
    if (fact.count() - 1 < row.least || fact.count() - 1 > row.most) {
        return bad_fact(fact, std::string(row.name) + " " + std::string(row.parameters));
    }
    return row.check(fact);
}

/// Returns whether a fact is about the events of a seat: "seat 2 event CODE". A game may have a
/// fact "seat N".
bool names_seat(const FactLine& fact) {
    return fact.count() > 2 && table::same_word(fact.word(0), kSeat);
}

/// Returns the rest of such a fact, or the error of its seat.
core::Result<FactLine> read_seat_fact(const FactLine& fact) {
    int seat = table::kSpectator;
    if (!table::same_word(fact.word(1), kSpectators)) {
        const core::Result<int> number = read_seat(fact.match, fact.line, fact.first + 1);
        if (!number) {
            return number.errors();
        }
        seat = *number;
    }
    if (!fact.viewer.in_record && !fact.viewer.may_read_for(fact.match, seat)) {
        return hidden_answer(fact.line);
    }
    return FactLine{fact.match, fact.viewer, fact.line, fact.first + 2, seat};
}

Fact check_seat_fact(const FactLine& fact) {
    const core::Result<FactLine> rest = read_seat_fact(fact);
    if (!rest) {
        return rest.errors();
    }
    const SharedFact* const row = find_fact(kEventFacts, rest->word(0));
    return row == nullptr ? bad_fact(fact, "seat N|spectators event|no-event|events ...")
                          : check_row(*row, *rest);
}

Fact check_fact(const FactLine& fact) {
    if (names_seat(fact)) {
        return check_seat_fact(fact);
    }
    const SharedFact* row = find_fact(kFacts, fact.word(0));
    row = row == nullptr ? find_fact(kEventFacts, fact.word(0)) : row;
    if (row != nullptr) {
        return check_row(*row, fact);
    }
    Fact checked = fact.match.game->check_fact(
        fact.viewer.view(fact.match), table::Words(fact.line.words).subspan(fact.first)
    );
    return checked ? checked : Fact(placed(with_hint(checked.errors(), fact), fact.line));
}

/// Returns the words that may stand last in a fact.
std::vector<std::string> words_for_last(const FactLine& fact) {
    if (names_seat(fact)) {
        const core::Result<FactLine> rest = read_seat_fact(fact);
        if (!rest) {
            return {};
        }
        if (rest->count() > 1) {
            return words_for_last(*rest);
        }
        return {"event", "no-event", "events"};
    }
    if (fact.count() == 1) {
        const std::vector<std::string_view> names = shared_names();
        return {names.begin(), names.end()};
    }
    return find_fact(kEventFacts, fact.word(0)) == nullptr ? std::vector<std::string>{}
                                                           : event_fact_words(fact);
}

core::Diagnostic failed(const table::TextLine& line, const table::FactCheck& check, bool negated) {
    return core::error(
               "expectation-failed",
               negated ? "This fact is true, but `not` expects it to be false."
                       : "This fact is not true."
    )
        .at(line.at(1))
        .expected((negated ? "not: " : "") + check.expected)
        .got(check.got)
        .hint(negated ? "" : check.hint);
}

bool is_negated(const table::TextLine& line) {
    return table::same_word(line.word(1), "not") && line.words.size() > 2;
}

/// Returns the index of a fact's first word.
std::size_t first_word(bool negated) {
    return negated ? 2 : 1;
}

}  // namespace

std::vector<std::string>
complete_fact(const Match& match, const Viewer& viewer, const table::TextLine& line) {
    const FactLine fact{match, viewer, line, first_word(is_negated(line)), viewer.seat()};
    const std::string_view start = line.words.back().text;
    std::vector<std::string> found;
    for (std::string& word : words_for_last(fact)) {
        const bool fits = table::same_word(std::string_view{word}.substr(0, start.size()), start);
        if (fits && std::ranges::find(found, word) == found.end()) {
            found.push_back(std::move(word));
        }
    }
    return found;
}

table::Reply run_expect(Match& match, Viewer& viewer, const table::TextLine& line) {
    if (!match.game) {
        return table::Reply::refused(no_game(line));
    }
    const bool negated = is_negated(line);
    const Fact checked = check_fact({match, viewer, line, first_word(negated), viewer.seat()});
    if (!checked) {
        return table::Reply::refused(checked.errors());
    }
    if (checked->holds == negated) {
        return table::Reply::refused(failed(line, *checked, negated));
    }
    table::Reply reply = table::Reply::answered("As expected.\n");
    reply.routine = true;
    return reply;
}

}  // namespace tenebrae::host
