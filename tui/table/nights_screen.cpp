// SPDX-License-Identifier: MIT
#include "tui/table/nights_screen.hpp"

#include "core/wrap.hpp"
#include "tui/table/new_game_screen.hpp"
#include "tui/table/pager.hpp"
#include "tui/table/start_game.hpp"

#include <algorithm>
#include <utility>

namespace tenebrae::tui {

namespace {

constexpr std::string_view kWhichNight = "New game: which night?";

/// Between the list and what is told of the selected night, and the lines for that.
constexpr int kAir = 1;
constexpr int kLeastTold = 7;

int lines_of(std::string_view text, int width) {
    return static_cast<int>(core::wrap(text, width).size());
}

}  // namespace

NightsScreen::NightsScreen(ScreenContext& context, table::Company company)
    : context_(context), company_(std::move(company)) {
    for (const table::GameMaker& maker : context_.seat.makers()) {
        if (table::suits(maker, context_.seat.bots(), company_)) {
            add_nights(maker);
        }
    }
    std::vector<MenuList::Item> items;
    for (const Offer& offer : offers_) {
        items.push_back({std::string(offer.night->title), std::string(offer.maker->title)});
    }
    list_.set(std::move(items));
}

void NightsScreen::add_nights(const table::GameMaker& maker) {
    const std::vector<table::Chance> chances =
        table::read_chances(context_.data_folder(), maker.id);
    for (const table::Night& night : table::nights_of(maker)) {
        offers_.push_back({&maker, &night, table::told_chance(chances, night.name, company_.level)}
        );
    }
}

std::string_view NightsScreen::summary_of(const Offer& offer) {
    return offer.maker->start == nullptr ? std::string_view() : offer.maker->start->summary;
}

/// What is in any of the nights, its chance, its game, and what was refused.
int NightsScreen::lines_below(int width) const {
    int most = 0;
    for (const Offer& offer : offers_) {
        const int lines = lines_of(offer.night->summary, width) + lines_of(offer.chance, width)
                          + lines_of(summary_of(offer), width);
        most = std::max(most, lines);
    }
    return std::max(kLeastTold, most + lines_of(said_, width));
}

void NightsScreen::draw(Grid& grid) {
    const std::string keys =
        "enter begin   "
        + keys_line(context_.keymap, {{Act::Menu, "more to set"}, {Act::Help, "help"}})
        + "   escape back";
    const Rect body = draw_page(grid, kWhichNight, keys, context_.drawing());
    const int below = lines_below(body.width - 2);
    Rect rest{body.x + 1, body.bottom() - below, body.width - 2, below};
    const Rect list{body.x, body.y + 1, body.width, body.height - below - kAir - 1};
    list_.draw(grid, list, false, context_.drawing());
    const auto tell = [&](std::string_view text, Role role) {
        const int lines = text.empty() ? 0 : draw_text(grid, rest, text, {role});
        rest.y += lines;
        rest.height -= lines;
    };
    if (offers_.empty()) {
        tell("No game can be played so.", Role::Warning);
        return;
    }
    const Offer& offer = offers_[list_.selected()];
    tell(offer.night->summary, Role::Text);
    tell(offer.chance, Role::Text);
    tell(summary_of(offer), Role::Faint);
    tell(said_, Role::Bad);
}

std::vector<table::Setting> NightsScreen::settings() const {
    const Offer& offer = offers_[list_.selected()];
    return table::settings_of(*offer.maker, *offer.night, context_.seat.bots(), company_);
}

Next NightsScreen::begin() {
    table::Header header;
    header.kind = table::FileKind::Commands;
    header.game = offers_[list_.selected()].maker->id;
    header.settings = settings();
    const table::Reply reply = context_.begin(header);
    if (reply.kind == table::Reply::Kind::Refused) {
        said_ = first_line(reply.faults);
        return {};
    }
    return show_game(context_, reply);
}

Next NightsScreen::more() const {
    return Next::open(std::make_unique<NewGameScreen>(
        context_, form_of(*offers_[list_.selected()].maker, context_.data_folder()), settings()
    ));
}

Next NightsScreen::help() const {
    std::vector<table::Paragraph> text;
    for (const Offer& offer : offers_) {
        text.push_back(
            {std::string(offer.maker->title) + ": " + std::string(offer.night->title), 0, true}
        );
        for (const std::string_view told : {offer.night->summary, std::string_view{offer.chance}}) {
            if (!told.empty()) {
                text.push_back({std::string(told), 2});
            }
        }
    }
    return Next::open(
        std::make_unique<PagerScreen>(context_, std::string(kWhichNight), std::move(text))
    );
}

Next NightsScreen::press(const Press& press) {
    said_.clear();
    if (is_back(press)) {
        return Next::close();
    }
    if (press.act == Act::Help) {
        return help();
    }
    if (offers_.empty()) {
        return {};
    }
    if (list_.takes(press)) {
        return begin();
    }
    if (press.act == Act::Menu || press.act == Act::East || press.key.kind == Key::Kind::Right) {
        return more();
    }
    list_.press(press);
    return {};
}

}  // namespace tenebrae::tui
