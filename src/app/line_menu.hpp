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

/// Numbered lists in lines: each is printed once, and a line chooses from it.
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
            Left,  ///< the person leaves, or the input has ended
            Typed,  ///< `line`: a command
        };
        Kind kind = Kind::Left;
        std::size_t index = 0;
        std::string line = {};
        int number = 0;  ///< of the line
    };

    /// Asks until an entry is chosen, or the person goes back or leaves.
    Answer ask(std::string_view heading, const std::vector<Entry>& entries);
    /// The same for the list that comes first: nothing is behind it, and commands can be typed.
    Answer ask_first(std::string_view heading, const std::vector<Entry>& entries);

    /// Prints text for people. Text from outside must be escaped.
    void say(std::string_view text);
    [[nodiscard]] bool is_written() const { return written_; }

private:
    Answer ask(std::string_view heading, const std::vector<Entry>& entries, bool is_first);
    /// What a line answers; nothing if it is none of the answers.
    [[nodiscard]] std::optional<Answer>
    answer(const std::string& line, std::size_t entries, bool is_first) const;
    static std::string
    list(std::string_view heading, const std::vector<Entry>& entries, bool is_first);

    TypedLines& typed_;
    bool written_ = true;
};

}  // namespace tenebrae::app
