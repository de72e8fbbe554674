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
std::size_t parent_of(const Told& told, std::size_t first_number) {
    return told.cause && *told.cause >= first_number ? *told.cause - first_number + 1 : 0;
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
    return core::capitalised(numbered_seat(game, seat)) + ": " + words.substr(space + 1);
}

std::string command_title(const Game& game, const Hearing& hearing, std::size_t command) {
    if (command == kBeginning) {
        return "the beginning";
    }
    const ToldCommand& told = hearing.commands()[command];
    const std::string bot = spoken_bot(game, told);
    return "command " + std::to_string(told.number)
           + (told.words ? ", \"" + *told.words + "\"" : "") + (bot.empty() ? "" : ", by " + bot);
}

/// Formats a command and its events, one per line.
std::string tell_command(const Game& game, const Hearing& hearing, std::size_t command) {
    std::string text = command_line(game, hearing, command) + "\n";
    if (command != kBeginning) {
        const std::string plan = format_plan(hearing.commands()[command]);
        text += plan.empty() ? "" : "    " + plan + "\n";
    }
    const std::span<const Told> events = hearing.events_of(command);
    for (const StoryLine& line : story_tree(events)) {
        const Told& told = events[line.index];
        text.append(static_cast<std::size_t>(line.depth) * 2 + 4, ' ');
        text += tag(told.number) + " " + hearing.text(game, told).sentence;
        if (told.cause && *told.cause < events.front().number) {
            text += " (caused by " + tag(*told.cause) + ")";
        }
        text += "\n";
    }
    return text;
}

}  // namespace

std::vector<StoryLine> story_tree(std::span<const Told> events) {
    // Events are numbered from 1; 0 is the command, which is the root.
    struct Kin {
        std::size_t child = 0;  ///< first child
        std::size_t sibling = 0;  ///< next sibling
    };
    std::vector<Kin> kin(events.size() + 1);
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

std::string spoken_bot(const Game& game, const ToldCommand& told) {
    if (!told.bot) {
        return {};
    }
    return core::capitalised(spoken_seat(game, told.bot->seat)) + " (bot, " + told.bot->level + ")";
}

std::string format_plan(const ToldCommand& told) {
    return told.bot ? told.bot->plan : std::string();
}

std::string format_command(const Game& game, const ToldCommand& told) {
    const std::string words = told.words.value_or("");
    return told.bot ? with_bot(spoken_bot(game, told), words) : with_speaker(game, words);
}

std::string command_line(const Game& game, const Hearing& hearing, std::size_t command) {
    if (command == kBeginning) {
        return "The beginning";
    }
    const ToldCommand& told = hearing.commands()[command];
    const std::string spoken = format_command(game, told);
    return std::to_string(told.number) + ". " + (spoken.empty() ? "(hidden)" : spoken);
}

std::string format_log(const Game& game, const Hearing& hearing, std::size_t commands) {
    const std::size_t total = hearing.told_before(hearing.commands().size());
    std::string text;
    if (commands > total && !hearing.events_of(kBeginning).empty()) {
        text += tell_command(game, hearing, kBeginning);
    }
    const std::size_t before = total - std::min(commands, total);
    for (std::size_t command = 0; command < hearing.commands().size(); ++command) {
        const ToldCommand& told = hearing.commands()[command];
        if (told.is_told() && told.number > before) {
            text += tell_command(game, hearing, command);
        }
    }
    return text;
}

std::string unfold(const Game& game, const Hearing& hearing, std::size_t number) {
    const Told* told = &hearing.event(number);
    const EventText event = hearing.text(game, *told);
    std::string text = tag(number) + " " + event.sentence + "\n";
    if (!event.rule.empty()) {
        text += "  rule: " + std::string(event.rule) + "\n";
    }
    if (!event.reason.empty()) {
        text += "  reason: " + std::string(event.reason) + "\n";
    }
    while (told->cause) {
        told = &hearing.event(*told->cause);
        const EventText cause = hearing.text(game, *told);
        text += "  caused by " + tag(told->number) + " " + cause.sentence;
        text += cause.rule.empty() ? "\n" : " [" + std::string(cause.rule) + "]\n";
    }
    return text + "  caused by " + command_title(game, hearing, told->command) + "\n";
}

}  // namespace tenebrae::table
