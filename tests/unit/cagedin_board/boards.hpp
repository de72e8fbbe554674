// SPDX-License-Identifier: MIT
#pragma once

#include "catch.hpp"
#include "core/text.hpp"
#include "games/cagedin/sets/tables.hpp"
#include "panel_of.hpp"
#include "test_fight.hpp"
#include "tui/games/cagedin/caged_in_board.hpp"

#include <string>
#include <string_view>
#include <vector>

/// A fight, the board of the seat that decides, and a player who presses keys.
namespace tenebrae::cagedin::board {

inline const tui::Glyphs& glyphs(std::string_view set = "ascii") {
    static const auto load = [](std::string_view name) {
        core::Diagnostics errors;
        tui::Glyphs loaded = tui::load_glyphs("data", name, "", errors);
        REQUIRE(errors.empty());
        return loaded;
    };
    static const tui::Glyphs kUtf8 = load("utf8");
    static const tui::Glyphs kAscii = load("ascii");
    return set == "utf8" ? kUtf8 : kAscii;
}

inline const tui::Keymap& keymap() {
    static const auto load = [] {
        core::Diagnostics errors;
        tui::Keymap loaded =
            tui::load_keymap({"data", "arrows", "", "cagedin", game_key_actions()}, errors);
        REQUIRE(errors.empty());
        return loaded;
    };
    static const tui::Keymap kArrows = load();
    return kArrows;
}

inline Setup setup_of(const Rules& rules) {
    Setup setup = load_tables("data").value();
    setup.rules = rules;
    return setup;
}

class BoardPlayer {
public:
    explicit BoardPlayer(const testing::TestFight& fight)
        : fight_(fight), game_(setup_of(fight.rules), {"", ""}, {}, 0), board_(game_) {
        show();
    }

    /// Presses keys by name and applies the actions played. Returns the last message, or the words
    /// of the last action.
    std::string press(std::string_view keys) {
        std::string last;
        for (const core::Word& word : core::split_words(keys)) {
            last = apply_answer(answer(word.text));
        }
        return last;
    }
    /// Returns the request of the board after one key.
    tui::BoardAnswer answer(std::string_view name) {
        if (name.size() == 1 && name[0] >= '0' && name[0] <= '9') {
            return board_.press_digit(static_cast<unsigned>(name[0] - '0'));
        }
        const auto key = tui::parse_key(name);
        REQUIRE(key);
        const auto key_action = keymap().action_for(*key);
        REQUIRE(key_action);
        return board_.press(*key_action);
    }

    /// Returns the words of the selected action; "" if none is selected.
    [[nodiscard]] std::string selected() const {
        const auto chosen = board_.chosen();
        return chosen ? command_text(*chosen) : "";
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
    [[nodiscard]] std::string explanation_text() const {
        return core::joined(board_.explanation(), "\n");
    }

    CagedInBoard& board() { return board_; }
    [[nodiscard]] const CagedInBoard& board() const { return board_; }
    [[nodiscard]] const testing::TestFight& fight() const { return fight_; }
    [[nodiscard]] std::size_t choices() const { return choices_.size(); }
    [[nodiscard]] Action choice(std::size_t number) const {
        return table::unpacked<Action>(choices_[number]);
    }
    [[nodiscard]] std::string command_text(std::size_t number) const {
        return testing::text_of(fight_.state.open.place, choice(number));
    }
    /// Lets another seat view the board.
    void show_to(int seat) {
        choices_.clear();
        board_.set(table::packed<table::SeatView>(fight_.view(seat)), choices_);
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
        fight_.play(played);
        show();
        return played;
    }
    void show() {
        const View seen = fight_.view(fight_.state.open.owner);
        choices_.clear();
        for (const Action& action : game_.legal(seen)) {
            choices_.push_back(table::packed<table::Move>(action));
        }
        board_.set(table::packed<table::SeatView>(seen), choices_);
    }

    testing::TestFight fight_;
    CagedIn game_;
    CagedInBoard board_;
    std::vector<table::Move> choices_;
};

}  // namespace tenebrae::cagedin::board
