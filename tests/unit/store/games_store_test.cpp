// SPDX-License-Identifier: MIT
// Saves games of every kind completely and from any moment.
#include "catch.hpp"
#include "core/file.hpp"
#include "core/random.hpp"
#include "core/text.hpp"
#include "makers.hpp"
#include "store_fixtures.hpp"
#include "thorough.hpp"

#include <algorithm>

using namespace tenebrae;
using namespace tenebrae::store;
using namespace tenebrae::store::test;
using tenebrae::test::kGames;

namespace {

table::Header header_of(std::string_view game, std::uint64_t seed) {
    table::Header header = new_header(game);
    header.seed = seed;
    return header;
}

/// Plays random moves until the game is over or `most` moves were played.
void play_on(host::Session& session, core::Random& random, std::size_t most) {
    while (!session.match().is_over() && session.match().history.steps().size() < most) {
        const std::vector<table::Move> moves = session.match().legal();
        session.play(moves[static_cast<std::size_t>(random.below(moves.size()))]);
    }
}

/// Returns a record of 500 commands: moves, undone and played again where one player may do that,
/// and notes.
std::string long_record(std::string_view game) {
    host::Session session(environment());
    REQUIRE(session.begin(header_of(game, 3)).new_game);
    core::Random random(5);
    play_on(session, random, 20);
    while (session.match().record.lines.size() < 550) {
        play_on(session, random, session.match().history.steps().size() + 1);
        session.execute("undo --past-reveals", "test", 1);
        session.execute("redo", "test", 1);
        REQUIRE(session.execute("note again", "test", 1).errors.empty());
    }
    return record_of(session.match());
}

}  // namespace

TEST_CASE("a snapshot restores any moment of a game", "[save]") {
    const auto game = GENERATE(from_range(kGames));
    for (const std::uint64_t seed : {1U, 2U, 3U, 4U}) {
        host::Session session(environment());
        REQUIRE(session.begin(header_of(game, seed)).new_game);
        core::Random random(seed);
        while (!session.match().is_over() && session.match().history.steps().size() < 150) {
            play_on(session, random, session.match().history.steps().size() + 1);
            const host::Match& match = session.match();
            const std::string snapshot = record_from_here(moment_of(match));
            // Games without complete positions have no snapshots. Only their commands are saved.
            REQUIRE(snapshot.empty() != match.referee->has_whole_positions());
            if (!snapshot.empty()) {
                const auto again =
                    host::load_lines(environment(), "snapshot", core::split_lines(snapshot));
                INFO(match.referee->position(match.state).value_or(""));
                REQUIRE(again);
                REQUIRE(again->referee->hash(again->state) == match.referee->hash(match.state));
            }
        }
    }
}

TEST_CASE("every prefix of a shipped game loads or is refused with a reason", "[save]") {
    for (const char* file :
         {"saves/nightcage-won.tene",
          "saves/nyctophobia-won.tene",
          "saves/cagedin-knockout.tene"}) {
        INFO(file);
        const auto text = core::read_text(file);
        REQUIRE(text);
        const auto whole = restore(environment(), {}, "whole", *text, std::nullopt);
        REQUIRE(whole);
        const auto step = static_cast<std::size_t>(tenebrae::test::thorough(67, 331));
        for (std::size_t length = 0; length < text->size(); length += step) {
            const auto part =
                restore(environment(), {}, "part", text->substr(0, length), std::nullopt);
            if (part) {
                CHECK(whole->match.record.lines.size() >= part->match.record.lines.size());
                CHECK(text->starts_with(part->log));
            } else {
                CHECK(!part.errors().front().message.empty());
            }
        }
    }
}

TEST_CASE("a game of 500 commands loads completely", "[save]") {
    const auto game = GENERATE(from_range(kGames));
    const TemporaryFolder home;
    Place place(home.path(""));
    const std::string file = home.file("long.tene", long_record(game));
    host::Session session(environment());
    place.save_store->save_games_of(session);
    REQUIRE(session.load(file).warnings.empty());
    session.set_saver(nullptr);
    host::Session again(environment());
    const Reply reply = place.save_store->open(again, std::string(game) + "-1");
    REQUIRE(reply.kind == Reply::Kind::Accepted);
    CHECK(reply.warnings.empty());
    const host::Match& kept = session.match();
    const host::Match& loaded = again.match();
    CHECK(loaded.record.lines.size() >= 500);
    CHECK(loaded.record.lines.size() == kept.record.lines.size());
    CHECK(loaded.referee->hash(loaded.state) == kept.referee->hash(kept.state));
}
