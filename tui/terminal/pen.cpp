// SPDX-License-Identifier: MIT
#include "tui/terminal/pen.hpp"

namespace tenebrae::tui {

namespace {

constexpr std::size_t kLights = kBrightest + 1;
constexpr std::size_t kStyles = kRoles * kLights * 4;
constexpr int kWhite = 7;
constexpr int kBlack = 0;

std::size_t place_of(Style style) {
    const std::size_t light = style.light > kBrightest ? kBrightest : style.light;
    const std::size_t flags = (style.reverse ? 1U : 0U) + (style.underline ? 2U : 0U);
    return (static_cast<std::size_t>(style.role) * kLights + light) * 4 + flags;
}

}  // namespace

Pen::Pen(Palette palette, ColorDepth depth) : palette_(palette), depth_(depth), inks_(kStyles) {
    if (depth_ != ColorDepth::None && start_color() == OK) {
        has_defaults_ = use_default_colors() == OK;
    } else {
        depth_ = ColorDepth::None;
    }
    blank_ = make_ink({});
}

void Pen::set_palette(Palette palette) {
    palette_ = palette;
    inks_.assign(kStyles, std::nullopt);
}

Ink Pen::ink(Style style) {
    std::optional<Ink>& known = inks_[place_of(style)];
    if (!known) {
        known = make_ink(
            depth_ == ColorDepth::None ? palette_.plain_look(style) : palette_.look(style)
        );
    }
    return *known;
}

Ink Pen::make_ink(const Look& look) {
    const TerminalColor front = look.ink ? nearest_ink(*look.ink, depth_) : TerminalColor{};
    const TerminalColor back = look.ground ? nearest_ground(*look.ground, depth_) : TerminalColor{};
    Ink ink;
    ink.attributes |= look.bold || front.bold ? A_BOLD : A_NORMAL;
    ink.attributes |= look.dim ? A_DIM : A_NORMAL;
    ink.attributes |= look.underline ? A_UNDERLINE : A_NORMAL;
    ink.attributes |= look.reverse ? A_REVERSE : A_NORMAL;
    ink.marks_blanks = look.underline || look.reverse || back.number >= 0;
    if (depth_ != ColorDepth::None) {
        ink.pair = pair_of(front.number, back.number);
    }
    return ink;
}

/// 0, the terminal's own colours, when it has no more pairs.
int Pen::pair_of(int ink, int ground) {
    if (!has_defaults_) {
        ink = ink < 0 ? kWhite : ink;
        ground = ground < 0 ? kBlack : ground;
    }
    const auto known = pairs_.find({ink, ground});
    if (known != pairs_.end()) {
        return known->second;
    }
    const int pair = static_cast<int>(pairs_.size()) + 1;
    if (pair >= COLOR_PAIRS || init_extended_pair(pair, ink, ground) != OK) {
        return 0;
    }
    pairs_.emplace(std::pair{ink, ground}, pair);
    return pair;
}

}  // namespace tenebrae::tui
