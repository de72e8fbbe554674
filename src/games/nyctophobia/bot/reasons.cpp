// SPDX-License-Identifier: MIT
#include "games/nyctophobia/bot/reasons.hpp"

#include "core/text.hpp"
#include "games/nyctophobia/words/notation.hpp"
#include "games/nyctophobia/words/vocabulary.hpp"

#include <algorithm>
#include <cstdlib>
#include <limits>
#include <utility>

namespace tenebrae::nyctophobia {
namespace {

using ReasonK = HuntReasonKind;

constexpr int kNowhere = std::numeric_limits<int>::max();
constexpr int kForgottenAge = 3;  ///< Hunter turns after which his place says nothing
constexpr int kNearEnoughToHide = 4;
constexpr int kFarThrow = 2;

int spaces_between(Spot from, Spot to) {
    return std::abs(from.x - to.x) + std::abs(from.y - to.y);
}

/// Finds the reasons for an action of a Hunted.
class HuntedReasonFinder {
public:
    HuntedReasonFinder(const Rules& rules, const View& view, Action action)
        : rules_(rules),
          view_(view),
          open_(view.state.open),
          sketch_(view.state.sketch),
          action_(action),
          who_(open_.owner),
          own_(view.state.hunted[who_]) {
        const Page& page = sketch_.pages[sketch_.page_of[who_]];
        page_ = rules.sketch && page.is_used() ? &page : nullptr;
    }

    HuntReasons all() {
        const ActionKind kind = action_.kind;
        if (kind == ActionKind::Move || kind == ActionKind::Sprint || kind == ActionKind::Retreat
            || kind == ActionKind::Hop) {
            add_step();
        } else if (kind == ActionKind::Throw) {
            add_throw();
        } else if (kind == ActionKind::Hide || kind == ActionKind::Silent) {
            add_hiding();
        } else if (kind == ActionKind::Search) {
            add_search();
        } else if (kind == ActionKind::End || kind == ActionKind::CounterFist) {
            add_rocks();
        }
        std::ranges::stable_sort(found_, {}, &HuntReason::kind);
        return found_;
    }

private:
    void add(ReasonK kind, int number = 0, int compared = 0, PieceId who = kNoPiece) {
        found_.push_back(
            {.kind = kind,
             .who = who,
             .direction = action_.direction,
             .number = number,
             .compared = compared}
        );
    }

    [[nodiscard]] Spot own_spot() const { return sketch_.spot_of[who_]; }
    [[nodiscard]] bool is_on_page(PieceId friend_of) const {
        return friend_of != who_ && rules_.open_talk
               && sketch_.page_of[friend_of] == sketch_.page_of[who_];
    }
    /// Returns a friend in a spot of the page; kNoPiece if none is known there.
    [[nodiscard]] PieceId friend_at(Spot spot) const {
        for (PieceId other = 0; other < rules_.hunted; ++other) {
            if (is_on_page(other) && sketch_.spot_of[other] == spot) {
                return other;
            }
        }
        return kNoPiece;
    }
    /// Returns the spaces from a spot to where the Hunter was last; kNowhere if that is unknown.
    [[nodiscard]] int from_hunter(Spot spot) const {
        const SketchMark& mark = sketch_.hunter[rules_.open_talk ? 0 : who_];
        const bool counts = page_ != nullptr && mark.is_set && mark.page == sketch_.page_of[who_]
                            && mark.age < kForgottenAge;
        return counts ? spaces_between(mark.spot, spot) : kNowhere;
    }
    /// Returns the spaces from a spot to the nearest known space of the car; kNowhere if none is.
    [[nodiscard]] int from_car(Spot spot) const {
        int nearest = kNowhere;
        for (int y = 1 - kBoardSize; y < kBoardSize; ++y) {
            for (int x = 1 - kBoardSize; x < kBoardSize; ++x) {
                const Spot there{static_cast<std::int8_t>(x), static_cast<std::int8_t>(y)};
                if (page_->at(there).car == CarMark::Car) {
                    nearest = std::min(nearest, spaces_between(there, spot));
                }
            }
        }
        return nearest;
    }

    /// Returns whether a spot of the page is known to be beyond the border.
    [[nodiscard]] bool is_beyond_border(Spot spot) const {
        const auto is_off = [](const nyctophobia::Bounds& bounds, int place) {
            return bounds.origin_most + place < 0 || bounds.origin_least + place >= kBoardSize;
        };
        return is_off(page_->columns(), spot.x) || is_off(page_->rows(), spot.y);
    }

