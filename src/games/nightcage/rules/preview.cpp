// SPDX-License-Identifier: MIT
#include "games/nightcage/rules/preview.hpp"

#include "games/nightcage/rules/game_rules.hpp"
#include "games/nightcage/rules/light.hpp"
#include "games/nightcage/rules/sight.hpp"

#include <algorithm>
#include <array>
#include <cassert>

namespace tenebrae::nightcage {
namespace {

/// Orders of the stack to try. The top of the stack decides whether a Stay brings a monster
/// (NC-C2), whether a discard costs the last gate or a key too many (NC-X2, NC-X3), and whether an
/// omen is set aside before a tile is drawn (NC-D1). One order begins with each of these, and two
/// delay gates and keys as long as possible; comparing them shows whether the stack matters.
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

/// The classes of tiles that an order distinguishes: a keeper is both a monster and a key.
enum class TileClass : std::uint8_t { Plain, Monster, Keeper, Key, Gate, Omen };

TileClass class_of(TileKind kind) {
    if (kind == TileKind::Gate) {
        return TileClass::Gate;
    }
    if (kind == TileKind::Omen) {
        return TileClass::Omen;
    }
    if (holds_key(kind)) {
        return is_monster(kind) ? TileClass::Keeper : TileClass::Key;
    }
    return is_monster(kind) ? TileClass::Monster : TileClass::Plain;
}

/// The rank of each TileClass in each Order; lower ranks come first.
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
    return kRanks.at(static_cast<std::size_t>(order)).at(static_cast<std::size_t>(class_of(kind)));
}

using Counts = std::array<std::uint8_t, kTileKinds>;
using Kinds = std::array<TileKind, kTileKinds>;

/// Returns all kinds in their order; kinds of the same rank in the order of TileKind.
Kinds kinds_in_order(Order order) {
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

/// Returns a state that gives this view: the opening tiles on top, then the others.
State state_in_order(const View& view, Order order) {
    State state;
    state.shown = view.shown;
    const Kinds kinds = kinds_in_order(order);
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

/// Returns whether an event happens only for some kinds: a key lost with a discarded tile, or an
/// omen after which another tile is drawn.
bool depends_on_kind(const Event& event) {
    return (event.kind == EventKind::KeyLost && event.cell == kNoCell)
           || event.kind == EventKind::OmenSetAside;
}

Event without_hidden(Event event) {
    if (reveals(event.kind)) {
        event.tile = TileKind::None;
    }
    event.cause = kCauseCommand;
    return event;
}

/// Returns the index of the next event that does not depend on a kind.
std::size_t skip_hidden(const Events& events, std::size_t place) {
    while (place < events.size() && depends_on_kind(events[place])) {
        ++place;
    }
    return place;
}

/// Computes the events for one order of the stack and drops those that differ in another order.
class Previewer {
public:
    Previewer(const Rules& rules, const View& view, Action action, ActionPreview& preview)
        : rules_(rules), view_(view), action_(action), preview_(preview) {}

    void run();

private:
    void copy_certain_events(const Events& events);
    bool compare_with_other_orders();
    void truncate_to_common(const Events& other);
    void truncate_after_draw();
    void accumulate();
    void accumulate(const Event& event);
    void add_pending_hits();
    void add_next_removal();
    void apply_blind_step(PublicState& after);
    [[nodiscard]] bool scrambles_first() const;
    void add_stay_effects();
    [[nodiscard]] bool is_certain_loss(bool all_lose) const;

    const Rules& rules_;
    const View& view_;
    Action action_;
    ActionPreview& preview_;
    bool harmless_ = true;  ///< no gate and no key was discarded in the first order
};

void Previewer::run() {
    State state = state_in_order(view_, Order::GatesLast);
    Events events;
    apply(rules_, state, action_, &events);
    preview_.shown = state.shown;
    copy_certain_events(events);
    const std::size_t event_count = preview_.events.size();
    bool all_lose = state.shown.ending != Ending::Unfinished && state.shown.ending != Ending::Won;
    if (preview_.tiles != 0) {
        all_lose = compare_with_other_orders() && all_lose;
    }
    truncate_after_draw();
    preview_.complete = preview_.events.size() == event_count;
    preview_.shown.hand = TileKind::None;
    accumulate();
    add_stay_effects();
    if (preview_.complete) {
        add_pending_hits();
        add_next_removal();
    }
    preview_.certain_loss = preview_.certain_loss || is_certain_loss(all_lose);
}

/// Copies the events without kinds; events left out are also removed from the causes.
void Previewer::copy_certain_events(const Events& events) {
    preview_.events.clear();
    core::FixedList<std::uint16_t, Events::capacity()> moved_to;
    for (std::size_t place = 0; place < events.size(); ++place) {
        const Event& event = events[place];
        moved_to.push_back(static_cast<std::uint16_t>(preview_.events.size()));
        if (event.kind == EventKind::Discarded) {
            harmless_ = harmless_ && event.tile != TileKind::Gate && !holds_key(event.tile);
        }
        preview_.tiles += reveals(event.kind) ? 1 : 0;
        if (depends_on_kind(event)) {
            continue;
        }
        preview_.events.push_back(without_hidden(event));
        if (event.cause < place) {
            preview_.events[preview_.events.size() - 1].cause = moved_to[event.cause];
        } else {
            preview_.events[preview_.events.size() - 1].cause = event.cause;
        }
    }
}

/// Keeps only the events common to all other orders; returns whether all of those lose.
bool Previewer::compare_with_other_orders() {
    bool all_lose = true;
    Events events;
    for (Order order : kOtherOrders) {
        State state = state_in_order(view_, order);
        events.clear();
        apply(rules_, state, action_, &events);
        truncate_to_common(events);
        const Ending ending = state.shown.ending;
        all_lose = all_lose && ending != Ending::Unfinished && ending != Ending::Won;
    }
    return all_lose;
}

void Previewer::truncate_to_common(const Events& other) {
    std::size_t place = skip_hidden(other, 0);
    std::size_t common = 0;
    while (common < preview_.events.size() && place < other.size()
           && without_hidden(preview_.events[common]) == without_hidden(other[place])) {
        ++common;
        place = skip_hidden(other, place + 1);
    }
    preview_.events.truncate(common);
}

/// Drops the events after a draw: they depend on the tile, even if these orders agree.
void Previewer::truncate_after_draw() {
    const auto* const drawn = std::ranges::find(preview_.events, EventKind::Drawn, &Event::kind);
    if (drawn != preview_.events.end()) {
        preview_.events.truncate(static_cast<std::size_t>(drawn - preview_.events.begin()) + 1);
    }
}

void Previewer::accumulate() {
    preview_.tiles = 0;
    for (const Event& event : preview_.events) {
        accumulate(event);
    }
}

// One line for each kind of event.
void Previewer::accumulate(const Event& event) {
    switch (event.kind) {
    case EventKind::Drawn:
    case EventKind::Discarded: ++preview_.tiles; break;
    case EventKind::Crumbled:
        preview_.lost |= only(event.cell);
        preview_.pits |= only(event.cell);
        break;
    case EventKind::MonsterFades:
    case EventKind::Removed:
    case EventKind::Replaced:
    case EventKind::FlickerRemoved:
    case EventKind::TurnedToPit:
    case EventKind::Swallowed:
        preview_.lost |= only(event.cell);
        preview_.pits &= ~only(event.cell);
        break;
    case EventKind::Strikes: preview_.striking |= only(event.cell); break;
    case EventKind::Hit:
    case EventKind::DirgeHit:
        preview_.struck = static_cast<Prisoners>(preview_.struck | only(event.who));
        preview_.hit_tiles += event.number;
        break;
    case EventKind::Fell:
        preview_.falling = static_cast<Prisoners>(preview_.falling | only(event.who));
        break;
    case EventKind::GameEnds:
        preview_.certain_win = static_cast<Ending>(event.number) == Ending::Won;
        preview_.certain_loss = !preview_.certain_win;
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

/// Adds the hits that happen however the pending line, Block or Dirge decision is answered.
void Previewer::add_pending_hits() {
    const PublicState& shown = preview_.shown;
    for (Prisoners rest = shown.under_dirge; rest != 0;
         rest = static_cast<Prisoners>(rest & (rest - 1))) {
        preview_.struck = static_cast<Prisoners>(preview_.struck | only(first_of(rest)));
        preview_.falling = static_cast<Prisoners>(preview_.falling | only(first_of(rest)));
        preview_.hit_tiles += kTilesUnderDirge;
    }
    preview_.lost |= shown.dirge & occupied(shown);
    if (shown.triggered == 0) {
        return;
    }
    const Chain chain = find_chain(rules_, shown, shown.triggered);
    for (int done = shown.hits_done;; ++done) {
        const ChainHit hit = next_hit(chain, done);
        if (hit.victim == kNobody) {
            return;
        }
        preview_.struck = static_cast<Prisoners>(preview_.struck | only(hit.victim));
        preview_.hit_tiles += hit_cost(shown, hit).tiles;
    }
}

/// Returns whether a scramble comes before the next removal; the light after it is unknown.
bool Previewer::scrambles_first() const {
    const Prisoner& active = prisoner_of(preview_.shown, preview_.shown.active);
    return preview_.shown.step == Step::Scramble
           || (preview_.struck == 0 && is_on_board(active)
               && is_monster(kind_at(preview_.shown, active.cell)));
}

/// Adds the next removal, with the candles of struck prisoners out.
void Previewer::add_next_removal() {
    if (preview_.shown.step == Step::Over || scrambles_first()) {
        return;
    }
    PublicState after = preview_.shown;
    for (Prisoners rest = preview_.struck; rest != 0;
         rest = static_cast<Prisoners>(rest & (rest - 1))) {
        after.prisoners[index(first_of(rest))].lit = false;
    }
    for (Prisoners rest = after.under_dirge; rest != 0;
         rest = static_cast<Prisoners>(rest & (rest - 1))) {
        after.prisoners[index(first_of(rest))].whereabouts = Whereabouts::Falling;
    }
    if (after.step == Step::Blind) {
        apply_blind_step(after);
    }
    preview_.lost |= next_removal(rules_, after);
    preview_.pits &= ~next_removal(rules_, after);
}

/// Puts the prisoner on the tile of their blind step, where only others can illuminate it.
void Previewer::apply_blind_step(PublicState& after) {
    Prisoner& walker = after.prisoners[index(after.active)];
    if (rules_.facts(kind_at(after, walker.cell)).crumbles) {
        preview_.lost |= only(walker.cell);
    }
    walker.cell = after.target;
}

/// Adds the effects of a Stay that do not depend on the tile: a crumbling floor gives way whether
/// the tile is discarded or replaces another (NC-C4).
void Previewer::add_stay_effects() {
    if (action_.kind != ActionKind::Stay) {
        return;
    }
    preview_.tiles = view_.shown.stack_size == 0 ? 0 : 1;  // NC-C1, NC-C2
    const PrisonerId who = view_.shown.active;
    const Cell cell = prisoner_of(view_.shown, who).cell;
    if (rules_.facts(kind_at(view_.shown, cell)).crumbles) {
        preview_.lost |= only(cell);
        preview_.pits |= only(cell);
        preview_.falling = static_cast<Prisoners>(preview_.falling | only(who));
        preview_.certain_loss = preview_.certain_loss || view_.shown.stack_size <= 1;  // NC-X4
    }
}

/// Returns whether the action loses in every order. If keys or gates were discarded even in the
/// first order, another mixture might not lose, so the loss is certain only if the stack is empty.
bool Previewer::is_certain_loss(bool all_lose) const {
    return all_lose && (harmless_ || preview_.shown.stack_size == 0);
}

}  // namespace

void preview_action(const Rules& rules, const View& view, Action action, ActionPreview& preview) {
    preview.tiles = 0;
    preview.lost = 0;
    preview.pits = 0;
    preview.striking = 0;
    preview.struck = 0;
    preview.falling = 0;
    preview.hit_tiles = 0;
    preview.certain_loss = false;
    preview.certain_win = false;
    Previewer(rules, view, action, preview).run();
}

}  // namespace tenebrae::nightcage
