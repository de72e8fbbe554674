// SPDX-License-Identifier: MIT
#include "games/nightcage/rules/state.hpp"

#include "games/nightcage/rules/sight.hpp"

#include <initializer_list>

namespace tenebrae::nightcage {
namespace {

/// Mixes words into a hash; uses only 64-bit arithmetic, so that it is the same on every machine.
class Mixer {
public:
    void add(std::uint64_t word) {
        value_ = (value_ ^ word) * 0x9fb21c651e98df25ULL;
        value_ ^= value_ >> 32U;
    }

    template <typename Item, std::size_t Size>
    void add_bytes(const std::array<Item, Size>& items) {
        std::uint64_t word = 0;
        for (std::size_t place = 0; place < Size; ++place) {
            word = word << 8U | static_cast<std::uint8_t>(items[place]);
            if (place % 8 == 7) {
                add(word);
                word = 0;
            }
        }
        add(word);
    }

    void add_fields(std::initializer_list<unsigned> fields) {
        std::uint64_t word = 0;
        for (unsigned field : fields) {
            word = word << 8U | field;
        }
        add(word);
    }

    [[nodiscard]] std::uint64_t value() const {
        std::uint64_t mixed = value_;
        mixed = (mixed ^ mixed >> 30U) * 0xbf58476d1ce4e5b9ULL;
        mixed = (mixed ^ mixed >> 27U) * 0x94d049bb133111ebULL;
        return mixed ^ mixed >> 31U;
    }

private:
    std::uint64_t value_ = 0x2545f4914f6cdd1dULL;
};

template <typename Field>
unsigned byte(Field field) {
    return static_cast<std::uint8_t>(field);
}

void add_prisoner(Mixer& mixer, const Prisoner& prisoner) {
    mixer.add_fields(
        {byte(prisoner.whereabouts),
         byte(prisoner.cell),
         byte(prisoner.line),
         byte(prisoner.lit),
         byte(prisoner.has_key),
         prisoner.nerve}
    );
}

/// Mixes in what only keepers and the Dirge use. Adds nothing while all of it has default values,
/// so that the hash of a game without them does not depend on it.
void add_bosses(Mixer& mixer, const PublicState& shown) {
    const Cells mouths = shown.mouth[0] | shown.mouth[1];
    if ((mouths | shown.dirge) == 0 && shown.contact == Contact::None && shown.origin == kNoCell
        && shown.omens_aside == 0) {
        return;
    }
    mixer.add(shown.mouth[0]);
    mixer.add(shown.mouth[1]);
    mixer.add(shown.dirge);
    mixer.add_fields({byte(shown.contact), byte(shown.origin), shown.under_dirge, shown.omens_aside}
    );
}

PrisonerId undecided_faller(const Rules& rules, const PublicState& shown) {
    for (unsigned who = 0; who < rules.prisoners; ++who) {
        const Prisoner& prisoner = shown.prisoners[who];
        if (prisoner.whereabouts == Whereabouts::Falling && prisoner.line == Line::None) {
            return static_cast<PrisonerId>(who);
        }
    }
    return shown.active;
}

}  // namespace

Decision decision(const PublicState& shown) {
    const bool holds = shown.hand != TileKind::None;
    switch (shown.step) {
    case Step::Start: return Decision::Start;
    case Step::Land: return holds ? Decision::Place : Decision::Land;
    case Step::Choose: return Decision::Turn;
    case Step::Replace: return Decision::Replace;
    case Step::Line: return Decision::Line;
    case Step::Strike:
    case Step::DirgeCost: return Decision::Block;
    case Step::Scramble: return holds ? Decision::Place : Decision::Scramble;
    case Step::After: return Decision::AfterMove;
    case Step::Flickers: return Decision::Flickers;
    case Step::Dirge: return Decision::Dirge;
    case Step::Blind:
    case Step::ScrambleFill:
    case Step::Light:
    case Step::Fill: return Decision::Place;
    case Step::ScrambleRelight:
    case Step::Clear:
    case Step::Remove:
    case Step::Relight:
    case Step::Close:
    case Step::Crumble:
    case Step::Look:
    case Step::Over: break;
    }
    return Decision::Over;
}

PrisonerId deciding_prisoner(const Rules& rules, const PublicState& shown) {
    if (shown.step == Step::Strike) {
        return next_hit(find_chain(rules, shown, shown.triggered), shown.hits_done).victim;
    }
    if (shown.step == Step::DirgeCost) {
        return first_of(shown.under_dirge);
    }
    return shown.step == Step::Line ? undecided_faller(rules, shown) : shown.active;
}

int seat_of(const Rules& rules, const PublicState& shown, PrisonerId prisoner) {
    const int number = static_cast<int>(prisoner);
    switch (rules.players) {
    case 1: return 0;
    case 2: return number / 2;
    case 3: {
        if (number < 3) {
            return number;
        }
        const int rounds_before = shown.turn == 0 ? 0 : (shown.turn - 1) / rules.prisoners;
        return rounds_before % 3;
    }
    default: return number;
    }
}

int deciding_seat(const Rules& rules, const PublicState& shown) {
    return seat_of(rules, shown, deciding_prisoner(rules, shown));
}

std::uint64_t hash(const State& state) {
    const PublicState& shown = state.shown;
    Mixer mixer;
    mixer.add_bytes(shown.kind);
    for (Cells cells : shown.exits) {
        mixer.add(cells);
    }
    mixer.add(shown.keys);
    mixer.add(shown.triggered);
    for (const Prisoner& prisoner : shown.prisoners) {
        add_prisoner(mixer, prisoner);
    }
    mixer.add_bytes(shown.darkness);
    mixer.add(shown.turn);
    mixer.add_fields({byte(shown.active), byte(shown.part), byte(shown.step), byte(shown.resume)});
    mixer.add_fields(
        {byte(shown.ending),
         byte(shown.hand),
         byte(shown.target),
         shown.filling,
         shown.passed,
         shown.hits_done}
    );
    mixer.add_fields(
        {byte(shown.may_drop),
         byte(shown.nerve_due),
         byte(shown.flickers),
         byte(shown.board_changed),
         shown.idle_turns,
         shown.opening_left,
         shown.stack_size}
    );
    mixer.add_bytes(state.stack);
    add_bosses(mixer, shown);
    return mixer.value();
}

}  // namespace tenebrae::nightcage
