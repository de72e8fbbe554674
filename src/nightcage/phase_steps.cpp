// SPDX-License-Identifier: MIT
#include "nightcage/phase_steps.hpp"

#include <algorithm>
#include <array>

namespace tenebrae::nightcage {
namespace {

constexpr std::array<Resting, 33> kResting{
    {{Part::Setup, Step::Start, Hand::Empty},       {Part::Setup, Step::Light, Hand::Full},
     {Part::Setup, Step::Line, Hand::Empty},        {Part::Setup, Step::Dirge, Hand::Empty},
     {Part::Setup, Step::DirgeCost, Hand::Empty},   {Part::Landing, Step::Land, Hand::Either},
     {Part::Landing, Step::Line, Hand::Empty},      {Part::Landing, Step::Strike, Hand::Empty},
     {Part::Landing, Step::Scramble, Hand::Either}, {Part::Landing, Step::ScrambleFill, Hand::Full},
     {Part::Landing, Step::Light, Hand::Full},      {Part::Landing, Step::Fill, Hand::Full},
     {Part::Landing, Step::Dirge, Hand::Empty},     {Part::Landing, Step::DirgeCost, Hand::Empty},
     {Part::Choice, Step::Choose, Hand::Empty},     {Part::Move, Step::Blind, Hand::Full},
     {Part::Move, Step::Line, Hand::Empty},         {Part::Move, Step::Strike, Hand::Empty},
     {Part::Move, Step::Scramble, Hand::Either},    {Part::Move, Step::ScrambleFill, Hand::Full},
     {Part::Move, Step::Light, Hand::Full},         {Part::Move, Step::Fill, Hand::Full},
     {Part::Move, Step::After, Hand::Empty},        {Part::Move, Step::Dirge, Hand::Empty},
     {Part::Move, Step::DirgeCost, Hand::Empty},    {Part::Stay, Step::Replace, Hand::Full},
     {Part::Stay, Step::Line, Hand::Empty},         {Part::Stay, Step::Strike, Hand::Empty},
     {Part::End, Step::Fill, Hand::Full},           {Part::End, Step::Line, Hand::Empty},
     {Part::End, Step::Dirge, Hand::Empty},         {Part::End, Step::DirgeCost, Hand::Empty},
     {Part::End, Step::Flickers, Hand::Empty}}};

}  // namespace

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
