// SPDX-License-Identifier: MIT
#include "games/nyctophobia/bot/requests.hpp"

#include "bots/bot_requests.hpp"
#include "core/text.hpp"
#include "games/nyctophobia/bot/belief.hpp"
#include "table/text_line.hpp"

#include <algorithm>

namespace tenebrae::nyctophobia {
namespace {

using K = ActionKind;

constexpr std::string_view kGoals = "go car, go n, go e, go s or go w";
constexpr std::array<std::string_view, 4> kDirectionWords{"n", "e", "s", "w"};

std::optional<Direction> direction_of_word(std::string_view word) {
    const auto found = std::ranges::find(kDirectionWords, word);
    return found == kDirectionWords.end()
               ? std::nullopt
               : std::optional(static_cast<Direction>(found - kDirectionWords.begin()));
}

bool is_step(K kind) {
    return kind == K::Move || kind == K::Sprint || kind == K::Hop;
}

/// Rates answers by how well they follow a request.
class RequestScale {
public:
    RequestScale(const Rules& rules, const View& view, const table::BotRequest& request)
        : rules_(rules),
          state_(view.state),
          who_(view.state.open.owner),
          belief_(rules, view, who_) {
        belief_.update();
        const auto words = core::split_words(request.words);
        word_ = words.empty() ? std::string_view{} : words[0].text;
        const std::string_view goal = words.size() == 2 ? words[1].text : std::string_view{};
        if (word_ == "come") {
            go_to_friends(request.from);
        } else if (word_ == "go" && goal == "car") {
            go_to_car();
        } else if (word_ == "go") {
            go_straight(direction_of_word(goal));
        }
        stays_ = stays_ || word_ == "wait";
    }

    /// Returns whether the request is to go somewhere and the seat knows no path.
    [[nodiscard]] bool has_no_path() const {
        return (word_ == "come" || word_ == "go") && !wanted_step_ && !stays_;
    }
    /// Returns the step that the request asks for, if any.
    [[nodiscard]] std::optional<Direction> wanted_step() const { return wanted_step_; }

    [[nodiscard]] int score(const Action& action) const {
        if (stays_) {
            return score_staying(action);
        }
        if (word_ == "hide") {
            return score_hiding(action.kind);
        }
        return wanted_step_ && is_step(action.kind) && action.direction != *wanted_step_ ? 0 : 1;
    }

private:
    /// Rates answers for waiting: stepping out and back, since movement is compulsory (HU-T6).
    [[nodiscard]] int score_staying(const Action& action) const {
        if (state_.open.decision == Decision::Turn) {
            const bool goes_on = action.kind == K::Sprint || action.kind == K::Hop;
            return action.kind == K::Wait ? 2 : goes_on ? 0 : 1;
        }
        const bool goes = is_step(action.kind) || action.kind == K::Retreat;
        const bool is_second = state_.open.decision == Decision::Second;
        return !goes || (is_second && goes_back(action.direction)) ? 1 : 0;
    }
    [[nodiscard]] bool goes_back(Direction direction) const {
        return belief_.has_page() && direction == opposite(state_.sketch.last_step[who_]);
    }

    [[nodiscard]] int score_hiding(K kind) const {
        const Decision asked = state_.open.decision;
        bool follows_order = true;
        if (asked == Decision::Turn) {  // keep the action of the turn for later
            follows_order = kind == K::Move || kind == K::Hop || kind == K::Wait;
        } else if (asked == Decision::After || asked == Decision::Cheered || asked == Decision::Retreat) {
            follows_order = kind == K::Hide || kind == K::Search;
        } else if (asked == Decision::Hush) {
            follows_order = kind == K::Silent;
        }
        return follows_order ? 1 : 0;
    }

    /// Goes to the nearest spot beside a friend with a known place.
    void go_to_friends(int seat) {
        if (!belief_.has_page() || !rules_.open_talk) {
            return;
        }
        std::optional<Spot> nearest;
        const Sketch& sketch = state_.sketch;
        for (PieceId teammate = 0; teammate < rules_.hunted; ++teammate) {
            const bool counts = teammate != who_ && rules_.seat_of(teammate) == seat
                                && sketch.page_of[teammate] == sketch.page_of[who_];
            for (std::size_t direction = 0; counts && direction < kDirectionWords.size();
                 ++direction) {
                const auto beside =
                    spot_beside(sketch.spot_of[teammate], static_cast<Direction>(direction));
                const bool is_nearer =
                    beside && (!nearest || belief_.cost(*beside) < belief_.cost(*nearest));
                nearest = is_nearer ? beside : nearest;
            }
        }
        go_to(nearest);
    }
    /// Returns the spot beside another if it is reachable and no known obstacle is between them.
    [[nodiscard]] std::optional<Spot> spot_beside(Spot spot, Direction direction) const {
        const SideMark side =
            state_.sketch.pages[state_.sketch.page_of[who_]].side(spot, direction);
        const Spot beside = nyctophobia::beyond(spot, direction);
        const bool can_be = side != SideMark::Tree && side != SideMark::Border
                            && belief_.cost(beside) != kUnreachable;
        return can_be ? std::optional(beside) : std::nullopt;
    }

