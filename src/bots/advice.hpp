// SPDX-License-Identifier: MIT
#pragma once

#include "bots/search_player.hpp"
#include "table/advice.hpp"
#include "table/packed.hpp"

#include <algorithm>
#include <cstddef>
#include <memory>
#include <utility>
#include <vector>

namespace tenebrae::bots {

/// Sums for the mean and the variance of whole numbers.
struct FigureMean {
    std::int64_t sum = 0;
    std::int64_t squares = 0;
    std::int64_t number = 0;

    [[nodiscard]] std::int64_t hundredths() const { return 100 * sum / number; }
    /// Returns the variance in basis points (1/10000).
    [[nodiscard]] std::int64_t variance() const {
        const std::int64_t mean = hundredths();
        return std::max<std::int64_t>(0, 10'000 * squares / number - mean * mean);
    }
    FigureMean& operator+=(const FigureMean& more) {
        sum += more.sum;
        squares += more.squares;
        number += more.number;
        return *this;
    }
};

/// Returns how significant the difference of two means is, against their variance; 0 if it may be
/// chance, or is less than a tenth.
inline std::int64_t significance(const FigureMean& here, const FigureMean& other) {
    constexpr std::int64_t kLeast = 10;
    constexpr std::int64_t kFine = 1000;
    const std::int64_t lead = here.hundredths() - other.hundredths();
    const std::int64_t square = lead * lead * kFine;
    const std::int64_t error =
        kFine * here.variance() / here.number + kFine * other.variance() / other.number;
    if (lead < kLeast && -lead < kLeast) {
        return 0;
    }
    FigureMean both = here;
    both += other;
    return square < 4 * error ? 0 : square / std::max<std::int64_t>(1, both.variance());
}

/// Converts the results of a search to advice, the same way for all games. `before`: the figures at
/// the start of the search; `names`: their names. Precondition: the player has run assess() and
/// counted figures.
template <Playable Game>
class Adviser {
public:
    using Player = SearchPlayer<Game>;
    using Line = typename Player::Line;

    Adviser(
        const Player& player,
        const typename Game::Figures& before,
        std::vector<table::FigureName> names
    )
        : before_(before),
          names_(std::make_shared<const std::vector<table::FigureName>>(std::move(names))),
          playouts_(player.playouts()),
          is_cut_short_(player.is_cut_short()) {
        for (std::size_t rank = 0; rank < player.lines(); ++rank) {
            lines_.push_back(player.line(rank));
        }
    }

    [[nodiscard]] table::Advice advice() const {
        table::Advice advice;
        advice.tried = lines_.size();
        advice.playouts = playouts_;
        advice.is_cut_short = is_cut_short_;
        advice.figures = names_;
        for (std::size_t rank = 0; rank < std::min(lines_.size(), table::kAdviceLines); ++rank) {
            advice.lines.push_back(line(rank));
        }
        return advice;
    }

private:
    /// The smallest change that is listed, in hundredths.
    static constexpr std::int64_t kLeastChange = 5;
    static constexpr std::size_t kFigures = std::tuple_size_v<typename Game::Figures>;

    static int part(std::int64_t value) {
        return static_cast<int>(value * table::kSureChance / kCertain);
    }

    [[nodiscard]] table::AdviceLine line(std::size_t rank) const {
        const Line& found = lines_[rank];
        table::AdviceLine line;
        line.move = table::packed<table::Move>(found.action);
        line.playouts = found.playouts;
        line.chance = part(found.chance.mean);
        line.low = part(found.chance.low);
        line.high = part(found.chance.high);
        line.at_once = at_once(found);
        line.ahead = ahead(rank);
        return line;
    }

    [[nodiscard]] std::vector<table::FigureChange> at_once(const Line& found) const {
        std::vector<table::FigureChange> changes;
        for (std::size_t figure = 0; figure < kFigures; ++figure) {
            const std::int64_t after = 100 * found.figures.at_once[figure] / found.playouts;
            const std::int64_t before = std::int64_t{100} * before_[figure];
            if (after - before >= kLeastChange || before - after >= kLeastChange) {
                changes.push_back({figure, after, before});
            }
        }
        return changes;
    }

    [[nodiscard]] static FigureMean mean(const Line& line, std::size_t figure) {
        return {line.figures.ahead[figure], line.figures.squares[figure], line.playouts};
    }
    /// Returns the mean to compare a line with: for the first line, the mean of all others
    /// together; for any other line, the mean of the first.
    [[nodiscard]] FigureMean comparison_mean(std::size_t rank, std::size_t figure) const {
        if (rank > 0) {
            return mean(lines_[0], figure);
        }
        FigureMean sum;
        for (std::size_t other = 1; other < lines_.size(); ++other) {
            sum += mean(lines_[other], figure);
        }
        return sum;
    }

    [[nodiscard]] std::vector<table::FigureChange> ahead(std::size_t rank) const {
        std::vector<std::pair<std::int64_t, table::FigureChange>> found;
        if (lines_.size() == 1) {
            return {};
        }
        for (std::size_t figure = 0; figure < kFigures; ++figure) {
            const FigureMean here = mean(lines_[rank], figure);
            const FigureMean other = comparison_mean(rank, figure);
            const std::int64_t weight = significance(here, other);
            if (weight > 0) {
                found.push_back({weight, {figure, here.hundredths(), other.hundredths()}});
            }
        }
        std::stable_sort(found.begin(), found.end(), [](const auto& left, const auto& right) {
            return left.first > right.first;
        });
        std::vector<table::FigureChange> changes;
        changes.reserve(found.size());
        for (const auto& [weight, change] : found) {
            changes.push_back(change);
        }
        return changes;
    }

    typename Game::Figures before_;
    std::shared_ptr<const std::vector<table::FigureName>> names_;
    std::vector<Line> lines_;
    int playouts_;
    bool is_cut_short_;
};

}  // namespace tenebrae::bots
