// SPDX-License-Identifier: MIT
// Tests the pages on how to play and the rules, on the full screen, for every game.
#include "catch.hpp"
#include "core/file.hpp"
#include "core/text.hpp"
#include "host/script.hpp"
#include "man/page.hpp"
#include "script_frontend.hpp"
#include "table/manual.hpp"
#include "tui/games/cagedin/caged_in_board.hpp"
#include "tui/games/nightcage/night_cage_board.hpp"
#include "tui/games/nyctophobia/nyctophobia_board.hpp"
#include "tui/games/vast/vast_board.hpp"
#include "tui/table/full_screen.hpp"

#include <algorithm>
#include <array>
#include <filesystem>
#include <set>

using namespace tenebrae;
using man::Strings;

namespace {

std::span<const tui::BoardFamily> families() {
    static const std::array all{
        nightcage::board::nightcage_family(),
        nyctophobia::board::nyctophobia_family(),
        cagedin::board::cagedin_family(),
        vast::board::vast_family()};
    return all;
}

std::vector<table::Paragraph> text_of(std::string_view game) {
    const auto page = table::read_manual("data", game);
    REQUIRE(page);
    return table::manual_text(*page);
}

/// The full screen with a new game at a fake terminal of 80x24, the size that all pages are made
/// for.
struct FakeTerminal {
    explicit FakeTerminal(std::string_view game, std::string charset = "ascii") {
        session.execute("new " + std::string(game) + " seed 7", "typed", 1);
        screen.preferences.charset = std::move(charset);
        screen.preferences.animations = false;
    }
    std::string picture() {
        tui::play_full_screen(frontend, screen);
        return frontend.screen();
    }
    /// Returns the lines between the two rules of a page.
    Strings page() {
        const Strings lines = core::split_lines(picture());
        return {lines.begin() + 2, lines.begin() + 22};
    }
    /// Opens the contents of the rules.
    FakeTerminal& open_rules() {
        frontend.press("f10").type("/");
        for (int entry = 0; entry < 9; ++entry) {
            frontend.press("down");
        }
        frontend.press("enter");
        return *this;
    }

