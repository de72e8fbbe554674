// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "core/text.hpp"
#include "kit/command_rows.hpp"

#include <array>
#include <string>
#include <vector>

namespace tenebrae::kit {
namespace {

enum class Kind : std::uint8_t { Dig, Fill, Sell, SellAll, Leave };
constexpr std::size_t kKinds = 5;

struct Action {
    Kind kind = Kind::Dig;
    std::uint64_t depth = 0;
    bool is_loud = false;
};
struct Answer {
    Action action;
    std::uint64_t deepest = 3;
    [[nodiscard]] Kind kind() const { return action.kind; }
};

bool parse_depth(Answer& answer, std::string_view word) {
    const auto depth = core::parse_unsigned(word);
    answer.action.depth = depth.value_or(0);
    return depth.has_value();
}
bool parse_loud(Answer& answer, std::string_view word) {
    answer.action.is_loud = word == "loudly";
    return answer.action.is_loud;
}
std::string depth_word(const Answer& answer) {
    return std::to_string(answer.action.depth);
}
std::string loud_word(const Answer& answer) {
    return answer.action.is_loud ? "loudly" : "";
}
std::string deepest(const Answer& answer) {
    return std::to_string(answer.deepest);
}

constexpr std::array<Operand<Answer>, 2> kOperands{
    {{"depth",
      "DEPTH",
      "depth",
      "no-depth",
      "a depth up to {deepest}",
      parse_depth,
      depth_word,
      depth_word},
     {"loudly", "loudly", "none", "bad-manner", "loudly", parse_loud, loud_word, loud_word}}};
constexpr std::array<Field<Answer>, 1> kFields{{{"deepest", deepest}}};

constexpr std::array<Objection<Answer>, 3> kObjections{
    {{"too-shallow",
      "K-1",
      "A hole has a depth.",
      "depth",
      [](const Answer& answer) { return answer.action.depth == 0; },
      "1 to {deepest}",
      true},
     {"too-deep",
      "K-2",
      "{depth} is deeper than {deepest}.",
      "depth",
      [](const Answer& answer) { return answer.action.depth > answer.deepest; },
      "",
      false,
      "dig {deepest}"},
     {"asleep", "K-3", "Everyone sleeps.", "loudly", [](const Answer& answer) {
          return answer.action.is_loud;
      }}}};

using Table = ActionTable<Answer, Kind>;
constexpr std::array<Table::Row, kKinds> kRows{
    {{Kind::Fill, "fill", "", "", 1, "K-4", {}, "Fill the hole", "fill the hole", "Example: fill"},
     {Kind::Dig,
      "dig",
      "d",
      "depth [loudly",
      1,
      "K-1",
      kObjections,
      "Dig {depth} deep",
      "dig a hole",
      "Example: dig 2",
      true},
     {Kind::Sell, "sell", "", "one", 2, "K-5", {}, "Sell one", "sell coins", "Example: sell one"},
     {Kind::SellAll, "sell", "", "all", 2, "K-5", {}, "Sell all", "", ""},
     {Kind::Leave, "leave", "", "", 0, "K-6", {}, "Leave", "", ""}}};
constexpr Table kTable = Table::checked<kRows, kOperands, kFields>(kKinds);

/// Returns the codes of the errors of a line, or the line of the action that it means.
std::string read(std::string_view line) {
    const std::vector<core::Word> words = core::split_words(line);
    const Table::Row* const row = kTable.find(words);
    if (row == nullptr) {
        return "no row";
    }
    Answer answer{{row->kind}};
    core::Diagnostics errors = kTable.parse(*row, words, answer);
    errors = errors.empty() ? kTable.refusals(answer, words) : errors;
    return errors.empty() ? kTable.command_text(answer)
                          : core::listed(errors, ", ", &core::Diagnostic::code);
}

TEST_CASE("a command is read and written by its row", "[kit]") {
    CHECK(read("dig 2") == "dig 2");
    CHECK(read("DIG 2 loudly") == "asleep");
    CHECK(read("fill") == "fill");
    CHECK(read("sell one") == "sell one");
    CHECK(read("sell ALL") == "sell all");
    CHECK(read("leave") == "no row");
    CHECK(kTable.command_text({{Kind::Dig, 3, true}}) == "dig 3 loudly");
    CHECK(kTable.sentence({{Kind::Dig, 3}}) == "Dig 3 deep");
}

/// Ways to move, two of each word.
enum class Way : std::uint8_t { Go, GoFar, Hide, HideThere, Carry, CarryBoth };
struct Walk {
    Way way;
    [[nodiscard]] Way kind() const { return way; }
};
constexpr std::array<Operand<Walk>, 1> kPlaces{
    {{"place",
      "PLACE",
      "none",
      "no-place",
      "here",
      [](Walk& /*walk*/, std::string_view word) { return word == "here"; },
      [](const Walk& /*walk*/) { return std::string("here"); },
      [](const Walk& /*walk*/) { return std::string("here"); }}}};
using Ways = ActionTable<Walk, Way>;
constexpr std::array<Ways::Row, 6> kWays{
    {{Way::Go, "go", "", "place", 1, "K-1", {}, "Go {place}", "go", "Example: go here"},
     {Way::GoFar, "go", "", "place far", 1, "K-1", {}, "Go far {place}", "", ""},
     {Way::Hide, "hide", "", "", 1, "K-2", {}, "Hide", "hide", "Example: hide"},
     {Way::HideThere, "hide", "", "place", 2, "K-2", {}, "Hide {place}", "", ""},
     {Way::CarryBoth,
      "carry",
      "",
      "place place",
      1,
      "K-3",
      {},
      "Carry",
      "carry",
      "Example: carry here"},
     {Way::Carry, "carry", "", "place", 1, "K-3", {}, "Carry {place}", "", ""}}};
constexpr std::array<Field<Walk>, 0> kNoFields{};
constexpr Ways kWayTable = Ways::checked<kWays, kPlaces, kNoFields>(kWays.size());

Way found(std::string_view line, DecisionSet decisions = 0) {
    return kWayTable.find(core::split_words(line), decisions)->kind;
}

TEST_CASE("of two rows of a command the decision chooses, then the words", "[kit]") {
    CHECK(found("go") == Way::Go);
    CHECK(found("go here") == Way::Go);
    CHECK(found("go here far", 1) == Way::GoFar);
    CHECK(found("go anywhere far") == Way::GoFar);
    CHECK(found("hide") == Way::Hide);
    CHECK(found("hide", 1) == Way::Hide);
    CHECK(found("hide", 2) == Way::HideThere);
    CHECK(found("hide here", 1) == Way::Hide);
}

TEST_CASE("the number of words tells two rows of a command and decision apart", "[kit]") {
    CHECK(found("carry here", 1) == Way::Carry);
    CHECK(found("carry here here", 1) == Way::CarryBoth);
    CHECK(found("carry", 1) == Way::CarryBoth);
    CHECK(found("carry here") == Way::CarryBoth);
    CHECK(found("carry here here here", 1) == Way::CarryBoth);
}

TEST_CASE("each word that is not what its operand expects is an error", "[kit]") {
    CHECK(read("dig") == "missing-word");
    CHECK(read("dig x") == "no-depth");
    CHECK(read("dig x softly") == "no-depth, bad-manner");
    CHECK(read("dig 2 loudly now") == "unexpected-word");
    CHECK(read("sell") == "missing-word");
    CHECK(read("sell none") == "unexpected-word");
    const std::vector<core::Word> words = core::split_words(std::string_view("sell none"));
    Answer answer{{Kind::Sell}};
    CHECK(kTable.parse(kTable.row(Kind::Sell), words, answer).front().expected == "one or all");
}

TEST_CASE("every objection that holds is an error at the word of its operand", "[kit]") {
    CHECK(read("dig 4 loudly") == "too-deep, asleep");
    CHECK(read("dig 0 loudly") == "too-shallow");  // ends
    const std::vector<core::Word> words = core::split_words(std::string_view("dig 4 loudly"));
    const core::Diagnostics errors = kTable.refusals({{Kind::Dig, 4, true}}, words);
    REQUIRE(errors.size() == 2);
    CHECK(errors[0].message == "4 is deeper than 3.");
    CHECK(errors[0].rule == "K-2");
    CHECK(errors[0].hint == "dig 3");
    CHECK(errors[0].where.column == 5);
    CHECK(errors[0].got.empty());
    CHECK(errors[1].where.column == 7);
    const core::Diagnostics shallow = kTable.refusals({{Kind::Dig}}, words);
    CHECK(shallow.front().expected == "1 to 3");
    CHECK(shallow.front().got == "4");
    CHECK(kTable.refusals({{Kind::Dig, 4}}).front().where.column == 0);
}

TEST_CASE("the usual answer comes first among the commands that answer a decision", "[kit]") {
    CHECK(kTable.usual_command(1) == "dig");
    CHECK(kTable.usual_command(2) == "sell");
    CHECK(kTable.usual_command(4) == "new");
    CHECK(kTable.answering_commands(3) == std::vector<std::string>{"dig", "fill", "sell"});
    const core::Diagnostic error = kTable.not_now(Kind::Sell, 1, "How deep?");
    CHECK(error.message == "Not possible now. How deep?");
    CHECK(error.rule == "K-5");
    CHECK(error.expected == "dig or fill");
    CHECK(error.got == "sell");
    CHECK(error.hint == "type `dig`; `legal` lists every choice");
}

TEST_CASE("help has one row for each command, with the forms of all its actions", "[kit]") {
    const CommandTable table(kTable);
    REQUIRE(table.rows().size() == 3);
    CHECK(table.rows()[0].name == "fill");
    CHECK(table.rows()[1].parameters == "DEPTH [loudly]");
    CHECK(table.rows()[1].completion == "depth none");
    CHECK(table.rows()[1].aliases == "d");
    CHECK(table.rows()[2].parameters == "one|all");
    CHECK(table.rows()[2].completion == "none none");
}

}  // namespace
}  // namespace tenebrae::kit
