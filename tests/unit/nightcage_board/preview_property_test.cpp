// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "core/random.hpp"
#include "games/nightcage/positions/position.hpp"
#include "games/nightcage/rules/game_rules.hpp"
#include "games/nightcage/rules/preview.hpp"
#include "property/game_counter.hpp"
#include "property/variants.hpp"
#include "thorough.hpp"

#include <algorithm>
#include <memory>
#include <vector>

// Previews are right. Random games in every mode: the test previews each action before it is
// played, and follows the game until the predicted events have happened.

namespace tenebrae::nightcage {
namespace {

/// A predicted event that must happen before the turn ends.
struct Due {
    Cells lost = 0;
    Prisoners struck = 0;
    Prisoners falling = 0;
    bool loss = false;
    std::string written;
};

Event without_kind(Event event) {
    if (reveals(event.kind)) {
        event.tile = TileKind::None;
    }
    return event;
}

/// Returns true for events that are not predicted: a key lost with a discarded tile, and an omen
/// set aside.
bool depends_on_kind(const Event& event) {
    return (event.kind == EventKind::KeyLost && event.cell == kNoCell)
           || event.kind == EventKind::OmenSetAside;
}

/// Returns the events that can be predicted, with causes renumbered.
std::vector<Event> comparable(const Events& events) {
    std::vector<Event> kept;
    std::vector<std::uint16_t> moved_to;
    for (const Event& event : events) {
        moved_to.push_back(static_cast<std::uint16_t>(kept.size()));
        if (!depends_on_kind(event)) {
            kept.push_back(without_kind(event));
            if (event.cause < moved_to.size()) {
                kept.back().cause = moved_to[event.cause];
            }
        }
    }
    return kept;
}

bool takes_away(EventKind kind) {
    return kind == EventKind::Removed || kind == EventKind::Crumbled
           || kind == EventKind::MonsterFades || kind == EventKind::Replaced
           || kind == EventKind::FlickerRemoved || kind == EventKind::TurnedToPit
           || kind == EventKind::Swallowed;
}

void tick_off(Due& due, const Events& happened) {
    for (const Event& event : happened) {
        if (takes_away(event.kind)) {
            due.lost &= ~only(event.cell);
        } else if (event.kind == EventKind::Hit || event.kind == EventKind::DirgeHit) {
            due.struck = static_cast<Prisoners>(due.struck & ~only(event.who));
        } else if (event.kind == EventKind::Fell) {
            due.falling = static_cast<Prisoners>(due.falling & ~only(event.who));
        }
    }
}

void require_nothing_due(const Due& due) {
    INFO(due.written);
    REQUIRE(due.lost == 0);
    REQUIRE(due.struck == 0);
    REQUIRE(due.falling == 0);
    REQUIRE_FALSE(due.loss);
}

class Playing {
public:
    Playing(const Rules& rules, std::uint64_t seed)
        : rules_(rules),
          random_(seed),
          state_(new_game(rules, seed)),
          preview_(std::make_unique<ActionPreview>()) {}

    /// Plays a game. Returns the number of actions.
    std::size_t play() {
        std::size_t actions = 0;
        ActionList legal;
        for (legal_actions(rules_, state_.shown, legal); !legal.empty();
             legal_actions(rules_, state_.shown, legal)) {
            play_one(legal[static_cast<std::size_t>(random_.below(legal.size()))]);
            ++actions;
        }
        return actions;
    }

private:
    void play_one(Action action) {
        const View seen = view(rules_, state_, 0);
        preview_action(rules_, seen, action, *preview_);
        const State before = state_;
        Events happened;
        apply(rules_, state_, action, &happened);
        INFO(
            "action kind " << static_cast<int>(action.kind) << " cell " << index(action.cell)
                           << " number " << static_cast<int>(action.number) << "\n"
                           << write_position(rules_, before)
        );
        require_prefix(happened);
        remember(before);
        check_due(happened);
    }

    void require_prefix(const Events& happened) const {
        const std::vector<Event> real = comparable(happened);
        const Events& foretold = preview_->events;
        REQUIRE(real.size() >= foretold.size());
        REQUIRE(std::equal(foretold.begin(), foretold.end(), real.begin()));
        if (preview_->complete && preview_->tiles == 0) {
            REQUIRE(real.size() == foretold.size());
            REQUIRE(preview_->shown == state_.shown);
        }
    }

    void remember(const State& before) {
        due_.lost |= preview_->lost;
        due_.struck = static_cast<Prisoners>(due_.struck | preview_->struck);
        due_.falling = static_cast<Prisoners>(due_.falling | preview_->falling);
        due_.loss = due_.loss || preview_->certain_loss;
        due_.written = write_position(rules_, before);
    }

    /// Checks the events that are due. If the game ended, only a predicted loss must have come
    /// true.
    void check_due(const Events& happened) {
        tick_off(due_, happened);
        if (state_.shown.ending != Ending::Unfinished) {
            REQUIRE(!(due_.loss && state_.shown.ending == Ending::Won));
            due_ = {};
        }
        const Decision asked = decision(state_.shown);
        if (asked == Decision::Turn || asked == Decision::AfterMove || asked == Decision::Start
            || asked == Decision::Land) {
            require_nothing_due(due_);
            due_ = {};
        }
    }

    const Rules& rules_;
    core::Random random_;
    State state_;
    std::unique_ptr<ActionPreview> preview_;
    Due due_;
};

TEST_CASE("the predicted events happen in every mode", "[rules]") {
    const int games = test::thorough(60, 12);
    test::GameCounter counter;
    for (const test::Mode& mode : test::nightcage_modes()) {
        const Rules rules = test::variant(mode).rules;
        for (int seed = 1; seed <= games; ++seed) {
            INFO(mode.name << ", seed " << seed);
            counter.add(Playing(rules, static_cast<std::uint64_t>(seed)).play());
        }
    }
    CHECK(counter.games() == static_cast<std::size_t>(games) * test::kModes);
    counter.print();
}

}  // namespace
}  // namespace tenebrae::nightcage
