// SPDX-License-Identifier: MIT
#include "app/line_menu.hpp"

#include "app/console.hpp"
#include "core/text.hpp"
#include "table/text_line.hpp"

#include <algorithm>
#include <array>
#include <optional>

namespace tenebrae::app {

namespace {

bool is_one_of(std::string_view line, std::span<const std::string_view> words) {
    return std::ranges::any_of(words, [line](std::string_view word) {
        return table::same_word(line, word);
    });
}

constexpr std::array<std::string_view, 2> kBack{"back", "0"};
constexpr std::array<std::string_view, 3> kQuit{"quit", "exit", "q"};

}  // namespace

std::string
LineMenu::list(std::string_view heading, const std::vector<Entry>& entries, bool is_first) {
    std::string text = "\n" + std::string(heading) + "\n";
    for (std::size_t at = 0; at < entries.size(); ++at) {
        const Entry& entry = entries[at];
        text += "  " + std::to_string(at + 1) + ". " + entry.label
                + (entry.detail.empty() ? "" : ": " + entry.detail) + "\n";
    }
    text += entries.empty() ? "  This list is empty.\n" : "";
    return text + (is_first ? "Type a number or a command.\n" : "Type a number, or \"back\".\n");
}

std::optional<LineMenu::Answer>
LineMenu::answer(const std::string& line, std::size_t entries, bool is_first) const {
    const std::vector<core::Word> words = core::split_words(line);
    const std::string_view only = words.size() == 1 ? words.front().text : std::string_view();
    if (is_one_of(only, kQuit)) {
        return Answer();
    }
    if (!is_first && is_one_of(only, kBack)) {
        return Answer{.kind = Answer::Kind::Back};
    }
    const auto number = core::parse_unsigned(only);
    if (number && *number >= 1 && *number <= entries) {
        return Answer{.kind = Answer::Kind::Chosen, .index = static_cast<std::size_t>(*number) - 1};
    }
    if (!number && is_first && !words.empty()) {
        return Answer{.kind = Answer::Kind::Typed, .line = line, .number = typed_.line_number()};
    }
    return std::nullopt;
}

LineMenu::Answer
LineMenu::ask(std::string_view heading, const std::vector<Entry>& entries, bool is_first) {
    print(list(heading, entries, is_first));
    while (output_ok_) {
        print("> ");
        const std::optional<core::Result<std::string>> read = typed_.next();
        if (!read) {
            print("\n");
            break;
        }
        if (!*read) {
            print(core::render(read->errors()));
        } else if (std::optional<Answer> found = answer(**read, entries.size(), is_first)) {
            return *std::move(found);
        } else if (!core::split_words(**read).empty()) {
            print(
                "Type " + core::numbered_to(entries.size(), "number")
                + (is_first ? ", or a command.\n" : ", \"back\" or \"quit\".\n")
            );
        }
    }
    return {};
}

LineMenu::Answer LineMenu::ask(std::string_view heading, const std::vector<Entry>& entries) {
    return ask(heading, entries, false);
}

LineMenu::Answer LineMenu::ask_first(std::string_view heading, const std::vector<Entry>& entries) {
    return ask(heading, entries, true);
}

std::optional<std::string> LineMenu::ask_text(std::string_view question) {
    print("\n" + std::string(question) + "\n> ");
    const std::optional<core::Result<std::string>> read = typed_.next();
    if (!read) {
        print("\n");
        return std::nullopt;
    }
    if (!*read) {
        print(core::render(read->errors()));
        return std::nullopt;
    }
    const bool is_empty = core::split_words(**read).empty();
    return is_empty || is_one_of(**read, kBack) ? std::nullopt : std::optional(**read);
}

void LineMenu::print(std::string_view text) {
    output_ok_ = write_wrapped(text) && output_ok_;
}

}  // namespace tenebrae::app
