// SPDX-License-Identifier: MIT
#pragma once

#include "core/text.hpp"
#include "table/packed.hpp"
#include "table/seat.hpp"

#include <nlohmann/json_fwd.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

/// The values that a game and the table exchange.
namespace tenebrae::table {

using Json = nlohmann::ordered_json;

/// The part of a state that one seat may know; packed from the game's own View.
struct SeatView : StateBytes {};

/// A legal or illegal answer to a decision, in the game's own encoding.
struct Move : SmallBytes<8> {};

/// An event in the game's own encoding; Game::event_text() returns its text.
struct RawEvent : SmallBytes<16> {};

/// The text of an event. Sentences are complete and not indented. Views refer to static text.
struct EventText {
    std::string_view code;  ///< stable, for programs: "hit"
    std::string_view rule;  ///< the rule it follows from: "NC-A6"
    std::string sentence;  ///< "The hunter at e3 strikes Ada."
    /// The reason why the rule causes it, in one sentence, for detailed output.
    std::string_view reason;
    /// Starts a new section of the log, such as a turn; interfaces set it off.
    bool heading = false;
    /// Belongs to every setup and tells this seat nothing; stories leave it out before the first
    /// command.
    bool routine = false;
};

enum class GameResult : std::uint8_t { Unfinished, Won, Lost, Resigned, Drew };

/// Returns the name of a result in records and JSON.
constexpr std::string_view name_of(GameResult result) {
    constexpr std::array<std::string_view, 5> kNames{
        "unfinished", "won", "lost", "resigned", "drew"};
    return kNames[static_cast<std::size_t>(result)];
}

/// Returns the word for a result in messages.
constexpr std::string_view display_name(GameResult result) {
    switch (result) {
    case GameResult::Resigned: return "given up";
    case GameResult::Drew: return "drawn";
    case GameResult::Unfinished:
    case GameResult::Won:
    case GameResult::Lost: break;
    }
    return name_of(result);
}

/// The outcome of a game: a result for each seat, and one sentence for all. Once the game is over,
/// every seat has a result; before that, some seats may have one already.
struct Outcome {
    bool over = false;
    std::array<GameResult, kMaxSeats> of_seat{};
    /// "too-few-keys"; empty until the game is over, like `rule` and `sentence`.
    std::string_view code;
    std::string_view rule;  ///< "NC-X3"
    std::string_view sentence;

    /// Returns the outcome of a game that is over, with the same result for all seats.
    static constexpr Outcome for_all(
        GameResult result, std::string_view code, std::string_view rule, std::string_view sentence
    ) {
        Outcome outcome{true, {}, code, rule, sentence};
        outcome.of_seat.fill(result);
        return outcome;
    }
    /// Returns the result of a seat. Precondition: a seat of the game, not kSpectator.
    [[nodiscard]] constexpr GameResult of(int seat) const {
        return of_seat[static_cast<std::size_t>(seat)];
    }
};

/// The progress of a game.
struct Progress {
    std::optional<int> turn;  ///< nullopt if the game counts no turns
};

/// The pending decision, for a prompt.
struct Prompt {
    std::string_view code;  ///< "place"
    std::string question;  ///< "Ada holds a T: where does it go, and which way round?"
    std::string_view help;  ///< the command that answers it most often: "place"
};

/// A row of a table of commands, used by help, completion, manual and dispatch.
struct CommandRow {
    std::string_view name;
    std::string_view aliases;  ///< separated by spaces
    std::string_view parameters;  ///< "CELL|DIRECTION [EXITS]"
    std::string_view summary;  ///< one line
    /// A paragraph: what the command needs, what it does, an example. It may contain line breaks:
    /// unwrapped() removes them.
    std::string_view detail;
    /// One word for each parameter: file, command, none, or one of the game's own.
    std::string_view completion;
};

/// Words of a command line; words[0] is the command.
using Words = std::span<const core::Word>;

/// The result of "expect": does the fact hold, and what was found.
struct FactCheck {
    bool holds = false;
    std::string expected;
    std::string got;
    std::string hint = {};  ///< for a fact that does not hold
};

/// The value of a metric that a game counts, for the summary at the end.
struct Counter {
    std::string name;  ///< "Tiles in the stack"
    int value = 0;
};

/// The meaning of an event for that summary.
struct EventWeight {
    int weight = 0;  ///< the heaviest are shown (see kLeastShownWeight); 0: not important
    /// "strikes": the cause of a cost, counted under Game::loss_heading().
    std::string cause = {};
    int amount = 0;  ///< the amount of the cost
    bool hurts = false;  ///< a loss or an injury: logs show it in the colour of what went wrong
};

enum class BoardStyle : std::uint8_t { Utf8, Ascii, Sentences };

}  // namespace tenebrae::table
