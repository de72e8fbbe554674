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

/// How one style is to look. No colour: the terminal's own.
struct Look {
    std::optional<Rgb> ink;
    std::optional<Rgb> ground;
    bool bold = false;
    bool dim = false;
    bool underline = false;
    bool reverse = false;
    /// Its ground is that of Role::Light in the same light, but in none brighter than this; 0: it
    /// has its own.
    Light on_light = 0;
    friend constexpr bool operator==(const Look&, const Look&) = default;
};

/// One role as palettes name it.
struct RoleRow {
    std::string_view name;  ///< "seat-1"
    std::string_view summary;
};

/// In the order of Role.
std::span<const RoleRow> common_roles();

/// The roles of a game's own.
struct GameRoles {
    std::string_view game;  ///< "walking"
    std::span<const RoleRow> rows;  ///< kMaxOwnRoles at most; own_role() of their indices
};

/// How every role looks in every light: those of all screens, and those of one game.
class Palette {
public:
    [[nodiscard]] Look look(Style style) const;
    /// For 16 colours and fewer, which have no steps of light: what is on light has no ground.
    [[nodiscard]] Look flat_look(Style style) const;
    /// Without any colour: weight, underline and reverse alone tell things apart.
    [[nodiscard]] Look plain_look(Style style) const;

    /// Has light grounds of its own at all?
    [[nodiscard]] bool shows_light() const;

    /// By role and light.
    using Looks = std::array<std::array<Look, kBrightest + 1>, kMaxRoles>;
    Looks looks{};
    Looks plain{};
};

/// Where palettes come from.
struct PaletteSource {
    std::string data_folder{};
    std::string name = "standard";
    std::string own_file{};  ///< "": none
    std::span<const GameRoles> games = {};
};

/// By game. Under "" are the roles of every screen alone.
using Palettes = std::map<std::string_view, Palette>;

/// "<data>/palettes/standard.toml" and what each game brings for that palette in
/// "<data>/GAME/palettes.toml", with a person's own file over them; faults as in load_keymap().
/// What a palette does not say is as "monochrome" has it; what a game does not say is in that
/// palette as in "standard".
Palettes load_palettes(const PaletteSource& source, core::Diagnostics& faults);
std::vector<std::string> palettes(const std::string& data_folder);

/// One glyph that every screen has, as glyph sets name it.
struct GlyphRow {
    std::string_view name;  ///< "frame-horizontal"
    char ascii = '?';  ///< where a set cannot be read
    std::string_view summary;
};
std::span<const GlyphRow> common_glyphs();

/// Glyphs by name ("frame-horizontal", "walking.post"), each one column wide.
class Glyphs {
public:
    using Names = std::map<std::string, char32_t, std::less<>>;

    /// '?' for a name the set does not have.
    [[nodiscard]] char32_t get(std::string_view name) const;
    /// A game's glyphs in the order of their names ("post" for "walking.post"), looked up only the
    /// first time. Precondition: the names stay where they are as long as this set. The glyphs stay
    /// until the next set().
    [[nodiscard]] std::span<const char32_t>
    of_game(std::string_view game, std::span<const std::string_view> names) const;
    void set(const std::string& name, char32_t glyph);

    [[nodiscard]] const Names& by_name() const& { return by_name_; }
    [[nodiscard]] Names by_name() && { return std::move(by_name_); }

private:
    struct List {
        const std::string_view* names = nullptr;  ///< the first
        std::vector<char32_t> glyphs;
    };
    Names by_name_;
    mutable std::vector<List> lists_;
};

/// "<data>/glyphs/utf8.toml" and what each game brings for that set in "<data>/GAME/glyphs.toml",
/// with a person's own file over them; faults as in load_keymap(). A glyph
/// that is not one column wide on every terminal is refused in every set but one that says it is
/// for narrow terminals only; a set that says it is ASCII takes nothing else.
Glyphs load_glyphs(
    const std::string& data_folder,
    std::string_view name,
    const std::string& own_file,
    core::Diagnostics& faults
);
std::vector<std::string> glyph_sets(const std::string& data_folder);

/// The set for the character encoding of the environment's locale: "ascii", or "utf8", or, on the
/// console of Linux, whose columns and glyphs are known, "lines".
std::string glyph_set_of_locale(std::string_view terminal);

/// One column on some terminals and two on others (East Asian Width "ambiguous").
bool is_ambiguous(char32_t code);

}  // namespace tenebrae::tui
