// SPDX-License-Identifier: MIT
#pragma once

#include "tui/screen/frontend.hpp"
#include "tui/table/screen.hpp"
#include "tui/table/screen_context.hpp"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tenebrae::tui {

/// The size everything is made for. In a smaller window a notice waits for a larger one.
inline constexpr int kLeastWidth = 80;
inline constexpr int kLeastHeight = 24;

/// A stranger holds the line no longer than this without a key: while a game is played, and
/// otherwise.
inline constexpr int kIdleMinutesAtGame = 60;
inline constexpr int kIdleMinutes = 15;

/// The screens that lie over each other, and the loop that shows the topmost and feeds it keys.
class Stage {
public:
    Stage(Frontend& frontend, ScreenContext& context);
    ~Stage();
    Stage(const Stage&) = delete;
    Stage& operator=(const Stage&) = delete;

    void push(std::unique_ptr<Screen> screen) {
        screens_.push_back(std::move(screen));
        below_is_drawn_ = false;
    }
    /// Until it is left. Precondition: there is a screen.
    Leave run();
    void follow(Next next);

private:
    [[nodiscard]] bool too_small() const;
    /// How long a key is waited for, all in all; nothing: without end.
    [[nodiscard]] std::optional<int> patience_ms() const;
    Key read();
    [[nodiscard]] bool key_waits();
    /// See ScreenContext::tell_progress.
    bool tell_progress(const std::string& said);
    void show();
    void draw_below();
    void take(Key key);
    void take_press(Key key);
    std::function<Next()> close_top(Next next);
    std::function<Next()> close_all(Next next);

    Frontend& frontend_;
    ScreenContext& context_;
    std::vector<std::unique_ptr<Screen>> screens_;
    Grid below_{0, 0};  ///< what the topmost screen is drawn over, where that leaves it
    bool below_is_drawn_ = false;
    Grid picture_{0, 0};
    std::optional<Leave> leave_;
    std::optional<Key> ahead_;  ///< read while something was still going on
    std::string progress_;  ///< the line that stands over the picture
    int idle_ms_ = 0;  ///< since the last key
};

}  // namespace tenebrae::tui
