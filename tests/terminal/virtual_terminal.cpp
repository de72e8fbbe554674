// SPDX-License-Identifier: MIT
#include "tests/terminal/virtual_terminal.hpp"

#include <sys/wait.h>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <fstream>
#include <termios.h>
#include <utility>
#include <vector>

namespace tenebrae::test {

namespace {

using Clock = std::chrono::steady_clock;

/// A program counts as finished if it sends nothing for this long.
constexpr int kQuietMs = 60;

/// Returns how many of the bytes are complete UTF-8 characters.
std::size_t whole_characters(std::string_view bytes) {
    constexpr std::size_t kLongest = 4;
    for (std::size_t back = 1; back < kLongest && back <= bytes.size(); ++back) {
        const auto byte = static_cast<unsigned char>(bytes[bytes.size() - back]);
        if ((byte & 0xC0U) == 0x80U) {
            continue;
        }
        const std::size_t wanted = byte >= 0xF0U ? 4 : byte >= 0xE0U ? 3 : byte >= 0xC0U ? 2 : 1;
        return wanted > back ? bytes.size() - back : bytes.size();
    }
    return bytes.size();
}

}  // namespace

VirtualTerminal::VirtualTerminal(const Command& command)
    : terminal_(vterm_new(command.height, command.width)), process_(command) {
    vterm_set_utf8(terminal_.get(), 1);
    vterm_output_set_callback(terminal_.get(), &on_answer, this);
    screen_ = vterm_obtain_screen(terminal_.get());
    static const VTermScreenCallbacks callbacks{
        nullptr, nullptr, nullptr, &on_property, &on_bell, nullptr, nullptr, nullptr};
    vterm_screen_set_callbacks(screen_, &callbacks, this);
    vterm_screen_enable_altscreen(screen_, 1);
    vterm_screen_reset(screen_, 1);
}

int VirtualTerminal::on_property(VTermProp property, VTermValue* value, void* self) {
    auto& terminal = *static_cast<VirtualTerminal*>(self);
    if (property == VTERM_PROP_ALTSCREEN) {
        terminal.alternate_ = value->boolean != 0;
    } else if (property == VTERM_PROP_CURSORVISIBLE) {
        terminal.cursor_visible_ = value->boolean != 0;
    } else if (property == VTERM_PROP_MOUSE) {
        terminal.reports_mouse_ = value->number != VTERM_PROP_MOUSE_NONE;
    }
    return 1;
}

int VirtualTerminal::on_bell(void* self) {
    ++static_cast<VirtualTerminal*>(self)->bells_;
    return 1;
}

void VirtualTerminal::on_answer(const char* bytes, std::size_t size, void* self) {
    static_cast<VirtualTerminal*>(self)->answers_.append(bytes, size);
}

bool VirtualTerminal::pump(int wait_ms) {
    std::string output;
    if (!process_.pump(wait_ms, output)) {
        return false;
    }
    sent_ += output;
    // libvterm 0.1.4 does not update a cell if it gets a character in two parts.
    unshown_ += output;
    const std::size_t whole = whole_characters(unshown_);
    vterm_input_write(terminal_.get(), unshown_.data(), whole);
    unshown_.erase(0, whole);
    if (colors_answer_ && output.find(kColorsQuery) != std::string::npos) {
        answers_ = *colors_answer_;
    }
    process_.send(std::exchange(answers_, {}));
    for (std::size_t at = sent_.find(kFramesQuery, asked_);
         supports_frames_ && at != std::string::npos;
         at = sent_.find(kFramesQuery, asked_)) {
        asked_ = at + 1;
        report_frame_support();
    }
    return true;
}

bool VirtualTerminal::wait_until(const std::function<bool()>& condition) {
    const auto limit = Clock::now() + std::chrono::milliseconds{kLimitMs};
    while (!condition()) {
        const bool dead = process_.status().has_value();
        const bool more = pump(dead ? 0 : kQuietMs);
        if ((dead && !more) || Clock::now() > limit) {
            return condition();
        }
    }
    return true;
}

bool VirtualTerminal::wait_for_text(std::string_view wanted) {
    return wait_until([&] { return text().find(wanted) != std::string::npos; });
}

bool VirtualTerminal::wait_for_line(std::string_view wanted) {
    return wait_until([&] {
        for (int y = 0; y < height(); ++y) {
            if (line(y) == wanted) {
                return true;
            }
        }
        return false;
    });
}

void VirtualTerminal::settle() {
    while (pump(kQuietMs)) {
    }
}

void VirtualTerminal::wait_until_still() {
    constexpr int kLongerThanAFrame = 400;
    while (pump(kLongerThanAFrame)) {
    }
}

bool VirtualTerminal::is_idle() const {
    std::ifstream file{"/proc/" + std::to_string(process_.pid()) + "/stat"};
    std::string stat;
    std::getline(file, stat);
    const std::size_t end = stat.rfind(") ");
    return end == std::string::npos || stat.at(end + 2) == 'S';
}

bool VirtualTerminal::wait_until_idle() {
    return wait_until([&] { return is_idle() && !pump(0) && is_idle(); }) && !process_.status();
}

int VirtualTerminal::wait_for_end() {
    if (!wait_until([&] { return process_.status().has_value(); })) {
        return -1;
    }
    while (pump(0)) {
    }
    const int status = *process_.status();
    return WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
}

void VirtualTerminal::stall() {
    int before = -1;
    while (process_.unread() != before) {
        before = process_.unread();
        process_.pump_status(kQuietMs);
    }
}

bool VirtualTerminal::ends_unread() {
    while (!process_.status() && process_.pump_status(kLimitMs)) {
    }
    return process_.status().has_value();
}

bool VirtualTerminal::wait_until_stopped() {
    return wait_until([&] { return process_.is_stopped(); });
}

void VirtualTerminal::resize(int width, int height) {
    vterm_set_size(terminal_.get(), height, width);
    process_.resize(width, height);
}

int VirtualTerminal::width() const {
    int width = 0;
    int height = 0;
    vterm_get_size(terminal_.get(), &height, &width);
    return width;
}

int VirtualTerminal::height() const {
    int width = 0;
    int height = 0;
    vterm_get_size(terminal_.get(), &height, &width);
    return height;
}

std::string VirtualTerminal::line(int y) const {
    std::string text(static_cast<std::size_t>(width()) * 4 + 1, ' ');
    const VTermRect rect{y, y + 1, 0, width()};
    text.resize(vterm_screen_get_text(screen_, text.data(), text.size(), rect));
    text.erase(text.find_last_not_of(" \n") + 1);
    return text;
}

std::string VirtualTerminal::text() const {
    std::string text;
    for (int y = 0; y < height(); ++y) {
        text += line(y) + "\n";
    }
    return text;
}

VTermScreenCell VirtualTerminal::cell(int x, int y) const {
    VTermScreenCell cell{};
    vterm_screen_get_cell(screen_, {y, x}, &cell);
    return cell;
}

VTermPos VirtualTerminal::cursor() const {
    VTermPos position{};
    vterm_state_get_cursorpos(vterm_obtain_state(terminal_.get()), &position);
    return position;
}

std::string VirtualTerminal::answer_to(const std::function<void()>& question) {
    const std::string kept = std::exchange(answers_, {});
    question();
    return std::exchange(answers_, kept);
}

bool VirtualTerminal::bracketed_paste() {
    return !answer_to([&] { vterm_keyboard_start_paste(terminal_.get()); }).empty();
}

bool VirtualTerminal::cursor_keys_in_application_mode() {
    return answer_to([&] { vterm_keyboard_key(terminal_.get(), VTERM_KEY_UP, VTERM_MOD_NONE); })
           == "\x1bOA";
}

bool VirtualTerminal::keypad_in_application_mode() {
    return answer_to([&] { vterm_keyboard_key(terminal_.get(), VTERM_KEY_KP_5, VTERM_MOD_NONE); })
           == "\x1bOu";
}

void VirtualTerminal::click(int x, int y) {
    process_.send(answer_to([&] {
        vterm_mouse_move(terminal_.get(), y, x, VTERM_MOD_NONE);
        vterm_mouse_button(terminal_.get(), 1, true, VTERM_MOD_NONE);
        vterm_mouse_button(terminal_.get(), 1, false, VTERM_MOD_NONE);
    }));
}

void VirtualTerminal::scroll_wheel(bool up) {
    process_.send(answer_to([&] {
        vterm_mouse_button(terminal_.get(), up ? 4 : 5, true, VTERM_MOD_NONE);
    }));
}

bool VirtualTerminal::is_restored() {
    const termios modes = process_.modes();
    const bool line_modes =
        (modes.c_lflag & (ICANON | ECHO | ISIG | IEXTEN)) == (ICANON | ECHO | ISIG | IEXTEN)
        && (modes.c_iflag & (IXON | ICRNL)) == (IXON | ICRNL)
        && (modes.c_oflag & (OPOST | ONLCR)) == (OPOST | ONLCR) && modes.c_cc[VINTR] == 3
        && modes.c_cc[VSUSP] == 26;
    return line_modes && !alternate_ && cursor_visible_ && !bracketed_paste() && !reports_mouse_
           && !cursor_keys_in_application_mode() && !keypad_in_application_mode();
}

}  // namespace tenebrae::test
