// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.hpp"
#include "tui/screen/act.hpp"
#include "tui/screen/key.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::tui {

/// Which key asks for which act.
class Keymap {
public:
    struct Binding {
        Key key;
        Act act;
    };

    /// Later bindings of the same key replace earlier ones.
    void bind(Key key, Act act);
    void unbind(Key key);

    [[nodiscard]] std::optional<Act> act(Key key) const;
    /// The name of the key to be shown for an act: the first bound one; "" without any.
    [[nodiscard]] std::string key_for(Act act) const;
    /// All of them, in the order bound.
    [[nodiscard]] std::vector<std::string> keys_for(Act act) const;
    [[nodiscard]] std::span<const Binding> bindings() const { return bindings_; }

private:
    std::vector<Binding> bindings_;
};

/// Where the bindings come from.
struct KeymapSource {
    std::string data_folder{};
    std::string preset = "arrows";  ///< "<data>/keys/arrows.toml", and a table in each game's own
    std::string own_file{};  ///< a person's own bindings over it; "": none
    std::string_view game{};  ///< whose own acts: "<data>/GAME/keys.toml"; "": none
    std::span<const ActRow> own{};  ///< their rows
};

/// What is wrong in either file is told with line and column in `faults`, and what is right is
/// taken: for a wrong entry of one's own the preset's keys are kept, and a preset that is not there
/// is replaced by arrows.
Keymap load_keymap(const KeymapSource& source, core::Diagnostics& faults);

/// The presets shipped: "arrows", "vi", "numpad", ...
std::vector<std::string> keymap_presets(const std::string& data_folder);

}  // namespace tenebrae::tui
