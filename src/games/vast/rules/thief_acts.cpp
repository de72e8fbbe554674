// SPDX-License-Identifier: MIT
// What the Thief does to others and to Vaults (VA-T7 to T13).
#include "games/vast/rules/engine.hpp"

namespace tenebrae::vast {
namespace {

/// Frame::step of an action roll.
constexpr std::uint8_t kFailed = 1;
constexpr std::uint8_t kFailedForGood = 2;

}  // namespace

/// VA-T7.
bool Engine::resume_action_roll(Frame& frame) {
    const int needed = kNeededRoll.at(frame.value - 1U);
    bool succeeds = frame.value == kMaxCubes;
    if (!succeeds && frame.step != kFailedForGood) {
        succeeds = roll_number(needed, "T7"_va) >= needed;
        const bool may_reroll =
            has_upgrade(state_, Upgrade::Fingers) && !has(thief_.marks, ThiefMark::Rerolled);
        if (!succeeds && may_reroll) {
            frame.step = kFailed;
            return ask(Decision::Fingers, Role::Thief);
        }
    }
    const Frame roll = frame;
    pop();
    end_action(roll, succeeds);
    return true;
}

void Engine::answer_fingers(bool rerolls) {
    top().step = rerolls ? 0 : kFailedForGood;
    if (rerolls) {
        put(thief_.marks, ThiefMark::Rerolled);
    }
}

/// VA-T8, T12.
void Engine::end_action(const Frame& roll, bool succeeds) {
    if (roll.space != kNoSpace) {
        if (succeeds) {
            take(space(roll.space).tokens, Token::Vault);
            const Event event = make(EventKind::TokenOff, "T12"_va, Piece::Thief, Token::Vault);
            cause_ = emit(from(event, cell_of(roll.space)));
            open_snatch(1, "T12"_va);
        }
        return;
    }
    ++state_.statistics.attacks[index(Piece::Thief)];
    cause_ =
        emit(with(make(EventKind::Attack, "T8"_va, Piece::Thief, roll.piece), succeeds ? 1 : 0));
    if (succeeds) {
        ++state_.statistics.hits[index(Piece::Thief)];
        push(FrameKind::Filch, Role::Thief).piece = roll.piece;
        open_snatch(1, "T8"_va);
    }
}

/// VA-T12.
void Engine::pick_lock(int cubes) {
    thief_.cubes = static_cast<std::uint8_t>(thief_.cubes + lock_cost(state_, cubes));
    put(thief_.vaults, vault_index(state_.spaces[thief_.at].tile));
    push_at(FrameKind::ActionRoll, thief_.at).value = static_cast<std::uint8_t>(cubes);
}

/// VA-B5, B45: what follows each attack on a tribe.
void Engine::open_attack_on_goblins() {
    push(FrameKind::DropTrap);
    open_rage_change(true, "B5"_va);
}

/// VA-T8.
void Engine::pickpocket(Action action) {
    const Piece target = piece_of(action.target());
    thief_.cubes = static_cast<std::uint8_t>(thief_.cubes + action.over);
    put(thief_.targets, role_of(target));
    if (is_tribe(target)) {
        open_attack_on_goblins();
    }
    push(FrameKind::ActionRoll, target, action.over);
}

/// VA-T13.
void Engine::backstab(Action action) {
    const int cubes = action.over;
    const Piece target = piece_of(action.target());
    thief_.cubes = static_cast<std::uint8_t>(thief_.cubes + cubes);
    put(thief_.targets, role_of(target));
    ++state_.statistics.attacks[index(Piece::Thief)];
    ++state_.statistics.hits[index(Piece::Thief)];
    cause_ = emit(with(make(EventKind::Attack, "T13"_va, Piece::Thief, action.target()), 1));
    if (target == Piece::Knight) {
        lose_grit(kBackstabGrit.at(action.over - 1U), "T13"_va);
    } else if (target == Piece::Dragon) {
        push(FrameKind::Shy, Role::Dragon).value = static_cast<std::uint8_t>(cubes);
    } else {
        open_attack_on_goblins();
        push(FrameKind::LosePopulation, target, cubes).mask =
            static_cast<Set>(PopulationReason::Backstab);
    }
}

/// VA-T9 to T11.
bool Engine::resume_filch(const Frame& frame) {
    const auto target = static_cast<Target>(frame.piece);
    if (target != Target::Dragon) {
        return ask(Decision::Filch, Role::Thief);
    }
    pop();
    --dragon_.wakefulness;
    ++dragon_.boxes[static_cast<std::size_t>(SlothBox::Greed)];
    emit(with(make(EventKind::Sloth, "T11"_va, 0, kOnWakefulness), SlothBox::Greed));
    return true;
}

/// VA-T9, T10.
void Engine::answer_filch(Action action) {
    const bool is_hidden = action.kind == ActionKind::FilchHidden;
    const bool is_knight = static_cast<Target>(top().piece) == Target::Knight;
    pop();
    if (!is_knight) {
        const Card secret = is_hidden ? pick(Deck::Secrets, goblins_.hand, false, "T10"_va)
                                      : static_cast<Card>(Secret::Ruby);
        return discard_secret(static_cast<Secret>(secret), "T10"_va);
    }
    const Card card =
        is_hidden ? pick(Deck::Treasures, knight_.hidden_cards, true, "T9"_va) : action.what;
    if (static_cast<TreasureCard>(card) == TreasureCard::Javelin) {
        knight_.ready = false;
    }
    const CardChange change = is_hidden ? CardChange::FilchedHidden : CardChange::Filched;
    lose_card(static_cast<TreasureCard>(card), change, "T9"_va);
    state_.treasures.put_under(card);
}

}  // namespace tenebrae::vast
