// SPDX-License-Identifier: MIT
#include "core/line_reader.hpp"

#include "core/file.hpp"
#include "core/text.hpp"
#include "core/unicode.hpp"

#include <algorithm>
#include <cerrno>
#include <poll.h>
#include <unistd.h>
#include <utility>

namespace tenebrae::core {
namespace {

Diagnostic too_long(Place where) {
    where.text = where.text.substr(0, kMaxLineBytes);
    return error("line-too-long", "The line is too long.")
        .expected("at most " + std::to_string(kMaxLineBytes) + " bytes")
        .at(std::move(where));
}

Diagnostic unusable(const Character& character, std::string_view bytes, Place where) {
    Error found = character.valid
                      ? error("control-character", "Control characters are not allowed.")
                      : error("not-utf-8", "The text is not valid UTF-8.");
    return std::move(found).expected("text").got(escape_for_display(bytes)).at(std::move(where));
}

}  // namespace

std::optional<Diagnostic> check_line(std::string_view text, std::string_view file, int line) {
    Place where{
        .file = std::string(file),
        .line = line,
        .column = 0,
        .length = 1,
        .text = std::string(text)};
    if (text.size() > kMaxLineBytes) {
        return too_long(std::move(where));
    }
    int column = 1;
    for (std::size_t at = 0; at < text.size(); ++column) {
        const Character character = first_character(text.substr(at));
        if (!character.valid || (is_control(character.code) && character.code != '\t')) {
            where.column = column;
            return unusable(character, text.substr(at, character.bytes), std::move(where));
        }
        at += character.bytes;
    }
    return std::nullopt;
}

LineReader::LineReader(int descriptor, std::string name)
    : descriptor_(descriptor), name_(std::move(name)) {}

std::optional<Result<std::string>> LineReader::next() {
    constexpr std::size_t kEnoughToSeeItIsTooLong = kMaxLineBytes + 2;
    std::string line;
    bool has_input = false;
    while (!ended_) {
        const auto* first = buffer_.begin() + begin_;
        const auto* last = buffer_.begin() + end_;
        const auto* newline = std::find(first, last, '\n');
        const auto room = static_cast<std::ptrdiff_t>(kEnoughToSeeItIsTooLong - line.size());
        line.append(first, first + std::min(room, newline - first));
        has_input = has_input || first != last;
        begin_ = static_cast<std::size_t>(newline - buffer_.begin());
        if (newline != last) {
            ++begin_;
            return finish(std::move(line));
        }
        if (const int error_number = fill(); error_number != 0) {
            ++line_number_;
            return unreadable(error_number);
        }
    }
    if (!has_input) {
        return std::nullopt;
    }
    return finish(std::move(line));
}

int LineReader::fill() {
    ssize_t count = ::read(descriptor_, buffer_.data(), buffer_.size());
    while (count < 0 && (errno == EINTR || errno == EAGAIN)) {
        pollfd input{.fd = descriptor_, .events = POLLIN, .revents = 0};
        ::poll(&input, 1, -1);
        count = ::read(descriptor_, buffer_.data(), buffer_.size());
    }
    begin_ = 0;
    end_ = count > 0 ? static_cast<std::size_t>(count) : 0;
    ended_ = count <= 0;
    return count < 0 ? errno : 0;
}

Result<std::string> LineReader::finish(std::string line) {
    ++line_number_;
    if (line_number_ == 1 && line.starts_with(kByteOrderMark)) {
        line.erase(0, kByteOrderMark.size());
    }
    if (line.ends_with('\r')) {
        line.pop_back();
    }
    if (std::optional<Diagnostic> error = check_line(line, name_, line_number_)) {
        return *std::move(error);
    }
    return line;
}

Diagnostic LineReader::unreadable(int error_number) const {
    return error("unreadable", "The input cannot be read: " + errno_text(error_number) + ".")
        .in(name_, line_number_);
}

}  // namespace tenebrae::core
