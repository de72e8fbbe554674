// SPDX-License-Identifier: MIT
#pragma once

#include "catch.hpp"

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

namespace tenebrae::test {

/// Catch2 runs plain functions, so each index has its own function.
template <auto body, std::size_t place>
void run_case() {
    body(place);
}

template <auto body, std::size_t... places>
void add_cases_at(const std::vector<std::string>& names, std::index_sequence<places...>) {
    const auto add = [](void (*run)(), const std::string& name) {
        REGISTER_TEST_CASE(run, name, "[random]");
    };
    (add(run_case<body, places>, names.at(places)), ...);
}

/// Adds a test case for each of `count` names, so that they can run in parallel; body(index) runs
/// the test of one name. Returns their number.
template <auto body, std::size_t count>
std::size_t add_cases(const std::vector<std::string>& names) {
    add_cases_at<body>(names, std::make_index_sequence<count>());
    return count;
}

}  // namespace tenebrae::test
