// SPDX-License-Identifier: MIT
#include "tui/table/log_screen.hpp"

namespace tenebrae::tui {

void LogScreen::draw(Grid& grid) {
    const ScreenContext& context = game_.context();
    const Rect side = game_.side();
    grid.fill(side, U' ', {Role::Text});
    grid.write({side.x, side.y}, "Log", {Role::Title}, side);
    draw_rule(grid, {side.x, side.y + 1}, side.width, context.drawing());
    const Rect body{side.x, side.y + 2, side.width, side.height - 2};
    game_.log_view().draw(grid, body, {context.seen(), context.glyphs});
    const std::string keys =
        keys_line(context.keymap, {{Act::Confirm, "unfold to the causes"}, {Act::Cancel, "back"}});
    draw_bottom(grid, grid.area(), key_lines(keys, grid.width()), {Role::Faint});
}

Next LogScreen::press(const Press& press) {
    if (is_back(press) || press.act == Act::Log) {
        game_.log_view().focus(false);
        return Next::close();
    }
    game_.log_view().press(press);
    return {};
}

}  // namespace tenebrae::tui
