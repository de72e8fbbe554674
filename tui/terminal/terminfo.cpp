// SPDX-License-Identifier: MIT
#include "tui/terminal/terminfo.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <curses.h>
#include <optional>
#include <string_view>
// Comes last: it makes macros of ordinary words.
#include <term.h>

namespace tenebrae::tui {

namespace {

/// Terminals that understand bracketed paste, by what their types begin with, where terminfo is
/// older than its word for it.
constexpr std::array<std::string_view, 17> kPasting{
    "xterm",
    "screen",
    "tmux",
    "rxvt-unicode",
    "alacritty",
    "kitty",
    "foot",
    "vte",
    "gnome",
    "konsole",
    "st-",
    "putty",
    "iterm",
    "wezterm",
    "contour",
    "ghostty",
    "mintty",
};
constexpr std::size_t kMaxName = 128;

std::string_view environment(const char* name) {
    const char* value = std::getenv(name);
    return value == nullptr ? std::string_view{} : value;
}

/// What tigetstr() gives for a capability that is there.
bool is_text(const char* value) {
    return value != nullptr && reinterpret_cast<std::intptr_t>(value) != -1;
}

/// "" where there is none; what stands in $<> is how long old terminals had to be waited for.
std::string capability(const char* name) {
    const char* value = tigetstr(name);
    if (!is_text(value)) {
        return "";
    }
    std::string text = value;
    for (std::size_t at = text.find("$<"); at != std::string::npos; at = text.find("$<", at)) {
        text.erase(at, text.find('>', at) - at + 1);
    }
    return text;
}

void forget_entry() {
    if (cur_term != nullptr) {
        del_curterm(cur_term);
    }
}

/// Makes the entry the one asked from now on.
bool load_entry(const std::string& name, int descriptor, int& why) {
    forget_entry();
    return setupterm(name.c_str(), descriptor, &why) == OK;
}

bool is_name(std::string_view name) {
    return !name.empty() && name.size() <= kMaxName && std::ranges::all_of(name, [](char letter) {
        return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z')
               || (letter >= '0' && letter <= '9') || letter == '-' || letter == '.'
               || letter == '+' || letter == '_';
    });
}

core::Diagnostic unknown_terminal(std::string_view name) {
    const bool has_name = is_name(name);
    const std::string_view message = has_name ? "The terminal type in TERM is unknown."
                                     : name.empty()
                                         ? "The environment variable TERM is not set."
                                         : "The environment variable TERM is not a terminal name.";
    return core::fault(kUnknownTerminal, message)
        .expected("a type that the terminfo database knows, such as xterm-256color")
        .got(has_name ? name : "");
}

core::Diagnostic dumb_terminal(std::string_view name) {
    return core::fault(kDumbTerminal, "This terminal cannot place its cursor or clear its screen.")
        .expected("a terminal for a full screen")
        .got(name);
}

bool is_direct() {
    return tigetflag("RGB") > 0 || tigetnum("RGB") > 0 || !capability("RGB").empty();
}

/// The entry for the same terminal in true colour, by the custom of the database.
std::string direct_name(std::string_view name) {
    const std::size_t cut = name.find("-256color");
    return std::string{name.substr(0, cut)} + "-direct";
}

bool says_true_color() {
    const std::string_view said = environment("COLORTERM");
    return said == "truecolor" || said == "24bit" || tigetflag("Tc") > 0;
}

ColorDepth color_depth() {
    const int colors = tigetnum("colors");
    // Who cannot go back to the terminal's own colours leaves them.
    const bool has_orders =
        !capability("setaf").empty() && !capability("setab").empty() && !capability("op").empty();
    if (colors < 8 || !has_orders) {
        return ColorDepth::None;
    }
    if (is_direct() && colors > 256) {
        return ColorDepth::Direct;
    }
    if (colors >= 256) {
        return ColorDepth::Indexed;
    }
    return colors >= 16 ? ColorDepth::Sixteen : ColorDepth::Eight;
}

struct Paste {
    std::string on;
    std::string off;
};

/// Bracketed paste; empty where it is not understood.
Paste find_paste(std::string_view name) {
    Paste paste{capability("BE"), capability("BD")};
    const auto begins = [name](std::string_view word) { return name.starts_with(word); };
    if (paste.on.empty() && std::ranges::any_of(kPasting, begins)) {
        paste = {"\x1b[?2004h", "\x1b[?2004l"};
    }
    return paste;
}

void find_modes(Terminal& terminal, std::string_view name) {
    const Paste paste = find_paste(name);
    terminal.alternate_screen = !capability("smcup").empty() && !capability("rmcup").empty();
    // Whoever was here before may have left lines that wrap nowhere or characters that move others.
    terminal.begin = capability("smam") + capability("rmir") + paste.on;
    terminal.paste_off = paste.off;
    // Older ones could show the question.
    terminal.answers = !paste.on.empty();
    terminal.restore = "\r" + paste.off;
    if (terminal.answers) {
        terminal.restore += std::string(kEndOfFrame) + kMouseOff;
    }
    for (const char* code : {"sgr0", "op", "rmkx", "cnorm"}) {
        terminal.restore += capability(code);
    }
    terminal.wipe = capability("clear");
    // Of those that are older than the word for it, all that know the order understand this form.
    const std::string history = capability("E3");
    terminal.wipe += !history.empty() ? history : terminal.wipe.find("\x1b[") == 0 ? "\x1b[3J" : "";
    terminal.restore += capability(terminal.alternate_screen ? "rmcup" : "clear");
}

/// In true colour where that is wanted and the database knows how. False: it is unknown.
bool load_best_entry(std::string& name, int descriptor) {
    if (is_direct() || !says_true_color()) {
        return true;
    }
    int why = 0;
    const std::string direct = direct_name(name);
    if (load_entry(direct, descriptor, why) && is_direct()) {
        name = direct;
        return true;
    }
    return load_entry(name, descriptor, why);
}

core::Result<Terminal> describe(const std::string& name, int descriptor, ColorUse color) {
    int why = 0;
    if (!is_name(name)) {
        return unknown_terminal(name);
    }
    if (!load_entry(name, descriptor, why)) {
        return why == 1 ? dumb_terminal(name) : unknown_terminal(name);
    }
    if (capability("cup").empty() || capability("clear").empty()) {
        return dumb_terminal(name);
    }
    Terminal terminal;
    terminal.entry = name;
    if (color != ColorUse::Never) {
        if (!load_best_entry(terminal.entry, descriptor)) {
            return unknown_terminal(name);
        }
        terminal.depth = color_depth();
    }
    find_modes(terminal, name);
    return terminal;
}

}  // namespace

void keep_palette_of_terminal() {
    // This is the string that curses itself uses, not a copy.
    char* const order = tigetstr("oc");
    if (is_text(order)) {
        *order = '\0';
    }
}

core::Result<Terminal> describe_terminal(int descriptor, ColorUse color) {
    const std::string name{environment("TERM").substr(0, kMaxName + 1)};
    core::Result<Terminal> terminal = describe(name, descriptor, color);
    forget_entry();
    return terminal;
}

}  // namespace tenebrae::tui
