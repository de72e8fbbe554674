// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.hpp"
#include "tui/screen/grid.hpp"

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tenebrae::tui {

struct Rgb {
    std::uint8_t red = 0;
    std::uint8_t green = 0;
    std::uint8_t blue = 0;
    friend constexpr bool operator==(const Rgb&, const Rgb&) = default;
};

/// The look of one style. A missing colour is the terminal's own.
struct Look {
    std::optional<Rgb> ink;
    std::optional<Rgb> ground;
    bool bold = false;
    bool dim = false;
    bool underline = false;
    bool reverse = false;
    /// Its background is that of Role::Light in the same light, but never brighter than this; 0: it
    /// has its own background.
    Light on_light = 0;
    /// The numbers of ink and background among 256 colours, 16 to 255; 0: the nearest to the
    /// colour.
    std::uint8_t ink_256 = 0;
    std::uint8_t ground_256 = 0;
    friend constexpr bool operator==(const Look&, const Look&) = default;
};

/// A role, as palettes name it.
struct RoleRow {
    std::string_view name;  ///< "seat-1"
    std::string_view summary;
};

/// Returns the common roles in the order of Role.
std::span<const RoleRow> common_roles();

/// The roles of one game.
struct GameRoles {
    std::string_view game;  ///< "walking"
    std::span<const RoleRow> rows;  ///< kMaxOwnRoles at most; own_role() of their indices
};

/// The looks of all roles in every light: the common roles and those of one game.
class Palette {
public:
    [[nodiscard]] Look look(Style style) const;
    /// Returns the look for 16 colours and fewer, which have no steps of light: roles on light get
    /// no background.
    [[nodiscard]] Look flat_look(Style style) const;
    /// Returns the look without colour: only bold, dim, underline and reverse.
    [[nodiscard]] Look plain_look(Style style) const;

    /// Returns whether it has backgrounds for light.
    [[nodiscard]] bool shows_light() const;

    /// Looks by role and light.
    using Looks = std::array<std::array<Look, kBrightest + 1>, kMaxRoles>;
    Looks looks{};
    Looks plain{};
};

/// The files that palettes are loaded from.
struct PaletteSource {
    std::string data_folder{};
    std::string name = "standard";
    std::string own_file{};  ///< "": none
    std::span<const GameRoles> games = {};
};

/// Palettes by game. Under "" is the one with only the common roles.
using Palettes = std::map<std::string_view, Palette>;

/// Loads "<data>/palettes/standard.toml", each game's part of that palette in
/// "<data>/GAME/palettes.toml", and the user's file, which overrides both; errors as in
/// load_keymap(). What a palette leaves out comes from "monochrome". A game without that palette
/// uses its own "standard".
Palettes load_palettes(const PaletteSource& source, core::Diagnostics& errors);
std::vector<std::string> palettes(const std::string& data_folder);

/// A glyph that every screen has, as glyph sets name it.
struct GlyphRow {
    std::string_view name;  ///< "frame-horizontal"
    char ascii = '?';  ///< used if a set cannot be read
    std::string_view summary;
};
std::span<const GlyphRow> common_glyphs();

/// Glyphs by name ("frame-horizontal", "walking.post"), each one column wide.
class Glyphs {
public:
    using Names = std::map<std::string, char32_t, std::less<>>;

    /// Returns a glyph; '?' if the set does not have the name.
    [[nodiscard]] char32_t get(std::string_view name) const;
    /// Returns a game's glyphs in the order of these names ("post" for "walking.post"). They are
    /// looked up only the first time. Precondition: the names keep their address as long as this
    /// set lives. The result is valid until the next set().
    [[nodiscard]] std::span<const char32_t>
    of_game(std::string_view game, std::span<const std::string_view> names) const;
    void set(const std::string& name, char32_t glyph);
    /// Returns whether all glyphs are ASCII.
    [[nodiscard]] bool is_ascii() const;

    [[nodiscard]] const Names& by_name() const& { return by_name_; }
    [[nodiscard]] Names by_name() && { return std::move(by_name_); }

private:
    struct List {
        const std::string_view* names = nullptr;  ///< address of the first name
        std::vector<char32_t> glyphs;
    };
    Names by_name_;
    mutable std::vector<List> lists_;
};

/// Loads "<data>/glyphs/utf8.toml", each game's part of that set in "<data>/GAME/glyphs.toml", and
/// the user's file, which overrides both; errors as in load_keymap(). A glyph that is not one
/// column wide on every terminal is refused unless the set says that it is for narrow terminals
/// only. A set that says it is ASCII refuses all other characters.
Glyphs load_glyphs(
    const std::string& data_folder,
    std::string_view name,
    const std::string& own_file,
    core::Diagnostics& errors
);
std::vector<std::string> glyph_sets(const std::string& data_folder);

/// Returns the set for the locale of the environment: "ascii", "utf8", or "lines" on the Linux
/// console, whose columns and glyphs are known.
std::string glyph_set_of_locale(std::string_view terminal);

/// Returns whether a character takes one column on some terminals and two on others (East Asian
/// Width "ambiguous").
bool is_ambiguous(char32_t code);

}  // namespace tenebrae::tui
