// SPDX-License-Identifier: MIT
#include "games/nightcage/bot/plan.hpp"

#include "bots/bot_requests.hpp"
#include "core/text.hpp"
#include "games/nightcage/bot/evaluation.hpp"
#include "games/nightcage/bot/reasons.hpp"
#include "games/nightcage/rules/light.hpp"
#include "games/nightcage/rules/preview.hpp"
#include "games/nightcage/words/notation.hpp"

#include <algorithm>
#include <cstdlib>

namespace tenebrae::bots {

using namespace nightcage;

namespace {

using K = ActionKind;

constexpr std::string_view kGoals = "go key, go gate, or go and a cell";

std::string first_cell_to_last(const Rules& rules) {
    const int side = rules.board.side;
    return cell_name(rules.board, Cell{0}) + " to "
           + cell_name(rules.board, static_cast<Cell>(side * side - 1));
}

bool is_movement(K kind) {
    return kind == K::Move || kind == K::Again || kind == K::Charge;
}

/// Rates how well each answer follows a request.
class RequestRating {
public:
    RequestRating(const Rules& rules, const PublicState& shown, const table::BotRequest& request)
        : rules_(rules), shown_(shown) {
        const auto words = core::split_words(request.words);
        word_ = words.empty() ? std::string_view{} : words[0].text;
        if (word_ == "come") {
            goal_ = cells_of_seat(request.from);
        } else if (word_ == "go" && words.size() == 2) {
            goal_ = goal_of(words[1].text);
        }
        distances_ = distances_to(rules, shown, goal_);
    }

    [[nodiscard]] int of(const Action& action) const {
        if (word_ == "wait") {
            return is_movement(action.kind) ? 0 : 1;
        }
        if (word_ == "hold") {
            return spends_nerve(action.kind) ? 0 : 1;
        }
        return goal_ == 0 ? 0 : -steps_after(action);
    }

private:
    [[nodiscard]] Cells cells_of_seat(int seat) const {
        Cells cells = 0;
        for (unsigned who = 0; who < rules_.prisoners; ++who) {
            const auto prisoner = static_cast<PrisonerId>(who);
            const Prisoner& one = shown_.prisoners[who];
            if (prisoner != shown_.active && is_on_board(one)
                && seat_of(rules_, shown_, prisoner) == seat) {
                cells |= only(one.cell);
            }
        }
        return cells;
    }

    [[nodiscard]] Cells goal_of(std::string_view goal) const {
        if (goal == "key") {
            return prisoner_of(shown_, shown_.active).has_key ? Cells{0} : shown_.keys;
        }
        if (goal == "gate") {
            return cells_of(shown_, TileKind::Gate);
        }
        const std::optional<Cell> cell = parse_cell(rules_.board, goal);
        return cell ? only(*cell) : Cells{0};
    }

    static bool spends_nerve(K kind) {
        return kind == K::Again || kind == K::Charge || kind == K::Block || kind == K::Sustain
               || kind == K::Drop;
    }

    /// Returns the steps from where the action leaves the prisoner to the goal; 0 if it places a
    /// tile.
    [[nodiscard]] int steps_after(const Action& action) const {
        const Prisoner& active = prisoner_of(shown_, shown_.active);
        if (action.kind == K::Land) {
            return distances_[index(action.cell)];
        }
        if (!is_on_board(active)) {
            return 0;
        }
        if (is_movement(action.kind)) {
            return distances_[index(rules_.board.next(active.cell, action.direction()))];
        }
        const Decision asked = decision(shown_);
        const bool stays = asked == Decision::Turn || asked == Decision::AfterMove;
        return stays ? distances_[index(active.cell)] : 0;
    }

    const Rules& rules_;
    const PublicState& shown_;
    std::string_view word_;
    Cells goal_ = 0;
    Distances distances_{};
};

ActionList safe_actions(const Rules& rules, const View& view, const ActionList& actions) {
    ActionList safe;
    ActionPreview preview;
    for (const Action& action : actions) {
        preview_action(rules, view, action, preview);
        if (!preview.certain_loss) {
            safe.push_back(action);
        }
    }
    return safe;
}

}  // namespace

std::optional<core::Diagnostic> refuse_request(const table::Game& game, table::Words words) {
    const Rules& rules = kit::seat_game_of<NightCage>(game)->rules();
    const GoTargets goals{
        kGoals,
        "key, gate or a cell from " + first_cell_to_last(rules),
        "There is no such place on this board."};
    return check_request_words(words, goals, [&](std::string_view goal) {
        return goal == "key" || goal == "gate" || parse_cell(rules.board, goal).has_value();
    });
}

RequestedActions
requested_actions(const Rules& rules, const View& view, const table::BotRequest& request) {
    ActionList all;
    legal_actions(rules, view.shown, all);
    RequestedActions requested;
    if (request.words.empty()) {
        requested.actions = all;
        return requested;
    }
    const RequestRating scale(rules, view.shown, request);
    requested.actions = best_actions(all, [&](const Action& action) { return scale.of(action); });
    requested.narrows = requested.actions.size() < all.size();
    if (!requested.narrows) {
        return requested;
    }
    const ActionList safe = safe_actions(rules, view, requested.actions);
    if (safe.size() > 0) {
        requested.actions = safe;
    } else if (safe_actions(rules, view, all).size() > 0) {
        requested.actions = all;
        requested.would_lose = true;
    }
    return requested;
}

namespace {

/// Returns a sentence if the action follows a request that other answers would not follow.
std::string request_remark(
    const Rules& rules, const View& view, Action action, const table::BotRequest& request
) {
    const RequestedActions requested = requested_actions(rules, view, request);
    if (requested.would_lose) {
        return " Your request, \"" + request.words + "\", would lose the game.";
    }
    const bool follows = requested.narrows
                         && std::find(requested.actions.begin(), requested.actions.end(), action)
                                != requested.actions.end();
    return follows ? " As asked: " + request.words + "." : "";
}

}  // namespace

std::string
plan_of(const NightCage& game, const View& view, Action action, const table::BotRequest& request) {
    const std::string reasons = reason_sentence(game, view, action);
    return game.describe(view, action) + "." + (reasons.empty() ? "" : " " + reasons)
           + request_remark(game.rules(), view, action, request);
}

}  // namespace tenebrae::bots
