// SPDX-License-Identifier: MIT
#include "games/nyctophobia/sets/variant.hpp"

#include "core/text.hpp"
#include "games/nyctophobia/sets/maps.hpp"
#include "games/nyctophobia/words/notation.hpp"
#include "kit/names.hpp"
#include "kit/settings.hpp"
#include "table/text_line.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace tenebrae::nyctophobia {
namespace {

constexpr std::string_view kOwnMap = "own";
constexpr int kLastDawn = 200;

constexpr std::array<std::string_view, 15> kKeys{
    "people",
    "hunted",
    "hunter",
    "level",
    "deck",
    "map",
    "car",
    "turned",
    "characters",
    "talk",
    "sketch",
    "hush",
    "ambush",
    "dawn",
    "health"};

constexpr std::array<std::string_view, 2> kHunters{"auto", "human"};
constexpr std::array<std::string_view, 3> kLevels{"gentle", "fair", "grim"};
constexpr std::array<std::string_view, 3> kDecks{"axe", "mage", "simple"};
constexpr std::array<std::string_view, 4> kCarPlaces{"a", "b", "c", "draw"};
constexpr std::array<std::string_view, 5> kTurnedBy{"0", "1", "2", "3", "draw"};
constexpr std::array<std::string_view, 2> kTalks{"closed", "open"};
constexpr std::array<std::string_view, 2> kHushes{"strict", "loose"};

/// The maps of table 1, and the Hunter's own.
constexpr auto map_words() {
    std::array<std::string_view, kMapNames.size() + 1> words{};
    std::ranges::copy(kMapNames, words.begin());
    words.back() = kOwnMap;
    return words;
}
constexpr auto kMapWords = map_words();

/// The words between commas and blanks.
std::vector<std::string_view> list_of(std::string_view text) {
    std::vector<std::string_view> words;
    while (true) {
        const std::size_t start = text.find_first_not_of(", ");
        if (start == std::string_view::npos) {
            return words;
        }
        text.remove_prefix(start);
        words.push_back(text.substr(0, text.find_first_of(", ")));
        text.remove_prefix(words.back().size());
    }
}

/// From the settings to the rules, each option by itself, then what does not go together.
class OptionReader {
public:
    explicit OptionReader(std::span<const table::Setting> settings) {
        for (const table::Setting& setting : settings) {
            sort(setting);
        }
    }

    void read(std::span<const table::Setting> settings) {
        read_seats();
        read_hunter();
        read_names(settings);
        read_forest();
        read_characters();
        rules_.open_talk = settings_.choice("talk", 1, kTalks, "way to talk") == 1;
        rules_.sketch = settings_.flag("sketch", true, "HU-U1");
        rules_.loose_hush = settings_.choice("hush", 0, kHushes, "way to hush") == 1;
        rules_.dawn =
            static_cast<std::uint8_t>(settings_.number("dawn", 60, 0, kLastDawn, "HU-U1"));
        read_health();
    }

    void read_map(const std::string& data_folder) {
        if (rules_.own_map) {
            return;
        }
        const auto maps = read_maps(data_folder);
        if (!maps) {
            settings_.refuse(maps.faults());
            return;
        }
        rules_.plan = std::ranges::find(*maps, kMapWords[map_], &ForestMap::name)->plan;
    }

    core::Result<Variant> finish() {
        if (settings_.has_faults()) {
            return settings_.take_faults();
        }
        return Variant{rules_, header(), names_};
    }

private:
    void sort(const table::Setting& setting) {
        if (setting.key.starts_with("name ")) {
            return;
        }
        const bool is_people = table::same_word(setting.key, "players");
        if (!settings_.add_known(kKeys, is_people ? "people" : setting.key, setting)) {
            settings_.refuse(kit::unknown_setting(setting.key, setting.where, kKeys));
        }
    }

    void read_seats() {
        rules_.hunted =
            static_cast<std::uint8_t>(settings_.number("hunted", 3, 2, kMaxHunted, "HU-S1"));
        rules_.people =
            static_cast<std::uint8_t>(settings_.number("people", 1, 1, kMaxHunted, "HU-S2"));
        if (rules_.people > rules_.hunted && !settings_.has_faults()) {
            settings_.refuse(settings_
                                 .fault_of("people", "There are more persons than Hunted.", "HU-S2")
                                 .expected("1 to " + std::to_string(rules_.hunted)));
        }
    }

    void read_hunter() {
        rules_.human_hunter = settings_.choice("hunter", 0, kHunters, "kind of Hunter") == 1;
        rules_.level = static_cast<Level>(settings_.choice("level", 1, kLevels, "level"));
        if (rules_.human_hunter && rules_.level != Level::Fair) {
            settings_.refuse(
                settings_.fault_of("level", "A person plays the Hunter and has no level.", "HU-U1")
                    .expected("fair")
                    .got(name(rules_.level))
            );
            rules_.level = Level::Fair;
        }
        rules_.deck = static_cast<Deck>(settings_.choice("deck", 0, kDecks, "deck"));
        const bool is_grim = rules_.level == Level::Grim;
        rules_.ambush = settings_.flag("ambush", is_grim, "HU-U1");
        if (is_grim && !rules_.ambush) {
            settings_.refuse(
                settings_.fault_of("ambush", "The level grim is played with ambush on.", "HU-A6")
            );
        }
    }

