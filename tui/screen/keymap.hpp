// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.hpp"
#include "tui/screen/key.hpp"
#include "tui/screen/key_action.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::tui {

/// The bindings of keys to key actions.
class Keymap {
public:
    struct Binding {
        Key key;
        KeyAction action;
    };

    /// Later bindings of the same key replace earlier ones.
    void bind(Key key, KeyAction action);
    void unbind(Key key);

    [[nodiscard]] std::optional<KeyAction> action_for(Key key) const;
    /// Returns the name of the key to show for a key action: the first one bound; "" if there is
    /// none.
    [[nodiscard]] std::string key_for(KeyAction action) const;
    /// Returns the names of all its keys, in the order bound.
    [[nodiscard]] std::vector<std::string> keys_for(KeyAction action) const;
    [[nodiscard]] std::span<const Binding> bindings() const { return bindings_; }

private:
    std::vector<Binding> bindings_;
};

/// The files that bindings are loaded from.
struct KeymapSource {
    std::string data_folder{};
    std::string preset = "arrows";  ///< "<data>/keys/arrows.toml", and a table in each game's own
    std::string own_file{};  ///< the user's bindings file, which overrides the preset; "": none
    /// The game whose key actions are bound: "<data>/GAME/keys.toml"; "": none.
    std::string_view game{};
    std::span<const KeyActionRow> own{};  ///< the rows of that game's key actions
};

/// Loads the bindings. Adds errors in either file to `errors`, with line and column, and uses
/// everything else: a wrong entry of the user's file keeps the preset's keys, and an unknown preset
/// is replaced by arrows.
Keymap load_keymap(const KeymapSource& source, core::Diagnostics& errors);

/// Returns the names of the shipped presets: "arrows", "vi", "numpad", ...
std::vector<std::string> keymap_presets(const std::string& data_folder);

}  // namespace tenebrae::tui
