// SPDX-License-Identifier: MIT
// A minimal curses program. It shows the pictures of record_frames again: each key shows all
// pictures that followed it. The additional cost of the full screen is ours:
//
//     record_frames KEYS PROGRAM ARGUMENT... >FRAMES
//     pty_bench KEYS PROGRAM ARGUMENT... + KEYS bare_curses FRAMES
#include <clocale>
#include <cstdio>
#include <cstdlib>
#include <curses.h>
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

namespace {

struct Piece {
    attr_t attributes = A_NORMAL;
    int ink = -1;
    int ground = -1;
    std::wstring text;
};

struct Frame {
    int x = 0;
    int y = 0;
    std::vector<std::vector<Piece>> lines;
};

using Frames = std::vector<Frame>;

std::wstring wide(const std::string& text) {
    std::wstring result(text.size(), L'\0');
    result.resize(std::mbstowcs(result.data(), text.c_str(), result.size()));
    return result;
}

std::vector<Piece> read_line(const std::string& line) {
    std::vector<Piece> pieces;
    std::istringstream parts{line};
    std::string text;
    for (std::string look; std::getline(parts, look, '\t') && std::getline(parts, text, '\t');) {
        Piece piece;
        unsigned attributes = 0;
        std::istringstream{look} >> attributes >> piece.ink >> piece.ground;
        piece.attributes |= (attributes & 1U) != 0 ? A_BOLD : A_NORMAL;
        piece.attributes |= (attributes & 2U) != 0 ? A_UNDERLINE : A_NORMAL;
        piece.attributes |= (attributes & 4U) != 0 ? A_REVERSE : A_NORMAL;
        piece.text = wide(text);
        pieces.push_back(std::move(piece));
    }
    return pieces;
}

/// Reads the frames of each key; the first ones are those of the start.
std::vector<Frames> read_frames(const char* path) {
    std::vector<Frames> keys;
    std::ifstream file{path};
    for (std::string line; std::getline(file, line);) {
        if (line == "key") {
            keys.emplace_back();
        } else if (line.starts_with("frame ")) {
            Frame frame;
            std::istringstream{line.substr(6)} >> frame.x >> frame.y;
            keys.back().push_back(std::move(frame));
        } else {
            keys.back().back().lines.push_back(read_line(line));
        }
    }
    return keys;
}

int pair_of(int ink, int ground) {
    static std::map<std::pair<int, int>, int> pairs{{{-1, -1}, 0}};
    const auto [place, is_new] = pairs.try_emplace({ink, ground}, static_cast<int>(pairs.size()));
    if (is_new) {
        init_extended_pair(place->second, ink, ground);
    }
    return place->second;
}

void show(const Frame& frame) {
    erase();
    int y = 0;
    for (const std::vector<Piece>& line : frame.lines) {
        move(y++, 0);
        for (const Piece& piece : line) {
            int pair = pair_of(piece.ink, piece.ground);
            attr_set(piece.attributes, 0, &pair);
            addwstr(piece.text.c_str());
        }
    }
    move(frame.y, frame.x);
    refresh();
}

}  // namespace

int main(int count, char** words) {
    std::setlocale(LC_ALL, "");
    const std::vector<Frames> keys = read_frames(count > 1 ? words[1] : "");
    if (keys.empty()) {
        std::printf("usage: bare_curses FRAMES\n");
        return 2;
    }
    set_escdelay(25);
    initscr();
    cbreak();
    noecho();
    nonl();
    keypad(stdscr, TRUE);
    start_color();
    use_default_colors();
    for (const Frames& frames : keys) {
        for (const Frame& frame : frames) {
            show(frame);
        }
        if (getch() == ERR) {
            break;
        }
    }
    while (getch() != ERR) {
    }
    endwin();
    return 0;
}
