// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "games/nightcage/sets/published_set.hpp"
#include "games/nightcage/sets/variant.hpp"
#include "temporary_folder.hpp"

#include <string>
#include <string_view>
#include <utility>

namespace tenebrae::nightcage {
namespace {

using Settings = std::vector<table::Setting>;
using Pairs = std::vector<std::pair<std::string, std::string>>;

Settings settings_of(const Pairs& pairs) {
    Settings settings;
    for (const auto& [key, value] : pairs) {
        settings.push_back({key, value, {}});
    }
    return settings;
}

core::Result<Variant> make(const Pairs& pairs) {
    return make_variant("data", settings_of(pairs));
}

/// Returns the settings that a record's header stands for.
Settings settings_of_header(const Variant& set, const std::string& players) {
    Settings settings{{"players", players, {}}};
    for (const std::string& line : set.header) {
        const bool option = line.starts_with("option ");
        const std::string rest = option ? line.substr(7) : line;
        const std::size_t blank = rest.find(' ');
        settings.push_back({rest.substr(0, blank), rest.substr(blank + 1), {}});
    }
    return settings;
}

std::string codes_of(const core::Diagnostics& errors) {
    std::string codes;
    for (const core::Diagnostic& error : errors) {
        codes += (codes.empty() ? "" : " ") + error.code;
    }
    return codes;
}

template <typename T>
std::string codes_of(const core::Result<T>& result) {
    return result ? "none" : codes_of(result.errors());
}

int count(const Rules& rules, TileKind kind) {
    return rules.facts(kind).count;
}

/// A file with a player's set. It is removed at the end of the test.
class TemporaryFile {
public:
    explicit TemporaryFile(std::string_view text) : path_(folder_.file("own.toml", text)) {}

