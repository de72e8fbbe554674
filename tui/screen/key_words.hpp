// SPDX-License-Identifier: MIT
#pragma once

#include "tui/screen/keymap.hpp"
#include "tui/screen/theme.hpp"

#include <span>
#include <string>
#include <string_view>
#include <vector>

/// How prompts and help name keys.
namespace tenebrae::tui {

/// The keys that go in the four directions as one word: "arrows", "hjkl".
std::string direction_keys(const Keymap& keymap);

/// A question, and what can be pressed, most wanted first.
class PromptText {
public:
    void ask(std::string question) { question_ = std::move(question); }
    /// Nothing where no key is bound.
    void add(const std::string& key, std::string_view what);
    /// At most so many columns: what matters least is left out, but never of the question.
    [[nodiscard]] std::string text(int width) const;

private:
    std::string question_;
    std::vector<std::string> keys_;
};

/// Replaces {confirm}, {directions}, ... in a text by the keys that are bound, and {sign:NAME} by
/// what a game's board is drawn with; {sign:ONE|OTHER} by "/ or -", or by the one where they are
/// alike.
class HelpFiller {
public:
    /// All of these outlive it.
    struct Source {
        const Keymap& keymap;
        const Glyphs& glyphs;
        std::string_view game;
        std::span<const ActRow> own;
    };
    explicit HelpFiller(const Source& source) : source_(source) {}

    [[nodiscard]] std::string fill(std::string_view text) const;

private:
    [[nodiscard]] std::string signs(std::string_view names) const;
    [[nodiscard]] std::string key(std::string_view act) const;
    [[nodiscard]] std::string shown(Act act) const;

    Source source_;
};

}  // namespace tenebrae::tui
