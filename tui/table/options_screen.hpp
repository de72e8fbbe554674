// SPDX-License-Identifier: MIT
#pragma once

#include "tui/table/form.hpp"
#include "tui/table/screen.hpp"
#include "tui/table/screen_context.hpp"

#include <string>

namespace tenebrae::tui {

/// What a person can choose about the screen. Holds at once, and is kept when the screen is left.
class OptionsScreen : public Screen {
public:
    explicit OptionsScreen(ScreenContext& context);

    void draw(Grid& grid) override;
    Next press(const Press& press) override;

private:
    void take_over();
    void keep();

    ScreenContext& context_;
    Form form_;
    std::string said_;
    bool changed_ = false;
};

}  // namespace tenebrae::tui
