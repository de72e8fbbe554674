// SPDX-License-Identifier: MIT
#include "table/story.hpp"

#include "core/text.hpp"

#include <algorithm>
#include <optional>
#include <utility>

namespace tenebrae::table {

namespace {

/// Returns the position of an event's cause among the events of the same command, from 1; 0: the
/// cause is the command, or an earlier event.
std::size_t parent_of(const SeatEvent& seat_event, std::size_t first_number) {
    return seat_event.cause && *seat_event.cause >= first_number
               ? *seat_event.cause - first_number + 1
               : 0;
}

std::string tag(std::size_t number) {
    return "#" + std::to_string(number);
}

std::string with_bot(const std::string& bot, const std::string& words) {
    return bot.empty() || words.empty() ? bot + words : bot + ": " + words;
}

/// Replaces "@2 " before a command by the name of the seat: "Ben (2): say hello".
std::string with_speaker(const Game& game, const std::string& words) {
    const std::size_t space = words.find(' ');
    if (!words.starts_with('@') || space == std::string::npos || game.seats().size() == 1) {
        return words;
    }
    const auto number = core::parse_unsigned(std::string_view{words}.substr(1, space - 1));
    if (!number || *number < 1 || *number > game.seats().size()) {
        return words;
    }
    const int seat = static_cast<int>(*number) - 1;
    return core::capitalised(numbered_seat_name(game, seat)) + ": " + words.substr(space + 1);
}

std::string command_title(const Game& game, const SeatLog& seat_log, std::size_t command) {
    if (command == kBeginning) {
        return "the beginning";
    }
    const SeatCommand& seat_command = seat_log.commands()[command];
    const std::string bot = format_bot(game, seat_command);
    return "command " + std::to_string(seat_command.number)
           + (seat_command.words ? ", \"" + *seat_command.words + "\"" : "")
           + (bot.empty() ? "" : ", by " + bot);
}

/// Formats a command and its events, one per line.
std::string command_sentence(const Game& game, const SeatLog& seat_log, std::size_t command) {
    std::string text = command_line(game, seat_log, command) + "\n";
    if (command != kBeginning) {
        const std::string plan = format_plan(seat_log.commands()[command]);
        text += plan.empty() ? "" : "    " + plan + "\n";
    }
    const std::span<const SeatEvent> events = seat_log.events_of(command);
    for (const StoryLine& line : story_tree(events)) {
        const SeatEvent& seat_event = events[line.index];
        text.append(static_cast<std::size_t>(line.depth) * 2 + 4, ' ');
        text += tag(seat_event.number) + " " + seat_log.text(game, seat_event).sentence;
        if (seat_event.cause && *seat_event.cause < events.front().number) {
            text += " (caused by " + tag(*seat_event.cause) + ")";
        }
        text += "\n";
    }
    return text;
}

}  // namespace

std::vector<StoryLine> story_tree(std::span<const SeatEvent> events) {
    // Events are numbered from 1; 0 is the command, which is the root.
    struct TreeLinks {
        std::size_t child = 0;  ///< first child
        std::size_t sibling = 0;  ///< next sibling
    };
    std::vector<TreeLinks> kin(events.size() + 1);
    for (std::size_t event = events.size(); event > 0; --event) {
        const std::size_t parent = parent_of(events[event - 1], events.front().number);
        kin[event].sibling = std::exchange(kin[parent].child, event);
    }
    std::vector<StoryLine> lines;
    lines.reserve(events.size());
    std::vector<StoryLine> open;
    const auto add = [&open](std::size_t event, int depth) {
        if (event != 0) {
            open.push_back({event, depth});
        }
    };
    add(kin[0].child, 0);
    while (!open.empty()) {
        const StoryLine next = open.back();
        open.pop_back();
        lines.push_back({next.index - 1, next.depth});
        add(kin[next.index].sibling, next.depth);
        add(kin[next.index].child, next.depth + 1);
    }
    return lines;
}

std::string format_bot(const Game& game, const SeatCommand& seat_command) {
    if (!seat_command.bot) {
        return {};
    }
    return core::capitalised(seat_name(game, seat_command.bot->seat)) + " (bot, "
           + seat_command.bot->level + ")";
}

std::string format_plan(const SeatCommand& seat_command) {
    return seat_command.bot ? seat_command.bot->plan : std::string();
}

std::string format_command(const Game& game, const SeatCommand& seat_command) {
    const std::string words = seat_command.words.value_or("");
    return seat_command.bot ? with_bot(format_bot(game, seat_command), words)
                            : with_speaker(game, words);
}

std::string command_line(const Game& game, const SeatLog& seat_log, std::size_t command) {
    if (command == kBeginning) {
        return "The beginning";
    }
    const SeatCommand& seat_command = seat_log.commands()[command];
    const std::string text = format_command(game, seat_command);
    return std::to_string(seat_command.number) + ". " + (text.empty() ? "(hidden)" : text);
}

std::string format_log(const Game& game, const SeatLog& seat_log, std::size_t commands) {
    const std::size_t total = seat_log.known_before(seat_log.commands().size());
    std::string text;
    if (commands > total && !seat_log.events_of(kBeginning).empty()) {
        text += command_sentence(game, seat_log, kBeginning);
    }
    const std::size_t before = total - std::min(commands, total);
    for (std::size_t command = 0; command < seat_log.commands().size(); ++command) {
        const SeatCommand& seat_command = seat_log.commands()[command];
        if (seat_command.is_shown() && seat_command.number > before) {
            text += command_sentence(game, seat_log, command);
        }
    }
    return text;
}

std::string unfold(const Game& game, const SeatLog& seat_log, std::size_t number) {
    const SeatEvent* seat_event = &seat_log.event(number);
    const EventText event = seat_log.text(game, *seat_event);
    std::string text = tag(number) + " " + event.sentence + "\n";
    if (!event.rule.empty()) {
        text += "  rule: " + std::string(event.rule) + "\n";
    }
    if (!event.reason.empty()) {
        text += "  reason: " + std::string(event.reason) + "\n";
    }
    while (seat_event->cause) {
        seat_event = &seat_log.event(*seat_event->cause);
        const EventText cause = seat_log.text(game, *seat_event);
        text += "  caused by " + tag(seat_event->number) + " " + cause.sentence;
        text += cause.rule.empty() ? "\n" : " [" + std::string(cause.rule) + "]\n";
    }
    return text + "  caused by " + command_title(game, seat_log, seat_event->command) + "\n";
}

}  // namespace tenebrae::table
