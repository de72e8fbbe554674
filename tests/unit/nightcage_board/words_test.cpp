// SPDX-License-Identifier: MIT
#include "boards.hpp"

namespace tenebrae::nightcage::board {
namespace {

using Lines = std::vector<std::string>;

TEST_CASE("the effects of a move are listed with their rules and the worst first", "[tui]") {
    BoardPlayer player;
    player.load_position(crossroads());
    CHECK(player.effect_lines().empty());
    player.press("right");
    CHECK(
        player.effect_lines()
        == Lines{"! The wax eater at b3 strikes prisoner 1 (Ada): lights out, 3 tiles. [NC-A6]", "! Goes dark: e2, b3 (wax eater), c4, e4 (gate) and a5."}
    );
    player.press("down");
    CHECK(player.effect_lines().front() == "! Prisoner 1 (Ada) falls. [NC-F1]");
}

TEST_CASE("the effects of a Stay are listed", "[tui]") {
    BoardPlayer player;
    player.load_position(crossroads());
    player.press("s");
    CHECK(
        player.effect_lines()
        == Lines{"! The top tile is lost; a monster would replace a tile beside you. [NC-C1]", "+ Gains 1 nerve at the end of the turn. [NC-C1]"}
    );
}

TEST_CASE("a preview without effects states that there are none", "[tui]") {
    BoardPlayer player;
    player.load_position(
        "board\n  . . . . . .\n  . . tnsw . . .\n  . tnes x . . .\n  . . tnew . . .\n"
        "  . . . . . .\n  . . . . . g\n"
        "prisoner 1 at c3 lit nerve 1\nprisoner 2 at f6 lit nerve 0 key\n"
        "prisoner 3 at f6 lit nerve 0\nprisoner 4 at f6 lit nerve 0\nturn 5\n"
        "phase move light hand t\nstack t t t t t t t t t t k k k k k g\n"
    );
    player.press("r");
    CHECK(player.effect_lines() == Lines{"+ Nothing else happens."});
}

TEST_CASE("a monster that replaces a tile is named when it strikes", "[tui]") {
    BoardPlayer player;
    player.load_position("board\n  . . . . . .\n  . . tnsw . . .\n  . . sne x . .\n  . . . . . .\n"
                         "  . . . . . .\n  . . . . . g\n"
                         "prisoner 1 at c3 lit nerve 1\nprisoner 2 at f6 lit nerve 0\n"
                         "prisoner 3 at f6 lit nerve 0\nprisoner 4 at f6 lit nerve 0\nturn 5\n"
                         "stack w t t t t t t t t t k k k k k g\n");
    player.press("s enter right");
    const Lines lines = player.effect_lines();
    REQUIRE(lines.size() >= 2);
    // NC-C4: the floor gives way as well, so the monster hits nobody.
    CHECK(lines[0] == "! Prisoner 1 (Ada) falls. [NC-F1]");
    CHECK(lines[1] == "! The wax eater at d3 strikes and hits no one. [NC-A3]");
    CHECK(
        player.board().prompt(player.drawing(), 80)
        == "Ada replaces a tile with a wax eater.  arrows choose, enter replace it"
    );
}

TEST_CASE("tiles that the Dirge would swallow are named", "[tui]") {
    BoardPlayer player("hardest");
    player.load_position(dirge());
    for (std::size_t choice = 0; player.selected() != "dirge a1 n"; ++choice) {
        player.board().aim(choice);
    }
    const Lines lines = player.effect_lines();
    REQUIRE(lines.size() >= 3);
    CHECK(lines[0] == "! Prisoner 1 (Ada) and prisoner 2 fall. [NC-F1]");
    CHECK(
        lines[1]
        == "! Prisoner 1 (Ada) and prisoner 2 under the Dirge: lights out, 6 tiles. [NC-D3]"
    );
    CHECK(lines[2] == "! Swallowed: b2 (keeper), c2, b3 (wax eater), c3, d3 and c4. [NC-D4]");
}

TEST_CASE("the prompt shows the decision and its keys", "[tui]") {
    BoardPlayer player;
    player.load_position(crossroads());
    CHECK(
        player.board().prompt(player.drawing(), 80)
        == "Ada: Move or Stay?  arrows move, 1-3 at once, s stay, c charge, p pass key"
    );
    CHECK(player.board().prompt(player.drawing(), 30) == "Ada: Move or Stay?");
    CHECK(player.board().prompt(player.drawing(), 5) == "Ada: Move or Stay?");
    const tui::Drawing vi{&glyphs(), &keymap("vi"), 0};
    CHECK(
        player.board().prompt(vi, 80)
        == "Ada: Move or Stay?  hjkl move, 1-3 at once, s stay, c charge, p pass key"
    );
}

TEST_CASE("looking explains kind and exits and light and what monsters see", "[tui]") {
    BoardPlayer player;
    player.load_position(crossroads());
    player.board().look(true);
    player.press("right");
    CHECK(
        player.board().explanation()
        == Lines{
            "d3: straight, exits east and west. A passage [NC-T5]. Its floor crumbles: it becomes a "
            "pit when a prisoner leaves it or stays on it [NC-M3, NC-C4].",
            "Lit by prisoner 1 (Ada) [NC-L1].",
            "Seen by the monster at b3: a Move into or out of this cell sets it off "
            "[NC-A2]."}
    );
    player.press("left left");
    const Lines monster = player.board().explanation();
    REQUIRE(monster.size() == 4);
    CHECK(monster[2].substr(0, 19) == "It sees c3 and d3. ");
    CHECK(monster[3] == "In its reach now: prisoner 1 (Ada).");
    player.press("up up");
    CHECK(player.board().explanation().front().substr(0, 13) == "b1: darkness.");
}

TEST_CASE("help begins with the decision and lists the bound keys", "[tui]") {
    BoardPlayer player;
    const Lines help = player.board().help(player.drawing());
    REQUIRE(help.size() >= 4);
    CHECK(help[0].substr(0, 33) == "Choose where this prisoner starts");
    CHECK(
        help[1]
        == "arrows move the tile over the board, r and R turn it, enter starts there. Or type "
           "three digits: column, row, and the way round. 341 starts at c4."
    );
    for (const std::string& paragraph : help) {
        CHECK(paragraph.find('{') == std::string::npos);
        CHECK(paragraph.find("(?)") == std::string::npos);
    }
}

TEST_CASE("help shows the signs that the board is drawn with", "[tui]") {
    BoardPlayer player;
    tui::Glyphs glyphs = *player.drawing().glyphs;
    const auto has_help = [&](std::string_view words) {
        tui::Drawing drawing = player.drawing();
        drawing.glyphs = &glyphs;
        const Lines help = player.board().help(drawing);
        return std::any_of(help.begin(), help.end(), [words](const std::string& paragraph) {
            return paragraph.find(words) != std::string::npos;
        });
    };
    CHECK(has_help("Tiles drawn in : are previews."));
    CHECK(has_help("1~ without light"));
    glyphs.set("nightcage.coming", U'%');
    glyphs.set("nightcage.out", U'_');
    CHECK(has_help("Tiles drawn in % are previews."));
    CHECK(has_help("1_ without light"));
}

TEST_CASE("at the end the game is summarised in numbers", "[tui]") {
    BoardPlayer player;
    player.load_position(crossroads());
    const Lines numbers = player.board().numbers();
    REQUIRE(numbers.size() == 7);
    CHECK(numbers[0] == "Tiles left in the stack: 27");
    CHECK(numbers[1] == "Prisoners with a key: 1");
    CHECK(numbers[2] == "Prisoners without light: 1");
    CHECK(numbers[3] == "Prisoners falling: 1");
    CHECK(numbers[4] == "Gates lost: 2");
}

TEST_CASE("no help in any decision names a key action that does not exist", "[tui]") {
    for (const std::string set : {"first", "hardest"}) {
        BoardPlayer player(set);
        for (int moves = 0; moves < 300 && !player.is_over(); ++moves) {
            for (const std::string& paragraph : player.board().help(player.drawing())) {
                CHECK(paragraph.find("(?)") == std::string::npos);
                CHECK(paragraph.find("(no key)") == std::string::npos);
            }
            player.board().aim(static_cast<std::size_t>(moves) * 7 % player.choices());
            player.apply_answer(tui::BoardAnswer::play(*player.board().chosen()));
        }
    }
}

}  // namespace
}  // namespace tenebrae::nightcage::board
