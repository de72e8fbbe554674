// SPDX-License-Identifier: MIT
#pragma once

#include "core/value_bytes.hpp"
#include "table/game.hpp"

#include <concepts>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::kit {

/// One choice of rules, seats and names of a game, in the game's own types, which are stored and
/// compared as bytes. table/game.hpp describes each function. Optional members are is_solitaire
/// (default: true for a game with one seat), shares_information (default: all seats know the same),
/// warnings, facts, open_header(view), refuse_talk(view), and for the summary at the end
/// counters(view), event_weight(event, cause), loss_heading and chapters(views, events); and
/// countdown(view, events).
template <typename M>
concept SeatGame = requires(
    const M& game,
    const typename M::View& view,
    typename M::Action action,
    const typename M::Event& event,
    table::Words words
) {
    requires core::ByteValue<typename M::View>;
    requires core::ByteValue<typename M::Action>;
    requires core::ByteValue<typename M::Event>;
    { game.id() } -> std::convertible_to<std::string_view>;
    { game.rules_version() } -> std::same_as<int>;
    { game.data_hash() } -> std::same_as<std::uint64_t>;
    { game.seats() } -> std::convertible_to<std::span<const table::SeatInfo>>;
    { game.header() } -> std::same_as<std::vector<std::string>>;
    { game.commands() } -> std::convertible_to<std::span<const table::CommandRow>>;
    { *game.legal(view).begin() } -> std::convertible_to<typename M::Action>;
    { game.parse(view, words) } -> std::same_as<core::Result<typename M::Action>>;
    { game.command_text(view, action) } -> std::same_as<std::string>;
    { game.describe(view, action) } -> std::same_as<std::string>;
    { game.progress(view) } -> std::same_as<table::Progress>;
    { game.prompt(view) } -> std::same_as<table::Prompt>;
    { game.board(view, table::BoardStyle::Utf8) } -> std::same_as<std::string>;
    { game.left(view) } -> std::same_as<std::string>;
    { game.places(view) } -> std::same_as<std::vector<std::string>>;
    { game.look(view, words) } -> std::same_as<core::Result<std::vector<std::string>>>;
    { game.json(view) } -> std::same_as<table::Json>;
    { game.json(event) } -> std::same_as<table::Json>;
    { game.event_text(event, std::optional(event)) } -> std::same_as<table::EventText>;
    { game.check_fact(view, words) } -> std::same_as<core::Result<table::FactCheck>>;
    { game.public_position(view) } -> std::same_as<std::string>;
};

}  // namespace tenebrae::kit
