// SPDX-License-Identifier: MIT
#include "tests/terminal/pictures.hpp"

#include <array>
#include <cstddef>
#include <string>

namespace tenebrae::test {

using tui::Grid;
using tui::Look;
using tui::own_role;
using tui::Point;
using tui::Rgb;
using tui::Role;
using tui::Style;

namespace {

constexpr std::array kRolesUsed{
    Role::Text,
    Role::Bad,
    Role::Good,
    Role::Faint,
    Role::Selected,
    Role::Title,
    Role::Cursor,
    Role::Strong,
    own_role(0)};

}  // namespace

tui::Palette picture_palette() {
    tui::Palette palette;
    const auto look = [&palette](Role role) -> Look& {
        return palette.looks.at(static_cast<std::size_t>(role)).at(0);
    };
    look(Role::Bad).ink = Rgb{255, 0, 0};
    look(Role::Good) = {.ink = Rgb{0, 255, 0}, .ground = {}, .bold = true};
    look(Role::Faint).dim = true;
    look(Role::Selected).ground = Rgb{0, 0, 255};
    look(Role::Title) = {.ink = Rgb{255, 0, 0}, .ground = Rgb{0, 255, 0}, .underline = true};
    look(Role::Cursor).reverse = true;
    look(Role::Strong).bold = true;
    look(own_role(0)).underline = true;
    std::uint8_t grey = 20;
    for (Look& light : palette.looks.at(static_cast<std::size_t>(Role::Light))) {
        light.ground = Rgb{grey, grey, grey};
        grey = static_cast<std::uint8_t>(grey + 30);
    }
    palette.plain = palette.looks;
    for (auto& lights : palette.plain) {
        lights.at(0).ink.reset();
        for (Look& look_in_light : lights) {
            look_in_light.ground.reset();
        }
    }
    return palette;
}

const Grid& Pictures::next() {
    if (any_size_ && below(12) == 0) {
        grid_ = Grid(kWidth - 8 + below(16), kHeight - 3 + below(6));
    }
    for (int changes = below(4); changes >= 0; --changes) {
        change();
    }
    grid_.set_cursor({below(kWidth), below(kHeight)});
    return grid_;
}

void Pictures::change() {
    const Style style{kRolesUsed.at(static_cast<std::size_t>(below(kRolesUsed.size())))};
    const Point at{below(grid_.width()), below(grid_.height())};
    switch (below(9)) {
    case 8: paint(at); break;
    case 0: grid_.write(at, "│漢字│", style); break;
    case 1: grid_.write(at, "a word or two, and blanks    x", style); break;
    case 2: grid_.fill({at.x, at.y, below(20), below(4)}, U' ', style); break;
    case 3: grid_.fill({at.x, at.y, below(20), below(4)}, U'·', style); break;
    case 4: grid_.restyle({at.x, at.y, below(9), below(3)}, style); break;
    case 5:
        grid_.write({0, at.y}, std::string(static_cast<std::size_t>(grid_.width()), 'w'), style);
        break;
    // Sometimes a character that is not one column wide.
    case 6: grid_.put(at, below(2) == 0 ? U'漢' : U'\x1b', style); break;
    default: grid_.put(at, U'@', style); break;
    }
}

/// Lays a few pixels, some under glyphs, and some of them under nothing that light falls on.
void Pictures::paint(Point at) {
    const int width = below(10);
    const int height = below(4);
    for (int place = 0; place < width * height; ++place) {
        const Point to{at.x + place % width, at.y + place / width};
        const auto light = static_cast<tui::Light>(below(tui::kBrightest + 1));
        grid_.put(to, below(4) == 0 ? U'*' : U' ', {Role::Text, light});
        const auto pixel = [&] {
            const auto fine = static_cast<tui::FineLight>(below(tui::kBrightestFine + 1));
            return tui::Pixel{Role::Light, fine, Role::Dark, 0};
        };
        grid_.paint(to, {pixel(), pixel()});
    }
}

}  // namespace tenebrae::test
