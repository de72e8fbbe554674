// SPDX-License-Identifier: MIT
#include "core/text.hpp"
#include "games/vast/notation/notation.hpp"
#include "games/vast/notation/vocabulary.hpp"
#include "games/vast/words/board_text.hpp"
#include "tui/games/vast/contents.hpp"
#include "tui/games/vast/role_boards.hpp"
#include "tui/games/vast/scene.hpp"
#include "tui/games/vast/tile_shape.hpp"

#include <algorithm>
#include <array>
#include <vector>

/// The board of the Cave: its hand and the stack, the Omen tokens and what they can pay for.
namespace tenebrae::vast::board {
namespace {

constexpr tui::Pitch kPictureSize{7, 3};
constexpr int kPictureStep = 8;  ///< from one picture to the next
constexpr int kFullColumns = 44;  ///< from which each Omen has its own line with its symbols
constexpr int kFullLines = 30;
constexpr tui::Light kPictureLight = 4;  ///< of a tile of the hand

/// Draws the Lit side of a tile: its walls, and in the middle what it brings.
void draw_lit_side(
    const Brush& brush, const tui::Rect& rect, const Rules& rules, Tile tile, bool is_lit
) {
    const TileShape shape{{rect.width, rect.height}, rules.plan(tile).open};
    const tui::Light light = is_lit ? kPictureLight : tui::Light{0};
    for (int y = 0; y < rect.height; ++y) {
        for (int x = 0; x < rect.width; ++x) {
            const tui::Point at{rect.x + x, rect.y + y};
            const bool is_floor = shape.is_floor(x, y);
            const OwnRole wall = is_lit ? OwnRole::LitWall : OwnRole::Wall;
            const tui::Style style{role_of(is_floor ? OwnRole::Floor : wall), light};
            is_lit ? brush.put(at, U' ', style)
                   : brush.put(at, is_floor ? Sign::Floor : Sign::Wall, style);
        }
    }
    if (rules.plan(tile).kind != TileKind::Ambush) {
        Run kind = kind_of_tile(brush, rules, tile);
        kind.style.light = light;
        brush.write(tui::middle_of(rect), kind.text, kind.style);
    }
}

/// Draws a Dark side with a text in the middle.
void draw_dark_side(const Brush& brush, const tui::Rect& rect, std::string_view text, bool is_lit) {
    for (int y = rect.y; y < rect.bottom(); ++y) {
        for (int x = rect.x; x < rect.right(); ++x) {
            const bool is_edge =
                x == rect.x || x == rect.right() - 1 || y == rect.y || y == rect.bottom() - 1;
            if (is_lit) {
                const tui::Light light = is_edge ? tui::kFaintest : tui::kUnlit;
                brush.put({x, y}, U' ', {role_of(OwnRole::Shadow), light});
            } else if (is_edge) {
                brush.put({x, y}, Sign::Dark, {role_of(OwnRole::DarkTile)});
            }
        }
    }
    const tui::Light light = is_lit ? tui::kUnlit : tui::Light{0};
    const int x = tui::centred(rect, static_cast<int>(text.size()));
    brush.write({x, tui::middle_of(rect).y}, text, {role_of(OwnRole::DarkTile), light});
}

}  // namespace

/// Returns which step of the Cave's turn is due.
std::string RoleBoards::cave_title() const {
    const CaveState& cave = state_.cave;
    if (state_.current != Role::Cave) {
        return core::counted(count_omens(state_), "Omen token");
    }
    switch (cave.step) {
    case CaveStep::Collect:
        return "step 1 of 3: collect " + std::to_string(omens_to_collect(rules_, state_));
    case CaveStep::Tiles:
        return state_.collapse ? "step 2 of 3: remove tiles" : "step 2 of 3: place a tile";
    case CaveStep::Treasure: return "step 3 of 3: a Treasure";
    case CaveStep::Done: break;
    }
    return "the 3 steps are done";
}

/// Draws a tile of the hand: its name and the symbol of its Dark side, and below its Lit side. What
/// others do not know of it is not drawn.
void RoleBoards::draw_hand_tile(int column, Tile tile, bool is_usable) {
    const tui::Rect picture{rect_.x + column, y_ + 1, kPictureSize.columns, kPictureSize.lines};
    const std::string back = symbol_text(brush_, rules_.symbol_of(tile));
    if (!is_known_tile(tile)) {
        draw_dark_side(brush_, picture, back, is_lit_);
        return;
    }
    const auto action = content_.aim.chosen_action();
    const bool is_chosen = action && names_tile(rules_, *action) && action->what == tile;
    const tui::Role role = is_chosen                ? tui::Role::Selected
                           : tile == content_.drawn ? tui::Role::Preview
                           : is_usable              ? tui::Role::Strong
                                                    : tui::Role::Faint;
    const int end = write(column, name_of_tile(tile), role);
    write(end + 1, back, role_of(OwnRole::DarkTile));
    draw_lit_side(brush_, picture, rules_, tile, is_lit_);
}

/// Draws the stack: its number of tiles and the back of the top one.
void RoleBoards::draw_stack(int column) {
    write(column, "stack " + std::to_string(state_.stack.size), tui::Role::Faint);
    if (const auto symbol = next_symbol(rules_, state_)) {
        const tui::Rect picture{rect_.x + column, y_ + 1, kPictureSize.columns, kPictureSize.lines};
        draw_dark_side(brush_, picture, symbol_text(brush_, *symbol), is_lit_);
    }
}

void RoleBoards::draw_hand() {
    const CaveState& cave = state_.cave;
    if (cave.hand_size == 0 && state_.stack.empty()) {
        write_line("No tiles are left in hand and stack.", tui::Role::Faint);
        return;
    }
    if (y_ + kPictureSize.lines >= rect_.bottom()) {
        return;
    }
    for (std::size_t place = 0; place < cave.hand_size; ++place) {
        const Tile tile = cave.hand[place];
        const bool is_usable = is_known_tile(tile) && may_place(rules_, state_, tile);
        draw_hand_tile(static_cast<int>(place) * kPictureStep, tile, is_usable);
    }
    if (!is_known_tile(cave.hand[0])) {
        write(0, core::counted(int{cave.hand_size}, "tile") + " in hand", tui::Role::Faint);
    }
    draw_stack(static_cast<int>(cave.hand.size()) * kPictureStep);
    y_ += kPictureSize.lines + 1;
}

/// Draws the Omen tokens by kind; those that pay for the Omen in question stand out.
void RoleBoards::draw_tokens() {
    constexpr int kInLine = 3;
    const bool is_paying = state_.decision == Decision::OmenPay;
    const auto omen = is_paying ? omen_in(state_.cave.omen) : content_.aim.omen();
    const Set paying = omen ? rules_.tables.omens[static_cast<std::size_t>(*omen)].symbols : Set{0};
    const int columns = std::min(rect_.width / kInLine, 15);
    for (std::size_t symbol = 0; symbol < kOmenSymbols; ++symbol) {
        const int place = static_cast<int>(symbol) % kInLine;
        const int tokens = state_.cave.tokens[symbol];
        const tui::Role role = tokens == 0           ? tui::Role::Faint
                               : has(paying, symbol) ? tui::Role::Good
                                                     : tui::Role::Text;
        const std::string text =
            std::string(name(static_cast<OmenSymbol>(symbol))) + " " + std::to_string(tokens);
        write(place * columns, text, role);
        y_ += place == kInLine - 1 ? 1 : 0;
    }
}

void RoleBoards::draw_supplies() {
    std::string text = "Bag " + std::to_string(count_bag(state_)) + ", Rockslides "
                       + std::to_string(rockslides_left(rules_, state_)) + ", Treasures "
                       + std::to_string(state_.treasure_supply);
    if (rules_.goals.hatred > 0) {
        text += ", Hatred " + std::to_string(state_.cave.hatred);
    }
    write_wrapped(text, tui::Role::Faint);
}

/// Returns whether an Omen is among the answers.
bool RoleBoards::can_use(Omen omen) const {
    return std::ranges::any_of(content_.aim.answers(), [omen](const Action& action) {
        return omen_in(action) == omen;
    });
}

/// Draws an Omen with its cost now, how often it was used in this turn and, if there is room, the
/// symbols that pay.
void RoleBoards::draw_omen(int column, Omen omen, bool is_wide) {
    constexpr int kCostColumn = 10;
    const auto number = static_cast<std::size_t>(omen);
    const int uses = state_.cave.uses[number];
    const bool is_aimed = content_.aim.omen() == omen;
    const bool is_payable = can_pay_omen(rules_, state_, omen);
    const tui::Role role = is_aimed        ? tui::Role::Selected
                           : can_use(omen) ? tui::Role::Choice
                           : is_payable    ? tui::Role::Text
                                           : tui::Role::Faint;
    write(column, name(omen), role);
    std::string text = std::to_string(omen_cost(rules_, state_, omen));
    if (is_wide) {
        std::vector<std::string> symbols;
        for (std::size_t symbol = 0; symbol < kOmenSymbols; ++symbol) {
            if (has(rules_.tables.omens[number].symbols, symbol)) {
                symbols.emplace_back(name(static_cast<OmenSymbol>(symbol)));
            }
        }
        text += " of " + core::joined(symbols, " ");
    }
    text += uses > 0 ? " (" + std::to_string(uses) + "x)" : "";
    write(column + kCostColumn, text, is_payable ? tui::Role::Text : tui::Role::Faint);
}

void RoleBoards::draw_omens() {
    const bool is_wide = rect_.width >= kFullColumns && rect_.height >= kFullLines;
    const int columns = is_wide ? rect_.width : rect_.width / 2;
    const int in_line = is_wide ? 1 : 2;
    for (std::size_t omen = 0; omen < kOmens; ++omen) {
        const int place = static_cast<int>(omen) % in_line;
        draw_omen(place * columns, static_cast<Omen>(omen), is_wide);
        y_ += place == in_line - 1 ? 1 : 0;
    }
}

void RoleBoards::draw_cave() {
    draw_title(Role::Cave, cave_title());
    draw_hand();
    draw_tokens();
    draw_omens();
    draw_supplies();
    const std::vector<Card> events = known_events(rules_, view_);
    if (!events.empty() && is_knight_alive(state_)) {
        const auto event_name = [](Card card) { return display_card(Deck::Events, card); };
        write_wrapped("Events: " + core::listed(events, ", ", event_name), tui::Role::Text);
    }
}

}  // namespace tenebrae::vast::board
