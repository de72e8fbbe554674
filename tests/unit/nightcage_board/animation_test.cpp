// SPDX-License-Identifier: MIT
#include "boards.hpp"
#include "games/nightcage/words/notation.hpp"
#include "tui/games/nightcage/animation.hpp"
#include "tui/games/nightcage/board_picture.hpp"
#include "tui/table/frames.hpp"

#include <array>
#include <optional>

namespace tenebrae::nightcage::board {
namespace {

constexpr PrisonerId kFirst{0};

/// A board and the events that happen on it.
struct Scenery {
    explicit Scenery(std::string_view position = "") {
        player.load_position(position.empty() ? crossroads() : std::string(position));
        before = player.view().shown;
    }

    [[nodiscard]] const Rules& rules() const { return player.game().rules(); }
    [[nodiscard]] Cell cell(std::string_view name) const {
        return rules().board.at(name[1] - '1', name[0] - 'a');
    }
    int begin(std::vector<Event> happened) {
        events = std::move(happened);
        return animation.begin(rules(), before, events);
    }
    [[nodiscard]] Scene scene() const { return animation.scene(rules()); }
    /// Returns the light on the tile of a cell as it is drawn. `light`: light is the background.
    [[nodiscard]] std::vector<tui::Light> lights(std::string_view name, bool light = true) const {
        tui::Grid grid(50, 22);
        const tui::Drawing drawing = player.drawing();
        draw_scene(grid, grid.area(), rules(), scene(), {drawing.glyphs, 0, {}, light});
        const Layout layout(rules().board, grid.area(), {});
        const tui::Rect tile = layout.tile(cell(name));
        std::vector<tui::Light> lights;
        for (int x = tile.x; x < tile.right(); ++x) {
            lights.push_back(grid.at({x, tile.y + 1}).style.light);
        }
        return lights;
    }

