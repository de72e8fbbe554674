// SPDX-License-Identifier: MIT
#include "store/daily_game_store.hpp"

#include "core/digest.hpp"
#include "host/new_game.hpp"
#include "table/variants.hpp"

#include <algorithm>
#include <utility>

namespace tenebrae::store {
namespace {

/// Starts the default game with this seed in `match`.
table::Reply begin_usual(
    host::Match& match, host::Viewer& viewer, const table::GameMaker& maker, std::uint64_t seed
) {
    table::Header header;
    header.kind = table::FileKind::Commands;
    header.game = maker.id;
    header.seed = seed;
    header.settings = table::settings_of(
        maker, table::variants_of(maker).front(), match.environment.bots, table::PlayerSetup{}
    );
    return host::begin_game(match, viewer, header);
}

bool is_daily_game(const host::Match& match, const std::string& date) {
    return match.record.seed == daily_seed(date, *match.game);
}

core::Diagnostic played(const table::DailyGame& daily_game) {
    return core::error("tonight-played", "You have already played tonight's game.")
        .expected("one try a day; the next game starts at midnight UTC")
        .got(table::daily_result(daily_game));
}

core::Diagnostic removed(const std::string& name) {
    return core::error("tonight-removed", "Tonight's game was removed.")
        .expected("one try a day; the next game starts at midnight UTC")
        .got("another game is saved as " + name);
}

core::Diagnostic no_such_game(std::string_view game) {
    return core::error("unknown-game", "Unknown game.").got(game);
}

}  // namespace

std::uint64_t daily_seed(const std::string& date, const table::Game& game) {
    core::Digest digest;
    digest.add("tonight " + date + "\n" + std::string(game.id()) + "\n");
    digest.add(
        std::to_string(game.rules_version()) + " " + std::to_string(game.data_hash()) + "\n"
    );
    for (const std::string& line : game.header()) {
        digest.add(line + "\n");
    }
    return digest.brief();
}

int streak_of(const Scores& scores, std::string_view game, const std::string& date) {
    // A game with looking ahead or with hints does not count as won.
    const auto has = [&](const std::string& day, bool won) {
        return std::ranges::any_of(scores.daily, [&](const DailyLine& daily) {
            const bool is_won = daily.result == name_of(table::GameResult::Won)
                                && daily.past_reveals == 0 && daily.hints == 0 && !daily.is_contest;
            return daily.game == game && daily.date == day && !daily.result.empty()
                   && (is_won || !won);
        });
    };
    int days = 0;
    std::string day = has(date, false) ? date : day_before(date);
    while (!day.empty() && has(day, true)) {
        ++days;
        day = day_before(day);
    }
    return days;
}

table::DailyGame DailyGameStore::daily_game_of(
    const table::GameMaker& maker, const Scores& scores, const std::string& date
) {
    table::DailyGame daily_game{std::string(maker.id), std::string(maker.title)};
    daily_game.date = date;
    daily_game.streak = streak_of(scores, maker.id, daily_game.date);
    for (const DailyLine& daily : scores.daily) {
        if (daily.game == maker.id && daily.date == daily_game.date) {
            daily_game.name = daily.name;
            daily_game.result = daily.result;
            daily_game.turns = daily.turns;
            daily_game.past_reveals = daily.past_reveals;
            daily_game.hints = daily.hints;
        }
    }
    return daily_game;
}

std::optional<table::DailyGame> DailyGameStore::on_table() {
    const host::Match& match = session_.match();
    const std::string name = SaveStore::name_of(session_);
    const core::Result<Scores> scores = read_scores(*folder_);
    if (!match.game || name.empty() || !scores) {
        return std::nullopt;
    }
    const auto line = std::ranges::find_if(scores->daily, [&](const DailyLine& daily) {
        return daily.game == match.game->id() && daily.name == name
               && daily.seed == match.record.seed;
    });
    const auto maker =
        std::ranges::find(session_.makers(), match.game->id(), &table::GameMaker::id);
    return line == scores->daily.end() || maker == session_.makers().end()
               ? std::nullopt
               : std::optional(daily_game_of(*maker, *scores, line->date));
}

std::vector<table::DailyGame> DailyGameStore::daily_games() {
    const core::Result<Scores> scores = read_scores(*folder_);
    std::vector<table::DailyGame> all;
    for (const table::GameMaker& maker : session_.makers()) {
        if (table::suits(maker, session_.bots(), {})) {
            all.push_back(daily_game_of(maker, scores ? *scores : Scores{}, today()));
        }
    }
    return all;
}

table::Reply DailyGameStore::play_daily_game(std::string_view game) {
    const auto maker = std::ranges::find(session_.makers(), game, &table::GameMaker::id);
    if (maker == session_.makers().end()) {
        return table::Reply::refused(no_such_game(game));
    }
    // Without the scores it is unknown whether the game was already played.
    const core::Result<Scores> scores = read_scores(*folder_);
    if (!scores) {
        return table::Reply::malformed(scores.errors());
    }
    const table::DailyGame daily_game = daily_game_of(*maker, *scores, today());
    if (!daily_game.result.empty()) {
        return table::Reply::refused(played(daily_game));
    }
    if (daily_game.name.empty()) {
        return begin(*maker, daily_game.date);
    }
    // The name may be reused after a removal.
    if (const core::Result<host::Match> there = save_store_.read(daily_game.name);
        there && !is_daily_game(*there, daily_game.date)) {
        return table::Reply::refused(removed(daily_game.name));
    }
    return save_store_.open(session_, daily_game.name);
}

table::Reply DailyGameStore::begin(const table::GameMaker& maker, const std::string& date) {
    host::Match match;
    match.environment = session_.match().environment;
    host::Viewer viewer = session_.viewer();
    // No player chooses the seed, so restricted mode allows it.
    const bool is_restricted = std::exchange(match.environment.restricted, false);
    table::Reply reply = begin_usual(match, viewer, maker, 0);
    if (!reply.new_game) {
        return reply;
    }
    const std::uint64_t seed = daily_seed(date, *match.game);
    reply = begin_usual(match, viewer, maker, seed);
    match.environment.restricted = is_restricted;
    auto saver = std::make_unique<GameSaver>(folder_, save_policy_);
    host::SaveResult saved = saver->begin(match);
    if (!saved.is_refused) {
        // A daily game counts as soon as it starts.
        saved = saver->save_now(match);
    }
    if (saved.is_refused || saver->name().empty()) {
        return table::Reply::refused(std::move(saved.warnings));
    }
    const std::string name = saver->name();
    if (auto error = add_daily(*folder_, {date, std::string(maker.id), name, seed})) {
        saver.reset();
        static_cast<void>(save_store_.remove(name));
        return table::Reply::refused(*std::move(error));
    }
    reply.text = "Tonight's game, " + date + ": the same for everybody, one try.\n";
    reply.warnings = std::move(saved.warnings);
    session_.resume(std::move(match), std::move(saver));
    return reply;
}

}  // namespace tenebrae::store
