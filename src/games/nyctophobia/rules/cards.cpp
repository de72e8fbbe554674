// SPDX-License-Identifier: MIT
#include "games/nyctophobia/rules/cards.hpp"

namespace tenebrae::nyctophobia {
namespace {

using P = Part;

constexpr CardText text(Instruction first, Instruction second = {}, Instruction third = {}) {
    return {first, second, third, {}};
}
constexpr CardInfo same(Deck deck, std::uint8_t copies, const CardText& any) {
    return {deck, copies, true, any, any};
}
constexpr CardInfo
two(Deck deck, std::uint8_t copies, const CardText& noise, const CardText& quiet) {
    return {deck, copies, false, noise, quiet};
}

/// The cards in the order of Card.
constexpr std::array<CardInfo, kCards> kFacts{
    same(Deck::Axe, 2, text({P::Move, 2})),
    same(Deck::Axe, 1, text({P::RemoveNoise}, {P::Move, 1})),
    two(Deck::Axe, 1, text({P::SeeThrough}, {P::Move, 2}), text({P::MoveThrough, 2})),
    same(Deck::Axe, 1, text({P::Run})),
    two(Deck::Axe, 1, text({P::RunOn}, {P::RemoveNoise}), text({P::Move, 2}, {P::Recall})),
    two(Deck::Axe, 1, text({P::Move, 3}), text({P::Move, 2}, {P::MayFell})),
    two(Deck::Axe, 2, text({P::Fell}, {P::Move, 1}), text({P::Fell}, {P::Move, 2})),
    two(Deck::Axe,
        1,
        text({P::Move, 2}, {P::MayFell}, {P::MayFell}),
        text({P::Move, 1}, {P::MayFell}, {P::MayFell})),
    two(Deck::Axe, 1, text({P::Move, 3}), text({P::Move, 1})),
    two(Deck::Axe, 1, text({P::MoveNearest, 2}), text({P::Move, 2})),
    same(Deck::Mage, 2, text({P::Move, 2})),
    two(Deck::Mage,
        1,
        text({P::TurnQuarter}, {P::MoveAway, 2}),
        text({P::TurnQuarter}, {P::MoveToCar, 2})),
    two(Deck::Mage, 1, text({P::LureNearest}, {P::Move, 3}), text({P::LureAny}, {P::Move, 3})),
    two(Deck::Mage, 1, text({P::Swap}, {P::Move, 1}), text({P::Swap}, {P::Move, 2})),
    two(Deck::Mage,
        2,
        text({P::MoveTree}, {P::MoveTree}, {P::Move, 1}),
        text({P::MoveTree}, {P::Move, 2})),
    two(Deck::Mage,
        1,
        text({P::TurnHalf}, {P::RemoveNoise}, {P::Move, 1}),
        text({P::TurnHalf}, {P::Move, 1})),
    two(Deck::Mage, 1, text({P::Drift}, {P::Move, 2}), text({P::Drift}, {P::Move, 2})),
    two(Deck::Mage, 1, text({P::Plant}, {P::Plant}), text({P::Plant}, {P::Move, 1})),
    same(Deck::Mage, 1, text({P::NoCombat}, {P::MoveThrough, 2})),
    same(Deck::Mage, 1, text({P::Fog}, {P::Move, 2})),
};

constexpr auto kKinds = [] {
    std::array<Card, kCards> kinds{};
    for (std::size_t number = 0; number < kCards; ++number) {
        kinds[number] = static_cast<Card>(number);
    }
    return kinds;
}();
constexpr std::size_t kKindsOfADeck = kCards / 2;

}  // namespace

const CardInfo& card_info(Card card) {
    return kFacts[static_cast<std::size_t>(card)];
}

std::span<const Card> kinds_of(Deck deck) {
    const std::span all(kKinds);
    switch (deck) {
    case Deck::Axe: return all.first(kKindsOfADeck);
    case Deck::Mage: return all.last(kKindsOfADeck);
    case Deck::Simple: break;
    }
    return {};
}

}  // namespace tenebrae::nyctophobia
