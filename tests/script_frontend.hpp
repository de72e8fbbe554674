// SPDX-License-Identifier: MIT
#pragma once

#include "tui/screen/frontend.hpp"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <limits>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tenebrae::tui {

/// A fake terminal for tests: plays a list of keys and stores the grids shown. After the last key
/// the input ends (Key::Hangup), and with it every screen.
class ScriptFrontend : public Frontend {
public:
    explicit ScriptFrontend(int width = 80, int height = 24) : width_(width), height_(height) {}

    /// Appends a key.
    ScriptFrontend& press(Key key) {
        steps_.push_back([key](ScriptFrontend&) { return key; });
        return *this;
    }
    /// Appends keys by name, separated by spaces: "n enter ctrl-l f1".
    ScriptFrontend& press(std::string_view names) {
        while (!names.empty()) {
            const std::size_t end = std::min(names.find(' '), names.size());
            if (end > 0) {
                const std::optional<Key> key = parse_key(names.substr(0, end));
                assert(key && "a key of the script is misspelt");
                press(key.value_or(Key{}));
            }
            names.remove_prefix(std::min(end + 1, names.size()));
        }
        return *this;
    }
    /// Appends a key for every ASCII character.
    ScriptFrontend& type(std::string_view text) {
        for (const char letter : text) {
            press(Key{Key::Kind::Character, static_cast<unsigned char>(letter)});
        }
        return *this;
    }
    /// Moves down in the menu shown at that time to the line that starts with this text, and
    /// chooses it. Must not be followed by look().
    ScriptFrontend& choose(std::string label) {
        steps_.push_back([label = std::move(label)](ScriptFrontend& self) {
            self.push_front(Key{Key::Kind::Enter});
            for (int line = self.lines_down_to(label); line > 0; --line) {
                self.push_front(Key{Key::Kind::Down});
            }
            const Key first = self.steps_.front()(self);
            self.steps_.pop_front();
            return first;
        });
        return *this;
    }
    ScriptFrontend& paste(std::string text) {
        steps_.push_back([text = std::move(text)](ScriptFrontend& self) {
            self.pasted_ = text;
            return Key{Key::Kind::Paste};
        });
        return *this;
    }
    ScriptFrontend& resize(int width, int height) {
        steps_.push_back([width, height](ScriptFrontend& self) {
            self.width_ = width;
            self.height_ = height;
            return Key{Key::Kind::Resize};
        });
        return *this;
    }
    /// Adds a function that is called when all earlier keys have been read and their effect is
    /// shown.
    ScriptFrontend& look(std::function<void(const Grid&)> at) {
        looks_.emplace_back(steps_.size() + read_, std::move(at));
        return *this;
    }

    void watch(int /*descriptor*/) override {}
    [[nodiscard]] int width() const override { return width_; }
    [[nodiscard]] int height() const override { return height_; }
    void show(const Grid& grid) override { shown.push_back(grid); }
    Key read(int wait_ms) override {
        // A wait for an animation times out, unless it has no limit.
        const bool is_waited = wait_ms >= 0 && wait_ms <= longest_wait_ms;
        if (is_waited && waited_ < waits_per_key) {
            ++waited_;
            waited_ms += wait_ms;
            return {};
        }
        waited_ = 0;
        while (!looks_.empty() && looks_.front().first == read_) {
            assert(!shown.empty() && "nothing has been shown yet");
            looks_.front().second(shown.back());
            looks_.pop_front();
        }
        if (steps_.empty()) {
            return {Key::Kind::Hangup};
        }
        const std::function<Key(ScriptFrontend&)> step = std::move(steps_.front());
        steps_.pop_front();
        ++read_;
        return step(*this);
    }
    [[nodiscard]] const std::string& pasted() const override { return pasted_; }
    void redraw_all() override { ++redrawn; }
    [[nodiscard]] bool is_slow() const override { return slow; }
    void beep() override { ++beeps; }

    /// Returns the last screen as text; "" if nothing was shown.
    [[nodiscard]] std::string screen() const { return shown.empty() ? "" : shown.back().text(); }
    [[nodiscard]] std::size_t keys_left() const { return steps_.size(); }

    std::vector<Grid> shown;
    int redrawn = 0;
    int beeps = 0;
    bool slow = false;
    /// The number of waits that time out before each key; 0: keys come at once.
    int waits_per_key = 0;
    /// Longer waits do not time out: the next key comes at once.
    int longest_wait_ms = std::numeric_limits<int>::max();
    std::int64_t waited_ms = 0;  ///< total of the waits that timed out

private:
    void push_front(Key key) {
        steps_.emplace_front([key](ScriptFrontend&) { return key; });
    }
    [[nodiscard]] int lines_down_to(const std::string& label) const {
        int line = 0;
        int marked = 0;
        std::istringstream picture(screen());
        for (std::string text; std::getline(picture, text); ++line) {
            const std::size_t mark = text.find("> ");
            marked = mark == std::string::npos ? marked : line;
            if (text.find("  " + label) != std::string::npos
                || text.find("> " + label) != std::string::npos) {
                return line - marked;
            }
        }
        assert(false && "no line of the menu begins so");
        return 0;
    }

    int width_;
    int height_;
    std::deque<std::function<Key(ScriptFrontend&)>> steps_;
    std::deque<std::pair<std::size_t, std::function<void(const Grid&)>>> looks_;
    std::size_t read_ = 0;
    int waited_ = 0;
    std::string pasted_;
};

}  // namespace tenebrae::tui
