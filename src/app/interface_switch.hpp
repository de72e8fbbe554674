// SPDX-License-Identifier: MIT
#pragma once

#include "app/exit_status.hpp"
#include "app/full_screen.hpp"
#include "app/session_storage.hpp"
#include "app/typed_lines.hpp"
#include "host/session.hpp"

#include <optional>
#include <string>

namespace tenebrae::app {

/// Switches between the full screen and line mode on request, until the player leaves.
class InterfaceSwitch {
public:
    InterfaceSwitch(host::Session& session, SessionStorage& storage, FullScreenInterface& screen)
        : session_(session), storage_(storage), screen_(screen) {}

    /// Starts in line mode or on the full screen. Without a loaded game, both start with the
    /// title.
    ExitStatus play(bool in_lines);
    /// Sets the game whose settings to ask for first; empty: none.
    void ask_about(const std::string& game) {
        asked_game_ = game;
        screen_.ask_about(game);
    }

private:
    /// Returns nullopt to continue in line mode.
    std::optional<ExitStatus> show_screen();
    /// Returns nullopt to continue on the full screen.
    std::optional<ExitStatus> continue_in_lines();

    host::Session& session_;
    SessionStorage& storage_;
    FullScreenInterface& screen_;
    TypedLines typed_;
    std::string asked_game_;
};

}  // namespace tenebrae::app
