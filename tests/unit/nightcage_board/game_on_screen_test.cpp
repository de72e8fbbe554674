// SPDX-License-Identifier: MIT
// Whole games of The Night Cage on the game screen.
#include "record_on_screen.hpp"

#include <array>
#include <string>
#include <vector>

namespace tenebrae::nightcage::board {
namespace {

/// Plays the commands of a record on the screen one by one.
class OnScreen : public RecordOnScreen {
public:
    explicit OnScreen(const std::string& path, bool ask_always = true)
        : RecordOnScreen(path, preferences(ask_always)) {}

    void play_next() { screen().execute(next().words, false); }
    [[nodiscard]] std::string picture(int width, int height) {
        tui::Grid grid(width, height);
        screen().draw(grid);
        return grid.text();
    }

private:
    static tui::Preferences preferences(bool ask_always) {
        tui::Preferences preferences;
        preferences.ask_always = ask_always;
        preferences.charset = "ascii";
        return preferences;
    }
};

bool has(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

/// Returns how many choices of the pending decision certainly lose.
std::size_t losing(OnScreen& game) {
    std::size_t count = 0;
    for (std::size_t choice = 0; choice < game.observation().choices.size(); ++choice) {
        count += game.screen().board().loses(choice) ? 1U : 0U;
    }
    return count;
}

TEST_CASE(
    "a tile with one cell and one orientation is placed automatically unless disabled", "[tui]"
) {
    OnScreen asked("saves/nightcage-won.tene", true);
    OnScreen unasked("saves/nightcage-won.tene", false);
    int laid = 0;
    while (!asked.is_at_end()) {
        const std::size_t before = asked.played().size();
        const bool is_single =
            asked.observation().choices.size() == 1 && asked.next().words.starts_with("place");
        if (is_single) {
            // It is already placed on one screen, and the other waits for a key.
            INFO(asked.next().words);
            CHECK(unasked.played().size() > before);
            CHECK(has(unasked.picture(80, 24), "No other choice: "));
            CHECK_FALSE(has(asked.picture(80, 24), "No other choice"));
            ++laid;
        }
        asked.play_next();
        CHECK(asked.played().size() == before + 1);
        while (unasked.played().size() < asked.played().size()) {
            unasked.play_next();
        }
    }
    CHECK(laid > 0);
    CHECK(unasked.is_at_end());
}

TEST_CASE("an unavoidable loss is reported without a question", "[tui]") {
    int told = 0;
    int asked = 0;
    for (const std::string name : {"falling", "gates", "isolated", "keys"}) {
        OnScreen game("saves/nightcage-lost-" + name + ".tene");
        for (; !game.is_at_end(); game.play_next()) {
            const std::size_t lost = losing(game);
            if (lost == 0) {
                continue;
            }
            INFO(name << ": " << game.next().words);
            const std::size_t choice = game.choice();
            game.screen().aim(choice);
            const bool is_certain = lost == game.observation().choices.size();
            const std::string picture = game.picture(120, 40);
            CHECK(has(picture, "Nothing can save this game now.") == is_certain);
            if (!game.screen().board().loses(choice)) {
                continue;
            }
            const std::size_t before = game.played().size();
            const tui::Next next = game.screen().play(choice);
            if (is_certain) {
                // The action happens at once. Only the end of the game may open a page.
                CHECK(game.played().size() == before + 1);
                ++told;
                break;
            }
            CHECK(next.kind == tui::Next::Kind::Open);
            CHECK(game.played().size() == before);
            tui::Grid grid(80, 24);
            next.screen->draw(grid);
            CHECK(has(grid.text(), "Think again"));
            ++asked;
        }
    }
    CHECK(told > 0);
    CHECK(asked > 0);
}

/// Returns the column where a heading begins in a line of a picture.
std::size_t column_of(const std::string& line, std::string_view heading) {
    return line.find(heading);
}

TEST_CASE("log and choices and remaining tiles are side by side if there is room") {
    OnScreen game("saves/nightcage-won.tene");
    constexpr int kSomeTurns = 60;
    for (int command = 0; command < kSomeTurns; ++command) {
        game.play_next();
    }
    const std::vector<std::string> lines = core::split_lines(game.picture(200, 60));
    const auto heading = std::ranges::find_if(lines, [](const std::string& line) {
        return has(line, "What happened");
    });
    REQUIRE(heading != lines.end());
    const std::size_t log = column_of(*heading, "- What happened -");
    const std::size_t choices = column_of(*heading, "- Choices -");
    const std::size_t left = column_of(*heading, "- Still to come -");
    REQUIRE(left != std::string::npos);
    CHECK(log < choices);
    CHECK(choices < left);
    // Each choice is shown with its number under the heading of its column.
    for (std::size_t choice = 0; choice < game.observation().choices.size(); ++choice) {
        const std::string words =
            std::to_string(choice + 1) + " " + game.screen().command_text(choice);
        const auto line = heading + 1 + static_cast<std::ptrdiff_t>(choice);
        const bool is_there = std::any_of(heading + 1, lines.end(), [&](const std::string& drawn) {
            return drawn.size() > choices && drawn.substr(choices).starts_with(words);
        });
        INFO(words << "\n" << *line);
        CHECK(is_there);
    }
    // At least two spaces separate the columns and their headings.
    for (auto line = heading; line != lines.end() && line - heading < 20; ++line) {
        for (const std::size_t column : {choices, left}) {
            if (line->size() > column) {
                INFO(*line);
                CHECK(line->substr(column - 2, 2) == "  ");
            }
        }
    }
    // The remaining tiles are all that `left` counts.
    const std::string all = core::joined({heading, lines.end()}, "\n");
    CHECK(
        has(all,
            core::split_lines(game.observation().game->left(game.observation().view))
                .front()
                .substr(0, 20))
    );
    // Smaller windows show only the log.
    for (const auto& [width, height] : {std::pair{80, 24}, std::pair{120, 40}}) {
        CHECK_FALSE(has(game.picture(width, height), "Still to come"));
    }
}

}  // namespace
}  // namespace tenebrae::nightcage::board
