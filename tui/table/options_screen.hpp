// SPDX-License-Identifier: MIT
#pragma once

#include "tui/table/desk.hpp"
#include "tui/table/form.hpp"
#include "tui/table/screen.hpp"

#include <string>

namespace tenebrae::tui {

/// What a person can choose about the screen. Holds at once, and is kept when the screen is left.
class OptionsScreen : public Screen {
public:
    explicit OptionsScreen(Desk& desk);

    void draw(Grid& grid) override;
    Next press(const Press& press) override;

private:
    void take_over();
    void keep();

    Desk& desk_;
    Form form_;
    std::string said_;
    bool changed_ = false;
};

}  // namespace tenebrae::tui
