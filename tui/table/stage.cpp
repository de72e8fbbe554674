// SPDX-License-Identifier: MIT
#include "tui/table/stage.hpp"

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
    const std::string key = keymap.key_for(Act::Accessible);
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

Stage::Stage(Frontend& frontend, ScreenContext& context) : frontend_(frontend), context_(context) {
    context_.key_waits = [this] { return key_waits(); };
    context_.tell_progress = [this](const std::string& said) { return tell_progress(said); };
    context_.stop_bots_by_keys();
}

Stage::~Stage() {
    context_.key_waits = {};
    context_.tell_progress = {};
    context_.seat.set_watch({});
}

bool Stage::key_waits() {
    if (!ahead_) {
        const Key key = frontend_.read(0);
        ahead_ = key.kind == Key::Kind::None ? std::nullopt : std::optional(key);
    }
    return ahead_.has_value();
}

bool Stage::tell_progress(const std::string& said) {
    if (said != progress_ && !too_small()) {
        const int y = picture_.height() - 2;
        picture_.fill({0, y, picture_.width(), 1}, U' ', {Role::Text});
        picture_.write({0, y}, said, {Role::Faint});
        frontend_.show(picture_);
        progress_ = said;
    }
    if (!key_waits()) {
        return true;
    }
    const Key::Kind kind = ahead_->kind;
    if (kind != Key::Kind::Hangup && kind != Key::Kind::Resize && kind != Key::Kind::Resume) {
        ahead_.reset();
    }
    return false;
}

Leave Stage::run() {
    while (!leave_ && !screens_.empty()) {
        show();
        take(read());
    }
    return leave_.value_or(Leave::Quit);
}

std::optional<int> Stage::patience_ms() const {
    constexpr int kMinute = 60 * 1000;
    if (!context_.is_restricted()) {
        return std::nullopt;
    }
    const bool at_game =
        std::ranges::any_of(screens_, [](const auto& screen) { return !screen->game().empty(); });
    return kMinute * (at_game && context_.seen().is_playing() ? kIdleMinutesAtGame : kIdleMinutes);
}

/// Returns the next key; Key::None when the screen's waiting time or the idle limit is over.
Key Stage::read() {
    progress_.clear();
    if (ahead_) {
        idle_ms_ = 0;
        return *std::exchange(ahead_, std::nullopt);
    }
    const int wanted = too_small() ? -1 : screens_.back()->wait_ms();
    const std::optional<int> patience = patience_ms();
    if (!patience) {
        return frontend_.read(wanted);
    }
    const int left = std::max(0, *patience - idle_ms_);
    const int wait = wanted < 0 ? left : std::min(wanted, left);
    const Key key = frontend_.read(wait);
    idle_ms_ = key.kind == Key::Kind::None ? idle_ms_ + wait : 0;
    if (idle_ms_ >= *patience) {
        leave_ = Leave::Idle;
    }
    return key;
}

bool Stage::too_small() const {
    return frontend_.width() < kLeastWidth || frontend_.height() < kLeastHeight;
}

void Stage::show() {
    if (picture_.width() != frontend_.width() || picture_.height() != frontend_.height()) {
        picture_ = Grid(frontend_.width(), frontend_.height());
        below_is_drawn_ = false;
    }
    if (too_small()) {
        picture_.clear();
        draw_notice(picture_, context_.keymap);
    } else {
        context_.look_at(screens_.back()->game());
        draw_below();
        screens_.back()->draw(picture_);
    }
    frontend_.show(picture_);
}

/// Draws the screens below the topmost one.
void Stage::draw_below() {
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
    if (screens_.back()->leaves_below()) {
        below_ = picture_;
        below_is_drawn_ = true;
    }
}

void Stage::take(Key key) {
    if (key.kind == Key::Kind::Hangup) {
        leave_ = Leave::Hangup;
    } else if (key.kind == Key::Kind::Resume) {
        frontend_.redraw_all();
    } else if (key.kind != Key::Kind::Resize) {
        take_press(key);
    }
}

void Stage::take_press(Key key) {
    if (key.kind == Key::Kind::None) {
        follow(too_small() ? Next{} : screens_.back()->tick());
        return;
    }
    const bool is_text = screens_.back()->takes_text() && !too_small();
    Press press{key, std::nullopt, {}};
    if (!is_text || key.kind != Key::Kind::Character) {
        press.act = context_.keymap.act(key);
    }
    if (press.act == Act::Redraw) {
        below_is_drawn_ = false;
        frontend_.redraw_all();
    } else if (too_small()) {
        follow(press.act == Act::Accessible ? Next::leave_for(Leave::Accessible) : Next{});
    } else if (key.kind != Key::Kind::Paste) {
        follow(screens_.back()->press(press));
    } else if (is_text) {
        press.pasted = frontend_.pasted();
        follow(screens_.back()->press(press));
    }
}

std::function<Next()> Stage::close_top(Next next) {
    screens_.pop_back();
    below_is_drawn_ = false;
    if (!screens_.empty()) {
        screens_.back()->come_back();
    }
    return std::move(next.then);
}

std::function<Next()> Stage::close_all(Next next) {
    while (screens_.size() > 1) {
        screens_.pop_back();
    }
    below_is_drawn_ = false;
    screens_.back()->come_back();
    return std::move(next.then);
}

void Stage::follow(Next next) {
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
