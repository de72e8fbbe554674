// SPDX-License-Identifier: MIT
// Compares the documentation of JSON Lines on a game's page with the output of random games.
#include "catch.hpp"
#include "core/random.hpp"
#include "man/page.hpp"

#include <nlohmann/json.hpp>

#include <array>
#include <map>
#include <set>

using namespace tenebrae;
using man::Strings;

namespace {

using Names = std::set<std::string>;
using Fields = std::map<std::string, Names>;

struct Book {
    const char* page;
    /// Commands that start games in which random play shows everything.
    std::array<std::string, 2> begins;
    Names of_every_event;  ///< documented once for all events
    int games;
    std::size_t kinds;  ///< the least number of kinds of events that must occur

    [[nodiscard]] Strings section(const char* title) const {
        return man::section(man::lines_of(page), title);
    }
};

const std::array<Book, 3>& books() {
    static const std::array<Book, 3> all{
        {{"man/tenebrae-nyctophobia.7",
          {"new nyctophobia hunter human hush loose deck axe",
           "new nyctophobia hunter human hush loose deck mage"},
          {"hunted", "direction"},
          60,
          41},
         {"man/tenebrae-cagedin.7", {"new cagedin", "new cagedin types none"}, {"fighter"}, 40, 32},
         {"man/tenebrae-vast.7",
          {"new vast row 1 terrain on round-limit 4", "new vast row 5 infestation c round-limit 4"},
          {},
          40,
          34}}};
    return all;
}

Names names_of(const table::Json& object) {
    Names names;
    for (const auto& [name, value] : object.items()) {
        names.insert(name);
    }
    return names;
}

Names without(Names names, const Names& others) {
    for (const std::string& name : others) {
        names.erase(name);
    }
    return names;
}

/// Returns the fields of the types of lines.
Fields documented_types(const Book& book) {
    Fields found;
    std::string type;
    for (const man::Item& item : man::items(book.section("Types of lines"))) {
        const Strings names = man::arguments(item.head, "Cm");
        if (item.depth == 1) {
            type = names.front();
        } else {
            found[type].insert(names.begin(), names.end());
        }
    }
    return found;
}

/// Returns the further fields of each event.
Fields documented_events(const Book& book) {
    Fields found;
    for (const man::Item& item : man::items(book.section("Events"))) {
        Names& fields = found[man::arguments(item.head, "Cm").front()];
        if (!item.body.empty() && item.body.front().starts_with(".Cm ")) {
            const Strings names = man::arguments(item.body.front().substr(1), "Cm");
            fields.insert(names.begin(), names.end());
        }
    }
    return found;
}

struct Written {
    Names state;
    Fields events;
};

/// Adds the output of the last command for each seat, and with `has_state` the state.
void add_step_output(const host::Match& match, std::size_t step, bool has_state, Written& written) {
    const int seats = static_cast<int>(match.game->seats().size());
    for (int seat = 0; seat < seats; ++seat) {
        if (has_state) {
            written.state.merge(names_of(match.game->json(match.referee->view(match.state, seat))));
        }
        const table::SeatLog& hearing = match.history.seat_log(seat);
        for (const table::SeatEvent& seat_event : hearing.events_of(step)) {
            const std::string code(hearing.text(*match.game, seat_event).code);
            written.events[code].merge(names_of(match.game->json(seat_event.event)));
        }
    }
}

/// Adds everything that the seats of a random game are shown.
void watch(host::Session& session, core::Random& random, Written& written) {
    const host::Match& match = session.match();
    for (int played = 0; !match.is_over() && played < 400; ++played) {
        const std::vector<table::Move> moves = match.legal();
        REQUIRE_FALSE(moves.empty());
        REQUIRE(session.play(moves[random.below(moves.size())]).played);
        add_step_output(match, match.history.steps().size() - 1, played % 8 == 0, written);
    }
}

Written watch_random_games(const Book& book) {
    Written written;
    core::Random random(1);
    for (int game = 0; game < book.games; ++game) {
        host::Session session = man::make_session();
        const std::string& begin = book.begins[static_cast<std::size_t>(game) % 2];
        const std::string line = begin + " seed " + std::to_string(game);
        REQUIRE(session.execute(line, "test", 1).new_game);
        watch(session, random, written);
    }
    return written;
}

}  // namespace

TEST_CASE("the page of a game lists exactly the fields of its game line", "[man]") {
    for (const Book& book : books()) {
        host::Session session = man::make_session();
        INFO(book.page);
        REQUIRE(session.execute(book.begins[0] + " seed 1", "test", 1).new_game);
        CHECK(documented_types(book).at("game") == names_of(session.match().game->facts()));
    }
}

TEST_CASE("random games write exactly what the page of the game documents", "[man]") {
    for (const Book& book : books()) {
        INFO(book.page);
        const Written written = watch_random_games(book);
        CHECK(written.state == documented_types(book).at("state"));
        const Fields known = documented_events(book);
        CHECK(written.events.size() >= book.kinds);
        for (const auto& [code, fields] : written.events) {
            INFO(code);
            REQUIRE(known.contains(code));
            CHECK(without(fields, book.of_every_event) == known.at(code));
        }
    }
}
