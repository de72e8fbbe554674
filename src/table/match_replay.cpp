// SPDX-License-Identifier: MIT
#include "table/match_replay.hpp"

#include <cassert>
#include <utility>

namespace tenebrae::table {

namespace {

class MatchReplay : public Replay {
public:
    explicit MatchReplay(Match match) : match_(std::move(match)) {}

    [[nodiscard]] const Game& game() const override { return *match_.game; }
    [[nodiscard]] std::size_t end() const override { return match_.history.steps().size(); }
    [[nodiscard]] Seen seen(std::size_t moment, std::optional<int> seat) const override {
        Seen seen = match_.seen_at(moment, seat);
        if (!seat) {
            seen.told = &match_.history.hearing(kSpectator);
        }
        return seen;
    }

private:
    Match match_;
};

}  // namespace

std::shared_ptr<const Replay> replay_of(Match match) {
    assert(match.game);
    return std::make_shared<MatchReplay>(std::move(match));
}

}  // namespace tenebrae::table
