// SPDX-License-Identifier: MIT
// seat, auto and tell: who plays, a person or a bot, and requests to bots.
#include "core/suggestion.hpp"
#include "core/text.hpp"
#include "host/command_table.hpp"
#include "host/players.hpp"
#include "host/playing.hpp"
#include "host/refusals.hpp"
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
constexpr std::size_t kLongestLine = 4;  ///< the words of "seat N bot LEVEL"

/// Who plays a seat from now on.
struct Player {
    std::string level = {};  ///< of a bot; empty: a person
    std::string person = {};  ///< a person at a table; empty: the one who has the seat
};

core::Diagnostic no_bots(const table::TextLine& line) {
    return core::error("no-such-bot", "This game has no bots.").at(line.at(0));
}

/// Returns why the player of a seat cannot be changed. In restricted mode, where games may be
/// ranked, people play a game from start to end themselves.
std::optional<core::Diagnostic>
refuse_program(const Match& match, const Viewer& viewer, const table::TextLine& line) {
    if (match.is_over()) {
        return core::error("game-over", "The game is over.").at(line.at(0));
    }
    if (match.environment.restricted && !viewer.in_record && !viewer.settings.is_at_table) {
        return restricted_error("In restricted mode, choose who plays before the game starts.")
            .at(line.at(0));
    }
    return std::nullopt;
}

std::string seat_line(const Match& match, int seat, const std::string& person = {}) {
    const std::string& level = match.bots[static_cast<std::size_t>(seat)];
    const std::string& label = match.game->seats()[static_cast<std::size_t>(seat)].label;
    const std::string name = table::seat_name(*match.game, seat);
    return "Seat " + std::to_string(seat + 1) + ": " + core::escape_for_display(name)
           + (label.empty() || label == name ? "" : " (" + label + ")") + ", "
           + (!level.empty()   ? "a bot, " + level
              : person.empty() ? "a person"
                               : core::escape_for_display(person))
           + "\n";
}

table::Reply seats_reply(const Match& match) {
    std::string text;
    for (std::size_t seat = 0; seat < match.game->seats().size(); ++seat) {
        text += seat_line(match, static_cast<int>(seat));
    }
    return table::Reply::answered(std::move(text));
}

/// Reads the name of a person at a table, which follows "person".
core::Result<Player> read_person(const table::TextLine& line) {
    std::string name(line.rest_from(3));
    if (!core::is_printable(name) || core::display_width(name) > core::kMaxNameColumns) {
        return core::error("bad-name", "Nobody at a table can have this name.").at(line.at(3));
    }
    return Player{.person = std::move(name)};
}

