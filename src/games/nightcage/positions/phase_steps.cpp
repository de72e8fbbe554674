// SPDX-License-Identifier: MIT
#include "games/nightcage/positions/phase_steps.hpp"

#include <algorithm>
#include <array>

namespace tenebrae::nightcage {
namespace {

constexpr std::array<Resting, 33> kResting{
    {{Part::Setup, Step::Start, HandNeed::Empty},
     {Part::Setup, Step::Light, HandNeed::Full},
     {Part::Setup, Step::Line, HandNeed::Empty},
     {Part::Setup, Step::Dirge, HandNeed::Empty},
     {Part::Setup, Step::DirgeCost, HandNeed::Empty},
     {Part::Landing, Step::Land, HandNeed::Either},
     {Part::Landing, Step::Line, HandNeed::Empty},
     {Part::Landing, Step::Strike, HandNeed::Empty},
     {Part::Landing, Step::Scramble, HandNeed::Either},
     {Part::Landing, Step::ScrambleFill, HandNeed::Full},
     {Part::Landing, Step::Light, HandNeed::Full},
     {Part::Landing, Step::Fill, HandNeed::Full},
     {Part::Landing, Step::Dirge, HandNeed::Empty},
     {Part::Landing, Step::DirgeCost, HandNeed::Empty},
     {Part::Choice, Step::Choose, HandNeed::Empty},
     {Part::Move, Step::Blind, HandNeed::Full},
     {Part::Move, Step::Line, HandNeed::Empty},
     {Part::Move, Step::Strike, HandNeed::Empty},
     {Part::Move, Step::Scramble, HandNeed::Either},
     {Part::Move, Step::ScrambleFill, HandNeed::Full},
     {Part::Move, Step::Light, HandNeed::Full},
     {Part::Move, Step::Fill, HandNeed::Full},
     {Part::Move, Step::After, HandNeed::Empty},
     {Part::Move, Step::Dirge, HandNeed::Empty},
     {Part::Move, Step::DirgeCost, HandNeed::Empty},
     {Part::Stay, Step::Replace, HandNeed::Full},
     {Part::Stay, Step::Line, HandNeed::Empty},
     {Part::Stay, Step::Strike, HandNeed::Empty},
     {Part::End, Step::Fill, HandNeed::Full},
     {Part::End, Step::Line, HandNeed::Empty},
     {Part::End, Step::Dirge, HandNeed::Empty},
     {Part::End, Step::DirgeCost, HandNeed::Empty},
     {Part::End, Step::Flickers, HandNeed::Empty}}};

}  // namespace

std::span<const Resting> resting_steps() {
    return kResting;
}

const Resting* resting_at(Part part, Step step) {
    const auto* const found = std::ranges::find_if(kResting, [part, step](const Resting& row) {
        return row.part == part && row.step == step;
    });
    return found == kResting.end() ? nullptr : found;
}

bool can_resume(Part part, Step resume) {
    const bool moves = part == Part::Move || part == Part::Landing;
    switch (resume) {
    case Step::ScrambleRelight:
    case Step::ScrambleFill: return moves;
    case Step::Strike: return part == Part::Landing;
    case Step::Look: return part == Part::Move;
    case Step::Crumble: return part == Part::Stay;
    case Step::Light: return moves || part == Part::Setup;
    case Step::Fill: return moves || part == Part::End;
    case Step::Start:
    case Step::Land:
    case Step::Choose:
    case Step::Blind:
    case Step::Replace:
    case Step::Line:
    case Step::Scramble:
    case Step::Clear:
    case Step::Remove:
    case Step::Relight:
    case Step::After:
    case Step::Flickers:
    case Step::Close:
    case Step::Dirge:
    case Step::DirgeCost:
    case Step::Over: break;
    }
    return false;
}

bool is_settled(const PublicState& shown) {
    const bool land = shown.step == Step::Land && shown.hand == TileKind::None;
    return land || shown.step == Step::Start || shown.step == Step::Choose
           || shown.step == Step::After || shown.step == Step::Flickers;
}

}  // namespace tenebrae::nightcage
