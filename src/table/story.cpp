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
    // Events from 1; 0 is the command, and nobody's child.
    struct Kin {
        std::size_t child = 0;  ///< the first
        std::size_t sibling = 0;  ///< the next
    };
    std::vector<Kin> kin(texts.size() + 1);
    for (std::size_t event = texts.size(); event > 0; --event) {
        const int cause = local_cause(texts[event - 1], first_event);
        kin[event].sibling = std::exchange(kin[static_cast<std::size_t>(cause) + 1].child, event);
    }
    std::vector<StoryLine> lines;
    lines.reserve(texts.size());
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
        text += "  reason: " + std::string(told->reason) + "\n";
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
