// SPDX-License-Identifier: MIT
#pragma once

#include "nightcage/rule_set.hpp"
#include "nightcage/vocabulary.hpp"
#include "table/game.hpp"

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::nightcage {

/// The Night Cage as the table sees it: opaque bytes in, words out.
class NightCageGame final : public table::Game {
public:
    NightCageGame(RuleSet rule_set, Names names);

    [[nodiscard]] const Rules& rules() const { return set_.rules; }
    [[nodiscard]] const Names& names() const { return names_; }

    [[nodiscard]] std::string_view id() const override;
    [[nodiscard]] int rules_version() const override;
    [[nodiscard]] std::uint64_t data_hash() const override;
    [[nodiscard]] int seats() const override;
    [[nodiscard]] core::Diagnostics warnings() const override { return set_.warnings; }
    [[nodiscard]] std::vector<std::string> header() const override;
    [[nodiscard]] table::Json facts() const override;

    [[nodiscard]] table::GameState start(std::uint64_t seed) const override;
    void legal(const table::GameState& state, std::vector<table::Move>& moves) const override;
    void apply(table::GameState& state, table::Move move, std::vector<table::RawEvent>& events)
        const override;
    [[nodiscard]] table::Move resignation() const override;
    [[nodiscard]] table::Outcome outcome(const table::GameState& state) const override;
    [[nodiscard]] int deciding_seat(const table::GameState& state) const override;
    [[nodiscard]] std::uint64_t hash(const table::GameState& state) const override;
    [[nodiscard]] table::SeatView view(const table::GameState& state, int seat) const override;

    [[nodiscard]] std::span<const table::CommandRow> commands() const override;
    [[nodiscard]] core::Result<table::Move>
    parse(const table::SeatView& view, table::Words words) const override;
    [[nodiscard]] std::string words(const table::SeatView& view, table::Move move) const override;
    [[nodiscard]] std::string
    describe(const table::SeatView& view, table::Move move) const override;
    [[nodiscard]] std::vector<std::string>
    complete(const table::SeatView& view, table::Words words) const override;

    [[nodiscard]] table::Progress progress(const table::SeatView& view) const override;
    [[nodiscard]] table::Prompt prompt(const table::SeatView& view) const override;
    [[nodiscard]] std::string
    board(const table::SeatView& view, table::BoardStyle style) const override;
    [[nodiscard]] std::string left(const table::SeatView& view) const override;
    [[nodiscard]] table::Json json(const table::SeatView& view) const override;
    [[nodiscard]] table::Json hidden(const table::GameState& state) const override;
    [[nodiscard]] table::Json json(table::RawEvent event) const override;
    [[nodiscard]] std::vector<table::EventText>
    tell(std::span<const table::RawEvent> events, std::size_t first) const override;
    [[nodiscard]] bool reveals(table::RawEvent event) const override;
    [[nodiscard]] core::Result<table::FactCheck>
    check_fact(const table::SeatView& view, table::Words words) const override;

    [[nodiscard]] std::string position(const table::GameState& state) const override;
    [[nodiscard]] std::string public_position(const table::SeatView& view) const override;
    [[nodiscard]] core::Result<table::GameState>
    read_position(const std::vector<table::LineBlock>& blocks, std::uint64_t seed) const override;

private:
    RuleSet set_;
    Names names_;
};

const table::GameMaker& nightcage_maker();

}  // namespace tenebrae::nightcage
