// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace tenebrae::tui {

enum class ColorUse { Auto, Always, Never };

/// "auto", "always", "never"
std::optional<ColorUse> parse_color_use(std::string_view name);
std::string_view color_use_name(ColorUse use);

/// How long each act of a bot is to be seen before the next one.
enum class Pace { None, Short, Long };

/// "none", "short", "long"
std::optional<Pace> parse_pace(std::string_view name);
std::string_view pace_name(Pace pace);

/// One entry of config.toml.
struct PreferenceRow {
    std::string_view name;
    std::string_view summary;
};
std::span<const PreferenceRow> preference_rows();

/// What a person has chosen for the screen: "<configuration folder>/config.toml", then the
/// environment, then the command line, each over the one before.
struct Preferences {
    std::string keys = "arrows";  ///< preset of data/keys
    std::string palette = "standard";
    std::string charset;  ///< glyph set; empty: by the locale
    ColorUse color = ColorUse::Auto;  ///< NO_COLOR counts as Never
    bool accessible = false;  ///< the linear face; environment ACCESSIBLE
    bool animations = true;
    bool flicker = false;
    bool mouse = false;  ///< clicks and the wheel, where the terminal says that it has them
    bool ask_always = false;  ///< also where there is one legal answer only
    bool odds = false;  ///< the chance to win is shown, where somebody estimates it
    Pace pace = Pace::Short;
    std::string own_keys;  ///< files beside config.toml, if they are there, else ""
    std::string own_palette;
    std::string own_glyphs;

    friend bool operator==(const Preferences&, const Preferences&) = default;
};

/// "$TENEBRAE_CONFIG", else "$XDG_CONFIG_HOME/tenebrae", else "$HOME/.config/tenebrae"; "" when
/// none of them is set, the last two to an absolute path.
std::string configuration_folder();

/// Reads config.toml alone, without the environment. What is wrong is told in `faults` with line
/// and column, and the default is kept.
Preferences load_saved_preferences(const std::string& folder, core::Diagnostics& faults);
/// Reads config.toml, then the environment over it.
Preferences load_preferences(const std::string& folder, core::Diagnostics& faults);
/// Writes config.toml (0600, the folder 0700), by a temporary file.
core::Diagnostics save_preferences(const std::string& folder, const Preferences& preferences);

}  // namespace tenebrae::tui
