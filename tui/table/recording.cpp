// SPDX-License-Identifier: MIT
#include "tui/table/recording.hpp"

#include "tui/table/replay_screen.hpp"
#include "tui/table/screen_context.hpp"

#include <optional>
#include <utility>

namespace tenebrae::tui {

namespace {

/// Returns the looks of a recording, without keys: viewers of a recording cannot press any.
ScreenContext context_of(
    table::Seat& seat,
    std::string_view game,
    std::span<const BoardFamily> families,
    const Cast& cast
) {
    ScreenContext context{seat, families};
    context.preferences.animations = cast.animations;
    context.glyphs = cast.glyphs;
    context.many_colors = cast.depth >= ColorDepth::Indexed;
    context.half_blocks = context.many_colors && cast.half_blocks;
    context.looks_game = game;
    context.palettes.emplace(context.looks_game, cast.palette);
    return context;
}

void show_screen(Screen& screen, const Cast& cast, RecordingSink& sink) {
    Grid grid(cast.width, cast.height);
    screen.draw(grid);
    sink.show(grid);
}

/// Records an animation to its end.
void show_movement(Screen& screen, const Cast& cast, RecordingSink& sink) {
    while (screen.wait_ms() >= 0) {
        sink.wait(screen.wait_ms());
        static_cast<void>(screen.tick());
        show_screen(screen, cast, sink);
    }
}

/// Returns "Turn 5", or "The end"; empty if the game has no turns.
std::string chapter_at(const Replay& replay, std::size_t moment) {
    const table::Observation observation = replay.played->observation(moment, replay.seat);
    if (observation.is_over()) {
        return "The end";
    }
    const std::optional<int> turn = observation.progress().turn;
    return turn ? "Turn " + std::to_string(*turn) : "";
}

}  // namespace

void record_replay(
    table::Seat& seat,
    const Replay& replay,
    std::span<const BoardFamily> families,
    const Cast& cast,
    RecordingSink& sink
) {
    ScreenContext context = context_of(seat, replay.played->game().id(), families, cast);
    ReplayScreen screen(context, replay);
    screen.set_title(cast.title);
    show_screen(screen, cast, sink);
    const std::size_t end = replay.played->end();
    std::string chapter;
    const auto begin_chapter = [&](std::size_t moment) {
        std::string next = chapter_at(replay, moment);
        if (!next.empty() && next != chapter) {
            sink.mark(next);
            chapter = std::move(next);
        }
    };
    begin_chapter(replay.moment);
    for (std::size_t moment = replay.moment; moment < end && !sink.is_full(); ++moment) {
        sink.wait(cast.pause_ms);
        static_cast<void>(screen.press({{}, KeyAction::East, {}}));
        begin_chapter(moment + 1);
        show_screen(screen, cast, sink);
        show_movement(screen, cast, sink);
    }
    sink.wait(cast.pause_ms);
}

Grid draw_moment(
    table::Seat& seat, const Replay& replay, std::span<const BoardFamily> families, const Cast& cast
) {
    ScreenContext context = context_of(seat, replay.played->game().id(), families, cast);
    ReplayScreen screen(context, replay);
    screen.set_title(cast.title);
    Grid grid(cast.width, cast.height);
    screen.draw(grid);
    return grid;
}

}  // namespace tenebrae::tui
