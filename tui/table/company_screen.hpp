// SPDX-License-Identifier: MIT
#pragma once

#include "table/nights.hpp"
#include "tui/table/form.hpp"
#include "tui/table/screen.hpp"
#include "tui/table/screen_context.hpp"

#include <string>

namespace tenebrae::tui {

/// The first step to a new game: who plays. Which night comes next.
class CompanyScreen : public Screen {
public:
    explicit CompanyScreen(ScreenContext& context);

    void draw(Grid& grid) override;
    Next press(const Press& press) override;

private:
    /// About the field that is selected.
    [[nodiscard]] std::string help(int width) const;
    [[nodiscard]] table::Company company() const;
    /// The fields for what is chosen, with what was chosen in them.
    void ask_again();

    ScreenContext& context_;
    Form form_;
    std::string said_;
};

}  // namespace tenebrae::tui
