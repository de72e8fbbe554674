// SPDX-License-Identifier: MIT
#include "tui/screen/key_words.hpp"

#include "core/text.hpp"
#include "core/unicode.hpp"

#include <algorithm>

namespace tenebrae::tui {
namespace {

constexpr std::string_view kSignPrefix = "sign:";

}  // namespace

std::string direction_keys(const Keymap& keymap) {
    if (keymap.key_for(KeyAction::North) == "up") {
        return "arrows";
    }
    std::string keys;
    for (const KeyAction action :
         {KeyAction::West, KeyAction::South, KeyAction::North, KeyAction::East}) {
        const std::string key = keymap.key_for(action);
        keys += keys.empty() || (key.size() == 1 && keys.size() < 4) ? key : " " + key;
    }
    return keys;
}

void PromptText::add(const std::string& key, std::string_view what) {
    if (!key.empty()) {
        keys_.push_back(key + " " + std::string(what));
    }
}

std::string PromptText::text(int width) const {
    std::string text = question_;
    int columns = core::display_width(text);
    for (const std::string& key : keys_) {
        columns += 2 + core::display_width(key);
        if (columns > width) {
            break;
        }
        text += text.size() == question_.size() ? "  " : ", ";
        text += key;
    }
    return text;
}

std::string HelpFiller::fill(std::string_view text) const {
    std::string filled;
    while (!text.empty()) {
        const std::size_t open = text.find('{');
        filled += text.substr(0, open);
        if (open == std::string_view::npos) {
            break;
        }
        const std::size_t close = text.find('}', open);
        const std::string_view name = text.substr(open + 1, close - open - 1);
        filled +=
            name.starts_with(kSignPrefix) ? signs(name.substr(kSignPrefix.size())) : key(name);
        text.remove_prefix(close + 1);
    }
    return filled;
}

std::string HelpFiller::signs(std::string_view names) const {
    std::vector<std::string> drawn;
    while (!names.empty()) {
        const std::string_view name = names.substr(0, names.find('|'));
        const std::string one =
            core::to_utf8(source_.glyphs.get(std::string(source_.game) + "." + std::string(name)));
        if (std::ranges::find(drawn, one) == drawn.end()) {
            drawn.push_back(one);
        }
        names.remove_prefix(std::min(names.size(), name.size() + 1));
    }
    return core::joined(drawn, " or ");
}

std::string HelpFiller::key(std::string_view action) const {
    if (action == "directions") {
        return direction_keys(source_.keymap);
    }
    for (std::size_t own = 0; own < source_.own.size(); ++own) {
        if (source_.own[own].name == action) {
            return shown(game_key_action(own));
        }
    }
    for (std::size_t common = 0; common < kCommonKeyActions; ++common) {
        if (common_key_actions()[common].name == action) {
            return shown(static_cast<KeyAction>(common));
        }
    }
    return "(?)";
}

std::string HelpFiller::shown(KeyAction action) const {
    const std::string key = source_.keymap.key_for(action);
    return key.empty() ? "(no key)" : key;
}

}  // namespace tenebrae::tui
