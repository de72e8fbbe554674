// SPDX-License-Identifier: MIT
#include "games/nightcage/bot/plan.hpp"

#include "games/nightcage/bot/evaluation.hpp"
#include "games/nightcage/bot/wishes.hpp"
#include "games/nightcage/rules/foresee.hpp"

#include <algorithm>
#include <cstdlib>

namespace tenebrae::bots {

using namespace nightcage;

namespace {

/// A feature and what it is good for.
struct Purpose {
    Feature feature;
    std::string_view words;
};

constexpr std::array kPurposes{
    Purpose{Feature::KeysHeld, "to have a key"},
    Purpose{Feature::KeysLit, "to be nearer to a key"},
    Purpose{Feature::KeysSpare, "so that no key is lost"},
    Purpose{Feature::GateLit, "so that a gate stays in sight"},
    Purpose{Feature::GateSpare, "so that a second gate stays in sight"},
    Purpose{Feature::GatesLeft, "so that no gate is lost"},
    Purpose{Feature::GateSteps, "to be nearer to a gate, all together"},
    Purpose{Feature::GateStepsReady, "to be nearer to a gate, all together"},
    Purpose{Feature::GateStepsDark, "to be nearer to a gate, all together"},
    Purpose{Feature::GateFarthest, "so that nobody has a long way to a gate"},
    Purpose{Feature::Apart, "to be nearer to the others"},
    Purpose{Feature::StackAhead, "to save tiles of the stack"},
    Purpose{Feature::StackShort, "to save tiles of the stack"},
    Purpose{Feature::CandlesOut, "to keep candles lit"},
    Purpose{Feature::CandleSteps, "to be nearer to a lit candle"},
    Purpose{Feature::Falling, "so that nobody falls"},
    Purpose{Feature::Nerve, "to have nerve"},
    Purpose{Feature::Seen, "to be out of sight of the monsters"},
    Purpose{Feature::Monsters, "so that there are fewer monsters"},
    Purpose{Feature::Stuck, "so that nobody is shut in"},
};

/// By purpose, what of the appeal comes from it after an action, as far as the stack does not
/// matter.
using Worths = std::array<std::int64_t, kPurposes.size()>;

struct Ahead {
    Worths worths{};
    bool wins = false;
    bool is_over = false;
};

Ahead look(const Rules& rules, const View& view, Action action) {
    Foresight foresight;
    foresee(rules, view, action, foresight);
    Ahead ahead;
    ahead.wins = foresight.certain_win;
    ahead.is_over = foresight.shown.step == Step::Over;
    if (ahead.is_over) {
        return ahead;
    }
    const Features values = features(rules, foresight.shown);
    for (std::size_t at = 0; at < kPurposes.size(); ++at) {
        const Feature feature = kPurposes[at].feature;
        ahead.worths[at] = appeal_of(feature, values[static_cast<std::size_t>(feature)]);
    }
    return ahead;
}

/// What it serves more than the other answers do on the average; empty: nothing.
std::string_view purpose_of(const Rules& rules, const View& view, Action action, const Ahead& own) {
    ActionList all;
    legal_actions(rules, view.shown, all);
    Worths others{};
    std::int64_t count = 0;
    for (const Action& other : all) {
        const Ahead ahead = other == action ? Ahead{{}, false, true} : look(rules, view, other);
        count += ahead.is_over ? 0 : 1;
        for (std::size_t at = 0; at < others.size(); ++at) {
            others[at] += ahead.worths[at];
        }
    }
    std::size_t best = 0;
    std::int64_t best_lead = 0;
    for (std::size_t at = 0; count > 0 && at < others.size(); ++at) {
        const std::int64_t lead = own.worths[at] - others[at] / count;
        if (lead > best_lead) {
            best = at;
            best_lead = lead;
        }
    }
    return best_lead > 0 ? kPurposes[best].words : std::string_view{};
}

/// Does it follow a wish, which other answers would not?
std::string
said_of_wish(const Rules& rules, const View& view, Action action, const table::Wish& wish) {
    const WishedActions wished = wished_actions(rules, view, wish);
    if (wished.would_lose) {
        return " What was asked, \"" + wish.words + "\", would lose the game.";
    }
    const bool follows =
        wished.narrows
        && std::find(wished.actions.begin(), wished.actions.end(), action) != wished.actions.end();
    return follows ? " As asked: " + wish.words + "." : "";
}

}  // namespace

std::string
plan_of(const NightCage& game, const View& view, Action action, const table::Wish& wish) {
    const Rules& rules = game.rules();
    std::string text = game.describe(view, action);
    const Ahead own = look(rules, view, action);
    const std::string_view purpose = own.is_over ? std::string_view(own.wins ? "to win" : "")
                                                 : purpose_of(rules, view, action, own);
    text += purpose.empty() ? "." : ", " + std::string(purpose) + ".";
    return text + said_of_wish(rules, view, action, wish);
}

}  // namespace tenebrae::bots
