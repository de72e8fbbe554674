// SPDX-License-Identifier: MIT
#include "games/nightcage/rules/foresee.hpp"

#include "games/nightcage/rules/game_rules.hpp"
#include "games/nightcage/rules/light.hpp"
#include "games/nightcage/rules/sight.hpp"

#include <algorithm>
#include <array>
#include <cassert>

namespace tenebrae::nightcage {
namespace {

/// What lies on top decides four things: whether a Stay brings a monster (NC-C2), whether a discard
/// costs the last gate or a key too many (NC-X2, NC-X3), and whether an omen is set aside before a
/// tile is drawn (NC-D1). An order that begins with each of
/// these, and two that put them off as long as they can, show whether it matters.
enum class Order : std::uint8_t {
    GatesLast,
    KeysLast,
    GatesFirst,
    KeysFirst,
    MonstersFirst,
    OmensFirst,
};
constexpr std::array kOtherOrders{
    Order::KeysLast, Order::GatesFirst, Order::KeysFirst, Order::MonstersFirst, Order::OmensFirst};

/// What an order tells apart: a keeper is a monster and a key.
enum class Sort : std::uint8_t { Plain, Monster, Keeper, Key, Gate, Omen };

Sort sort_of(TileKind kind) {
    if (kind == TileKind::Gate) {
        return Sort::Gate;
    }
    if (kind == TileKind::Omen) {
        return Sort::Omen;
    }
    if (holds_key(kind)) {
        return is_monster(kind) ? Sort::Keeper : Sort::Key;
    }
    return is_monster(kind) ? Sort::Monster : Sort::Plain;
}

/// By order and sort; lower comes first.
constexpr int kLastRank = 3;
constexpr std::array<std::array<int, 6>, 6> kRanks{{
    {0, 1, 2, 2, 3, 0},
    {0, 1, 3, 3, 2, 0},
    {2, 2, 1, 1, 0, 2},
    {2, 2, 0, 0, 1, 2},
    {1, 0, 0, 1, 1, 1},
    {1, 1, 1, 1, 1, 0},
}};

int rank(Order order, TileKind kind) {
    return kRanks.at(static_cast<std::size_t>(order)).at(static_cast<std::size_t>(sort_of(kind)));
}

using Counts = std::array<std::uint8_t, kTileKinds>;
using Kinds = std::array<TileKind, kTileKinds>;

/// All kinds in the order they come; those of one rank as they are numbered.
Kinds sorted(Order order) {
    Kinds kinds{};
    std::size_t size = 0;
    for (int wanted = 0; wanted <= kLastRank; ++wanted) {
        for (std::size_t number = 0; number < kTileKinds; ++number) {
            const auto kind = static_cast<TileKind>(number);
            if (rank(order, kind) == wanted) {
                kinds.at(size++) = kind;
            }
        }
    }
    return kinds;
}

/// One of the states that look like this view: the opening tiles on top, then the others.
State arranged(const View& view, Order order) {
    State state;
    state.shown = view.shown;
    const Kinds kinds = sorted(order);
    Counts rest = view.stack_counts;
    std::size_t place = view.shown.stack_size;
    const auto lay = [&](TileKind kind, int count) {
        for (; count > 0 && place > 0; --count) {
            state.stack[--place] = kind;
            --rest[index(kind)];
        }
    };
    int opening_left = view.shown.opening_left;
    for (const TileKind kind : kinds) {
        const int count = std::min<int>(opening_left, view.opening_pool[index(kind)]);
        lay(kind, count);
        opening_left -= count;
    }
    for (const TileKind kind : kinds) {
        lay(kind, rest[index(kind)]);
    }
    assert(place == 0);
    return state;
}

/// A key that goes with a discarded tile, and an omen instead of which another tile is drawn.
bool depends_on_kind(const Event& event) {
    return (event.kind == EventKind::KeyLost && event.cell == kNoCell)
           || event.kind == EventKind::OmenSetAside;
}

Event masked(Event event) {
    if (reveals(event.kind)) {
        event.tile = TileKind::None;
    }
    event.cause = kCauseCommand;
    return event;
}

/// The place of the next event that does not depend on a kind.
std::size_t skip_hidden(const Events& events, std::size_t place) {
    while (place < events.size() && depends_on_kind(events[place])) {
        ++place;
    }
    return place;
}

/// Goes through what happens in one order of the stack and forgets what another contradicts.
class Seer {
public:
    Seer(const Rules& rules, const View& view, Action action, Foresight& foresight)
        : rules_(rules), view_(view), action_(action), out_(foresight) {}

    void look();

private:
    void keep_certain(const Events& happened);
    bool compare_with_other_orders();
    void cut_to_common(const Events& other);
    void cut_after_draw();
    void add_up();
    void add_up(const Event& event);
    void look_at_pending_hits();
    void look_at_next_removal();
    void walk_blindly(PublicState& after);
    [[nodiscard]] bool scrambles_first() const;
    void look_at_what_waits_for_a_tile();
    [[nodiscard]] bool is_certain_loss(bool all_lose) const;

