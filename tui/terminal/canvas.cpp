// SPDX-License-Identifier: MIT
#include "tui/terminal/canvas.hpp"

#include "tui/terminal/locale.hpp"

#include <sys/ioctl.h>

#include <algorithm>
#include <cerrno>
#include <cstddef>
#include <poll.h>
#include <unistd.h>

namespace tenebrae::tui {

namespace {

// Larger windows are used up to here.
constexpr int kMaxWidth = 1000;
constexpr int kMaxHeight = 500;

/// All keys are ours, Ctrl-S and Ctrl-V too, but for quitting and stopping; what is sent is sent as
/// it is.
termios modes_from(termios modes, bool may_suspend) {
    modes.c_iflag &= ~static_cast<tcflag_t>(IXON | IXOFF | IXANY | ISTRIP | ICRNL | INLCR | IGNCR);
    modes.c_oflag &= ~static_cast<tcflag_t>(OPOST);
    modes.c_lflag &= ~static_cast<tcflag_t>(ICANON | ECHO | IEXTEN);
    modes.c_lflag |= ISIG;
    modes.c_cc[VINTR] = _POSIX_VDISABLE;
    if (!may_suspend) {
        modes.c_cc[VSUSP] = _POSIX_VDISABLE;
    }
    // Reading never waits: what was there may be gone, for Ctrl-Z throws it away.
    modes.c_cc[VMIN] = 0;
    modes.c_cc[VTIME] = 0;
    return modes;
}

/// Can more be sent, perhaps after a while?
bool wait_for_room() {
    if (errno == EINTR) {
        return true;
    }
    pollfd out{STDOUT_FILENO, POLLOUT, 0};
    return errno == EAGAIN && (::poll(&out, 1, -1) > 0 || errno == EINTR);
}

}  // namespace

Canvas::Canvas(
    const Terminal& terminal, const Palette& palette, const termios& before, bool may_suspend
)
    : terminal_(terminal),
      painter_(terminal.capabilities, palette, terminal.depth, encode),
      before_(before),
      modes_(modes_from(before, may_suspend)) {
    come_back();
}

Canvas::~Canvas() {
    leave();
}

void Canvas::measure() {
    winsize size{};
    if (::ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col == 0 || size.ws_row == 0) {
        size.ws_col = static_cast<unsigned short>(std::max(terminal_.width, 1));
        size.ws_row = static_cast<unsigned short>(std::max(terminal_.height, 1));
    }
    width_ = std::clamp<int>(size.ws_col, 1, kMaxWidth);
    height_ = std::clamp<int>(size.ws_row, 1, kMaxHeight);
    painter_.resize(width_, height_);
}

void Canvas::show(const Grid& grid) {
    painter_.clear_bytes();
    painter_.paint(grid);
    painter_.place_cursor(grid.cursor());
    send(painter_.bytes());
}

void Canvas::beep() {
    send(terminal_.bel);
}

void Canvas::leave() {
    send(terminal_.restore);
    ::tcsetattr(STDIN_FILENO, TCSANOW, &before_);
}

void Canvas::come_back() {
    ::tcsetattr(STDIN_FILENO, TCSANOW, &modes_);
    measure();
    send(terminal_.begin + terminal_.whole_screen.with(0, height_ - 1));
}

/// In one call, so that over a network it is one packet.
void Canvas::send(std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t sent = ::write(STDOUT_FILENO, bytes.data(), bytes.size());
        if (sent > 0) {
            bytes.remove_prefix(static_cast<std::size_t>(sent));
        } else if (!wait_for_room()) {
            // If the terminal is gone, reading will say so.
            painter_.forget();
            return;
        }
    }
}

}  // namespace tenebrae::tui
