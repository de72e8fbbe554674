// SPDX-License-Identifier: MIT
#pragma once

#include "app/exit_status.hpp"
#include "app/full_screen.hpp"
#include "app/keeping.hpp"
#include "app/typed_lines.hpp"
#include "host/session.hpp"

#include <optional>

namespace tenebrae::app {

/// Alternates between the full screen and lines, as the player asks, until the player leaves.
class FaceSwitch {
public:
    FaceSwitch(host::Session& session, KeptSession& kept, FullScreenFace& screen)
        : session_(session), kept_(kept), screen_(screen) {}

    /// Starts in lines or on the full screen. Without a game on the table, either begins with the
    /// title.
    ExitStatus play(bool in_lines);

private:
    /// Returns nothing to go on in lines.
    std::optional<ExitStatus> show_screen();
    /// Returns nothing to go on on the full screen.
    std::optional<ExitStatus> go_on_in_lines();

    host::Session& session_;
    KeptSession& kept_;
    FullScreenFace& screen_;
    TypedLines typed_;
};

}  // namespace tenebrae::app
