// SPDX-License-Identifier: MIT
#include "games/cagedin/words/describe.hpp"

#include "core/text.hpp"
#include "games/cagedin/words/acts.hpp"
#include "games/cagedin/words/notation.hpp"
#include "games/cagedin/words/vocabulary.hpp"

namespace tenebrae::cagedin {
namespace {

/// "left Jab (head; combo)": a strike card with all that is printed on it but the footwork value.
std::string spoken_fully(const Setup& setup, Place place, Card card) {
    std::string text = spoken_card(setup, place, card);
    const StandupCard& standup = setup.rules.tables.standup[card];
    if (place == Place::Mat || standup.is_takedown) {
        return text;
    }
    const Meter meter = meter_of(standup.location);
    const bool is_body = meter == Meter::BodyLeft || meter == Meter::BodyRight;
    text += meter == Meter::Head ? " (head" : is_body ? " (body" : " (leg";
    text += standup.combo ? "; combo" : "";
    text += standup.haymaker ? "; haymaker" : "";
    return text + (standup.counter ? "; counter-strike)" : ")");
}

std::string spoken_cards(const Setup& setup, Place place, Action action) {
    const std::string second =
        action.second == kNoCard ? "" : " and the " + spoken_fully(setup, place, action.second);
    return spoken_fully(setup, place, action.card) + second;
}

/// What a letter behind a $ stands for.
std::string filled_in(const Setup& setup, Place place, Action action, char letter) {
    switch (letter) {
    case 'c': return spoken_cards(setup, place, action);
    case 'h': return name(action.hex);
    case 'm': return std::string(spoken(static_cast<Meter>(action.value)));
    case 'n': return action.value == 0 ? "none" : core::counted(int{action.value}, "card");
    case 's': return action.hex == kNoHex ? "" : ", after a step to " + name(action.hex);
    case 't': return std::string(spoken(static_cast<Type>(action.value)));
    default: return {};
    }
}

}  // namespace

std::string describe(const Setup& setup, const View& view, Action action) {
    std::string text;
    std::string_view said = act_of(action.kind).said;
    for (std::size_t at = said.find('$'); at != said.npos; at = said.find('$')) {
        text += said.substr(0, at);
        text += filled_in(setup, view.open.place, action, said[at + 1]);
        said.remove_prefix(at + 2);
    }
    return text.append(said);
}

}  // namespace tenebrae::cagedin
