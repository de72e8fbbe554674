// SPDX-License-Identifier: MIT
#include "games/vast/bot/cave_bot.hpp"

#include "games/vast/bot/rating_rows.hpp"

#include <algorithm>
#include <bit>

namespace tenebrae::bots {

using namespace vast;

namespace {

using K = ActionKind;

constexpr Rating kStep = 5000;  ///< steps of the turn come before Omens
constexpr int kMostSteps = 12;  ///< farther is as good
constexpr int kTileWorth = 14;  ///< of a tile placed before the Collapse, in tokens times 10
constexpr int kFewTokens = 10;
constexpr int kPushes = 3;  ///< spaces of Giant Bats

}  // namespace

CaveBot::CaveBot(const Rules& rules, const State& state) : rules_(rules), state_(state) {
    weigh_threats();
    // Omens are used after the steps of the turn.
    const bool uses_omens = state.decision == Decision::Cave && state.cave.step == CaveStep::Done;
    const bool chooses_place = uses_omens || state.decision == Decision::Push;
    if (chooses_place) {
        find_wanted();
        find_path();
    }
    if (uses_omens) {
        price_omens();
    }
}

bool CaveBot::is_crystal(Cell cell) const {
    const SpaceId space = space_at(state_, cell);
    return space != kNoSpace && rules_.is_kind(state_.spaces[space].tile, TileKind::Crystal);
}

/// Returns the steps to the Entrance over Lit tiles.
int CaveBot::steps_out(SpaceId space) const {
    return space == kNoSpace ? kMostSteps : std::min<int>(kMostSteps, out_[space]);
}

int CaveBot::knight_threat() const {
    const Knight& knight = state_.knight;
    if (!is_knight_alive(state_)) {
        return 0;
    }
    const int cubes = cubes_at_hand(state_);
    if (rules_.has_role(Role::Dragon)) {
        const int wounds = rules_.goals.dragon_health - state_.dragon.health;
        return 14 * wounds + 3 * cubes + (state_.dragon.surfaced ? 15 : 0);
    }
    const int crystals = crystals_for_knight(state_);
    return is_running_out(Piece::Knight)
               ? 100 - 2 * steps_out(knight.at)
               : 15 + 10 * std::min<int>(crystals, rules_.goals.crystals) + 2 * cubes;
}

int CaveBot::goblin_threat() const {
    if (!rules_.has_role(Role::Goblins)) {
        return 0;
    }
    int population = 0;
    for (const TribeState& tribe : state_.goblins.tribes) {
        population += tribe.population;
    }
    if (rules_.has_role(Role::Knight)) {
        return 12 * (rules_.goals.knight_health - state_.knight.health) + 2 * population;
    }
    return rules_.has_role(Role::Dragon)
               ? 15 * (rules_.goals.dragon_health - state_.dragon.health) + 2 * population
               : 15 + 14 * state_.smashed[index(Role::Goblins)] + 2 * population;
}

int CaveBot::dragon_threat() const {
    const Dragon& dragon = state_.dragon;
    return !rules_.has_role(Role::Dragon) ? 0
           : dragon.surfaced              ? 100 - 2 * steps_out(dragon.at)
           : dragon.awake                 ? 72
                                          : 65 * dragon.wakefulness / rules_.goals.wakefulness;
}

int CaveBot::thief_threat() const {
    const Thief& thief = state_.thief;
    return rules_.has_role(Role::Thief)
               ? 10 + 12 * thief.stashed + 8 * count_carried(state_) + std::popcount(thief.upgrades)
               : 0;
}

void CaveBot::weigh_threats() {
    out_ = dragon_distances(state_, kEntranceSpace, true);
    threats_[index(Role::Knight)] = knight_threat();
    threats_[index(Role::Goblins)] = goblin_threat();
    threats_[index(Role::Dragon)] = dragon_threat();
    threats_[index(Role::Thief)] = thief_threat();
    // What harms one helps the others.
    const std::array<int, kRoles> alone = threats_;
    for (std::size_t role = 0; role < kRoles; ++role) {
        int others = 0;
        for (std::size_t other = 0; other < kRoles; ++other) {
            others = std::max(others, other == role ? 0 : alone[other]);
        }
        threats_[role] = std::max(0, alone[role] - others / 3);
    }
}

Role CaveBot::leader() const {
    return static_cast<Role>(std::max_element(threats_.begin(), threats_.end()) - threats_.begin());
}

/// Returns whether a piece wins as soon as it is on the Entrance.
bool CaveBot::is_running_out(Piece piece) const {
    return piece == Piece::Dragon ? rules_.has_role(Role::Dragon) && state_.dragon.surfaced
                                  : is_knight_alive(state_) && !rules_.has_role(Role::Dragon)
                                        && crystals_for_knight(state_) >= rules_.goals.crystals;
}

Piece CaveBot::runner() const {
    return is_running_out(Piece::Dragon)   ? Piece::Dragon
           : is_running_out(Piece::Knight) ? Piece::Knight
                                           : Piece::None;
}

/// Finds the way of a piece that runs to the Entrance.
void CaveBot::find_path() {
    const Piece piece = runner();
    SpaceId here = piece == Piece::None ? kNoSpace : space_of(state_, piece);
    while (here != kNoSpace && out_[here] < kFar) {
        path_.push_back(here);
        SpaceId next = kNoSpace;
        for (const Direction direction : kDirections) {
            const SpaceId beside = neighbour(state_, here, direction);
            if (beside != kNoSpace && has_passage(state_, here, direction)
                && out_[beside] < out_[here]) {
                next = beside;
            }
        }
        here = next;
    }
}

/// Finds how far each space is from what the Knight wants.
void CaveBot::find_wanted() {
    wanted_.fill(kFar);
    dark_.fill(kFar);
    if (!is_knight_alive(state_)) {
        return;
    }
    SpaceSet wanted;
    SpaceSet dark;
    const bool runs = is_running_out(Piece::Knight);
    for (SpaceId space = 0; space < kMaxSpaces; ++space) {
        const Space& at = state_.spaces[space];
        if (!at.is_used()) {
            continue;
        }
        const bool is_prey = state_.dragon.at == space && !runs;
        const bool is_find = !runs && (at.treasures > 0 || at.has(Token::Crystal));
        if (is_prey || is_find || (runs && space == kEntranceSpace)) {
            wanted.put(space);
        }
        if (at.is_dark()) {
            dark.put(space);
        }
    }
    wanted_ = lit_distances(state_, wanted);
    dark_ = lit_distances(state_, dark);
}

/// Returns how near a cell is to the pieces of a role: 0 if it is far, up to 5.
int CaveBot::nearness(Role role, Cell cell) const {
    constexpr int kNear = 5;
    int near = 0;
    for (const Piece piece : kAllPieces) {
        const SpaceId space = role_of(piece) == role ? space_of(state_, piece) : kNoSpace;
        if (space != kNoSpace) {
            near = std::max(near, kNear - distance(state_.spaces[space].at, cell));
        }
    }
    return std::max(0, near);
}

/// Returns how good loot on a cell would be for the Thief: near him, and not far from the Entrance.
int CaveBot::worth_for_thief(Cell cell) const {
    constexpr int kFarAway = 6;
    return !rules_.has_role(Role::Thief)
               ? 0
               : nearness(Role::Thief, cell)
                     + 2 * std::max(0, kFarAway - distance(cell, kEntranceCell));
}

/// Returns whether an ambush may hurt the Knight.
bool CaveBot::is_ambush_dangerous() const {
    if (!is_knight_alive(state_)) {
        return false;
    }
    const int strength = knight_strength(rules_, state_);
    if (rules_.infestation != Infestation::None) {
        return (rules_.infestation == Infestation::A ? 2 : 3) >= strength;
    }
    return rules_.has_role(Role::Goblins)
           && std::any_of(kTribes.begin(), kTribes.end(), [&](Piece tribe) {
                  return can_ambush(rules_, state_, tribe);
              });
}

/// Rates the kind of a tile by what those near it would find.
Rating CaveBot::rate_kind(Cell cell, Tile tile) const {
    const int knight = nearness(Role::Knight, cell) * threat(Role::Knight);
    const int dragon = nearness(Role::Dragon, cell) * threat(Role::Dragon);
    const int goblins = nearness(Role::Goblins, cell) * threat(Role::Goblins);
    const int thief = worth_for_thief(cell) * threat(Role::Thief);
    const bool smashes = !rules_.has_role(Role::Knight) && !rules_.has_role(Role::Dragon);
    switch (rules_.plan(tile).kind) {
    case TileKind::Ambush: return (is_ambush_dangerous() ? 3 * knight : 0) / 20 + dragon / 20;
    case TileKind::Event: return (knight - (state_.dragon.awake ? 0 : 4 * dragon)) / 20;
    case TileKind::Treasure: return (-3 * knight - 3 * dragon - goblins - 2 * thief) / 20;
    case TileKind::Crystal:
        return -(knight_wants_crystals() ? 6 : 2) * knight / 20 - 5 * dragon / 20
               - (smashes ? 6 : 0) * goblins / 20;
    case TileKind::Vault: return -2 * thief / 20;
    case TileKind::Entrance: break;
    }
    return 0;
}

/// Crystal tiles come to the ends of the map, other tiles not beside them.
Rating CaveBot::rate_placing(Cell cell, Tile tile) const {
    int touched = 0;
    int crystals = 0;
    for (const Space& space : state_.spaces) {
        if (space.is_used() && distance(space.at, cell) == 1) {
            ++touched;
            crystals += rules_.is_kind(space.tile, TileKind::Crystal) ? 1 : 0;
        }
    }
    const Rating kind = rate_kind(cell, tile);
    const int away = distance(cell, kEntranceCell);
    if (rules_.is_kind(tile, TileKind::Crystal)) {
        return kind - 20 * touched + 5 * crystals + 3 * std::min(away, 8);
    }
    return kind - 20 * crystals + 2 * std::popcount(rules_.plan(tile).open);
}

/// Crystal tiles collapse first, then those beside Crystal tiles.
Rating CaveBot::rate_removal(Cell cell) const {
    if (is_crystal(cell)) {
        return 400;
    }
    Rating rating = 0;
    int nearest = kMostSteps;
    for (SpaceId space = 0; space < kMaxSpaces; ++space) {
        const Space& at = state_.spaces[space];
        if (!at.is_used() || !rules_.is_kind(at.tile, TileKind::Crystal)) {
            continue;
        }
        const int far = distance(at.at, cell);
        rating = std::max(rating, far == 1 ? 200 - 30 * touching(state_, space) : 0);
        nearest = std::min(nearest, far);
    }
    return rating + 3 * (kMostSteps - nearest);
}

/// A Treasure lies far from those who would use it.
Rating CaveBot::rate_treasure(Cell cell) const {
    int near = 0;
    for (const Role role : {Role::Knight, Role::Goblins, Role::Dragon}) {
        near += nearness(role, cell) * (20 + threat(role)) * (role == Role::Goblins ? 1 : 2);
    }
    near += worth_for_thief(cell) * (20 + threat(Role::Thief));
    return -near / 10 + (is_crystal(cell) ? -3 : 0);
}

/// Returns the price of a token, in tenths: what it might do later.
int CaveBot::price_of(OmenSymbol symbol) const {
    /// In the order of OmenSymbol.
    constexpr std::array<int, kOmenSymbols> kPrices{6, 3, 3, 6, 8, 8};
    const int price = kPrices[static_cast<std::size_t>(symbol)];
    return count_omens(state_) > kFewTokens ? price / 2 : price;
}

/// Finds what Omens cost, and whether another Treasure on the map would draw another token.
void CaveBot::price_omens() {
    for (std::size_t omen = 0; omen < kOmens; ++omen) {
        prices_[omen] = price_of(static_cast<Omen>(omen));
    }
    State after = state_;
    ++after.spaces[kEntranceSpace].treasures;
    treasure_draws_ =
        !state_.collapse && omens_to_collect(rules_, after) > omens_to_collect(rules_, state_);
}

/// Returns the price of the next use of an Omen, paid by the cheapest tokens.
int CaveBot::price_of(Omen omen) const {
    int cost = omen_cost(rules_, state_, omen);
    int price = 0;
    std::array<std::uint8_t, kOmenSymbols> tokens = state_.cave.tokens;
    while (cost > 0) {
        int cheapest = kFar;
        std::size_t chosen = 0;
        for (std::size_t symbol = 0; symbol < kOmenSymbols; ++symbol) {
            const auto one = static_cast<OmenSymbol>(symbol);
            const bool may_pay = may_omen_pay(rules_, state_, omen, one) && tokens[symbol] > 0;
            if (may_pay && price_of(one) < cheapest) {
                cheapest = price_of(one);
                chosen = symbol;
            }
        }
        if (cheapest == kFar) {
            return kFar;
        }
        --tokens[chosen];
        price += cheapest;
        --cost;
    }
    return price;
}

/// Returns how good a place is to leave a pushed piece there.
int CaveBot::worth_of_place(Piece piece, SpaceId space) const {
    if (piece == Piece::Knight) {
        return 2 * std::min<int>(kMostSteps, wanted_[space])
               + (is_running_out(piece) ? 0 : std::min<int>(kMostSteps, dark_[space]));
    }
    const SpaceId prey = is_knight_alive(state_) ? state_.knight.at : state_.dragon.at;
    return prey == kNoSpace
               ? 0
               : 2
                     * std::min(
                         kMostSteps / 2, distance(state_.spaces[space].at, state_.spaces[prey].at)
                     );
}

bool CaveBot::can_push_to(Piece piece, SpaceId space) const {
    if (piece == Piece::Knight) {
        return !state_.spaces[space].is_dark() && !has_piece(state_, space, Piece::Knight)
               && !has_monster_token(state_, space);
    }
    return space != state_.knight.at && space != state_.dragon.at;
}

/// Returns the worth of the best space to which a piece can be pushed.
int CaveBot::best_place(Piece piece, SpaceId from, int steps) const {
    int best = worth_of_place(piece, from);
    for (const Direction direction : kDirections) {
        const SpaceId next = neighbour(state_, from, direction);
        if (steps > 0 && next != kNoSpace && has_passage(state_, from, direction)
            && can_push_to(piece, next)) {
            best = std::max(best, best_place(piece, next, steps - 1));
        }
    }
    return best;
}

/// A Treasure is good far from those who would use it.
int CaveBot::worth_of_token_place(SpaceId space) const {
    return rate_treasure(state_.spaces[space].at);
}

int CaveBot::best_token_place(SpaceId from, int steps) const {
    int best = worth_of_token_place(from);
    for (const Direction direction : kDirections) {
        const SpaceId next = neighbour(state_, from, direction);
        if (steps > 0 && next != kNoSpace && has_passage(state_, from, direction)
            && !has_piece(state_, next)) {
            best = std::max(best, best_token_place(next, steps - 1));
        }
    }
    return best;
}

/// Rates a step by the best space to which it leads.
Rating CaveBot::rate_push(Direction direction) const {
    const Frame& push = state_.top();
    if (push.kind == FrameKind::PushToken) {
        return 10 * best_token_place(neighbour(state_, push.space, direction), push.value - 1);
    }
    const auto piece = static_cast<Piece>(push.piece);
    const SpaceId next = neighbour(state_, space_of(state_, piece), direction);
    return 10 * best_place(piece, next, push.value - 1);
}

/// It stays where it is if no step leads to a better space.
Rating CaveBot::rate_done() const {
    if (state_.decision != Decision::Push) {
        return 0;
    }
    const Frame& push = state_.top();
    if (push.kind == FrameKind::PushToken) {
        return 10 * worth_of_token_place(push.space) + 1;
    }
    const auto piece = static_cast<Piece>(push.piece);
    return 10 * worth_of_place(piece, space_of(state_, piece)) + 1;
}

int CaveBot::worth_of_bats(Piece piece) const {
    const SpaceId here = space_of(state_, piece);
    const int gain = best_place(piece, here, kPushes) - worth_of_place(piece, here);
    const int weight =
        is_running_out(piece) && piece == Piece::Knight ? 200 : threat(role_of(piece));
    return gain * weight / 40;
}

/// Returns the worth of another tile placed or removed.
int CaveBot::worth_of_hatred(Cell cell) const {
    if (state_.collapse) {
        return is_crystal(cell) ? 45 : 22;
    }
    return state_.stack.size + state_.cave.hand_size <= 3 ? 3 * kTileWorth : kTileWorth;
}

/// Returns the worth of the longer way of the piece that runs to the Entrance.
int CaveBot::worth_of_block(const State& after) const {
    const int now = std::min<int>(kMostSteps, out_[path_[0]]);
    const int then =
        std::min<int>(kMostSteps, dragon_distances(after, kEntranceSpace, true)[path_[0]]);
    return 10 * (then - now);
}

int CaveBot::worth_of_rockslide(const Action& action) const {
    if (path_.empty()) {
        return 0;
    }
    const SpaceId space = space_at(state_, action.cell);
    const SpaceId beyond = neighbour(state_, space, action.direction());
    const auto is_on_path = [&](SpaceId one) {
        return std::find(path_.begin(), path_.end(), one) != path_.end();
    };
    if (!is_on_path(space) || !is_on_path(beyond)) {
        return 0;
    }
    State after = state_;
    if (action.kind == K::OmenRockslideFrom) {
        take_rockslide(after, space_at(after, action.other), static_cast<Direction>(action.over));
    }
    after.spaces[space].edges =
        static_cast<std::uint8_t>(after.spaces[space].edges | 0x10U << action.what);
    return worth_of_block(after);
}

int CaveBot::opened_cells(Cell cell, Sides open) const {
    if (!can_place_tiles(state_)) {
        return 0;
    }
    const SpaceId space = space_at(state_, cell);
    return static_cast<int>(std::count_if(
        kDirections.begin(),
        kDirections.end(),
        [&](Direction direction) {
            return has(open, direction) && neighbour(state_, space, direction) == kNoSpace;
        }
    ));
}

/// A turned tile may close a way, and open edges at which the Cave places tiles.
int CaveBot::worth_of_turn(const Action& action) const {
    const SpaceId space = space_at(state_, action.cell);
    int worth = kTileWorth * opened_cells(action.cell, action.what);
    if (std::find(path_.begin(), path_.end(), space) != path_.end()) {
        State after = state_;
        Space& at = after.spaces[space];
        at.side = static_cast<std::uint8_t>((at.side & ~unsigned{kAllSides}) | action.what);
        clear_edges(after, space);
        worth += worth_of_block(after);
    }
    return worth;
}

int CaveBot::worth_of_spores(Role role) const {
    const int weight = threat(role);
    if (role == Role::Knight) {
        int cubes = 0;
        for (const int space : rules_.tables.grit_spaces) {
            cubes += state_.knight.grit >= space && state_.knight.grit - 5 < space ? 1 : 0;
        }
        return (std::min<int>(5, state_.knight.grit) + 10 * cubes) * weight / 25;
    }
    if (role == Role::Goblins) {
        int loss = kFar;
        for (const TribeState& tribe : state_.goblins.tribes) {
            loss =
                tribe.population >= kSporesPopulation ? std::min(loss, tribe.population - 1) : loss;
        }
        return 10 * loss * weight / 30;
    }
    if (role == Role::Thief) {
        return 20 * weight / 40;
    }
    return state_.dragon.awake ? 0 : 25 * weight / 40;
}

/// Returns how much an Event card harms the Knight, or helps the Cave.
int CaveBot::harm_of(EventCard card) const {
    const Knight& knight = state_.knight;
    const bool is_hurt = knight.health < rules_.goals.knight_health;
    switch (card) {
    case EventCard::Ambush: return is_ambush_dangerous() ? 50 : 5;
    case EventCard::Rats: return knight.grit > 0 ? 20 : 4;
    case EventCard::Deep: return 30;
    case EventCard::Light: return is_hurt ? -10 : 3;
    case EventCard::Air:
    case EventCard::Water: return is_hurt ? -12 : 3;
    case EventCard::Bread: return knight.discarded > 0 || knight.track != 0 ? -30 : 3;
    case EventCard::Vantage: return -8;
    }
    return 0;
}

/// An Event under the Knight costs her an Encounter.
int CaveBot::worth_of_event(Cell cell) const {
    const SpaceId here = state_.knight.at;
    if (state_.spaces[here].at != cell) {
        return 0;
    }
    int harm = 0;
    for (std::size_t place = 0; place < kOfferedEvents && place < state_.events.size; ++place) {
        harm = std::max(harm, harm_of(static_cast<EventCard>(state_.events.from_top(place))));
    }
    return (20 + harm) * threat(Role::Knight) / 100;
}

/// The top cards go if none of them harms the Knight.
int CaveBot::worth_of_deck() const {
    int harm = 0;
    for (std::size_t place = 0; place < kOfferedEvents && place < state_.events.size; ++place) {
        harm = std::max(harm, harm_of(static_cast<EventCard>(state_.events.from_top(place))));
    }
    return harm < 10 && state_.events.size > kOfferedEvents ? threat(Role::Knight) / 8 : 0;
}

/// A Treasure on the map draws another token each turn, if it reaches the next column of T8.
int CaveBot::worth_of_plunder(Cell cell) const {
    return treasure_draws_ ? 12 + rate_treasure(cell) / 4 : 0;
}

/// What each Omen is worth, in tokens times 10.
struct CaveBot::OmenRows {
    using Row = KindRow<CaveBot, int>;
    static int hatred(const CaveBot& bot, const Action& action) {
        return bot.worth_of_hatred(action.cell);
    }
    static int rockslide(const CaveBot& bot, const Action& action) {
        return bot.worth_of_rockslide(action);
    }

