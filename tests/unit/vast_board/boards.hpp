// SPDX-License-Identifier: MIT
#pragma once

#include "catch.hpp"
#include "core/text.hpp"
#include "test_cave.hpp"
#include "tui/games/vast/vast_board.hpp"

#include <string>
#include <string_view>
#include <vector>

/// A test fixture: a cave, the board of the deciding seat, and simulated key presses.
namespace tenebrae::vast::board {

inline const tui::Glyphs& glyphs(std::string_view set = "ascii") {
    static const auto load = [](std::string_view name) {
        core::Diagnostics errors;
        tui::Glyphs loaded = tui::load_glyphs("data", name, "", errors);
        REQUIRE(errors.empty());
        return loaded;
    };
    static const tui::Glyphs utf8 = load("utf8");
    static const tui::Glyphs ascii = load("ascii");
    return set == "utf8" ? utf8 : ascii;
}

inline const tui::Keymap& keymap() {
    static const auto load = [] {
        core::Diagnostics errors;
        tui::Keymap loaded =
            tui::load_keymap({"data", "arrows", "", "vast", game_key_actions()}, errors);
        REQUIRE(errors.empty());
        return loaded;
    };
    static const tui::Keymap arrows = load();
    return arrows;
}

class BoardPlayer {
public:
    explicit BoardPlayer(const testing::TestCave& cave)
        : cave_(cave), game_(cave.rules, {}, {}, 0), board_(game_) {
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

    /// Returns the words of the chosen action; "" if none is chosen.
    [[nodiscard]] std::string chosen() const {
        const auto choice = board_.chosen();
        return choice ? command_text(*choice) : "";
    }
    [[nodiscard]] std::string preview() const {
        std::string text = board_.preview_heading();
        for (const tui::PreviewLine& one : board_.preview_lines()) {
            text += (one.bad ? "\n! " : "\n+ ") + one.text;
        }
        return text;
    }

    [[nodiscard]] tui::Drawing drawing() const { return {&glyphs(), &keymap(), 0}; }
    [[nodiscard]] std::string picture(int width, int height) const {
        tui::Grid grid(width, height);
        board_.draw_board(grid, grid.area(), drawing());
        return "\n" + grid.text();
    }
    /// Returns the map in light, in half blocks or in steps.
    [[nodiscard]] tui::Grid lit(int width, int height, bool pixels) const {
        tui::Grid grid(width, height);
        tui::Drawing lit = drawing();
        lit.glyphs = &glyphs("utf8");
        lit.light = true;
        lit.pixels = pixels;
        board_.draw_board(grid, grid.area(), lit);
        return grid;
    }
    /// Returns the lines that the panel uses.
    [[nodiscard]] std::string panel(int width, int height) const {
        tui::Grid grid(width, height);
        const int used = board_.draw_panel(grid, grid.area(), drawing());
        const std::string text = grid.text();
        std::size_t end = 0;
        for (int line = 0; line < used; ++line) {
            end = text.find('\n', end) + 1;
        }
        return "\n" + text.substr(0, end);
    }
    [[nodiscard]] std::string prompt(int width) const { return board_.prompt(drawing(), width); }
    [[nodiscard]] std::string explanation() const {
        return core::joined(board_.explanation(), "\n");
    }
    [[nodiscard]] std::string help() const { return core::joined(board_.help(drawing()), "\n"); }

    VastBoard& board() { return board_; }
    [[nodiscard]] const VastBoard& board() const { return board_; }
    [[nodiscard]] const testing::TestCave& cave() const { return cave_; }
    [[nodiscard]] std::size_t choices() const { return choices_.size(); }
    [[nodiscard]] std::string command_text(std::size_t choice) const {
        return game_.command_text(view(), action(choice));
    }
    [[nodiscard]] View view() const {
        return view_of(cave_.rules, cave_.state, deciding_seat(cave_.rules, cave_.state));
    }
    /// Shows the board as another seat sees it.
    void show_to(int seat) {
        choices_.clear();
        board_.set(table::packed<table::SeatView>(cave_.view(seat)), choices_);
    }
    std::string apply_answer(const tui::BoardAnswer& answer) {
        switch (answer.kind) {
        case tui::BoardAnswer::Kind::Unused: return "unused";
        case tui::BoardAnswer::Kind::Redraw: return "redraw";
        case tui::BoardAnswer::Kind::Message: return answer.text;
        case tui::BoardAnswer::Kind::Play: break;
        }
        std::string played = command_text(answer.choice);
        Events events;
        apply(cave_.rules, cave_.state, action(answer.choice), &events);
        show();
        std::vector<table::RawEvent> raw;
        for (const Event& event : events) {
            raw.push_back(table::packed<table::RawEvent>(event));
        }
        frames_ = board_.animate(raw);
        return played;
    }
    /// Returns the number of frames of the last action.
    [[nodiscard]] int frames() const { return frames_; }

private:
    [[nodiscard]] Action action(std::size_t choice) const {
        return table::unpacked<Action>(choices_[choice]);
    }
    void show() {
        const View seen = view();
        choices_.clear();
        for (const Action& legal : game_.legal(seen)) {
            choices_.push_back(table::packed<table::Move>(legal));
        }
        board_.set(table::packed<table::SeatView>(seen), choices_);
    }

    testing::TestCave cave_;
    Vast game_;
    VastBoard board_;
    std::vector<table::Move> choices_;
    int frames_ = 0;
};

}  // namespace tenebrae::vast::board
