// SPDX-License-Identifier: MIT
#include "games/nightcage/words/commands.hpp"
#include "kit/command_words.hpp"
#include "positions.hpp"

#include <algorithm>

namespace tenebrae::nightcage {
namespace {

/// Returns the canonical line for the words, or "code at column" for every error.
std::string read(const View& view, std::string_view line) {
    const std::vector<core::Word> parts = core::split_words(line);
    const auto action = parse_command(second_printing(), view, parts);
    if (action) {
        return command_text(second_printing(), *action);
    }
    std::string text;
    for (const core::Diagnostic& error : action.errors()) {
        text +=
            (text.empty() ? "" : ", ") + error.code + " at " + std::to_string(error.where.column);
    }
    return text;
}

std::vector<std::string> completions(const View& view, table::Words parts) {
    ActionList legal;
    legal_actions(second_printing(), view, legal);
    std::vector<std::string> lines;
    for (const Action action : legal) {
        lines.push_back(command_text(second_printing(), action));
    }
    return kit::complete_among(lines, parts);
}

std::vector<std::string> completions(const View& view, std::string_view line) {
    return completions(view, core::split_words(line));
}

TEST_CASE("words are read in any case and directions also in full", "[command]") {
    const View view = view_of(second_printing(), meeting("turn 5\n"));
    CHECK(read(view, "move w") == "move w");
    CHECK(read(view, "MOVE West") == "move w");
    CHECK(read(view, "take 2") == "take 2");
    CHECK(read(view, "stay") == "stay");
}

TEST_CASE("the error for an unreadable word has its position", "[command]") {
    const View view = view_of(second_printing(), meeting("turn 5\n"));
    CHECK(read(view, "mvoe w") == "unknown-command at 1");
    CHECK(read(view, "move") == "missing-word at 1");
    CHECK(read(view, "move up") == "no-direction at 6");
    CHECK(read(view, "move w now") == "unexpected-word at 8");
    CHECK(read(view, "take 9") == "no-prisoner at 6");
    CHECK(read(view, "move e") == "occupied at 6");
    CHECK(read(view, "") == "unknown-command at 0");
}

TEST_CASE("a misspelt command gets the nearest known one as a hint", "[command]") {
    const View view = view_of(second_printing(), meeting("turn 5\n"));
    const std::vector<core::Word> parts = core::split_words("mvoe w");
    const auto action = parse_command(second_printing(), view, parts);
    CHECK(action.errors().front().hint == "did you mean `move`?");
}

TEST_CASE("an answer to another question is refused without reading its parameters", "[command]") {
    const View view = view_of(second_printing(), meeting("turn 5\n"));
    CHECK(read(view, "land z9") == "not-now at 1");
    CHECK(read(view, "place") == "not-now at 1");
}

TEST_CASE(
    "a tile is placed by cell or by direction or by the only remaining parameter", "[command]"
) {
    const View tee = view_of(second_printing(), meeting("turn 5\nphase move light hand t\n"));
    CHECK(read(tee, "place c2 sen") == "place c2 nes");
    CHECK(read(tee, "place n nes") == "place c2 nes");
    CHECK(read(tee, "place nes") == "place c2 nes");
    CHECK(read(tee, "place c2") == "ambiguous at 1");
    CHECK(read(tee, "place") == "ambiguous at 1");
    CHECK(read(tee, "place new") == "must-face at 7");
    CHECK(read(tee, "place c2 xyz") == "no-exits at 10");
    CHECK(read(tee, "place e5e") == "no-cell at 7");
    CHECK(read(tee, "place f3 nes") == "not-lit at 7");

    const View gate = view_of(second_printing(), meeting("turn 5\nphase move light hand g\n"));
    CHECK(read(gate, "place") == "place c2 nesw");
}

TEST_CASE("a replaced tile may be named by its direction", "[command]") {
    const View view = view_of(second_printing(), meeting("turn 5\nphase stay replace hand w\n"));
    CHECK(read(view, "replace s") == "replace c4");
    CHECK(read(view, "replace c4") == "replace c4");
    CHECK(read(view, "replace d3") == "occupied at 9");
}

TEST_CASE("completion offers legal words that match the line so far", "[command]") {
    const View view = view_of(second_printing(), meeting("turn 5\n"));
    CHECK(completions(view, "") == std::vector<std::string>{"move", "stay", "take"});
    CHECK(completions(view, "M") == std::vector<std::string>{"move"});
    const std::vector<core::Word> parts{{"move", 1}, {"", 6}};
    CHECK(completions(view, parts) == std::vector<std::string>{"s", "w"});
}

TEST_CASE("every kind of action has a help row", "[command]") {
    for (int number = 0; number < static_cast<int>(ActionKind::Resign); ++number) {
        Action action = Action::of(static_cast<ActionKind>(number));
        action.cell = Cell{0};
        const std::string line = command_text(second_printing(), action);
        const std::string command = line.substr(0, line.find(' '));
        const auto rows = command_rows();
        const bool known = std::any_of(rows.begin(), rows.end(), [&](const table::CommandRow& row) {
            return row.name == command && !row.summary.empty()
                   && row.detail.find("`" + command) != std::string_view::npos;
        });
        CHECK(known);
    }
}

TEST_CASE("a choice is described with its effect", "[command]") {
    const auto described = [](std::string_view rest, Action action) {
        const View view = view_of(second_printing(), meeting(rest));
        return describe(second_printing(), view, {}, action);
    };
    const auto step = [](Direction direction) {
        return Action::towards(ActionKind::Move, direction);
    };
    CHECK(described("turn 5\n", step(Direction::West)) == "Move west to the T at b3");
    CHECK(
        described("turn 5\n", step(Direction::South)) == "Leap south into the pit at c4 and fall"
    );
    CHECK(
        described("turn 8\n", step(Direction::North))
        == "Step blindly north into the dark at e2 (e3 crumbles)"
    );
    CHECK(
        described("turn 8\n", Action::of(ActionKind::Stay))
        == "Stay for 1 nerve: the top tile is lost (e3 crumbles: you fall)"
    );
}

}  // namespace
}  // namespace tenebrae::nightcage