    /// In the order of ActionKind.
    static constexpr std::array kAll{
        Row{K::OmenBats,
            [](const CaveBot& bot, const Action& action) { return bot.worth_of_bats(action.who); }},
        Row{K::OmenBatsTreasure,
            [](const CaveBot& bot, const Action& action) {
                const SpaceId from = space_at(bot.state_, action.cell);
                return (bot.best_token_place(from, kPushes) - bot.worth_of_token_place(from)) / 4;
            }},
        Row{K::OmenRockslide, rockslide},
        Row{K::OmenRockslideFrom, rockslide},
        Row{K::OmenPlunder,
            [](const CaveBot& bot, const Action& action) {
                return bot.worth_of_plunder(action.cell);
            }},
        Row{K::OmenSpores,
            [](const CaveBot& bot, const Action& action) {
                return bot.worth_of_spores(static_cast<Role>(action.what));
            }},
        Row{K::OmenHatred, hatred},
        Row{K::OmenHatredRemove, hatred},
        Row{K::OmenHatredToken,
            [](const CaveBot& /*bot*/, const Action& /*action*/) { return 60; }},
        Row{K::OmenCurseTurn,
            [](const CaveBot& bot, const Action& action) { return bot.worth_of_turn(action); }},
        Row{K::OmenCurseEvent,
            [](const CaveBot& bot, const Action& action) {
                return bot.worth_of_event(action.cell);
            }},
        Row{K::OmenCurseDeck,
            [](const CaveBot& bot, const Action& /*action*/) { return bot.worth_of_deck(); }},
    };
};

int CaveBot::worth_of_omen(const Action& action) const {
    static constexpr KindTable<CaveBot, int> kTable(OmenRows::kAll);
    return kTable.of(*this, action);
}

/// Omens are used after the steps, if they are worth their tokens.
Rating CaveBot::rate_omen(const Action& action) const {
    if (state_.cave.step != CaveStep::Done) {
        return kNever;
    }
    const int gain =
        worth_of_omen(action) - prices_[static_cast<std::size_t>(omen_of(action.kind))];
    if (gain <= 0) {
        return kNever;
    }
    const Rating which = action.kind == K::OmenHatred ? rate_placing(action.cell, action.what)
                         : action.kind == K::OmenHatredRemove ? rate_removal(action.cell)
                                                              : 0;
    return 10 * gain + which / 10;
}

int CaveBot::worth_of_card(TreasureCard card) const {
    const bool has_dragon = rules_.has_role(Role::Dragon);
    switch (card) {
    case TreasureCard::Javelin: return has_dragon ? 6 : 1;
    case TreasureCard::Sword: return 9;
    case TreasureCard::Axe: return has_dragon ? 8 : 1;
    case TreasureCard::Kit: return 5;
    case TreasureCard::Boots: return 7;
    case TreasureCard::Lantern: return 8;
    case TreasureCard::Ebow: return has_dragon ? 3 : 0;
    }
    return 0;
}

struct CaveBot::Rows {
    using Row = KindRow<CaveBot, Rating>;
    static Rating rate_omen(const CaveBot& bot, const Action& action) {
        return bot.rate_omen(action);
    }
    static Rating rate_placing(const CaveBot& bot, const Action& action) {
        return kStep + bot.rate_placing(action.cell, action.what);
    }

