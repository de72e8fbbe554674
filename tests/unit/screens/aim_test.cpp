// SPDX-License-Identifier: MIT
// Choosing answers with keys, with a game that is nothing but a list of answers.
#include "catch.hpp"
#include "core/text.hpp"
#include "tui/table/aim.hpp"

#include <string>

using namespace tenebrae;
using namespace tenebrae::tui;

namespace {

enum class Kind : std::uint8_t { Move, Throw, Charge, Search, Hide, Cheer, End, Tile, Hit, Kick };
enum class Decision : std::uint8_t { Walk, Run, Lay, Fight };
enum class Own : std::uint8_t { Throw, Charge, Search, Hide, Cheer, Pass, Hit, Kick, Both };

constexpr std::array<KeyRow, 9> kKeys{{
    {Own::Throw, {Kind::Throw}, {}, Plays::AtOnce, Operand::Direction},
    {Own::Charge, {Kind::Charge}, {}, Plays::Twice, Operand::Direction},
    {Own::Search, {Kind::Search}, {}, Plays::AtOnce},
    {Own::Hide, {Kind::Hide}},
    {Own::Cheer, {Kind::Cheer}, {}, Plays::Each},
    {Own::Pass, {Kind::End}, {}, Plays::Chosen},
    {Own::Pass, {Kind::Hide}, {}, Plays::AtOnce, Operand::None, "Nothing to pass."},
    {Own::Hit, {Kind::Hit}, {}, Plays::Each},
    {Own::Kick, {Kind::Kick}, {}, Plays::Each, Operand::Place},
}};
constexpr std::array<DecisionRow, 3> kDecisions{{
    {Decision::Walk, Arrows::Directions, {Kind::Move}, {}, "No.", Proposal::None, {Kind::End}},
    {.decision = Decision::Run,
     .arrows = Arrows::Directions,
     .kinds = {Kind::Move},
     .proposal = Proposal::Single,
     .confirmed = {Kind::End}},
    {.decision = Decision::Fight, .arrows = Arrows::Hand, .proposal = Proposal::Single},
}};
constexpr std::array<Code, 3> kUses{Kind::Hit, Kind::Kick, Kind::End};

struct Answer {
    std::string words;
    Kind kind;
    Target target;
};

Answer towards(Kind kind, const std::string& words, core::Direction direction) {
    return {words, kind, {.directions = tui::towards(direction)}};
}
Answer at(int x, int y, std::uint8_t variant = 0) {
    const std::string words = "abcdefghij"[static_cast<std::size_t>(x)] + std::to_string(y + 1);
    const std::string turned = variant == 0 ? "" : " turned";
    return {words + turned, Kind::Tile, {.place = BoardPoint{x, y}, .variant = variant}};
}
Answer with(Kind kind, const std::string& words, std::uint8_t card, std::uint8_t second = 0xFF) {
    return {words, kind, {.card = card, .second = second}};
}

class TestAim final : public Aim {
public:
    TestAim(Decision asked, std::vector<Answer> answers, Shape shape = Shape::Square)
        : Aim(
            {kKeys,
             kDecisions,
             shape,
             asked == Decision::Fight ? Digits::Choose : Digits::Play,
             kUses,
             "No such card."}
        ),
          asked_(asked),
          answers_(std::move(answers)) {
        restart();
    }

    /// Presses keys by the names of their actions, or digits. Returns what the last one did: the
    /// words of an answer with an exclamation mark, if it was played, a message, "unused", or the
    /// words of the chosen answer, "-" for none.
    std::string after(std::string_view keys) {
        BoardAnswer answer = BoardAnswer::redraw();
        for (const core::Word& word : core::split_words(keys)) {
            answer = press_named(word.text);
        }
        switch (answer.kind) {
        case BoardAnswer::Kind::Unused: return "unused";
        case BoardAnswer::Kind::Message: return answer.text;
        case BoardAnswer::Kind::Play: return answers_.at(answer.choice).words + "!";
        case BoardAnswer::Kind::Redraw: break;
        }
        return chosen() ? answers_.at(*chosen()).words : "-";
    }

private:
    BoardAnswer press_named(std::string_view name) {
        if (name.size() == 1 && name[0] >= '0' && name[0] <= '9') {
            return press_digit(static_cast<unsigned>(name[0] - '0'));
        }
        constexpr std::array<std::string_view, 9> kOwn{
            "throw", "charge", "search", "hide", "cheer", "pass", "hit", "kick", "both"};
        if (const auto own = std::ranges::find(kOwn, name); own != kOwn.end()) {
            return press(game_key_action(static_cast<std::size_t>(own - kOwn.begin())));
        }
        const auto rows = common_key_actions();
        const auto found = std::ranges::find(rows, name, &KeyActionRow::name);
        REQUIRE(found != rows.end());
        return press(static_cast<KeyAction>(found - rows.begin()));
    }