    /// Returns whether something is known to stop a step, or a friend (HU-M2, D8).
    [[nodiscard]] bool is_stopped() const {
        const Direction direction = action_.direction;
        if (page_ != nullptr) {
            const Spot to = nyctophobia::beyond(own_spot(), direction);
            if (friend_at(to) != kNoPiece || is_beyond_border(to)) {
                return true;
            }
        }
        const SideMark side =
            page_ == nullptr ? SideMark::Unknown : page_->side(own_spot(), direction);
        const bool is_closed = side == SideMark::Tree || side == SideMark::Border;
        return action_.kind != ActionKind::Hop
               && (is_closed || is_blocked(own_.felt[index(direction)]));
    }
    /// Returns whether the Hunted may still be outside the half of the board that the clue names.
    [[nodiscard]] bool may_follow_clue() const {
        if (!open_.has_clue || view_.state.clue_is_old || action_.direction != open_.clue) {
            return false;
        }
        if (page_ == nullptr) {
            return true;
        }
        const bool by_rows = rows_of(open_.clue) != 0;
        const Bounds& bounds = by_rows ? page_->rows() : page_->columns();
        const int place = by_rows ? int{own_spot().y} : int{own_spot().x};
        return rows_of(open_.clue) + columns_of(open_.clue) < 0
                   ? bounds.origin_most + place >= kBoardSize / 2
                   : bounds.origin_least + place < kBoardSize / 2;
    }

    void add_step() {
        if (is_stopped()) {
            return;
        }
        const bool is_called = open_.caller != kNoPiece;
        if (is_called) {
            add(ReasonK::PlaysForTime);
        }
        if (page_ == nullptr) {
            if (!is_called && may_follow_clue()) {
                add(ReasonK::FollowsClue);
            }
            return;
        }
        const Spot from = own_spot();
        const Spot to = nyctophobia::beyond(from, action_.direction);
        if (!is_called && !own_.in_car) {
            add_way_to_car(from, to);
        }
        if (from_hunter(from) != kNowhere && from_hunter(to) > from_hunter(from)) {
            add(ReasonK::LeavesHunter, from_hunter(to), from_hunter(from));
        }
        add_spaces(from, to);
    }
    void add_way_to_car(Spot from, Spot to) {
        const int here = from_car(from);
        const int there = from_car(to);
        if (there == 0) {
            add(ReasonK::LeadsToCar);
        } else if (there < here) {
            add(ReasonK::NearsCar, there, here);
        } else if (here == kNowhere && may_follow_clue()) {
            add(ReasonK::FollowsClue);
        }
    }
    void add_spaces(Spot from, Spot to) {
        for (PieceId other = 0; other < rules_.hunted; ++other) {
            if (is_on_page(other) && spaces_between(sketch_.spot_of[other], to) == 1
                && spaces_between(sketch_.spot_of[other], from) > 1) {
                add(ReasonK::NearsFriend, 0, 0, other);
                break;
            }
        }
        if (page_->at(to).known != Known::Stood && friend_at(to) == kNoPiece) {
            add(ReasonK::NewSpace);
        }
    }

    /// A rock flies on until a side that is not known to be open, the car or a friend.
    void add_throw() {
        if (page_ == nullptr) {
            return;
        }
        int spaces = 0;
        Spot spot = own_spot();
        while (spaces < kBoardSize && page_->side(spot, action_.direction) == SideMark::Open) {
            spot = nyctophobia::beyond(spot, action_.direction);
            const bool is_car = page_->at(spot).car == CarMark::Car;
            if (is_car || friend_at(spot) != kNoPiece) {
                break;
            }
            ++spaces;
            if (from_hunter(spot) == 0) {
                add(ReasonK::AimsAtHunter, spaces);
                return;
            }
        }
        if (spaces >= kFarThrow) {
            add(ReasonK::ThrowsFar, spaces);
        }
    }

    void add_hiding() {
        const int away = page_ == nullptr ? kNowhere : from_hunter(own_spot());
        if (away > 0 && away <= kNearEnoughToHide) {
            add(ReasonK::HidesNear, away);
        }
        if (own_.health == 1) {
            add(ReasonK::LastHealth);
        }
        if (open_.caller != kNoPiece) {
            add(ReasonK::PlaysForTime);
        }
    }

