// SPDX-License-Identifier: MIT
#include "tui/screen/key.hpp"

#include "core/text.hpp"
#include "core/unicode.hpp"

#include <algorithm>
#include <array>

namespace tenebrae::tui {
namespace {

struct NamedKey {
    Key key;
    std::string_view name;
};

using Kind = Key::Kind;

constexpr auto kNamed = std::to_array<NamedKey>({
    {{Kind::Character, U' '}, "space"},
    {{Kind::Escape, 0}, "escape"},
    {{Kind::Enter, 0}, "enter"},
    {{Kind::Tab, 0}, "tab"},
    {{Kind::BackTab, 0}, "back-tab"},
    {{Kind::Backspace, 0}, "backspace"},
    {{Kind::Delete, 0}, "delete"},
    {{Kind::Insert, 0}, "insert"},
    {{Kind::Up, 0}, "up"},
    {{Kind::Down, 0}, "down"},
    {{Kind::Left, 0}, "left"},
    {{Kind::Right, 0}, "right"},
    {{Kind::UpLeft, 0}, "up-left"},
    {{Kind::UpRight, 0}, "up-right"},
    {{Kind::DownLeft, 0}, "down-left"},
    {{Kind::DownRight, 0}, "down-right"},
    {{Kind::Centre, 0}, "centre"},
    {{Kind::Home, 0}, "home"},
    {{Kind::End, 0}, "end"},
    {{Kind::PageUp, 0}, "page-up"},
    {{Kind::PageDown, 0}, "page-down"},
});

constexpr std::string_view kControl = "ctrl-";
/// The control letters that are no keys of their own: terminals send them for Backspace, Tab and
/// Enter.
constexpr std::string_view kNoControls = "hijm";

std::optional<Key> parse_character(std::string_view name) {
    const core::Character character = core::first_character(name);
    if (!character.valid || character.bytes != name.size() || character.code == U' '
        || core::width_of(character.code) == 0) {
        return std::nullopt;
    }
    return Key{Kind::Character, character.code};
}

std::optional<Key> parse_control(std::string_view name) {
    if (!name.starts_with(kControl) || name.size() != kControl.size() + 1) {
        return std::nullopt;
    }
    const char letter = name.back();
    if (letter < 'a' || letter > 'z' || kNoControls.find(letter) != std::string_view::npos) {
        return std::nullopt;
    }
    return Key{Kind::Control, static_cast<char32_t>(letter)};
}

std::optional<Key> parse_function(std::string_view name) {
    if (!name.starts_with('f') || name.size() < 2 || name[1] == '0') {
        return std::nullopt;
    }
    const auto number = core::parse_unsigned(name.substr(1));
    if (!number || *number > kFunctionKeys) {
        return std::nullopt;
    }
    return Key{Kind::Function, static_cast<char32_t>(*number)};
}

}  // namespace

std::string key_name(Key key) {
    const auto named = std::ranges::find(kNamed, key, &NamedKey::key);
    if (named != kNamed.end()) {
        return std::string(named->name);
    }
    if (key.kind == Kind::Character) {
        return core::to_utf8(key.code);
    }
    if (key.kind == Kind::Control) {
        return std::string(kControl) + core::to_utf8(key.code);
    }
    if (key.kind == Kind::Function) {
        return "f" + std::to_string(static_cast<unsigned>(key.code));
    }
    return {};
}

std::optional<Key> parse_key(std::string_view name) {
    if (name.empty()) {
        return std::nullopt;
    }
    const auto named = std::ranges::find(kNamed, name, &NamedKey::name);
    if (named != kNamed.end()) {
        return named->key;
    }
    if (const auto character = parse_character(name)) {
        return character;
    }
    return name.starts_with('f') ? parse_function(name) : parse_control(name);
}

std::vector<std::string_view> key_names() {
    std::vector<std::string_view> names;
    names.reserve(kNamed.size());
    for (const NamedKey& row : kNamed) {
        names.push_back(row.name);
    }
    return names;
}

}  // namespace tenebrae::tui
