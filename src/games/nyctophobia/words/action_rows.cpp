// SPDX-License-Identifier: MIT
#include "games/nyctophobia/words/action_rows.hpp"

#include "games/nyctophobia/words/action_fields.hpp"

#include <algorithm>
#include <array>

// The objections implement the rules again, independently of legal_actions(): the property test
// compares the two to find mistakes in either. Those of a Hunted never use trees or spaces: a
// Hunted knows the felt sides, the rocks in hand and what was announced (HU-G7).

namespace tenebrae::nyctophobia {
namespace {

using K = ActionKind;
using D = Decision;
using Objection = kit::Objection<Answer>;
using Row = ActionTable::Row;
using Text = std::string_view;

// clang-format off
// Answers of a Hunted.

bool is_shut_in(const Answer& a) {
    return std::ranges::all_of(a.own().felt, is_blocked);
}

/// HU-X8: in a combat at least one step is compulsory, if one is possible.
bool must_retreat(const Answer& a) {
    return a.asks(D::Retreat) && a.open().in_combat && !a.open().retreated && !is_shut_in(a);
}

bool is_search_barred(const Answer& a) {
    return !may_search_at_stop(a.state(), a.open().owner);
}

/// HU-T3: an action from the Cheerleader does not count.
bool is_action_spent(const Answer& a) {
    return !a.asks(D::Cheered) && a.open().action_spent;
}

template <Character character>
bool is_not(const Answer& a) {
    return a.own().character != character;
}

constexpr Text kMustRetreat = "{owner} must retreat at least one step: not all sides are blocked.";
constexpr Objection kActionSpent{"action-spent", "HU-T3", "{owner} has already acted this turn.", "", is_action_spent};

constexpr std::array kFreeWay{
    Objection{"blocked", "HU-M2", "{Direction} is blocked: you felt {obstacle}.", "direction",
              [](const Answer& a) { return is_blocked(a.felt()); }},
    Objection{"no-klutz", "HU-D5", "Only the Klutz can leave noise behind with a step.", "noise",
              [](const Answer& a) { return a.action.noise && is_not<Character::Klutz>(a); }},
};
constexpr std::array kAgainstHop{
    Objection{"no-climber", "HU-D7", "Only the Climber can hop over trees.", "", is_not<Character::Climber>},
    Objection{"no-tree-felt", "HU-D7", "You felt no tree to the {direction} here.", "direction",
              [](const Answer& a) { return a.felt() != FeltSide::Tree; }},
    Objection{"hop-occupied", "HU-D8", "Someone is behind that tree.", "direction",
              [](const Answer& a) {
                  return (unsigned{a.own().hops_tried} >> index(a.action.direction) & 1U) != 0;
              }},
    Objection{"retreat-begun", "HU-D7", "In a retreat you can hop only before the first step.", "",
              [](const Answer& a) { return a.asks(D::Retreat) && a.open().retreated; }},
};
constexpr std::array kAgainstSearch{
    Objection{"searched", "HU-F3", "{owner} has already searched here.", "",
              [](const Answer& a) { return is_search_barred(a) && a.own().searched; }},
    Objection{"sprinted", "HU-F3", "You cannot search where a sprint ended.", "",
              [](const Answer& a) { return is_search_barred(a) && a.own().sprinted_here; }},
    Objection{"fog", "HU-Y4", "In fog the only search is the automatic one that starts a turn.", "",
              [](const Answer& a) { return a.open().fog; }},
};
constexpr auto kAgainstSprint = kit::joined_rows(std::array{
    Objection{"action-spent", "HU-T3", "{owner} has already acted this turn.", "",
              [](const Answer& a) { return !a.asks(D::Sprint) && is_action_spent(a); }},
}, kFreeWay);
constexpr std::array kAgainstHide{
    Objection{"must-retreat", "HU-X8", kMustRetreat, "", must_retreat},
    Objection{"action-spent", "HU-T3", "{owner} has already acted this turn.", "",
              [](const Answer& a) { return !a.asks(D::Retreat) && is_action_spent(a); }},
    Objection{"not-moved", "HU-D4", "You can hide only when the Cheerleader has finished her movement.", "",
              [](const Answer& a) { return a.asks(D::Cheered) && a.open().stage != Stage::After; }},
    Objection{"called", "HU-L2", "{Caller} has called for help: you cannot hide as an action any more.", "",
              [](const Answer& a) { return !a.asks(D::Retreat) && a.open().caller != kNoPiece; }},
};
constexpr std::array kAgainstThrow{
    kActionSpent,
    Objection{"no-rock", "HU-W1", "{owner} has no rock.", "",
              [](const Answer& a) { return a.own().rocks == 0; }},
};
constexpr std::array kAgainstCall{
    kActionSpent,
    Objection{"not-in-car", "HU-L1", "{owner} is not in the car.", "",
              [](const Answer& a) { return !a.own().in_car; }},
    Objection{"called", "HU-L1", "{Caller} has already called for help.", "",
              [](const Answer& a) { return a.open().caller != kNoPiece; }},
};

constexpr Text kMalformed = "There is no such choice in this game.";
constexpr std::array kHunted{
    Objection{"malformed", "HU-G1", kMalformed, "hunted",
              [](const Answer& a) { return a.action.who >= a.rules.hunted; }, "", true},
};
constexpr auto kAgainstCheer = kit::joined_rows(kHunted, std::array{
    kActionSpent,
    Objection{"no-cheerleader", "HU-D4", "Only the Cheerleader can give her action away.", "",
              is_not<Character::Cheerleader>},
    Objection{"same-hunted", "HU-D4", "The Cheerleader cannot give the action to herself.", "hunted",
              [](const Answer& a) { return a.action.who == a.open().owner; }},
    Objection{"hidden", "HU-H2", "{hunted} is hidden and cannot get an action.", "hunted",
              [](const Answer& a) {
                  const PieceId who = a.action.who;
                  return who != a.open().owner && a.state().hunted[who].hidden;
              }},
});
constexpr std::array kAgainstWait{
    Objection{"can-move", "HU-T6",
              "{owner} must move: waiting is possible only when all four sides are blocked.", "",
              [](const Answer& a) { return !is_shut_in(a); }},
};
constexpr std::array kAgainstRock{
    Objection{"no-rock", "HU-X5", "{owner} has no rock.", "",
              [](const Answer& a) { return a.own().rocks == 0; }},
};
constexpr std::array kAgainstFist{
    Objection{"no-boxer", "HU-D3", "Only the Boxer can strike back with the fist.", "", is_not<Character::Boxer>},
};
constexpr auto kAgainstRetreat = kit::joined_rows(std::array{
    Objection{"no-steps-left", "HU-X7", "{owner} has no retreat step left.", "",
              [](const Answer& a) { return a.asks(D::Retreat) && a.open().retreat_steps == 0; }},
}, kFreeWay);
constexpr std::array kAgainstStand{Objection{"must-retreat", "HU-X8", kMustRetreat, "", must_retreat}};

// Answers of the Hunter.

bool is_in_car(const Answer& a, Space space) {
    return has(spaces_of(a.state().car), space);
}

/// HU-S7.
bool is_false_clue(const Answer& a) {
    return std::ranges::none_of(a.state().car, [&a](Space space) {
        switch (a.action.direction) {
        case Direction::North: return row(space) < kBoardSize / 2;
        case Direction::East: return column(space) >= kBoardSize / 2;
        case Direction::South: return row(space) >= kBoardSize / 2;
        case Direction::West: break;
        }
        return column(space) < kBoardSize / 2;
    });
}

/// Returns whether no tree stops the Hunter: he goes through it or removes it.
bool ignores_trees(const Answer& a) {
    return part_of(a) == (a.kind() == K::Run ? Part::RunOn : Part::MoveThrough);
}

bool is_tree_between(const Answer& a) {
    return target(a) != kNoSpace && !a.state().trees.is_open(a.state().hunter, a.action.direction);
}

/// Returns whether he stays in his space and only removes the tree in his way.
bool only_removes_tree(const Answer& a) {
    return a.kind() == K::Run && ignores_trees(a) && is_tree_between(a);
}

bool is_taken(const Answer& a, Space space) {
    return has(map_of(a).hunted_spaces(false), space);
}

bool is_step_free(const Answer& a) {
    return !(is_tree_between(a) && !ignores_trees(a)) && !is_in_car(a, target(a))
           && !is_taken(a, target(a));
}

bool is_detour(const Answer& a) {
    return is_step_free(a) && !map_of(a).is_prowl()
           && !has(map_of(a).possible_steps(), target(a));
}

bool is_own_move(const Answer& a) {
    return part_of(a) == Part::Move || part_of(a) == Part::MoveThrough;
}

constexpr std::array kEnter{
    Objection{"border", "HU-V2", "The forest ends to the {direction}.", "direction",
              [](const Answer& a) { return target(a) == kNoSpace; }, "", true},
    Objection{"tree", "HU-V2", "There is a tree to the {direction}.", "direction",
              [](const Answer& a) { return is_tree_between(a) && !ignores_trees(a); }},
    Objection{"car", "HU-K1", "The Hunter never enters the car.", "direction",
              [](const Answer& a) { return !only_removes_tree(a) && is_in_car(a, target(a)); }},
    Objection{"occupied", "HU-V2", "One of the Hunted is in {target}.", "direction",
              [](const Answer& a) { return !only_removes_tree(a) && is_taken(a, target(a)); }},
};
constexpr Text kNotShortest = "{target} is not on a shortest path.";
constexpr auto kAgainstStep = kit::joined_rows(kEnter, std::array{
    Objection{"beside-hidden", "HU-V7", "From {target} he would touch a hidden Hunted.", "direction",
              [](const Answer& a) {
                  return is_step_free(a) && map_of(a).is_prowl()
                         && !has(map_of(a).steps_of_prowl(), target(a));
              }},
    Objection{"not-the-way", "HU-V4", kNotShortest, "direction",
              [](const Answer& a) { return is_detour(a) && is_own_move(a); }},
    Objection{"not-the-way", "HU-V8", kNotShortest, "direction",
              [](const Answer& a) { return is_detour(a) && !is_own_move(a) && part_of(a) != Part::MoveAway; }},
    Objection{"not-the-way", "HU-V8", "{target} is not farther from the noise.", "direction",
              [](const Answer& a) { return is_detour(a) && part_of(a) == Part::MoveAway; }},
});
constexpr std::array kAgainstClue{
    Objection{"false-clue", "HU-S7", "No part of the car lies in the {direction} half.", "direction", is_false_clue},
};
constexpr std::array kAgainstCard{
    Objection{"not-in-hand", "HU-J3", "{named card} is not in the Hunter's hand.", "card",
              [](const Answer& a) {
                  return a.action.number >= kHandSize && a.action.place != kNoSpace;
              }, "", true},
    Objection{"malformed", "HU-G1", kMalformed, "card",
              [](const Answer& a) { return a.action.number >= kHandSize; }, "", true},
    Objection{"no-card", "HU-J3", "There is no such card in the hand.", "card",
              [](const Answer& a) { return a.state().hand[a.action.number] == Card::None; }},
};
constexpr std::array kAgainstStay{
    Objection{"compelled", "HU-V1", "The Hunter must step: he has something to go towards.", "",
              [](const Answer& a) { return !map_of(a).is_prowl(); }},
};
constexpr auto kAgainstAttack = kit::joined_rows(kHunted, std::array{
    Objection{"hidden", "HU-H2", "{hunted} is hidden.", "hunted",
              [](const Answer& a) { return a.state().hunted[a.action.who].hidden; }},
    Objection{"not-touched", "HU-X3", "The Hunter does not touch {hunted}.", "hunted",
              [](const Answer& a) {
                  return !map_of(a).touches(a.state().hunter, a.state().hunted[a.action.who].at);
              }},
});
constexpr std::array kAgainstFell{
    Objection{"no-tree", "HU-V10", "There is no tree to the {direction}.", "direction",
              [](const Answer& a) {
                  const Side side = side_of(a.state().hunter, a.action.direction);
                  return side == kNoSide || !a.state().trees.has(side);
              }},
};
// Only a part of a card that says "may" can be skipped (HU-V10). An uprooted tree must be planted.
constexpr std::array kAgainstSkip{
    Objection{"compelled", "HU-V10", R"(You must fell a tree: the card does not say "may".)", "",
              [](const Answer& a) { return a.asks(D::Fell) && part_of(a) == Part::Fell; }},
    Objection{"compelled", "HU-Y3", "You must plant the tree you uprooted.", "",
              [](const Answer& a) { return a.asks(D::Plant) && part_of(a) == Part::MoveTree; }},
};
// clang-format on

template <PieceId Action::*who>
bool is_hidden(const Answer& answer) {
    return answer.state().hunted[answer.action.*who].hidden;
}

template <PieceId Action::*who>
bool sits_in_car(const Answer& answer) {
    return is_in_car(answer, answer.state().hunted[answer.action.*who].at);
}

bool is_far_side(const Answer& answer) {
    const Side side = answer.action.place;
    return ((only(near_space(side)) | only(far_space(side))) & map_of(answer).around()) == 0;
}

bool is_tree_there(const Answer& answer) {
    return answer.state().trees.has(answer.action.place);
}

bool is_first_side(const Answer& answer) {
    return part_of(answer) == Part::MoveTree && answer.action.place == answer.state().uprooted;
}

// clang-format off
constexpr std::array kSide{
    Objection{"malformed", "HU-G1", kMalformed, "side",
              [](const Answer& a) { return !is_side(a.action.place); }, "", true},
};
constexpr std::array kNearSide{
    Objection{"not-near", "HU-V11",
              "{side} is not a side of the Hunter's space or of the eight around it.", "side", is_far_side},
};
constexpr auto kAgainstLure = kit::joined_rows(kHunted, std::array{
    Objection{"hidden", "HU-Y3", "{hunted} is hidden.", "hunted", is_hidden<&Action::who>},
    Objection{"not-nearest", "HU-Y3", "{nearer} is nearer to the noise.", "hunted",
              [](const Answer& a) { return nearer_to_noise(a) != kNoPiece; }},
});
constexpr auto kAgainstSwap = kit::joined_rows(kHunted, std::array{
    Objection{"malformed", "HU-G1", kMalformed, "other",
              [](const Answer& a) { return a.action.other >= a.rules.hunted; }, "", true},
    Objection{"same-hunted", "HU-Y3", "Choose two different Hunted.", "other",
              [](const Answer& a) { return a.action.who == a.action.other; }, "", true},
    Objection{"hidden", "HU-Y3", "{hunted} is hidden.", "hunted", is_hidden<&Action::who>},
    Objection{"in-car", "HU-Y3", "{hunted} is in the car.", "hunted", sits_in_car<&Action::who>},
    Objection{"hidden", "HU-Y3", "{other} is hidden.", "other", is_hidden<&Action::other>},
    Objection{"in-car", "HU-Y3", "{other} is in the car.", "other", sits_in_car<&Action::other>},
});
constexpr auto kAgainstUproot = kit::joined_rows(kSide, kNearSide, std::array{
    Objection{"no-tree", "HU-Y3", "There is no tree at {side}.", "side",
              [](const Answer& a) { return !is_tree_there(a); }},
    Objection{"no-place", "HU-Y3", "There is no other place to plant that tree.", "side",
              [](const Answer& a) { return is_tree_there(a) && !map_of(a).has_place_for(a.action.place); }},
});
constexpr auto kAgainstPlant = kit::joined_rows(kSide, kNearSide, std::array{
    Objection{"tree", "HU-Y3", "There is already a tree at {side}.", "side", is_tree_there},
    Objection{"same-side", "HU-Y3", "Plant the tree on another side than the one it came from.", "side",
              [](const Answer& a) { return !is_tree_there(a) && is_first_side(a); }},
    Objection{"sealed", "HU-Y6", "A tree at {side} would seal off part of the forest.", "side",
              [](const Answer& a) {
                  return !is_tree_there(a) && !is_first_side(a)
                         && !map_of(a).stays_sound(kNoSide, a.action.place);
              }},
});
constexpr std::array kOneSpace{
    Objection{"malformed", "HU-G1", kMalformed, "space",
              [](const Answer& a) { return a.action.place >= kSpaces; }, "", true},
};
constexpr auto kAgainstDrift = kit::joined_rows(kOneSpace, std::array{
    Objection{"car", "HU-Y3", "The noise cannot drift into the car.", "space",
              [](const Answer& a) { return is_in_car(a, a.action.place); }},
    Objection{"occupied", "HU-Y3", "Someone is in {space}.", "space",
              [](const Answer& a) {
                  return is_taken(a, a.action.place) || a.action.place == a.state().hunter;
              }},
    Objection{"rock", "HU-Y3", "There is a rock in {space}.", "space",
              [](const Answer& a) {
                  return a.state().noise == kNoSpace && a.state().rocks[a.action.place] > 0;
              }},
    Objection{"too-far", "HU-Y3", "{space} is not one or two steps from the noise at {noise at}.", "space",
              [](const Answer& a) {
                  return a.state().noise != kNoSpace
                         && !has(map_of(a).drift_from_noise(), a.action.place);
              }},
});

// The forest that the Hunter builds (section B).
constexpr auto kAgainstTree = kit::joined_rows(kSide, std::array{
    Objection{"no-tree-left", "HU-B4", "All 40 trees are already placed.", "",
              [](const Answer& a) { return !is_tree_there(a) && a.state().trees.count() >= kMaxTrees; }},
});
constexpr auto kAgainstCar = kit::joined_rows(kOneSpace, std::array{
    Objection{"malformed", "HU-G1", kMalformed, "second",
              [](const Answer& a) { return a.action.second >= kSpaces; }, "", true},
    Objection{"not-neighbours", "HU-B4", "The car needs two neighbouring spaces.", "second",
              [](const Answer& a) { return grid_distance(a.action.place, a.action.second) != 1; }},
});
constexpr auto kAgainstStart = kit::joined_rows(std::array{
    Objection{"no-such-hunted", "HU-B4", "There is no such Hunted in this game.", "piece",
              [](const Answer& a) { return a.action.who != kHunter && a.action.who >= a.rules.hunted; }},
}, kOneSpace);
constexpr std::array kAgainstReady{
    Objection{"no-trees", "HU-B2", "The forest needs at least one tree.", "",
              [](const Answer& a) { return a.state().trees.count() == 0; }},
};

constexpr Decisions kActing = only(D::Turn) | only(D::After) | only(D::Cheered);
constexpr Decisions kSearching = only(D::Second) | only(D::After) | only(D::Retreat);
constexpr Decisions kSkipping = only(D::Fell) | only(D::Uproot) | only(D::Plant) | only(D::Drift);

// Kind, command, alias, form, decisions, rule, objections, sentence, summary, help; for the usual a: true.
constexpr std::array<Row, kActionKinds> kActionRows{{
    {K::Move, "move", "m", "direction [noise", only(D::Turn) | only(D::Second), "HU-M1", kFreeWay,
     "Move {direction}{known}{noise}",
     "make one of the two steps of the movement",
     R"(A turn has two steps, one after the other (HU-M1). If the way is blocked, you learn by
        what, and choose again at no cost (HU-M4). The Klutz can add noise, which stays in the
        space left behind (HU-D5). Examples: `move n`, `move e noise`.)"},
    {K::Search, "search", "s", "", kSearching, "HU-F3", kAgainstSearch, "Feel around on all four sides",
     "feel around on all four sides",
     R"(Searching is free, once at each stop, but not where a sprint ended and not in fog
        (HU-F3). The first search of a turn is automatic. Example: `search`.)"},
    {K::Sprint, "sprint", "p", "direction [noise", kActing | only(D::Sprint), "HU-T3", kAgainstSprint,
     "Sprint {direction}{known}{noise}",
     "make one extra step, as the action of the turn",
     R"(Before or after the movement (HU-P1). You cannot search where it ends. The Track Star may
        sprint a second step (HU-P3). Example: `sprint s`.)"},
    {K::Throw, "throw", "t", "direction", kActing, "HU-T3", kAgainstThrow,
     "Throw a rock {direction}: it makes noise where it lands",
     "throw a rock, as the action of the turn",
     R"(The rock flies straight until something stops it, and makes noise where it lands (HU-W1,
        HU-W4). If it hits the Hunter, he is driven back and wounded (HU-W5). A friend loses
        1 health (HU-W6). Example: `throw w`.)"},
    {K::Call, "call", "c", "", kActing, "HU-T3", kAgainstCall, "Call for help: one more round and all are rescued",
     "call for help from the car, as the action of the turn",
     R"(Only in the car, and once in a game (HU-L1). From then on hiding is not an action any
        more (HU-L2). All are rescued when the caller ends their next turn (HU-E1). Example:
        `call`.)"},
    {K::Hide, "hide", "h", "", only(D::After) | only(D::Cheered) | only(D::Retreat), "HU-H1", kAgainstHide,
     "Hide until the next turn",
     "hide until the next turn, as the action of the turn",
     R"(After the movement, and before the call for help (HU-H1). At the end of a retreat also
        after the call (HU-X8). A hidden Hunted is not attacked (HU-H2). Example: `hide`.)"},
    {K::Cheer, "cheer", "", "hunted", only(D::Turn) | only(D::After), "HU-T3", kAgainstCheer,
     "Give the action to {full name}",
     "give the action of the turn to a friend (Cheerleader)",
     R"(The friend must be upright, and may sprint, throw, call or, after the Cheerleader's
        movement, hide (HU-D4). Example: `cheer 2`.)"},
    {K::Decline, "decline", "", "", only(D::Cheered), "HU-D4", {}, "Decline: the action is lost",
     "refuse the Cheerleader's action",
     "The Cheerleader's action is spent all the same (HU-D4). Example: `decline`."},
    {K::Hop, "hop", "", "direction", only(D::Turn) | only(D::Retreat), "HU-D7", kAgainstHop,
     "Hop {direction} over the tree, leaving a noise behind",
     "climb over a tree (Climber)",
     R"(Over a tree felt at this stop, instead of both steps of the movement or all steps of a
        retreat. It leaves noise behind (HU-D7). Example: `hop n`.)"},
    {K::Wait, "wait", "w", "", only(D::Turn), "HU-T6", kAgainstWait, "Wait, shut in on all sides",
     "stay, when shut in on all sides", "Only when all four sides are blocked (HU-T6). Example: `wait`."},
    {K::Stop, "stop", "", "", only(D::Sprint), "HU-P3", {}, "Stop sprinting",
     "end a sprint after its first step (Track Star)", "Instead of a second step (HU-P3). Example: `stop`."},
    {K::End, "end", "e", "", only(D::After), "HU-T6", {}, "End the turn",
     "end the turn", "After the movement (HU-T5). Example: `end`.", true},
    {K::CounterRock, "counter", "", "[rock", only(D::Counter), "HU-X5", kAgainstRock,
     "Strike back with a rock: the Hunter is driven back and wounded",
     "strike back in a combat",
     R"(With a rock you hold, or with the Boxer's fist; without a word, with a rock if there is
        one. The Hunter is driven back two spaces and wounded: on his next turn he moves one
        space (HU-X5, HU-N3). Examples: `counter`, `counter fist`.)", false, "[rock|fist]"},
    {K::CounterFist, "counter", "", "fist", only(D::Counter), "HU-X5", kAgainstFist,
     "Strike back with the fist: the Hunter is driven back and wounded", "", ""},
    {K::Forgo, "forgo", "", "", only(D::Counter), "HU-X5", {}, "Do not strike back",
     "do not strike back", "The retreat follows (HU-X5). Example: `forgo`."},
    {K::Retreat, "retreat", "", "direction [noise", only(D::Retreat), "HU-X7", kAgainstRetreat,
     "Retreat {direction}{known}{noise}",
     "make one step of a retreat",
     R"(Up to two steps, three for the Track Star (HU-X7). In a combat you must make at least
        one (HU-X8). Example: `retreat s`.)", true},
    {K::Stand, "stand", "", "", only(D::Retreat), "HU-X7", kAgainstStand, "Stay here, upright",
     "end a retreat standing", "The other way to end it is `hide` (HU-X7). Example: `stand`."},
    {K::Silent, "silent", "", "", only(D::Hush), "HU-O2", {}, "Keep silent, and stay hidden",
     "stay hidden before the Hunter's turn", "Only with the option `hush loose` (HU-O2). Example: `silent`."},
    {K::Speak, "speak", "", "", only(D::Hush), "HU-O2", {}, "Speak: no longer hidden, and the noise is here",
     "speak, and stop hiding", "It makes noise in the space of the Hunted (HU-H5). Example: `speak`."},
    {K::Clue, "clue", "", "direction", only(D::Clue), "HU-S7", kAgainstClue,
     "Tell them that the car lies {direction}",
     "tell one direction of the car (Hunter)",
     "It must be true of one of the car's two spaces (HU-S7). Example: `clue n`."},
    {K::Card, "card", "", "card", only(D::Card), "HU-J3", kAgainstCard, "Play {card}",
     "play a card from the hand (Hunter)",
     R"(Its noise text counts while noise is on the board, otherwise its quiet text (HU-J4).
        Examples: `card 1`, `card stalk`.)"},
    {K::Step, "step", "", "direction", only(D::Step), "HU-V1", kAgainstStep, "Step {direction}{to target}",
     "make a step of a move (Hunter)",
     R"(Towards the noise, or without noise towards the nearest upright Hunted, on a shortest
        path (HU-V4). Example: `step n`.)"},
    {K::Stay, "stay", "", "", only(D::Step), "HU-V7", kAgainstStay, "Stay where he is",
     "stay where he is, with nothing to go towards (Hunter)",
     "Only without noise and with all Hunted hidden (HU-V7). Example: `stay`."},
    {K::Attack, "attack", "", "hunted", only(D::Victim), "HU-X3", kAgainstAttack, "Attack {full name}",
     "choose whom to attack (Hunter)",
     "Only when he touches more than one upright Hunted (HU-X3). Example: `attack 2`."},
    {K::Run, "run", "", "direction", only(D::Run), "HU-V9", kEnter, "Run {direction}",
     "run straight until something stops him (Hunter)", "When a card says so (HU-V9). Example: `run n`."},
    {K::Fell, "fell", "", "direction", only(D::Fell), "HU-V10", kAgainstFell,
     "Fell the tree {direction} of {here}",
     "remove a tree beside him (Hunter)", "When a card says so (HU-V10). Example: `fell n`."},
    {K::TurnLeft, "turn", "", "left", only(D::Turning), "HU-Y2", {},
     "Turn the forest a quarter to the left (anticlockwise)",
     "turn the forest a quarter (Mage)",
     R"(Left is anticlockwise, right clockwise; everything turns except the compass (HU-Y2).
        Example: `turn left`.)"},
    {K::TurnRight, "turn", "", "right", only(D::Turning), "HU-Y2", {},
     "Turn the forest a quarter to the right (clockwise)", "", ""},
    {K::Lure, "lure", "", "hunted", only(D::Lure), "HU-Y3", kAgainstLure, "Put the noise on {full name}",
     "put the noise on a Hunted (Mage)",
     "When a card says so; it also says which Hunted (HU-Y3). Example: `lure 2`."},
    {K::Swap, "swap", "", "hunted other", only(D::Swap), "HU-Y3", kAgainstSwap, "Swap {hunted} and {other}",
     "swap two Hunted (Mage)", "Both must be upright and outside the car (HU-Y3). Example: `swap 1 3`."},
    {K::Uproot, "uproot", "", "side", only(D::Uproot), "HU-Y3", kAgainstUproot, "Uproot the tree at {side}",
     "uproot a tree near him, to plant it again (Mage)",
     R"(On a side of his space or of the eight around it, if it can be planted on another
        (HU-V11). Example: `uproot c4e`.)"},
    {K::Plant, "plant", "", "side", only(D::Plant), "HU-Y3", kAgainstPlant, "Plant a tree at {side}",
     "plant a tree near him (Mage)",
     R"(On a side without a tree, as near as for uproot; it must not seal off part of the forest
        (HU-Y6). Example: `plant c4s`.)"},
    {K::Drift, "drift", "", "space", only(D::Drift), "HU-Y3", kAgainstDrift, "Put the noise at {space}",
     "move the noise (Mage)", "When a card says so; it also says how far (HU-Y3). Example: `drift c4`."},
    {K::Skip, "skip", "", "", kSkipping, "HU-Y3", kAgainstSkip, "Skip it",
     "skip what a card only allows (Hunter)",
     R"(Where the card says "may" (HU-V10, HU-Y3). Example: `skip`.)"},
    {K::Tree, "tree", "", "side", only(D::Build), "HU-B1", kAgainstTree, "{change} at {side}",
     "put or remove a tree (building)", "At most 40 trees (HU-B4). Example: `tree c4e`."},
    {K::Car, "car", "", "space second", only(D::Build), "HU-B1", kAgainstCar, "Put the car on {space} and {second}",
     "put the car on two neighbouring spaces (building)",
     "A car that is already placed moves (HU-B4). Example: `car c4 d4`."},
    {K::Start, "start", "", "piece space", only(D::Build), "HU-B1", kAgainstStart, "Let {piece} start on {space}",
     "put a piece on its start (building)",
     R"(Each Hunted at least four steps from the Hunter and from the car (HU-B2). Examples:
        `start hunter e5`, `start 2 a3`.)"},
    {K::Clear, "clear", "", "", only(D::Build), "HU-B1", {}, "Take everything off the board",
     "take everything off the board (building)", "Trees, car and starts (HU-B1). Example: `clear`."},
    {K::Ready, "ready", "", "", only(D::Build), "HU-B2", kAgainstReady,
     "The forest is ready: {trees} for {count} Hunted",
     "finish the forest (building)", "If something is missing, the a lists it (HU-B2). Example: `ready`."},
    {K::Resign, "resign", "", "", 0, "HU-E3", {}, "Give up", "", ""},
}};
// clang-format on

constexpr ActionTable kActionTable =
    ActionTable::checked<kActionRows, kActionOperands, kActionFields>(kActionKinds);

}  // namespace

const ActionTable& action_table() {
    return kActionTable;
}

}  // namespace tenebrae::nyctophobia
