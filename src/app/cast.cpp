// SPDX-License-Identifier: MIT
#include "app/cast.hpp"

#include "app/console.hpp"
#include "app/record_source.hpp"
#include "core/text.hpp"
#include "tui/table/cast.hpp"
#include "tui/table/picture.hpp"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace tenebrae::app {

namespace {

constexpr std::uint64_t kLeastWidth = 80;
constexpr std::uint64_t kLeastHeight = 24;
constexpr std::uint64_t kMostWidth = 500;
constexpr std::uint64_t kMostHeight = 200;

constexpr std::size_t kDecimals = 3;
constexpr std::uint64_t kThousand = 1000;
constexpr std::uint64_t kMostMs = 60 * kThousand;
constexpr std::uint64_t kLeastMs = 10;

std::string check_size(const std::string& text) {
    return parse_cast_size(text) ? "" : "`" + text + "` is not WIDTHxHEIGHT, from 80x24 to 500x200";
}

std::string check_seconds(const std::string& text) {
    return parse_seconds(text)
               ? ""
               : "`" + text + "` is not a number from 0.01 to 60 with at most three decimals";
}

}  // namespace

std::optional<CastSize> parse_cast_size(std::string_view text) {
    const std::size_t cross = text.find('x');
    if (cross == std::string_view::npos) {
        return std::nullopt;
    }
    const auto width = core::parse_unsigned(text.substr(0, cross));
    const auto height = core::parse_unsigned(text.substr(cross + 1));
    const bool good = width && *width >= kLeastWidth && *width <= kMostWidth && height
                      && *height >= kLeastHeight && *height <= kMostHeight;
    return good ? std::optional(CastSize{static_cast<int>(*width), static_cast<int>(*height)})
                : std::nullopt;
}

std::optional<int> parse_seconds(std::string_view text) {
    const std::size_t point = text.find('.');
    const auto whole = core::parse_unsigned(text.substr(0, point));
    std::optional<std::uint64_t> rest = 0;
    if (point != std::string_view::npos) {
        std::string decimals(text.substr(point + 1));
        if (decimals.empty() || decimals.size() > kDecimals) {
            return std::nullopt;
        }
        decimals.resize(kDecimals, '0');
        rest = core::parse_unsigned(decimals);
    }
    if (!whole || *whole > kMostMs / kThousand || !rest) {
        return std::nullopt;
    }
    const std::uint64_t all = *whole * kThousand + *rest;
    const bool good = all >= kLeastMs && all <= kMostMs;
    return good ? std::optional(static_cast<int>(all)) : std::nullopt;
}

void add_look_options(Subcommand& command, CastLook& look) {
    command.options.push_back(
        {.names = "--size",
         .target = &look.size,
         .summary = "set the size of the recording or picture; the default is 80x24",
         .type = "WxH",
         .check = {check_size}}
    );
    command.options.push_back(
        {.names = "--palette",
         .target = &look.palette,
         .summary = "use the colours of this palette; the default is standard",
         .type = "NAME"}
    );
}

void add_cast_options(Subcommand& command, CastOptions& options) {
    command.options.push_back(
        {.names = "--cast",
         .target = &options.wanted,
         .summary = "write a recording of the screen",
         .excludes = {"--accessible"}}
    );
    command.options.push_back(
        {.names = "--picture",
         .target = &options.picture,
         .summary = "write a moving picture of the screen, as SVG, to this new file",
         .type = "FILE",
         .excludes = {"--accessible", "--cast"}}
    );
    add_look_options(command, options.look);
    command.options.push_back(
        {.names = "--seconds",
         .target = &options.seconds,
         .summary = "show each command this long in the recording or picture; the default is 1",
         .type = "N",
         .check = {check_seconds}}
    );
    command.options.push_back(
        {.names = "--colors",
         .target = &options.colors,
         .summary = "make the recording for terminals with 16 or 256 colours or true colour",
         .type = "N",
         .check = one_of({"16", "256", "true"}),
         .needs = {"--cast"},
         .shows_default = true}
    );
    command.options.push_back(
        {.names = "-o,--output",
         .target = &options.output,
         .summary = "write the recording to this new file, not to standard output",
         .type = "FILE",
         .needs = {"--cast"}}
    );
}

