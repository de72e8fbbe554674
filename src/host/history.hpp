// SPDX-License-Identifier: MIT
#pragma once

#include "host/referee.hpp"
#include "table/hearing.hpp"

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace tenebrae::host {

/// "@2 ": what stands before the words of a seat that was not asked.
std::string at_seat(int seat);

/// One command carried out: a move of the game, or something said.
struct PlayedMove {
    std::optional<table::Move> move;  ///< none: something was said, and the state is as it was
    std::string words;  ///< in canonical form, as a record holds it
    GameState before;
    int seat = 0;  ///< whose it was
    std::size_t first_event = 0;  ///< index among all events
    std::string bot = {};  ///< the level of the bot that did it; empty: a person did
    std::string plan = {};  ///< what that bot meant to do and why, for those beside it
};

/// What stops an undo: a command by which somebody learnt something hidden.
struct Reveal {
    std::size_t step = 0;  ///< index of the command, from 0
    std::string sentence;  ///< of the event that showed it; empty where not everybody was told it
};

/// The commands carried out from the start to the present, those taken back, all that happened from
/// before the first of them on, and what each seat was told of it.
class History {
public:
    /// What happens before the first command. Precondition: nothing has happened yet.
    void begin(const Referee& referee, std::span<const table::RawEvent> events);
    /// A new command: what had been taken back is forgotten.
    void add(const Referee& referee, PlayedMove step, std::span<const table::RawEvent> events);
    /// The same for one that had been taken back.
    void
    add_again(const Referee& referee, PlayedMove step, std::span<const table::RawEvent> events);
    /// Takes the last command back and gives the state before it. Precondition: there is one.
    GameState take_back();
    /// The command to be carried out again next. Precondition: there is one.
    [[nodiscard]] const PlayedMove& next_again() const { return undone_.back(); }
    void drop_next_again() { undone_.pop_back(); }

    [[nodiscard]] const std::vector<PlayedMove>& steps() const { return steps_; }
    [[nodiscard]] std::size_t undone() const { return undone_.size(); }
    [[nodiscard]] const std::vector<table::RawEvent>& events() const { return events_; }
    /// What a seat of the game, or kSpectator, was told.
    [[nodiscard]] const table::Hearing& hearing(int seat) const;
    /// All that was done and happened, for those who look at a game that is over.
    [[nodiscard]] const table::Hearing& whole() const { return ears_[kWhole].hearing; }

    /// The reveal among the last `count` commands that is nearest to the present.
    [[nodiscard]] std::optional<Reveal>
    last_reveal(const Referee& referee, std::size_t count) const;

private:
    static constexpr std::size_t kWhole = table::kSpectator + 1;

    /// What reaches one seat, or of kWhole all there is.
    struct Ear {
        table::Hearing hearing;
        std::vector<std::size_t> heard;  ///< indices among all events, rising: those it was told

        /// The number the event of an index has for this seat; none: it was not told.
        [[nodiscard]] std::optional<std::size_t> number_of(std::size_t event) const;
    };

    void add_events(const Referee& referee, std::span<const table::RawEvent> events);
    void tell_command(const Referee& referee, const table::SeatView& view, int seat);
    void tell_bot(const table::Game& game, int seat);
    /// The last command with its events, from that index on, as they are.
    void tell_whole(std::size_t first);
    /// The events from that index on.
    void tell_events(const Referee& referee, int seat, std::size_t first);
    [[nodiscard]] std::optional<std::size_t> nearest_cause(const Ear& ear, std::size_t event) const;
    [[nodiscard]] std::optional<std::size_t>
    revealing_event(const Referee& referee, std::size_t step) const;
    [[nodiscard]] std::string public_sentence(const table::Game& game, std::size_t event) const;
    [[nodiscard]] std::size_t end_event(std::size_t step) const;

    std::vector<PlayedMove> steps_;
    std::vector<PlayedMove> undone_;
    std::vector<table::RawEvent> events_;
    std::vector<std::optional<std::size_t>> causes_;  ///< of each event, as an index among them
    std::array<Ear, kWhole + 1> ears_;
};

}  // namespace tenebrae::host
