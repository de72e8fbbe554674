// SPDX-License-Identifier: MIT
#include "tui/screen/keymap.hpp"

#include <algorithm>

namespace tenebrae::tui {

void Keymap::bind(Key key, Act act) {
    unbind(key);
    bindings_.push_back({key, act});
}

void Keymap::unbind(Key key) {
    std::erase_if(bindings_, [key](const Binding& binding) { return binding.key == key; });
}

std::optional<Act> Keymap::act(Key key) const {
    const auto found = std::ranges::find(bindings_, key, &Binding::key);
    return found == bindings_.end() ? std::nullopt : std::optional(found->act);
}

std::string Keymap::key_for(Act act) const {
    const auto found = std::ranges::find(bindings_, act, &Binding::act);
    return found == bindings_.end() ? std::string() : key_name(found->key);
}

std::vector<std::string> Keymap::keys_for(Act act) const {
    std::vector<std::string> names;
    for (const Binding& binding : bindings_) {
        if (binding.act == act) {
            names.push_back(key_name(binding.key));
        }
    }
    return names;
}

}  // namespace tenebrae::tui
