// SPDX-License-Identifier: MIT
// legal, show, why, left, look, log, hint and help: answers that change nothing.
#include "core/suggestion.hpp"
#include "core/text.hpp"
#include "host/command_table.hpp"
#include "host/players.hpp"
#include "host/playing.hpp"
#include "host/refusals.hpp"
#include "host/shared_commands.hpp"
#include "table/manual.hpp"
#include "table/story.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <functional>
#include <utility>

namespace tenebrae::host {

namespace {

constexpr std::size_t kUsualLogLength = 10;
constexpr std::size_t kNameWidth = 28;

std::string padded(std::string text, std::size_t width) {
    text.append(text.size() < width ? width - text.size() : 1, ' ');
    return text;
}

/// Returns the row of a command in the list: how to write it and what it does. A long form gets its
/// own line.
std::string list_row(const table::CommandRow& row) {
    std::string text = "  " + usage(row);
    text += row.aliases.empty()
                ? ""
                : " (" + core::listed(table::split_list(row.aliases), ", ", std::identity()) + ")";
    if (text.size() > kNameWidth) {
        text += "\n";
        text.append(kNameWidth + 2, ' ');
    } else {
        text = padded(std::move(text), kNameWidth + 2);
    }
    return text + std::string(row.summary) + "\n";
}

/// Returns what to type now, for a player who is new to the program.
std::string what_now(const Match& match, const Viewer& viewer) {
    if (!match.game) {
        std::string text = "No game is loaded. Type \"new GAME\" to start one:";
        for (const table::GameMaker& maker : match.environment.makers) {
            text += " new " + std::string(maker.id) + " (" + std::string(maker.title) + ")";
        }
        return text + "\n";
    }
    if (match.is_over()) {
        const std::string next = viewer.settings.is_at_table ? R"("log", "story" or "quit")"
                                                             : R"("undo", "new GAME" or "quit")";
        return outcome_sentence(match) + "\nType " + next + ".\n";
    }
    const table::SeatView view = viewer.view(match);
    const table::Prompt prompt = match.game->prompt(view);
    const std::vector<table::Move> moves = viewer.legal(match);
    std::string text = "Now: " + prompt.question + "\n";
    if (!moves.empty()) {
        text += "Type a command (\"legal\" lists all), for example: "
                + match.game->command_text(view, moves.front()) + "\n";
    }
    return text + "More: help " + std::string(prompt.help) + "\n";
}

std::string list_commands(const Match& match, const Viewer& viewer) {
    std::string text = what_now(match, viewer);
    if (match.game) {
        text += "\nThis game's commands:\n";
        for (const table::CommandRow& row : match.game->commands()) {
            text += list_row(row);
        }
    }
    text += "\nCommands of all games:\n";
    for (const SharedCommand& row : shared_commands()) {
        text += is_possible(viewer, row) ? list_row(row) : "";
    }
    return text;
}

std::string draw_board(const Match& match, const Viewer& viewer, table::BoardStyle style) {
    std::string text = match.game->board(viewer.view(match), style);
    if (!text.empty() && text.back() != '\n') {
        text += "\n";
    }
    if (match.is_over() || match.record.past_reveals > 0) {
        text += outcome_sentence(match) + "\n";
    }
    return text;
}

/// Returns why hidden information is not shown; none if it is.
std::optional<core::Diagnostic>
refuse_order(const Match& match, const Viewer& viewer, const table::TextLine& line) {
    constexpr std::string_view kInstead = "show --position";
    const bool is_alone = match.game->is_solitaire() && !viewer.settings.is_at_table;
    if (!match.is_over() && !is_alone) {
        return core::error(
                   "several-players", "Hidden information stays hidden until the game ends."
        )
            .at(line.at(2))
            .expected("a game with one player, or a finished one")
            .hint(kInstead);
    }
    if (match.environment.restricted && !viewer.in_record) {
        return restricted_error("You cannot see hidden information in restricted mode.")
            .at(line.at(2))
            .hint(kInstead);
    }
    return match.is_over() ? std::nullopt : refuse_growth(match, viewer);
}

core::Error looking_ahead(const table::TextLine& line) {
    return core::error("looks-ahead", "This shows hidden information, and the record notes it.")
        .at(line.at(2));
}

/// Returns the warning about hidden information, unless the line has the option to see it. At a
/// terminal the command is then refused; a program gets the warning beside the answer.
std::optional<core::Diagnostic>
warn_of_order(const Match& match, const Viewer& viewer, const table::TextLine& line) {
    const bool is_free = viewer.in_record || match.is_over();
    return is_free || line.words.size() > 3 ? std::nullopt
                                            : std::optional<core::Diagnostic>(looking_ahead(line));
}

/// Shows hidden information. The record notes it permanently, unless the game is over and its seed
/// is public.
table::Reply show_order(Match& match, Viewer& viewer, const table::TextLine& line) {
    if (std::optional<core::Diagnostic> error = refuse_order(match, viewer, line)) {
        return table::Reply::refused(*std::move(error));
    }
    const std::optional<std::string> position = match.referee->position(match.state);
    if (!position) {
        return table::Reply::refused(
            core::error("no-position", "This moment cannot be written as a position.")
                .at(line.at(1))
        );
    }
    std::optional<core::Diagnostic> warning = warn_of_order(match, viewer, line);
    if (warning && viewer.settings.can_switch_interface) {
        return table::Reply::refused(
            looking_ahead(line).hint("show --position --order --past-reveals")
        );
    }
    std::string text = write_position(*match.game, match.game->header(), *position);
    if (!match.is_over()) {
        text += "# You have seen hidden information; the record notes it.\n";
        ++match.record.past_reveals;
        match.record.add("show --position --order", match.referee->hash(match.state));
    }
    table::Reply reply =
        table::Reply::answered(viewer.in_record ? "Hidden information was shown.\n" : text);
    if (warning) {
        reply.warnings.push_back(*std::move(warning));
    }
    return reply;
}

table::Reply show_position(Match& match, Viewer& viewer, const table::TextLine& line) {
    if (line.words.size() == 2) {
        const table::Observation observation = viewer.observation(match);
        return table::Reply::answered(write_position(
            *match.game, observation.header(), match.game->public_position(observation.view)
        ));
    }
    if (!table::same_word(line.word(2), "--order")) {
        return table::Reply::refused(unknown_option(line, 2));
    }
    if (line.words.size() > 3 && !table::same_word(line.word(3), "--past-reveals")) {
        return table::Reply::refused(unknown_option(line, 3));
    }
    return show_order(match, viewer, line);
}

table::Reply unfold_event(const Match& match, const Viewer& viewer, const table::TextLine& line) {
    const core::Result<std::size_t> id = read_count(line, 2);
    if (!id) {
        return table::Reply::refused(id.errors());
    }
    const std::size_t known = viewer.seat_log(match).events().size();
    if (*id > known) {
        core::Diagnostic error =
            core::error(
                "no-such-event",
                known == 0 ? "Nothing has happened yet." : "There is no event with this number."
            )
                .at(line.at(2))
                .expected(known == 0 ? "" : core::numbered_to(known, "number"))
                .got(line.word(2));
        return table::Reply::refused(error);
    }
    return table::Reply::answered(table::unfold(*match.game, viewer.seat_log(match), *id));
}

/// Returns why a shared command would be refused now; none if it would not.
core::Diagnostics refuse_shared(
    const Match& match,
    const Viewer& viewer,
    const table::TextLine& line,
    const SharedCommand& command
) {
    std::optional<core::Diagnostic> error;
    if (command.run == run_undo) {
        error = refuse_undo(match, viewer, line, 1);
    } else if (command.run == run_redo) {
        error = refuse_redo(match, viewer, line, 1);
    } else if (command.run == run_resign) {
        error = refuse_resign(match, viewer, line, 1);
    }
    return error ? core::Diagnostics{*error} : core::Diagnostics{};
}

std::string explain_errors(const core::Diagnostics& errors) {
    std::string text;
    for (const core::Diagnostic& error : errors) {
        text += "  " + error.message;
        if (!error.rule.empty()) {
            text += " [" + error.rule + "]";
        }
        text += "\n";
        for (const auto& [label, part] :
             {std::pair{"expected", error.expected}, {"got", error.got}, {"hint", error.hint}}) {
            if (!part.empty()) {
                text += std::string("    ") + label + ": " + core::escape_for_display(part) + "\n";
            }
        }
    }
    return text;
}

/// Returns how the game is played, or one rule with the paragraphs that belong to it.
std::vector<table::Paragraph>
look_up(const std::vector<table::Paragraph>& text, std::string_view asked) {
    if (table::same_word(asked, "play")) {
        return table::section(text, table::kHowToPlay);
    }
    std::string number(asked);
    std::ranges::transform(number, number.begin(), [](char letter) {
        return letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
    });
    const auto first = table::find_statement(text, number);
    if (!first) {
        return {};
    }
    std::size_t last = *first + 1;
    while (last < text.size() && !text[last].heading
           && table::cited("[" + text[last].label + "]").empty()) {
        ++last;
    }
    const auto from = text.begin() + static_cast<std::ptrdiff_t>(*first);
    return {from, text.begin() + static_cast<std::ptrdiff_t>(last)};
}

table::Reply rules_reply(const Match& match, const table::TextLine& line) {
    if (!match.game) {
        return table::Reply::refused(no_game(line));
    }
    const auto page = table::read_manual(match.environment.data_folder, match.game->id());
    if (!page) {
        return table::Reply::refused(page.errors());
    }
    const std::vector<table::Paragraph> found = look_up(table::manual_text(*page), line.word(1));
    if (found.empty()) {
        return table::Reply::refused(
            core::error("unknown-rule", "There is no rule with this number.")
                .at(line.at(1))
                .got(line.word(1))
        );
    }
    return table::Reply::answered(table::page_of(found));
}

/// Returns whether a word is "play" or looks like a rule number: "NC-M4".
bool asks_for_rules(std::string_view word) {
    const std::size_t hyphen = word.find('-');
    return table::same_word(word, "play")
           || (hyphen != std::string_view::npos && hyphen > 0 && !word.substr(hyphen).empty()
               && word.find_first_of("0123456789") != std::string_view::npos);
}

/// Returns the advice of the strongest bot, or why there is no advice.
core::Result<table::Hint> advised(
    const Match& match, const Viewer& viewer, const table::TextLine& line, table::HintLevel level
) {
    if (!match.game) {
        return no_game(line);
    }
    const table::Bot* const strongest = strongest_bot(match.environment, *match.game);
    if (strongest == nullptr) {
        return core::error("no-hinter", "This game has no bot that gives hints.").at(line.at(0));
    }
    table::Hint hint{level, viewer.view(match), {}};
    std::optional<table::Advice> advice;
    if (!match.is_over()) {
        table::SearchBudget* const budget = match.environment.search_budget.get();
        if (auto refused = budget == nullptr ? std::nullopt : budget->refuse()) {
            refused->where = line.at(0);
            return *std::move(refused);
        }
        const table::SearchSpending spending(budget);
        const table::BotMeans means{match.bot_luck(), 0, viewer.settings.listener};
        advice = table::advise(*strongest, *match.game, hint.view, means);
    }
    if (!advice) {
        return core::error("no-hint", "There is nothing to suggest now.").at(line.at(0));
    }
    hint.advice = *std::move(advice);
    return hint;
}

table::Reply hinting(const table::Game& game, table::Hint hint) {
    table::Reply reply = table::Reply::answered(table::hint_text(game, hint));
    reply.hint = std::move(hint);
    return reply;
}

}  // namespace

table::Reply run_legal(Match& match, Viewer& viewer, const table::TextLine& line) {
    if (!match.game) {
        return table::Reply::refused(no_game(line));
    }
    const table::SeatView view = viewer.view(match);
    std::string text;
    int number = 0;
    for (const table::Move move : viewer.legal(match)) {
        text += padded(std::to_string(++number) + ".", 5)
                + padded(match.game->command_text(view, move), 16)
                + match.game->describe(view, move) + "\n";
    }
    if (!text.empty()) {
        return table::Reply::answered(std::move(text));
    }
    const std::string reason =
        match.is_over() ? outcome_sentence(match) : "it is not this seat's turn.";
    return table::Reply::answered("Nothing: " + reason + "\n");
}

table::Reply run_show(Match& match, Viewer& viewer, const table::TextLine& line) {
    if (!match.game) {
        return table::Reply::refused(no_game(line));
    }
    if (line.words.size() == 1) {
        return table::Reply::answered(draw_board(match, viewer, viewer.settings.board_style));
    }
    const std::string option = table::ascii_lower(line.word(1));
    if (option == "--position") {
        return show_position(match, viewer, line);
    }
    if (line.words.size() == 2 && option == "--plain") {
        return table::Reply::answered(draw_board(match, viewer, table::BoardStyle::Sentences));
    }
    if (line.words.size() == 2 && option == "--ascii") {
        return table::Reply::answered(draw_board(match, viewer, table::BoardStyle::Ascii));
    }
    if (line.words.size() == 2 && option == "--json") {
        return table::Reply::answered(table::state_json(viewer.observation(match)).dump() + "\n");
    }
    return table::Reply::refused(unknown_option(line, line.words.size() - 1));
}

table::Reply run_why(Match& match, Viewer& viewer, const table::TextLine& line) {
    if (!match.game) {
        return table::Reply::refused(no_game(line));
    }
    core::Diagnostics errors;
    std::string can = "This is possible now.\n";
    if (const SharedCommand* shared =
            find_shared(match, viewer, table::Words(line.words).subspan(1))) {
        errors = refuse_shared(match, viewer, line, *shared);
    } else {
        const core::Result<table::Move> move = read_move(match, viewer.view(match), line, 1);
        errors = move ? core::Diagnostics{} : move.errors();
        if (move) {
            can += match.game->describe(viewer.view(match), *move) + "\n";
        }
    }
    if (!errors.empty() && errors.front().code == "unknown-command") {
        return table::Reply::refused(errors);
    }
    const std::string asked(line.rest_from(1));
    return table::Reply::answered(
        errors.empty() ? can : "\"" + asked + "\" is not possible now:\n" + explain_errors(errors)
    );
}

table::Reply run_left(Match& match, Viewer& viewer, const table::TextLine& line) {
    if (!match.game) {
        return table::Reply::refused(no_game(line));
    }
    std::string text = match.game->left(viewer.view(match));
    if (!text.empty() && text.back() != '\n') {
        text += "\n";
    }
    return table::Reply::answered(text);
}

table::Reply run_look(Match& match, Viewer& viewer, const table::TextLine& line) {
    if (!match.game) {
        return table::Reply::refused(no_game(line));
    }
    const core::Result<std::vector<std::string>> description =
        match.game->look(viewer.view(match), table::Words(line.words).subspan(1));
    if (!description) {
        return table::Reply::refused(placed(description.errors(), line));
    }
    return table::Reply::answered(core::joined(*description, "\n") + "\n");
}

table::Reply run_log(Match& match, Viewer& viewer, const table::TextLine& line) {
    if (!match.game) {
        return table::Reply::refused(no_game(line));
    }
    const bool unfolds = line.words.size() > 1 && table::same_word(line.word(1), "--unfold");
    if (unfolds && line.words.size() == 3) {
        return unfold_event(match, viewer, line);
    }
    if (unfolds || line.words.size() > 2) {
        const bool is_misspelt = !unfolds && line.word(1).starts_with("--");
        return table::Reply::refused(unknown_option(line, is_misspelt ? 1 : line.words.size() - 1));
    }
    const core::Result<std::size_t> count =
        line.words.size() == 2 ? read_count(line, 1) : kUsualLogLength;
    if (!count) {
        return table::Reply::refused(count.errors());
    }
    const std::string text = table::format_log(*match.game, viewer.seat_log(match), *count);
    return table::Reply::answered(text.empty() ? "Nothing has happened yet.\n" : text);
}

namespace {

/// Reads the line of a record that notes a hint: nothing is asked again.
table::Reply note_hint(Match& match) {
    match.record.add_hint(match.referee->hash(match.state));
    table::Reply reply = table::Reply::answered("A hint was taken.\n");
    reply.routine = true;
    return reply;
}

}  // namespace

table::Reply run_hint(Match& match, Viewer& viewer, const table::TextLine& line) {
    constexpr std::string_view kLevels = "nudge, plan or move";
    const bool is_note = line.words.size() == 2 && table::same_word(line.word(1), "taken");
    if (is_note && viewer.in_record && match.game) {
        return note_hint(match);
    }
    const std::optional<table::HintLevel> level =
        line.words.size() == 1 ? table::HintLevel::Move : table::find_hint_level(line.word(1));
    if (!level) {
        return table::Reply::refused(
            core::error("bad-level", "Unknown hint level.")
                .at(line.at(1))
                .expected(kLevels)
                .got(line.word(1))
                .hint(core::did_you_mean(line.word(1), core::listed_words(kLevels)))
        );
    }
    if (auto full = refuse_growth(match, viewer)) {
        return table::Reply::refused(*std::move(full));
    }
    core::Result<table::Hint> hint = advised(match, viewer, line, *level);
    if (!hint) {
        return table::Reply::refused(hint.errors());
    }
    if (!viewer.in_record && !match.is_bot(match.deciding_seat())) {
        match.record.add_hint(match.referee->hash(match.state));
    }
    return hinting(*match.game, std::move(hint).value());
}

table::Reply run_odds(Match& match, Viewer& viewer, const table::TextLine& line) {
    core::Result<table::Hint> hint = advised(match, viewer, line, table::HintLevel::Odds);
    if (!hint) {
        return table::Reply::refused(hint.errors());
    }
    if (hint->advice.lines.front().playouts == 0) {
        return table::Reply::refused(
            core::error("no-odds", "No bot of this game can estimate the chance to win.")
                .at(line.at(0))
        );
    }
    return hinting(*match.game, std::move(hint).value());
}

table::Reply run_help(Match& match, Viewer& viewer, const table::TextLine& line) {
    if (line.words.size() == 1) {
        return table::Reply::answered(list_commands(match, viewer));
    }
    if (table::same_word(line.word(1), "--json")) {
        return table::Reply::answered(commands_json(match.game.get()).dump() + "\n");
    }
    if (asks_for_rules(line.word(1))) {
        return rules_reply(match, line);
    }
    const table::CommandRow* row = find_shared(line.word(1));
    if (row == nullptr && match.game) {
        row = table::find_row(match.game->commands(), line.word(1));
    }
    if (row == nullptr) {
        return table::Reply::refused(unknown_command(match.game.get(), line, 1));
    }
    const bool is_request = match.game && row == find_shared("tell");
    return table::Reply::answered(explain(*row) + (is_request ? requests_text(match) : ""));
}

}  // namespace tenebrae::host
