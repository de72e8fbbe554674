// SPDX-License-Identifier: MIT
#include "boards.hpp"
#include "tui/games/nyctophobia/animation.hpp"
#include "tui/table/frames.hpp"

namespace tenebrae::nyctophobia::board {
namespace {

Event event(EventKind kind, PieceId who, Direction direction = Direction::East) {
    Event made;
    made.kind = kind;
    made.who = who;
    made.direction = direction;
    return made;
}

/// Returns a sheet of four spaces in a row, with a piece on the last and a noise on the second.
Sheet row(PieceId who) {
    Sheet sheet({0, 0}, 4, 1);
    sheet.at({3, 0}).piece = who;
    sheet.at({3, 0}).active = true;
    sheet.at({1, 0}).noise = std::uint8_t{0};
    return sheet;
}

/// Returns one string for each frame: "o" is the piece, "." its trail, "*" a rock, "!" a blow and
/// ")" a sound.
std::vector<std::string> frames(const std::vector<Event>& events, PieceId who = 0) {
    Animation animation;
    animation.begin(events);
    std::vector<std::string> shown;
    while (animation.is_running()) {
        Sheet sheet = row(who);
        animation.show(sheet);
        std::string text;
        for (std::int8_t x = 0; x < 4; ++x) {
            const SheetSpot& spot = sheet.at({x, 0});
            text += spot.effect == Effect::Hit     ? '!'
                    : spot.effect == Effect::Noise ? ')'
                    : spot.piece == who            ? 'o'
                    : spot.rocks > 0               ? '*'
                    : spot.path                    ? '.'
                                                   : ' ';
            CHECK(spot.active == (spot.piece == who));
        }
        shown.push_back(text);
        animation.step();
    }
    return shown;
}

using Shown = std::vector<std::string>;

TEST_CASE("a walk is animated step by step with a trail") {
    const Event step = event(EventKind::Step, 0);
    CHECK(frames({step}) == Shown{"  .o"});
    CHECK(frames({step, step, step}) == Shown{".o  ", "..o ", "...o"});
    CHECK(frames({event(EventKind::Hop, 0)}) == Shown{"  .o"});
}

TEST_CASE("steps of the Hunter are animated only for seats that hear of them") {
    const Event step = event(EventKind::HunterStep, kNoPiece);
    CHECK(frames({step, step}, kHunter) == Shown{" .o ", " ..o"});
    Event driven = event(EventKind::Driven, kNoPiece);
    driven.number = 2;
    CHECK(frames({driven}, kHunter) == Shown{" .o ", " ..o"});
    // A Hunted does not hear of them.
    const testing::TestForest forest;
    CHECK_FALSE(seat_event(forest.rules, step, 0));
}

TEST_CASE("a blow is marked on the space of the hurt piece") {
    const Event hurt = event(EventKind::Hurt, 0);
    CHECK(frames({hurt}) == Shown{"   !", "   o", "   !"});
    // A blow to a piece on another page is not shown.
    CHECK(frames({event(EventKind::Hurt, 1)}) == Shown(3, "   o"));
}

TEST_CASE("a sound spreads from the speaker or from the noise") {
    CHECK(frames({event(EventKind::Speak, 0)}) == Shown{"   )", "   o", "   )"});
    CHECK(frames({event(EventKind::NoiseLeft, 0)}) == Shown{" ) o", "   o", " ) o"});
}

TEST_CASE("a thrown rock flies space by space and makes a sound where it lands") {
    Event flight = event(EventKind::Flight, 0, Direction::West);
    flight.number = 2;
    CHECK(frames({flight}) == Shown{"  *o", " * o", " ) o", "   o", " ) o"});
}

TEST_CASE("events before the forest turns are not animated") {
    const Event step = event(EventKind::Step, 0);
    CHECK(frames({step, step, event(EventKind::ForestTurns, kNoPiece), step}) == Shown{"  .o"});
}

TEST_CASE("an animation is never longer than the maximum number of frames") {
    Animation animation;
    const std::vector<Event> way(40, event(EventKind::HunterStep, kNoPiece));
    CHECK(animation.begin(way) == tui::kMostFrames);
    CHECK(animation.begin({}) == 0);
    CHECK(animation.begin(std::vector{event(EventKind::EndTurn, 0)}) == 0);
}

TEST_CASE("ending an animation restores the still picture") {
    testing::TestForest forest;
    forest.begin_turn();
    BoardPlayer player(forest);
    const std::string still = player.picture(80, 40);
    const std::array raw{table::packed<table::RawEvent>(event(EventKind::Hurt, 0))};
    REQUIRE(player.board().animate(raw) == 3);
    const std::string moving = player.picture(80, 40);
    CHECK(moving != still);
    CHECK(moving.find('!') != std::string::npos);
    player.board().end_animation();
    CHECK(player.picture(80, 40) == still);
    CHECK_FALSE(player.board().step_animation());
}

TEST_CASE("each turn of the Hunter is staged for the same time whatever he does") {
    testing::TestForest forest;
    forest.begin_turn();
    BoardPlayer player(forest);
    const auto staging = [&](EventKind kind, std::uint8_t number) {
        Event staged = event(kind, 0);
        staged.number = number;
        return player.board().staging(table::packed<table::RawEvent>(staged));
    };
    for (const std::uint8_t number : {std::uint8_t{0}, std::uint8_t{1}, std::uint8_t{9}}) {
        REQUIRE(staging(EventKind::HunterTurn, number));
        CHECK(staging(EventKind::HunterTurn, number)->ms == 900);
        CHECK(staging(EventKind::HunterTurn, number)->clears);
        CHECK(staging(EventKind::Card, number)->ms == 900);
    }
    CHECK(staging(EventKind::Combat, 0)->bells == 1);
    CHECK_FALSE(staging(EventKind::HunterStep, 0));
    CHECK_FALSE(staging(EventKind::Step, 0));
}

}  // namespace
}  // namespace tenebrae::nyctophobia::board
