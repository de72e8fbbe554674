// SPDX-License-Identifier: MIT
#pragma once

#include "catch.hpp"
#include "core/text.hpp"
#include "games/nightcage/nightcage_game.hpp"
#include "games/nightcage/nightcage_referee.hpp"
#include "games/nightcage/rules/light.hpp"
#include "games/nightcage/words/notation.hpp"
#include "panel_of.hpp"
#include "table/text_line.hpp"
#include "tui/games/nightcage/night_cage_board.hpp"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

/// A game, its board, and a player who presses keys.
namespace tenebrae::nightcage::board {

inline NightCageReferee referee_of(const std::string& set, std::vector<table::Setting> settings) {
    settings.push_back({"set", set, {}});
    auto made = make_variant("data", settings);
    REQUIRE(made.ok());
    Names names;
    names[0] = "Ada";
    return NightCageReferee({std::move(made).value(), names});
}

inline const tui::Glyphs& glyphs(std::string_view set = "utf8") {
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

inline const tui::Keymap& keymap(std::string_view preset = "arrows") {
    static const auto load = [](std::string_view name) {
        core::Diagnostics errors;
        const tui::KeymapSource source{
            "data", std::string(name), "", "nightcage", game_key_actions()};
        tui::Keymap loaded = tui::load_keymap(source, errors);
        REQUIRE(errors.empty());
        return loaded;
    };
    static const tui::Keymap kArrows = load("arrows");
    static const tui::Keymap kVi = load("vi");
    return preset == "arrows" ? kArrows : kVi;
}

class BoardPlayer {
public:
    explicit BoardPlayer(
        const std::string& set = "first",
        std::vector<table::Setting> more = {},
        std::uint64_t seed = 1
    )
        : referee_(referee_of(set, std::move(more))), board_(game()) {
        state_ = referee_.start(seed);
        show();
    }

    /// Continues from a position.
    void load_position(std::string_view position) {
        const auto state =
            referee_.read_position({{core::split_lines(position), "position", 1}}, 1);
        if (!state) {
            FAIL(core::render(state.errors()));
        }
        state_ = *state;
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
    std::string press(tui::KeyAction key_action) { return apply_answer(board_.press(key_action)); }
    /// Presses digits.
    std::string type(std::string_view digits) {
        std::string last;
        for (const char digit : digits) {
            last = apply_answer(board_.press_digit(static_cast<unsigned>(digit - '0')));
        }
        return last;
    }

    std::string apply_answer(const tui::BoardAnswer& answer) {
        switch (answer.kind) {
        case tui::BoardAnswer::Kind::Unused: return "unused";
        case tui::BoardAnswer::Kind::Redraw: return "redraw";
        case tui::BoardAnswer::Kind::Message: return answer.text;
        case tui::BoardAnswer::Kind::Play: break;
        }
        std::string played = command_text(answer.choice);
        events_.clear();
        referee_.apply(state_, choices_[answer.choice], events_);
        show();
        return played;
    }

    /// Returns the words of the selected action; "" if none is selected.
    [[nodiscard]] std::string selected() const {
        const auto chosen = board_.chosen();
        return chosen ? command_text(*chosen) : "";
    }

    [[nodiscard]] tui::Drawing drawing(std::string_view set = "utf8") const {
        return {&glyphs(set), &keymap(), 0};
    }
    [[nodiscard]] tui::Grid grid(int width, int height, std::string_view set = "utf8") const {
        tui::Grid grid(width, height);
        board_.draw_board(grid, grid.area(), drawing(set));
        return grid;
    }
    /// Returns the board with light as background.
    [[nodiscard]] tui::Grid lit_grid(int width, int height) const {
        tui::Grid grid(width, height);
        tui::Drawing lit = drawing();
        lit.light = true;
        board_.draw_board(grid, grid.area(), lit);
        return grid;
    }
    [[nodiscard]] std::string picture(int width, int height, std::string_view set = "utf8") const {
        return "\n" + grid(width, height, set).text();
    }
    [[nodiscard]] std::string panel(int width, int height) const {
        return "\n" + test::panel_of(board_, drawing(), width, height).text();
    }
    /// Returns the panel with light as background.
    [[nodiscard]] tui::Grid lit_panel(int width, int height, std::string_view set = "utf8") const {
        return test::panel_of(board_, test::in_light(drawing(), glyphs(set)), width, height);
    }

    /// Returns the effects of the selected action, each with its symbol.
    [[nodiscard]] std::vector<std::string> effect_lines() const {
        std::vector<std::string> lines;
        for (const tui::PreviewLine& one : board_.preview_lines()) {
            lines.push_back((one.bad ? "! " : "+ ") + one.text);
        }
        return lines;
    }

    NightCageBoard& board() { return board_; }
    [[nodiscard]] const NightCageBoard& board() const { return board_; }
    [[nodiscard]] const host::Referee& referee() const { return referee_; }
    [[nodiscard]] const NightCage& game() const {
        return *kit::seat_game_of<NightCage>(*referee_.game());
    }
    [[nodiscard]] const std::vector<table::RawEvent>& events() const { return events_; }
    [[nodiscard]] std::size_t choices() const { return choices_.size(); }
    [[nodiscard]] std::string command_text(std::size_t choice) const {
        return referee_.game()->command_text(deciding_view(), choices_[choice]);
    }
    [[nodiscard]] Action action(std::size_t choice) const {
        return table::unpacked<Action>(choices_[choice]);
    }
    [[nodiscard]] View view() const { return table::unpacked<View>(deciding_view()); }
    [[nodiscard]] bool is_over() const { return referee_.outcome(state_).over; }

private:
    [[nodiscard]] table::SeatView deciding_view() const {
        return referee_.view(state_, referee_.deciding_seat(state_));
    }
    void show() {
        const table::SeatView seen = deciding_view();
        referee_.game()->legal(seen, choices_);
        board_.set(seen, choices_);
    }

    NightCageReferee referee_;
    NightCageBoard board_;
    host::GameState state_;
    std::vector<table::Move> choices_;
    std::vector<table::RawEvent> events_;
};

/// A position with everything that can be on the board of the standard game: prisoner 1 is between
/// a passage, a pit, a monster and a gap.
inline std::string crossroads(std::string_view rest = "turn 5\n") {
    return "board\n"
           "  .    .    xnesw .    .    .\n"
           "  .    .    tnes  k+   ins  .\n"
           "  .    w    xnesw iew  .    .\n"
           "  .    .    #     .    g    .\n"
           "  iew  .    .     .    tnew .\n"
           "  .    .    .     .    .    .\n"
           "prisoner 1 at c3 lit nerve 1 key\n"
           "prisoner 2 at c2 lit nerve 0\n"
           "prisoner 3 falling row 6 lit nerve 0\n"
           "prisoner 4 at e5 out nerve 2\n"
           "stack counts t 9 x 9 k 4 w 4 g 1\n"
           + std::string(rest);
}

/// The same on a board of 7x7 cells, with prisoner 5 on a gate at the south edge.
inline std::string seven() {
    return "turn 6\nboard\n"
           "  .    .    xnesw .    .    .    .\n"
           "  .    .    tnes  k+   ins  .    .\n"
           "  .    w    xnesw iew  .    .    .\n"
           "  .    .    #     .    g    .    .\n"
           "  iew  .    .     .    tnew .    .\n"
           "  .    .    .     .    .    .    .\n"
           "  .    .    .     .    .    g    .\n"
           "prisoner 1 at c3 lit nerve 1 key\n"
           "prisoner 2 at c2 lit nerve 0\n"
           "prisoner 3 falling row 6 lit nerve 0\n"
           "prisoner 4 at e5 out nerve 2\n"
           "prisoner 5 at f7 lit nerve 2\n"
           "stack counts t 9 x 9 k 5 w 4\n";
}

/// Keepers with mouths in all directions, and a pathless; d3 is empty and lit by prisoner 1.
inline std::string advanced(std::string_view rest) {
    return "turn 5\nboard\n"
           "  .    .    xnesw .    .    .\n"
           "  .    hs   tnes  he   .    .\n"
           "  .    w    xnesw .    .    .\n"
           "  .    .    #     .    g    .\n"
           "  .    hn   .     .    tnew p\n"
           "  .    .    hw    .    .    .\n"
           "prisoner 1 at c3 lit nerve 2\n"
           "prisoner 2 at c2 lit nerve 1\n"
           "prisoner 3 falling row 6 lit nerve 0\n"
           "prisoner 4 at e5 lit nerve 2\n"
           "omen-aside\n"
           "stack counts t 9 x 9 h 2 f 2 w 1 g 1\n"
           + std::string(rest);
}

/// The second omen is at d3: the Dirge must be placed.
inline std::string dirge() {
    std::string position = advanced("phase move dirge resume light\n");
    position.replace(position.find("xnesw .    .    .\n  .    .    #"), 11, "xnesw ow   ");
    return position;
}

/// Prisoner 1 has just leapt into the pit at c4.
inline std::string falling() {
    std::string position = crossroads("turn 5\nphase move line\n");
    const std::string before = "prisoner 1 at c3";
    position.replace(position.find(before), before.size(), "prisoner 1 falling at c4");
    return position;
}

}  // namespace tenebrae::nightcage::board
