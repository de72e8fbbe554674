// SPDX-License-Identifier: MIT
#pragma once

#include "catch.hpp"
#include "core/diagnostic.hpp"
#include "games/nyctophobia/sets/variant.hpp"

#include <string>
#include <utility>
#include <vector>

namespace tenebrae::nyctophobia {

/// Settings and their values: {{"hunted", "2"}}.
using Pairs = std::vector<std::pair<std::string, std::string>>;

inline std::vector<table::Setting> settings_of(const Pairs& pairs) {
    std::vector<table::Setting> settings;
    for (const auto& [key, value] : pairs) {
        settings.push_back({key, value, {}});
    }
    return settings;
}

inline Rules rules_of(const Pairs& pairs) {
    const auto variant = make_variant("data", settings_of(pairs));
    INFO((variant ? std::string() : core::render(variant.errors())));
    REQUIRE(variant);
    return variant->rules;
}

}  // namespace tenebrae::nyctophobia