    void read_names(std::span<const table::Setting> settings) {
        auto names = kit::read_names(settings, rules_.seats(), "player");
        if (names) {
            names_ = *std::move(names);
        } else {
            settings_.refuse(names.faults());
        }
    }

    void read_forest() {
        map_ = settings_.choice("map", 0, kMapWords, "map");
        rules_.own_map = kMapWords[map_] == kOwnMap;
        rules_.car = drawn("car", kCarPlaces, "place of the car");
        rules_.turned = drawn("turned", kTurnedBy, "way to turn the map");
        if (!rules_.own_map) {
            return;
        }
        if (!rules_.human_hunter) {
            settings_.refuse(
                settings_.fault_of("map", "Only a Hunter who is a person builds a forest.", "HU-B1")
                    .hint("With hunter human it can be built.")
            );
        }
        if (rules_.car) {
            settings_.refuse(settings_.fault_of(
                "car", "In a forest of his own the Hunter places the car.", "HU-B1"
            ));
        }
        if (rules_.turned) {
            settings_.refuse(settings_.fault_of(
                "turned", "A forest that the Hunter has built is not turned.", "HU-S4"
            ));
        }
    }

    /// The last of the words leaves it to the draw.
    template <std::size_t kSize>
    std::optional<std::uint8_t> drawn(
        std::string_view key,
        const std::array<std::string_view, kSize>& words,
        std::string_view what
    ) {
        const std::size_t place = settings_.choice(key, kSize - 1, words, what);
        if (place + 1 == kSize) {
            return std::nullopt;
        }
        return static_cast<std::uint8_t>(place);
    }

    void read_characters() {
        const table::Setting* const setting = settings_.find("characters");
        if (setting == nullptr || table::same_word(setting->value, "draw")) {
            return;
        }
        rules_.draws_characters = false;
        if (table::same_word(setting->value, "none")) {
            return;
        }
        const std::vector<std::string_view> names = list_of(setting->value);
        for (const std::string_view word : names) {
            add_character(word);
        }
        const std::size_t used = std::min<std::size_t>(characters_.size(), kMaxHunted);
        std::copy_n(characters_.begin(), used, rules_.characters.begin());
        if (names.size() != rules_.hunted) {
            settings_.refuse(settings_
                                 .fault_of("characters", "Each Hunted needs a character.", "HU-U1")
                                 .expected(core::counted(int{rules_.hunted}, "character"))
                                 .got(std::to_string(names.size())));
        }
    }

    void add_character(std::string_view word) {
        const auto character = from_name<Character>(word);
        if (!character || *character == Character::None) {
            settings_.refuse(
                settings_.fault_of("characters", "There is no character of this name.", "HU-D1")
                    .expected("guide, boxer, cheerleader, klutz, track-star or climber")
                    .got(word)
            );
        } else if (std::ranges::count(characters_, *character) != 0) {
            settings_.refuse(
                settings_.fault_of("characters", "No two Hunted have the same character.", "HU-S3")
                    .got(word)
            );
        } else {
            characters_.push_back(*character);
        }
    }

    void read_health() {
        rules_.health =
            static_cast<std::uint8_t>(settings_.number("health", 2, 1, kMaxHealth, "HU-U1"));
        if (rules_.health * rules_.hunted > kHealthTokens) {
            settings_.refuse(settings_
                                 .fault_of("health", "There are not enough health tokens.", "HU-C2")
                                 .expected(std::to_string(kHealthTokens) + " at most")
                                 .got(std::to_string(rules_.health * rules_.hunted)));
        }
    }

    [[nodiscard]] std::vector<std::string> header() const {
        kit::HeaderLines header({"players " + std::to_string(rules_.people)});
        const Rules usual;
        header.option(rules_.hunted != usual.hunted, "hunted", int{rules_.hunted});
        header.option(rules_.human_hunter, "hunter", "human");
        header.option(rules_.level != usual.level, "level", name(rules_.level));
        header.option(rules_.deck != usual.deck, "deck", name(rules_.deck));
        header.option(map_ != 0, "map", kMapWords[map_]);
        header.option(rules_.car.has_value(), "car", kCarPlaces[rules_.car.value_or(0)]);
        header.option(rules_.turned.has_value(), "turned", kTurnedBy[rules_.turned.value_or(0)]);
        header.option(!rules_.draws_characters, "characters", character_list());
        header.option(!rules_.open_talk, "talk", "closed");
        header.option(!rules_.sketch, "sketch", "off");
        header.option(rules_.loose_hush, "hush", "loose");
        header.option(rules_.ambush && rules_.level != Level::Grim, "ambush", "on");
        header.option(rules_.dawn != usual.dawn, "dawn", int{rules_.dawn});
        header.option(rules_.health != usual.health, "health", int{rules_.health});
        std::vector<std::string> lines = header.lines();
        kit::add_name_lines(names_, lines);
        return lines;
    }

    /// As one word: a header takes no more.
    [[nodiscard]] std::string character_list() const {
        const auto called = [](Character character) { return name(character); };
        return characters_.empty() ? "none" : core::listed(characters_, ",", called);
    }

    kit::Settings settings_;
    Rules rules_;
    std::vector<std::string> names_;
    std::vector<Character> characters_;
    std::size_t map_ = 0;
};

}  // namespace

core::Result<Variant>
make_variant(const std::string& data_folder, std::span<const table::Setting> settings) {
    OptionReader reader(settings);
    reader.read(settings);
    reader.read_map(data_folder);
    return reader.finish();
}

}  // namespace tenebrae::nyctophobia
