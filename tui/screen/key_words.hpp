// SPDX-License-Identifier: MIT
#pragma once

#include "tui/screen/keymap.hpp"
#include "tui/screen/theme.hpp"

#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Names of keys in prompts and help.
namespace tenebrae::tui {

/// Returns one word for the keys of the four directions: "arrows", "hjkl".
std::string direction_keys(const Keymap& keymap);

/// A question and the keys that answer it, the most important first.
class PromptText {
public:
    void ask(std::string question) { question_ = std::move(question); }
    /// Adds a key and its meaning; does nothing if no key is bound.
    void add(const std::string& key, std::string_view what);
    /// Returns the text in at most `width` columns. Leaves out the least important keys, but never
    /// part of the question.
    [[nodiscard]] std::string text(int width) const;

private:
    std::string question_;
    std::vector<std::string> keys_;
};

/// Fills in the placeholders of a help text: {confirm}, {directions}, ... become the bound keys,
/// and {sign:NAME} the glyph that a game's board uses. {sign:ONE|OTHER} becomes "/ or -", or a
/// single glyph if both are the same.
class HelpFiller {
public:
    /// The sources of the fillings; everything referred to must outlive the filler.
    struct Source {
        const Keymap& keymap;
        const Glyphs& glyphs;
        std::string_view game;
        std::span<const KeyActionRow> own;
    };
    explicit HelpFiller(const Source& source) : source_(source) {}

    [[nodiscard]] std::string fill(std::string_view text) const;

private:
    [[nodiscard]] std::string signs(std::string_view names) const;
    [[nodiscard]] std::string key(std::string_view action) const;
    [[nodiscard]] std::string shown(KeyAction action) const;

    Source source_;
};

}  // namespace tenebrae::tui
