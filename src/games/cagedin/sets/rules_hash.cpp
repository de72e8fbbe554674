// SPDX-License-Identifier: MIT
#include "core/digest.hpp"
#include "games/cagedin/sets/variant.hpp"

#include <string>

namespace tenebrae::cagedin {
namespace {

/// The numbers as lines.
class NumberText {
public:
    template <typename... Numbers>
    void add(const std::string& word, Numbers... numbers) {
        text_ += word;
        ((text_ += " " + std::to_string(static_cast<std::uint64_t>(numbers))), ...);
        text_ += "\n";
    }
    [[nodiscard]] const std::string& text() const { return text_; }

private:
    std::string text_;
};

void add_cards(const Setup& setup, NumberText& numbers) {
    const Tables& tables = setup.rules.tables;
    const std::size_t feet = index(Place::Feet);
    for (std::size_t sort = 0; sort < tables.sorts[feet]; ++sort) {
        const StandupCard& card = tables.standup[sort];
        numbers.add(
            setup.cards[feet][sort].code,
            tables.copies[feet][sort],
            card.is_takedown,
            card.location,
            card.takedown,
            card.combo,
            card.counter,
            card.haymaker,
            card.footwork
        );
    }
    const std::size_t mat = index(Place::Mat);
    for (std::size_t sort = 0; sort < tables.sorts[mat]; ++sort) {
        const GroundCard& card = tables.ground[sort];
        numbers.add(
            setup.cards[mat][sort].code,
            tables.copies[mat][sort],
            card.hold,
            card.meter,
            card.is_tap
        );
    }
}

}  // namespace

std::uint64_t hash_of_numbers(const Setup& setup) {
    const Rules& rules = setup.rules;
    NumberText numbers;
    numbers.add("rounds", rules.rounds);
    numbers.add("types", rules.has_types, rules.fixed[kRed], rules.fixed[kBlue]);
    numbers.add("first", rules.first);
    add_cards(setup, numbers);
    for (const MeterPlan& meter : rules.tables.meters) {
        numbers.add("meter", meter.spaces, meter.fatigue, meter.knockout);
    }
    for (const std::uint8_t level : rules.tables.levels) {
        numbers.add("level", level);
    }
    numbers.add("corners", rules.tables.corners[kRed], rules.tables.corners[kBlue]);
    numbers.add("hexes", rules.tables.hurting, rules.tables.countering);
    return core::brief_digest_of(numbers.text());
}

}  // namespace tenebrae::cagedin
