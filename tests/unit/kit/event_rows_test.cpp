// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "kit/event_rows.hpp"

#include <array>
#include <utility>

namespace tenebrae::kit {
namespace {

enum class Ground : std::uint8_t { Sand, Clay };
constexpr std::array<std::string_view, 2> names_of(Ground) {
    return {"sand", "clay"};
}
// name() does not compile where a listed value has no name.
static_assert(is_listed_value<Ground::Clay>());
static_assert(!is_listed_value<static_cast<Ground>(2)>());

enum class Kind : std::uint8_t { Dug, Found, Ended };
constexpr std::size_t kKinds = 3;
struct Event {
    Kind kind;
    int coins = 0;
    std::uint8_t ground = 1;
};
struct Subject : Event {
    std::string_view digger = "Ada";
};

std::string in_words(const Subject& subject) {
    return subject.coins == 1 ? "a coin" : std::to_string(subject.coins) + " coins";
}
std::string name_in_words(const Subject& subject) {
    return "Poor " + std::string(subject.digger);
}
table::Json coins_if_any(const Subject& subject) {
    return subject.coins == 0 ? left_out() : table::Json(subject.coins);
}

using Row = EventRow<Kind>;
// clang-format off
constexpr auto kFields = std::to_array<EventField<Subject>>({
    {"who", as_json<&Subject::digger>, nullptr, "digger"},
    {"coins", coins_if_any, in_words},
    {"count", as_json<&Event::coins>},
    {"ground", as_name<Ground, &Event::ground>},
    {"name", nullptr, name_in_words},
    {"empty", nullptr},
});
constexpr auto kRows = std::to_array<Row>({
    {Kind::Dug, "dug", "K-1", "who ground", "{who} digs in {ground}.", "Digging is free.", 1},
    {Kind::Found, "found", "K-2", "coins who", "{who} finds {coins}.", {},
     2, Audience::Owner, "{who} alone"},
    {Kind::Found, "found", "K-3", "coins name", "{name} finds nothing.", "The hole is empty."},
    {Kind::Ended, "ended", "K-4", "count", "That makes {count}!", {},
     0, Audience::Everyone, {}, true},
});
// clang-format on
constexpr std::array<EventVariant<Subject>, 1> kVariants{
    {{Kind::Found, [](const Subject& subject) { return subject.coins == 0 ? 1 : 0; }}}};
constexpr EventTable<Subject> kTable(kRows, kFields, kVariants, kKinds);

constexpr Subject kDug{{Kind::Dug}};
constexpr Subject kFound{{Kind::Found, 3}};
constexpr Subject kNothing{{Kind::Found}};
constexpr Subject kEnded{{Kind::Ended, 4}};

std::array<Row, 4>
rows_with(std::size_t row, std::string_view Row::*member, std::string_view text) {
    auto rows = kRows;
    rows.at(row).*member = text;
    return rows;
}

TEST_CASE("an event is described by the row of its variant", "[events]") {
    const table::EventText found = kTable.text(kFound);
    CHECK(found.code == "found");
    CHECK(found.rule == "K-2");
    CHECK(found.sentence == "Ada finds 3 coins.");
    CHECK(found.reason.empty());
    CHECK_FALSE(found.heading);
    CHECK(kTable.text(kNothing).sentence == "Poor Ada finds nothing.");
    CHECK(kTable.text(kNothing).reason == "The hole is empty.");
    CHECK(kTable.text(kEnded).heading);
}

TEST_CASE("a kind without such a variant has its first row", "[events]") {
    CHECK(kTable.row(Kind::Found).rule == "K-2");
    CHECK(kTable.row(Kind::Found, 1).rule == "K-3");
    CHECK(kTable.row(Kind::Found, 2).rule == "K-2");
    CHECK(kTable.row(Kind::Found, -1).rule == "K-2");
    CHECK(kTable.row(Kind::Ended, 1).rule == "K-4");
}

TEST_CASE("a field without words of its own has those of JSON", "[events]") {
    CHECK(kTable.text(kDug).sentence == "Ada digs in clay.");
    CHECK(kTable.text(kEnded).sentence == "That makes 4!");
}

TEST_CASE("JSON has the fields of the row in their order", "[events]") {
    CHECK(kTable.json(kDug).dump() == R"({"digger":"Ada","ground":"clay"})");
    CHECK(kTable.json(kFound).dump() == R"({"coins":3,"digger":"Ada"})");
    CHECK(kTable.json(kNothing).dump() == "{}");
    CHECK(kTable.json(kEnded).dump() == R"({"count":4})");
}

TEST_CASE("an event has the weight and the loss of its row", "[events]") {
    CHECK(kTable.weight(kDug).weight == 1);
    CHECK(kTable.weight(kDug).cause.empty());
    CHECK(kTable.weight(kDug).amount == 0);
    CHECK(kTable.weight(kFound).weight == 2);
    CHECK(kTable.weight(kFound).cause == "Ada alone");
    CHECK(kTable.weight(kFound).amount == 1);
}

TEST_CASE("an audience is nobody, the owner or everyone", "[events]") {
    CHECK(seats_of(kTable.row(kDug).audience, 1).empty());
    CHECK(seats_of(kTable.row(kFound).audience, 1) == table::SeatSet::of(1));
    CHECK(seats_of(kTable.row(kEnded).audience, 1) == table::SeatSet::all());
}

TEST_CASE("rows are in the order of the kinds and each kind has one", "[events]") {
    CHECK(have_all_kinds(kRows, kKinds));
    CHECK_FALSE(have_all_kinds(kRows, kKinds + 1));
    CHECK_FALSE(have_all_kinds(kRows, kKinds - 1));
    CHECK_FALSE(have_all_kinds(std::array<Row, 0>{}, kKinds));
    CHECK_FALSE(have_all_kinds(std::array{kRows[1], kRows[2], kRows[3]}, kKinds));
    CHECK_FALSE(have_all_kinds(std::array{kRows[0], kRows[3]}, kKinds));
    CHECK_FALSE(have_all_kinds(std::array{kRows[0], kRows[1], kRows[3], kRows[2]}, kKinds));
    CHECK_FALSE(have_all_kinds(std::array{kRows[0], kRows[1], kRows[0], kRows[3]}, kKinds));
}

TEST_CASE("just the kinds with several rows have variants", "[events]") {
    constexpr EventVariant<Subject> kAnother{Kind::Dug, as_variant<&Event::coins>};
    CHECK(have_variants(kRows, kVariants));
    CHECK_FALSE(have_variants(kRows, std::array<EventVariant<Subject>, 0>{}));
    CHECK_FALSE(have_variants(kRows, std::array{kVariants[0], kVariants[0]}));
    CHECK_FALSE(have_variants(kRows, std::array{kVariants[0], kAnother}));
    CHECK_FALSE(have_variants(std::array{kRows[0], kRows[1], kRows[3]}, kVariants));
    CHECK(kAnother.number({{Kind::Dug, 3}}) == 3);
}

TEST_CASE("the rows of a kind share a code that no other kind has", "[events]") {
    CHECK(have_own_codes(kRows));
    CHECK_FALSE(have_own_codes(rows_with(0, &Row::code, "")));
    CHECK_FALSE(have_own_codes(rows_with(2, &Row::code, "found-nothing")));
    CHECK_FALSE(have_own_codes(rows_with(3, &Row::code, "dug")));
}

TEST_CASE("a row has a rule and its texts are sentences", "[events]") {
    CHECK(have_sentences(kRows));
    CHECK_FALSE(have_sentences(rows_with(0, &Row::rule, "")));
    CHECK_FALSE(have_sentences(rows_with(0, &Row::sentence, "")));
    CHECK_FALSE(have_sentences(rows_with(0, &Row::sentence, "who digs.")));
    CHECK_FALSE(have_sentences(rows_with(0, &Row::sentence, "{who} digs")));
    CHECK_FALSE(have_sentences(rows_with(0, &Row::reason, "digging is free.")));
    CHECK_FALSE(have_sentences(rows_with(0, &Row::reason, "Digging is free for {who}.")));
}

TEST_CASE("a row has only fields of the game and its texts only fields of the row", "[events]") {
    CHECK(have_known_fields(kRows, kFields));
    CHECK_FALSE(have_known_fields(rows_with(0, &Row::fields, "whose"), kFields));
    CHECK_FALSE(have_known_fields(rows_with(0, &Row::fields, "who whose"), kFields));
    CHECK_FALSE(have_known_fields(rows_with(0, &Row::fields, ""), kFields));
    CHECK_FALSE(have_known_fields(rows_with(0, &Row::sentence, "{whose} digs."), kFields));
    CHECK_FALSE(have_known_fields(rows_with(0, &Row::sentence, "{who} digs {coins}."), kFields));
    CHECK_FALSE(have_known_fields(rows_with(0, &Row::loss, "{coins}"), kFields));
    CHECK_FALSE(have_known_fields(rows_with(0, &Row::fields, "who ground empty"), kFields));
}

}  // namespace
}  // namespace tenebrae::kit
