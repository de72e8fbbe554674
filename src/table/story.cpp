// SPDX-License-Identifier: MIT
#include "table/story.hpp"

#include <algorithm>
#include <utility>

namespace tenebrae::table {

namespace {

/// The cause of an event as an index among its own command's events; -1: the command, or one before
/// it.
int local_cause(const EventText& text, std::size_t first_event) {
    const int first = static_cast<int>(first_event);
    return text.cause >= first ? text.cause - first : -1;
}

std::string tag(std::size_t event) {
    return "#" + std::to_string(event_id(event));
}

std::string command_title(const History& history, std::size_t step) {
    return "command " + std::to_string(step + 1) + ", \"" + history.steps()[step].words + "\"";
}

const EventText& text_of(
    const Game& game, const History& history, std::size_t event, std::vector<EventText>& texts
) {
    const std::size_t step = history.step_of(event);
    texts = history.tell(game, step);
    return texts[event - history.first_event(step)];
}

}  // namespace

std::vector<StoryLine> story_tree(const std::vector<EventText>& texts, std::size_t first_event) {
    // A cause always comes before what it sets off, so one pass collects every event's children.
    std::vector<std::vector<std::size_t>> children(texts.size() + 1);
    for (std::size_t index = 0; index < texts.size(); ++index) {
        const int cause = local_cause(texts[index], first_event);
        children[static_cast<std::size_t>(cause) + 1].push_back(index);
    }
    std::vector<StoryLine> lines;
    std::vector<StoryLine> open;
    const auto push_children = [&](std::size_t slot, int depth) {
        std::ranges::reverse(children[slot]);  // the first child is to come off the pile first
        for (const std::size_t child : children[slot]) {
            open.push_back({child, depth});
        }
    };
    push_children(0, 0);
    while (!open.empty()) {
        const StoryLine next = open.back();
        open.pop_back();
        lines.push_back(next);
        push_children(next.index + 1, next.depth + 1);
    }
    return lines;
}

std::string tell_log(const Game& game, const History& history, std::size_t commands) {
    const std::size_t total = history.steps().size();
    std::string text;
    for (std::size_t step = total - std::min(commands, total); step < total; ++step) {
        text += std::to_string(step + 1) + ". " + history.steps()[step].words + "\n";
        const std::size_t first = history.first_event(step);
        const std::vector<EventText> texts = history.tell(game, step);
        for (const StoryLine& line : story_tree(texts, first)) {
            text.append(static_cast<std::size_t>(line.depth) * 2 + 4, ' ');
            text += tag(first + line.index) + " " + texts[line.index].sentence;
            const int cause = texts[line.index].cause;
            if (cause >= 0 && static_cast<std::size_t>(cause) < first) {
                text += " (set off by " + tag(static_cast<std::size_t>(cause)) + ")";
            }
            text += "\n";
        }
    }
    return text;
}

std::string unfold(const Game& game, const History& history, std::size_t event) {
    std::vector<EventText> texts;
    const EventText* told = &text_of(game, history, event, texts);
    std::string text = tag(event) + " " + told->sentence + "\n";
    if (!told->rule.empty()) {
        text += "  rule: " + std::string(told->rule) + "\n";
    }
    if (!told->reason.empty()) {
        text += "  reason: " + told->reason + "\n";
    }
    while (told->cause >= 0 && static_cast<std::size_t>(told->cause) < event) {
        event = static_cast<std::size_t>(told->cause);
        told = &text_of(game, history, event, texts);
        text += "  set off by " + tag(event) + " " + told->sentence;
        text += told->rule.empty() ? "\n" : " [" + std::string(told->rule) + "]\n";
    }
    return text + "  set off by " + command_title(history, history.step_of(event)) + "\n";
}

}  // namespace tenebrae::table
