// SPDX-License-Identifier: MIT
#include "games/nightcage/bot/figures.hpp"

#include "games/nightcage/bot/evaluation.hpp"
#include "games/nightcage/rules/light.hpp"
#include "games/nightcage/rules/sight.hpp"
#include "games/nightcage/words/vocabulary.hpp"

#include <bit>

namespace tenebrae::bots {

using namespace nightcage;

namespace {

class FigureReader {
public:
    FigureReader(const Rules& rules, const PublicState& shown) : rules_(rules), shown_(shown) {}

    Figures all() {
        at(Figure::TilesLeft) = shown_.stack_size;
        count_prisoners();
        count_keys();
        at(Figure::GatesSeen) =
            std::popcount(of_kind(TileKind::Gate)) + (shown_.hand == TileKind::Gate ? 1 : 0);
        at(Figure::GatesLost) = shown_.darkness[index(TileKind::Gate)];
        at(Figure::Apart) = steps_apart(rules_, shown_);
        return values_;
    }

private:
    std::int32_t& at(Figure figure) { return values_[static_cast<std::size_t>(figure)]; }
    [[nodiscard]] Cells of_kind(TileKind kind) const { return shown_.of_kind[index(kind)]; }

    [[nodiscard]] Cells watched() const {
        Cells cells = 0;
        for (Cell cell : each(occupied(shown_))) {
            cells |= is_monster(kind_at(shown_, cell)) ? sight(rules_, shown_, cell) : Cells{0};
        }
        return cells;
    }

    void count_prisoners() {
        const Cells seen = watched();
        for (unsigned who = 0; who < rules_.prisoners; ++who) {
            const Prisoner& prisoner = shown_.prisoners[who];
            at(Figure::KeysHeld) += prisoner.has_key ? 1 : 0;
            at(Figure::CandlesOut) += prisoner.lit ? 0 : 1;
            at(Figure::Nerve) += prisoner.nerve;
            values_[static_cast<std::size_t>(Figure::Falling) + who] = is_falling(prisoner) ? 1 : 0;
            if (is_on_board(prisoner)) {
                at(Figure::Watched) += contains(seen, prisoner.cell) ? 1 : 0;
                at(Figure::AtGate) += kind_at(shown_, prisoner.cell) == TileKind::Gate ? 1 : 0;
            }
        }
    }

    /// Counts all keys except those held, on the board, and not drawn yet.
    void count_keys() {
        int lost = -at(Figure::KeysHeld) - std::popcount(shown_.keys);
        for (const TileKind kind : {TileKind::Key, TileKind::Keeper}) {
            const int gone = shown_.darkness[index(kind)];
            lost += std::popcount(of_kind(kind)) + gone;
        }
        at(Figure::KeysLost) = lost;
    }

    const Rules& rules_;
    const PublicState& shown_;
    Figures values_{};
};

}  // namespace

std::string prisoner_display_name(const NightCage& game, PrisonerId who) {
    const std::string& name = game.names()[index(who)];
    return name.empty() ? display_name(game.names(), who) : name;
}

Figures figures(const Rules& rules, const PublicState& shown) {
    return FigureReader(rules, shown).all();
}

std::vector<table::FigureName> figure_names(const NightCage& game) {
    std::vector<table::FigureName> names{
        {"tiles-left", "tile left", "tiles left"},
        {"keys-held", "key in hand", "keys in hand"},
        {"keys-lost", "key lost", "keys lost", false},
        {"gates-seen", "gate in sight", "gates in sight"},
        {"gates-lost", "gate lost", "gates lost", false},
        {"at-gate", "prisoner at a gate", "prisoners at a gate"},
        {"candles-out", "candle out", "candles out", false},
        {"apart", "step between the prisoners", "steps between the prisoners", false},
        {"nerve", "point of nerve", "points of nerve"},
        {"watched", "prisoner in sight of a monster", "prisoners in sight of monsters", false}};
    for (unsigned who = 0; who < kMaxPrisoners; ++who) {
        const std::string name = prisoner_display_name(game, static_cast<PrisonerId>(who));
        names.push_back(
            {"falling-" + std::to_string(who + 1),
             name + " falling",
             name + " falling",
             false,
             true}
        );
    }
    return names;
}

}  // namespace tenebrae::bots
