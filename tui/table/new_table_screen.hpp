// SPDX-License-Identifier: MIT
#pragma once

#include "table/shared_tables.hpp"
#include "tui/table/form.hpp"
#include "tui/table/screen.hpp"
#include "tui/table/screen_context.hpp"

#include <cstddef>
#include <string>

namespace tenebrae::tui {

/// The form of a new table of several people: all that is not part of its game. The game is chosen
/// after it.
class NewTableScreen : public Screen {
public:
    explicit NewTableScreen(ScreenContext& context);

    void draw(Grid& grid) override;
    Next press(const Press& press) override;
    [[nodiscard]] bool takes_text() const override { return form_.takes_text(); }

private:
    /// Returns the line of a field; 0, that of the first line, if the form leaves it out.
    [[nodiscard]] std::size_t row_of(table::NewTableField field) const;
    /// Returns the value of a field; empty if the form leaves it out.
    [[nodiscard]] std::string value(table::NewTableField field) const;
    /// Shows the error at its field.
    void refuse(table::NewTableField field, const core::Diagnostic& error);
    /// Asks which game to play if everything is valid; else shows what is not.
    Next choose_game();

    ScreenContext& context_;
    Form form_;
    std::string message_;
};

}  // namespace tenebrae::tui
