// SPDX-License-Identifier: MIT
#include "core/text.hpp"
#include "games/nightcage/rules/light.hpp"
#include "games/nightcage/rules/outcome.hpp"
#include "games/nightcage/words/show.hpp"

#include <algorithm>
#include <bit>
#include <cmath>

namespace tenebrae::nightcage {
namespace {

/// In tenths of a per cent, so that no floating point number is ever printed.
std::string percent(double chance) {
    const long tenths = std::lround(chance * 1000.0);
    return std::to_string(tenths / 10) + "." + std::to_string(tenths % 10) + "%";
}

std::string right(const std::string& text, std::size_t width) {
    return std::string(width > text.size() ? width - text.size() : 0, ' ') + text;
}

std::string left_aligned(std::string_view text, std::size_t width) {
    return std::string(text) + std::string(width > text.size() ? width - text.size() : 0, ' ');
}

std::string stack_rows(const View& view) {
    const auto chances = next_tile_chances(view);
    std::string text = "  kind              left    next\n";
    for (std::size_t kind = 0; kind < kTileKinds; ++kind) {
        if (view.stack_counts[kind] > 0) {
            text += "  " + left_aligned(spoken(static_cast<TileKind>(kind)), 16)
                    + right(std::to_string(view.stack_counts[kind]), 6)
                    + right(percent(chances[kind]), 8) + "\n";
        }
    }
    return text;
}

std::string stack_section(const View& view) {
    const PublicState& shown = view.shown;
    if (shown.stack_size == 0) {
        return "The stack is empty.\n";
    }
    std::string text =
        "The stack holds " + core::counted(shown.stack_size, "tile") + ":\n" + stack_rows(view);
    if (shown.opening_left > 0) {
        text += "The next " + core::counted(shown.opening_left, "tile")
                + " can only be: " + spoken_counts(view.opening_pool) + ".\n";
    }
    return text;
}

int tiles_on_board(const PublicState& shown, TileKind wanted) {
    return static_cast<int>(std::count(shown.kind.begin(), shown.kind.end(), wanted));
}

/// A tile in hand is neither on the board nor in the stack, and not lost either.
int in_hand(const PublicState& shown, TileKind wanted) {
    return shown.hand == wanted ? 1 : 0;
}

}  // namespace

std::string show_left(const Rules& rules, const View& view) {
    const PublicState& shown = view.shown;
    const int held = keys_held(rules, shown);
    const int lying = std::popcount(shown.keys) + in_hand(shown, TileKind::Key)
                      + in_hand(shown, TileKind::Keeper);
    const int hidden =
        view.stack_counts[index(TileKind::Key)] + view.stack_counts[index(TileKind::Keeper)];
    const int gates = tiles_on_board(shown, TileKind::Gate) + in_hand(shown, TileKind::Gate);
    const int hidden_gates = view.stack_counts[index(TileKind::Gate)];
    const int keys = held + lying + hidden;
    std::string text = stack_section(view);
    text += "Keys: " + std::to_string(held) + " held, " + std::to_string(lying) + " on the board, "
            + std::to_string(hidden) + " in the stack: " + std::to_string(keys) + " of the "
            + std::to_string(rules.prisoners) + " needed.\n";
    text += "Gates: " + std::to_string(gates) + " on the board, " + std::to_string(hidden_gates)
            + " in the stack; 1 is needed.\n";
    if (rules.facts(TileKind::Omen).count != 0) {
        text += "Omens: " + std::to_string(shown.omens_aside) + " set aside, "
                + std::to_string(view.stack_counts[index(TileKind::Omen)])
                + " in the stack; the second that is placed calls the Dirge.\n";
    }
    const bool possible = keys >= rules.prisoners && gates + hidden_gates > 0;
    const int spare = keys - rules.prisoners;
    text += possible ? "By these counts the game can still be won; " + core::counted(spare, "key")
                           + " may yet be lost.\n"
                     : "By these counts the game can no longer be won.\n";
    return text;
}

}  // namespace tenebrae::nightcage
