// SPDX-License-Identifier: MIT
#include "core/text.hpp"
#include "table/interface.hpp"
#include "table/story.hpp"
#include "table/text_line.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace tenebrae::table {

namespace {

constexpr std::size_t kStoryIndent = 2;

void add_line_end(std::string& text) {
    if (!text.empty() && text.back() != '\n') {
        text += "\n";
    }
}

/// Formats the line of a command and the plan of a bot; empty if a person played and the seat does
/// not know what was done.
std::string command_lines(const Game& game, const SeatCommand& seat_command) {
    const std::string command = format_command(game, seat_command);
    const std::string plan = format_plan(seat_command);
    std::string text = command.empty() ? "" : "> " + core::escape_for_display(command) + "\n";
    if (!plan.empty()) {
        text += std::string(kStoryIndent, ' ') + core::escape_for_display(plan) + "\n";
    }
    return text;
}

class TextInterface : public Interface {
public:
    explicit TextInterface(BoardStyle style) : style_(style) {}

    void show(const Observation& observation, const Reply& reply, Output& output) override;
    void finish(const Observation& observation, Output& output) override;

private:
    [[nodiscard]] std::string board(const Observation& observation) const;
    [[nodiscard]] std::string
    events_text(const Observation& observation, const std::optional<CommandRange>& commands) const;

    BoardStyle style_;
    Backlog backlog_;
};

std::string TextInterface::board(const Observation& observation) const {
    if (style_ == BoardStyle::Sentences) {
        return {};
    }
    std::string text = observation.game->board(observation.view, style_);
    add_line_end(text);
    return text;
}

std::string TextInterface::events_text(
    const Observation& observation, const std::optional<CommandRange>& commands
) const {
    std::string text;
    bool has_heading = false;
    if (commands) {
        for (const GroupPart& part : group_parts(*observation.log, *commands)) {
            const Story story = format_story(observation, part, kStoryIndent);
            text += part.command != nullptr ? command_lines(*observation.game, *part.command) : "";
            text += story.text;
            has_heading = has_heading || story.heading;
        }
    }
    return has_heading ? text + board(observation) : text;
}

void TextInterface::show(const Observation& observation, const Reply& reply, Output& output) {
    output.err += core::render_warnings(reply.warnings);
    if (reply.kind == Reply::Kind::Refused) {
        output.err += core::render(reply.errors);
        return;
    }
    if (reply.routine) {
        return;
    }
    if (reply.played) {
        output.out += events_text(observation, backlog_.take(observation, reply));
    } else if (!reply.command.empty() && reply.kind != Reply::Kind::Nothing) {
        output.out += "> " + core::escape_for_display(reply.command) + "\n";
    }
    if (reply.kind == Reply::Kind::Accepted && !reply.played) {
        backlog_.clear();
    }
    output.out += core::escaped_lines(reply.text);
    if (reply.new_game) {
        output.out += format_opening_events(observation, kStoryIndent).text + board(observation);
    }
}

void TextInterface::finish(const Observation& observation, Output& output) {
    if (observation.game) {
        output.out += events_text(observation, backlog_.take_rest(observation));
        output.out += "\n" + board(observation) + outcome_sentence(observation) + "\n";
    }
}

/// Returns true if the answer only confirms that the command was carried out.
bool is_receipt(const Reply& reply) {
    constexpr std::array<std::string_view, 2> kReceipts{"note", "save"};
    const std::vector<core::Word> words = core::split_words(reply.command);
    return reply.routine || words.empty()
           || std::ranges::any_of(kReceipts, [&words](std::string_view receipt) {
                  return same_word(words.front().text, receipt);
              });
}

class QuietInterface : public Interface {
public:
    void show(const Observation& /*seen*/, const Reply& reply, Output& output) override {
        output.err += core::render_warnings(reply.warnings);
        if (reply.kind == Reply::Kind::Refused) {
            output.err += core::render(reply.errors);
        } else if (reply.kind == Reply::Kind::Answered && !is_receipt(reply)) {
            output.out += core::escaped_lines(reply.text);
        }
    }
    void finish(const Observation& observation, Output& output) override {
        if (observation.game) {
            output.out += outcome_sentence(observation) + "\n";
        }
    }
};

/// Formats the part of a group to print; `shows_routine`: with the events of every setup.
Story story_of(
    const Observation& observation, const GroupPart& part, std::size_t indent, bool shows_routine
) {
    Story story;
    int margin = 0;  // events below a heading are indented relative to it
    for (const StoryLine& line : story_tree(part.events)) {
        const EventText text = observation.log->text(*observation.game, part.events[line.index]);
        const bool is_new = line.index >= part.first;
        margin = line.depth < margin ? 0 : margin;
        if (text.heading) {
            margin = line.depth + 1;
            story.heading = story.heading || is_new;
        }
        if (!is_new || (text.routine && !shows_routine)) {
            continue;
        }
        const auto depth = static_cast<std::size_t>(text.heading ? 0 : line.depth - margin);
        story.text += text.heading ? "\n" : std::string(indent + depth * 2, ' ');
        story.text += core::escape_for_display(text.sentence) + "\n";
    }
    return story;
}

}  // namespace

Story format_story(const Observation& observation, const GroupPart& part, std::size_t indent) {
    return story_of(observation, part, indent, true);
}

Story format_opening_events(const Observation& observation, std::size_t indent) {
    return observation.commands == 0 ? story_of(
               observation, {nullptr, observation.log->events_of(kBeginning), 0}, indent, false
           )
                                     : Story{};
}

std::unique_ptr<Interface> text_interface(BoardStyle style) {
    return std::make_unique<TextInterface>(style);
}

std::unique_ptr<Interface> quiet_interface() {
    return std::make_unique<QuietInterface>();
}

}  // namespace tenebrae::table
