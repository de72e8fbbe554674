// SPDX-License-Identifier: MIT
#include "host/offers.hpp"

#include "host/new_game.hpp"
#include "table/variants.hpp"

#include <algorithm>
#include <utility>

namespace tenebrae::host {

std::shared_ptr<const table::Game> game_of(const Environment& environment, const Offer& offer) {
    table::Header header;
    header.kind = table::FileKind::Commands;
    header.game = offer.maker->id;
    for (const table::GameVariant::Setting& setting : offer.variant->settings) {
        header.settings.push_back({std::string(setting.key), std::string(setting.value), {}});
    }
    if (offer.players > 1) {
        header.settings.push_back({"players", std::to_string(offer.players), {}});
    }
    const auto referee = make_new_game(environment, header);
    return referee ? (*referee)->game() : nullptr;
}

bool is_measured(const Offer& offer) {
    return offer.players == 1 || offer.players == table::companion_players(*offer.maker);
}

std::vector<std::string> without_names(std::vector<std::string> header) {
    std::erase_if(header, [](const std::string& line) { return line.starts_with("name "); });
    return header;
}

std::optional<Offer>
find_offer(const Environment& environment, std::string_view game, std::vector<std::string> header) {
    const auto maker = std::ranges::find(environment.makers, game, &table::GameMaker::id);
    if (maker == environment.makers.end()) {
        return std::nullopt;
    }
    const std::vector<std::string> rules = without_names(std::move(header));
    const int most = maker->start == nullptr ? 1 : std::max(1, maker->start->most_players);
    for (const table::GameVariant& variant : table::variants_of(*maker)) {
        for (int players = 1; players <= most; ++players) {
            const Offer offer{&*maker, &variant, players};
            const std::shared_ptr<const table::Game> offered = game_of(environment, offer);
            if (offered && without_names(offered->header()) == rules) {
                return offer;
            }
        }
    }
    return std::nullopt;
}

}  // namespace tenebrae::host
