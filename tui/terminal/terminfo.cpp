// SPDX-License-Identifier: MIT
#include "tui/terminal/terminfo.hpp"

#include "tui/terminal/true_color.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <curses.h>
#include <optional>
#include <string_view>
// Included last, because it defines ordinary words as macros.
#include <term.h>

namespace tenebrae::tui {

namespace {

/// Prefixes of the types of terminals that support bracketed paste, for versions of terminfo that
/// do not have its capability yet.
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

/// Returns whether tigetstr() has found a capability.
bool is_text(const char* value) {
    return value != nullptr && reinterpret_cast<std::intptr_t>(value) != -1;
}

/// Returns a capability, "" if it is missing, without the delays in $<> that old terminals needed.
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

/// Loads an entry for the functions of terminfo.
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
    return core::error(kUnknownTerminal, message)
        .expected("a type that the terminfo database knows, such as xterm-256color")
        .got(has_name ? name : "");
}

core::Diagnostic dumb_terminal(std::string_view name) {
    return core::error(kDumbTerminal, "This terminal cannot place its cursor or clear its screen.")
        .expected("a terminal for a full screen")
        .got(name);
}

bool is_direct() {
    return tigetflag("RGB") > 0 || tigetnum("RGB") > 0 || !capability("RGB").empty();
}

/// Returns the name of the same terminal's entry for true colour, as the database forms it.
std::string direct_name(std::string_view name) {
    const std::size_t cut = name.find("-256color");
    return std::string{name.substr(0, cut)} + "-direct";
}

bool has_true_color() {
    const std::string_view color_term = environment("COLORTERM");
    return color_term == "truecolor" || color_term == "24bit" || tigetflag("Tc") > 0;
}

ColorDepth color_depth() {
    const int colors = tigetnum("colors");
    // Without a way back to the terminal's own colours, use none.
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

/// Returns the sequences of bracketed paste; empty if it is not supported.
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
    // An earlier program may have switched off line wrapping or left insert mode on.
    terminal.begin = capability("smam") + capability("rmir") + paste.on;
    terminal.paste_off = paste.off;
    // Older terminals could show the question as text.
    terminal.answers = !paste.on.empty();
    terminal.restore = "\r" + paste.off;
    if (terminal.answers) {
        terminal.restore += std::string(kEndOfFrame) + kMouseOff;
    }
    for (const char* code : {"sgr0", "op", "rmkx", "cnorm"}) {
        terminal.restore += capability(code);
    }
    terminal.wipe = capability("clear");
    // Of terminals whose entry lacks E3, all that support it use this form.
    const std::string history = capability("E3");
    terminal.wipe += !history.empty() ? history : terminal.wipe.find("\x1b[") == 0 ? "\x1b[3J" : "";
    terminal.restore += capability(terminal.alternate_screen ? "rmcup" : "clear");
}

/// Loads the entry for true colour of the same terminal; returns false if there is none.
bool load_direct_entry(const std::string& name, int descriptor) {
    int why = 0;
    return load_entry(direct_name(name), descriptor, why) && is_direct();
}

/// Loads the entry for true colour if it is wanted and exists. Returns false if no entry can be
/// loaded.
bool load_best_entry(std::string& name, int descriptor, bool true_color) {
    if (is_direct() || !true_color) {
        return true;
    }
    if (load_direct_entry(name, descriptor)) {
        name = direct_name(name);
        return true;
    }
    int why = 0;
    return load_entry(name, descriptor, why);
}

/// Returns the question for true colour; empty if the answer could not be used. The colour is set
/// as it would be later, for some terminals know only another form. Loads another entry.
std::string color_question(const Terminal& terminal, std::string_view name, int descriptor) {
    // GNU screen would pass the question on to its own terminal, as text.
    if (terminal.depth != ColorDepth::Indexed || !terminal.answers || name.starts_with("screen")
        || !load_direct_entry(std::string(name), descriptor)) {
        return "";
    }
    const char* const color = tiparm(tigetstr("setab"), kTestColor);
    return color == nullptr ? "" : std::string(color) + kAskForColors;
}

core::Result<Terminal>
describe(const std::string& name, int descriptor, ColorUse color, bool true_color) {
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
        if (!load_best_entry(terminal.entry, descriptor, true_color || has_true_color())) {
            return unknown_terminal(name);
        }
        terminal.depth = color_depth();
    }
    find_modes(terminal, name);
    terminal.color_question = color_question(terminal, name, descriptor);
    return terminal;
}

}  // namespace

void keep_palette_of_terminal() {
    // tigetstr() returns the string that curses itself uses, not a copy.
    char* const order = tigetstr("oc");
    if (is_text(order)) {
        *order = '\0';
    }
}

core::Result<Terminal> describe_terminal(int descriptor, ColorUse color, bool true_color) {
    const std::string name{environment("TERM").substr(0, kMaxName + 1)};
    core::Result<Terminal> terminal = describe(name, descriptor, color, true_color);
    forget_entry();
    return terminal;
}

}  // namespace tenebrae::tui
