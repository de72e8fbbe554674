// SPDX-License-Identifier: MIT
#include "tui/table/choice_list.hpp"

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

namespace tenebrae::tui {

ChoiceListScreen::ChoiceListScreen(GameScreen& game) : game_(game) {
    std::vector<MenuList::Item> items;
    for (std::size_t choice = 0; choice < game.choices(); ++choice) {
        items.push_back({game.described(choice), ""});
    }
    list_.set(std::move(items));
    list_.select(game.board().chosen().value_or(0));
    game.aim(list_.selected());
}

void ChoiceListScreen::draw(Grid& grid) {
    const Drawing drawing = game_.context().drawing();
    const Rect side = game_.side();
    grid.fill(side, U' ', {Role::Text});
    grid.write(
        {side.x, side.y}, "Choices, " + std::to_string(game_.choices()), {Role::Title}, side
    );
    draw_rule(grid, {side.x, side.y + 1}, side.width, drawing);
    Rect body{side.x, side.y + 2, side.width, side.height - 2};
    body.height -= game_.draw_consequences(grid, body);
    list_.draw(grid, body, true, drawing);
    const std::string choice = game_.described(list_.selected());
    const Rect bottom{0, grid.height() - 2, grid.width(), 2};
    grid.fill(bottom, U' ', {Role::Text});
    grid.write({0, bottom.y}, fit(choice, bottom.width), {Role::Strong});
    const std::string keys = keys_line(
        game_.context().keymap, {{Act::Confirm, "does it"}, {Act::Cancel, "back to the board"}}
    );
    grid.write(
        {0, bottom.y + 1}, fit("A number or up and down.   " + keys, bottom.width), {Role::Faint}
    );
}

Next ChoiceListScreen::press(const Press& press) {
    if (list_.takes(press)) {
        return Next::close([&game = game_, choice = list_.selected()] { return game.play(choice); }
        );
    }
    if (is_back(press) || press.act == Act::List) {
        return Next::close();
    }
    list_.press(press);
    game_.aim(list_.selected());
    return {};
}

}  // namespace tenebrae::tui
