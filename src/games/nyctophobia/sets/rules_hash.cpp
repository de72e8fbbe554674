// SPDX-License-Identifier: MIT
#include "games/nyctophobia/sets/rules_hash.hpp"

#include "core/digest.hpp"
#include "core/text.hpp"
#include "games/nyctophobia/words/notation.hpp"

#include <string>
#include <string_view>

namespace tenebrae::nyctophobia {
namespace {

/// The numbers as lines.
class NumberText {
public:
    void add(std::string_view key, const std::string& value) {
        text_ += std::string(key) + " " + value + "\n";
    }
    void add(std::string_view key, int value, int usual) {
        if (value != usual) {
            add(key, std::to_string(value));
        }
    }
    [[nodiscard]] const std::string& text() const { return text_; }

private:
    std::string text_;
};

/// Nothing for a draw, which is the standard.
int drawn_or(const std::optional<std::uint8_t>& chosen) {
    return chosen ? *chosen : -1;
}

void add_switches(const Rules& rules, NumberText& numbers) {
    numbers.add("hunter", rules.human_hunter ? 1 : 0, 0);
    numbers.add("talk", rules.open_talk ? 1 : 0, 1);
    numbers.add("sketch", rules.sketch ? 1 : 0, 1);
    numbers.add("hush", rules.loose_hush ? 1 : 0, 0);
    numbers.add("ambush", rules.ambush ? 1 : 0, 0);
    numbers.add("own-map", rules.own_map ? 1 : 0, 0);
}

void add_characters(const Rules& rules, NumberText& numbers) {
    if (rules.draws_characters) {
        return;
    }
    for (std::size_t who = 0; who < rules.hunted; ++who) {
        numbers.add("character", std::string(name(rules.characters[who])));
    }
}

void add_map(const MapPlan& plan, NumberText& numbers) {
    numbers.add("trees", core::to_hex(plan.trees.east) + " " + core::to_hex(plan.trees.south));
    numbers.add("hunter-at", plan.hunter, -1);
    for (const Space start : plan.starts) {
        numbers.add("start", start, -1);
    }
    for (const CarSpaces& car : plan.cars) {
        numbers.add("car-at", std::to_string(car[0]) + " " + std::to_string(car[1]));
    }
}

}  // namespace

std::uint64_t hash_of_numbers(const Rules& rules) {
    const Rules usual;
    NumberText numbers;
    numbers.add("hunted", rules.hunted, 0);
    numbers.add("people", rules.people, usual.people);
    numbers.add("level", static_cast<int>(rules.level), static_cast<int>(usual.level));
    numbers.add("deck", static_cast<int>(rules.deck), static_cast<int>(usual.deck));
    numbers.add("car", drawn_or(rules.car), -1);
    numbers.add("turned", drawn_or(rules.turned), -1);
    numbers.add("dawn", rules.dawn, usual.dawn);
    numbers.add("health", rules.health, usual.health);
    add_switches(rules, numbers);
    add_characters(rules, numbers);
    add_map(rules.plan, numbers);
    return core::brief_digest_of(numbers.text());
}

}  // namespace tenebrae::nyctophobia
