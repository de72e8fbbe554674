// SPDX-License-Identifier: MIT
#include "store/tonights.hpp"

#include "core/digest.hpp"
#include "table/nights.hpp"

#include <algorithm>
#include <utility>

namespace tenebrae::store {
namespace {

/// Starts the default game with this seed in `match`.
table::Reply begin_usual(host::Match& match, const table::GameMaker& maker, std::uint64_t seed) {
    table::Header header;
    header.kind = table::FileKind::Commands;
    header.game = maker.id;
    header.seed = seed;
    header.settings = table::settings_of(
        maker, table::nights_of(maker).front(), match.environment.bots, table::Company{}
    );
    return host::begin_game(match, header);
}

bool is_night_of(const host::Match& match, const std::string& date) {
    return match.record.seed == seed_of_night(date, *match.game);
}

core::Diagnostic played(const table::Tonight& tonight) {
    return core::fault("tonight-played", "You have already played tonight's game.")
        .expected("one try a day; the next game starts at midnight UTC")
        .got(table::daily_result(tonight));
}

core::Diagnostic removed(const std::string& name) {
    return core::fault("tonight-removed", "Tonight's game was removed.")
        .expected("one try a day; the next game starts at midnight UTC")
        .got("another game is saved as " + name);
}

core::Diagnostic no_such_game(std::string_view game) {
    return core::fault("unknown-game", "Unknown game.").got(game);
}

}  // namespace

std::uint64_t seed_of_night(const std::string& date, const table::Game& game) {
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
    // A game with looking ahead does not count as won.
    const auto has = [&](const std::string& day, bool won) {
        return std::ranges::any_of(scores.nights, [&](const NightLine& night) {
            const bool is_won = night.result == name_of(table::GameResult::Won)
                                && night.past_reveals == 0 && !night.is_contest;
            return night.game == game && night.date == day && !night.result.empty()
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

table::Tonight Tonights::tonight_of(const table::GameMaker& maker, const Scores& scores) const {
    table::Tonight tonight{std::string(maker.id), std::string(maker.title)};
    tonight.date = date_of(folder_->system().now());
    tonight.streak = streak_of(scores, maker.id, tonight.date);
    for (const NightLine& night : scores.nights) {
        if (night.game == maker.id && night.date == tonight.date) {
            tonight.name = night.name;
            tonight.result = night.result;
            tonight.turns = night.turns;
            tonight.past_reveals = night.past_reveals;
        }
    }
    return tonight;
}

std::vector<table::Tonight> Tonights::tonight() {
    const core::Result<Scores> scores = read_scores(*folder_);
    std::vector<table::Tonight> all;
    for (const table::GameMaker& maker : session_.makers()) {
        if (table::suits(maker, session_.bots(), {})) {
            all.push_back(tonight_of(maker, scores ? *scores : Scores{}));
        }
    }
    return all;
}

table::Reply Tonights::play_tonight(std::string_view game) {
    const auto maker = std::ranges::find(session_.makers(), game, &table::GameMaker::id);
    if (maker == session_.makers().end()) {
        return table::Reply::refused(no_such_game(game));
    }
    // Without the scores it is unknown whether the game was already played.
    const core::Result<Scores> scores = read_scores(*folder_);
    if (!scores) {
        return table::Reply::spoilt(scores.faults());
    }
    const table::Tonight tonight = tonight_of(*maker, *scores);
    if (!tonight.result.empty()) {
        return table::Reply::refused(played(tonight));
    }
    if (tonight.name.empty()) {
        return begin(*maker, tonight.date);
    }
    // The name may be reused after a removal.
    if (const core::Result<host::Match> there = save_store_.read(tonight.name);
        there && !is_night_of(*there, tonight.date)) {
        return table::Reply::refused(removed(tonight.name));
    }
    return save_store_.open(session_, tonight.name);
}

table::Reply Tonights::begin(const table::GameMaker& maker, const std::string& date) {
    host::Match match;
    match.environment = session_.match().environment;
    // No player chooses the seed, so restricted mode allows it.
    const bool is_restricted = std::exchange(match.environment.restricted, false);
    table::Reply reply = begin_usual(match, maker, 0);
    if (!reply.new_game) {
        return reply;
    }
    const std::uint64_t seed = seed_of_night(date, *match.game);
    reply = begin_usual(match, maker, seed);
    match.environment.restricted = is_restricted;
    auto saver = std::make_unique<GameSaver>(folder_, save_policy_);
    host::SaveResult saved = saver->begin(match);
    if (!saved.is_refused) {
        // A Tonight game counts as soon as it starts.
        saved = saver->save_now(match);
    }
    if (saved.is_refused || saver->name().empty()) {
        return table::Reply::refused(std::move(saved.warnings));
    }
    const std::string name = saver->name();
    if (auto fault = add_night(*folder_, {date, std::string(maker.id), name, seed})) {
        saver.reset();
        static_cast<void>(save_store_.remove(name));
        return table::Reply::refused(*std::move(fault));
    }
    reply.text = "Tonight's game, " + date + ": the same for everybody, one try.\n";
    reply.warnings = std::move(saved.warnings);
    session_.resume(std::move(match), std::move(saver));
    return reply;
}

}  // namespace tenebrae::store
