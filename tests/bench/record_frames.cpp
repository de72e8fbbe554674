// SPDX-License-Identifier: MIT
// Writes the pictures that a full-screen program shows at a pty of 80x24 to standard output, for
// bare_curses to show again:
//
//     record_frames SCRIPT PROGRAM [ARGUMENT...]
//
// The output has a line "key" for the start and for each key of the script (key_script.hpp). After
// it, each picture has a line "frame COLUMN LINE" with the position of the cursor, and one line for
// each line of the screen. Such a line has pieces of the same look, separated by tabs: "ATTRIBUTES
// INK GROUND" and the text. Attributes are a sum of 1 bold, 2 underline and 4 reverse. Colours are
// numbers of the 256, or -1 for the terminal's own.
#include "core/unicode.hpp"
#include "tests/bench/key_script.hpp"
#include "tests/terminal/virtual_terminal.hpp"

#include <cstdio>
#include <exception>
#include <filesystem>
#include <iostream>
#include <string>
#include <vector>

namespace {

using tenebrae::test::Command;
using tenebrae::test::VirtualTerminal;

constexpr int kQuietMs = 100;
constexpr int kStartMs = 1000;

int number_of(const VTermColor& color) {
    return VTERM_COLOR_IS_INDEXED(&color) ? color.indexed.idx : -1;
}

std::string look_of(const VTermScreenCell& cell) {
    const int attributes = (cell.attrs.bold != 0 ? 1 : 0) + (cell.attrs.underline != 0 ? 2 : 0)
                           + (cell.attrs.reverse != 0 ? 4 : 0);
    return std::to_string(attributes) + " " + std::to_string(number_of(cell.fg)) + " "
           + std::to_string(number_of(cell.bg));
}

std::string line_of(const VirtualTerminal& terminal, int y) {
    std::string line;
    std::string look;
    for (int x = 0; x < terminal.width(); ++x) {
        const VTermScreenCell cell = terminal.cell(x, y);
        if (const std::string next = look_of(cell); next != look) {
            look = next;
            line += (line.empty() ? "" : "\t") + look + "\t";
        }
        line += cell.chars[0] == 0 ? " " : tenebrae::core::to_utf8(cell.chars[0]);
    }
    return line + "\n";
}

std::string frame_of(const VirtualTerminal& terminal) {
    const VTermPos cursor = terminal.cursor();
    std::string frame =
        "frame " + std::to_string(cursor.col) + " " + std::to_string(cursor.row) + "\n";
    for (int y = 0; y < terminal.height(); ++y) {
        frame += line_of(terminal, y);
    }
    return frame;
}

/// Records the pictures until the program is quiet.
void record(VirtualTerminal& terminal, int quiet_ms) {
    std::string last;
    std::cout << "key\n";
    while (terminal.pump(quiet_ms)) {
        if (std::string frame = frame_of(terminal); frame != last) {
            last = std::move(frame);
            std::cout << last;
        }
    }
}

int run(const std::vector<std::string>& words) {
    if (words.size() < 2) {
        std::cerr << "usage: record_frames SCRIPT PROGRAM [ARGUMENT...]\n";
        return 2;
    }
    const auto home = std::filesystem::temp_directory_path() / "record_frames";
    std::filesystem::remove_all(home);
    std::filesystem::create_directories(home);
    VirtualTerminal terminal(Command{
        .words = {words.begin() + 1, words.end()},
        .environment =
            {"TERM=xterm-256color",
             "LC_ALL=C.UTF-8",
             "HOME=" + home.string(),
             "COLORTERM",
             "NO_COLOR",
             "XDG_CONFIG_HOME",
             "XDG_DATA_HOME",
             "XDG_STATE_HOME",
             "XDG_CACHE_HOME"},
        .folder = {}});
    record(terminal, kStartMs);
    for (const tenebrae::bench::Press& press : tenebrae::bench::read_script(words.front())) {
        terminal.send(press.bytes);
        record(terminal, kQuietMs);
    }
    return 0;
}

}  // namespace

int main(int count, char** words) {
    try {
        return run({words + 1, words + count});
    } catch (const std::exception& exception) {
        std::cerr << "record_frames: " << exception.what() << "\n";
    }
    return 1;
}
