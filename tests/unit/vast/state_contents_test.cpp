// SPDX-License-Identifier: MIT
// What the state of a game must hold (section H), seen in positions. What holds for a turn alone is
// tested with the acts that may be done once a turn.
#include "core/text.hpp"
#include "games/vast/positions/position.hpp"
#include "games/vast/words/position_lines.hpp"
#include "test_cave.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::vast {
namespace {

/// A line of a position, and the same line with one thing changed.
struct Change {
    std::string_view line;
    std::string_view changed;
};

/// A position of row 1 that says something about each thing that lasts longer than a turn.
constexpr std::string_view kRich = R"(round 6
turn knight
phase growing
counter revealed 5
counter crystals-revealed 2
counter collapsed 1
counter smashed-knight 1
counter smashed-goblins 1
dark n1 A7
lit e1 E4 ew
treasure e1 2
flamewall e1
bombed e1 n
rockslide e1 e
dark s1 E2
gem s1 claw
dark w1 T2
dark e2 A3
dark e1n1 A2
stack A9,C3,E6,A11
supply 6
knight o health=5 grit=3 free=1 move=1 str=1 bomb=1 cards=axe hidden=boots quests=cunning,swift discarded=1 aside=1 entrance=1 bombs=2 track=- ready
goblins rage=3 hand=bomber,trap open=ruby
tribe fangs hidden pop=2 monsters=giant
tribe bones s1 pop=1 monsters=-
tribe eye lurking:e3 pop=3 monsters=-
dragon n1 health=4 wake=3 greed=3 hunger=4 pride=2,1,1 eaten=2 treasures=1 hand=claw,wing shrieks=1 shriek
cave hand=A5,A12,E9 omens=bat,quartz hatred=0
thief o tokens=4,2,3 carried=1 gems=wing stashed=2 upgrades=gear loot=2 hexed=1 peeked=A7
deck treasures kit,sword
deck events rats,deep
deck quests daring,eagle
deck monsters frog,blob,golem,gnome,wisp,beetles,worm
discard monsters ogre,troll
deck secrets hex,fury,tunnels,cavein,leader,spots
discard secrets poison
deck powers flame,wing,wing,wing,wing,wing,claw,claw,claw,claw,flame,flame,flame,flame,flame
discard powers claw
)";

core::Result<State> read_lines(const std::vector<std::string>& lines) {
    table::LineBlock block;
    block.first_line = 1;
    block.lines = lines;
    return read_position(testing::row(1), {block}, 1);
}

std::vector<std::string> written(const State& state) {
    return core::split_lines(position_lines(testing::row(1), state));
}

bool has_line(const std::vector<std::string>& lines, std::string_view line) {
    return std::ranges::find(lines, line) != lines.end();
}

/// Requires that the state holds each line: a position with the changed line is another state, and
/// each of both writes its own line.
void check_held(const std::vector<Change>& changes) {
    const std::vector<std::string> lines = core::split_lines(kRich);
    const auto state = read_lines(lines);
    INFO((state ? "" : core::render(state.errors())));
    REQUIRE(state);
    for (const Change& change : changes) {
        INFO(change.line << "\n" << change.changed);
        std::vector<std::string> others = lines;
        const auto place = std::ranges::find(others, change.line);
        REQUIRE(place != others.end());
        *place = change.changed;
        const auto other = read_lines(others);
        INFO((other ? "" : core::render(other.errors())));
        REQUIRE(other);
        CHECK(has_line(written(*state), change.line));
        CHECK(has_line(written(*other), change.changed));
        CHECK(hash(*state) != hash(*other));
    }
}

/// Requires that the state holds each part of the line that begins so, as check_held() does.
void check_parts_held(std::string_view start, const std::vector<Change>& parts) {
    const std::vector<std::string> lines = core::split_lines(kRich);
    const auto found = std::ranges::find_if(lines, [start](const std::string& line) {
        return line.starts_with(start);
    });
    REQUIRE(found != lines.end());
    for (const Change& part : parts) {
        std::string changed = *found;
        const std::size_t place = changed.find(part.line);
        REQUIRE(place != std::string::npos);
        changed.replace(place, part.line.size(), part.changed);
        check_held({{*found, changed}});
    }
}

}  // namespace

TEST_CASE("a position that says something about everything is written as it was read", "[vast]") {
    const auto state = read_lines(core::split_lines(kRich));
    INFO((state ? "" : core::render(state.errors())));
    REQUIRE(state);
    CHECK(position_lines(testing::row(1), *state) == kRich);
}

TEST_CASE("VA-H1: the state holds the round, the current player and the phase", "[vast]") {
    check_held({{"round 6", "round 7"}, {"turn knight", "turn thief"}});
}

