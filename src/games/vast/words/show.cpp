// SPDX-License-Identifier: MIT
#include "games/vast/words/show.hpp"

#include "core/text.hpp"
#include "games/vast/notation/notation.hpp"
#include "games/vast/notation/vocabulary.hpp"
#include "games/vast/rules/game_rules.hpp"
#include "games/vast/words/board_text.hpp"
#include "games/vast/words/terrain_text.hpp"
#include "kit/text_canvas.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

namespace tenebrae::vast {
namespace {

using table::BoardStyle;

/// A cell of the picture with the borders to its north and west.
constexpr int kCellColumns = 6;
constexpr int kCellRows = 3;
constexpr int kMostCellsAcross = 13;  ///< in 80 columns

struct Signs {
    char32_t upright;
    char32_t level;
    char32_t corner;
    char32_t dark;
    char32_t bombed;
    char32_t rockslide;
};
constexpr Signs kAscii{'|', '-', '+', ':', 'x', '%'};
constexpr Signs kUtf8{U'│', U'─', U'┼', U'░', U'x', U'%'};

/// The cells that the picture shows.
struct Window {
    int north;
    int south;
    int west;
    int east;
};

/// Returns all cells of the map, cut to the width around the Knight, the Thief or the Entrance.
Window frame_of(const State& state) {
    Window frame{0, 0, 0, 0};
    const auto include = [&frame](Cell cell) {
        frame.north = std::min(frame.north, int{cell.south});
        frame.south = std::max(frame.south, int{cell.south});
        frame.west = std::min(frame.west, int{cell.east});
        frame.east = std::max(frame.east, int{cell.east});
    };
    for (const Space& space : state.spaces) {
        if (space.is_used()) {
            include(space.at);
        }
    }
    for (const TribeState& tribe : state.goblins.tribes) {
        if (tribe.lurks != kNoCell) {
            include(tribe.lurks);
        }
    }
    if (frame.east - frame.west + 1 > kMostCellsAcross) {
        const SpaceId at = is_knight_alive(state) ? state.knight.at : state.thief.at;
        const int centre = at == kNoSpace ? 0 : state.spaces[at].at.east;
        const int west = std::clamp(
            centre - kMostCellsAcross / 2, frame.west, frame.east - kMostCellsAcross + 1
        );
        frame.west = west;
        frame.east = west + kMostCellsAcross - 1;
    }
    return frame;
}

/// Draws the map.
class Picture {
public:
    Picture(const State& state, const Signs& signs)
        : state_(state),
          signs_(signs),
          frame_(frame_of(state)),
          canvas_(
              (frame_.south - frame_.north + 1) * kCellRows + 1,
              (frame_.east - frame_.west + 1) * kCellColumns + 1
          ) {
        for (const SpaceId space : spaces_in_order(state)) {
            if (is_shown(state.spaces[space].at)) {
                draw(space);
            }
        }
        for (const Piece tribe : kTribes) {
            const Cell lurks = state.tribe(tribe).lurks;
            if (lurks != kNoCell && is_shown(lurks)) {
                canvas_.put(
                    row(lurks) + 2, column(lurks) + 2, std::string{'(', letter(tribe), ')'}
                );
            }
        }
    }

    [[nodiscard]] std::string text() const {
        std::string text;
        for (int row = 0; row < canvas_.rows(); ++row) {
            text += canvas_.line(row) + "\n";
        }
        return text;
    }

private:
    [[nodiscard]] bool is_shown(Cell cell) const {
        return cell.east >= frame_.west && cell.east <= frame_.east && cell.south >= frame_.north
               && cell.south <= frame_.south;
    }
    [[nodiscard]] int row(Cell cell) const { return (cell.south - frame_.north) * kCellRows; }
    [[nodiscard]] int column(Cell cell) const { return (cell.east - frame_.west) * kCellColumns; }

    static char letter(Piece piece) {
        constexpr std::string_view kLetters = "KFBEDT";
        return kLetters[index(piece)];
    }

    [[nodiscard]] std::string contents(SpaceId id) const {
        const Space& space = state_.spaces[id];
        std::string text;
        for (const Piece piece : kAllPieces) {
            if (space_of(state_, piece) == id) {
                text += letter(piece);
            }
        }
        text += space.treasures > 0 ? "$" : "";
        text += space.treasures > 1 ? std::to_string(space.treasures) : "";
        text += space.has(Token::Crystal) ? "^" : "";
        text += space.has(Token::Event) ? "?" : "";
        text += space.has(Token::Vault) ? "V" : "";
        text += has_gem(state_, id) ? "*" : "";
        text += state_.dragon.flame_wall == id ? "~" : "";
        text += has_monster_token(state_, id) ? "M" : "";
        constexpr std::size_t kRoom = kCellColumns - 2;
        return text.size() <= kRoom ? text : text.substr(0, kRoom - 1) + "+";
    }

    void draw(SpaceId id) {
        const Space& space = state_.spaces[id];
        const int top = row(space.at);
        const int left = column(space.at);
        for (const int down : {0, kCellRows}) {
            for (const int across : {0, kCellColumns}) {
                canvas_.put(top + down, left + across, signs_.corner);
            }
        }
        for (const Direction direction : kDirections) {
            draw_side(id, direction);
        }
        canvas_.put(top + 1, left + 1, name(space.at));
        if (space.is_dark()) {
            for (int across = 1; across < kCellColumns; ++across) {
                canvas_.put(top + 2, left + across, signs_.dark);
            }
            canvas_.put(top + 2, left + 1, name(kTribes[space.symbol()]).substr(0, 1));
        }
        const std::string things = contents(id);
        if (space.is_terrain()) {
            const std::string sign = terrain_sign(space);
            canvas_.put(top + 2, left + 1, things.empty() ? sign : sign.substr(0, 1));
        }
        canvas_.put(top + 2, left + 2, things);
    }

