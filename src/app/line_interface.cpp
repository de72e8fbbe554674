// SPDX-License-Identifier: MIT
#include "app/line_interface.hpp"

#include "core/text.hpp"
#include "table/story.hpp"

#include <algorithm>
#include <utility>

namespace tenebrae::app {

namespace {

constexpr std::string_view kTyped = "<input>";
constexpr std::string_view kNextStep = "next";
/// The maximum number of choices printed. If there are more, those of the commands with the most
/// choices are folded: one is printed as an example, and "legal" lists them.
constexpr std::size_t kMaxChoicesShown = 24;

/// Choices next to each other with the same command.
struct ChoiceGroup {
    std::string command;
    std::size_t first = 0;
    std::size_t size = 0;
    bool is_folded = false;
};

std::vector<ChoiceGroup> group_by_command(const table::Observation& observation) {
    std::vector<ChoiceGroup> groups;
    for (std::size_t place = 0; place < observation.choices.size(); ++place) {
        const std::string text =
            observation.game->command_text(observation.view, observation.choices[place]);
        const std::string command = text.substr(0, text.find(' '));
        if (groups.empty() || groups.back().command != command) {
            groups.push_back({command, place});
        }
        ++groups.back().size;
    }
    return groups;
}

/// Folds the largest groups until the lines are few enough. `lines`: how many there are.
void fold_largest(std::vector<ChoiceGroup>& groups, std::size_t lines) {
    while (lines > kMaxChoicesShown) {
        const auto largest = std::ranges::max_element(groups, {}, [](const ChoiceGroup& group) {
            return group.is_folded ? 0 : group.size;
        });
        if (largest == groups.end() || largest->is_folded || largest->size < 2) {
            return;
        }
        largest->is_folded = true;
        lines -= largest->size - 1;
    }
}

core::Diagnostic no_such_choice(const table::TextLine& line, std::size_t known) {
    return core::error("no-such-choice", "No choice has this number.")
        .at(line.at(0))
        .expected(known == 0 ? "a command" : core::numbered_to(known, "number") + ", or a command")
        .got(line.word(0));
}

core::Diagnostic no_such_step(const table::TextLine& line, std::size_t count) {
    return core::error("no-such-step", "No step has this number.")
        .at(line.at(1))
        .expected(core::numbered_to(count, "number"))
        .got(line.rest_from(1));
}

/// Formats a command, and what it has set off as far as it is to be printed.
table::Story format_part(const table::Observation& observation, const table::GroupPart& part) {
    table::Story story = table::format_story(observation, part, 2);
    if (part.command == nullptr) {
        return story;
    }
    const std::string command = table::format_command(*observation.game, *part.command);
    const std::string plan = table::format_plan(*part.command);
    std::string text = part.command->bot ? core::escape_for_display(command) + "\n"
                       : command.empty() ? ""
                                         : "(" + command + ")\n";
    text += plan.empty() ? "" : "  " + core::escape_for_display(plan) + "\n";
    story.text = text + story.text;
    return story;
}

bool is_number(std::string_view word) {
    return std::ranges::all_of(word, [](char digit) { return digit >= '0' && digit <= '9'; });
}

}  // namespace

std::string LineInterface::greeting() const {
    return "Tenebrae. Type the number of a choice or a command, then press Enter. \"help\" lists "
           "the commands, \"quit\" leaves.\n";
}

std::string LineInterface::board() const {
    const table::Observation& observation = seat_.observation();
    if (!observation.game || !draws_) {
        return {};
    }
    return "\n" + observation.game->board(observation.view, table::BoardStyle::Utf8);
}

std::string LineInterface::opening_events() const {
    const table::Observation& observation = seat_.observation();
    return observation.game ? table::format_opening_events(observation, 2).text : std::string();
}

std::string LineInterface::choices() const {
    const table::Observation& observation = seat_.observation();
    const std::vector<table::Move>& moves = observation.choices;
    std::vector<ChoiceGroup> groups = group_by_command(observation);
    fold_largest(groups, moves.size());
    std::string text;
    for (const ChoiceGroup& group : groups) {
        if (group.is_folded) {
            text += "  " + std::to_string(group.first + 1) + "-"
                    + std::to_string(group.first + group.size) + ". " + group.command + ": "
                    + std::to_string(group.size) + " choices; \"legal\" lists them. For example: "
                    + observation.game->command_text(observation.view, moves[group.first]) + "\n";
            continue;
        }
        for (std::size_t place = group.first; place < group.first + group.size; ++place) {
            text += "  " + std::to_string(place + 1) + ". "
                    + observation.game->command_text(observation.view, moves[place]) + ": "
                    + core::escape_for_display(
                        observation.game->describe(observation.view, moves[place])
                    )
                    + "\n";
        }
    }
    if (moves.size() == 1) {
        text += "  (Press Enter to choose it.)\n";
    }
    return text;
}

std::string LineInterface::question() const {
    const table::Observation& observation = seat_.observation();
    if (!observation.game) {
        return "\nNo game is loaded. \"new GAME\" starts one.\n";
    }
    if (observation.is_over()) {
        return "\n" + table::outcome_sentence(observation)
               + (seat_.news_descriptor() >= 0 ? "\n\"log\", \"story\" or \"quit\"?\n"
                                               : "\n\"undo\", \"new GAME\" or \"quit\"?\n");
    }
    if (const std::optional<int> next = seat_.handover()) {
        return "\n"
               + core::capitalised(
                   core::escape_for_display(table::numbered_seat_name(*observation.game, *next))
               )
               + " is next. Press Enter and hand over the keyboard.\n";
    }
    if (const std::string waiting = seat_.waiting(); !waiting.empty()) {
        return "\n" + core::escape_for_display(waiting) + "\n";
    }
    const table::Prompt prompt = observation.prompt();
    std::string text = "\n";
    const std::size_t seats = observation.game->seats().size();
    if (seats > 1 && observation.decides) {
        const std::string name = table::seat_name(*observation.game, observation.seat);
        text += core::capitalised(core::escape_for_display(name)) + " decides. ";
    }
    return text + core::escape_for_display(prompt.question) + "\n";
}

std::string LineInterface::take_countdown() {
    const table::Observation& now = seat_.observation();
    if (!now.is_playing() || seat_.handover()) {
        return {};
    }
    std::pair said{
        now.seat, now.game->countdown(now.view, now.log->raw_events_before(now.commands))};
    if (said == said_countdown_) {
        return {};
    }
    said_countdown_ = std::move(said);
    const std::string& text = said_countdown_.second;
    return text.empty() ? "" : "\n" + core::escape_for_display(text);
}

std::string LineInterface::prompt() {
    return take_countdown() + question() + (seat_.observation().is_playing() ? choices() : "")
           + "> ";
}

std::string LineInterface::short_prompt() const {
    return question() + "> ";
}

std::string LineInterface::since_left() {
    const std::size_t commands = seat_.commands_since_left();
    const std::string log = seat_.take_since_left();
    if (log.empty()) {
        return {};
    }
    std::string text = "Since you left:\n" + log;
    if (commands == 0) {
        return text;
    }
    Steps steps{.replay = seat_.replay(), .seat = seat_.observation().seat};
    steps.count = std::min(commands, steps.replay->end());
    steps.before = steps.replay->end() - steps.count;
    steps_ = std::move(steps);
    return text + "\"next\" shows this again, one step at a time: "
           + core::counted(steps_->count, "step") + ".\n";
}

table::Reply LineInterface::show_step(const table::TextLine& line) {
    std::size_t step = steps_->shown + 1;
    if (line.words.size() > 1) {
        const auto number =
            line.words.size() == 2 ? core::parse_unsigned(line.word(1)) : std::nullopt;
        if (!number || *number == 0 || *number > steps_->count) {
            return table::Reply::refused(no_such_step(line, steps_->count));
        }
        step = static_cast<std::size_t>(*number);
    }
    if (step > steps_->count) {
        return table::Reply::answered("That was the last step. \"next 1\" begins again.\n");
    }
    steps_->shown = step;
    return table::Reply::answered(step_text());
}

std::string LineInterface::step_text() const {
    const table::Observation then =
        steps_->replay->observation(steps_->before + steps_->shown, steps_->seat);
    std::string text =
        "Step " + std::to_string(steps_->shown) + " of " + std::to_string(steps_->count) + ".\n";
    const table::CommandRange commands{then.log->last_known(then.commands), then.commands};
    for (const table::GroupPart& part : table::group_parts(*then.log, commands)) {
        text += format_part(then, part).text;
    }
    return text + (draws_ ? "\n" + then.game->board(then.view, table::BoardStyle::Utf8) : "");
}

table::Reply LineInterface::take(std::string_view text, int number) {
    const table::Observation& observation = seat_.observation();
    const core::Result<table::TextLine> line = table::read_line(text, kTyped, number);
    if (line && steps_ && !line->words.empty() && table::same_word(line->word(0), kNextStep)) {
        return show_step(*line);
    }
    const bool playing = line && observation.is_playing();
    if (playing && (line->words.empty() || (line->words.size() == 1 && is_number(line->word(0))))) {
        const std::vector<table::Move>& moves = observation.choices;
        if (line->words.empty()) {
            return text.empty() && moves.size() == 1 ? seat_.play(moves.front()) : table::Reply{};
        }
        const auto choice = core::parse_unsigned(line->word(0));
        if (!choice || *choice == 0 || *choice > moves.size()) {
            return table::Reply::refused(no_such_choice(*line, moves.size()));
        }
        return seat_.play(moves[static_cast<std::size_t>(*choice) - 1]);
    }
    return seat_.execute(text, kTyped, number);
}

/// Returns the events of the last command and of earlier ones that were delayed until now.
std::string LineInterface::format_events(const table::Reply& reply) {
    const table::Observation& observation = seat_.observation();
    const auto commands = backlog_.take(observation, reply);
    if (!commands) {
        return {};
    }
    std::string text;
    bool has_heading = false;
    for (const table::GroupPart& part : table::group_parts(*observation.log, *commands)) {
        const table::Story story = format_part(observation, part);
        text += story.text;
        has_heading = has_heading || story.heading;
    }
    if (has_heading) {
        said_countdown_ = {};
    }
    return has_heading ? text + board() : text;
}

std::string LineInterface::answer(const table::Reply& reply) {
    std::string text = core::render_warnings(reply.warnings);
    if (reply.kind == table::Reply::Kind::Refused) {
        return text + core::render(reply.errors);
    }
    if (reply.played) {
        text += format_events(reply);
    } else if (reply.kind == table::Reply::Kind::Accepted) {
        backlog_.clear();
    }
    text += core::escaped_lines(reply.text);
    return reply.new_game ? text + opening_events() + board() : text;
}

}  // namespace tenebrae::app
