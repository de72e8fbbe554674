// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "core/random.hpp"
#include "core/text.hpp"
#include "games/nightcage/bot/bots.hpp"
#include "games/nightcage/words/event_text.hpp"
#include "games/nightcage/words/notation.hpp"
#include "host/match.hpp"
#include "man/page.hpp"

#include <nlohmann/json.hpp>

#include <array>
#include <map>
#include <set>

using namespace tenebrae;
using man::Strings;
using table::Json;

namespace {

const char* const kPage = "man/tenebrae-commands.5";

using Fields = std::map<std::string, std::set<std::string>>;

Strings documented(const char* title) {
    return man::section(man::lines_of(kPage), title);
}

/// Returns the fields of each type of line in the manual.
Fields documented_types() {
    Fields found;
    std::string type;
    for (const man::Item& item : man::items(documented("Types of lines"))) {
        const Strings names = man::arguments(item.head, "Cm");
        if (item.depth == 1) {
            type = names.front();
            found[type];
        } else {
            found[type].insert(names.begin(), names.end());
        }
    }
    return found;
}

/// Returns the further fields of each event code in the manual.
Fields documented_events() {
    Fields found;
    for (const man::Item& item : man::items(documented("Events"))) {
        std::set<std::string>& fields = found[man::arguments(item.head, "Cm").front()];
        if (!item.body.empty() && item.body.front().starts_with(".Cm ")) {
            const Strings names = man::arguments(item.body.front().substr(1), "Cm");
            fields.insert(names.begin(), names.end());
        }
    }
    return found;
}

std::set<std::string> names_of(const Json& object) {
    std::set<std::string> names;
    for (const auto& [name, value] : object.items()) {
        names.insert(name);
    }
    return names;
}

/// Returns the words of a line that is ".Ql" and quoted text.
Strings quoted_words(std::string_view line) {
    Strings found;
    if (line.starts_with(".Ql ")) {
        for (const core::Word& word : core::split_words(line.substr(4))) {
            if (word.text != "," && word.text != ".") {
                found.emplace_back(word.text);
            }
        }
    }
    return found;
}

/// Returns the words that the manual quotes as values of a field of the state line.
std::set<std::string> values_of(const std::string& field) {
    std::set<std::string> values;
    for (const man::Item& item : man::items(documented("Types of lines"))) {
        if (item.head != "Cm " + field + " Ar str") {
            continue;
        }
        for (const std::string& line : item.body) {
            for (const std::string& value : quoted_words(line)) {
                values.insert(value);
            }
        }
    }
    return values;
}

/// Returns every type of line once, from a short session.
Fields written_types() {
    host::Environment environment = man::make_session().match().environment;
    // The last bot gives the hints.
    table::Bot small = bots::nightcage_bots().back();
    small.advise = [](const table::Game& game, const table::SeatView& view, table::BotMeans means) {
        means.playouts = 30;
        return bots::nightcage_bots().back().advise(game, view, means);
    };
    const std::array hinters{small};
    environment.bots = hinters;
    host::Session session(environment);
    const auto face = table::json_interface("0", host::omniscient_additions(session.match()));
    table::Output output;
    face->hello(output);
    for (const char* line :
         {"new nightcage seed 1",
          "bogus",
          "left",
          "hint",
          "odds",
          "show --json",
          "help --json",
          "start c3 ne"}) {
        const table::Reply reply = session.execute(line, "test", 1);
        face->show(session.observation(), reply, output);
    }
    host::Environment with_bots = session.match().environment;
    with_bots.bots = bots::nightcage_bots();
    host::Session played(with_bots);
    REQUIRE(played.execute("new nightcage seed 1 bot 1 easy", "test", 1).new_game);
    const table::Reply by_bot = played.advance();
    table::json_interface("0")->show(played.observation(), by_bot, output);
    host::Session over(environment);
    over.execute("new nightcage seed 1", "test", 1);
    over.execute("resign", "test", 2);
    const table::Reply story = over.execute("story --json", "test", 3);
    REQUIRE(story.kind == table::Reply::Kind::Answered);
    table::json_interface("0")->show(over.observation(), story, output);
    table::Reply unkept;
    unkept.warnings.emplace_back();
    face->show(session.observation(), unkept, output);
    face->finish(session.observation(), output);
    Fields found;
    for (const std::string& line : core::split_lines(output.out)) {
        const Json object = Json::parse(line);
        std::set<std::string> names = names_of(object);
        names.erase("type");
        found[object["type"].get<std::string>()].merge(names);
    }
    return found;
}

/// The output of random games: the fields of their events, and the points where a turn stops for a
/// decision.
struct Seen {
    Fields events;
    std::set<std::string> parts;
    std::set<std::string> steps;
};

void watch(host::Session& session, core::Random& random, Seen& observation) {
    while (!session.match().is_over()) {
        const std::vector<table::Move> moves = session.match().legal();
        REQUIRE_FALSE(moves.empty());
        REQUIRE(session.play(moves[random.below(moves.size())]).played);
        const host::Match& match = session.match();
        const std::size_t step = match.history.steps().size() - 1;
        const table::SeatLog& hearing = match.history.seat_log(table::kSpectator);
        for (const table::SeatEvent& seat_event : hearing.events_of(step)) {
            const Json fields = match.game->json(seat_event.event);
            const std::string code(hearing.text(*match.game, seat_event).code);
            observation.events[code].merge(names_of(fields));
        }
        const Json state = match.game->json(session.viewer().view(match));
        observation.parts.insert(state["part"].get<std::string>());
        observation.steps.insert(state["step"].get<std::string>());
    }
}

Seen watch_random_games() {
    Seen observation;
    core::Random random(1);
    constexpr std::array<std::string_view, 3> kSets{"first", "second", "hardest"};
    for (std::size_t game = 0; game < 90; ++game) {
        host::Session session = man::make_session();
        const std::string set(kSets[game % kSets.size()]);
        const std::string line = "new nightcage set " + set + " seed " + std::to_string(game);
        REQUIRE(session.execute(line, "test", 1).new_game);
        watch(session, random, observation);
    }
    return observation;
}

template <typename Name>
std::set<std::string> all_names(Name last) {
    std::set<std::string> names;
    for (int value = 0; value <= static_cast<int>(last); ++value) {
        names.emplace(nightcage::name(static_cast<Name>(value)));
    }
    return names;
}

}  // namespace

