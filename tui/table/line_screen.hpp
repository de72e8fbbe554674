// SPDX-License-Identifier: MIT
#pragma once

#include "tui/table/screen.hpp"
#include "tui/table/screen_context.hpp"
#include "tui/table/text_field.hpp"

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

namespace tenebrae::tui {

/// An input line at the bottom of the screen.
class LineScreen : public Screen {
public:
    using Then = std::function<Next(const std::string& line)>;

    /// `then` is called with the text after the line has closed.
    LineScreen(ScreenContext& context, std::string label, std::string text, Then then);
    /// Returns the command line, with completion and history.
    static std::unique_ptr<LineScreen> for_commands(ScreenContext& context, Then then);

    void draw(Grid& grid) override;
    Next press(const Press& press) override;
    [[nodiscard]] bool covers_all() const override { return false; }
    [[nodiscard]] bool takes_text() const override { return true; }

private:
    Next enter();
    void complete();
    void recall(bool older);

    ScreenContext& context_;
    std::string label_;
    TextField field_;
    Then then_;
    bool is_command_ = false;
    std::size_t recalled_ = 0;  ///< index in the history; its size: not in the history
    std::string message_;
};

}  // namespace tenebrae::tui
