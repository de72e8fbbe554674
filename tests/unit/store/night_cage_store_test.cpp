// SPDX-License-Identifier: MIT
// Keeping games of The Night Cage: whole, and from any moment.
#include "catch.hpp"
#include "core/file.hpp"
#include "core/random.hpp"
#include "core/text.hpp"
#include "games/nightcage/nightcage_referee.hpp"
#include "host/script.hpp"
#include "shelves.hpp"

using namespace tenebrae;
using namespace tenebrae::store;
using namespace tenebrae::store::test;

namespace {

table::Environment night_cage() {
    static const std::array makers{nightcage::nightcage_maker()};
    table::Environment environment;
    environment.data_folder = "data";
    environment.makers = makers;
    return environment;
}

table::Header night_cage_header(const std::string& set, std::uint64_t seed) {
    table::Header header;
    header.kind = table::FileKind::Commands;
    header.game = "nightcage";
    header.settings.push_back({"set", set, {}});
    header.seed = seed;
    return header;
}

/// Plays random moves until the game is over or so many have been played.
void play_on(table::Session& session, core::Random& random, std::size_t most) {
    while (!session.match().is_over() && session.match().history.steps().size() < most) {
        const std::vector<table::Move> moves = session.match().legal();
        session.play(moves[static_cast<std::size_t>(random.below(moves.size()))]);
    }
}

/// A record of 500 commands, most of them moves that are taken back and played again.
std::string long_record() {
    table::Session session(night_cage());
    REQUIRE(session.begin(night_cage_header("second", 3)).new_game);
    core::Random random(5);
    play_on(session, random, 60);
    while (session.match().record.lines.size() < 550) {
        play_on(session, random, session.match().history.steps().size() + 1);
        session.execute("undo --past-reveals", "test", 1);
        session.execute("redo", "test", 1);
    }
    const table::Match& match = session.match();
    return write_record(*match.game, match.record, match.referee->hash(match.state));
}

}  // namespace

TEST_CASE("a snapshot of any moment of a game is that moment", "[save]") {
    for (const char* set : {"first", "second"}) {
        for (const std::uint64_t seed : {1U, 2U, 3U, 4U}) {
            table::Session session(night_cage());
            REQUIRE(session.begin(night_cage_header(set, seed)).new_game);
            core::Random random(seed);
            while (!session.match().is_over()) {
                play_on(session, random, session.match().history.steps().size() + 1);
                const table::Match& match = session.match();
                const auto again = table::load_lines(
                    night_cage(), "snapshot", core::split_lines(record_from_here(moment_of(match)))
                );
                INFO(match.referee->position(match.state).value_or(""));
                REQUIRE(again);
                REQUIRE(again->referee->hash(again->state) == match.referee->hash(match.state));
            }
        }
    }
}

TEST_CASE("every prefix of a shipped game loads or is refused with a reason", "[save]") {
    const auto text = core::read_text("saves/nightcage-won.tene");
    REQUIRE(text);
    const auto whole = restore(night_cage(), "won", *text, std::nullopt);
    REQUIRE(whole);
    for (std::size_t length = 0; length < text->size(); length += 41) {
        const auto part = restore(night_cage(), "won", text->substr(0, length), std::nullopt);
        if (part) {
            CHECK(whole->match.record.lines.size() >= part->match.record.lines.size());
            CHECK(text->starts_with(part->log));
        } else {
            CHECK(!part.faults().front().message.empty());
        }
    }
}

TEST_CASE("a game of 500 commands loads whole", "[save]") {
    const TemporaryFolder home;
    Place place(home.path(""));
    const std::string file = home.file("long.tene", long_record());
    table::Session session(night_cage());
    place.shelf->keep_games_of(session);
    REQUIRE(session.load(file).warnings.empty());
    session.set_keeper(nullptr);
    table::Session again(night_cage());
    const Reply reply = place.shelf->open(again, "nightcage-1");
    REQUIRE(reply.kind == Reply::Kind::Accepted);
    CHECK(reply.warnings.empty());
    const table::Match& kept = session.match();
    const table::Match& loaded = again.match();
    CHECK(loaded.record.lines.size() >= 500);
    CHECK(loaded.record.lines.size() == kept.record.lines.size());
    CHECK(loaded.referee->hash(loaded.state) == kept.referee->hash(kept.state));
}