    void add_search() {
        int unknown = 0;
        for (const Direction direction : kDirections) {
            const bool is_new =
                page_ != nullptr && page_->side(own_spot(), direction) == SideMark::Unknown;
            unknown += is_new ? 1 : 0;
        }
        if (unknown > 0) {
            add(ReasonK::NewSides, unknown);
        }
    }

    void add_rocks() {
        ActionList legal;
        legal_actions(rules_, view_, legal);
        const bool could_spend = std::ranges::any_of(legal, [](const Action& other) {
            return other.kind == ActionKind::Throw || other.kind == ActionKind::CounterRock;
        });
        if (could_spend && own_.rocks > 0) {
            add(ReasonK::KeepsRocks, own_.rocks);
        }
    }

    const Rules& rules_;
    const View& view_;
    const PublicState& open_;
    const Sketch& sketch_;
    Action action_;
    PieceId who_;
    const Hunted& own_;
    const Page* page_ = nullptr;
    HuntReasons found_;
};

/// Returns the reason for a step of the Hunter, who sees the forest.
HuntReasons reasons_for_hunter(const Rules& rules, const State& state, Action action) {
    HuntReasons found;
    const Space there =
        action.kind == ActionKind::Step ? beyond(state.hunter, action.direction) : kNoSpace;
    if (there == kNoSpace) {
        return found;
    }
    const auto is_nearer = [&](Space goal) {
        return grid_distance(there, goal) < grid_distance(state.hunter, goal);
    };
    if (state.noise != kNoSpace) {
        if (is_nearer(state.noise)) {
            found.push_back(
                {.kind = ReasonK::NearsNoise, .number = grid_distance(there, state.noise)}
            );
        }
        return found;
    }
    HuntReason nearest{.kind = ReasonK::NearsHunted, .number = kNowhere};
    for (PieceId who = 0; who < rules.hunted; ++who) {
        const Hunted& one = state.hunted[who];
        if (one.at != kNoSpace && !one.hidden && is_nearer(one.at)
            && grid_distance(there, one.at) < nearest.number) {
            nearest.who = who;
            nearest.number = grid_distance(there, one.at);
        }
    }
    if (nearest.who != kNoPiece) {
        found.push_back(nearest);
    }
    return found;
}

}  // namespace

HuntReasons reasons_for(const Rules& rules, const View& view, Action action) {
    if (view.state.open.owner == kHunter) {
        return reasons_for_hunter(rules, view.state, action);
    }
    return HuntedReasonFinder(rules, view, action).all();
}

std::string reason_text(const HuntReason& reason) {
    const std::string spaces = core::counted(reason.number, "space");
    switch (reason.kind) {
    case ReasonK::LeadsToCar: return "leads into the car";
    case ReasonK::AimsAtHunter: return "aims at where the Hunter was last, " + spaces + " away";
    case ReasonK::NearsCar: return "comes within " + spaces + " of the car";
    case ReasonK::LeavesHunter:
        return "gets " + spaces + " away from where the Hunter was last, not "
               + std::to_string(reason.compared);
    case ReasonK::HidesNear: return "hides " + spaces + " from where the Hunter was last";
    case ReasonK::LastHealth: return "is down to 1 health";
    case ReasonK::ThrowsFar: return "flies over " + spaces + " known to be open";
    case ReasonK::FollowsClue:
        return "follows the clue " + std::string(display_name(reason.direction));
    case ReasonK::NearsFriend: return "comes next to " + piece_name(reason.who);
    case ReasonK::NewSpace: return "leads where the sketch shows no steps yet";
    case ReasonK::NewSides:
        return "feels " + core::counted(reason.number, "side") + " that the sketch does not show";
    case ReasonK::PlaysForTime: return "plays for time, as help is on its way";
    case ReasonK::KeepsRocks: return "keeps " + core::counted(reason.number, "rock");
    case ReasonK::NearsNoise:
        return reason.number == 0 ? "comes to the noise"
                                  : "comes within " + spaces + " of the noise";
    case ReasonK::NearsHunted: break;
    }
    return "comes within " + spaces + " of " + piece_name(reason.who);
}

std::string reason_for(const Rules& rules, const View& view, Action action) {
    const HuntReasons found = reasons_for(rules, view, action);
    std::string text;
    for (std::size_t number = 0; number < std::min(found.size(), kMostHuntReasons); ++number) {
        text += (number == 0 ? "" : " and ") + reason_text(found[number]);
    }
    return text.empty() ? text : core::capitalised(std::move(text)) + ".";
}

}  // namespace tenebrae::nyctophobia
