// SPDX-License-Identifier: MIT
#include "games/nightcage/words/ending.hpp"

#include "kit/weights.hpp"

#include <algorithm>
#include <array>

namespace tenebrae::nightcage {
namespace {

using kit::kDecisive;
using kit::kGrave;
using kit::kPassing;
using kit::kSmall;
using Weight = kit::Weight<EventKind>;

/// The reason for which a step draws tiles; other steps draw them for light.
struct DrawReason {
    Step step;
    std::string_view name;
};
constexpr std::array kDrawReasons{
    DrawReason{Step::Land, "landings"},
    DrawReason{Step::Blind, "blind steps"},
    DrawReason{Step::Scramble, "scrambles"},
    DrawReason{Step::ScrambleFill, "scrambles"},
    DrawReason{Step::Replace, "Stays"}};

std::string_view draw_reason(Step step) {
    const auto* const found = std::ranges::find(kDrawReasons, step, &DrawReason::step);
    return found == kDrawReasons.end() ? "light" : found->name;
}

std::string_view discard_reason(const std::optional<Event>& cause) {
    return cause && cause->kind == EventKind::Hit        ? "strikes"
           : cause && cause->kind == EventKind::DirgeHit ? "the Dirge"
                                                         : "Stays";
}

constexpr std::array kWeights{
    Weight{EventKind::KeyLost, kDecisive},
    Weight{EventKind::StackEmpty, kDecisive},
    Weight{EventKind::DirgeLaid, kDecisive},
    Weight{EventKind::KeyTaken, kGrave},
    Weight{EventKind::LightsOut, kGrave},
    Weight{EventKind::Fell, kSmall},
    Weight{EventKind::Relit, kSmall},
    Weight{EventKind::MonsterLost, kSmall},
    Weight{EventKind::Hit, kPassing},
    Weight{EventKind::DirgeHit, kPassing},
};

constexpr std::array kHurting{
    EventKind::Fell,
    EventKind::Hit,
    EventKind::LightsOut,
    EventKind::KeyLost,
    EventKind::StackEmpty,
    EventKind::DirgeLaid,
    EventKind::DirgeHit};

int weight_of(const Event& event) {
    if (reveals(event.kind) && event.tile == TileKind::Gate) {
        return kDecisive;
    }
    return kit::weight_of(kWeights, event.kind);
}

}  // namespace

std::vector<table::Counter> counters_of(const View& view) {
    return {{"Tiles in the stack", view.shown.stack_size}};
}

table::EventWeight weight_of(const Event& event, const std::optional<Event>& cause) {
    table::EventWeight weight{.weight = weight_of(event)};
    if (event.kind == EventKind::Drawn) {
        weight.cause = draw_reason(static_cast<Step>(event.number));
    } else if (event.kind == EventKind::Discarded) {
        weight.cause = discard_reason(cause);
    } else if (event.kind == EventKind::OmenSetAside) {
        weight.cause = "the first omen";
    }
    weight.amount = weight.cause.empty() ? 0 : 1;
    weight.hurts = kit::is_among(kHurting, event.kind);
    return weight;
}

}  // namespace tenebrae::nightcage