    host::Session session = man::make_session();
    tui::FullScreen screen{session, families()};
    tui::ScriptFrontend frontend;
};

bool has(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

/// Returns the rules cited in round brackets in the manual, as if these were square.
std::vector<std::string> cited_in_page(std::string text) {
    std::ranges::replace(text, '(', '[');
    std::ranges::replace(text, ')', ']');
    return table::cited(text);
}

/// Checks that `look` in the line interface says the same about a place with a name. The screen may
/// add more, such as the boards of the roles.
void compare_with_lines(
    const table::Observation& observation,
    const std::vector<std::string>& explanation,
    int& compared
) {
    const std::string& first = explanation.front();
    const std::string place = first.substr(0, first.find_first_of(":,."));
    const std::vector<std::string> places = observation.game->places(observation.view);
    if (std::ranges::find(places, place) != places.end()) {
        const auto told = observation.game->look(observation.view, core::split_words(place));
        REQUIRE(told);
        REQUIRE(told->size() <= explanation.size());
        CHECK(std::equal(told->begin(), told->end(), explanation.begin()));
        ++compared;
    }
}

/// Looks at everything, and adds the rules that are cited.
void look_around(
    const tui::BoardFamily& family,
    const table::Observation& observation,
    std::set<std::string>& all,
    int& compared
) {
    const std::unique_ptr<tui::BoardView> board = family.make(*observation.game);
    REQUIRE(board);
    board->set(observation.view, observation.choices);
    board->look(true);
    const auto note = [&] {
        std::vector<std::string> numbers;
        for (const std::string& paragraph : board->explanation()) {
            for (std::string& number : table::cited(paragraph)) {
                numbers.push_back(std::move(number));
            }
        }
        INFO(core::joined(board->explanation(), "\n"));
        CHECK_FALSE(numbers.empty());
        all.insert(numbers.begin(), numbers.end());
    };
    constexpr int kSide = 8;
    for (int row = 0; row < kSide; ++row) {
        for (int column = 0; column < kSide; ++column) {
            note();
            compare_with_lines(observation, board->explanation(), compared);
            board->press(tui::KeyAction::East);
        }
        for (int column = 0; column < kSide; ++column) {
            board->press(tui::KeyAction::West);
        }
        board->press(row % 2 == 0 ? tui::KeyAction::South : tui::KeyAction::SouthEast);
    }
    for (int other = 0; other < kSide; ++other) {
        note();
        board->press(tui::KeyAction::Next);
    }
}

}  // namespace

TEST_CASE("how to play takes at most two screens of 80 columns and 24 lines") {
    for (const tui::BoardFamily& family : families()) {
        for (const std::string& set : tui::glyph_sets("data")) {
            INFO(family.game << ", " << set);
            FakeTerminal terminal(family.game, set);
            terminal.open_rules().frontend.press("enter page-down");
            const std::string picture = terminal.picture();
            REQUIRE(has(picture, "How to play"));
            const std::string heading = core::split_lines(picture).front();
            const std::vector<core::Word> words = core::split_words(heading);
            const std::string place(words.back().text);
            const std::size_t slash = place.find('/');
            REQUIRE(slash != std::string::npos);
            CHECK(place.substr(0, slash) == place.substr(slash + 1));
        }
    }
}

TEST_CASE("how to play draws pieces with the glyphs of the selected set") {
    for (const tui::BoardFamily& family : families()) {
        INFO(family.game);
        const std::vector<table::Paragraph> text =
            table::section(text_of(family.game), table::kHowToPlay);
        REQUIRE_FALSE(text.empty());
        // In ASCII the screen shows the text of the manual.
        Strings drawn;
        FakeTerminal ascii(family.game);
        ascii.open_rules().frontend.press("enter");
        const Strings page = ascii.page();
        for (const table::Paragraph& paragraph : text) {
            const auto is_shown = [&paragraph](const std::string& line) {
                return has(line, paragraph.text);
            };
            if (paragraph.literal && std::ranges::any_of(page, is_shown)) {
                drawn.push_back(paragraph.text);
            }
        }
        CHECK(drawn.size() >= 4);
        FakeTerminal lines(family.game, "lines");
        lines.open_rules().frontend.press("enter");
        CHECK(lines.page() != page);
    }
}

TEST_CASE("how to play of The Night Cage has the candle and the eyes of the board") {
    FakeTerminal terminal("nightcage", "utf8");
    terminal.open_rules().frontend.press("enter");
    const std::string page = core::joined(terminal.page(), "\n");
    CHECK(has(page, "♦"));
    CHECK(has(page, ">◉W◉<"));
    CHECK(has(page, "o-w"));
    CHECK_FALSE(has(page, "*"));
}

TEST_CASE("every sign in how to play is a glyph of the game and the manual shows the ASCII one") {
    core::Diagnostics errors;
    const tui::Glyphs ascii = tui::load_glyphs("data", "ascii", "", errors);
    REQUIRE(errors.empty());
    for (const tui::BoardFamily& family : families()) {
        REQUIRE_FALSE(family.picture_signs.empty());
        for (const tui::PictureSign& sign : family.picture_signs) {
            INFO(sign.glyph);
            CHECK(ascii.by_name().contains(sign.glyph));
            CHECK(ascii.get(sign.glyph) == static_cast<char32_t>(sign.character));
        }
    }
}

TEST_CASE("the rules cited in how to play exist") {
    for (const tui::BoardFamily& family : families()) {
        const std::vector<table::Paragraph> text = text_of(family.game);
        std::size_t count = 0;
        for (const table::Paragraph& paragraph : table::section(text, table::kHowToPlay)) {
            for (const std::string& number : cited_in_page(paragraph.text)) {
                INFO(number);
                CHECK(table::find_statement(text, number).has_value());
                ++count;
            }
        }
        CHECK(count >= 10);
    }
}

TEST_CASE("every rule that look mode opens exists and everything has one") {
    for (const tui::BoardFamily& family : families()) {
        const std::vector<table::Paragraph> text = text_of(family.game);
        std::set<std::string> numbers;
        int compared = 0;
        for (const auto& entry : std::filesystem::directory_iterator("saves")) {
            if (!entry.path().filename().string().starts_with(family.game)) {
                continue;
            }
            const auto file = core::read_text(entry.path().string());
            REQUIRE(file);
            host::Session session = man::make_session();
            host::Script script(session, "save", true);
            std::size_t done = 0;
            for (const std::string& line : core::split_lines(*file)) {
                constexpr std::size_t kEvery = 23;
                const table::Reply reply = script.feed(line);
                REQUIRE(reply.errors.empty());
                if (session.observation().game && done++ % kEvery == 0) {
                    look_around(family, session.observation(), numbers, compared);
                }
            }
            look_around(family, session.observation(), numbers, compared);
        }
        CHECK(numbers.size() >= 8);
        CHECK(compared > 30);
        for (const std::string& number : numbers) {
            INFO(number);
            CHECK(table::find_statement(text, number).has_value());
        }
    }
}

TEST_CASE("look mode opens a rule and returns in every game") {
    for (const tui::BoardFamily& family : families()) {
        INFO(family.game);
        FakeTerminal there(family.game);
        there.frontend.press("x enter");
        const std::string picture = there.picture();
        CHECK((has(picture, "Which rule?") || has(picture, "Rules of ")));
        FakeTerminal back(family.game);
        back.frontend.press("x enter enter escape escape");
        const std::string again = back.picture();
        CHECK((has(again, "Look mode: ") || !has(again, "Rules of ")));
    }
}

TEST_CASE("no line occurs twice in the help of a game") {
    for (const tui::BoardFamily& family : families()) {
        std::set<std::string> lines;
        std::string last;
        for (int pages = 0; pages < 12; ++pages) {
            FakeTerminal terminal(family.game);
            terminal.frontend.type("?");
            for (int page = 0; page < pages; ++page) {
                terminal.frontend.press("page-down");
            }
            const Strings page = terminal.page();
            const std::string all = core::joined(page, "\n");
            const std::string heading = core::split_lines(terminal.frontend.screen()).front();
            if (heading == last) {
                break;
            }
            // The last page is full, so it overlaps the page before it.
            const std::vector<core::Word> words = core::split_words(heading);
            const std::string place(words.back().text);
            const bool is_last =
                place.substr(0, place.find('/')) == place.substr(place.find('/') + 1);
            last = heading;
            // The end of a wrapped line may equal that of another.
            constexpr std::size_t kLeastLetters = 12;
            for (const std::string& line : page) {
                const std::size_t begin = std::min(line.find_first_not_of(' '), line.size());
                if (!is_last && line.size() - begin >= kLeastLetters) {
                    INFO(family.game << ": " << line);
                    CHECK(lines.insert(line).second);
                }
            }
        }
        CHECK(lines.size() > 40);
    }
}

TEST_CASE("`help play` and help about a rule show the text of the manual") {
    for (const tui::BoardFamily& family : families()) {
        host::Session session = man::make_session();
        CHECK(session.execute("help play", "typed", 1).errors.front().code == "no-game");
        session.execute("new " + std::string(family.game) + " seed 7", "typed", 1);
        const table::Reply reply = session.execute("help play", "typed", 2);
        REQUIRE(reply.errors.empty());
        for (const table::Paragraph& paragraph :
             table::section(text_of(family.game), table::kHowToPlay)) {
            if (paragraph.literal) {
                CHECK(has(reply.text, paragraph.text));
            }
        }
    }
    host::Session session = man::make_session();
    session.execute("new nightcage seed 7", "typed", 1);
    const std::string told = session.execute("help nc-m1", "typed", 2).text;
    CHECK(has(told, "must either Move or"));
    CHECK_FALSE(has(told, "NC-M2"));
    CHECK(session.execute("help NC-Q77", "typed", 3).errors.front().code == "unknown-rule");
}
