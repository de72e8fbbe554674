// SPDX-License-Identifier: MIT
#include "tui/table/cast.hpp"

#include "tui/table/ansi.hpp"
#include "tui/table/replay_screen.hpp"
#include "tui/table/screen_context.hpp"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <utility>

namespace tenebrae::tui {

namespace {

/// Returns seconds with three decimals in every locale: 1500 is "1.500".
std::string seconds(std::int64_t milliseconds) {
    const std::string rest = std::to_string(1000 + milliseconds % 1000).substr(1);
    return std::to_string(milliseconds / 1000) + "." + rest;
}

std::string in_quotes(const std::string& bytes) {
    return table::Json(bytes).dump(-1, ' ', false, table::Json::error_handler_t::replace);
}

class Recorder {
public:
    explicit Recorder(const Cast& cast) : cast_(cast), painter_(cast.palette, cast.depth) {
        text_ = R"({"version": 2, "width": )" + std::to_string(cast.width) + R"(, "height": )"
                + std::to_string(cast.height) + "}\n";
    }

    void show(Screen& screen) {
        Grid grid(cast_.width, cast_.height);
        screen.draw(grid);
        add(painter_.show(grid));
    }

    /// Records an animation to its end.
    void show_movement(Screen& screen) {
        while (screen.wait_ms() >= 0) {
            wait(screen.wait_ms());
            static_cast<void>(screen.tick());
            show(screen);
        }
    }

    void wait(int milliseconds) { now_ += milliseconds; }
    /// Adds a chapter, which players of recordings can jump to.
    void mark(const std::string& label) { add_event('m', label); }
    std::string finish() {
        add(painter_.finish());
        return std::move(text_);
    }

private:
    void add(const std::string& bytes) {
        if (!bytes.empty()) {
            add_event('o', bytes);
        }
    }

    void add_event(char kind, const std::string& bytes) {
        text_ += "[" + seconds(now_) + ", \"" + kind + "\", " + in_quotes(bytes) + "]\n";
    }

    const Cast& cast_;
    AnsiPainter painter_;
    std::string text_;
    std::int64_t now_ = 0;
};

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

std::string write_cast(
    table::Seat& seat, const Replay& replay, std::span<const BoardFamily> families, const Cast& cast
) {
    // No keymap: viewers of a recording cannot press keys.
    ScreenContext context{seat, families};
    context.preferences.animations = cast.animations;
    context.glyphs = cast.glyphs;
    context.many_colors = cast.depth >= ColorDepth::Indexed;
    context.half_blocks = context.many_colors && cast.half_blocks;
    context.looks_game = replay.played->game().id();
    context.palettes.emplace(context.looks_game, cast.palette);
    ReplayScreen screen(context, replay);
    Recorder recorder(cast);
    recorder.show(screen);
    const std::size_t end = replay.played->end();
    std::string chapter;
    const auto begin_chapter = [&](std::size_t moment) {
        std::string next = chapter_at(replay, moment);
        if (!next.empty() && next != chapter) {
            recorder.mark(next);
            chapter = std::move(next);
        }
    };
    begin_chapter(replay.moment);
    for (std::size_t moment = replay.moment; moment < end; ++moment) {
        recorder.wait(cast.pause_ms);
        static_cast<void>(screen.press({{}, KeyAction::East, {}}));
        begin_chapter(moment + 1);
        recorder.show(screen);
        recorder.show_movement(screen);
    }
    recorder.wait(cast.pause_ms);
    return recorder.finish();
}

}  // namespace tenebrae::tui
