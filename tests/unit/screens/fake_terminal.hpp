// SPDX-License-Identifier: MIT
#pragma once

#include "host/session.hpp"
#include "script_frontend.hpp"
#include "tui/table/full_screen.hpp"
#include "walking_board.hpp"
#include "walking_game.hpp"

#include <array>
#include <string>
#include <string_view>

namespace tenebrae::tui::test {

inline const std::array kMakers{table::test::walking_maker()};
inline const std::array kFamilies{walking_family()};

/// With seed 7 the deck is 3 0 1 1 2 3 0 2.
inline host::Environment walking_environment() {
    host::Environment environment;
    environment.data_folder = "data";
    environment.makers = kMakers;
    environment.draw_seed = [] { return std::uint64_t{7}; };
    environment.bots = table::test::walking_bots();
    return environment;
}

/// A player at a fake terminal: add keys first, then call play(), then look at the pictures.
struct FakeTerminal {
    explicit FakeTerminal(int width = 80, int height = 24) : frontend(width, height) {
        screen.preferences.charset = "ascii";
        screen.preferences.animations = false;
        screen.preferences.pace = Pace::None;
        screen.preferences.own_keys = "tests/unit/screens/walking_keys.toml";
    }

    /// Starts with a loaded game.
    FakeTerminal& with_game(std::string_view options = "seed 7") {
        session.execute("new walking " + std::string(options), "typed", 1);
        return *this;
    }
    /// Forbids naming files from now on.
    FakeTerminal& restrict() {
        host::Match match = session.match();
        match.environment.restricted = true;
        session.resume(std::move(match), nullptr);
        return *this;
    }
    Outcome play() { return play_full_screen(frontend, screen); }
    /// Plays the keys so far and returns the last picture.
    std::string picture() {
        play();
        return frontend.screen();
    }

    host::Session session{walking_environment()};
    FullScreen screen{session, kFamilies};
    ScriptFrontend frontend;
};

inline bool has(const std::string& picture, std::string_view text) {
    return picture.find(text) != std::string::npos;
}

}  // namespace tenebrae::tui::test
