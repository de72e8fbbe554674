// SPDX-License-Identifier: MIT
#include "games/nyctophobia/sets/variant.hpp"

#include "core/digest.hpp"
#include "core/text.hpp"
#include "games/nyctophobia/rules/rules.hpp"
#include "games/nyctophobia/sets/maps.hpp"
#include "games/nyctophobia/words/notation.hpp"
#include "kit/names.hpp"
#include "kit/settings.hpp"
#include "table/text_line.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>

namespace tenebrae::nyctophobia {
namespace {

/// Collects the numbers as lines to be hashed.
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

/// Returns the chosen value, or -1 for a draw, which is the standard.
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

std::uint64_t hash_of_rules(const Rules& rules) {
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

/// Returns the maps of table 1, and the Hunter's own.
constexpr auto map_words() {
    std::array<std::string_view, kMapNames.size() + 1> words{};
    std::ranges::copy(kMapNames, words.begin());
    words.back() = kOwnMap;
    return words;
}
constexpr auto kMapWords = map_words();

/// Splits a text at commas and spaces.
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

/// Reads the rules from the settings, and checks which options go together.
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
            settings_.refuse(maps.errors());
            return;
        }
        rules_.plan = std::ranges::find(*maps, kMapWords[map_], &ForestMap::name)->plan;
    }

    core::Result<Variant> finish() {
        if (settings_.has_errors()) {
            return settings_.take_errors();
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
        if (rules_.people > rules_.hunted && !settings_.has_errors()) {
            settings_.refuse(settings_
                                 .error_of("people", "There are more people than Hunted.", "HU-S2")
                                 .expected(core::numbered_to(rules_.hunted, "number")));
        }
    }

    void read_hunter() {
        rules_.human_hunter = settings_.choice("hunter", 0, kHunters, "kind of Hunter") == 1;
        rules_.level = static_cast<Level>(settings_.choice("level", 1, kLevels, "level"));
        if (rules_.human_hunter && rules_.level != Level::Fair) {
            settings_.refuse(
                settings_
                    .error_of(
                        "level", "A person plays the Hunter: the level has no effect.", "HU-U1"
                    )
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
                settings_.error_of("ambush", "The level grim needs ambush on.", "HU-A6")
            );
        }
    }

    void read_names(std::span<const table::Setting> settings) {
        auto names = kit::read_names(settings, rules_.seats(), "player");
        if (names) {
            names_ = *std::move(names);
        } else {
            settings_.refuse(names.errors());
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
                settings_
                    .error_of(
                        "map", "Only a person who plays the Hunter can build the forest.", "HU-B1"
                    )
                    .hint("add hunter human, or choose another map")
            );
        }
        if (rules_.car) {
            settings_.refuse(settings_.error_of(
                "car", "The Hunter places the car in a forest that he builds.", "HU-B1"
            ));
        }
        if (rules_.turned) {
            settings_.refuse(settings_.error_of(
                "turned", "A forest that the Hunter builds is not turned.", "HU-S4"
            ));
        }
    }

