// SPDX-License-Identifier: MIT
#include "tui/table/screen_stack.hpp"

#include <algorithm>
#include <string>
#include <utility>

namespace tenebrae::tui {

namespace {

/// Draws the notice, centred if there is room.
void draw_notice(Grid& grid, const Keymap& keymap) {
    std::vector<std::string> lines{
        "This window is " + std::to_string(grid.width()) + " x " + std::to_string(grid.height())
            + ".",
        "Needed: " + std::to_string(kLeastWidth) + " x " + std::to_string(kLeastHeight) + ".",
        "Make it larger to continue."};
    const std::string key = keymap.key_for(KeyAction::Accessible);
    if (!key.empty()) {
        lines.push_back(key + ": line mode");
    }
    int y = std::max(0, (grid.height() - static_cast<int>(lines.size())) / 2);
    for (const std::string& line : lines) {
        const int x = std::max(0, (grid.width() - static_cast<int>(line.size())) / 2);
        grid.write({x, y++}, line, {Role::Text});
    }
}

}  // namespace

ScreenStack::ScreenStack(Frontend& frontend, ScreenContext& context)
    : frontend_(frontend), context_(context) {
    context_.ring = [this] { frontend_.beep(); };
    context_.has_pending_key = [this] { return has_pending_key(); };
    context_.show_progress = [this](const std::string& message) { return show_progress(message); };
    context_.stop_bots_by_keys();
}

ScreenStack::~ScreenStack() {
    context_.ring = {};
    context_.has_pending_key = {};
    context_.show_progress = {};
    context_.seat.set_progress_listener({});
}

bool ScreenStack::has_pending_key() {
    if (!ahead_) {
        const Key key = frontend_.read(0);
        ahead_ = key.kind == Key::Kind::None ? std::nullopt : std::optional(key);
    }
    return ahead_.has_value();
}

bool ScreenStack::show_progress(const std::string& message) {
    if (message != progress_ && !too_small()) {
        const int y = picture_.height() - 2;
        picture_.fill({0, y, picture_.width(), 1}, U' ', {Role::Text});
        picture_.write({0, y}, message, {Role::Faint});
        frontend_.show(picture_);
        progress_ = message;
    }
    if (!has_pending_key()) {
        return true;
    }
    const Key::Kind kind = ahead_->kind;
    if (kind != Key::Kind::Hangup && kind != Key::Kind::Resize && kind != Key::Kind::Resume) {
        ahead_.reset();
    }
    return false;
}

Leave ScreenStack::run() {
    while (!leave_ && !screens_.empty()) {
        const int notices = screens_.back()->notices();
        frontend_.watch(notices >= 0 ? notices : context_.seat.news_descriptor());
        show();
        take(read());
    }
    return leave_.value_or(Leave::Quit);
}

std::optional<int> ScreenStack::idle_limit_ms() const {
    constexpr int kMinute = 60 * 1000;
    if (!context_.is_restricted()) {
        return std::nullopt;
    }
    const bool at_game =
        std::ranges::any_of(screens_, [](const auto& screen) { return !screen->game().empty(); });
    return kMinute
           * (at_game && context_.observation().is_playing() ? kIdleMinutesAtGame : kIdleMinutes);
}

/// Returns the next key; Key::None when the screen's waiting time or the idle limit is over.
Key ScreenStack::read() {
    progress_.clear();
    if (ahead_) {
        idle_ms_ = 0;
        return *std::exchange(ahead_, std::nullopt);
    }
    const int wanted = too_small() ? -1 : screens_.back()->wait_ms();
    const std::optional<int> limit = idle_limit_ms();
    if (!limit) {
        return frontend_.read(wanted);
    }
    const int left = std::max(0, *limit - idle_ms_);
    const int wait = wanted < 0 ? left : std::min(wanted, left);
    const Key key = frontend_.read(wait);
    idle_ms_ = key.kind == Key::Kind::None ? idle_ms_ + wait : 0;
    if (idle_ms_ >= *limit) {
        leave_ = Leave::Idle;
    }
    return key;
}

bool ScreenStack::too_small() const {
    return frontend_.width() < kLeastWidth || frontend_.height() < kLeastHeight;
}

void ScreenStack::show() {
    if (picture_.width() != frontend_.width() || picture_.height() != frontend_.height()) {
        picture_ = Grid(frontend_.width(), frontend_.height());
        below_is_drawn_ = false;
    }
    if (too_small()) {
        picture_.clear();
        draw_notice(picture_, context_.keymap);
    } else {
        context_.use_looks_of(screens_.back()->game());
        draw_below();
        screens_.back()->draw(picture_);
    }
    frontend_.show(picture_);
}

/// Draws the screens below the topmost one.
void ScreenStack::draw_below() {
    if (below_is_drawn_) {
        picture_ = below_;
        return;
    }
    const auto lowest = std::find_if(screens_.rbegin(), screens_.rend(), [](const auto& screen) {
        return screen->covers_all();
    });
    const auto begin = lowest == screens_.rend() ? screens_.begin() : std::prev(lowest.base());
    picture_.clear();
    for (auto screen = begin; screen != std::prev(screens_.end()); ++screen) {
        (*screen)->draw(picture_);
    }
    if (screens_.back()->background_is_static()) {
        below_ = picture_;
        below_is_drawn_ = true;
    }
}

void ScreenStack::take(Key key) {
    if (key.kind == Key::Kind::Hangup) {
        leave_ = Leave::Hangup;
    } else if (key.kind == Key::Kind::Resume) {
        frontend_.redraw_all();
    } else if (key.kind == Key::Kind::News) {
        take_news();
    } else if (key.kind != Key::Kind::Resize) {
        take_press(key);
    }
}

void ScreenStack::take_news() {
    if (screens_.back()->notices() >= 0) {
        below_is_drawn_ = false;
        follow(screens_.back()->on_notice());
        return;
    }
    for (const table::Reply& reply : context_.seat.take_news()) {
        below_is_drawn_ = false;
        // What follows may open and close screens.
        Next next;
        for (std::size_t place = 0; place < screens_.size(); ++place) {
            next = screens_[place]->take_news(reply, place + 1 == screens_.size());
        }
        follow(std::move(next));
    }
}

void ScreenStack::take_press(Key key) {
    if (key.kind == Key::Kind::None) {
        follow(too_small() ? Next{} : screens_.back()->tick());
        return;
    }
    const bool is_text = screens_.back()->takes_text() && !too_small();
    Press press{key, std::nullopt, {}};
    if (!is_text || key.kind != Key::Kind::Character) {
        press.action = context_.keymap.action_for(key);
    }
    if (press.action == KeyAction::Redraw) {
        below_is_drawn_ = false;
        frontend_.redraw_all();
    } else if (too_small()) {
        follow(press.action == KeyAction::Accessible ? Next::leave_for(Leave::Accessible) : Next{});
    } else if (key.kind != Key::Kind::Paste) {
        follow(screens_.back()->press(press));
    } else if (is_text) {
        press.pasted = frontend_.pasted();
        follow(screens_.back()->press(press));
    }
}

std::function<Next()> ScreenStack::close_top(Next next) {
    screens_.pop_back();
    below_is_drawn_ = false;
    if (!screens_.empty()) {
        screens_.back()->on_resume();
    }
    return std::move(next.then);
}

std::function<Next()> ScreenStack::close_all(Next next) {
    while (screens_.size() > 1) {
        screens_.pop_back();
    }
    below_is_drawn_ = false;
    screens_.back()->on_resume();
    return std::move(next.then);
}

void ScreenStack::follow(Next next) {
    while (next.kind != Next::Kind::Stay) {
        std::function<Next()> then;
        switch (next.kind) {
        case Next::Kind::Stay: break;
        case Next::Kind::Open: push(std::move(next.screen)); break;
        case Next::Kind::Close: then = close_top(std::move(next)); break;
        case Next::Kind::Home: then = close_all(std::move(next)); break;
        case Next::Kind::Leave: leave_ = next.leave; break;
        }
        next = then ? then() : Next{};
    }
}

}  // namespace tenebrae::tui
