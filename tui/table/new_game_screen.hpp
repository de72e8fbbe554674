// SPDX-License-Identifier: MIT
#pragma once

#include "tui/table/form.hpp"
#include "tui/table/screen.hpp"
#include "tui/table/screen_context.hpp"

#include <string>

namespace tenebrae::tui {

/// What can be set before a game begins; faults stand at their field.
class NewGameScreen : public Screen {
public:
    NewGameScreen(ScreenContext& context, GameForm form);

    void draw(Grid& grid) override;
    Next press(const Press& press) override;
    [[nodiscard]] bool takes_text() const override { return form_.takes_text(); }

private:
    [[nodiscard]] bool on_begin() const { return form_.selected() == 0; }
    Next begin();
    [[nodiscard]] table::Header header() const;
    void show_faults(const core::Diagnostics& faults);

    ScreenContext& context_;
    GameForm game_;
    Form form_;
    std::string said_;
};

/// The form of the only game, or a choice among the games first. Asks before a game that is not
/// saved goes.
Next open_new_game(ScreenContext& context);

}  // namespace tenebrae::tui
