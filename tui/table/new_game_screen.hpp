// SPDX-License-Identifier: MIT
#pragma once

#include "tui/table/form.hpp"
#include "tui/table/screen.hpp"
#include "tui/table/screen_context.hpp"

#include <string>
#include <vector>

namespace tenebrae::tui {

/// All that can be set before a game begins; faults stand at their field.
class NewGameScreen : public Screen {
public:
    /// `chosen` stands in it at first.
    NewGameScreen(ScreenContext& context, GameForm form, const std::vector<table::Setting>& chosen);

    void draw(Grid& grid) override;
    Next press(const Press& press) override;
    [[nodiscard]] bool takes_text() const override { return form_.takes_text(); }

private:
    void put(const table::Setting& setting);
    Next begin();
    /// About the field that is selected.
    [[nodiscard]] std::string help(int width) const;
    [[nodiscard]] table::Header header() const;
    void show_faults(const core::Diagnostics& faults);

    ScreenContext& context_;
    GameForm game_;
    Form form_;
    std::string said_;
};

/// Asks who plays, then which night; before that, if a game that is not saved may go.
Next open_new_game(ScreenContext& context);

}  // namespace tenebrae::tui
