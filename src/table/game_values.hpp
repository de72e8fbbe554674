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

/// What passes between a game and the table: values, all of them.
namespace tenebrae::table {

using Json = nlohmann::ordered_json;

/// What one seat may know of a state: the game's own View.
struct SeatView : StateBytes {};

/// A legal or illegal answer to a decision, in the game's own encoding.
struct Move : SmallBytes<8> {};

/// Something that happened, in the game's own encoding; Game::tell() says what.
struct RawEvent : SmallBytes<16> {};

/// The same in words. Sentences are whole, without indentation. Views are of texts that stay.
struct EventText {
    std::string_view code;  ///< stable, for programs: "hit"
    std::string_view rule;  ///< the statement it follows from: "NC-A6"
    std::string sentence;  ///< "The hunter at e3 strikes Ada."
    std::string_view reason;  ///< why the rule makes it happen, one sentence, for the unfolded line
    bool heading = false;  ///< begins a new stretch of the story, as a turn does: faces set it off
};

enum class GameResult : std::uint8_t { Unfinished, Won, Lost, Resigned, Drew };

/// The words records and programs know a result by.
constexpr std::string_view name_of(GameResult result) {
    constexpr std::array<std::string_view, 5> kNames{
        "unfinished", "won", "lost", "resigned", "drew"};
    return kNames[static_cast<std::size_t>(result)];
}

/// The same as people are told.
constexpr std::string_view spoken(GameResult result) {
    switch (result) {
    case GameResult::Resigned: return "given up";
    case GameResult::Drew: return "drawn";
    case GameResult::Unfinished:
    case GameResult::Won:
    case GameResult::Lost: break;
    }
    return name_of(result);
}

/// How a game has ended: for each seat, and for everybody in one sentence. Once it is over every
/// seat of the game has a result; before that a seat may have one already.
struct Outcome {
    bool over = false;
    std::array<GameResult, kMaxSeats> of_seat{};
    std::string_view code;  ///< "too-few-keys"; this and the following: empty while unfinished
    std::string_view rule;  ///< "NC-X3"
    std::string_view sentence;

    /// Over, and the same for all.
    static constexpr Outcome for_all(
        GameResult result, std::string_view code, std::string_view rule, std::string_view said
    ) {
        Outcome outcome{true, {}, code, rule, said};
        outcome.of_seat.fill(result);
        return outcome;
    }
    /// Precondition: a seat of the game, which that of the spectators is not.
    [[nodiscard]] constexpr GameResult of(int seat) const {
        return of_seat[static_cast<std::size_t>(seat)];
    }
};

/// How far a game has come.
struct Progress {
    std::optional<int> turn;  ///< none in a game that counts no turns
};

/// The pending decision, for a prompt.
struct Prompt {
    std::string_view code;  ///< "place"
    std::string question;  ///< "Ada holds a T: where does it go, and which way round?"
    std::string_view help;  ///< the command word that answers it most often: "place"
};

/// One row of a table of commands: help, completion, manual and dispatch all read it.
struct CommandRow {
    std::string_view name;
    std::string_view aliases;  ///< separated by blanks
    std::string_view parameters;  ///< "CELL|DIRECTION [EXITS]"
    std::string_view summary;  ///< one line
    /// A paragraph: what it needs, what it does, an example. Broken into lines anyhow: unwrapped()
    /// puts them together.
    std::string_view detail;
    std::string_view
        completion;  ///< one word a parameter: file, command, none, or one of the game's own
};

/// Words of a command line; words[0] is the command.
using Words = std::span<const core::Word>;

/// The answer to "expect": does the fact hold, and what is the case instead.
struct FactCheck {
    bool holds = false;
    std::string expected;
    std::string got;
};

/// Something that a game counts on its way, for the story of its end.
struct Gauge {
    std::string name;  ///< "Tiles in the stack"
    int value = 0;
};

/// What an event means for that story.
struct Mark {
    int weight = 0;  ///< what weighs most is told (see kLeastTold); 0: of no interest
    std::string taken_by = {};  ///< "strikes": what took something, as Game::toll() counts it
    int taken = 0;  ///< how much of it
};

enum class BoardStyle : std::uint8_t { Utf8, Ascii, Sentences };

}  // namespace tenebrae::table