TEST_CASE("the manual lists exactly the types of lines and their fields", "[man]") {
    CHECK(documented_types() == written_types());
}

TEST_CASE("the manual lists exactly the codes of events", "[man]") {
    Strings codes;
    for (std::size_t kind = 0; kind < nightcage::kEventKinds; ++kind) {
        codes.emplace_back(nightcage::code(static_cast<nightcage::EventKind>(kind)));
    }
    CHECK(man::heads(documented("Events"), "Cm") == codes);
}

TEST_CASE("events and parts and steps of random games are as documented", "[man]") {
    const Fields known = documented_events();
    const Seen observation = watch_random_games();
    CHECK(observation.events.size() > 30);
    for (const auto& [code, fields] : observation.events) {
        INFO(code);
        REQUIRE(known.contains(code));
        CHECK(fields == known.at(code));
    }
    const std::set<std::string> parts = values_of("part");
    const std::set<std::string> steps = values_of("step");
    for (const std::string& part : observation.parts) {
        INFO(part);
        CHECK(parts.contains(part));
    }
    for (const std::string& step : observation.steps) {
        INFO(step);
        CHECK(steps.contains(step));
    }
}

TEST_CASE("the manual lists exactly the decisions and parts and endings", "[man]") {
    CHECK(values_of("decision") == all_names(nightcage::Decision::Over));
    CHECK(values_of("part") == all_names(nightcage::Part::End));
    CHECK(values_of("ending") == all_names(nightcage::Ending::Waited));
    for (const std::string& step : values_of("step")) {
        CHECK(nightcage::from_name<nightcage::Step>(step).has_value());
    }
}