    [[nodiscard]] const std::string& path() const { return path_; }

private:
    TemporaryFolder folder_;
    std::string path_;
};

}  // namespace

TEST_CASE("the first printing is column 1 of table 1 (NC-T1, NC-T2, NC-T3, NC-T5)", "[rules]") {
    const auto set = make({{"set", "first"}});
    REQUIRE(codes_of(set) == "none");
    const Rules& rules = set->rules;
    CHECK(rules.board.side == 6);
    CHECK(rules.prisoners == 4);
    CHECK(rules.players == 1);
    CHECK(rules.random_opening == 8);
    CHECK(count(rules, TileKind::Start) == 4);
    CHECK(count(rules, TileKind::Straight) == 10);
    CHECK(count(rules, TileKind::Tee) == 30);
    CHECK(count(rules, TileKind::CrumblingTee) == 0);
    CHECK(count(rules, TileKind::FourWay) == 12);
    CHECK(count(rules, TileKind::Key) == 6);
    CHECK(count(rules, TileKind::Gate) == 4);
    CHECK(count(rules, TileKind::WaxEater) == 12);
    CHECK(rules.switches.monster_becomes_pit);
    CHECK(rules.switches.drop_after_charge);
    CHECK_FALSE(rules.switches.removal_before_light);
    CHECK_FALSE(rules.switches.flickers_a_turn_later);
    CHECK(rules.facts(TileKind::Start).crumbles);
    CHECK(rules.facts(TileKind::Straight).crumbles);
    CHECK(rules.facts(TileKind::Key).crumbles);
    CHECK_FALSE(rules.facts(TileKind::Tee).crumbles);
    CHECK(rules.orientations[index(TileKind::Start)].size() == 4);
    CHECK(rules.orientations[index(TileKind::Straight)].size() == 2);
    CHECK(rules.orientations[index(TileKind::Tee)].size() == 4);
    CHECK(rules.orientations[index(TileKind::WaxEater)].size() == 1);
    CHECK(rules.facts(TileKind::Pit).exits == kAllExits);
    CHECK(set->header == std::vector<std::string>{"set first", "option prisoners 4"});
    CHECK(set->warnings.empty());
}

TEST_CASE("the advanced game is the last two columns of table 1 (NC-K1)", "[rules]") {
    const std::string prisoners = GENERATE("4", "5");
    const bool four = prisoners == "4";
    const auto set = make({{"set", "advanced"}, {"prisoners", prisoners}});
    REQUIRE(codes_of(set) == "none");
    const Rules& rules = set->rules;
    CHECK(count(rules, TileKind::Straight) == 10);
    CHECK(count(rules, TileKind::Tee) == 30);
    CHECK(count(rules, TileKind::CrumblingTee) == 0);
    CHECK(count(rules, TileKind::FourWay) == 12);
    CHECK(count(rules, TileKind::Gate) == 4);
    CHECK(count(rules, TileKind::Key) == 0);
    CHECK(count(rules, TileKind::WaxEater) == (four ? 4 : 2));
    CHECK(count(rules, TileKind::Keeper) == (four ? 6 : 7));
    CHECK(count(rules, TileKind::PitFiend) == 2);
    CHECK(count(rules, TileKind::Pathless) == 0);
    CHECK(count(rules, TileKind::Omen) == 0);
    CHECK(rules.switches.removal_before_light);
    CHECK(rules.facts(TileKind::Tee).opening == (four ? 4 : 5));
    CHECK(rules.orientations[index(TileKind::Omen)].size() == 4);
    CHECK(set->warnings.empty());
}

TEST_CASE("each boss has a set and the hardest set has everything (NC-V1)", "[rules]") {
    const std::string prisoners = GENERATE("4", "5");
    const auto of = [&prisoners](const std::string& name) {
        const auto set = make({{"set", name}, {"prisoners", prisoners}});
        REQUIRE(codes_of(set) == "none");
        CHECK(set->warnings.empty());
        return set->rules;
    };
    CHECK(count(of("pathless"), TileKind::Pathless) == 2);
    CHECK(count(of("pathless"), TileKind::Key) == (prisoners == "4" ? 6 : 7));
    CHECK(count(of("dirge"), TileKind::Omen) == 2);
    const Rules hardest = of("hardest");
    CHECK(count(hardest, TileKind::Keeper) == (prisoners == "4" ? 6 : 7));
    CHECK(count(hardest, TileKind::PitFiend) == 3);
    CHECK(count(hardest, TileKind::Pathless) == 3);
    CHECK(count(hardest, TileKind::Omen) == 2);
    CHECK(count(hardest, TileKind::CrumblingTee) == 2);
    CHECK(hardest.facts(TileKind::CrumblingTee).crumbles);
}

TEST_CASE("the advanced game and the bosses are options too (NC-V1)", "[rules]") {
    const auto set = make(
        {{"advanced", "true"},
         {"set", "second"},
         {"dirge", "on"},
         {"pathless", "3"},
         {"pit-fiends", "3"}}
    );
    REQUIRE(codes_of(set) == "none");
    CHECK(
        set->header
        == std::vector<
            std::
                string>{"set advanced", "option prisoners 4", "option pit-fiends 3", "option pathless 3", "option omens 2"}
    );
    CHECK(codes_of(make({{"set", "advanced"}, {"advanced", "off"}})) == "none");
    CHECK(codes_of(make({{"set", "first"}, {"advanced", "true"}})) == "bad-value");
    CHECK(make({{"advanced", "true"}})->header.front() == "set advanced");
    CHECK(make({{"advanced", "false"}})->header.front() == "set first");
    CHECK(codes_of(make({{"set", "second"}, {"dirge", "maybe"}})) == "bad-value");
    const auto without = make({{"set", "dirge"}, {"dirge", "false"}});
    REQUIRE(codes_of(without) == "none");
    CHECK(count(without->rules, TileKind::Omen) == 0);
    CHECK(
        without->header
        == std::vector<std::string>{"set dirge", "option prisoners 4", "option omens 0"}
    );
    const auto turned = make({{"set", "dirge"}, {"dirge-shape", "xxx/xxx/xxx"}});
    REQUIRE(codes_of(turned) == "none");
    CHECK(turned->header.back() == "option dirge-shape xxx/xxx/xxx");
    CHECK(turned->rules.dirge[0] == turned->rules.dirge[1]);
}

TEST_CASE("more tiles than the box contains are allowed with a warning (NC-V2)", "[rules]") {
    const auto set = make({{"set", "hardest"}, {"keepers", "8"}, {"pathless", "4"}});
    REQUIRE(codes_of(set) == "none");
    CHECK(codes_of(set->warnings) == "beyond-the-box beyond-the-box");
}

TEST_CASE("five players have five prisoners of the second printing (NC-G2)", "[rules]") {
    const auto set = make({{"set", "second"}, {"players", "5"}});
    REQUIRE(codes_of(set) == "none");
    CHECK(set->rules.prisoners == 5);
    CHECK(set->rules.board.side == 7);
    CHECK(set->rules.random_opening == 0);
    CHECK(count(set->rules, TileKind::Key) == 7);
    CHECK(count(set->rules, TileKind::WaxEater) == 10);
    CHECK(set->rules.facts(TileKind::Tee).opening == 5);
    CHECK(set->rules.facts(TileKind::FourWay).opening == 3);
    CHECK(set->rules.facts(TileKind::Straight).opening == 2);
    CHECK(set->rules.switches.removal_before_light);
    CHECK(set->rules.switches.flickers_a_turn_later);
}

TEST_CASE("seats that the rules do not allow are refused (NC-G2, NC-G3)", "[rules]") {
    CHECK(codes_of(make({{"players", "5"}})) == "impossible-seats");
    CHECK(codes_of(make({{"prisoners", "5"}})) == "impossible-seats");
    CHECK(
        codes_of(make({{"set", "second"}, {"players", "5"}, {"prisoners", "4"}}))
        == "impossible-seats"
    );
    CHECK(
        codes_of(make({{"set", "second"}, {"players", "3"}, {"prisoners", "5"}}))
        == "impossible-seats"
    );
    CHECK(codes_of(make({{"set", "second"}, {"prisoners", "5"}})) == "none");
    CHECK(codes_of(make({{"players", "6"}})) == "bad-value");
    CHECK(codes_of(make({{"players", "0"}, {"prisoners", "3"}})) == "bad-value bad-value");
}

TEST_CASE("options change the numbers of a set and are in its header (NC-V1)", "[rules]") {
    const Pairs pairs{
        {"set", "FIRST"},
        {"gates", "3"},
        {"keys", "5"},
        {"crumbling-tees", "2"},
        {"tiles.wax-eater", "13"},
        {"gate-stops-sight", "TRUE"},
        {"random-opening", "0"},
        {"opening.four-way", "6"},
        {"kinds.start.exits", "sn"},
        {"tiles.tee", "30"}};
    const auto set = make(pairs);
    REQUIRE(codes_of(set) == "none");
    CHECK(
        set->header
        == std::vector<
            std::
                string>{"set first", "option prisoners 4", "option random-opening 0", "option crumbling-tees 2", "option keys 5", "option gates 3", "option tiles.wax-eater 13", "option opening.four-way 6", "option kinds.start.exits ns", "option gate-stops-sight true"}
    );
    const auto again = make_variant("data", settings_of_header(*set, "1"));
    REQUIRE(codes_of(again) == "none");
    CHECK(again->header == set->header);
    CHECK(again->rules.facts(TileKind::FourWay).opening == 6);
    CHECK(again->rules.switches.gate_stops_sight);
    CHECK(again->rules.orientations[index(TileKind::Start)].size() == 2);
}

TEST_CASE("a set that cannot be won or played is refused with all reasons (NC-V2)", "[rules]") {
    CHECK(codes_of(make({{"keys", "3"}, {"gates", "0"}})) == "too-few-keys no-gate");
    CHECK(codes_of(make({{"tiles.tee", "96"}})) == "stack-too-large");
    CHECK(codes_of(make({{"opening.tee", "4"}})) == "two-openings");
    CHECK(codes_of(make({{"kinds.wax-eater.exits", "ns"}})) == "monster-without-exits");
    CHECK(
        codes_of(make({{"kinds.wax-eater.crumbles", "true"}, {"kinds.gate.crumbles", "true"}}))
        == "cannot-crumble cannot-crumble"
    );
    CHECK(codes_of(make({{"omens", "3"}})) == "too-many-omens");
    CHECK(codes_of(make({{"keys", "0"}, {"keepers", "3"}})) == "too-few-keys");
    CHECK(codes_of(make({{"keys", "1"}, {"keepers", "3"}})) == "none");
    CHECK(codes_of(make({{"kinds.keeper.exits", "nes"}})) == "monster-without-exits");
    CHECK(codes_of(make({{"kinds.pathless.crumbles", "true"}})) == "cannot-crumble");
    CHECK(codes_of(make({{"dirge-shape", "xxxxxxx/x/x"}})) == "omen-uncovered");
    CHECK(codes_of(make({{"dirge-shape", ".xx/xxx/.xx/x.x"}})) == "none");
    CHECK(codes_of(make({{"dirge-shape", "xxx/xxx/xx"}})) == "bad-value");
    CHECK(codes_of(make({{"dirge-shape", ".xxx/.xxx/.xxx"}})) == "bad-value");
    CHECK(
        codes_of(make({{"keys", "97"}, {"gates", "-1"}, {"kinds.tee.exits", "nn"}}))
        == "bad-value bad-value bad-value"
    );
    CHECK(codes_of(make({{"side", "3"}})) == "bad-value");
}

TEST_CASE("an opening with more tiles than the set uses all that exist (NC-V2)", "[rules]") {
    const auto fixed = make({{"set", "second"}, {"tiles.tee", "1"}});
    REQUIRE(codes_of(fixed) == "none");
    CHECK(fixed->rules.facts(TileKind::Tee).opening == 1);
    const auto drawn = make({{"tiles.tee", "1"}, {"tiles.straight", "1"}, {"tiles.four-way", "1"}});
    REQUIRE(codes_of(drawn) == "none");
    CHECK(drawn->rules.random_opening == 3);
}

TEST_CASE("a set beyond the contents of the box is played with a warning", "[rules]") {
    const auto set = make({{"keys", "9"}, {"gates", "5"}, {"tiles.wax-eater", "13"}});
    REQUIRE(codes_of(set) == "none");
    CHECK(codes_of(set->warnings) == "beyond-the-box beyond-the-box");
}

TEST_CASE("an unknown or repeated setting gets the nearest known one as a hint", "[rules]") {
    const auto misspelt = make({{"gaets", "3"}});
    REQUIRE(codes_of(misspelt) == "unknown-key");
    CHECK(misspelt.errors()[0].hint == "did you mean `gates`?");
    CHECK(codes_of(make({{"gates", "3"}, {"tiles.gate", "4"}})) == "set-twice");
    const auto set = make({{"set", "secnd"}});
    REQUIRE(codes_of(set) == "unknown-set");
    CHECK(set.errors()[0].hint == "did you mean `second`?");
    CHECK(codes_of(make({{"set", "../nightcage/first"}})) == "unknown-set");
    CHECK(codes_of(make({{"name 1", "Ada"}})) == "none");
}

TEST_CASE("a player's set becomes options of its base (NC-V2)", "[rules]") {
    const TemporaryFile file(
        "# a crowded night\nformat = 1\nbase = \"second\"\nprisoners = 5\nkeys = 8\n"
        "[tiles]\nwax-eater = 9\n[switches]\nremoval-before-light = false\n"
        "[kinds.straight]\ncrumbles = false\n"
    );
    const auto settings = read_own_set(file.path());
    REQUIRE(codes_of(settings) == "none");
    const auto set = make_variant("data", *settings);
    REQUIRE(codes_of(set) == "none");
    CHECK(
        set->header
        == std::vector<
            std::
                string>{"set second", "option prisoners 5", "option keys 8", "option tiles.wax-eater 9", "option kinds.straight.crumbles false", "option removal-before-light false"}
    );

    Settings overridden = *settings;
    overridden.push_back({"keys", "6", {}});
    const auto other = make_variant("data", overridden);
    REQUIRE(codes_of(other) == "none");
    CHECK(count(other->rules, TileKind::Key) == 6);
}

TEST_CASE("every error in a player's set is listed with its place", "[rules]") {
    const TemporaryFile file("base = 2\nkeys = \"5\"\ngates = 2.5\nwhat = 1\n[tiles]\ntee = -1\n");
    const auto settings = read_own_set(file.path());
    REQUIRE(
        codes_of(settings) == "bad-value bad-value bad-value unknown-key bad-value missing-key"
    );
    const core::Diagnostic& tee = settings.errors()[4];
    CHECK(tee.where.file == file.path());
    CHECK(tee.where.line == 6);
    CHECK(tee.where.column == 1);
    CHECK(tee.where.text == "tee = -1");
    CHECK(tee.expected == "a whole number from 0 to 96");

    const TemporaryFile impossible("format = 1\nbase = \"first\"\nkeys = 3\n");
    const auto few = make_variant("data", *read_own_set(impossible.path()));
    REQUIRE(codes_of(few) == "too-few-keys");
    CHECK(few.errors()[0].where.line == 3);
}

TEST_CASE("a file that is not TOML or does not exist is an error", "[rules]") {
    CHECK(codes_of(core::parse_toml("a = [", "x", kRuleFile.tables)) == "not-toml");
    CHECK(
        codes_of(core::parse_toml("a = " + std::string(4000, '['), "x", kRuleFile.tables))
        == "not-toml"
    );
    std::string deep;
    while (deep.size() < 4000) {
        deep += "a.";
    }
    CHECK(codes_of(core::parse_toml(deep + "a = 1", "x", kRuleFile.tables)) == "none");
    CHECK(codes_of(core::read_toml("/nowhere/set.toml", kRuleFile)) == "no-such-file");
    CHECK(codes_of(core::read_toml("/tmp", kRuleFile)) == "is-a-folder");
    const TemporaryFile large("# " + std::string(40000, 'x'));
    CHECK(codes_of(core::read_toml(large.path(), kRuleFile)) == "too-large");
    CHECK(codes_of(make_variant("/nowhere", {})) == "no-such-file");
}

}  // namespace tenebrae::nightcage