    [[nodiscard]] std::size_t count() const override { return answers_.size(); }
    [[nodiscard]] Code kind_of(std::size_t choice) const override { return answers_[choice].kind; }
    [[nodiscard]] Target target(std::size_t choice) const override {
        return answers_[choice].target;
    }
    [[nodiscard]] Code decision() const override { return asked_; }
    [[nodiscard]] BoardAnswer refuse_key(const KeyRow& row) const override {
        return BoardAnswer::message(row.refusal.empty() ? "Impossible." : std::string(row.refusal));
    }
    BoardAnswer refuse_direction(Code /*kind*/, KeyAction /*direction*/) override {
        return BoardAnswer::message("Blocked.");
    }
    BoardAnswer press_other(Code /*key*/) override { return mark_partner("No pair."); }
    [[nodiscard]] BoardPoint size() const override { return {5, 5}; }
    /// The columns of odd rows are half a hex further east.
    [[nodiscard]] std::optional<BoardPoint>
    neighbour(BoardPoint from, KeyAction direction) const override {
        const int odd = from.y % 2;
        const BoardPoint next = direction == KeyAction::East   ? BoardPoint{from.x + 1, from.y}
                                : direction == KeyAction::West ? BoardPoint{from.x - 1, from.y}
                                : direction == KeyAction::SouthEast
                                    ? BoardPoint{from.x + odd, from.y + 1}
                                    : BoardPoint{-1, 0};
        const bool is_inside = next.x >= 0 && next.x < 5 && next.y < 5;
        return is_inside ? std::optional(next) : std::nullopt;
    }
    [[nodiscard]] std::uint8_t card_numbered(unsigned number) const override {
        return number <= 3 ? static_cast<std::uint8_t>(number) : kNoHandCard;
    }
    [[nodiscard]] BoardAnswer refuse_card() const override {
        return BoardAnswer::message("No use.");
    }

    Decision asked_;
    std::vector<Answer> answers_;
};

std::vector<Answer> walk() {
    using core::Direction;
    return {
        towards(Kind::Move, "move n", Direction::North),
        towards(Kind::Move, "move e", Direction::East),
        towards(Kind::Throw, "throw e", Direction::East),
        towards(Kind::Throw, "throw s", Direction::South),
        towards(Kind::Charge, "charge w", Direction::West),
        {"search", Kind::Search, {}},
        {"cheer 1", Kind::Cheer, {}},
        {"cheer 2", Kind::Cheer, {}},
        {"end", Kind::End, {}}};
}

TestAim walking() {
    return {Decision::Run, walk()};
}

}  // namespace

TEST_CASE("a direction chooses its answer and plays it when pressed again", "[tui]") {
    TestAim aim = walking();
    CHECK(aim.after("north") == "move n");
    CHECK(aim.after("east") == "move e");
    CHECK(aim.after("east") == "move e!");
    CHECK(walking().after("east confirm") == "move e!");
    CHECK(walking().after("west") == "Blocked.");
    CHECK(walking().after("north-east") == "unused");
    CHECK(TestAim(Decision::Walk, walk()).after("west") == "No.");
}

TEST_CASE("a decision whose directions play at once needs no second press", "[tui]") {
    CHECK(TestAim(Decision::Walk, walk()).after("east") == "move e!");
}

TEST_CASE("a row says how its key plays an answer", "[tui]") {
    CHECK(walking().after("search") == "search!");
    CHECK(walking().after("hide") == "Impossible.");
    CHECK(walking().after("cheer") == "cheer 1");
    CHECK(walking().after("cheer cheer") == "cheer 2");
    CHECK(walking().after("cheer cheer cheer") == "cheer 1");
    CHECK(walking().after("pass") == "end");
    CHECK(walking().after("pass pass") == "end!");
    // A proposal is played at once by Plays::Chosen only.
    CHECK(TestAim(Decision::Walk, walk()).after("pass") == "end!");
    TestAim alone(Decision::Run, {{"hide", Kind::Hide, {}}});
    CHECK(alone.after("hide") == "hide");
    CHECK(alone.after("hide") == "hide!");
    TestAim only(Decision::Run, {{"cheer", Kind::Cheer, {}}, {"end", Kind::End, {}}});
    CHECK(only.after("cheer cheer") == "cheer!");
}

