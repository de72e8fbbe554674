// SPDX-License-Identifier: MIT
// expect: the facts of every game; other facts are passed on to the current game.
#include "core/suggestion.hpp"
#include "core/text.hpp"
#include "host/command_table.hpp"
#include "host/playing.hpp"
#include "host/refusals.hpp"
#include "host/shared_commands.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace tenebrae::host {

namespace {

using Fact = core::Result<table::FactCheck>;

/// The words of a fact, beginning with its name: "legal move n" begins at `first`.
struct FactLine {
    const Match& match;
    const Viewer& viewer;
    const table::TextLine& line;
    std::size_t first;

    [[nodiscard]] std::size_t count() const { return line.words.size() - first; }
    [[nodiscard]] std::string_view word(std::size_t index) const {
        return line.word(first + index);
    }
};

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
    if (const SharedCommand* shared = find_shared(fact.line.word(index))) {
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

/// Returns the events of the last command, or of the start if there is no command yet, as the
/// current seat knows them.
std::vector<table::EventText> last_events(const FactLine& fact) {
    const table::SeatLog& seat_log = fact.viewer.seat_log(fact.match);
    std::vector<table::EventText> texts;
    const std::size_t commands = seat_log.commands().size();
    const std::span<const table::SeatEvent> events =
        commands == 0 ? seat_log.events_of(table::kBeginning)
                      : seat_log.events_between(commands - 1, commands);
    for (const table::SeatEvent& seat_event : events) {
        texts.push_back(seat_log.text(*fact.match.game, seat_event));
    }
    return texts;
}

std::string list_codes(const std::vector<table::EventText>& texts) {
    return texts.empty() ? "no event" : core::listed(texts, " ", &table::EventText::code);
}

/// Counts the events of a code whose sentence contains every further word.
std::size_t
count_events(const FactLine& fact, const std::vector<table::EventText>& texts, std::size_t words) {
    const auto matches = [&](const table::EventText& text) {
        if (!table::same_word(text.code, fact.word(1))) {
            return false;
        }
        const std::string sentence = table::ascii_lower(text.sentence);
        for (std::size_t index = 2; index < words; ++index) {
            if (sentence.find(table::ascii_lower(fact.word(index))) == std::string::npos) {
                return false;
            }
        }
        return true;
    };
    return static_cast<std::size_t>(std::ranges::count_if(texts, matches));
}

Fact check_event(const FactLine& fact) {
    const std::vector<table::EventText> texts = last_events(fact);
    const bool found = count_events(fact, texts, fact.count()) > 0;
    return table::FactCheck{found, "the last command caused such an event", list_codes(texts)};
}

Fact check_no_event(const FactLine& fact) {
    const std::vector<table::EventText> texts = last_events(fact);
    const bool found = count_events(fact, texts, fact.count()) > 0;
    return table::FactCheck{!found, "the last command caused no such event", list_codes(texts)};
}

Fact check_events(const FactLine& fact) {
    const std::vector<table::EventText> texts = last_events(fact);
    const auto wanted = core::parse_unsigned(fact.word(2));
    if (!wanted) {
        return core::error("bad-number", "Expected a number.")
            .at(fact.line.at(fact.first + 2))
            .got(fact.word(2));
    }
    const std::size_t found = count_events(fact, texts, 2);
    return table::FactCheck{found == *wanted, std::to_string(*wanted), std::to_string(found)};
}

constexpr std::array kFacts{
    SharedFact{"legal", "[not] COMMAND...", 1, kAnyNumber, check_legal},
    SharedFact{"illegal", "COMMAND...", 1, kAnyNumber, check_illegal},
    SharedFact{"refused", "RULE COMMAND...", 2, kAnyNumber, check_refused},
    SharedFact{table::name_of(table::GameResult::Won), "", 0, 0, check_result},
    SharedFact{table::name_of(table::GameResult::Lost), "[RULE]", 0, 1, check_result},
    SharedFact{table::name_of(table::GameResult::Resigned), "", 0, 0, check_result},
    SharedFact{table::name_of(table::GameResult::Unfinished), "", 0, 0, check_result},
    SharedFact{table::name_of(table::GameResult::Drew), "", 0, 0, check_result},
    SharedFact{"result", "SEAT RESULT", 2, 2, check_seat_result},
    SharedFact{"undo-stopped", "", 0, 0, check_undo_stopped},
    SharedFact{"event", "CODE [WORD]...", 1, kAnyNumber, check_event},
    SharedFact{"no-event", "CODE [WORD]...", 1, kAnyNumber, check_no_event},
    SharedFact{"told", "CODE [WORD]...", 1, kAnyNumber, check_event},
    SharedFact{"silent", "CODE [WORD]...", 1, kAnyNumber, check_no_event},
    SharedFact{"events", "CODE N", 2, 2, check_events},
};

/// Suggests a fact of every game if the game itself suggests none.
core::Diagnostics with_hint(core::Diagnostics errors, const FactLine& fact) {
    std::vector<std::string_view> names(kFacts.size());
    std::ranges::transform(kFacts, names.begin(), &SharedFact::name);
    for (core::Diagnostic& error : errors) {
        if (error.code == "unknown-fact" && error.hint.empty()) {
            error.hint = core::did_you_mean(fact.word(0), names);
        }
    }
    return errors;
}

Fact check_fact(const FactLine& fact) {
    const auto* shared = std::ranges::find_if(kFacts, [&fact](const SharedFact& row) {
        return table::same_word(row.name, fact.word(0));
    });
    if (shared == kFacts.end()) {
        Fact checked = fact.match.game->check_fact(
            fact.viewer.view(fact.match), table::Words(fact.line.words).subspan(fact.first)
        );
        return checked ? checked : Fact(placed(with_hint(checked.errors(), fact), fact.line));
    }
    if (fact.count() - 1 < shared->least || fact.count() - 1 > shared->most) {
        return core::error("bad-fact", "Malformed fact.")
            .at(fact.line.at(fact.first))
            .expected(
                "expect " + std::string(shared->name) + " " + std::string(shared->parameters)
            );
    }
    return shared->check(fact);
}

core::Diagnostic failed(const table::TextLine& line, const table::FactCheck& check, bool negated) {
    return core::error(
               "expectation-failed",
               negated ? "This fact is true, but `not` expects it to be false."
                       : "This fact is not true."
    )
        .at(line.at(1))
        .expected((negated ? "not: " : "") + check.expected)
        .got(check.got);
}

}  // namespace

table::Reply run_expect(Match& match, Viewer& viewer, const table::TextLine& line) {
    if (!match.game) {
        return table::Reply::refused(no_game(line));
    }
    const bool negated = table::same_word(line.word(1), "not") && line.words.size() > 2;
    const Fact checked =
        check_fact({match, viewer, line, negated ? std::size_t{2} : std::size_t{1}});
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
