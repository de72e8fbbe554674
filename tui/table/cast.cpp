// SPDX-License-Identifier: MIT
#include "tui/table/cast.hpp"

#include "tui/table/ansi.hpp"

#include <nlohmann/json.hpp>

#include <cstdint>
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

class Recorder : public RecordingSink {
public:
    explicit Recorder(const Cast& cast) : painter_(cast.palette, cast.depth) {
        text_ = R"({"version": 2, "width": )" + std::to_string(cast.width) + R"(, "height": )"
                + std::to_string(cast.height) + "}\n";
    }

    void show(const Grid& grid) override { add(painter_.show(grid)); }
    void wait(int milliseconds) override { now_ += milliseconds; }
    /// Players of recordings can jump to chapters.
    void mark(const std::string& label) override { add_event('m', label); }
    [[nodiscard]] bool is_full() const override { return false; }
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

    AnsiPainter painter_;
    std::string text_;
    std::int64_t now_ = 0;
};

}  // namespace

std::string write_cast(
    table::Seat& seat, const Replay& replay, std::span<const BoardFamily> families, const Cast& cast
) {
    Recorder recorder(cast);
    record_replay(seat, replay, families, cast, recorder);
    return recorder.finish();
}

}  // namespace tenebrae::tui