std::string cast_usage_error(const CastOptions& options) {
    if (options.wanted || !options.picture.empty()) {
        return "";
    }
    const std::string needs = " requires --cast or --picture";
    return options.look.size      ? "--size" + needs
           : options.look.palette ? "--palette" + needs
           : options.seconds      ? "--seconds" + needs
                                  : "";
}

namespace {

tui::ColorDepth depth_of(std::string_view colors) {
    return colors == "true" ? tui::ColorDepth::Direct
           : colors == "16" ? tui::ColorDepth::Sixteen
                            : tui::ColorDepth::Indexed;
}

/// Returns an error if there is no such palette.
std::optional<core::Diagnostic>
refuse_palette(const std::string& data_folder, const std::string& name) {
    const std::vector<std::string> names = tui::palettes(data_folder);
    if (std::ranges::find(names, name) != names.end()) {
        return std::nullopt;
    }
    return core::error("unknown-palette", "There is no such palette.")
        .expected(core::joined(names, ", "))
        .got(core::escape_for_display(name));
}

}  // namespace

core::Result<tui::Cast> load_cast(
    const Program& program,
    const std::string& data_folder,
    std::string_view game,
    const CastLook& look,
    const ScreenOptions& screen
) {
    const std::vector<tui::GameRoles> roles = tui::roles_of(program.families);
    tui::PaletteSource source{.data_folder = data_folder, .games = roles};
    if (look.palette) {
        if (const auto error = refuse_palette(data_folder, *look.palette)) {
            return core::Diagnostics{*error};
        }
        source.name = *look.palette;
    }
    core::Diagnostics errors;
    tui::Cast cast;
    cast.palette = tui::load_palettes(source, errors).at(game);
    const std::string set = screen.charset.empty() ? "utf8" : screen.charset;
    cast.glyphs = tui::load_glyphs(data_folder, set, {}, errors);
    if (!errors.empty()) {
        return errors;
    }
    const CastSize size = parse_cast_size(look.size.value_or("")).value_or(CastSize{});
    cast.width = size.width;
    cast.height = size.height;
    cast.depth = screen.color == "never" ? tui::ColorDepth::None : tui::ColorDepth::Direct;
    cast.half_blocks = !screen.no_half_blocks;
    cast.animations = !screen.still;
    const auto maker = std::ranges::find(program.makers, game, &table::GameMaker::id);
    cast.title = maker == program.makers.end() ? game : maker->title;
    return cast;
}

namespace {

ExitStatus write_moving_picture(
    table::Seat& seat,
    const CastOptions& options,
    const tui::Replay& replay,
    const Program& program,
    const tui::Cast& cast
) {
    const auto svg = tui::write_moving_picture(seat, replay, program.families, cast);
    if (!svg) {
        print_errors(svg.errors());
        return ExitStatus::BadData;
    }
    return write_out(options.picture, *svg);
}

}  // namespace

ExitStatus write_cast(
    table::Seat& seat,
    const CastOptions& options,
    const ScreenOptions& screen,
    const tui::Replay& replay,
    const Program& program
) {
    auto cast =
        load_cast(program, seat.data_folder(), replay.played->game().id(), options.look, screen);
    if (!cast) {
        print_errors(cast.errors());
        return ExitStatus::BadData;
    }
    cast->pause_ms = parse_seconds(options.seconds.value_or("")).value_or(cast->pause_ms);
    if (!options.picture.empty()) {
        return write_moving_picture(seat, options, replay, program, *cast);
    }
    cast->title.clear();
    if (cast->depth != tui::ColorDepth::None) {
        cast->depth = depth_of(options.colors);
    }
    return write_out(options.output, tui::write_cast(seat, replay, program.families, *cast));
}

}  // namespace tenebrae::app
