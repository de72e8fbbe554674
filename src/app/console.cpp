// SPDX-License-Identifier: MIT
#include "app/console.hpp"

#include "core/file.hpp"
#include "core/wrap.hpp"
#include "tui/terminal/terminfo.hpp"

#include <sys/ioctl.h>

#include <cerrno>
#include <cstdio>
#include <unistd.h>

namespace tenebrae::app {

namespace {

bool write_to(std::FILE* stream, std::string_view text) {
    return text.empty()
           || (std::fwrite(text.data(), 1, text.size(), stream) == text.size()
               && std::fflush(stream) == 0);
}

/// Reports the first failure on standard error, since the missing output cannot show it.
bool write_output(std::string_view text) {
    const bool is_reported = std::ferror(stdout) != 0;
    if (write_to(stdout, text)) {
        return true;
    }
    const int error = errno;
    if (!is_reported) {
        print_errors({core::error(
            "output-lost", "Cannot write to standard output: " + core::errno_text(error) + "."
        )});
    }
    return false;
}

}  // namespace

std::optional<int> terminal_columns() {
    // Wrapping does not help in fewer columns.
    constexpr int kFewestColumns = 20;
    winsize size{};
    const bool knows = ::ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0;
    return knows && size.ws_col >= kFewestColumns ? std::optional(int{size.ws_col}) : std::nullopt;
}

bool write(std::string_view text) {
    return write_output(text);
}

bool write(table::Output& output) {
    const bool out = write_output(output.out);
    const bool err = write_to(stderr, output.err);
    output = {};
    return out && err;
}

bool write_wrapped(std::string_view text) {
    const std::optional<int> width = terminal_columns();
    return width ? write(core::wrap_wide_lines(text, *width)) : write(text);
}

std::string clear_sequence() {
    const core::Result<tui::Terminal> terminal =
        tui::describe_terminal(STDOUT_FILENO, tui::ColorUse::Never);
    return terminal ? terminal->wipe : std::string();
}

void print_errors(const core::Diagnostics& errors) {
    print_stderr(core::render(errors));
}

void print_stderr(std::string_view text) {
    // A failure to write to standard error cannot be reported anywhere.
    static_cast<void>(write_to(stderr, text));
}

}  // namespace tenebrae::app
