// SPDX-License-Identifier: MIT
#include "games/nyctophobia/bot/wishes.hpp"

#include "bots/wishes.hpp"
#include "core/text.hpp"
#include "games/nyctophobia/bot/belief.hpp"
#include "table/text_line.hpp"

#include <algorithm>

namespace tenebrae::nyctophobia {
namespace {

using K = ActionKind;

constexpr std::string_view kGoals = "go car, go n, go e, go s or go w";
constexpr std::array<std::string_view, 4> kWayWords{"n", "e", "s", "w"};

std::optional<Direction> way_of(std::string_view word) {
    const auto found = std::ranges::find(kWayWords, word);
    return found == kWayWords.end()
               ? std::nullopt
               : std::optional(static_cast<Direction>(found - kWayWords.begin()));
}

bool is_step(K kind) {
    return kind == K::Move || kind == K::Sprint || kind == K::Hop;
}

/// Rates answers by how well they follow an order.
class WishScale {
public:
    WishScale(const Rules& rules, const View& view, const table::Wish& wish)
        : rules_(rules),
          state_(view.state),
          who_(view.state.open.owner),
          belief_(rules, view, who_) {
        belief_.look_around();
        const auto words = core::split_words(wish.words);
        word_ = words.empty() ? std::string_view{} : words[0].text;
        const std::string_view goal = words.size() == 2 ? words[1].text : std::string_view{};
        if (word_ == "come") {
            go_to_friends(wish.from);
        } else if (word_ == "go" && goal == "car") {
            go_to_car();
        } else if (word_ == "go") {
            go_straight(way_of(goal));
        }
        stays_ = stays_ || word_ == "wait";
    }

    /// Whether the order is to go somewhere and the seat knows no way.
    [[nodiscard]] bool has_no_way() const {
        return (word_ == "come" || word_ == "go") && !way_ && !stays_;
    }
    /// The step that the order asks for, if any.
    [[nodiscard]] std::optional<Direction> way() const { return way_; }

    [[nodiscard]] int of(const Action& action) const {
        if (stays_) {
            return of_staying(action);
        }
        if (word_ == "hide") {
            return of_hiding(action.kind);
        }
        return way_ && is_step(action.kind) && action.direction != *way_ ? 0 : 1;
    }

private:
    /// To wait, step out and back, since movement is compulsory (HU-T6).
    [[nodiscard]] int of_staying(const Action& action) const {
        if (state_.open.decision == Decision::Turn) {
            const bool goes_on = action.kind == K::Sprint || action.kind == K::Hop;
            return action.kind == K::Wait ? 2 : goes_on ? 0 : 1;
        }
        const bool goes = is_step(action.kind) || action.kind == K::Retreat;
        const bool is_second = state_.open.decision == Decision::Second;
        return !goes || (is_second && goes_back(action.direction)) ? 1 : 0;
    }
    [[nodiscard]] bool goes_back(Direction direction) const {
        return belief_.is_drawn() && direction == opposite(state_.sketch.came[who_]);
    }

    [[nodiscard]] int of_hiding(K kind) const {
        const Decision asked = state_.open.decision;
        bool serves = true;
        if (asked == Decision::Turn) {  // keep the action of the turn for later
            serves = kind == K::Move || kind == K::Hop || kind == K::Wait;
        } else if (asked == Decision::After || asked == Decision::Cheered || asked == Decision::Retreat) {
            serves = kind == K::Hide || kind == K::Search;
        } else if (asked == Decision::Hush) {
            serves = kind == K::Silent;
        }
        return serves ? 1 : 0;
    }

    /// The spots beside the nearest friend with a known place.
    void go_to_friends(int seat) {
        if (!belief_.is_drawn() || !rules_.open_talk) {
            return;
        }
        std::optional<Spot> nearest;
        const Sketch& sketch = state_.sketch;
        for (PieceId mate = 0; mate < rules_.hunted; ++mate) {
            const bool counts = mate != who_ && rules_.seat_of(mate) == seat
                                && sketch.page_of[mate] == sketch.page_of[who_];
            for (std::size_t way = 0; counts && way < kWayWords.size(); ++way) {
                const auto beside = spot_beside(sketch.spot_of[mate], static_cast<Direction>(way));
                const bool is_nearer =
                    beside && (!nearest || belief_.cost(*beside) < belief_.cost(*nearest));
                nearest = is_nearer ? beside : nearest;
            }
        }
        go_to(nearest);
    }
    /// A reachable spot with nothing known between it and another.
    [[nodiscard]] std::optional<Spot> spot_beside(Spot spot, Direction direction) const {
        const SideMark side =
            state_.sketch.pages[state_.sketch.page_of[who_]].side(spot, direction);
        const Spot beside = nyctophobia::beyond(spot, direction);
        const bool can_be =
            side != SideMark::Tree && side != SideMark::Border && belief_.cost(beside) != kNowhere;
        return can_be ? std::optional(beside) : std::nullopt;
    }

