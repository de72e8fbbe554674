// SPDX-License-Identifier: MIT
#pragma once

#include "games/nightcage/sets/variant.hpp"
#include "games/nightcage/words/vocabulary.hpp"
#include "host/referee.hpp"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace tenebrae::nightcage {

class NightCageGame;

/// The rules of The Night Cage at work on the bytes the table keeps.
class NightCageReferee final : public table::Referee {
public:
    NightCageReferee(Variant variant, Names names);

    [[nodiscard]] table::GameState start(std::uint64_t seed) const override;
    void apply(table::GameState& state, table::Move move, std::vector<table::RawEvent>& events)
        const override;
    [[nodiscard]] table::Move resignation(int seat) const override;
    [[nodiscard]] table::Outcome outcome(const table::GameState& state) const override;
    [[nodiscard]] int deciding_seat(const table::GameState& state) const override;
    [[nodiscard]] std::uint64_t hash(const table::GameState& state) const override;
    [[nodiscard]] table::SeatView view(const table::GameState& state, int seat) const override;

    [[nodiscard]] table::Json hidden(const table::GameState& state) const override;
    [[nodiscard]] table::SeatSet reveals(table::RawEvent event) const override;
    [[nodiscard]] std::optional<table::RawEvent>
    hear(table::RawEvent event, int seat) const override;
    [[nodiscard]] std::optional<std::size_t> cause(
        std::span<const table::RawEvent> events, std::size_t first, std::size_t event
    ) const override;

    [[nodiscard]] std::string position(const table::GameState& state) const override;
    [[nodiscard]] core::Result<table::GameState>
    read_position(const std::vector<table::LineBlock>& blocks, std::uint64_t seed) const override;

private:
    explicit NightCageReferee(const std::shared_ptr<const NightCageGame>& game);

    const Rules& rules_;  ///< of the game, which the base keeps
};

const table::GameMaker& nightcage_maker();

}  // namespace tenebrae::nightcage
