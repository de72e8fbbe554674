// SPDX-License-Identifier: MIT
#pragma once

#include "table/referee.hpp"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace tenebrae::table {

/// One command carried out.
struct PlayedMove {
    Move move;
    std::string words;  ///< in canonical form
    GameState before;
    std::size_t first_event = 0;  ///< index in the story
};

/// What stops an undo: a command that showed something hidden.
struct Reveal {
    std::size_t step = 0;  ///< index of the command, from 0
    std::string sentence;  ///< of the event that showed it
};

/// The commands carried out from the start to the present, those taken back, and all that happened.
class History {
public:
    /// A new command: what had been taken back is forgotten.
    void add(PlayedMove step, const std::vector<RawEvent>& events);
    /// The same for one that had been taken back.
    void add_again(PlayedMove step, const std::vector<RawEvent>& events);
    /// Takes the last command back and gives the state before it. Precondition: there is one.
    GameState take_back();
    /// The command to be carried out again next. Precondition: there is one.
    [[nodiscard]] const PlayedMove& next_again() const { return undone_.back(); }
    void drop_next_again() { undone_.pop_back(); }

    [[nodiscard]] const std::vector<PlayedMove>& steps() const { return steps_; }
    [[nodiscard]] std::size_t undone() const { return undone_.size(); }
    [[nodiscard]] const std::vector<RawEvent>& events() const { return events_; }

    [[nodiscard]] std::size_t first_event(std::size_t step) const;
    [[nodiscard]] std::size_t end_event(std::size_t step) const { return first_event(step + 1); }
    [[nodiscard]] std::span<const RawEvent> events_of(std::size_t step) const;
    /// Which command set off an event.
    [[nodiscard]] std::size_t step_of(std::size_t event) const;

    /// The events of one command in words; causes are indices into events().
    [[nodiscard]] std::vector<EventText> tell(const Game& game, std::size_t step) const;
    /// The reveal among the last `count` commands that is nearest to the present.
    [[nodiscard]] std::optional<Reveal>
    last_reveal(const Referee& referee, std::size_t count) const;

private:
    void append(PlayedMove step, const std::vector<RawEvent>& events);

    std::vector<PlayedMove> steps_;
    std::vector<PlayedMove> undone_;
    std::vector<RawEvent> events_;
};

}  // namespace tenebrae::table
