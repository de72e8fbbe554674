// SPDX-License-Identifier: MIT
#include "app/typed_lines.hpp"

#include "core/text.hpp"
#include "table/text_line.hpp"

#include <algorithm>
#include <array>
#include <poll.h>
#include <unistd.h>
#include <utility>

namespace tenebrae::app {

TypedLines::TypedLines()
    : reader_(STDIN_FILENO, "<input>"), is_terminal_(::isatty(STDIN_FILENO) == 1) {}

bool TypedLines::wait(int descriptor) {
    if (is_ahead_ || reader_.has_input() || descriptor < 0) {
        return true;
    }
    std::array<pollfd, 2> waiting{{{STDIN_FILENO, POLLIN, 0}, {descriptor, POLLIN, 0}}};
    return ::poll(waiting.data(), waiting.size(), -1) <= 0 || waiting[1].revents == 0;
}

std::optional<core::Result<std::string>> TypedLines::next() {
    return std::exchange(is_ahead_, false) ? std::exchange(ahead_, std::nullopt) : reader_.next();
}

table::ProgressListener TypedLines::listener(std::span<const std::string_view> urgent) {
    return [this, urgent](int /*done*/, int /*all*/) { return !has_urgent_line(urgent); };
}

bool TypedLines::has_urgent_line(std::span<const std::string_view> urgent) {
    if (!is_terminal_) {
        return false;
    }
    pollfd input{STDIN_FILENO, POLLIN, 0};
    const bool has_news = ::poll(&input, 1, 0) > 0;
    if (has_news && (input.revents & (POLLHUP | POLLERR | POLLNVAL)) != 0) {
        return true;
    }
    if (has_news && !is_ahead_) {
        ahead_ = reader_.next();  // a terminal delivers whole lines
        is_ahead_ = true;
    }
    if (!is_ahead_ || !ahead_ || !*ahead_) {
        return is_ahead_ && !ahead_;
    }
    const std::vector<core::Word> words = core::split_words(**ahead_);
    return !words.empty() && std::ranges::any_of(urgent, [&words](std::string_view word) {
        return table::same_word(words.front().text, word);
    });
}

}  // namespace tenebrae::app
