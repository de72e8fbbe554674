// SPDX-License-Identifier: MIT
#pragma once

#include "app/typed_lines.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::app {

/// Numbered lists for line mode: prints a list once and reads lines until one is chosen.
class LineMenu {
public:
    explicit LineMenu(TypedLines& typed) : typed_(typed) {}

    struct Entry {
        std::string label;
        std::string detail = {};  ///< may be empty
    };
    struct Answer {
        enum class Kind : std::uint8_t {
            Chosen,  ///< entries[index]
            Back,
            Left,  ///< the player leaves, or the input has ended
            Typed,  ///< `line`: a command
        };
        Kind kind = Kind::Left;
        std::size_t index = 0;
        std::string line = {};
        int number = 0;  ///< line number of the input
    };

    /// Asks until the player chooses an entry, goes back or leaves.
    Answer ask(std::string_view heading, const std::vector<Entry>& entries);
    /// Asks with the first list: there is no "back", and commands can be typed.
    Answer ask_first(std::string_view heading, const std::vector<Entry>& entries);

    /// Asks for a line of text; nullopt for an empty line, "back" and the end of the input.
    std::optional<std::string> ask_text(std::string_view question);

    /// Prints text for people. Text from outside must be escaped.
    void print(std::string_view text);
    [[nodiscard]] bool output_ok() const { return output_ok_; }

private:
    Answer ask(std::string_view heading, const std::vector<Entry>& entries, bool is_first);
    /// Returns the answer in a line; nullopt if it is not an answer.
    [[nodiscard]] std::optional<Answer>
    answer(const std::string& line, std::size_t entries, bool is_first) const;
    static std::string
    list(std::string_view heading, const std::vector<Entry>& entries, bool is_first);

    TypedLines& typed_;
    bool output_ok_ = true;
};

}  // namespace tenebrae::app