    /// Returns nothing for the last of the words, which asks for a draw.
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
            settings_.refuse(
                settings_.error_of("characters", "Give one character for each Hunted.", "HU-U1")
                    .expected(core::counted(int{rules_.hunted}, "character"))
                    .got(std::to_string(names.size()))
            );
        }
    }

    void add_character(std::string_view word) {
        const auto character = from_name<Character>(word);
        if (!character || *character == Character::None) {
            settings_.refuse(settings_.error_of("characters", "Unknown character.", "HU-D1")
                                 .expected("guide, boxer, cheerleader, klutz, track-star or climber"
                                 )
                                 .got(word));
        } else if (std::ranges::count(characters_, *character) != 0) {
            settings_.refuse(
                settings_
                    .error_of("characters", "Two Hunted cannot have the same character.", "HU-S3")
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
                                 .error_of("health", "There are not enough health tokens.", "HU-C2")
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

    /// Returns the characters as one word, as a header line requires.
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

namespace {

using table::StartOption;
using Offered = StartOption::Value;

// The first value of each is the standard, which leaves the setting out.
constexpr std::array kHuntedOffered{Offered{"", "3"}, Offered{"2", "2"}, Offered{"4", "4"}};
constexpr std::array kHunterOffered{Offered{"", "the program"}, Offered{"human", "a person"}};
constexpr std::array kDeckOffered{
    Offered{"", "Axe Murderer"}, Offered{"mage", "Mage"}, Offered{"simple", "no cards"}};
constexpr std::array kLevelOffered{
    Offered{"", "fair"}, Offered{"gentle", "gentle"}, Offered{"grim", "grim"}};
constexpr std::array kMapOffered{
    Offered{"", "camping (easy)"},
    Offered{"orchard", "orchard (easy)"},
    Offered{"lost-car", "lost-car (easy)"},
    Offered{"ravine", "ravine (fair)"},
    Offered{"laughter", "laughter (fair)"},
    Offered{"hollow", "hollow (hard)"},
    Offered{"maze", "maze (hard)"},
    Offered{"fog", "fog (hard)"},
    Offered{"own", "built by the Hunter"}};
constexpr std::array kCarOffered{
    Offered{"", "drawn"}, Offered{"a", "a"}, Offered{"b", "b"}, Offered{"c", "c"}};
constexpr std::array kTurnedOffered{
    Offered{"", "drawn"},
    Offered{"0", "as printed"},
    Offered{"1", "a quarter"},
    Offered{"2", "half round"},
    Offered{"3", "three quarters"}};
constexpr std::array kTalkOffered{Offered{"", "open"}, Offered{"closed", "closed"}};
constexpr std::array kSketchOffered{Offered{"", "drawn for you"}, Offered{"off", "none"}};
constexpr std::array kHushOffered{Offered{"", "strict"}, Offered{"loose", "loose"}};
constexpr std::array kAmbushOffered{Offered{"", "off"}, Offered{"on", "on"}};
constexpr std::array kDawnOffered{
    Offered{"", "after round 60"},
    Offered{"30", "after round 30"},
    Offered{"100", "after round 100"},
    Offered{"0", "never"}};
constexpr std::array kHealthOffered{Offered{"", "2"}, Offered{"1", "1"}, Offered{"3", "3"}};

constexpr std::array<StartOption, 14> kOptions{{
    {.name = "hunted",
     .summary = "how many Hunted: 2, 3 or 4",
     .type = "N",
     .comes_first = true,
     .label = "Hunted",
     .help = "The pieces that flee; one person can play all of them. [HU-S1]",
     .values = kHuntedOffered},
    {.name = "hunter",
     .summary = "who plays the Hunter: auto or human",
     .type = "WHO",
     .comes_first = true,
     .label = "The Hunter",
     .help = "A person who plays the Hunter takes the last seat. [HU-S1]",
     .values = kHunterOffered},
    {.name = "deck",
     .summary = "the Hunter's cards: axe, mage or simple",
     .type = "DECK",
     .comes_first = true,
     .label = "Cards",
     .help = "The Axe Murderer is a good start; the Mage moves the forest. [HU-Y1]",
     .values = kDeckOffered},
    {.name = "level",
     .summary = "how the automatic Hunter plays: gentle, fair or grim",
     .type = "LEVEL",
     .comes_first = true,
     .label = "Level",
     .help = "How hard the automatic Hunter plays. [HU-A4]",
     .values = kLevelOffered},
    {.name = "map",
     .summary = "camping, orchard, lost-car, ravine, hollow, laughter, maze, fog, or own",
     .type = "MAP",
     .comes_first = true,
     .label = "Forest",
     .help = "Start with an easy one. A person as the Hunter may build one. [HU-S4]",
     .values = kMapOffered},
    {.name = "car",
     .summary = "which of the map's three places has the car: draw, a, b or c",
     .type = "PLACE",
     .label = "Place of the car",
     .help = "Each map has three places for the car. [HU-S4]",
     .values = kCarOffered},
    {.name = "turned",
     .summary = "how many quarter turns the map makes: draw, 0, 1, 2 or 3",
     .type = "N",
     .label = "Map turned by",
     .help = "Clockwise; drawn, it is new even on a map you know. [HU-S4]",
     .values = kTurnedOffered},
    {.name = "characters",
     .summary = "draw, none, or one for each Hunted: guide, boxer, cheerleader, klutz, track-star, "
                "climber",
     .type = "LIST",
     .label = "Characters",
     .help = "draw, none, or one for each Hunted, such as guide,boxer,klutz. [HU-D1]"},
    {.name = "talk",
     .summary = "who hears what a Hunted feels, all or only its player: open or closed",
     .type = "HOW",
     .label = "Talk",
     .help = "Open: all players hear what each Hunted feels. [HU-I4]",
     .values = kTalkOffered},
    {.name = "sketch",
     .summary = "a sketch drawn from what you hear: on or off",
     .type = "HOW",
     .label = "Sketch",
     .help = "Without it you play from memory. [HU-Q1]",
     .values = kSketchOffered},
    {.name = "hush",
     .summary = "whether hidden Hunted may speak: strict or loose",
     .type = "HOW",
     .label = "Hiding",
     .help = "Loose: a hidden Hunted may speak, but it makes noise. [HU-H5]",
     .values = kHushOffered},
    {.name = "ambush",
     .summary = "whether the Hunter may wait beside hidden Hunted: off or on",
     .type = "HOW",
     .label = "Ambush",
     .help = "On: the Hunter may wait beside a hidden Hunted. Always on at level grim. [HU-V7]",
     .values = kAmbushOffered},
    {.name = "dawn",
     .summary = "the round after which the Hunted have lost, 0 for never; at most 200",
     .type = "N",
     .label = "Dawn",
     .help = "When this round is over, the Hunted have lost. [HU-E4]",
     .values = kDawnOffered},
    {.name = "health",
     .summary = "health of each Hunted: 1, 2 or 3",
     .type = "N",
     .label = "Health",
     .help = "The health of each Hunted; 3 is possible with at most three Hunted. [HU-C2]",
     .values = kHealthOffered},
}};

using table::GameVariant;

constexpr std::array kFirstForest{
    GameVariant::Setting{"deck", "simple"},
    GameVariant::Setting{"level", "gentle"},
    GameVariant::Setting{"characters", "none"}};
constexpr std::array kMage{
    GameVariant::Setting{"deck", "mage"}, GameVariant::Setting{"map", "ravine"}};
constexpr std::array kGrim{
    GameVariant::Setting{"level", "grim"}, GameVariant::Setting{"map", "hollow"}};

constexpr GameVariant::Setting kPersonHunts{"hunter", "human"};
constexpr GameVariant::Setting kBotsFlee{"bot others", "search"};
constexpr GameVariant::Setting kYouHunt{"bot 2", "person"};
constexpr std::array kHunt{kPersonHunts, kBotsFlee, kYouHunt};
constexpr std::array kMageHunt{
    kPersonHunts,
    kBotsFlee,
    kYouHunt,
    GameVariant::Setting{"deck", "mage"},
    GameVariant::Setting{"map", "ravine"}};
constexpr std::array kChase{kPersonHunts};

constexpr std::array<GameVariant, 7> kNights{{
    {"axe",
     "The Axe Murderer",
     "Three Hunted on an easy map, and a Hunter whose cards break down trees.",
     {}},
    {"first",
     "The Simple Hunter",
     "An easy map, a gentle Hunter without cards, and no characters.",
     kFirstForest},
    {"mage", "The Mage", "A Hunter whose cards move the forest itself, in the ravine.", kMage},
    {"grim", "The hollow", "A hard map and the Axe Murderer at his grimmest.", kGrim},
    {"hunt",
     "The Axe Murderer hunts",
     "You are the Hunter, who sees the forest. A bot leads three Hunted, who do not.",
     kHunt,
     {},
     "You hunt"},
    {"conjure",
     "The Mage hunts",
     "You are the Mage, in the ravine. A bot leads three Hunted.",
     kMageHunt,
     {},
     "You hunt"},
    {"chase",
     "Hunter against Hunted",
     "One of you leads three Hunted, the other is the Axe Murderer. The screen is handed over.",
     kChase,
     {},
     "One hunts, one flees"},
}};

}  // namespace

const table::GameStart& nyctophobia_start() {
    static constexpr table::GameStart kStart{
        .summary = "Lost in a dark forest that you cannot see: feel your way to the car and call "
                   "for help before the Hunter, who sees everything, finds you.",
        .options = kOptions,
        .most_players = kMaxHunted,
        .usual_players = 3,
        .most_seats = kMaxHunted + 1,
        .players_help = "The people who play the Hunted; one can play all of them. [HU-S2]",
        .variants = kNights};
    return kStart;
}

}  // namespace tenebrae::nyctophobia
