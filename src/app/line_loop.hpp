// SPDX-License-Identifier: MIT
#pragma once

#include "app/exit_status.hpp"
#include "app/keeping.hpp"
#include "app/line_face.hpp"

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace tenebrae::app {

/// One person at the keyboard, line by line, or a program that types for one.
class LineLoop {
public:
    LineLoop(table::Session& session, const KeptSession& kept, bool draws)
        : session_(session), face_(session, draws), kept_(kept) {}

    /// Until the input ends or somebody leaves, or asks for the other face.
    ExitStatus play();
    [[nodiscard]] bool change_face() const { return change_face_; }
    /// The last word, and what the game came to.
    ExitStatus finish();

private:
    bool answer(const core::Result<std::string>& line, int number);
    /// What the bots do, if it is their turn.
    std::string told_of_bots();
    void draw_curtain();
    bool lift_curtain(const core::Result<std::string>& line);
    /// What the seat at the keyboard was told since its person left, or ever.
    [[nodiscard]] std::string told_since() const;
    void say(std::string_view text);

    table::Session& session_;
    LineFace face_;
    const KeptSession& kept_;
    bool change_face_ = false;
    bool written_ = true;
    bool is_dark_ = false;  ///< the screen is clear until the one who decides says so
    /// By seat: how many commands it knew of when its person left the keyboard; none: nobody sat
    /// there yet.
    std::array<std::optional<std::size_t>, table::kMaxSeats> left_at_{};
};

}  // namespace tenebrae::app
