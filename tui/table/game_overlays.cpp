// SPDX-License-Identifier: MIT
#include "tui/table/game_overlays.hpp"

#include "core/text.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

namespace tenebrae::tui {

namespace {

/// The least lines of the list, however long the preview of a choice is.
constexpr int kLeastLines = 5;

}  // namespace

ChoiceListScreen::ChoiceListScreen(GameScreen& game) : game_(game) {
    std::vector<MenuList::Item> items;
    for (std::size_t choice = 0; choice < game.choices(); ++choice) {
        items.push_back({game.choice_text(choice), ""});
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
    const Rect below{body.x, body.y + kLeastLines, body.width, body.height - kLeastLines};
    body.height -= game_.draw_preview(grid, below, below.height);
    list_.draw(grid, body, true, drawing);
    const std::string keys =
        "A number or up and down.   "
        + keys_line(
            game_.context().keymap,
            {{KeyAction::Confirm, "does it"}, {KeyAction::Cancel, "back to the board"}}
        );
    Rect bottom{0, side.bottom(), grid.width(), grid.height() - side.bottom()};
    grid.fill(bottom, U' ', {Role::Text});
    bottom.height -= draw_bottom(grid, bottom, key_lines(keys, bottom.width), {Role::Faint});
    // If there is no room for it here, the list still shows it whole.
    if (const std::string choice = game_.choice_text(list_.selected());
        bottom.height > 0 && core::display_width(choice) <= bottom.width) {
        grid.write({0, bottom.y}, choice, {Role::Strong});
    }
}

Next ChoiceListScreen::press(const Press& press) {
    if (list_.takes(press)) {
        return Next::close([&game = game_, choice = list_.selected()] { return game.play(choice); }
        );
    }
    if (is_back(press) || press.action == KeyAction::List) {
        return Next::close();
    }
    list_.press(press);
    game_.aim(list_.selected());
    return {};
}

void HandoverScreen::draw(Grid& grid) {
    const std::string who = core::capitalised(core::escape_for_display(name_)) + ", press Enter";
    const int y = grid.height() / 2 - 1;
    const auto write = [&grid](int line, const std::string& text, Role role) {
        const int x = std::max(0, (grid.width() - core::display_width(text)) / 2);
        grid.write({x, line}, text, {role});
    };
    write(y, who, Role::Strong);
    write(y + 2, "Your view follows. Everybody else: look away.", Role::Faint);
}

Next HandoverScreen::press(const Press& press) {
    return press.key.kind == Key::Kind::Enter
               ? Next::close([&game = game_] { return game.update_viewer(); })
               : Next{};
}

void LogScreen::draw(Grid& grid) {
    const ScreenContext& context = game_.context();
    const Rect side = game_.side();
    grid.fill(side, U' ', {Role::Text});
    grid.write({side.x, side.y}, "Log", {Role::Title}, side);
    draw_rule(grid, {side.x, side.y + 1}, side.width, context.drawing());
    const Rect body{side.x, side.y + 2, side.width, side.height - 2};
    game_.log_view().draw(
        grid, body, {context.observation(), context.glyphs, game_.board().piece_names()}
    );
    const std::string keys = keys_line(
        context.keymap, {{KeyAction::Confirm, "show the causes"}, {KeyAction::Cancel, "back"}}
    );
    draw_bottom(grid, grid.area(), key_lines(keys, grid.width()), {Role::Faint});
}

Next LogScreen::press(const Press& press) {
    if (is_back(press) || press.action == KeyAction::Log) {
        game_.log_view().focus(false);
        return Next::close();
    }
    game_.log_view().press(press);
    return {};
}

}  // namespace tenebrae::tui