    /// The known place of the car, or the most likely one.
    void go_to_car() {
        if (belief_.is_drawn()) {
            const std::optional<Spot> car = belief_.car();
            go_to(car ? car : belief_.most_promising());
        }
    }

    /// Avoids spots beside the last known place of the Hunter.
    void go_straight(std::optional<Direction> direction) {
        if (!direction) {
            return;
        }
        if (belief_.is_drawn()) {
            const SideMark side =
                state_.sketch.pages[state_.sketch.page_of[who_]].side(belief_.own(), *direction);
            const Spot there = nyctophobia::beyond(belief_.own(), *direction);
            if (side == SideMark::Tree || side == SideMark::Border
                || belief_.from_hunter(there) <= 1) {
                return;
            }
        }
        way_ = direction;
    }

    void go_to(std::optional<Spot> spot) {
        if (!spot) {
            return;
        }
        stays_ = *spot == belief_.own();
        if (!stays_) {
            way_ = belief_.first_step(*spot);
        }
    }

    const Rules& rules_;
    const State& state_;
    PieceId who_;
    Belief belief_;
    std::string_view word_;
    bool stays_ = false;
    std::optional<Direction> way_;
};

bool leads(const ActionList& actions, Direction way) {
    return std::any_of(actions.begin(), actions.end(), [way](const Action& action) {
        return is_step(action.kind) && action.direction == way;
    });
}

bool has_steps(const ActionList& actions) {
    return std::any_of(actions.begin(), actions.end(), [](const Action& action) {
        return is_step(action.kind);
    });
}

/// Whether the action itself is ordered, not only a means to it.
bool is_meant(const table::Wish& wish, K kind) {
    return wish.words == "hide"
               ? kind == K::Hide || kind == K::Silent
               : is_step(kind) || kind == K::Wait || kind == K::Stop || kind == K::Stand;
}

}  // namespace

std::optional<core::Diagnostic> refuse_wish(const table::Game& /*game*/, table::Words words) {
    const bots::Goals goals{kGoals, "car, n, e, s or w", "The Hunted do not know this place."};
    return bots::refuse_words(words, goals, [](std::string_view goal) {
        return goal == "car" || way_of(goal).has_value();
    });
}

WishedActions wished_actions(const Rules& rules, const View& view, const table::Wish& wish) {
    WishedActions wished;
    legal_actions(rules, view, wished.actions);
    const bool is_asked = !wish.words.empty() && view.state.open.owner != kHunter;
    if (!is_asked || wished.actions.size() == 0) {
        return wished;
    }
    const WishScale scale(rules, view, wish);
    const bool is_shut = scale.way() && !leads(wished.actions, *scale.way());
    wished.has_no_way = has_steps(wished.actions) && (is_shut || scale.has_no_way());
    if (!is_shut) {
        const std::size_t all = wished.actions.size();
        const auto of = [&](const Action& action) { return scale.of(action); };
        wished.actions = bots::doing_most(wished.actions, of);
        wished.narrows = wished.actions.size() < all;
    }
    return wished;
}

std::string
said_of_wish(const Rules& rules, const View& view, Action action, const table::Wish& wish) {
    const WishedActions wished = wished_actions(rules, view, wish);
    if (wished.has_no_way && is_step(action.kind)) {
        return " You asked for \"" + wish.words + "\", but no path there is known.";
    }
    const bool follows =
        wished.narrows && is_meant(wish, action.kind)
        && std::find(wished.actions.begin(), wished.actions.end(), action) != wished.actions.end();
    return follows ? " As asked: " + wish.words + "." : "";
}

}  // namespace tenebrae::nyctophobia
