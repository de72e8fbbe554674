// SPDX-License-Identifier: MIT
#include "games/nyctophobia/sets/maps.hpp"

#include "core/file.hpp"
#include "core/text.hpp"
#include "games/nyctophobia/words/forest_text.hpp"
#include "table/text_line.hpp"

#include <algorithm>
#include <optional>
#include <utility>

namespace tenebrae::nyctophobia {
namespace {

constexpr std::size_t kMaxMapBytes = 64U << 10U;
constexpr std::string_view kMapSigns = "K1234abc";
constexpr std::array<std::string_view, 3> kDifficulties{"easy", "fair", "hard"};

/// Builds the plan of a map from its signs, and collects its errors.
class MapChecker {
public:
    MapChecker(const ForestReader& forest, const core::Place& title, core::Diagnostics& errors)
        : forest_(forest), title_(title), errors_(errors) {}

    MapPlan check() {
        const std::size_t before = errors_.size();
        plan_.trees = forest_.trees();
        plan_.hunter = only_space('K', "the Hunter");
        for (std::size_t who = 0; who < plan_.starts.size(); ++who) {
            const char sign = static_cast<char>('1' + who);
            plan_.starts[who] = only_space(sign, "Hunted " + std::string{sign});
        }
        for (std::size_t place = 0; place < plan_.cars.size(); ++place) {
            plan_.cars[place] = car_places(static_cast<char>('a' + place));
        }
        if (plan_.trees.count() > kMaxTrees) {
            core::Diagnostic& error = refuse(title_, "The map has too many trees.", "HU-C1");
            error.expected = std::to_string(kMaxTrees) + " at most";
            error.got = std::to_string(plan_.trees.count());
        }
        if (errors_.size() == before) {
            check_sound();
        }
        return plan_;
    }

private:
    core::Diagnostic& refuse(core::Place where, std::string_view message, std::string_view rule) {
        errors_.push_back(core::error("bad-map", message).rule(rule).at(std::move(where)));
        return errors_.back();
    }

    Space only_space(char sign, const std::string& what) {
        Spaces found = forest_.spaces_with(sign);
        if (found == 0) {
            refuse(title_, "The map has no start for " + what + ".", "HU-S4").expected =
                std::string{sign} + " in one space";
            return kNoSpace;
        }
        const Space space = take_first(found);
        if (found != 0) {
            refuse(forest_.place_of(first_of(found)), "This sign is already on the map.", "HU-S4")
                .got = sign;
        }
        return space;
    }

    CarSpaces car_places(char sign) {
        const Spaces found = forest_.spaces_with(sign);
        if (std::popcount(found) != 2) {
            core::Diagnostic& error =
                refuse(title_, "A place of the car needs two spaces.", "HU-C3");
            error.expected = std::string{sign} + " in two neighbouring spaces";
            error.got = core::counted(std::popcount(found), "space");
            return kNoCar;
        }
        const Space first = first_of(found);
        const Space second = first_of(found & ~only(first));
        if (grid_distance(first, second) != 1) {
            refuse(
                forest_.place_of(second), "The two spaces of the car are not neighbours.", "HU-C3"
            )
                .got = sign;
        }
        return {first, second};
    }

    void check_sound() {
        for (const CarSpaces& car : plan_.cars) {
            if (!is_sound(plan_.trees, car)) {
                refuse(
                    forest_.place_of(car[0]),
                    "With the car here, trees seal off a space or stand inside the car.",
                    "HU-B3"
                );
            }
        }
    }

    const ForestReader& forest_;
    const core::Place& title_;
    core::Diagnostics& errors_;
    MapPlan plan_;
};

/// Reads maps line by line: a title, then a forest.
class MapReader {
public:
    explicit MapReader(std::string path) : path_(std::move(path)) {}

    void take(const std::string& text, int number) {
        core::Place place;
        place.file = path_;
        place.line = number;
        place.text = text;
        const bool is_title = text.starts_with("map ");
        if (forest_ && !is_title) {
            take_forest_line(place);
            return;
        }
        if (forest_) {
            errors_.push_back(forest_->incomplete_error(place));
            forest_.reset();
        }
        if (is_title) {
            take_title(std::move(place));
        } else if (!text.empty() && !text.starts_with('#')) {
            refuse(std::move(place), "A map must begin with its title line.", "map NAME WORD");
        }
    }

    core::Result<std::vector<ForestMap>> finish() {
        if (forest_) {
            errors_.push_back(forest_->incomplete_error(title_));
        }
        if (!errors_.empty()) {
            return std::move(errors_);
        }
        return std::move(maps_);
    }

private:
    void take_forest_line(const core::Place& place) {
        forest_->take(place, errors_);
        if (forest_->needs_more_lines()) {
            return;
        }
        if (errors_.size() == errors_before_) {
            maps_.back().plan = MapChecker(*forest_, title_, errors_).check();
        }
        forest_.reset();
    }

    void take_title(core::Place place) {
        title_ = std::move(place);
        errors_before_ = errors_.size();
        const std::vector<core::Word> words = core::split_words(title_.text);
        const std::string name(words.size() > 1 ? words[1].text : "");
        const std::string difficulty(words.size() > 2 ? words[2].text : "");
        if (words.size() != 3 || std::ranges::count(kDifficulties, difficulty) == 0) {
            refuse(title_, "Malformed title of a map.", "map NAME, and easy, fair or hard");
        } else if (std::ranges::count(maps_, name, &ForestMap::name) != 0) {
            refuse(title_, "Another map already has this name.", "a different name for each map");
        }
        maps_.push_back({name, difficulty, {}});
        forest_.emplace(kMapSigns);
    }

    void refuse(core::Place where, std::string_view message, std::string_view expected) {
        const std::string got = where.text;
        errors_.push_back(
            core::error("bad-map", message).expected(expected).got(got).at(std::move(where))
        );
    }

    std::string path_;
    std::vector<ForestMap> maps_;
    std::optional<ForestReader> forest_;
    core::Place title_;
    core::Diagnostics errors_;
    std::size_t errors_before_ = 0;  ///< errors found before this map
};

}  // namespace

core::Result<std::vector<ForestMap>>
parse_maps(const std::vector<std::string>& lines, const std::string& path) {
    MapReader reader(path);
    int number = 0;
    for (const std::string& line : lines) {
        reader.take(line, ++number);
    }
    return reader.finish();
}

core::Result<std::vector<ForestMap>> read_maps(const std::string& data_folder) {
    const std::string path = data_folder + "/nyctophobia/maps.txt";
    const auto lines = core::read_lines(path, kMaxMapBytes);
    if (!lines) {
        return lines.errors();
    }
    auto maps = parse_maps(*lines, path);
    core::Diagnostics errors = maps ? core::Diagnostics{} : maps.errors();
    for (const std::string_view name : kMapNames) {
        if (maps && std::ranges::count(*maps, name, &ForestMap::name) == 0) {
            errors.push_back(
                core::error("missing-map", "The map " + std::string(name) + " is missing.").in(path)
            );
        }
    }
    if (!errors.empty()) {
        return errors;
    }
    return maps;
}

}  // namespace tenebrae::nyctophobia
