// SPDX-License-Identifier: MIT
#include "core/text.hpp"
#include "table/face.hpp"
#include "table/story.hpp"

#include <algorithm>
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
    for (const StoryLine& line : lines) {
        const EventText& text = texts[line.index];
        if (text.heading) {
            story += "\n" + core::escape_for_display(text.sentence) + "\n";
            continue;
        }
        story.append(indent + static_cast<std::size_t>(line.depth) * 2, ' ');
        story += core::escape_for_display(text.sentence) + "\n";
    }
    return story;
}

class TextFace : public Face {
public:
    TextFace(BoardStyle style, std::optional<int> seat) : style_(style), seat_(seat) {}

    void show(const Match& match, const Reply& reply, Output& output) const override;
    void finish(const Match& match, Output& output) const override;

private:
    [[nodiscard]] std::string board(const Match& match) const;
    [[nodiscard]] std::string told(const Match& match) const;

    BoardStyle style_;
    std::optional<int> seat_;
};

std::string TextFace::board(const Match& match) const {
    if (style_ == BoardStyle::Sentences) {
        return {};
    }
    const SeatView view = seat_ ? match.referee->view(match.state, *seat_) : match.view();
    std::string text = match.game->board(view, style_);
    add_line_end(text);
    return text;
}

std::string TextFace::told(const Match& match) const {
    const Story story = tell_story(match, kStoryIndent);
    return story.heading ? story.text + board(match) : story.text;
}

void TextFace::show(const Match& match, const Reply& reply, Output& output) const {
    output.err += core::render_warnings(reply.warnings);
    if (reply.kind == Reply::Kind::Refused) {
        output.err += core::render(reply.faults);
        add_line_end(output.err);
        return;
    }
    if (reply.routine) {
        return;
    }
    if (!reply.command.empty() && reply.kind != Reply::Kind::Nothing) {
        output.out += "> " + core::escape_for_display(reply.command) + "\n";
    }
    if (reply.played) {
        output.out += told(match);
    }
    output.out += core::escaped_lines(reply.text);
    if (reply.new_game) {
        output.out += board(match);
    }
}

void TextFace::finish(const Match& match, Output& output) const {
    if (match.game) {
        output.out += "\n" + board(match) + outcome_sentence(match) + "\n";
    }
}

class QuietFace : public Face {
public:
    void show(const Match& /*match*/, const Reply& reply, Output& output) const override {
        output.err += core::render_warnings(reply.warnings);
        if (reply.kind == Reply::Kind::Refused) {
            output.err += core::render(reply.faults);
            add_line_end(output.err);
        }
    }
    void finish(const Match& match, Output& output) const override {
        if (match.game) {
            output.out += outcome_sentence(match) + "\n";
        }
    }
};

}  // namespace

Story tell_story(const Match& match, std::size_t indent) {
    const std::size_t step = match.history.steps().size() - 1;
    const std::vector<EventText> texts = match.history.tell(*match.game, step);
    return {
        story_of(texts, story_tree(texts, match.history.first_event(step)), indent),
        std::ranges::any_of(texts, &EventText::heading)};
}

std::unique_ptr<Face> text_face(BoardStyle style, std::optional<int> seat) {
    return std::make_unique<TextFace>(style, seat);
}

std::unique_ptr<Face> quiet_face() {
    return std::make_unique<QuietFace>();
}

}  // namespace tenebrae::table
