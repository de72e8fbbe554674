// SPDX-License-Identifier: MIT
// Terminal input: bytes that become keys for the full screen, with a game that the first byte
// chooses. Two bytes that never occur in UTF-8 stand for other events.
#include "core/unicode.hpp"
#include "families.hpp"
#include "fuzz/playing.hpp"
#include "tui/screen/frontend.hpp"
#include "tui/table/full_screen.hpp"
#include "tui/terminal/key_reader.hpp"

#include <array>

namespace tenebrae::fuzz {

namespace {

using tui::Key;

/// No input for a long time.
constexpr char kSilence = '\xfe';
/// The window changes its size.
constexpr char kResize = '\xff';

/// Drawing a screen for each key is slow, and few keys are enough to find errors.
constexpr std::size_t kMostKeys = 48;

struct Size {
    int width = 0;
    int height = 0;
};
constexpr std::array kSizes{Size{80, 24}, Size{1, 1}, Size{132, 50}, Size{40, 12}, Size{200, 3}};

void require_valid_errors(Key key) {
    if (key.kind == Key::Kind::Character) {
        const bool surrogate = key.code >= 0xd800 && key.code <= 0xdfff;
        require(key.code <= 0x10ffff && !surrogate, "a character is one");
        require(!core::is_control(key.code), "a control is no character");
    } else if (key.kind == Key::Kind::Control) {
        require(key.code > 0 && key.code < 0x80, "a control key is one of a keyboard");
    } else if (key.kind == Key::Kind::Function) {
        require(key.code >= 1 && key.code <= tui::kFunctionKeys, "a function key has a number");
    }
}

void require_valid_errors(const tui::Grid& grid) {
    for (int y = 0; y < grid.height(); ++y) {
        for (int x = 0; x < grid.width(); ++x) {
            const char32_t glyph = grid.at({x, y}).glyph;
            require(glyph == 0 || core::width_of(glyph) > 0, "what is drawn can be seen");
        }
    }
}

/// A terminal that sends these bytes and then hangs up.
class Wire : public tui::Frontend, private tui::Inputs {
public:
    explicit Wire(std::string_view bytes) : bytes_(bytes) {}

    [[nodiscard]] int width() const override { return kSizes.at(size_).width; }
    [[nodiscard]] int height() const override { return kSizes.at(size_).height; }
    void show(const tui::Grid& grid) override {
        require(grid.width() == width() && grid.height() == height(), "the whole screen is drawn");
        require_valid_errors(grid);
    }
    /// Lets every other timed wait time out, so that animations run.
    Key read(int wait_ms) override {
        waited_ = wait_ms >= 0 && !waited_;
        if (waited_) {
            return {};
        }
        const Key key = keys_ < kMostKeys ? next_key() : Key{Key::Kind::Hangup};
        ++keys_;
        require_valid_errors(key);
        return key;
    }
    [[nodiscard]] const std::string& pasted() const override { return reader_.pasted(); }
    void redraw_all() override {}
    [[nodiscard]] bool is_slow() const override { return false; }
    void beep() override {}
    void watch(int /*descriptor*/) override {}

    /// Returns the next key, change of size or hangup.
    Key next_key() {
        for (;;) {
            if (const std::optional<Key> key = reader_.next()) {
                require(reader_.pasted().size() <= tui::KeyReader::kMaxPaste, "it is bounded");
                return *key;
            }
            if (bytes_.empty()) {
                return {Key::Kind::Hangup};
            }
            if (bytes_.front() == kResize) {
                bytes_.remove_prefix(1);
                size_ = (size_ + 1) % kSizes.size();
                return {Key::Kind::Resize};
            }
        }
    }

private:
    /// A changed window size is not input. There is no further input to wait for.
    std::optional<tui::Input> next(int /*wait_ms*/) override {
        if (bytes_.empty() || bytes_.front() == kResize) {
            return std::nullopt;
        }
        const char byte = bytes_.front();
        bytes_.remove_prefix(1);
        if (byte == kSilence) {
            return std::nullopt;
        }
        return tui::Input{static_cast<unsigned char>(byte)};
    }

    std::string_view bytes_;
    tui::KeyReader reader_{*this};
    std::size_t size_ = 0;
    std::size_t keys_ = 0;
    bool waited_ = false;
};

void read_keys(std::string_view bytes) {
    Wire wire(bytes);
    Key key;
    do {
        key = wire.next_key();
        require_valid_errors(key);
    } while (key.kind != Key::Kind::Hangup);
}

void play(std::size_t number, std::string_view bytes) {
    host::Session session(environment());
    session.resume(start(number), nullptr);
    tui::FullScreen screen{session, test::families()};
    screen.preferences.charset = number % 2 == 0 ? "utf8" : "ascii";
    Wire wire(bytes);
    static_cast<void>(tui::play_full_screen(wire, screen));
    if (session.match().game) {
        require_record_round_trip(session.match());
    }
}

}  // namespace

}  // namespace tenebrae::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    using namespace tenebrae::fuzz;
    if (size > 0) {
        const std::string_view text = text_of(bytes, size);
        read_keys(text.substr(1));
        play(bytes[0] % kStarts, text.substr(1));
    }
    return 0;
}
