// SPDX-License-Identifier: MIT
#include "core/diagnostic.hpp"

#include "core/text.hpp"
#include "core/unicode.hpp"

#include <algorithm>

namespace tenebrae::core {
namespace {

constexpr int kTabStop = 4;
/// The most columns of a source line that are shown. A longer line is cut around the error.
constexpr int kMaxExcerptColumns = 100;
constexpr int kColumnsBeforeError = 40;

/// A character as shown, with its column and width, both in terminal columns.
struct ShownCharacter {
    std::string text;
    int column = 0;
    int width = 0;
};

std::string shown(std::string_view character, int column) {
    if (character == "\t") {
        return std::string(static_cast<std::size_t>(kTabStop - column % kTabStop), ' ');
    }
    return escape_for_display(character);
}

/// Returns the bytes of the first character with the marks after it. They are escaped together,
/// because the character decides whether its marks may be shown.
std::size_t length_with_marks(std::string_view text) {
    std::size_t length = first_character(text).bytes;
    while (length < text.size()) {
        const Character next = first_character(text.substr(length));
        if (!next.valid || !is_combining_mark(next.code)) {
            break;
        }
        length += next.bytes;
    }
    return length;
}

std::vector<ShownCharacter> lay_out(std::string_view text) {
    std::vector<ShownCharacter> line;
    int column = 0;
    while (!text.empty()) {
        const std::size_t length = length_with_marks(text);
        ShownCharacter next{.text = shown(text.substr(0, length), column), .column = column};
        next.width = display_width(next.text);
        column += next.width;
        const std::size_t first = line.size();
        for (std::string_view rest = text.substr(0, length); !rest.empty();
             rest.remove_prefix(first_character(rest).bytes)) {
            line.push_back({.text = {}, .column = next.column, .width = next.width});
        }
        line[first].text = std::move(next.text);
        text.remove_prefix(length);
    }
    // An error about a missing next word points here.
    line.push_back({.text = {}, .column = column, .width = 1});
    return line;
}

using ShownLine = std::vector<ShownCharacter>;

/// The part of a line that is shown. Column c of the line is column c + shift of the excerpt.
struct Excerpt {
    std::string text;
    int shift = 0;
    int end = 0;  ///< the column of the line at which the excerpt stops
};

Excerpt excerpt_around(int error_column, const ShownLine& line) {
    const int line_end = line.back().column;
    if (line_end <= kMaxExcerptColumns) {
        Excerpt whole{.text = {}, .shift = 0, .end = line_end};
        for (const ShownCharacter& character : line) {
            whole.text += character.text;
        }
        return whole;
    }
    const int begin =
        std::clamp(error_column - kColumnsBeforeError, 0, line_end - kMaxExcerptColumns);
    Excerpt part{.text = begin > 0 ? "..." : "", .shift = 0, .end = begin + kMaxExcerptColumns};
    const auto first = std::ranges::lower_bound(line, begin, {}, &ShownCharacter::column);
    part.shift = display_width(part.text) - first->column;
    for (auto at = first; at != line.end() && at->column + at->width <= part.end; ++at) {
        part.text += at->text;
    }
    part.text += part.end < line_end ? "..." : "";
    return part;
}

std::string repeat(char character, int count) {
    return std::string(static_cast<std::size_t>(std::max(count, 0)), character);
}

std::string line_and_caret(const Place& where) {
    const ShownLine line = lay_out(where.text);
    const int last = static_cast<int>(line.size()) - 1;
    const int begin = std::clamp(where.column - 1, 0, last);
    const int end = std::clamp(begin + std::max(where.length, 1) - 1, 0, last);
    const ShownCharacter& error = line[static_cast<std::size_t>(begin)];
    const ShownCharacter& error_end = line[static_cast<std::size_t>(end)];
    const Excerpt excerpt = excerpt_around(error.column, line);
    std::string text = "  " + excerpt.text + "\n";
    if (where.column > 0) {
        const int stop = std::min(error_end.column + error_end.width, excerpt.end);
        text += "  " + repeat(' ', error.column + excerpt.shift) + "^";
        text += repeat('~', stop - error.column - 1) + "\n";
    }
    return text;
}

std::string location(const Place& where) {
    std::string text;
    if (where.file.empty()) {
        return text;
    }
    text = escape_for_display(where.file) + ":";
    if (where.line > 0) {
        text += std::to_string(where.line) + ":";
        text += where.column > 0 ? std::to_string(where.column) + ":" : "";
    }
    return text + " ";
}

std::string labelled(std::string_view label, std::string_view text) {
    if (text.empty()) {
        return {};
    }
    return "  " + std::string(label) + ": " + escape_for_display(text) + "\n";
}

std::string render_as(std::string_view kind, const Diagnostic& diagnostic) {
    std::string text = location(diagnostic.where) + std::string(kind) + ": ";
    text += escape_for_display(diagnostic.message);
    text += diagnostic.rule.empty() ? "" : " [" + escape_for_display(diagnostic.rule) + "]";
    text += "\n";
    text += diagnostic.where.text.empty() ? "" : line_and_caret(diagnostic.where);
    text += labelled("expected", diagnostic.expected);
    text += labelled("got", diagnostic.got);
    text += labelled("hint", diagnostic.hint);
    return text;
}

std::string render_as(std::string_view kind, const Diagnostics& diagnostics) {
    const std::size_t shown = std::min<std::size_t>(diagnostics.size(), kMaxDiagnosticsShown);
    std::string text;
    for (std::size_t index = 0; index < shown; ++index) {
        text += render_as(kind, diagnostics[index]);
    }
    if (const std::size_t rest = diagnostics.size() - shown; rest > 0) {
        text += "and " + std::to_string(rest) + (rest == 1 ? " more error\n" : " more errors\n");
    }
    return text;
}

constexpr std::string_view kError = "error";

}  // namespace

Error::Error(std::string_view code, std::string_view message) {
    diagnostic_.code = code;
    diagnostic_.message = message;
}

Error&& Error::rule(std::string_view statement) && {
    diagnostic_.rule = statement;
    return std::move(*this);
}

Error&& Error::expected(std::string_view text) && {
    diagnostic_.expected = text;
    return std::move(*this);
}

Error&& Error::got(std::string_view text) && {
    diagnostic_.got = text;
    return std::move(*this);
}

Error&& Error::hint(std::string_view text) && {
    diagnostic_.hint = text;
    return std::move(*this);
}

Error&& Error::at(Place where) && {
    diagnostic_.where = std::move(where);
    return std::move(*this);
}

Error&& Error::in(std::string_view file, int line) && {
    diagnostic_.where.file = file;
    diagnostic_.where.line = line;
    return std::move(*this);
}

std::string render(const Diagnostic& diagnostic) {
    return render_as(kError, diagnostic);
}

std::string render(const Diagnostics& diagnostics) {
    return render_as(kError, diagnostics);
}

std::string render_warnings(const Diagnostics& diagnostics) {
    return render_as("warning", diagnostics);
}

}  // namespace tenebrae::core
