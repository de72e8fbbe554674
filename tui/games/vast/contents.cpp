// SPDX-License-Identifier: MIT
#include "tui/games/vast/contents.hpp"

#include "core/text.hpp"
#include "core/unicode.hpp"
#include "games/vast/notation/notation.hpp"
#include "games/vast/notation/vocabulary.hpp"
#include "tui/games/vast/roles.hpp"
#include "tui/games/vast/terrain_shape.hpp"

#include <algorithm>
#include <array>
#include <cctype>

namespace tenebrae::vast::board {
namespace {

using tui::Style;

constexpr int kWideTile = 9;  ///< columns from which names are written out
constexpr int kRowsForEyes = 3;

/// A token on a space: its sign with a number, and its name.
struct Thing {
    std::string sign;
    std::string name;
    OwnRole role;
};

std::string glyph(const Brush& brush, Sign sign) {
    return core::to_utf8(brush.cell(sign, {}).glyph());
}

class Contents {
public:
    Contents(const Brush& brush, const Scene& scene, SpaceId id)
        : brush_(brush), scene_(scene), state_(scene.state), id_(id), space_(state_.spaces[id]) {}

    [[nodiscard]] std::vector<Line> lines(int columns, int rows) const;
    [[nodiscard]] std::vector<Piece> pieces() const;
    [[nodiscard]] std::vector<Thing> things() const;
    [[nodiscard]] Run piece(Piece piece, bool is_wide) const;
    [[nodiscard]] std::string number_with(Piece piece, bool is_wide) const;
    [[nodiscard]] Style style(OwnRole role) const { return {role_of(role), light()}; }

private:
    [[nodiscard]] tui::Light light() const { return scene_.light ? tui::kUnlit : tui::Light{0}; }
    [[nodiscard]] Line token_line(int columns) const;
    [[nodiscard]] Line dark_line() const;
    [[nodiscard]] Line symbol_line() const;
    [[nodiscard]] Line short_line(int columns) const;