    const Rules& rules_;
    const View& view_;
    Action action_;
    Foresight& out_;
    bool harmless_ = true;  ///< no gate and no key was discarded in the first order
};

void Seer::look() {
    State state = arranged(view_, Order::GatesLast);
    Events happened;
    apply(rules_, state, action_, &happened);
    out_.shown = state.shown;
    keep_certain(happened);
    const std::size_t whole = out_.events.size();
    bool all_lose = state.shown.ending != Ending::Unfinished && state.shown.ending != Ending::Won;
    if (out_.tiles != 0) {
        all_lose = compare_with_other_orders() && all_lose;
    }
    cut_after_draw();
    out_.complete = out_.events.size() == whole;
    out_.shown.hand = TileKind::None;
    add_up();
    look_at_what_waits_for_a_tile();
    if (out_.complete) {
        look_at_pending_hits();
        look_at_next_removal();
    }
    out_.certain_loss = out_.certain_loss || is_certain_loss(all_lose);
}

/// Without kinds; what was left out is left out of the causes too.
void Seer::keep_certain(const Events& happened) {
    out_.events.clear();
    core::FixedList<std::uint16_t, Events::capacity()> moved_to;
    for (std::size_t place = 0; place < happened.size(); ++place) {
        const Event& event = happened[place];
        moved_to.push_back(static_cast<std::uint16_t>(out_.events.size()));
        if (event.kind == EventKind::Discarded) {
            harmless_ = harmless_ && event.tile != TileKind::Gate && !holds_key(event.tile);
        }
        out_.tiles += reveals(event.kind) ? 1 : 0;
        if (depends_on_kind(event)) {
            continue;
        }
        out_.events.push_back(masked(event));
        if (event.cause < place) {
            out_.events[out_.events.size() - 1].cause = moved_to[event.cause];
        } else {
            out_.events[out_.events.size() - 1].cause = event.cause;
        }
    }
}

/// Answers whether every one of them loses.
bool Seer::compare_with_other_orders() {
    bool all_lose = true;
    Events happened;
    for (Order order : kOtherOrders) {
        State state = arranged(view_, order);
        happened.clear();
        apply(rules_, state, action_, &happened);
        cut_to_common(happened);
        const Ending ending = state.shown.ending;
        all_lose = all_lose && ending != Ending::Unfinished && ending != Ending::Won;
    }
    return all_lose;
}

void Seer::cut_to_common(const Events& other) {
    std::size_t place = skip_hidden(other, 0);
    std::size_t common = 0;
    while (common < out_.events.size() && place < other.size()
           && masked(out_.events[common]) == masked(other[place])) {
        ++common;
        place = skip_hidden(other, place + 1);
    }
    out_.events.truncate(common);
}

/// What follows a draw depends on the tile, even where these orders agree.
void Seer::cut_after_draw() {
    const auto* const drawn = std::ranges::find(out_.events, EventKind::Drawn, &Event::kind);
    if (drawn != out_.events.end()) {
        out_.events.truncate(static_cast<std::size_t>(drawn - out_.events.begin()) + 1);
    }
}

void Seer::add_up() {
    out_.tiles = 0;
    for (const Event& event : out_.events) {
        add_up(event);
    }
}

// One line for each kind of event.
void Seer::add_up(const Event& event) {
    switch (event.kind) {
    case EventKind::Drawn:
    case EventKind::Discarded: ++out_.tiles; break;
    case EventKind::Crumbled:
        out_.lost |= only(event.cell);
        out_.pits |= only(event.cell);
        break;
    case EventKind::MonsterFades:
    case EventKind::Removed:
    case EventKind::Replaced:
    case EventKind::FlickerRemoved:
    case EventKind::TurnedToPit:
    case EventKind::Swallowed:
        out_.lost |= only(event.cell);
        out_.pits &= ~only(event.cell);
        break;
    case EventKind::Strikes: out_.striking |= only(event.cell); break;
    case EventKind::Hit:
    case EventKind::DirgeHit:
        out_.struck = static_cast<Prisoners>(out_.struck | only(event.who));
        out_.hit_tiles += event.number;
        break;
    case EventKind::Fell:
        out_.falling = static_cast<Prisoners>(out_.falling | only(event.who));
        break;
    case EventKind::GameEnds:
        out_.certain_win = static_cast<Ending>(event.number) == Ending::Won;
        out_.certain_loss = !out_.certain_win;
        break;
    case EventKind::TurnBegins:
    case EventKind::Started:
    case EventKind::Placed:
    case EventKind::Moved:
    case EventKind::SteppedBlind:
    case EventKind::Charged:
    case EventKind::Leapt:
    case EventKind::Stayed:
    case EventKind::HeldFast:
    case EventKind::NerveSpent:
    case EventKind::NerveGained:
    case EventKind::KeyTaken:
    case EventKind::KeyPassed:
    case EventKind::LineChosen:
    case EventKind::Landed:
    case EventKind::FallsOn:
    case EventKind::Evaded:
    case EventKind::Blocked:
    case EventKind::LightsOut:
    case EventKind::Scrambled:
    case EventKind::MonsterLost:
    case EventKind::KeyLost:
    case EventKind::Relit:
    case EventKind::StackEmpty:
    case EventKind::OmenSetAside:
    case EventKind::PitFiendActs:
    case EventKind::DirgeLaid:
    case EventKind::ChasmOpens:
    case EventKind::Sustained: break;
    }
}

/// A chain waits for a line or a Block, or the Dirge does: its hits come whatever is answered.
void Seer::look_at_pending_hits() {
    const PublicState& shown = out_.shown;
    for (Prisoners rest = shown.under_dirge; rest != 0;
         rest = static_cast<Prisoners>(rest & (rest - 1))) {
        out_.struck = static_cast<Prisoners>(out_.struck | only(first_of(rest)));
        out_.falling = static_cast<Prisoners>(out_.falling | only(first_of(rest)));
        out_.hit_tiles += kTilesUnderDirge;
    }
    out_.lost |= shown.dirge & occupied(shown);
    if (shown.triggered == 0) {
        return;
    }
    const Chain chain = find_chain(rules_, shown, shown.triggered);
    for (int done = shown.hits_done;; ++done) {
        const ChainHit hit = next_hit(chain, done);
        if (hit.victim == kNobody) {
            return;
        }
        out_.struck = static_cast<Prisoners>(out_.struck | only(hit.victim));
        out_.hit_tiles += hit_cost(shown, hit).tiles;
    }
}

/// Without a hit nothing is removed before the scramble, and who knows what it will light.
bool Seer::scrambles_first() const {
    const Prisoner& active = prisoner_of(out_.shown, out_.shown.active);
    return out_.shown.step == Step::Scramble
           || (out_.struck == 0 && is_on_board(active)
               && is_monster(kind_at(out_.shown, active.cell)));
}

/// The removal that is still to come finds the candles of the struck out.
void Seer::look_at_next_removal() {
    if (out_.shown.step == Step::Over || scrambles_first()) {
        return;
    }
    PublicState after = out_.shown;
    for (Prisoners rest = out_.struck; rest != 0;
         rest = static_cast<Prisoners>(rest & (rest - 1))) {
        after.prisoners[index(first_of(rest))].lit = false;
    }
    for (Prisoners rest = after.under_dirge; rest != 0;
         rest = static_cast<Prisoners>(rest & (rest - 1))) {
        after.prisoners[index(first_of(rest))].whereabouts = Whereabouts::Falling;
    }
    if (after.step == Step::Blind) {
        walk_blindly(after);
    }
    out_.lost |= forgotten(rules_, after);
    out_.pits &= ~forgotten(rules_, after);
}

/// Once the tile is laid the prisoner is on it, lit by no other.
void Seer::walk_blindly(PublicState& after) {
    Prisoner& walker = after.prisoners[index(after.active)];
    if (rules_.facts(kind_at(after, walker.cell)).crumbles) {
        out_.lost |= only(walker.cell);
    }
    walker.cell = after.target;
}

/// NC-C4: whether the tile of a Stay is discarded or replaces another, the floor gives way then.
void Seer::look_at_what_waits_for_a_tile() {
    if (action_.kind != ActionKind::Stay) {
        return;
    }
    out_.tiles = view_.shown.stack_size == 0 ? 0 : 1;  // NC-C1, NC-C2
    const PrisonerId who = view_.shown.active;
    const Cell cell = prisoner_of(view_.shown, who).cell;
    if (rules_.facts(kind_at(view_.shown, cell)).crumbles) {
        out_.lost |= only(cell);
        out_.pits |= only(cell);
        out_.falling = static_cast<Prisoners>(out_.falling | only(who));
        out_.certain_loss = out_.certain_loss || view_.shown.stack_size <= 1;  // NC-X4
    }
}

/// Where keys and gates were discarded in the most harmless orders, some mixture of the two might
/// still do: then it is called certain only if the whole stack goes.
bool Seer::is_certain_loss(bool all_lose) const {
    return all_lose && (harmless_ || out_.shown.stack_size == 0);
}

}  // namespace

void foresee(const Rules& rules, const View& view, Action action, Foresight& foresight) {
    foresight.tiles = 0;
    foresight.lost = 0;
    foresight.pits = 0;
    foresight.striking = 0;
    foresight.struck = 0;
    foresight.falling = 0;
    foresight.hit_tiles = 0;
    foresight.certain_loss = false;
    foresight.certain_win = false;
    Seer(rules, view, action, foresight).look();
}

}  // namespace tenebrae::nightcage
