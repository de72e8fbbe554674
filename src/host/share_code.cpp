// SPDX-License-Identifier: MIT
#include "host/share_code.hpp"

#include "core/digest.hpp"
#include "core/text.hpp"
#include "host/offers.hpp"
#include "table/variants.hpp"

#include <algorithm>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

namespace tenebrae::host {

namespace {

constexpr char kSeparator = '-';
constexpr char kPlayersMark = 'p';
/// The digits of Crockford's base 32: no letters that look like digits.
constexpr std::string_view kDigits = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
constexpr std::size_t kMostSeedDigits = 13;

std::string base_32(std::uint64_t number) {
    std::string text;
    do {
        text.insert(text.begin(), kDigits[number % kDigits.size()]);
        number /= kDigits.size();
    } while (number > 0);
    return text;
}

std::optional<std::uint64_t> digit_of(char letter) {
    if (letter >= 'a' && letter <= 'z') {
        letter = static_cast<char>(letter - 'a' + 'A');
    }
    letter = letter == 'O' ? '0' : letter == 'I' || letter == 'L' ? '1' : letter;
    const std::size_t digit = kDigits.find(letter);
    return digit == std::string_view::npos ? std::nullopt : std::optional<std::uint64_t>(digit);
}

std::optional<std::uint64_t> parse_base_32(std::string_view text) {
    if (text.empty() || text.size() > kMostSeedDigits) {
        return std::nullopt;
    }
    std::uint64_t number = 0;
    for (const char letter : text) {
        const auto digit = digit_of(letter);
        if (!digit || number > std::numeric_limits<std::uint64_t>::max() / kDigits.size()) {
            return std::nullopt;
        }
        number = number * kDigits.size() + *digit;
    }
    return number;
}

/// The parts of a code.
struct Parts {
    Offer offer;
    std::uint64_t seed = 0;
};

/// Returns the digit that detects errors, and other versions of the rules.
char check_digit(const Parts& parts, const table::Game& game) {
    core::Digest digest;
    const Offer& offer = parts.offer;
    digest.add(std::string(offer.maker->id) + " " + std::string(offer.variant->name) + " ");
    digest.add(std::to_string(offer.players) + " " + std::to_string(parts.seed) + " ");
    digest.add(std::to_string(game.rules_version()) + " " + std::to_string(game.data_hash()));
    return kDigits[digest.brief() % kDigits.size()];
}

std::string format(const Parts& parts, const table::Game& game) {
    const Offer& offer = parts.offer;
    std::string code = std::string(offer.maker->id) + kSeparator + std::string(offer.variant->name);
    if (offer.players > 1) {
        code += kSeparator + std::to_string(offer.players) + kPlayersMark;
    }
    return code + kSeparator + base_32(parts.seed) + check_digit(parts, game);
}

core::Diagnostic bad_code(const table::Header& header) {
    return core::error("bad-code", "This is not the code of a game.")
        .at(header.game_place)
        .got(header.game)
        .expected("GAME-VARIANT-SEED, as the end of a game shows it")
        .hint("a code is valid for one version of the rules");
}

std::vector<std::string_view> split(std::string_view code) {
    std::vector<std::string_view> words;
    for (std::size_t begin = 0; begin <= code.size();) {
        const std::size_t end = std::min(code.find(kSeparator, begin), code.size());
        words.push_back(code.substr(begin, end - begin));
        begin = end + 1;
    }
    return words;
}

/// Parses "2p"; nullopt if it is no number of several players.
std::optional<int> parse_players(std::string_view word) {
    if (!word.ends_with(kPlayersMark)) {
        return std::nullopt;
    }
    word.remove_suffix(1);
    const auto number = core::parse_unsigned(word);
    const bool is_good = number && *number > 1 && *number <= table::kMaxSeats;
    return is_good ? std::optional(static_cast<int>(*number)) : std::nullopt;
}

std::optional<Parts> parse(const Environment& environment, std::string_view code) {
    const std::vector<std::string_view> words = split(code);
    const bool has_players = words.size() == 4;
    if ((words.size() != 3 && !has_players) || words.back().empty()) {
        return std::nullopt;
    }
    const auto maker = std::ranges::find(environment.makers, words[0], &table::GameMaker::id);
    const auto seed = parse_base_32(words.back().substr(0, words.back().size() - 1));
    const auto players = has_players ? parse_players(words[2]) : std::optional(1);
    if (maker == environment.makers.end() || !seed || !players) {
        return std::nullopt;
    }
    const std::span<const table::GameVariant> variants = table::variants_of(*maker);
    const auto variant = std::ranges::find(variants, words[1], &table::GameVariant::name);
    if (variant == variants.end()) {
        return std::nullopt;
    }
    return Parts{{&*maker, &*variant, *players}, *seed};
}

}  // namespace

bool is_share_code(std::string_view game) {
    return std::ranges::count(game, kSeparator) >= 2;
}

std::string
share_code(const Environment& environment, const table::Game& game, const table::Header& header) {
    if (!header.seed || !header.position.empty()) {
        return {};
    }
    const std::optional<Offer> offer = find_offer(environment, game.id(), game.header());
    return offer ? format({*offer, *header.seed}, game) : "";
}

core::Result<table::Header>
read_share_code(const Environment& environment, const table::Header& header) {
    const std::string code = table::ascii_lower(header.game);
    const std::optional<Parts> parts = parse(environment, code);
    const auto game = parts ? game_of(environment, parts->offer) : nullptr;
    if (!game || digit_of(header.game.back()) != digit_of(check_digit(*parts, *game))) {
        return bad_code(header);
    }
    table::Header whole = header;
    const Offer& offer = parts->offer;
    whole.game = offer.maker->id;
    whole.settings.clear();
    table::PlayerSetup setup;
    setup.players = offer.players;
    for (table::Setting& setting :
         table::settings_of(*offer.maker, *offer.variant, environment.bots, setup)) {
        whole.settings.push_back(std::move(setting));
    }
    for (const table::Setting& setting : header.settings) {
        table::put_setting(whole, setting);
    }
    whole.seed = header.seed.value_or(parts->seed);
    whole.seed_place = header.game_place;
    return whole;
}

}  // namespace tenebrae::host
