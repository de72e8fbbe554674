// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace tenebrae::tui {

enum class ColorUse { Auto, Always, Never };

/// Parses "auto", "always" or "never".
std::optional<ColorUse> parse_color_use(std::string_view name);
std::string_view color_use_name(ColorUse use);

/// The pause after each move of a bot.
enum class Pace { None, Short, Long };

/// Parses "none", "short" or "long".
std::optional<Pace> parse_pace(std::string_view name);
std::string_view pace_name(Pace pace);

/// One entry of config.toml.
struct PreferenceRow {
    std::string_view name;
    std::string_view summary;
};
std::span<const PreferenceRow> preference_rows();

/// The user's settings for the screen: from "<configuration folder>/config.toml", then the
/// environment, then the command line; later ones override earlier ones.
struct Preferences {
    std::string keys = "arrows";  ///< preset of data/keys
    std::string palette = "standard";
    std::string charset;  ///< glyph set; empty: chosen by the locale
    ColorUse color = ColorUse::Auto;  ///< NO_COLOR counts as Never
    bool accessible = false;  ///< line mode; environment variable ACCESSIBLE
    bool animations = true;
    bool flicker = false;
    /// Ring the terminal's bell at grave moments, with animations, and at a person's turn at a
    /// table.
    bool bell = false;
    bool talk = true;  ///< show what others at a table say, and talk there
    bool half_blocks = true;  ///< draw light in half blocks, if the terminal can show them
    bool mouse = false;  ///< clicks and the wheel, if the terminal reports them
    bool ask_always = false;  ///< even if there is only one legal answer
    bool odds = false;  ///< show the chance to win in games that can estimate it
    Pace pace = Pace::Short;
    std::string own_keys;  ///< paths of the user's files beside config.toml; "": none
    std::string own_palette;
    std::string own_glyphs;

    friend bool operator==(const Preferences&, const Preferences&) = default;
};

/// Returns "$TENEBRAE_CONFIG", else "$XDG_CONFIG_HOME/tenebrae", else "$HOME/.config/tenebrae"; ""
/// if none is set. The last two count only if they are absolute paths.
std::string configuration_folder();

/// Reads only config.toml, not the environment. Adds errors to `errors` with line and column, and
/// keeps the default there.
Preferences load_saved_preferences(const std::string& folder, core::Diagnostics& errors);
/// Reads config.toml, then applies the environment.
Preferences load_preferences(const std::string& folder, core::Diagnostics& errors);
/// Writes config.toml (mode 0600, the folder 0700) by way of a temporary file.
core::Diagnostics save_preferences(const std::string& folder, const Preferences& preferences);

}  // namespace tenebrae::tui
