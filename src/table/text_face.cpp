// SPDX-License-Identifier: MIT
#include "core/text.hpp"
#include "table/face.hpp"
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

std::string story_of(
    const std::vector<EventText>& texts, const std::vector<StoryLine>& lines, std::size_t indent
) {
    std::string story;
    int margin = 0;  // what a heading set off stands under it, however deep that lies
    for (const StoryLine& line : lines) {
        const EventText& text = texts[line.index];
        margin = line.depth < margin ? 0 : margin;
        if (text.heading) {
            story += "\n" + core::escape_for_display(text.sentence) + "\n";
            margin = line.depth + 1;
            continue;
        }
        story.append(indent + static_cast<std::size_t>(line.depth - margin) * 2, ' ');
        story += core::escape_for_display(text.sentence) + "\n";
    }
    return story;
}

Story story_of_command(const Seen& seen, std::size_t command, std::size_t indent) {
    const std::span<const Told> events = seen.told->events_of(command);
    std::vector<EventText> texts;
    for (const Told& told : events) {
        texts.push_back(seen.told->text(*seen.game, told));
    }
    return {
        story_of(texts, story_tree(events), indent),
        std::ranges::any_of(texts, &EventText::heading)};
}

/// Empty where the seat did not learn what a person did.
std::string last_command(const Seen& seen) {
    return spoken_command(*seen.game, seen.told->commands()[seen.commands - 1]);
}

/// Empty where there is none.
std::string plan_line(const ToldCommand& told) {
    const std::string plan = spoken_plan(told);
    return plan.empty() ? plan
                        : std::string(kStoryIndent, ' ') + core::escape_for_display(plan) + "\n";
}

class TextFace : public Face {
public:
    explicit TextFace(BoardStyle style) : style_(style) {}

    void show(const Seen& seen, const Reply& reply, Output& output) const override;
    void finish(const Seen& seen, Output& output) const override;

private:
    [[nodiscard]] std::string board(const Seen& seen) const;
    [[nodiscard]] std::string told(const Seen& seen) const;

    BoardStyle style_;
};

std::string TextFace::board(const Seen& seen) const {
    if (style_ == BoardStyle::Sentences) {
        return {};
    }
    std::string text = seen.game->board(seen.view, style_);
    add_line_end(text);
    return text;
}

std::string TextFace::told(const Seen& seen) const {
    const Story story = tell_story(seen, kStoryIndent);
    return story.heading ? story.text + board(seen) : story.text;
}

void TextFace::show(const Seen& seen, const Reply& reply, Output& output) const {
    output.err += core::render_warnings(reply.warnings);
    if (reply.kind == Reply::Kind::Refused) {
        output.err += core::render(reply.faults);
        return;
    }
    if (reply.routine) {
        return;
    }
    const std::string command = reply.played ? last_command(seen) : reply.command;
    if (!command.empty() && reply.kind != Reply::Kind::Nothing) {
        output.out += "> " + core::escape_for_display(command) + "\n";
    }
    if (reply.played) {
        output.out += plan_line(seen.told->commands()[seen.commands - 1]) + told(seen);
    }
    output.out += core::escaped_lines(reply.text);
    if (reply.new_game) {
        output.out += tell_beginning(seen, kStoryIndent).text + board(seen);
    }
}

void TextFace::finish(const Seen& seen, Output& output) const {
    if (seen.game) {
        output.out += "\n" + board(seen) + outcome_sentence(seen) + "\n";
    }
}

/// Does the answer say no more than that it was done?
bool is_receipt(const Reply& reply) {
    constexpr std::array<std::string_view, 2> kReceipts{"note", "save"};
    const std::vector<core::Word> words = core::split_words(reply.command);
    return reply.routine || words.empty()
           || std::ranges::any_of(kReceipts, [&words](std::string_view receipt) {
                  return same_word(words.front().text, receipt);
              });
}

class QuietFace : public Face {
public:
    void show(const Seen& /*seen*/, const Reply& reply, Output& output) const override {
        output.err += core::render_warnings(reply.warnings);
        if (reply.kind == Reply::Kind::Refused) {
            output.err += core::render(reply.faults);
        } else if (reply.kind == Reply::Kind::Answered && !is_receipt(reply)) {
            output.out += core::escaped_lines(reply.text);
        }
    }
    void finish(const Seen& seen, Output& output) const override {
        if (seen.game) {
            output.out += outcome_sentence(seen) + "\n";
        }
    }
};

}  // namespace

Story tell_story(const Seen& seen, std::size_t indent) {
    return story_of_command(seen, seen.commands - 1, indent);
}

Story tell_beginning(const Seen& seen, std::size_t indent) {
    return seen.commands == 0 ? story_of_command(seen, kBeginning, indent) : Story{};
}

std::unique_ptr<Face> text_face(BoardStyle style) {
    return std::make_unique<TextFace>(style);
}

std::unique_ptr<Face> quiet_face() {
    return std::make_unique<QuietFace>();
}

}  // namespace tenebrae::table
