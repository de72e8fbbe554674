// SPDX-License-Identifier: MIT
#pragma once

#include "app/exit_status.hpp"
#include "app/keeping.hpp"
#include "app/line_face.hpp"
#include "app/typed_lines.hpp"
#include "table/effort.hpp"

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace tenebrae::app {

/// One person at the keyboard, line by line, or a program that types for one.
class LineLoop {
public:
    LineLoop(host::Session& session, const KeptSession& kept, TypedLines& lines, bool draws);

    /// A bot that is slow by this clock is told of; without one, none is.
    void time_bots(table::Clock clock) { turns_ = table::SlowTurns(std::move(clock)); }
    /// Until the input ends or somebody leaves, or asks for the other face.
    ExitStatus play();
    [[nodiscard]] bool change_face() const { return change_face_; }
    /// The lines may show what not everybody who plays here may know.
    [[nodiscard]] bool has_shown_secrets() const { return has_shown_secrets_; }
    /// The last word, and what the game came to.
    ExitStatus finish();

private:
    struct LeftAt {
        std::size_t commands = 0;
        std::size_t events = 0;
    };

    bool answer(const core::Result<std::string>& line, int number);
    /// Plays for bots until a person decides or an urgent line is typed. Prints each move at once.
    void let_bots_play();
    void draw_curtain();
    bool lift_curtain(const core::Result<std::string>& line);
    /// What the seat at the keyboard was told since its person left, or ever.
    [[nodiscard]] std::string told_since() const;
    void say(std::string_view text);

    host::Session& session_;
    LineFace face_;
    const KeptSession& kept_;
    TypedLines& lines_;
    table::SlowTurns turns_;
    bool change_face_ = false;
    bool has_shown_secrets_ = false;
    bool written_ = true;
    bool is_dark_ = false;  ///< the screen is clear until the one who decides says so
    /// By seat: what it knew of when its person left the keyboard; none: nobody sat there yet.
    std::array<std::optional<LeftAt>, table::kMaxSeats> left_at_{};
};

}  // namespace tenebrae::app
