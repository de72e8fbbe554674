// SPDX-License-Identifier: MIT
#include "store/results.hpp"

#include "host/offers.hpp"

#include <algorithm>
#include <unordered_map>
#include <utility>

namespace tenebrae::store {

namespace {

/// The games by the same rules: for each seed the score that counts, in the order of the first.
struct Group {
    std::string game;
    std::vector<std::string> rules;
    std::vector<const Score*> scores = {};  ///< nullptr: the seed was known after looking ahead
    std::unordered_map<std::uint64_t, std::size_t> index = {};  ///< into scores, by seed
};

Group& group_of(std::vector<Group>& groups, const Score& score) {
    std::vector<std::string> rules = host::without_names(score.header);
    const auto same = std::ranges::find_if(groups, [&](const Group& group) {
        return group.game == score.game && group.rules == rules;
    });
    if (same != groups.end()) {
        return *same;
    }
    groups.push_back({score.game, std::move(rules)});
    return groups.back();
}

void add(Group& group, const Score& score) {
    const auto [same, is_new] = group.index.emplace(score.seed, group.scores.size());
    const bool counts = score.past_reveals == 0;
    if (is_new) {
        group.scores.push_back(counts ? &score : nullptr);
        return;
    }
    const Score* const before = group.scores[same->second];
    if (counts && before != nullptr && before->name == score.name) {
        group.scores[same->second] = &score;
    }
}

void add(table::Results& results, const Score& score) {
    ++results.games;
    if (score.result != name_of(table::GameResult::Won)) {
        ++results.losses[score.code];
        results.in_a_row = 0;
        return;
    }
    ++results.won;
    if (score.hints > 0) {
        results.in_a_row = 0;
        return;
    }
    ++results.unaided;
    ++results.in_a_row;
    if (score.turns) {
        results.fewest_turns = std::min(*score.turns, results.fewest_turns.value_or(*score.turns));
    }
}

}  // namespace

std::vector<table::Results> results_of(const Scores& all, const std::optional<LeftOut>& left_out) {
    std::vector<Group> groups;
    for (const Score& score : all.scores) {
        const bool is_left_out =
            left_out && left_out->name == score.name && left_out->seed == score.seed;
        if (!is_left_out && !score.is_contest && !score.is_from_position) {
            add(group_of(groups, score), score);
        }
    }
    std::vector<table::Results> found;
    for (Group& group : groups) {
        std::erase(group.scores, nullptr);
        if (group.scores.empty()) {
            continue;
        }
        table::Results& results = found.emplace_back();
        results.game = std::move(group.game);
        results.rules = std::move(group.rules);
        for (const Score* score : group.scores) {
            add(results, *score);
        }
    }
    return found;
}

}  // namespace tenebrae::store
