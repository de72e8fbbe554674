// SPDX-License-Identifier: MIT
// A program without a game for the terminal tests. It shows the keys it gets, one per line, and
// carries out commands that some of them stand for. See demo_keys_test.cpp for how it is used.
#include "tui/terminal/signals.hpp"
#include "tui/terminal/terminal_frontend.hpp"

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <deque>
#include <fcntl.h>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <unistd.h>
#include <vector>

namespace {

using tenebrae::tui::Grid;
using tenebrae::tui::Key;
using tenebrae::tui::Palette;
using tenebrae::tui::Rgb;
using tenebrae::tui::Role;
using tenebrae::tui::Style;
using tenebrae::tui::TerminalFrontend;
using Kind = Key::Kind;

constexpr std::size_t kHistory = 200;

tenebrae::tui::Look& look(Palette& palette, Role role) {
    return palette.looks.at(static_cast<std::size_t>(role)).at(0);
}

Palette demo_palette() {
    Palette palette;
    look(palette, Role::Bad).ink = Rgb{255, 0, 0};
    look(palette, Role::Flame).ink = Rgb{250, 200, 100};
    look(palette, Role::Faint).ink = Rgb{110, 110, 110};
    look(palette, Role::Selected).ink = Rgb{0, 0, 0};
    look(palette, Role::Selected).ground = Rgb{0, 200, 0};
    look(palette, Role::Strong).bold = true;
    for (auto& lights : palette.plain) {
        lights.at(0).bold = true;
    }
    return palette;
}

struct Demo {
    TerminalFrontend& terminal;
    std::deque<std::string> history{};
    std::size_t count = 0;
    bool over = false;

    void show() const;
    void note(const std::string& line);
    void obey(Key key);
    void draw_samples(Grid& grid) const;
};

std::string name_of(Key key) {
    switch (key.kind) {
    case Kind::Paste: return "paste";
    case Kind::Resize: return "resize";
    case Kind::Resume: return "resume";
    case Kind::Hangup: return "hangup";
    case Kind::Click:
        return "click " + std::to_string(key.click_x()) + "," + std::to_string(key.click_y());
    case Kind::WheelUp: return "wheel-up";
    case Kind::WheelDown: return "wheel-down";
    case Kind::News: return "news";
    case Kind::None: return "none";
    case Kind::Character:
    case Kind::Control:
    case Kind::Escape:
    case Kind::Enter:
    case Kind::Tab:
    case Kind::BackTab:
    case Kind::Backspace:
    case Kind::Delete:
    case Kind::Insert:
    case Kind::Up:
    case Kind::Down:
    case Kind::Left:
    case Kind::Right:
    case Kind::UpLeft:
    case Kind::UpRight:
    case Kind::DownLeft:
    case Kind::DownRight:
    case Kind::Centre:
    case Kind::Home:
    case Kind::End:
    case Kind::PageUp:
    case Kind::PageDown:
    case Kind::Function: return key_name(key);
    }
    return "?";
}

/// Draws the same samples at every size: a line to recognise, and one for each key.
void Demo::draw_samples(Grid& grid) const {
    const std::string size = std::to_string(grid.width()) + "x" + std::to_string(grid.height());
    grid.write({0, 0}, "size " + size + (terminal.is_slow() ? " slow" : ""), {});
    grid.write({0, 1}, "bad", Style{Role::Bad});
    grid.write({4, 1}, "flame", Style{Role::Flame});
    grid.write({10, 1}, "faint", Style{Role::Faint});
    grid.write({16, 1}, "selected", Style{Role::Selected});
    grid.write({25, 1}, "strong", Style{Role::Strong});
    grid.write({32, 1}, "│é漢|", {});
}

void Demo::show() const {
    Grid grid{terminal.width(), terminal.height()};
    draw_samples(grid);
    const int lines = std::max(0, grid.height() - 2);
    const std::size_t shown = std::min(history.size(), static_cast<std::size_t>(lines));
    int y = 2;
    for (std::size_t index = history.size() - shown; index < history.size(); ++index, ++y) {
        grid.write({0, y}, history.at(index), {});
    }
    grid.set_cursor({0, std::max(0, y - 1)});
    terminal.show(grid);
}

void Demo::note(const std::string& line) {
    history.push_back(std::to_string(++count) + " " + line);
    if (history.size() > kHistory) {
        history.pop_front();
    }
}

void Demo::obey(Key key) {
    note(name_of(key));
    if (key.kind == Kind::Paste) {
        const std::string& text = terminal.pasted();
        note("bytes " + std::to_string(text.size()) + " " + text.substr(0, 20));
    }
    over = key.kind == Kind::Hangup;
    if (key.kind != Kind::Control) {
        return;
    }
    switch (key.code) {
    case U'q': over = true; break;
    case U'l': terminal.redraw_all(); break;
    case U'g': terminal.beep(); break;
    case U'a': std::abort();
    case U't': throw std::runtime_error{"thrown on purpose"};
    case U'n': std::terminate();
    case U'x': std::raise(SIGSEGV); break;
    default: break;
    }
}

/// Fills the terminal's buffer while nobody reads, and then writes more.
void write_to_full_terminal() {
    const int flags = ::fcntl(STDOUT_FILENO, F_GETFL);
    ::fcntl(STDOUT_FILENO, F_SETFL, flags | O_NONBLOCK);
    const std::string much(1000, '.');
    while (::write(STDOUT_FILENO, much.data(), much.size()) > 0) {
    }
    ::fcntl(STDOUT_FILENO, F_SETFL, flags);
    const tenebrae::tui::Signals::FinalOutput limited;
    std::printf("%s\n", much.c_str());
    std::fflush(stdout);
}

int run(const tenebrae::tui::TerminalOptions& options, bool mouse) {
    auto opened = TerminalFrontend::open(options);
    if (!opened) {
        std::printf("%s", tenebrae::core::render(opened.errors()).c_str());
        return 3;
    }
    const std::unique_ptr<TerminalFrontend> terminal = std::move(opened).value();
    terminal->set_palette(demo_palette());
    terminal->use_mouse(mouse);
    Demo demo{*terminal};
    while (!demo.over) {
        demo.show();
        demo.obey(terminal->read(-1));
    }
    return 0;
}

}  // namespace

/// Words on the command line: no-suspend; never (use colour); again (open the terminal twice);
/// mouse (read mouse events); last-words (write when the terminal accepts no more output); no-wait
/// (do not block when the terminal accepts no more output).
int main(int count, char** words) {
    tenebrae::tui::TerminalOptions options;
    bool again = false;
    bool mouse = false;
    bool last_words = false;
    for (const std::string_view word : std::vector<std::string_view>{words + 1, words + count}) {
        options.may_suspend = options.may_suspend && word != "no-suspend";
        options.color = word == "never" ? tenebrae::tui::ColorUse::Never : options.color;
        again = again || word == "again";
        mouse = mouse || word == "mouse";
        last_words = last_words || word == "last-words";
        if (word == "no-wait") {
            ::fcntl(STDOUT_FILENO, F_SETFL, ::fcntl(STDOUT_FILENO, F_GETFL) | O_NONBLOCK);
        }
    }
    try {
        const int status = again ? run(options, mouse) : 0;
        const int last = status == 0 ? run(options, mouse) : status;
        if (last_words) {
            write_to_full_terminal();
        }
        return last;
    } catch (const std::exception& exception) {
        std::printf("caught: %s\n", exception.what());
    }
    return 1;
}
