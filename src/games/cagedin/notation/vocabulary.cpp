// SPDX-License-Identifier: MIT
#include "games/cagedin/notation/vocabulary.hpp"

#include <array>
#include <string_view>

namespace tenebrae::cagedin {
namespace {

// The names, each list in the order of its type.
constexpr std::array<std::string_view, 3> kFighters{"Red", "Blue", "nobody"};
constexpr std::array<std::string_view, kTypes + 1> kTypeNames{
    "no type", "Pure Striker", "Judo Fighter", "Submission Fighter", "Wrestler"};
constexpr std::array<std::string_view, kLocations> kLocationNames{
    "left side of the head",
    "right side of the head",
    "left side of the body",
    "right side of the body",
    "left leg",
    "right leg"};
constexpr std::array<std::string_view, kMeters> kMeterNames{
    "head", "left body", "right body", "left leg", "right leg", "fatigue"};
constexpr std::array<std::string_view, kTakedowns> kTakedownNames{
    "Judo Throw", "Slam", "Shoot Legs"};
constexpr std::array<std::string_view, kHolds> kHoldNames{
    "armbar", "kimura", "rear naked choke", "triangle choke", "guillotine choke", "heel hook"};

bool is_left(Location location) {
    return location == Location::HeadLeft || location == Location::BodyLeft
           || location == Location::LegLeft;
}

/// Returns the name of a card, which another sort may share.
std::string plain_name(const Setup& setup, Place place, Card card) {
    const std::string& name = setup.card(place, card).name;
    if (place == Place::Mat) {
        const GroundCard& ground = setup.rules.tables.ground[card];
        return name + " (" + std::string(display_name(ground.meter))
               + (ground.is_tap ? ", tap)" : ", escape)");
    }
    const StandupCard& standup = setup.rules.tables.standup[card];
    if (standup.is_takedown) {
        return name + (standup.combo ? " (combo)" : "");
    }
    return (is_left(standup.location) ? "left " : "right ") + name;
}

}  // namespace

std::string_view display_name(Seat seat) {
    return kFighters[seat];
}

std::string_view display_name(Type type) {
    return kTypeNames[static_cast<std::size_t>(type)];
}

std::string_view display_name(Location location) {
    return kLocationNames[static_cast<std::size_t>(location)];
}

std::string_view display_name(Meter meter) {
    return kMeterNames[index(meter)];
}

std::string_view display_name(Takedown takedown) {
    return kTakedownNames[static_cast<std::size_t>(takedown)];
}

std::string_view display_name(Hold hold) {
    return kHoldNames[static_cast<std::size_t>(hold)];
}

/// Adds the code if another sort of a player's tables has the same name.
std::string card_name(const Setup& setup, Place place, Card card) {
    std::string name = plain_name(setup, place, card);
    for (Card other = 0; other < setup.rules.tables.sorts[index(place)]; ++other) {
        if (other != card && plain_name(setup, place, other) == name) {
            return name + " [" + setup.card(place, card).code + "]";
        }
    }
    return name;
}

}  // namespace tenebrae::cagedin