    /// Draws the walls of a Lit tile, and what lies on an edge.
    void draw_side(SpaceId id, Direction direction) {
        const Space& space = state_.spaces[id];
        const bool is_bombed_edge = is_bombed(state_, id, direction);
        const bool is_blocked = has_rockslide(state_, id, direction);
        if (!has_wall(state_, id, direction) && !is_bombed_edge && !is_blocked) {
            return;
        }
        const bool is_level = direction == Direction::North || direction == Direction::South;
        const int top = row(space.at) + (direction == Direction::South ? kCellRows : 0);
        const int left = column(space.at) + (direction == Direction::East ? kCellColumns : 0);
        const char32_t wall = is_level ? signs_.level : signs_.upright;
        const char32_t sign = is_blocked ? signs_.rockslide : is_bombed_edge ? signs_.bombed : wall;
        const int length = is_level ? kCellColumns : kCellRows;
        for (int place = 1; place < length; ++place) {
            canvas_.put(top + (is_level ? 0 : place), left + (is_level ? place : 0), sign);
        }
    }

    const State& state_;
    const Signs& signs_;
    Window frame_;
    kit::TextCanvas canvas_;
};

constexpr std::string_view kLegend =
    "K Knight, F B E tribes, (E) lurks, D Dragon, f b e Dark tile, $ Treasure,\n"
    "^ Crystal, ? Event, * Gem, ~ Flame Wall, M Monster, + more\n";
constexpr std::string_view kCaveLegend = "% Rockslide\n";
constexpr std::string_view kThiefLegend = "T Thief, V Vault\n";

constexpr std::string_view kTerrainLegend =
    "# impassable, = bridge, lake, magma, wood, pit, riv e: the River and its current\n";

bool has_terrain(const State& state) {
    return std::ranges::any_of(kAllTerrains, [&](Terrain terrain) {
        return is_on_map(state, terrain);
    });
}

std::string space_sentences(const Rules& rules, const State& state) {
    std::string text;
    for (const SpaceId space : spaces_in_order(state)) {
        const std::string contents = describe_contents(state, space);
        text += name(state.spaces[space].at) + ": " + describe_tile(rules, state, space)
                + (contents.empty() ? "" : "; " + contents) + ".\n";
    }
    return text;
}

template <typename Value>
std::string names_or_none(unsigned set) {
    const std::string names = names_in<Value>(set);
    return names.empty() ? "none" : names;
}

/// Returns "claw 2, wing 1", or "none".
template <typename Value, std::size_t size>
std::string numbers_or_none(const std::array<std::uint8_t, size>& numbers) {
    const std::string text = numbers_in<Value>(numbers);
    return text.empty() ? "none" : text;
}

}  // namespace

std::string format_board(const Rules& rules, const View& view, BoardStyle style) {
    std::string text;
    if (style == BoardStyle::Sentences) {
        text = space_sentences(rules, view.state);
    } else {
        text = Picture(view.state, style == BoardStyle::Ascii ? kAscii : kUtf8).text();
        text += kLegend;
        text += rules.has_role(Role::Cave) ? kCaveLegend : "";
        text += rules.has_role(Role::Thief) ? kThiefLegend : "";
        text += has_terrain(view.state) ? kTerrainLegend : "";
    }
    for (const std::string& line : status_lines(rules, view)) {
        text += line + "\n";
    }
    for (const std::string& line : board_lines(rules, view)) {
        text += line + "\n";
    }
    return text;
}

std::string format_remaining(const Rules& rules, const View& view) {
    const State& state = view.state;
    std::string text;
    for (const std::string& line : status_lines(rules, view)) {
        text += line + "\n";
    }
    text += "Treasure tokens in the supply: " + std::to_string(state.treasure_supply) + ".\n";
    if (rules.has_role(Role::Knight)) {
        text += "Cards in the decks: Treasures " + std::to_string(state.treasures.size)
                + ", Events " + std::to_string(state.events.size) + ", Sidequests "
                + std::to_string(state.quests.size) + ".\n";
    }
    if (rules.has_role(Role::Goblins) || rules.infestation != Infestation::None) {
        text += "Monsters in the deck: " + std::to_string(state.monsters.size)
                + "; discarded: " + names_or_none<Monster>(state.goblins.monster_discards) + ".\n";
    }
    if (rules.has_role(Role::Goblins)) {
        text += "Secrets in the deck: " + std::to_string(state.secrets.size)
                + "; discarded: " + names_or_none<Secret>(state.goblins.secret_discards) + ".\n";
    }
    if (rules.has_role(Role::Dragon)) {
        text += "Power cards in the deck: " + std::to_string(state.powers.size)
                + "; discarded: " + numbers_or_none<Gem>(state.dragon.discards) + ".\n";
    }
    if (rules.has_role(Role::Cave)) {
        text += "Omen tokens in the bag: " + numbers_or_none<OmenSymbol>(state.cave.bag) + ".\n";
    }
    if (rules.terrain) {
        text += "Terrain that is not on the map: " + terrain_left(state) + ".\n";
    }
    if (rules.has_role(Role::Thief)) {
        const unsigned all = (1U << kUpgrades) - 1;
        text += "Upgrades that are free: " + names_or_none<Upgrade>(all & ~state.thief.upgrades)
                + ".\n";
    }
    return text;
}

}  // namespace tenebrae::vast
