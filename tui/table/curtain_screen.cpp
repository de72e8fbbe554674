// SPDX-License-Identifier: MIT
#include "tui/table/curtain_screen.hpp"

#include "core/text.hpp"

#include <algorithm>

namespace tenebrae::tui {

void CurtainScreen::draw(Grid& grid) {
    const std::string who = core::capitalised(core::escape_for_display(name_)) + ", press Enter";
    const int y = grid.height() / 2 - 1;
    const auto write = [&grid](int line, const std::string& text, Role role) {
        const int x = std::max(0, (grid.width() - core::display_width(text)) / 2);
        grid.write({x, line}, text, {role});
    };
    write(y, who, Role::Strong);
    write(y + 2, "What you know is shown then: nobody else should look.", Role::Faint);
}

Next CurtainScreen::press(const Press& press) {
    return press.key.kind == Key::Kind::Enter
               ? Next::close([&game = game_] { return game.sit_down(); })
               : Next{};
}

}  // namespace tenebrae::tui
