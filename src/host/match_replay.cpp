// SPDX-License-Identifier: MIT
#include "host/match_replay.hpp"

#include <cassert>
#include <utility>

namespace tenebrae::table {

namespace {

class MatchReplay : public Replay {
public:
    MatchReplay(Match match, std::optional<int> seat) : match_(std::move(match)), seat_(seat) {}

    [[nodiscard]] const Game& game() const override { return *match_.game; }
    [[nodiscard]] std::size_t end() const override { return match_.history.steps().size(); }
    [[nodiscard]] Seen seen(std::size_t moment, std::optional<int> seat) const override {
        const std::optional<int> shown = seat_ ? seat_ : seat;
        Seen seen = match_.seen_at(moment, shown);
        if (!shown) {
            seen.told = &match_.history.hearing(kSpectator);
        }
        return seen;
    }

private:
    Match match_;
    std::optional<int> seat_;
};

}  // namespace

std::shared_ptr<const Replay> replay_of(Match match, std::optional<int> seat) {
    assert(match.game);
    return std::make_shared<MatchReplay>(std::move(match), seat);
}

}  // namespace tenebrae::table
