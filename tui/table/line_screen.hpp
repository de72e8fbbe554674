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

/// A line at the bottom of the screen into which something is typed.
class LineScreen : public Screen {
public:
    using Then = std::function<Next(const std::string& line)>;

    /// `then` is asked with what was typed, once the line is gone.
    LineScreen(ScreenContext& context, std::string label, std::string text, Then then);
    /// The command line: completes, and remembers what was typed.
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
    std::size_t recalled_ = 0;  ///< of the lines typed before; their number: none
    std::string said_;
};

}  // namespace tenebrae::tui
