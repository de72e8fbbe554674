// SPDX-License-Identifier: MIT
#pragma once

#include "tui/screen/grid.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tenebrae::tui {

/// How an event is staged that deserves a moment of its own: before anything moves, its sentence
/// stands over the board. Every event of a kind has the same length, so that the length of a beat
/// tells nothing.
struct Staging {
    int ms = 0;
    Role role = Role::Strong;  ///< of the sentence; Bad stands in a bar across the board
    Light light = 0;  ///< on the board behind it
    int bells = 0;
    bool clears = false;  ///< nothing else is shown, so that the sentence comes first
};

/// A row of a game's table of stagings.
template <typename EventKind>
struct StagingRow {
    EventKind kind{};
    Staging staging;
};
/// Returns the staging of a kind of event; nothing if it has no row.
template <typename EventKind, std::size_t Count>
std::optional<Staging>
find_staging(const std::array<StagingRow<EventKind>, Count>& rows, EventKind kind) {
    const auto found = std::ranges::find(rows, kind, &StagingRow<EventKind>::kind);
    return found == rows.end() ? std::nullopt : std::optional(found->staging);
}

/// Writes a sentence, which may have several lines, in the middle of the part of the grid that the
/// board uses.
void draw_over_board(Grid& grid, const Rect& board, std::string_view sentence, const Style& style);

/// A moment in which the game stands still and a sentence is over the board.
struct Beat {
    std::string sentence;  ///< may have several lines
    Staging staging;
};

/// The beats before an animation, one after the other.
class Beats {
public:
    /// Begins with the first of these beats; replaces what is left of others.
    void begin(std::vector<Beat> beats) {
        beats_ = std::move(beats);
        at_ = 0;
    }
    [[nodiscard]] bool is_running() const { return at_ < beats_.size(); }
    /// Returns the current beat. Precondition: is_running().
    [[nodiscard]] const Staging& staging() const { return beats_[at_].staging; }
    /// Goes to the next beat. Precondition: is_running().
    void step() { ++at_; }
    void end() { at_ = beats_.size(); }

    /// Draws the current beat over the part of the grid that the board uses. Precondition:
    /// is_running().
    void draw(Grid& grid, const Rect& board) const;

private:
    std::vector<Beat> beats_;
    std::size_t at_ = 0;
};

}  // namespace tenebrae::tui