    /// In the order of ActionKind; the ends of decisions have no row and rate 0.
    static constexpr std::array kAll{
        Row{K::Fill, rate_placing},
        Row{K::Push,
            [](const CaveBot& bot, const Action& action) {
                return bot.rate_push(action.direction());
            }},
        Row{K::Place, rate_placing},
        Row{K::Remove,
            [](const CaveBot& bot, const Action& action) {
                return kStep + bot.rate_removal(action.cell);
            }},
        Row{K::Treasure,
            [](const CaveBot& bot, const Action& action) {
                return kStep + bot.rate_treasure(action.cell);
            }},
        // It is better to skip the step than to give the Thief loot.
        Row{K::Skip,
            [](const CaveBot& bot, const Action& /*action*/) {
                return bot.rules_.has_role(Role::Thief) ? 2 * kStep : 0;
            }},
        Row{K::Discard,
            [](const CaveBot& bot, const Action& action) {
                return -bot.price_of(static_cast<OmenSymbol>(action.what));
            }},
        Row{K::Collect, [](const CaveBot& /*bot*/, const Action& /*action*/) { return kStep; }},
        Row{K::OmenBats, rate_omen},
        Row{K::OmenBatsTreasure, rate_omen},
        Row{K::OmenRockslide, rate_omen},
        Row{K::OmenRockslideFrom, rate_omen},
        Row{K::OmenPlunder, rate_omen},
        Row{K::OmenSpores, rate_omen},
        Row{K::OmenHatred, rate_omen},
        Row{K::OmenHatredRemove, rate_omen},
        Row{K::OmenHatredToken, rate_omen},
        Row{K::OmenCurseTurn, rate_omen},
        Row{K::OmenCurseEvent, rate_omen},
        Row{K::OmenCurseDeck, rate_omen},
        Row{K::PayOmen,
            [](const CaveBot& bot, const Action& action) {
                const auto symbol = static_cast<OmenSymbol>(action.what);
                return 2 * bot.state_.cave.tokens[action.what] - 10 * bot.price_of(symbol);
            }},
        Row{K::Event,
            [](const CaveBot& bot, const Action& action) {
                return bot.harm_of(static_cast<EventCard>(action.what));
            }},
        Row{K::Give,
            [](const CaveBot& bot, const Action& action) {
                return -bot.worth_of_card(static_cast<TreasureCard>(action.what));
            }},
        Row{K::Dig,
            [](const CaveBot& bot, const Action& action) {
                return bot.rate_placing(unpacked(bot.state_.top().mask), action.what);
            }},
        Row{K::Done, [](const CaveBot& bot, const Action& /*action*/) { return bot.rate_done(); }},
    };
};

Rating CaveBot::rate(const Action& action) const {
    static constexpr KindTable<CaveBot, Rating> kTable(Rows::kAll);
    return kTable.of(*this, action);
}

}  // namespace tenebrae::bots
