// SPDX-License-Identifier: MIT
#pragma once

#include "table/game_values.hpp"

#include <nlohmann/json.hpp>

namespace tenebrae::table {

/// Returns a JSON array of `make(item)` for each item of a range, in order.
template <typename Range, typename Make>
Json json_list(const Range& range, Make make) {
    Json list = Json::array();
    for (const auto& item : range) {
        list.push_back(make(item));
    }
    return list;
}

}  // namespace tenebrae::table