TEST_CASE("the rows of one key are tried in turn", "[tui]") {
    const std::vector<Answer> hide{{"hide", Kind::Hide, {}}, {"search", Kind::Search, {}}};
    CHECK(TestAim(Decision::Run, hide).after("pass") == "hide!");
    CHECK(
        TestAim(Decision::Run, {{"search", Kind::Search, {}}}).after("pass") == "Nothing to pass."
    );
}

TEST_CASE("a key can wait for a direction", "[tui]") {
    CHECK(walking().after("throw") == "-");
    CHECK(walking().after("throw east") == "throw e!");
    CHECK(walking().after("throw north") == "Blocked.");
    CHECK(walking().after("throw north south") == "throw s!");
    CHECK(walking().after("throw throw east") == "move e");
    CHECK(walking().after("throw cancel east") == "move e");
    CHECK(walking().after("throw hide east") == "move e");
    SECTION("if the direction only chooses then a single answer is chosen without it") {
        CHECK(walking().after("charge") == "charge w");
        CHECK(walking().after("charge west") == "charge w!");
        CHECK(walking().after("charge charge") == "charge w!");
    }
}

TEST_CASE("Enter plays the choice and Escape returns to the proposal", "[tui]") {
    CHECK(walking().after("cancel") == "unused");
    CHECK(walking().after("east cancel") == "-");
    CHECK(walking().after("east cancel cancel") == "unused");
    CHECK(walking().after("confirm") == "end");
    CHECK(walking().after("confirm confirm") == "end!");
    CHECK(
        TestAim(Decision::Run, {walk()[0], walk()[1]}).after("confirm")
        == "Nothing is chosen yet: choose first, then confirm."
    );
    TestAim proposed(Decision::Walk, walk());
    CHECK(proposed.after("") == "end");
    CHECK(proposed.after("next") == "move n");
    CHECK(proposed.after("previous previous") == "cheer 2");
    CHECK(proposed.after("cancel") == "end");
    CHECK(TestAim(Decision::Run, {walk()[0]}).after("") == "move n");
}

TEST_CASE("an answer chosen by number is shown and its key does not play it", "[tui]") {
    TestAim aim = walking();
    aim.aim(1);
    CHECK(aim.chosen() == Index(1));
    aim.aim(100);
    CHECK(aim.chosen() == Index(1));
    CHECK(aim.after("east") == "move e");
    CHECK(aim.after("east") == "move e!");
}

TEST_CASE("without answers no key is used", "[tui]") {
    TestAim aim(Decision::Run, {});
    CHECK(aim.after("east") == "unused");
    CHECK(aim.after("confirm") == "unused");
    CHECK(aim.after("1") == "unused");
    CHECK(aim.after("throw") == "unused");
}

TEST_CASE("directions go to the nearest place and steps aside count double", "[tui]") {
    const std::vector<Answer> places{at(0, 0), at(4, 0), at(3, 1), at(0, 3)};
    TestAim aim(Decision::Lay, places);
    CHECK(aim.after("") == "a1");
    CHECK(aim.after("east") == "e1");
    CHECK(aim.after("west") == "d2");
    CHECK(aim.after("west") == "a1");
    CHECK(aim.after("west") == "a1");
    CHECK(aim.after("next") == "e1");
    SECTION("a piece that was moved stays where it is") {
        CHECK(aim.after("cancel") == "unused");
    }
    SECTION("on a torus they wrap around") {
        TestAim torus(Decision::Lay, places, Shape::Wrapped);
        CHECK(torus.after("west") == "e1");
        CHECK(torus.after("east") == "a1");
        CHECK(torus.after("north") == "a4");
    }
    SECTION("on hexes they follow the neighbours") {
        TestAim hex(Decision::Lay, {at(0, 0), at(2, 0), at(3, 2), at(3, 3)}, Shape::Hex);
        CHECK(hex.after("east") == "c1");
        CHECK(hex.after("south-east") == "d3");
        CHECK(hex.after("south-east") == "d4");
        CHECK(hex.after("west") == "d4");
    }
    SECTION("answers without places are a list") {
        CHECK(TestAim(Decision::Lay, walk()).after("south") == "move e");
        CHECK(TestAim(Decision::Lay, walk()).after("north") == "end");
    }
}

