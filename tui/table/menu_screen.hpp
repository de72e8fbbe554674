// SPDX-License-Identifier: MIT
#pragma once

#include "tui/table/menu_list.hpp"
#include "tui/table/screen.hpp"
#include "tui/table/screen_context.hpp"

#include <functional>
#include <string>
#include <vector>

namespace tenebrae::tui {

/// A line of a menu and its action.
struct MenuEntry {
    std::string label;
    std::string remark;
    std::function<Next()> run;
};

std::vector<MenuList::Item> items_of(const std::vector<MenuEntry>& entries);

/// A menu in a box over the screen below. It closes before the chosen action runs.
class MenuScreen : public Screen {
public:
    MenuScreen(ScreenContext& context, std::string title, std::vector<MenuEntry> entries);

    void draw(Grid& grid) override;
    Next press(const Press& press) override;
    [[nodiscard]] bool covers_all() const override { return false; }
    [[nodiscard]] bool background_is_static() const override { return true; }

private:
    ScreenContext& context_;
    std::string title_;
    std::vector<MenuEntry> entries_;
    MenuList list_;
};

}  // namespace tenebrae::tui
