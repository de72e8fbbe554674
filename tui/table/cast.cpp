// SPDX-License-Identifier: MIT
#include "tui/table/cast.hpp"

#include "tui/screen/ansi.hpp"
#include "tui/table/desk.hpp"
#include "tui/table/replay_screen.hpp"

#include <cstdint>
#include <string>

namespace tenebrae::tui {

namespace {

/// Seconds with three decimals, whatever the locale: 1500 is "1.500".
std::string seconds(std::int64_t milliseconds) {
    const std::string rest = std::to_string(1000 + milliseconds % 1000).substr(1);
    return std::to_string(milliseconds / 1000) + "." + rest;
}

std::string in_quotes(const std::string& bytes) {
    return table::Json(bytes).dump(-1, ' ', false, table::Json::error_handler_t::replace);
}

class Recorder {
public:
    Recorder(const Cast& cast, const CastSink& sink)
        : cast_(cast), sink_(sink), painter_(cast.palette, cast.colors) {}

    bool begin() {
        return sink_(
            R"({"version": 2, "width": )" + std::to_string(cast_.width) + R"(, "height": )"
            + std::to_string(cast_.height) + "}\n"
        );
    }

    bool show(Screen& screen) {
        Grid grid(cast_.width, cast_.height);
        screen.draw(grid);
        return send(painter_.show(grid));
    }

    /// What moves by itself, to its end.
    bool show_movement(Screen& screen) {
        bool written = true;
        while (written && screen.wait_ms() >= 0) {
            wait(screen.wait_ms());
            static_cast<void>(screen.tick());
            written = show(screen);
        }
        return written;
    }

    void wait(int milliseconds) { now_ += milliseconds; }
    bool finish() { return send(painter_.finish()); }

private:
    bool send(const std::string& bytes) {
        return bytes.empty()
               || sink_("[" + seconds(now_) + R"(, "o", )" + in_quotes(bytes) + "]\n");
    }

    const Cast& cast_;
    const CastSink& sink_;
    AnsiPainter painter_;
    std::int64_t now_ = 0;
};

}  // namespace

bool write_cast(
    const Replay& replay,
    std::span<const BoardFamily> families,
    const Cast& cast,
    const CastSink& sink
) {
    table::Session session(replay.sitting.environment);
    // No keymap: nobody who watches a recording can press anything.
    Desk desk{session, families};
    desk.settings.animations = cast.animations;
    desk.glyphs = cast.glyphs;
    ReplayScreen screen(desk, replay);
    Recorder recorder(cast, sink);
    bool written = recorder.begin() && recorder.show(screen);
    const std::size_t end = replay.sitting.history.steps().size();
    for (std::size_t moment = replay.moment; written && moment < end; ++moment) {
        recorder.wait(cast.pause_ms);
        static_cast<void>(screen.press({{}, Act::East, {}}));
        written = recorder.show(screen) && recorder.show_movement(screen);
    }
    recorder.wait(cast.pause_ms);
    return written && recorder.finish();
}

}  // namespace tenebrae::tui
