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

/// The smallest window. A smaller one shows a notice until it is enlarged.
inline constexpr int kLeastWidth = 80;
inline constexpr int kLeastHeight = 24;

/// Restricted mode ends after this many minutes without a key: during a game, and at all other
/// times.
inline constexpr int kIdleMinutesAtGame = 60;
inline constexpr int kIdleMinutes = 15;

/// The stack of screens, and the loop that shows the topmost and passes keys to it.
class ScreenStack {
public:
    ScreenStack(Frontend& frontend, ScreenContext& context);
    ~ScreenStack();
    ScreenStack(const ScreenStack&) = delete;
    ScreenStack& operator=(const ScreenStack&) = delete;

    void push(std::unique_ptr<Screen> screen) {
        screens_.push_back(std::move(screen));
        below_is_drawn_ = false;
    }
    /// Runs until the full screen is left. Precondition: there is a screen.
    Leave run();
    void follow(Next next);

private:
    [[nodiscard]] bool too_small() const;
    /// Returns the longest time without a key, in milliseconds; nothing: no limit.
    [[nodiscard]] std::optional<int> idle_limit_ms() const;
    Key read();
    [[nodiscard]] bool has_pending_key();
    /// See ScreenContext::show_progress.
    bool show_progress(const std::string& message);
    void show();
    void draw_below();
    void take(Key key);
    void take_press(Key key);
    void take_news();
    std::function<Next()> close_top(Next next);
    std::function<Next()> close_all(Next next);

    Frontend& frontend_;
    ScreenContext& context_;
    std::vector<std::unique_ptr<Screen>> screens_;
    Grid below_{0, 0};  ///< the picture below the topmost screen, if that never changes
    bool below_is_drawn_ = false;
    Grid picture_{0, 0};
    std::optional<Leave> leave_;
    std::optional<Key> ahead_;  ///< a key read ahead, while a search was running
    std::string progress_;  ///< the line shown over the picture
    int idle_ms_ = 0;  ///< time since the last key
};

}  // namespace tenebrae::tui