TEST_CASE("a variant is kept at another place if it is possible there", "[tui]") {
    TestAim aim(Decision::Lay, {at(0, 0), at(0, 0, 1), at(1, 0), at(1, 0, 1), at(2, 0)});
    aim.aim(1);
    CHECK(aim.after("east") == "b1 turned");
    CHECK(aim.after("next") == "c1");
    CHECK(aim.after("previous") == "b1");
    aim.aim(3);
    CHECK(aim.after("previous") == "a1 turned");
}

TEST_CASE("one digit plays one of up to nine answers", "[tui]") {
    CHECK(walking().after("2") == "move e!");
    CHECK(walking().after("0") == "Type a number from 1 to 9.");
}

TEST_CASE("with more answers digits name the place and then the variant", "[tui]") {
    std::vector<Answer> answers{at(0, 0), at(0, 0, 1)};
    for (int x = 1; x < 5; ++x) {
        answers.insert(answers.end(), {at(x, 0), at(x, 0, 1)});
    }
    answers.push_back(at(0, 1));
    TestAim few(Decision::Lay, answers);
    CHECK(few.board_numbers().size() == 6);
    CHECK(few.after("6") == "a2!");
    CHECK(few.after("3") == "c1");
    CHECK(few.board_numbers().size() == 1);
    CHECK(few.after("3") == "Type a number from 1 to 2.");
    CHECK(few.after("2") == "c1 turned!");
    for (int x = 1; x < 5; ++x) {
        answers.push_back(at(x, 1));
    }
    TestAim many(Decision::Lay, answers);
    CHECK(many.after("6") == "Type a cell as two digits, column then row: c4 is 34.");
    CHECK(many.after("5") == "a1");
    CHECK(many.after("5") == "You cannot choose a cell with this number.");
    CHECK(many.after("5 2") == "e2!");
    CHECK(TestAim(Decision::Lay, answers).after("3 1 2") == "c1 turned!");
    CHECK(TestAim(Decision::Lay, answers).after("3 cancel 3 1") == "c1");
}

TEST_CASE("a card of the hand is chosen first and then its use", "[tui]") {
    TestAim aim(
        Decision::Fight,
        {with(Kind::Hit, "hit 1", 1),
         with(Kind::Hit, "hit 2", 2),
         with(Kind::Kick, "kick 2", 2),
         with(Kind::Hit, "hit 1 2", 1, 2),
         {"end", Kind::End, {}}}
    );
    CHECK(aim.after("confirm") == "Choose a card first, then what to do with it.");
    CHECK(aim.after("2") == "hit 2");
    CHECK(aim.after("kick") == "kick 2");
    CHECK(aim.after("1") == "hit 1");
    CHECK(aim.after("4") == "No such card.");
    CHECK(aim.after("3") == "No use.");
    CHECK(aim.after("cancel") == "-");
    CHECK(aim.after("east") == "hit 1");
    CHECK(aim.after("east") == "hit 2");
    CHECK(aim.after("south") == "kick 2");
    CHECK(aim.after("south") == "end");
    CHECK(aim.after("north") == "kick 2");
    SECTION("the key of a use takes a card that has it") {
        CHECK(aim.after("cancel kick") == "kick 2");
        CHECK(aim.after("kick") == "kick 2!");
    }
    SECTION("two cards are played together") {
        CHECK(aim.after("1 both") == "-");
        CHECK(aim.after("2") == "hit 1 2");
        CHECK(aim.after("confirm") == "hit 1 2!");
        TestAim single(Decision::Fight, {with(Kind::Hit, "hit 1", 1), walk()[8]});
        CHECK(single.after("1 both") == "No pair.");
    }
}

TEST_CASE("a use of a card can have places", "[tui]") {
    std::vector<Answer> answers{
        with(Kind::Hit, "hit 1", 1),
        with(Kind::Kick, "kick a1", 1),
        with(Kind::Kick, "kick b1", 1)};
    answers[1].target.place = BoardPoint{0, 0};
    answers[2].target.place = BoardPoint{1, 0};
    TestAim aim(Decision::Fight, answers);
    CHECK(aim.after("kick") == "kick a1");
    CHECK(aim.after("east") == "kick b1");
    CHECK(aim.after("west") == "kick a1");
    CHECK(aim.after("kick") == "kick b1");
    CHECK(aim.after("hit west") == "hit 1");
    CHECK(aim.after("kick cancel") == "-");
}
