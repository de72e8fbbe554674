// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "games/nyctophobia/words/json.hpp"
#include "test_forest.hpp"

#include <nlohmann/json.hpp>

namespace tenebrae::nyctophobia {
namespace {

using table::Json;

TEST_CASE("the state line of a Hunted contains nothing about the forest", "[rules][HU-I2]") {
    testing::TestForest forest;
    forest.trees("a1e").noise("c4").rocks("e5", 2).begin_turn(1);
    const Json fields = json_of_view(forest.rules, forest.view_of_hunted(1));
    for (const char* key : {"forest", "seed", "hash", "statistics", "map"}) {
        CHECK(!fields.contains(key));
    }
    CHECK(!fields["hunted"][0].contains("at"));
    const std::string text = fields.dump();
    for (const char* word : {"a1", "c4", "e5", "h8", "calm"}) {
        INFO(word);
        CHECK(text.find(word) == std::string::npos);
    }
}

TEST_CASE("the state line of a Hunted contains what it felt and may do", "[rules][HU-I3]") {
    testing::TestForest forest;
    forest.trees("a1e").character(1, Character::Klutz).begin_turn(1);
    const Json fields = json_of_view(forest.rules, forest.view_of_hunted(1));
    CHECK(fields["round"] == 1);
    CHECK(fields["turn"] == 1);
    CHECK(fields["ask"] == Json{{"kind", "turn"}, {"who", 1}});
    CHECK(fields["stage"] == "before");
    CHECK(fields["action_spent"] == false);
    const Json& own = fields["hunted"][0];
    CHECK(own["character"] == "klutz");
    CHECK(own["health"] == 2);
    CHECK(own["rocks"] == 1);
    CHECK(own["hidden"] == false);
    CHECK(own["felt"] == Json{{"n", "border"}, {"e", "tree"}, {"s", "open"}, {"w", "border"}});
    CHECK(fields["legal"][0] == "move s");
}

TEST_CASE("the state line of the Hunter contains the forest", "[rules][HU-I1]") {
    testing::TestForest forest;
    forest.trees("a1e c4s").noise("c4").rocks("e5", 2).hand(Card::Chop, Card::Calm);
    forest.begin_hunter();
    const int seat = forest.rules.people;
    const Json fields = json_of_view(forest.rules, forest.view(seat));
    const Json& ground = fields["forest"];
    CHECK(ground["trees"] == Json{"a1e", "c4s"});
    CHECK(ground["reserve"] == 38);
    CHECK(ground["car"] == Json{"g1", "h1"});
    CHECK(ground["hunter"] == "h8");
    CHECK(ground["noise"] == "c4");
    CHECK(ground["rocks"] == Json{{"e5", 2}});
    CHECK(ground["hand"] == Json{"chop", "calm"});
    CHECK(fields["hunted"][1]["at"] == "a3");
    CHECK(fields["ask"] == Json{{"kind", "card"}, {"who", "hunter"}});
    CHECK(fields["legal"] == Json{"card 1", "card 2"});
}

TEST_CASE("with closed talk a friend's turn shows less", "[rules][HU-I3]") {
    Rules rules = testing::plain_rules();
    rules.people = 3;
    testing::TestForest open(rules);
    open.begin_turn(1);
    CHECK(json_of_view(rules, open.view_of_hunted(2))["ask"]["kind"] == "turn");
    CHECK(json_of_view(rules, open.view_of_hunted(2)).contains("stage"));
    rules.open_talk = false;
    testing::TestForest closed(rules);
    closed.begin_turn(1);
    const Json fields = json_of_view(rules, closed.view_of_hunted(2));
    CHECK(fields["ask"] == Json{{"kind", nullptr}, {"who", 1}});
    CHECK(!fields.contains("stage"));
    CHECK(fields["legal"].empty());
}

TEST_CASE(
    "the seat of a retreating Hunted sees the steps left in any turn", "[rules][HU-I3][HU-X7]"
) {
    Rules rules = testing::plain_rules();
    rules.people = 3;
    rules.open_talk = GENERATE(true, false);
    testing::TestForest forest(rules);
    forest.hunted(1, "c4").hunter("c1").hand(Card::Calm).begin_hunter();
    forest.play("card 1, step s, step s, forgo");
    CHECK(forest.pending_decision() == "retreat 1");
    const Json own = json_of_view(rules, forest.view_of_hunted(1));
    CHECK(own["turn"] == "hunter");
    CHECK(own["retreat_steps"] == 2);
    CHECK(own["retreated"] == false);
    CHECK(own["in_combat"] == true);
    CHECK(!own.contains("stage"));
    const Json friends = json_of_view(rules, forest.view_of_hunted(2));
    CHECK(friends.contains("retreat_steps") == rules.open_talk);
}

TEST_CASE(
    "with closed talk a Hunted that is hit does not see the progress of the thrower's turn",
    "[rules][HU-I3]"
) {
    Rules rules = testing::plain_rules();
    rules.people = 3;
    rules.open_talk = false;
    testing::TestForest forest(rules);
    forest.hunted(2, "c1").begin_turn(1).play("throw e");
    CHECK(forest.pending_decision() == "retreat 2");
    const Json fields = json_of_view(rules, forest.view_of_hunted(2));
    CHECK(fields["retreat_steps"] == 2);
    CHECK(!fields.contains("action_spent"));
    CHECK(!fields.contains("stage"));
    CHECK(json_of_view(rules, forest.view_of_hunted(1))["action_spent"] == true);
}

TEST_CASE("while a card is played the hand contains only the other card", "[rules][HU-J6]") {
    testing::TestForest forest;
    forest.hand(Card::Calm, Card::Chop).begin_hunter().play("card 1");
    const Json fields = json_of_view(forest.rules, forest.view(forest.rules.people));
    CHECK(fields["forest"]["hand"] == Json{"chop"});
    CHECK(fields["forest"]["turn"]["card"] == "calm");
}

TEST_CASE("statistics and the forest are shown after the end", "[rules][HU-Z3][HU-I8]") {
    testing::TestForest forest;
    forest.hunter("c1").health(1, 1).begin_turn(1).play("move e");
    const Json fields = json_of_view(forest.rules, forest.view_of_hunted(1));
    CHECK(fields["winner"] == "hunter");
    CHECK(fields["statistics"]["cause"] == "death");
    CHECK(fields["statistics"]["combats"] == 1);
    CHECK(fields["statistics"]["hunted"][0]["health"] == 0);
    CHECK(fields["statistics"]["hunted"][0]["steps"] == 1);
    CHECK(fields["forest"]["hunter"] == "c1");
    CHECK(fields["ask"].is_null());
}

TEST_CASE("the result contains its round even after 300 rounds", "[rules][HU-Z1]") {
    const int round = GENERATE(1, 300);
    testing::TestForest forest;
    forest.state.open.round = static_cast<std::uint16_t>(round);
    forest.hunter("c1").health(1, 1).begin_turn(1).play("move e");
    const Json fields = json_of_event(forest.events.back());
    CHECK(fields == Json{{"winner", "hunter"}, {"ending", "death"}, {"round", round}});
}

TEST_CASE("events have named values", "[rules][HU-Z1]") {
    Event feel;
    feel.kind = EventKind::Feel;
    feel.who = 0;
    feel.near = {
        Felt::border(), Felt::tree(), Felt::space(true, 1, 2), Felt::space(false, kNoPiece, 0)};
    CHECK(
        json_of_event(feel)
        == Json{{"hunted", 1}, {"near", {{"n", {"border"}}, {"e", {"tree"}}, {"s", {"car", "hunted 2", "rocks 2"}}, {"w", {"free"}}}}}
    );
    Event flight;
    flight.kind = EventKind::Flight;
    flight.who = 0;
    flight.other = 2;
    flight.direction = Direction::West;
    flight.number = 3;
    flight.place = static_cast<std::uint8_t>(Hit::Friend);
    CHECK(
        json_of_event(flight)
        == Json{{"hunted", 1}, {"direction", "w"}, {"spaces", 3}, {"hit", "friend"}, {"friend", 3}}
    );
    Event reset;
    reset.kind = EventKind::Reset;
    CHECK(json_of_event(reset) == Json::object());
}

TEST_CASE("the state line contains the public options but not the map", "[rules][HU-I3]") {
    const Json fields = json_of_rules(testing::plain_rules());
    CHECK(fields["hunted"] == 3);
    CHECK(fields["hunter"] == "human");
    CHECK(fields["talk"] == "open");
    CHECK(fields["dawn"] == 60);
    for (const char* key : {"map", "car", "turned"}) {
        CHECK(!fields.contains(key));
    }
}

}  // namespace
}  // namespace tenebrae::nyctophobia
