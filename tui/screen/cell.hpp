// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <type_traits>

namespace tenebrae::tui {

/// The meaning of something drawn. A palette says how each role looks; no view knows a colour.
/// These roles mean the same on every screen; those from kCommonRoles on belong to a game, in the
/// order of its rows (BoardFamily::roles).
enum class Role : std::uint8_t {
    Text,
    Faint,  ///< secondary text: labels, frames, keys of the prompt line
    Strong,  ///< headings, the important word
    Title,
    Good,
    Bad,
    Warning,
    Cursor,  ///< the thing in focus
    Choice,  ///< something that can be chosen
    Selected,  ///< the selected line of a menu
    Seat1,  ///< the pieces of the table, by number
    Seat2,
    Seat3,
    Seat4,
    Seat5,
    Flame,
    Dark,  ///< the darkness itself: always the terminal's own background
    Preview,  ///< what a preview adds
    Doomed,  ///< what the choice under the cursor would lose
    Light,  ///< the background colours of light, used by looks "on light"
};
inline constexpr std::size_t kCommonRoles = static_cast<std::size_t>(Role::Light) + 1;
/// The number of roles, common and a game's own together.
inline constexpr std::size_t kMaxRoles = 1U << 6U;
inline constexpr std::size_t kMaxOwnRoles = kMaxRoles - kCommonRoles;

/// Returns the role of this index among the game's own rows. Precondition: index < kMaxOwnRoles.
constexpr Role own_role(std::size_t index) {
    return static_cast<Role>(kCommonRoles + index);
}

/// The light that falls on a cell: 0 is darkness, 1 something that no flame reaches, 2 faint, up to
/// 5 at the flame.
using Light = std::uint8_t;
inline constexpr Light kUnlit = 1;
inline constexpr Light kFaintest = 2;
inline constexpr Light kBrightest = 5;

struct Style {
    Role role = Role::Text;
    Light light = 0;
    bool reverse = false;
    bool underline = false;

    friend constexpr bool operator==(const Style&, const Style&) = default;
};

/// The glyph of the second column of a wide character: nothing is drawn there.
inline constexpr char32_t kSecondColumn = 0;

/// One column of one line.
struct GridCell {
    char32_t glyph = U' ';
    Style style;

    friend constexpr bool operator==(const GridCell&, const GridCell&) = default;
};

/// A GridCell in four bytes: whole screens are copied and compared for every key.
class PackedCell {
public:
    constexpr PackedCell() : PackedCell(GridCell{}) {}
    constexpr explicit PackedCell(const GridCell& cell)
        : PackedCell(cell.glyph, style_number(cell.style)) {}
    /// Takes a glyph and a style number. Glyphs beyond Unicode may be used to mark a cell.
    constexpr PackedCell(char32_t glyph, unsigned style)
        : bits_((style << kGlyphBits) | (static_cast<std::uint32_t>(glyph) & kGlyphMask)) {}

    [[nodiscard]] constexpr char32_t glyph() const { return bits_ & kGlyphMask; }
    /// Returns the style as a number below kStyleNumbers.
    [[nodiscard]] constexpr unsigned style() const { return bits_ >> kGlyphBits; }
    /// Returns whether no light falls on it.
    [[nodiscard]] constexpr bool is_dark() const {
        return (bits_ >> kGlyphBits >> kLightAt & kLightMask) == 0;
    }
    [[nodiscard]] constexpr GridCell cell() const { return {glyph(), style_of(style())}; }

    static constexpr unsigned kStyleNumbers = 1U << 11U;
    static constexpr unsigned style_number(Style style) {
        return static_cast<unsigned>(style.role)
               | unsigned{std::min(style.light, kBrightest)} << kLightAt
               | (style.reverse ? kReverseBit : 0) | (style.underline ? kUnderlineBit : 0);
    }
    static constexpr Style style_of(unsigned number) {
        return {
            static_cast<Role>(number & kRoleMask),
            static_cast<Light>(number >> kLightAt & kLightMask),
            (number & kReverseBit) != 0,
            (number & kUnderlineBit) != 0};
    }

    friend constexpr bool operator==(PackedCell, PackedCell) = default;

private:
    static constexpr unsigned kGlyphBits = 21;
    static constexpr std::uint32_t kGlyphMask = (1U << kGlyphBits) - 1;
    static constexpr unsigned kLightAt = 6;
    static constexpr unsigned kRoleMask = (1U << kLightAt) - 1;
    static constexpr unsigned kLightMask = 7;
    static constexpr unsigned kReverseBit = 1U << 9U;
    static constexpr unsigned kUnderlineBit = 1U << 10U;
    static_assert(kMaxRoles == kRoleMask + 1 && kBrightest <= kLightMask);

    std::uint32_t bits_;
};
static_assert(std::has_unique_object_representations_v<PackedCell>);

/// Returns whether both spans have the same cells.
inline bool alike(std::span<const PackedCell> one, std::span<const PackedCell> other) {
    return one.size() == other.size()
           && std::memcmp(one.data(), other.data(), one.size_bytes()) == 0;
}

}  // namespace tenebrae::tui