/// Returns who plays from now on.
core::Result<Player>
read_player(const Match& match, const Viewer& viewer, const table::TextLine& line) {
    const std::size_t words = line.words.size();
    if (table::same_word(line.word(2), kPerson) && words == 3) {
        return Player{};
    }
    if (table::same_word(line.word(2), kPerson)
        && (viewer.settings.is_at_table || viewer.in_record)) {
        return read_person(line);
    }
    if (words > kLongestLine) {
        return core::error("too-many-parameters", "Unexpected word.")
            .at(line.at(kLongestLine))
            .expected(usage(*find_shared(line.word(0))));
    }
    if (!table::same_word(line.word(2), kBot)) {
        const bool is_too_many = table::same_word(line.word(2), kPerson);
        return core::error(
                   is_too_many ? "too-many-parameters" : "unknown-option",
                   is_too_many ? "Unexpected word." : "Unknown player type."
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
        return Player{.level = std::move(level)};
    }
    const table::Bot* strongest = strongest_bot(match.environment, *match.game);
    if (strongest == nullptr) {
        return no_bots(line);
    }
    return Player{.level = std::string(strongest->level)};
}

/// Returns whether a person at a table changes who plays the person's own seat, or a record says
/// so.
bool is_own_seat(const Viewer& viewer, int seat) {
    return viewer.named == seat && (viewer.settings.is_at_table || viewer.in_record);
}

/// Returns how often the player of a seat has changed.
std::size_t seat_changes(const Match& match, int seat) {
    const std::string words = "seat " + std::to_string(seat + 1) + " ";
    const auto changes = std::ranges::count_if(match.record.lines, [&](const std::string& line) {
        return line.starts_with(words) || line.starts_with(at_seat(seat) + words);
    });
    return static_cast<std::size_t>(changes);
}

/// Returns why the person at a table may not change who plays a seat; none at no table.
std::optional<core::Diagnostic>
refuse_change(const Match& match, const Viewer& viewer, const table::TextLine& line, int seat) {
    if (!viewer.settings.is_at_table) {
        return std::nullopt;
    }
    const bool is_person = table::same_word(line.word(2), kPerson);
    std::optional<core::Diagnostic> error = viewer.settings.shared_record->refuse_change(
        seat, is_person && !match.seats_share_information()
    );
    if (error) {
        error->where = line.at(1);
    }
    const bool is_back = line.words.size() == 3 && is_person;
    if (!error && is_back && viewer.named != seat) {
        return core::error("missing-parameter", "The name of a person is missing.")
            .at(line.at(2))
            .expected("seat N person NAME");
    }
    // A person can always take the own seat back, from a bot or from another person.
    if (!error && !is_back && !viewer.has_taken_back
        && seat_changes(match, seat) >= kMaxSeatChanges) {
        return core::error("too-many-changes", "The player of this seat has changed too often.")
            .at(line.at(1))
            .expected("at most " + std::to_string(kMaxSeatChanges) + " changes");
    }
    return error;
}

/// Returns whether a person at a table gives a seat to the person who plays it already.
bool changes_nothing(const Match& match, const Viewer& viewer, int seat, const Player& player) {
    return viewer.settings.is_at_table && !viewer.has_taken_back && player.level.empty()
           && !match.is_bot(seat)
           && (player.person.empty()
               || player.person == viewer.settings.shared_record->person_at(seat));
}

/// Returns whether the change reveals hidden information: a person who replaces a bot sees what the
/// bot knew and other seats did not.
bool looks_ahead(const Match& match, int seat, const std::string& level) {
    const int seats = static_cast<int>(match.game->seats().size());
    for (int other = 0; match.is_bot(seat) && level.empty() && other < seats; ++other) {
        if (!match.game->shares_information(seat, other)) {
            return true;
        }
    }
    return false;
}

table::Reply change_player(Match& match, Viewer& viewer, int seat, Player player) {
    // At a table the person sees the seat's view all the time.
    const bool is_own = is_own_seat(viewer, seat);
    const bool looks = !is_own && player.person.empty() && looks_ahead(match, seat, player.level);
    match.record.past_reveals += looks ? 1 : 0;
    const std::string words =
        (is_own ? at_seat(seat) : "") + "seat " + std::to_string(seat + 1) + " "
        + (player.level.empty() ? std::string(kPerson) : std::string(kBot) + " " + player.level)
        + (player.person.empty() ? "" : " " + player.person);
    match.requests[static_cast<std::size_t>(seat)] = {};
    match.bots[static_cast<std::size_t>(seat)] = std::move(player.level);
    match.record.add(words, match.referee->hash(match.state));
    viewer.update(match);
    table::Reply reply = table::Reply::accepted(
        seat_line(match, seat, player.person)
        + (looks ? "You have seen hidden information; the record notes it.\n" : "")
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

table::Reply run_seat(Match& match, Viewer& viewer, const table::TextLine& line) {
    if (!match.game) {
        return table::Reply::refused(no_game(line));
    }
    if (line.words.size() == 1) {
        return seats_reply(match);
    }
    if (auto error = refuse_program(match, viewer, line)) {
        return table::Reply::refused(*std::move(error));
    }
    const core::Result<int> seat = read_seat(match, line, 1);
    if (!seat) {
        return table::Reply::refused(seat.errors());
    }
    if (line.words.size() == 2) {
        return table::Reply::answered(seat_line(match, *seat));
    }
    if (auto error = refuse_change(match, viewer, line, *seat)) {
        return table::Reply::refused(*std::move(error));
    }
    core::Result<Player> player = read_player(match, viewer, line);
    if (!player) {
        return table::Reply::refused(player.errors());
    }
    if (changes_nothing(match, viewer, *seat, *player)) {
        return table::Reply::answered(seat_line(match, *seat, player->person));
    }
    if (auto full = refuse_growth(match, viewer)) {
        return table::Reply::refused(*std::move(full));
    }
    if (viewer.settings.is_at_table && !player->person.empty()) {
        viewer.handed.emplace(*seat, player->person);
    }
    return change_player(match, viewer, *seat, std::move(player).value());
}

table::Reply run_auto(Match& match, Viewer& viewer, const table::TextLine& line) {
    if (!match.game) {
        return table::Reply::refused(no_game(line));
    }
    if (auto error = refuse_program(match, viewer, line)) {
        return table::Reply::refused(*std::move(error));
    }
    if (strongest_bot(match.environment, *match.game) == nullptr) {
        return table::Reply::refused(no_bots(line));
    }
    if (const std::optional<int> waiting = viewer.handover(match)) {
        return table::Reply::refused(
            core::error("curtain", "It is another player's turn.")
                .at(line.at(0))
                .expected(table::numbered_seat_name(*match.game, *waiting) + " at the keyboard")
        );
    }
    const std::optional<int> turn = match.game->progress(viewer.view(match)).turn;
    int until = std::numeric_limits<int>::max();
    if (line.words.size() == 1 || !table::same_word(line.word(1), kEnd)) {
        const core::Result<std::size_t> turns =
            line.words.size() == 1 ? core::Result<std::size_t>(1) : read_count(line, 1);
        if (!turns) {
            return table::Reply::refused(turns.errors());
        }
        if (!turn) {
            return table::Reply::refused(core::error("no-turns", "This game has no turns.")
                                             .at(line.at(0))
                                             .expected("auto end"));
        }
        until =
            static_cast<int>(std::min<std::size_t>(*turns, static_cast<std::size_t>(until - *turn))
            );
        until += *turn;
    }
    viewer.automatic_until = until;
    return table::Reply::answered("");
}

namespace {

/// The word that ends a request.
constexpr std::string_view kAsYouLike = "as-you-like";

table::SeatBot bot_in(const Match& match, int seat) {
    return table::find_bot(
        match.environment.bots, match.game->id(), match.bots[static_cast<std::size_t>(seat)]
    );
}

/// Returns "wait, come or as-you-like".
std::string expected_of(const table::Bot& bot) {
    std::string words;
    for (const std::string_view request : bot.requests) {
        words += std::string(request) + ", ";
    }
    return words + "or " + std::string(kAsYouLike);
}

std::string levels_that_listen(const Match& match) {
    std::string levels;
    for (const table::Bot& bot : table::bots_of(match.environment.bots, match.game->id())) {
        if (!bot.requests.empty()) {
            levels += (levels.empty() ? "a bot: " : " or ") + std::string(bot.level);
        }
    }
    return levels.empty() ? "a game whose bots take requests" : levels;
}

std::optional<core::Diagnostic> refuse_companion(
    const Match& match, const Viewer& viewer, const table::TextLine& line, int speaker, int seat
) {
    const auto seats = match.game->seats();
    if (speaker == table::kSpectator || (!viewer.in_record && match.is_bot(speaker))) {
        return core::error("nobody-sits", "No person plays this seat, so it cannot speak.")
            .at(line.at(0));
    }
    if (!match.is_bot(seat)) {
        return core::error("not-a-bot", "A person plays this seat.")
            .at(line.at(1))
            .expected("the seat of a bot")
            .hint("\"say\" reaches everybody");
    }
    if (seats[static_cast<std::size_t>(seat)].side
        != seats[static_cast<std::size_t>(speaker)].side) {
        return core::error("not-a-companion", "An opponent takes no requests.")
            .at(line.at(1))
            .expected("the seat of a bot on your side");
    }
    return match.game->refuse_talk(match.referee->view(match.state, speaker));
}

/// Returns why a request is refused. Not called for records, whose requests were accepted before.
std::optional<core::Diagnostic>
refuse_words(const Match& match, const table::TextLine& line, int seat) {
    if (table::same_word(line.word(2), kAsYouLike) && line.words.size() == 3) {
        return std::nullopt;
    }
    const table::SeatBot listener = bot_in(match, seat);
    if (listener.bot == nullptr || listener.bot->requests.empty()) {
        return core::error("does-not-listen", "This bot takes no requests.")
            .at(line.at(1))
            .expected(levels_that_listen(match));
    }
    const auto is_word = [&line](std::string_view request) {
        return table::same_word(request, line.word(2));
    };
    if (std::ranges::none_of(listener.bot->requests, is_word)) {
        return core::error("unknown-wish", "Unknown request.")
            .at(line.at(2))
            .expected(expected_of(*listener.bot))
            .got(line.word(2))
            .hint(core::did_you_mean(line.word(2), listener.bot->requests));
    }
    return listener.bot->refuse_request(*match.game, table::Words(line.words).subspan(2));
}

table::Reply send_request(Match& match, int speaker, int seat, std::string words) {
    const bool ends = words == kAsYouLike;
    const std::string number = std::to_string(seat + 1);
    const std::string whole = at_seat(speaker) + "tell " + number + " " + words;
    match.record.add(whole, match.referee->hash(match.state));
    table::Reply reply = table::Reply::accepted(
        core::capitalised(core::escape_for_display(table::numbered_seat_name(*match.game, seat)))
        + (ends ? " has no request now.\n" : " is asked: " + words + ".\n")
    );
    match.requests[static_cast<std::size_t>(seat)] =
        ends ? table::BotRequest{} : table::BotRequest{std::move(words), speaker};
    reply.command = whole;
    return reply;
}

}  // namespace

std::string requests_text(const Match& match) {
    std::vector<std::string> requests;
    for (const table::Bot& bot : table::bots_of(match.environment.bots, match.game->id())) {
        for (const std::string_view request : bot.requests) {
            if (std::ranges::find(requests, request) == requests.end()) {
                requests.emplace_back(request);
            }
        }
    }
    if (requests.empty()) {
        return "The bots of this game take no requests.\n";
    }
    std::string bots;
    for (int seat = 0; seat < static_cast<int>(match.game->seats().size()); ++seat) {
        bots += match.is_bot(seat)
                    ? (bots.empty() ? "Bots: " : ", ")
                          + core::escape_for_display(table::numbered_seat_name(*match.game, seat))
                    : "";
    }
    return "Requests to the bots of this game: " + core::joined(requests, ", ") + ".\n"
           + (bots.empty() ? "" : bots + ".\n");
}

std::vector<std::string_view> request_words(const Match& match, table::Words words) {
    constexpr std::array<std::string_view, table::kMaxSeats> kNumbers{"1", "2", "3", "4", "5", "6"};
    std::vector<std::string_view> known;
    if (words.size() == 2) {
        for (int seat = 0; seat < static_cast<int>(match.game->seats().size()); ++seat) {
            if (match.is_bot(seat)) {
                known.push_back(kNumbers.at(static_cast<std::size_t>(seat)));
            }
        }
        return known;
    }
    const auto number = core::parse_unsigned(words[1].text);
    if (words.size() != 3 || !number || *number < 1 || *number > match.game->seats().size()) {
        return known;
    }
    if (const table::Bot* bot = bot_in(match, static_cast<int>(*number) - 1).bot) {
        known.assign(bot->requests.begin(), bot->requests.end());
    }
    known.push_back(kAsYouLike);
    return known;
}

table::Reply run_tell(Match& match, Viewer& viewer, const table::TextLine& line) {
    if (!match.game) {
        return table::Reply::refused(no_game(line));
    }
    if (match.is_over()) {
        return table::Reply::refused(core::error("game-over", "The game is over.").at(line.at(0)));
    }
    const core::Result<int> seat = read_seat(match, line, 1);
    if (!seat) {
        return table::Reply::refused(seat.errors());
    }
    const int present = viewer.handover(match) ? viewer.at_keyboard : match.deciding_seat();
    const int speaker = viewer.named.value_or(present);
    if (auto error = refuse_companion(match, viewer, line, speaker, *seat)) {
        return table::Reply::refused(placed({*std::move(error)}, line));
    }
    if (auto error = viewer.in_record ? std::nullopt : refuse_words(match, line, *seat)) {
        return table::Reply::refused(placed({*std::move(error)}, line));
    }
    if (auto full = refuse_growth(match, viewer)) {
        return table::Reply::refused(*std::move(full));
    }
    return send_request(match, speaker, *seat, table::ascii_lower(line.rest_from(2)));
}

}  // namespace tenebrae::host
