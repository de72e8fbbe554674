// SPDX-License-Identifier: MIT
#pragma once

#include "core/text.hpp"
#include "games/nyctophobia/words/commands.hpp"
#include "panel_of.hpp"
#include "pictures.hpp"
#include "test_forest.hpp"
#include "tui/games/nyctophobia/nyctophobia_board.hpp"

#include <string>
#include <string_view>
#include <vector>

/// A test fixture: a forest, the board of the deciding seat, and simulated key presses.
namespace tenebrae::nyctophobia::board {

class BoardPlayer {
public:
    explicit BoardPlayer(const testing::TestForest& forest)
        : forest_(forest), game_(forest.rules, {}, 0), board_(game_) {
        show();
    }

    /// Presses keys by name and applies the actions played. Returns the last message, or the words
    /// of the last action.
    std::string press(std::string_view keys) {
        std::string last;
        for (const core::Word& word : core::split_words(keys)) {
            const auto key = tui::parse_key(word.text);
            REQUIRE(key);
            const auto key_action = keymap().action_for(*key);
            REQUIRE(key_action);
            last = apply_answer(board_.press(*key_action));
        }
        return last;
    }

    /// Returns the words of the selected action; "" if none is selected.
    [[nodiscard]] std::string selected() const {
        const auto chosen = board_.chosen();
        return chosen ? command_text(*chosen) : "";
    }
    [[nodiscard]] std::string preview_lines() const {
        std::vector<std::string> lines{board_.preview_heading()};
        for (const tui::PreviewLine& one : board_.preview_lines()) {
            lines.push_back(one.text);
        }
        return core::joined(lines, " ");
    }

    [[nodiscard]] tui::Drawing drawing() const { return {&glyphs(), &keymap(), 0}; }
    [[nodiscard]] std::string picture(int width, int height) const {
        tui::Grid grid(width, height);
        board_.draw_board(grid, grid.area(), drawing());
        return "\n" + grid.text();
    }
    [[nodiscard]] std::string panel(int width, int height) const {
        return "\n" + test::panel_of(board_, drawing(), width, height).text();
    }
    /// Returns the panel with light as background.
    [[nodiscard]] tui::Grid lit_panel(int width, int height, std::string_view set = "utf8") const {
        return test::panel_of(board_, test::in_light(drawing(), glyphs(set)), width, height);
    }
    [[nodiscard]] std::string prompt(int width) const { return board_.prompt(drawing(), width); }

    NyctophobiaBoard& board() { return board_; }
    [[nodiscard]] const NyctophobiaBoard& board() const { return board_; }
    [[nodiscard]] const testing::TestForest& forest() const { return forest_; }
    [[nodiscard]] std::size_t choices() const { return choices_.size(); }
    [[nodiscard]] std::string command_text(std::size_t choice) const {
        return game_.command_text(view(), table::unpacked<Action>(choices_[choice]));
    }
    [[nodiscard]] View view() const {
        return forest_.view(deciding_seat(forest_.rules, forest_.state.open));
    }
    /// Shows the board as another seat sees it.
    void show_to(int seat) {
        choices_.clear();
        board_.set(table::packed<table::SeatView>(forest_.view(seat)), choices_);
    }

private:
    std::string apply_answer(const tui::BoardAnswer& answer) {
        switch (answer.kind) {
        case tui::BoardAnswer::Kind::Unused: return "unused";
        case tui::BoardAnswer::Kind::Redraw: return "redraw";
        case tui::BoardAnswer::Kind::Message: return answer.text;
        case tui::BoardAnswer::Kind::Play: break;
        }
        std::string played = command_text(answer.choice);
        forest_.play(played);
        show();
        return played;
    }
    void show() {
        const View seen = view();
        choices_.clear();
        for (const Action& action : game_.legal(seen)) {
            choices_.push_back(table::packed<table::Move>(action));
        }
        board_.set(table::packed<table::SeatView>(seen), choices_);
    }

    testing::TestForest forest_;
    Nyctophobia game_;
    NyctophobiaBoard board_;
    std::vector<table::Move> choices_;
};

}  // namespace tenebrae::nyctophobia::board
