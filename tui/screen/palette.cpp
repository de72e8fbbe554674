// SPDX-License-Identifier: MIT
#include "tui/screen/theme.hpp"

#include <algorithm>

namespace tenebrae::tui {
namespace {

Look look_of(const Palette::Looks& looks, Style style) {
    const Light light = std::min(style.light, kBrightest);
    Look look = looks[static_cast<std::size_t>(style.role)][light];
    // Reversed twice is seen too: among reversed cells it is the one that is not.
    look.reverse = look.reverse != style.reverse;
    look.underline = look.underline || style.underline;
    return look;
}

}  // namespace

std::span<const RoleRow> common_roles() {
    static constexpr std::array<RoleRow, kCommonRoles> kRows{{
        {"text", "what is read"},
        {"faint", "what is said in passing: labels, frames, keys of the prompt line"},
        {"strong", "headings, the word that matters"},
        {"title", "the name of the game and of a screen"},
        {"good", "what went well"},
        {"bad", "what went wrong, what would lose the game"},
        {"warning", "what to take care of"},
        {"cursor", "the thing in focus"},
        {"choice", "what can be chosen"},
        {"selected", "the line of a menu that is taken next"},
        {"seat-1", "the first piece or player"},
        {"seat-2", "the second"},
        {"seat-3", "the third"},
        {"seat-4", "the fourth"},
        {"seat-5", "the fifth"},
        {"flame", "a flame"},
        {"dark", "the darkness: it has no ground of its own"},
        {"preview", "what is not there yet"},
        {"doomed", "what the act under the cursor would lose"},
        {"light", "the grounds of light, step by step: those of all looks that lie on it"},
    }};
    return kRows;
}

Look Palette::look(Style style) const {
    Look look = look_of(looks, style);
    if (look.on_light > 0) {
        const Light light = std::min(style.light, look.on_light);
        look.ground = look_of(looks, {Role::Light, light}).ground;
    }
    return look;
}

Look Palette::flat_look(Style style) const {
    return look_of(looks, style);
}

bool Palette::shows_light() const {
    return look({Role::Light, kUnlit}).ground.has_value();
}

Look Palette::plain_look(Style style) const {
    return look_of(plain, style);
}

}  // namespace tenebrae::tui
