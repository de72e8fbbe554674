// SPDX-License-Identifier: MIT
#include "tui/table/picture.hpp"

#include "tui/table/svg.hpp"

namespace tenebrae::tui {

namespace {

bool has_colors(const Cast& cast) {
    return cast.depth != ColorDepth::None;
}

class FilmSink : public RecordingSink {
public:
    explicit FilmSink(const Cast& cast) : film_(cast.palette, has_colors(cast)) {}

    void show(const Grid& grid) override {
        if (!is_full()) {
            film_.show(grid);
        }
    }
    void wait(int milliseconds) override { film_.wait(milliseconds); }
    void mark(const std::string& /*label*/) override {}
    [[nodiscard]] bool is_full() const override { return film_.bytes() > kMaxMovingPicture; }
    std::string finish(const std::string& title) { return film_.finish(title); }

private:
    SvgFilm film_;
};

}  // namespace

std::string write_picture(
    table::Seat& seat, const Replay& replay, std::span<const BoardFamily> families, const Cast& cast
) {
    const Grid grid = draw_moment(seat, replay, families, cast);
    return write_svg(grid, cast.palette, has_colors(cast), cast.title);
}

core::Result<std::string> write_moving_picture(
    table::Seat& seat, const Replay& replay, std::span<const BoardFamily> families, const Cast& cast
) {
    FilmSink film(cast);
    record_replay(seat, replay, families, cast, film);
    std::string svg = film.finish(cast.title);
    if (svg.size() > kMaxMovingPicture) {
        return core::error("picture-too-large", "The moving picture is too large.")
            .expected("at most " + std::to_string(kMaxMovingPicture >> 20U) + " MiB")
            .hint("Choose a shorter part with --from and --to, a smaller size, or --still.");
    }
    return svg;
}

}  // namespace tenebrae::tui