    const Brush& brush_;
    const Scene& scene_;
    const State& state_;
    SpaceId id_;
    const Space& space_;
};

std::vector<Piece> Contents::pieces() const {
    std::vector<Piece> found;
    for (const Piece piece : kAllPieces) {
        if (scene_.places[index(piece)] == id_) {
            found.push_back(piece);
        }
    }
    return found;
}

std::vector<Thing> Contents::things() const {
    std::vector<Thing> found;
    const auto add = [&](Sign sign, std::string_view name, OwnRole role, int number = 1) {
        const std::string count = number > 1 ? std::to_string(number) : "";
        found.push_back(
            {glyph(brush_, sign) + count,
             std::string(name) + (count.empty() ? "" : " " + count),
             role}
        );
    };
    if (id_ == kEntranceSpace) {
        add(Sign::Entrance, "door", OwnRole::Floor);
    }
    if (space_.has(Token::Crystal)) {
        add(Sign::Crystal, "crystal", OwnRole::Crystal);
    }
    if (space_.has(Token::Event)) {
        add(Sign::Event, "event", OwnRole::Event);
    }
    if (space_.has(Token::Vault)) {
        add(Sign::Vault, "vault", OwnRole::Treasure);
    }
    if (space_.treasures > 0) {
        add(Sign::Treasure, "treasure", OwnRole::Treasure, space_.treasures);
    }
    for (std::size_t gem = 0; gem < kGems; ++gem) {
        if (state_.dragon.gems[gem] == id_) {
            add(Sign::Gem, std::string(name(static_cast<Gem>(gem))) + " gem", OwnRole::Gem);
        }
    }
    if (state_.dragon.flame_wall == id_) {
        add(Sign::FlameWall, "flames", OwnRole::Fire);
    }
    if (has_monster_token(state_, id_)) {
        add(Sign::Monster, state_.monster_tokens[0] == id_ ? "ogre" : "troll", OwnRole::Event);
    }
    return found;
}

/// Returns the Population of a tribe, or the number of tokens that the Thief carries.
std::string Contents::number_with(Piece piece, bool is_wide) const {
    if (is_tribe(piece)) {
        return (is_wide ? " " : "") + std::to_string(state_.tribe(piece).population);
    }
    const int carried = piece == Piece::Thief ? count_carried(state_) : 0;
    return carried == 0 ? ""
                        : (is_wide ? glyph(brush_, Sign::Treasure) : "") + std::to_string(carried);
}

Run Contents::piece(Piece piece, bool is_wide) const {
    const Role role = vast::role_of(piece);
    const bool is_deep = piece == Piece::Dragon && !state_.dragon.surfaced;
    const bool is_block = scene_.light && !is_deep;
    Style style{is_block ? block_of(role) : board::role_of(role), light()};
    const bool is_moved = state_.decision == Decision::Push || role == state_.owner;
    if (state_.spaces[id_].at == scene_.focus && is_moved) {
        // A reversed block would look like a hole in the light.
        (scene_.light ? style.underline : style.reverse) = true;
    }
    std::string text = letter_of(state_, piece);
    if (is_wide) {
        text = name(piece);
        if (!is_deep) {
            std::ranges::transform(text, text.begin(), [](unsigned char letter) {
                return static_cast<char>(std::toupper(letter));
            });
        }
    }
    text += number_with(piece, is_wide);
    if (is_deep && is_wide) {
        text = "(" + text + ")";
    } else if (is_block && is_wide) {
        text = " " + text + " ";
    }
    return {std::move(text), style};
}

/// Returns the tokens; a single one with its name, if that fits.
Line Contents::token_line(int columns) const {
    const std::vector<Thing> all = things();
    Line line;
    for (const Thing& thing : all) {
        const std::string space = line.empty() ? "" : " ";
        const std::string name = all.size() == 1 ? " " + thing.name : "";
        const int width = core::display_width(thing.sign + name);
        line.push_back(
            {space + thing.sign + (columns >= kWideTile && width <= columns ? name : ""),
             style(thing.role)}
        );
    }
    return line;
}

/// Returns the symbol of a Dark tile, or the eyes of the tribe on it.
Line Contents::dark_line() const {
    for (const Piece tribe : kTribes) {
        const int eyes = state_.tribe(tribe).population;
        if (scene_.places[index(tribe)] == id_ && eyes > 0) {
            std::string text = glyph(brush_, Sign::Watching);
            for (int eye = 1; eye < eyes; ++eye) {
                text += " " + glyph(brush_, Sign::Watching);
            }
            return {{text, style(OwnRole::Eyes)}};
        }
    }
    return symbol_line();
}

/// Returns the symbol of a Dark tile, and what it brings if the seat knows that.
Line Contents::symbol_line() const {
    Line line{{symbol_text(brush_, space_.symbol()), style(OwnRole::DarkTile)}};
    if (is_known_tile(space_.tile)) {
        line.push_back({" ", style(OwnRole::DarkTile)});
        line.push_back(kind_of_tile(brush_, scene_.rules, space_.tile));
    }
    return line;
}

/// Returns everything in one line of letters and signs.
Line Contents::short_line(int columns) const {
    Line line;
    for (const Piece one : pieces()) {
        line.push_back(piece(one, false));
    }
    for (const Thing& thing : things()) {
        line.push_back({thing.sign, style(thing.role)});
    }
    if (line.empty() && space_.is_dark()) {
        return symbol_line();
    }
    bool is_cut = false;
    while (line.size() > 1 && width_of(line) > columns - (is_cut ? 1 : 0)) {
        line.pop_back();
        is_cut = true;
    }
    if (is_cut) {
        line.push_back({"+", style(OwnRole::Floor)});
    }
    return line;
}

std::vector<Line> Contents::lines(int columns, int rows) const {
    const bool is_wide = columns >= kWideTile;
    std::vector<Line> lines;
    if (rows > 1) {
        if (Line tokens = token_line(columns); !tokens.empty()) {
            lines.push_back(std::move(tokens));
        }
        for (const Piece one : pieces()) {
            lines.push_back({piece(one, is_wide)});
        }
        if (space_.is_dark() && static_cast<int>(lines.size()) < rows && rows >= kRowsForEyes) {
            lines.push_back(dark_line());
        }
        if (space_.is_terrain() && lines.empty() && is_wide) {
            const TerrainPart part = terrain_part(space_);
            lines.push_back({{std::string(name_of_part(part)), style(role_of_part(part))}});
        }
    }
    const bool fits = static_cast<int>(lines.size()) <= rows
                      && std::ranges::all_of(lines, [columns](const Line& line) {
                             return width_of(line) <= columns;
                         });
    return rows > 1 && fits ? lines : std::vector<Line>{short_line(columns)};
}

}  // namespace

int width_of(const Line& line) {
    int width = 0;
    for (const Run& run : line) {
        width += core::display_width(run.text);
    }
    return width;
}

std::string letter_of(const State& state, Piece piece) {
    if (piece == Piece::Dragon && !state.dragon.surfaced) {
        return "d";
    }
    constexpr std::array kLetters{"K", "F", "B", "E", "D", "T"};
    return kLetters[index(piece)];
}

Run kind_of_tile(const Brush& brush, const Rules& rules, Tile tile) {
    struct Kind {
        Sign sign;
        OwnRole role;
    };
    constexpr std::array kKinds{
        Kind{Sign::Entrance, OwnRole::Floor},
        Kind{Sign::Ambush, OwnRole::DarkTile},
        Kind{Sign::Event, OwnRole::Event},
        Kind{Sign::Treasure, OwnRole::Treasure},
        Kind{Sign::Crystal, OwnRole::Crystal},
        Kind{Sign::Vault, OwnRole::Treasure}};
    const Kind& kind = kKinds[static_cast<std::size_t>(rules.plan(tile).kind)];
    return {glyph(brush, kind.sign), {role_of(kind.role)}};
}

std::string symbol_text(const Brush& brush, std::uint8_t symbol) {
    constexpr std::array kLeft{Sign::FangsSide, Sign::BonesSide, Sign::EyeLeft};
    constexpr std::array kMiddle{Sign::Fangs, Sign::Bones, Sign::Eye};
    constexpr std::array kRight{Sign::FangsSide, Sign::BonesSide, Sign::EyeRight};
    const std::size_t number = symbol % kMiddle.size();
    return glyph(brush, kLeft[number]) + glyph(brush, kMiddle[number])
           + glyph(brush, kRight[number]);
}

std::vector<Line>
lines_on(const Brush& brush, const Scene& scene, SpaceId space, int columns, int rows) {
    return Contents(brush, scene, space).lines(columns, rows);
}

Run overview_of(const Brush& brush, const Scene& scene, SpaceId space) {
    const Contents contents(brush, scene, space);
    if (const auto pieces = contents.pieces(); !pieces.empty()) {
        Run run = contents.piece(pieces.front(), false);
        return {letter_of(scene.state, pieces.front()), run.style};
    }
    const Space& at = scene.state.spaces[space];
    if (const auto things = contents.things(); !things.empty()) {
        return {
            things.front().sign.substr(0, things.front().sign.find_first_of("23456789")),
            contents.style(things.front().role)};
    }
    if (at.is_dark()) {
        constexpr std::array kSymbols{Sign::Fangs, Sign::Bones, Sign::Eye};
        return {
            glyph(brush, kSymbols[at.symbol() % kSymbols.size()]),
            contents.style(OwnRole::DarkTile)};
    }
    if (at.is_terrain()) {
        const TerrainPart part = terrain_part(at);
        return {glyph(brush, sign_of_part(part)), contents.style(role_of_part(part))};
    }
    return {glyph(brush, Sign::Path), contents.style(OwnRole::Floor)};
}

}  // namespace tenebrae::vast::board