    /// Goes to the known place of the car, or to the best spot to look for it.
    void go_to_car() {
        if (belief_.has_page()) {
            const std::optional<Spot> car = belief_.car();
            go_to(car ? car : belief_.best_search_spot());
        }
    }

    /// Goes in a direction, except to spots beside the last known place of the Hunter.
    void go_straight(std::optional<Direction> direction) {
        if (!direction) {
            return;
        }
        if (belief_.has_page()) {
            const SideMark side =
                state_.sketch.pages[state_.sketch.page_of[who_]].side(belief_.own(), *direction);
            const Spot there = nyctophobia::beyond(belief_.own(), *direction);
            if (side == SideMark::Tree || side == SideMark::Border
                || belief_.hunter_distance(there) <= 1) {
                return;
            }
        }
        wanted_step_ = direction;
    }

    void go_to(std::optional<Spot> spot) {
        if (!spot) {
            return;
        }
        stays_ = *spot == belief_.own();
        if (!stays_) {
            wanted_step_ = belief_.first_step(*spot);
        }
    }

    const Rules& rules_;
    const State& state_;
    PieceId who_;
    Belief belief_;
    std::string_view word_;
    bool stays_ = false;
    std::optional<Direction> wanted_step_;
};

bool leads(const ActionList& actions, Direction direction) {
    return std::any_of(actions.begin(), actions.end(), [direction](const Action& action) {
        return is_step(action.kind) && action.direction == direction;
    });
}

bool has_steps(const ActionList& actions) {
    return std::any_of(actions.begin(), actions.end(), [](const Action& action) {
        return is_step(action.kind);
    });
}

/// Returns whether the request asks for the action itself, not only for a result of it.
bool is_ordered(const table::BotRequest& request, K kind) {
    return request.words == "hide"
               ? kind == K::Hide || kind == K::Silent
               : is_step(kind) || kind == K::Wait || kind == K::Stop || kind == K::Stand;
}

}  // namespace

std::optional<core::Diagnostic> refuse_request(const table::Game& /*game*/, table::Words words) {
    const bots::GoTargets goals{kGoals, "car, n, e, s or w", "The Hunted do not know this place."};
    return bots::check_request_words(words, goals, [](std::string_view goal) {
        return goal == "car" || direction_of_word(goal).has_value();
    });
}

RequestedActions
requested_actions(const Rules& rules, const View& view, const table::BotRequest& request) {
    RequestedActions requested;
    legal_actions(rules, view, requested.actions);
    const bool is_asked = !request.words.empty() && view.state.open.owner != kHunter;
    if (!is_asked || requested.actions.size() == 0) {
        return requested;
    }
    const RequestScale scale(rules, view, request);
    const bool is_step_illegal =
        scale.wanted_step() && !leads(requested.actions, *scale.wanted_step());
    requested.has_no_path =
        has_steps(requested.actions) && (is_step_illegal || scale.has_no_path());
    if (!is_step_illegal) {
        const std::size_t all = requested.actions.size();
        const auto score = [&](const Action& action) { return scale.score(action); };
        requested.actions = bots::best_actions(requested.actions, score);
        requested.narrows = requested.actions.size() < all;
    }
    return requested;
}

std::string order_sentence(
    const Rules& rules, const View& view, Action action, const table::BotRequest& request
) {
    const RequestedActions requested = requested_actions(rules, view, request);
    if (requested.has_no_path && is_step(action.kind)) {
        return " You asked for \"" + request.words + "\", but no path there is known.";
    }
    const bool follows = requested.narrows && is_ordered(request, action.kind)
                         && std::find(requested.actions.begin(), requested.actions.end(), action)
                                != requested.actions.end();
    return follows ? " As asked: " + request.words + "." : "";
}

}  // namespace tenebrae::nyctophobia
