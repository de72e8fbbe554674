// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "games/nightcage/nightcage_referee.hpp"

#include <set>

using namespace tenebrae;

namespace {

std::uint64_t hash_with(std::vector<table::Setting> settings) {
    const auto referee = nightcage::nightcage_maker().make("data", settings);
    REQUIRE(referee.ok());
    return (*referee)->game()->data_hash();
}

}  // namespace

TEST_CASE("other numbers change the hash but names and seats do not", "[record]") {
    const std::set<std::uint64_t> hashes{
        hash_with({}),
        hash_with({{"set", "second", {}}}),
        hash_with({{"set", "second", {}}, {"prisoners", "5", {}}}),
        hash_with({{"gates", "3", {}}}),
        hash_with({{"gate-stops-sight", "true", {}}, {"set", "second", {}}}),
        hash_with({{"kinds.tee.crumbles", "true", {}}})};
    CHECK(hashes.size() == 6);
    CHECK(hash_with({{"players", "2", {}}, {"name 1", "Ada", {}}}) == hash_with({}));
}
