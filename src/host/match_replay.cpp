// SPDX-License-Identifier: MIT
#include "host/match_replay.hpp"

#include <cassert>
#include <cstddef>
#include <utility>
#include <vector>

namespace tenebrae::host {

namespace {

class MatchReplay : public table::Replay {
public:
    MatchReplay(Match match, std::optional<int> seat) : match_(std::move(match)), seat_(seat) {
        const std::size_t commands = match_.history.steps().size();
        for (std::size_t command = 0; command < commands; ++command) {
            if (!seat_ || match_.history.hearing(*seat_).commands()[command].is_told()) {
                moments_.push_back(command);
            }
        }
        moments_.push_back(commands);
    }

    [[nodiscard]] const table::Game& game() const override { return *match_.game; }
    [[nodiscard]] std::size_t end() const override { return moments_.size() - 1; }
    [[nodiscard]] table::Seen seen(std::size_t moment, std::optional<int> seat) const override {
        const std::optional<int> shown = seat_ ? seat_ : seat;
        table::Seen seen = match_.seen_at(moments_[moment], shown);
        if (match_.is_over() && !seen.is_over()) {
            seen.view =
                match_.referee->view_afterwards(match_.state_at(moments_[moment]), seen.seat);
        }
        if (!shown) {
            seen.told = match_.is_over() ? &match_.history.whole() : &match_.history.hearing(0);
        }
        return seen;
    }
    [[nodiscard]] table::Seen known(std::size_t moment) const override {
        return match_.seen_at(moments_[moment], seat_);
    }

private:
    Match match_;
    std::optional<int> seat_;
    /// How many commands had been carried out at each: the one that is carried out next is one that
    /// the seat is told of, and before it came what it heard nothing of.
    std::vector<std::size_t> moments_;
};

}  // namespace

std::shared_ptr<const table::Replay> replay_of(Match match, std::optional<int> seat) {
    assert(match.game);
    return std::make_shared<MatchReplay>(std::move(match), seat);
}

}  // namespace tenebrae::host
