// SPDX-License-Identifier: MIT
// tell: what a person asks of a bot that plays beside it.
#include "core/suggestion.hpp"
#include "core/text.hpp"
#include "host/shared_commands.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace tenebrae::host {

namespace {

/// Ends what was asked for.
constexpr std::string_view kAsYouLike = "as-you-like";

table::SeatBot bot_in(const Match& match, int seat) {
    return table::find_bot(
        match.environment.bots, match.game->id(), match.bots[static_cast<std::size_t>(seat)]
    );
}

/// "wait, come or as-you-like"
std::string expected_of(const table::Bot& bot) {
    std::string words;
    for (const std::string_view wish : bot.wishes) {
        words += std::string(wish) + ", ";
    }
    return words + "or " + std::string(kAsYouLike);
}

std::string levels_that_listen(const Match& match) {
    std::string levels;
    for (const table::Bot& bot : table::bots_of(match.environment.bots, match.game->id())) {
        if (!bot.wishes.empty()) {
            levels += (levels.empty() ? "a bot: " : " or ") + std::string(bot.level);
        }
    }
    return levels.empty() ? "a game whose bots do what they are told" : levels;
}

std::optional<core::Diagnostic>
refuse_companion(const Match& match, const table::TextLine& line, int speaker, int seat) {
    const auto seats = match.game->seats();
    if (speaker == table::kSpectator || (!match.in_record && match.is_bot(speaker))) {
        return core::fault("nobody-sits", "Nobody is there to say it.").at(line.at(0));
    }
    if (!match.is_bot(seat)) {
        return core::fault("not-a-bot", "A person plays this seat.")
            .at(line.at(1))
            .expected("the seat of a bot")
            .hint("\"say\" reaches everybody");
    }
    if (seats[static_cast<std::size_t>(seat)].side
        != seats[static_cast<std::size_t>(speaker)].side) {
        return core::fault("not-a-companion", "An opponent does nothing that it is told.")
            .at(line.at(1))
            .expected("the seat of a bot that wins and loses with you");
    }
    return match.game->refuse_talk(match.referee->view(match.state, speaker));
}

/// A record says by itself what was asked for.
std::optional<core::Diagnostic>
refuse_words(const Match& match, const table::TextLine& line, int seat) {
    if (table::same_word(line.word(2), kAsYouLike) && line.words.size() == 3) {
        return std::nullopt;
    }
    const table::SeatBot listener = bot_in(match, seat);
    if (listener.bot == nullptr || listener.bot->wishes.empty()) {
        return core::fault("does-not-listen", "This bot goes its own way.")
            .at(line.at(1))
            .expected(levels_that_listen(match));
    }
    const auto is_word = [&line](std::string_view wish) {
        return table::same_word(wish, line.word(2));
    };
    if (std::ranges::none_of(listener.bot->wishes, is_word)) {
        return core::fault("unknown-wish", "Nothing like that can be asked of it.")
            .at(line.at(2))
            .expected(expected_of(*listener.bot))
            .got(line.word(2))
            .hint(core::did_you_mean(line.word(2), listener.bot->wishes));
    }
    return listener.bot->refuse_wish(*match.game, table::Words(line.words).subspan(2));
}

table::Reply wish(Match& match, int speaker, int seat, std::string words) {
    const bool ends = words == kAsYouLike;
    const std::string number = std::to_string(seat + 1);
    const std::string whole = at_seat(speaker) + "tell " + number + " " + words;
    match.record.add(whole, match.referee->hash(match.state));
    table::Reply reply = table::Reply::accepted(
        core::capitalised(core::escape_for_display(table::spoken_seat(*match.game, seat)))
        + (ends ? " does as it likes.\n" : " is asked: " + words + ".\n")
    );
    match.wishes[static_cast<std::size_t>(seat)] =
        ends ? table::Wish{} : table::Wish{std::move(words), speaker};
    reply.command = whole;
    return reply;
}

}  // namespace

std::string what_can_be_told(const Match& match) {
    std::vector<std::string> wishes;
    for (const table::Bot& bot : table::bots_of(match.environment.bots, match.game->id())) {
        for (const std::string_view wish : bot.wishes) {
            if (std::ranges::find(wishes, wish) == wishes.end()) {
                wishes.emplace_back(wish);
            }
        }
    }
    return wishes.empty()
               ? "Bots of this game do nothing that they are told.\n"
               : "Bots of this game can be asked for: " + core::joined(wishes, ", ") + ".\n";
}

std::vector<std::string_view> words_to_tell(const Match& match, table::Words words) {
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
        known.assign(bot->wishes.begin(), bot->wishes.end());
    }
    known.push_back(kAsYouLike);
    return known;
}

table::Reply run_tell(Match& match, const table::TextLine& line) {
    if (!match.game) {
        return table::Reply::refused(no_game(line));
    }
    if (match.is_over()) {
        return table::Reply::refused(core::fault("game-over", "The game is over.").at(line.at(0)));
    }
    const core::Result<int> seat = read_seat(match, line, 1);
    if (!seat) {
        return table::Reply::refused(seat.faults());
    }
    const int present = match.curtain() ? match.sitting : match.deciding_seat();
    const int speaker = match.named.value_or(present);
    if (auto fault = refuse_companion(match, line, speaker, *seat)) {
        return table::Reply::refused(placed({*std::move(fault)}, line));
    }
    if (auto fault = match.in_record ? std::nullopt : refuse_words(match, line, *seat)) {
        return table::Reply::refused(placed({*std::move(fault)}, line));
    }
    if (auto full = refuse_growth(match)) {
        return table::Reply::refused(*std::move(full));
    }
    return wish(match, speaker, *seat, table::ascii_lower(line.rest_from(2)));
}

}  // namespace tenebrae::host