TEST_CASE("VA-H2: the state holds the map with its tokens and edges", "[vast]") {
    check_held({
        {"dark e2 A3", "dark e2 A8"},
        {"treasure e1 2", "treasure n1 2"},
        {"flamewall e1", "flamewall o"},
        {"rockslide e1 e", "rockslide o e"},
        {"gem s1 claw", "gem e2 claw"},
        {"stack A9,C3,E6,A11", "stack C3,A9,E6,A11"},
    });
}

TEST_CASE("VA-H3: the state holds the counters of the game", "[vast]") {
    check_held({
        {"counter revealed 5", "counter revealed 6"},
        {"counter crystals-revealed 2", "counter crystals-revealed 3"},
        {"counter collapsed 1", "counter collapsed 2"},
        {"counter smashed-knight 1", "counter smashed-knight 2"},
        {"counter smashed-goblins 1", "counter smashed-goblins 2"},
    });
}

TEST_CASE("VA-H4: the state holds what the Knight has", "[vast]") {
    check_parts_held(
        "knight",
        {
            {"knight o", "knight e1"},
            {"health=5", "health=4"},
            {"grit=3", "grit=4"},
            {"free=1 move=1", "free=0 move=2"},
            {"move=1 str=1", "move=2"},
            {"cards=axe hidden=boots", "cards=boots hidden=axe"},
            {"quests=cunning,swift", "quests=cunning,persistent"},
            {"free=1 move=1 str=1 bomb=1 cards=axe hidden=boots quests=cunning,swift discarded=1",
             "free=2 move=1 str=1 bomb=1 cards=axe hidden=boots quests=cunning,swift discarded=0"},
            {"aside=1 entrance=1", "aside=2 entrance=0"},
            {"bombs=2", "bombs=1"},
            {" ready", ""},
        }
    );
}

TEST_CASE("VA-H5: the state holds what the tribes have, and the decks of the Goblins", "[vast]") {
    check_parts_held(
        "goblins",
        {
            {"rage=3", "rage=2"},
            {"hand=bomber,trap open=ruby", "hand=ruby,bomber open=trap"},
        }
    );
    check_held({
        {"tribe fangs hidden pop=2 monsters=giant", "tribe fangs hidden pop=1 monsters=giant"},
        {"tribe bones s1 pop=1 monsters=-", "tribe bones hidden pop=1 monsters=-"},
        {"tribe eye lurking:e3 pop=3 monsters=-", "tribe eye hidden pop=3 monsters=-"},
        {"deck monsters frog,blob,golem,gnome,wisp,beetles,worm",
         "deck monsters blob,frog,golem,gnome,wisp,beetles,worm"},
        {"deck secrets hex,fury,tunnels,cavein,leader,spots",
         "deck secrets fury,hex,tunnels,cavein,leader,spots"},
    });
}

TEST_CASE("VA-H6: the state holds what the Dragon has", "[vast]") {
    check_parts_held(
        "dragon",
        {
            {"dragon n1", "dragon e1"},
            {"health=4", "health=3"},
            {"wake=3 greed=3", "wake=4 greed=2"},
            {"greed=3 hunger=4", "greed=4 hunger=3"},
            {"pride=2,1,1", "pride=3,1,0"},
            {"eaten=2", "eaten=1"},
            {"shrieks=1", "shrieks=2"},
            {"shrieks=1 shriek", "shrieks=1"},
        }
    );
    check_held(
        {{"deck powers "
          "flame,wing,wing,wing,wing,wing,claw,claw,claw,claw,flame,flame,flame,flame,flame",
          "deck powers "
          "wing,flame,wing,wing,wing,wing,claw,claw,claw,claw,flame,flame,flame,flame,flame"}}
    );
}

TEST_CASE("VA-H7: the state holds the hand and the tokens of the Cave", "[vast]") {
    check_parts_held(
        "cave", {{"hand=A5,A12,E9", "hand=A5,A12,E10"}, {"omens=bat,quartz", "omens=bat,mushroom"}}
    );
}

TEST_CASE("VA-H8: the state holds what the Thief has", "[vast]") {
    check_parts_held(
        "thief",
        {
            {"thief o", "thief e1"},
            {"tokens=4,2,3", "tokens=2,4,3"},
            {"gems=wing", "gems=flame"},
            {"stashed=2 upgrades=gear", "stashed=2 upgrades=evasion"},
            {"loot=2", "loot=1"},
            {"hexed=1", "hexed=0"},
            {"peeked=A7", "peeked=A3"},
        }
    );
}

}  // namespace tenebrae::vast