    BoardPlayer player;
    PublicState before;
    std::vector<Event> events;
    Animation animation;
};

int count(const std::vector<tui::Light>& lights, tui::Light most) {
    return static_cast<int>(std::ranges::count_if(lights, [most](tui::Light light) {
        return light <= most;
    }));
}

Event event(EventKind kind, Cell cell, PrisonerId who = kNobody) {
    Event made;
    made.kind = kind;
    made.cell = cell;
    made.who = who;
    return made;
}

std::vector<Event> discards(int tiles) {
    Event discarded;
    discarded.kind = EventKind::Discarded;
    discarded.tile = TileKind::Tee;
    return std::vector<Event>(static_cast<std::size_t>(tiles), discarded);
}

TEST_CASE("light spreads into a placed tile from its lit side") {
    Scenery scenery;
    Event placed = event(EventKind::Placed, scenery.cell("c1"), kFirst);
    placed.cell = scenery.cell("b3");
    placed.tile = TileKind::FourWay;
    placed.exits = kAllExits;
    REQUIRE(scenery.begin({placed}) == 2);
    // The tile is in the first frame: the player sees the placement at once.
    CHECK(kind_at(scenery.scene().shown, placed.cell) == TileKind::FourWay);
    const std::vector<tui::Light> first = scenery.lights("b3");
    CHECK(first.front() == tui::kUnlit);
    CHECK(first.back() > tui::kUnlit);
    REQUIRE(scenery.animation.step());
    const std::vector<tui::Light> second = scenery.lights("b3");
    CHECK(count(second, tui::kUnlit) > 0);
    CHECK(count(second, tui::kUnlit) < count(first, tui::kUnlit));
    CHECK_FALSE(scenery.animation.step());
}

TEST_CASE("a lost area goes dark from its edge at the same time") {
    Scenery scenery;
    REQUIRE(
        scenery.begin(
            {event(EventKind::Removed, scenery.cell("e2")),
             event(EventKind::KeyLost, scenery.cell("e2")),
             event(EventKind::Removed, scenery.cell("a5"))}
        )
        == 2
    );
    for (const bool light : {true, false}) {
        Scenery again;
        again.begin(scenery.events);
        tui::Grid grid(50, 22);
        const auto dark = [&](std::string_view name) {
            grid.clear();
            const tui::Drawing drawing = again.player.drawing();
            draw_scene(
                grid, grid.area(), again.rules(), again.scene(), {drawing.glyphs, 0, {}, light}
            );
            const tui::Rect tile =
                Layout(again.rules().board, grid.area(), {}).tile(again.cell(name));
            std::string row;
            for (int x = tile.x; x < tile.right(); ++x) {
                row += grid.at({x, tile.y + 1}).style.role == tui::Role::Dark ? ' ' : 'o';
            }
            return row;
        };
        CHECK(dark("e2") == "  ooo  ");
        CHECK(dark("a5") == "  ooo  ");
        REQUIRE(again.animation.step());
        CHECK(dark("e2") == "   o   ");
    }
}

TEST_CASE("a struck candle flickers and the stack burns down") {
    Scenery scenery;
    std::vector<Event> happened{event(EventKind::Hit, scenery.cell("c3"), kFirst)};
    const std::vector<Event> cost = discards(4);
    happened.insert(happened.end(), cost.begin(), cost.end());
    REQUIRE(scenery.begin(happened) == 5);
    const int full = scenery.before.stack_size;
    std::string flame;
    std::string stack;
    do {
        const Scene scene = scenery.scene();
        flame += contains(scene.dying, kFirst) ? "-" : "*";
        CHECK(contains(scene.dying, kFirst) == contains(scene.struck, kFirst));
        stack += std::to_string(full - scenery.animation.stack_size(scenery.rules()));
    } while (scenery.animation.step());
    CHECK(flame == "-*-*-");
    CHECK(stack == "01234");
}

TEST_CASE("the tiles of a Stay burn without a flickering candle") {
    Scenery scenery;
    REQUIRE(scenery.begin(discards(9)) == 4);
    std::string stack;
    do {
        CHECK(scenery.scene().dying == 0);
        const int left = scenery.animation.stack_size(scenery.rules());
        stack += std::to_string(scenery.before.stack_size - left);
    } while (scenery.animation.step());
    CHECK(stack == "2469");
}

TEST_CASE("a falling prisoner is shown in its line and at the landing") {
    Scenery scenery(falling());
    const auto observation_at = [&](std::vector<Event> happened) {
        std::string cells;
        REQUIRE(scenery.begin(std::move(happened)) == 3);
        do {
            const Scene scene = scenery.scene();
            CHECK(scene.ghost.who == kFirst);
            CHECK(contains(scene.fall_cells, scene.ghost.cell));
            cells += cell_name(scenery.rules().board, scene.ghost.cell) + " ";
        } while (scenery.animation.step());
        return cells;
    };
    Event line = event(EventKind::LineChosen, scenery.cell("c4"), kFirst);
    line.number = static_cast<std::uint16_t>(Line::Column);
    CHECK(observation_at({line}) == "c5 c1 c3 ");
    // The shorter direction across the edge, because the board is a torus.
    Event landed = event(EventKind::Landed, scenery.cell("c1"), kFirst);
    line.number = static_cast<std::uint16_t>(Line::Column);
    std::vector<Event> both{line, landed};
    REQUIRE(scenery.begin(both) == 6);
    for (int frame = 0; frame < 3; ++frame) {
        scenery.animation.step();
    }
    CHECK(scenery.scene().ghost.cell == scenery.cell("c5"));
}

TEST_CASE("a strike is drawn along the line of sight") {
    Scenery scenery;
    Event strikes = event(EventKind::Strikes, scenery.cell("b3"));
    strikes.tile = TileKind::WaxEater;
    REQUIRE(scenery.begin({strikes}) == 2);
    const Scene near = scenery.scene();
    REQUIRE(scenery.animation.step());
    const Scene far = scenery.scene();
    CHECK(near.triggered == only(strikes.cell));
    CHECK((near.threatened & ~far.threatened) == 0);
    CHECK(near.struck == 0);
}

TEST_CASE("any number of events is shown completely within the time limit") {
    Scenery scenery;
    std::vector<Event> happened;
    for (int strike = 0; strike < 40; ++strike) {
        happened.push_back(event(EventKind::Strikes, scenery.cell("b3")));
        happened.push_back(event(EventKind::Hit, scenery.cell("c3"), kFirst));
    }
    happened.push_back(event(EventKind::Removed, scenery.cell("a5")));
    CHECK(scenery.begin(happened) == tui::kMostFrames);
    CHECK(scenery.begin({event(EventKind::Moved, scenery.cell("c2"), kFirst)}) == 0);
}

TEST_CASE("events of another board are not shown") {
    Scenery scenery;
    CHECK(scenery.begin({event(EventKind::Removed, Cell{48})}) == 0);
    CHECK(scenery.begin({event(EventKind::Hit, scenery.cell("c3"), PrisonerId{4})}) == 0);
}

TEST_CASE("the candle of the panel burns down with the frames and any key ends them") {
    BoardPlayer player;
    player.load_position(crossroads());
    player.load_position(crossroads());
    const std::string still = player.panel(34, 22);
    std::vector<table::RawEvent> burning;
    for (const Event& discarded : discards(4)) {
        burning.push_back(table::packed<table::RawEvent>(discarded));
    }
    REQUIRE(player.board().animate(burning) == 4);
    std::string before = still;
    for (int frame = 0; frame < 4; ++frame) {
        CHECK(player.panel(34, 22) != before);
        before = player.panel(34, 22);
        player.board().step_animation();
    }
    CHECK(player.panel(34, 22) == still);
    REQUIRE(player.board().animate(burning) == 4);
    player.board().end_animation();
    CHECK(player.panel(34, 22) == still);
    CHECK_FALSE(player.board().step_animation());
}

TEST_CASE("a monster that is drawn and the last tile and the end have a beat") {
    BoardPlayer player;
    player.load_position(crossroads());
    const auto staging = [&](const Event& staged) {
        return player.board().staging(table::packed<table::RawEvent>(staged));
    };
    Event drawn;
    drawn.kind = EventKind::Drawn;
    drawn.tile = TileKind::Tee;
    CHECK_FALSE(staging(drawn));
    drawn.tile = TileKind::WaxEater;
    REQUIRE(staging(drawn));
    CHECK(staging(drawn)->role == tui::Role::Bad);
    Event end;
    end.kind = EventKind::StackEmpty;
    CHECK(staging(end)->clears);
    end.kind = EventKind::GameEnds;
    end.number = static_cast<std::uint16_t>(Ending::Won);
    CHECK(staging(end)->light > 0);
    end.number = static_cast<std::uint16_t>(Ending::NoGate);
    CHECK(staging(end)->light == 0);
}

}  // namespace
}  // namespace tenebrae::nightcage::board
