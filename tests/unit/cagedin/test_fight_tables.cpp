// SPDX-License-Identifier: MIT
#include "test_fight.hpp"

namespace tenebrae::cagedin::testing {
namespace {

/// Rows of table 1 by code, with the values that the left and the right card share.
struct StrikeRow {
    Location left;
    int copies;
    char ability;  ///< c combo, k counter-strike, h haymaker, - none
    int footwork;
};
constexpr std::array<StrikeRow, 13> kStrikeRows{{
    {Location::HeadLeft, 2, 'c', 2},  // Jab
    {Location::HeadLeft, 2, '-', 2},  // Cross
    {Location::HeadLeft, 2, '-', 1},  // Hook
    {Location::HeadLeft, 1, 'k', 2},  // Slip Uppercut
    {Location::HeadLeft, 1, 'h', 1},  // Overhand
    {Location::BodyLeft, 2, '-', 2},  // Body Jab
    {Location::BodyLeft, 2, '-', 2},  // Rib Hook
    {Location::BodyLeft, 2, '-', 1},  // Knee
    {Location::BodyLeft, 1, 'k', 2},  // Catch and Answer
    {Location::BodyLeft, 1, 'h', 1},  // Spinning Kick
    {Location::LegLeft, 2, 'c', 3},  // Low Kick
    {Location::LegLeft, 3, '-', 3},  // Calf Kick
    {Location::LegLeft, 2, 'k', 3},  // Leg Check
}};

void put_standup_cards(Tables& tables) {
    std::size_t sort = 0;
    const auto put = [&](const StandupCard& card, int copies) {
        tables.standup.at(sort) = card;
        tables.copies[0].at(sort++) = static_cast<std::uint8_t>(copies);
    };
    for (const StrikeRow& row : kStrikeRows) {
        for (int side = 0; side < 2; ++side) {
            StandupCard card;
            card.location = static_cast<Location>(static_cast<int>(row.left) + side);
            card.combo = row.ability == 'c';
            card.counter = row.ability == 'k';
            card.haymaker = row.ability == 'h';
            card.footwork = static_cast<std::uint8_t>(row.footwork);
            put(card, row.copies);
        }
    }
    const auto put_takedown = [&](Takedown takedown, bool combo, int footwork, int copies) {
        StandupCard card;
        card.is_takedown = true;
        card.takedown = takedown;
        card.combo = combo;
        card.footwork = static_cast<std::uint8_t>(footwork);
        put(card, copies);
    };
    put_takedown(Takedown::JudoThrow, true, 1, 1);
    put_takedown(Takedown::JudoThrow, false, 1, 1);
    put_takedown(Takedown::Slam, true, 1, 1);
    put_takedown(Takedown::Slam, false, 1, 1);
    put_takedown(Takedown::ShootLegs, true, 2, 1);
    put_takedown(Takedown::ShootLegs, false, 2, 3);
    tables.sorts[0] = static_cast<std::uint8_t>(sort);
}

/// Table 2: the icons of a row, one column for each damage meter.
void put_ground_cards(Tables& tables) {
    constexpr std::array<std::string_view, kHolds> kIcons{
        "ettet", "tette", "ttett", "etttt", "tteet", "tttte"};
    std::size_t sort = 0;
    for (std::size_t hold = 0; hold < kHolds; ++hold) {
        for (std::size_t meter = 0; meter < kDamageMeters; ++meter) {
            GroundCard& card = tables.ground.at(sort);
            card.hold = static_cast<Hold>(hold);
            card.meter = static_cast<Meter>(meter);
            card.is_tap = kIcons.at(hold)[meter] == 't';
            tables.copies[1].at(sort++) = 1;
        }
    }
    tables.sorts[1] = static_cast<std::uint8_t>(sort);
}

constexpr std::uint32_t space(int number) {
    return std::uint32_t{1} << (number - 1);
}

}  // namespace

Tables standard_tables() {
    Tables tables;
    put_standup_cards(tables);
    put_ground_cards(tables);
    const MeterPlan head{9, space(3) | space(6), space(9)};
    const MeterPlan body{7, space(3) | space(5), space(7)};
    const MeterPlan leg{4, space(2) | space(4), 0};
    tables.meters = {head, body, body, leg, leg, MeterPlan{8, 0, 0}};
    tables.levels = {2, 4, 6};
    tables.corners = {hex("d1"), hex("d7")};
    tables.hurting = only(hex("a1")) | only(hex("a4")) | only(hex("g1")) | only(hex("g4"));
    tables.countering = only(hex("b3")) | only(hex("d4")) | only(hex("f3"));
    return tables;
}

Rules standard_rules() {
    Rules rules;
    rules.tables = standard_tables();
    return rules;
}

}  // namespace tenebrae::cagedin::testing
