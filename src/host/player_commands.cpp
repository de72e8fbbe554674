// SPDX-License-Identifier: MIT
// seat and auto: who plays, a person or the program.
#include "core/suggestion.hpp"
#include "core/text.hpp"
#include "host/players.hpp"
#include "host/shared_commands.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

namespace tenebrae::host {

namespace {

constexpr std::string_view kBot = "bot";
constexpr std::array<std::string_view, 2> kPlayers{kPerson, kBot};
constexpr std::string_view kEnd = "end";
constexpr std::string_view kUsage = "seat N person, or seat N bot [LEVEL]";

core::Diagnostic no_bots(const table::TextLine& line) {
    return core::fault("no-such-bot", "The program plays no seat of this game.").at(line.at(0));
}

/// A ranked game is a person's own from its beginning to its end.
std::optional<core::Diagnostic> refuse_program(const Match& match, const table::TextLine& line) {
    if (match.is_over()) {
        return core::fault("game-over", "The game is over.").at(line.at(0));
    }
    if (match.environment.restricted && !match.in_record) {
        return restricted_fault("Who plays is chosen before a game begins: the program is "
                                "restricted.")
            .at(line.at(0));
    }
    return std::nullopt;
}

std::string seat_line(const Match& match, int seat) {
    const std::string& level = match.bots[static_cast<std::size_t>(seat)];
    return "Seat " + std::to_string(seat + 1) + ": "
           + core::escape_for_display(table::spoken_seat(*match.game, seat)) + ", "
           + (level.empty() ? "a person" : "a bot, " + level) + "\n";
}

table::Reply tell_seats(const Match& match) {
    std::string text;
    for (std::size_t seat = 0; seat < match.game->seats().size(); ++seat) {
        text += seat_line(match, static_cast<int>(seat));
    }
    return table::Reply::answered(std::move(text));
}

/// The level that plays from now on; empty: a person.
core::Result<std::string> read_player(const Match& match, const table::TextLine& line) {
    const std::size_t words = line.words.size();
    if (table::same_word(line.word(2), kPerson) && words == 3) {
        return std::string();
    }
    if (!table::same_word(line.word(2), kBot)) {
        const bool is_too_many = table::same_word(line.word(2), kPerson);
        return core::fault(
                   is_too_many ? "too-many-parameters" : "unknown-option",
                   is_too_many ? "This word is too many." : "Nobody like that plays a seat."
        )
            .at(line.at(is_too_many ? 3 : 2))
            .expected(kUsage)
            .hint(is_too_many ? "" : core::did_you_mean(line.word(2), kPlayers));
    }
    if (words > 3) {
        std::string level = table::ascii_lower(line.word(3));
        if (table::find_bot(match.environment.bots, match.game->id(), level).bot == nullptr) {
            return no_such_bot(match.environment, *match.game, line.word(3), line.at(3));
        }
        return level;
    }
    const table::Bot* strongest = strongest_bot(match.environment, *match.game);
    if (strongest == nullptr) {
        return no_bots(line);
    }
    return std::string(strongest->level);
}

/// Whoever takes a bot's place is shown what it knew, and the others did not.
bool looks_ahead(const Match& match, int seat, const std::string& level) {
    const int seats = static_cast<int>(match.game->seats().size());
    for (int other = 0; match.is_bot(seat) && level.empty() && other < seats; ++other) {
        if (!match.game->knows_alike(seat, other)) {
            return true;
        }
    }
    return false;
}

table::Reply change_player(Match& match, int seat, std::string level) {
    const bool looks = looks_ahead(match, seat, level);
    match.record.past_reveals += looks ? 1 : 0;
    const std::string words =
        "seat " + std::to_string(seat + 1) + " "
        + (level.empty() ? std::string(kPerson) : std::string(kBot) + " " + level);
    match.wishes[static_cast<std::size_t>(seat)] = {};
    match.bots[static_cast<std::size_t>(seat)] = std::move(level);
    match.record.add(words, match.referee->hash(match.state));
    match.sit_down();
    table::Reply reply = table::Reply::accepted(
        seat_line(match, seat)
        + (looks ? "This looked ahead, and the record says so for ever.\n" : "")
    );
    reply.command = words;
    return reply;
}

}  // namespace

core::Result<int> read_seat(const Match& match, const table::TextLine& line, std::size_t index) {
    const auto number = core::parse_unsigned(line.word(index));
    if (!number || *number < 1 || *number > match.game->seats().size()) {
        return no_such_seat(*match.game, line.at(index)).got(line.word(index));
    }
    return static_cast<int>(*number) - 1;
}

table::Reply run_seat(Match& match, const table::TextLine& line) {
    if (!match.game) {
        return table::Reply::refused(no_game(line));
    }
    if (line.words.size() == 1) {
        return tell_seats(match);
    }
    if (auto fault = refuse_program(match, line)) {
        return table::Reply::refused(*std::move(fault));
    }
    const core::Result<int> seat = read_seat(match, line, 1);
    if (!seat) {
        return table::Reply::refused(seat.faults());
    }
    if (line.words.size() == 2) {
        return table::Reply::answered(seat_line(match, *seat));
    }
    const core::Result<std::string> level = read_player(match, line);
    if (!level) {
        return table::Reply::refused(level.faults());
    }
    if (auto full = refuse_growth(match)) {
        return table::Reply::refused(*std::move(full));
    }
    return change_player(match, *seat, *level);
}

table::Reply run_auto(Match& match, const table::TextLine& line) {
    if (!match.game) {
        return table::Reply::refused(no_game(line));
    }
    if (auto fault = refuse_program(match, line)) {
        return table::Reply::refused(*std::move(fault));
    }
    if (strongest_bot(match.environment, *match.game) == nullptr) {
        return table::Reply::refused(no_bots(line));
    }
    if (const std::optional<int> waiting = match.curtain()) {
        return table::Reply::refused(
            core::fault("curtain", "Somebody else decides now.")
                .at(line.at(0))
                .expected(table::spoken_seat(*match.game, *waiting) + " at the keyboard")
        );
    }
    const std::optional<int> turn = match.game->progress(match.view()).turn;
    int until = std::numeric_limits<int>::max();
    if (line.words.size() == 1 || !table::same_word(line.word(1), kEnd)) {
        const core::Result<std::size_t> turns =
            line.words.size() == 1 ? core::Result<std::size_t>(1) : read_count(line, 1);
        if (!turns) {
            return table::Reply::refused(turns.faults());
        }
        if (!turn) {
            return table::Reply::refused(core::fault("no-turns", "This game counts no turns.")
                                             .at(line.at(0))
                                             .expected("auto end"));
        }
        until =
            static_cast<int>(std::min<std::size_t>(*turns, static_cast<std::size_t>(until - *turn))
            );
        until += *turn;
    }
    match.automatic_until = until;
    return table::Reply::answered("");
}

}  // namespace tenebrae::host
