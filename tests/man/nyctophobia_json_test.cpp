// SPDX-License-Identifier: MIT
// What the page of Nyctophobia says of JSON Lines, against what random games write.
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

const Strings& page() {
    static const Strings lines = man::lines_of("man/tenebrae-nyctophobia.7");
    return lines;
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

/// The fields of the types of lines.
Fields documented_types() {
    Fields found;
    std::string type;
    for (const man::Item& item : man::items(man::section(page(), "Types of lines"))) {
        const Strings names = man::arguments(item.head, "Cm");
        if (item.depth == 1) {
            type = names.front();
        } else {
            found[type].insert(names.begin(), names.end());
        }
    }
    return found;
}

/// The further fields of each event.
Fields documented_events() {
    Fields found;
    for (const man::Item& item : man::items(man::section(page(), "Events"))) {
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

/// Everything the seats of a random game are shown.
void watch(table::Session& session, core::Random& random, Written& written) {
    const table::Match& match = session.match();
    const int seats = static_cast<int>(match.game->seats().size());
    for (int played = 0; !match.is_over() && played < 400; ++played) {
        const std::vector<table::Move> moves = match.legal();
        REQUIRE_FALSE(moves.empty());
        REQUIRE(session.play(moves[random.below(moves.size())]).played);
        const std::size_t step = match.history.steps().size() - 1;
        for (int seat = 0; seat < seats; ++seat) {
            written.state.merge(names_of(match.game->json(match.referee->view(match.state, seat))));
            const table::Hearing& hearing = match.history.hearing(seat);
            for (const table::Told& told : hearing.events_of(step)) {
                const std::string code(hearing.text(*match.game, told).code);
                written.events[code].merge(names_of(match.game->json(told.event)));
            }
        }
    }
}

Written watch_random_games() {
    Written written;
    core::Random random(1);
    constexpr std::array<std::string_view, 2> kDecks{"axe", "mage"};
    for (std::size_t game = 0; game < 60; ++game) {
        table::Session session = man::make_session();
        const std::string deck(kDecks[game % kDecks.size()]);
        const std::string line = "new nyctophobia hunter human hush loose deck " + deck + " seed "
                                 + std::to_string(game);
        REQUIRE(session.execute(line, "test", 1).new_game);
        watch(session, random, written);
    }
    return written;
}

}  // namespace

TEST_CASE("the page has every field of the game line of Nyctophobia, and no other", "[man]") {
    table::Session session = man::make_session();
    REQUIRE(session.execute("new nyctophobia seed 1", "test", 1).new_game);
    CHECK(documented_types().at("game") == names_of(session.match().game->facts()));
}

TEST_CASE("random games of Nyctophobia write what the page says, and all of it", "[man]") {
    const Written written = watch_random_games();
    CHECK(written.state == documented_types().at("state"));
    const Fields known = documented_events();
    CHECK(written.events.size() > 40);
    for (const auto& [code, fields] : written.events) {
        INFO(code);
        REQUIRE(known.contains(code));
        CHECK(without(fields, {"hunted", "direction"}) == known.at(code));
    }
}
