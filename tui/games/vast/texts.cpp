// SPDX-License-Identifier: MIT
#include "tui/games/vast/texts.hpp"

#include "core/text.hpp"
#include "games/vast/notation/notation.hpp"
#include "games/vast/notation/vocabulary.hpp"
#include "games/vast/words/action_fields.hpp"
#include "table/text_line.hpp"
#include "tui/screen/key_words.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace tenebrae::vast::board {
namespace {

using D = Decision;
using tui::KeyAction;

/// A decision: its question and its help.
struct Page {
    D decision;
    std::string_view question;
    std::string_view text;
};

constexpr std::array kPages{
    Page{
        D::Fill,
        "Which open edge gets a tile?",
        R"(Every open edge of a Lit tile gets a new Dark tile, one after the other [VA-P2]. Its
            symbol is that on top of the stack. {directions} or {next} choose a cell, {confirm}
            places the tile.)"},
    Page{
        D::Orient,
        "How does the tile lie?",
        R"(The tile is shown; you choose which of its sides are open [VA-R1]. {turn} turns it,
            {confirm} lays it. Open sides towards empty cells get new Dark tiles.)"},
    Page{
        D::Reveal,
        "Which tile, and how does it lie?",
        R"(Several tiles are revealed, one after the other [VA-R4]. {directions} or {next} choose
            a tile, {turn} turns it, {confirm} lays it.)"},
    Page{
        D::Exit,
        "Where does the piece go?",
        R"(The tile collapses, so the piece on it moves to a space beside it [VA-X4]. {directions}
            choose, {confirm} moves it.)"},
    Page{
        D::Slide,
        "Which section slides, and where?",
        R"(The map has fallen into sections; they slide until they join [VA-X10, VA-X11].
            {directions} choose a section, {turn} the direction, {confirm} slides it one cell.)"},
    Page{
        D::Push,
        "Push where?",
        R"(You move another's piece or a token step by step [VA-O1]. {directions} show a step; the
            same direction again makes it. {pass} stops.)"},
    Page{
        D::Place,
        "Where does the next tile go?",
        R"(At the end of a turn the top tile of the stack goes onto any empty cell beside a tile
            [VA-E2]. {directions} or {next} choose a cell, {confirm} places it.)"},
    Page{
        D::Remove,
        "Which tile collapses?",
        R"(The Collapse: at the end of each turn tiles go, those that touch the fewest others first
            [VA-X8]. {directions} or {next} choose, {confirm} removes the tile.)"},
    Page{
        D::Treasure,
        "Which tile gets a Treasure?",
        R"(Past Plunder: a Treasure comes onto a tile [VA-V28]. {directions} or {next} choose,
            {confirm} puts it there.)"},
    Page{
        D::Knight,
        "Knight:",
        R"(Your turn: move, place Hero cubes, and meet what is there. {directions} show what a move
            would do; the same direction again makes it [VA-K13]. A Dark tile, an Event, a tribe or
            the surfaced Dragon forces an Encounter [VA-K15].

            {cube} chooses a slot for a free Hero cube, {confirm} places it there: move, perception
            and strength have three levels, equipment and Treasure cards need one cube [VA-K4]. Cubes
            come back at the start of your next turn. {attack} and {take} begin an Encounter with
            what lies under you, {face} faces an Event. {map} and a direction go through a wall,
            {bomb} and a direction destroy one, {shoot} shoots with a bow, {card} uses a Treasure
            card, {quest} turns in a Sidequest for Grit. {pass} ends the turn.)"},
    Page{
        D::Encounter,
        "Encounter:",
        R"(First you attack what you like, then you take what lies here; after the first take there
            are no more attacks [VA-K17, VA-K45]. Tribes that you met must be attacked [VA-K19].
            {attack} chooses a target, {take} a token, {cube} a slot, {confirm} does it; {pass} ends
            the Encounter.)"},
    Page{
        D::Brace,
        "An ambush! Ready?",
        R"(A hidden tribe that is stronger than you may hit you [VA-K22]. {cube} chooses a slot for
            a free Hero cube, {confirm} places it; {pass} is ready.)"},
    Page{
        D::Keep,
        "Keep the Treasure card?",
        R"({take} keeps the card face down, {card} gives it up for 5 Grit [VA-K29]. {confirm} does
            it.)"},
    Page{D::Heal, "Heal with a Hero cube?", "{take} uses a free cube [VA-K26], {pass} does not."},
    Page{
        D::Axe,
        "Wound the Dragon again?",
        "{attack} discards the cube on the Axe for 1 more Health [VA-K37], {pass} keeps it."},
    Page{
        D::Shed,
        "Which slot loses a cube?",
        "A Hero cube is taken from a slot [VA-K6, VA-B41]. {directions} choose, {confirm} takes "
        "it."},
    Page{
        D::War,
        "Which War card?",
        R"(Choose one of the cards shown: the tribes grow by its numbers, then come its Monsters,
            Secrets and Rage [VA-B9, VA-B13]. A tribe that would grow above 4 overpopulates: one
            tribe scatters, or you pay Rage [VA-B10]. {directions} or numbers choose, {confirm} plays
            the card, {power} plays a Secret.)"},
    Page{
        D::Overpopulation,
        "Overpopulation:",
        R"(Pay 1 Rage for each tribe that overpopulates, or one tribe scatters [VA-B10]. {take}
            pays, {attack} chooses a tribe, {power} plays the Leader, {confirm} does it.)"},
    Page{
        D::Monsters,
        "Which tribe gets the Monster?",
        R"(Give drawn Monsters to tribes. There cannot be more of them than the bones tribe has
            Population [VA-B14]. {directions} or {card} choose, {confirm} gives it, {pass} discards
            the rest.)"},
    Page{
        D::Secrets,
        "Secrets:",
        R"(You drew Secrets; keep at most 5 [VA-B15]. {card} discards one, {power} plays one,
            {pass} goes on.)"},
    Page{
        D::Tribes,
        "Tribes:",
        R"(Each tribe acts once in a turn [VA-B18]. {directions} and {next} go through the marked
            tiles: a hidden tribe is revealed on a Dark tile with its symbol [VA-B20], one on the map
            is activated. {explore} goes through the tiles for hidden tribes, {hide} hides one that
            lurks, {power} plays a Secret, {confirm} does it. {pass} ends the turn.)"},
    Page{
        D::Tribe,
        "Tribe:",
        R"({directions} show a step; the same direction again makes it. Steps cost nothing in the
            dark; every second Lit tile left in a turn costs 1 Population [VA-B27]. Onto the Knight's
            space it is an attack, if the tribe is stronger than she is [VA-B26, VA-B29].

            Then one act: {attack} attacks a Crystal, {take} plunders, {explore} and a direction
            explore. {hide} and {special} are possible only before the first step [VA-B24]. {pass}
            stops.)"},
    Page{
        D::Ambush,
        "Ambush the Knight?",
        R"(A hidden tribe stronger than the Knight may hit her: she loses 1 Health, the tribe
            scatters, you lose 1 Rage [VA-K22]. {attack} chooses a tribe, {confirm} does it, {pass}
            lets her go.)"},
    Page{
        D::CaveIn,
        "Cave-In: which tile?",
        R"({directions} or {next} choose a tile, {confirm} collapses it, {pass} stops [VA-B40].)"},
    Page{
        D::Gnome,
        "The Gnome jumps: where to?",
        "{directions} or {next} choose a Dark tile [VA-B32], {confirm} jumps, {pass} stays."},
    Page{D::Lose, "Which Monster is lost?", "{directions} choose, {confirm} discards it [VA-B4]."},
    Page{
        D::Beetles,
        "Discard the Bright Beetles?",
        "{card} discards them: 1 less is lost [VA-B6]. {take} takes the whole loss."},
    Page{
        D::Trap,
        "Use the Trap?",
        "{card} uses it: the power does nothing to tribes [VA-B45]. {pass} keeps it."},
    Page{
        D::Dragon,
        "Dragon:",
        R"(Move once, and use powers for Power cards [VA-D7, VA-D9]. {directions} show a move of 1
            space, {turn} one of 2; the same direction again makes it. {power} goes through the
            powers that you can pay and the Sloth cubes that can go to Wakefulness; numbers choose
            them, too. {confirm} does it, {pass} goes on.)"},
    Page{
        D::Pay,
        "Pay with which card?",
        "{directions} or numbers choose a Power card or a Gem [VA-D9, VA-D10], {confirm} pays."},
    Page{
        D::Hoard,
        "Pick up, or wake?",
        R"({take} picks up Treasures, {power} moves a Sloth cube to Wakefulness [VA-D5], {pass} goes
            on.)"},
    Page{
        D::Gem,
        "Which Gem comes onto the tile?",
        "{directions} or numbers choose, {confirm} lays it; {pass} lays none."},
    Page{D::Surface, "Surface?", "{take} surfaces for good [VA-D16], {pass} stays underground."},
    Page{D::Reroll, "Roll the die again?", "{hide} rolls again, {take} keeps the roll [VA-D20]."},
    Page{
        D::Cave,
        "Cave:",
        R"(Your turn has three steps, in this order: collect Omen tokens, place a tile of your hand
            (in the Collapse remove three tiles), put a Treasure onto a Dark tile [VA-C4].
            {directions} or {next} choose a cell, {turn} takes another tile of the hand, {confirm}
            does it; {take} collects.

            Before, between and after the steps, {power} goes through the Omens that you can pay
            for; then {directions} choose a target, {turn} another use of it: a Rockslide to move,
            a tile, its open sides. {cancel} leaves the Omen. {confirm} uses it; after that you pay.
            {pass} ends the turn.)"},
    Page{
        D::OmenPay,
        "Which token pays?",
        R"(You pay for the Omen with tokens of its three symbols, one after the other [VA-C20].
            {directions} or numbers choose a token, {confirm} pays. The token goes back to the bag.)"},
    Page{
        D::Offer,
        "Which card for the Knight?",
        R"(The Knight meets one of the top 3 Events, or gets one of the top 2 Treasure cards; the
            others go under their deck [VA-C11, VA-C12]. {directions} or {card} choose, {confirm}
            gives it.)"},
    Page{
        D::Dig,
        "Which tile does the tribe find?",
        R"(A tribe explores: the tile comes from your hand [VA-C10]. {directions} or {turn} choose
            it, {confirm} places it.)"},
    Page{
        D::Fade,
        "Which Omen token is lost?",
        "{directions} or {card} choose a token, {confirm} gives it back to the bag [VA-C14]."},
    Page{
        D::Spores,
        "Soporific Spores: which tribe?",
        R"(A tribe with Population 2 or more falls to 1, and you gain 1 Rage [VA-C24]. {directions}
            choose, {confirm} does it.)"},
    Page{
        D::Back,
        "Soporific Spores: to which box?",
        R"(A cube of Wakefulness goes back to a box with room [VA-C24]. {directions} choose,
            {confirm} does it.)"},
    Page{
        D::Assign,
        "Which stat tokens?",
        R"(At the start of your turn the three stat tokens go onto Movement, Stealth and Thievery
            [VA-T2]. Movement is the spaces that you enter, Thievery your Action cubes; the Knight or
            a tribe whose Perception is greater than your Stealth can kill you. {directions}, {cube}
            or numbers choose, {confirm} assigns them until your next turn.)"},
    Page{
        D::Thief,
        "Thief:",
        R"({directions} show a move, or a climb through a wall for 1 Action cube; the same direction
            again makes it. You may enter any space, Dark or Lit, with others on it or not [VA-T4,
            VA-T5].

            The other acts take Action cubes, and {turn} changes how many. {take} loots a Treasure or
            a Gem here: a Gem for 1 cube can kill you [VA-T6]. {power} goes through pockets and
            Vaults to pick: 1 cube succeeds on 4 and more, 2 on 2 and more, 3 always [VA-T7, VA-T8,
            VA-T12]. {attack} goes through those whom you can backstab [VA-T13]. {hide} lowers the
            Loot Drop Level, which is what your killer gains [VA-T14]. Enter the Entrance
            {sign:entrance} to stash what you carry [VA-T20]. {pass} ends the turn.)"},
    Page{
        D::Peek,
        "Peek at the tile?",
        R"(You end your turn on a Dark tile: you alone may look at its Lit side, then you may reveal
            it [VA-T16]. {explore} peeks, then goes through the ways to reveal it; {turn} turns the
            tile, {confirm} does it, {pass} leaves it Dark.)"},
    Page{
        D::Upgrade,
        "Which upgrade?",
        R"(Each stashed token takes an upgrade that you have not [VA-T20]. The flips come in their
            order [VA-T22]. {directions}, {card} or numbers choose, {confirm} takes it; it counts at
            once.)"},
    Page{
        D::Fingers,
        "It failed. Roll again?",
        "Sticky Fingers: {hide} rolls again, once a turn [VA-T7]. {take} keeps the failed roll."},
    Page{
        D::Snatch,
        "A Treasure from which tile?",
        R"(The supply is empty: you get a Treasure from anywhere on the map [VA-T15]. {directions} or
            {next} choose a tile, {confirm} takes it.)"},
    Page{
        D::Filch,
        "Which card?",
        R"(The pocket is picked: {card} takes a card that lies open, {hide} one of the hidden ones by
            chance [VA-T9, VA-T10]. {directions} choose, {confirm} takes it.)"},
    Page{
        D::Evade,
        "Evaded! Move where?",
        R"(Unnatural Evasion: the attack has no effect, and you may move 1 space [VA-T27].
            {directions} show a move; the same direction again makes it. {pass} stays.)"},
    Page{
        D::Fall,
        "Which upgrade is lost?",
        R"(Soporific Spores: an upgrade of your choice is free again; its token still counts as
            stashed [VA-T23]. {directions} or {card} choose, {confirm} gives it up.)"},
    Page{
        D::Bonus,
        "Secrets or Rage?",
        R"(For killing the Thief you get as much as his Loot Drop Level [VA-T25]. {card} draws
            Secrets, {take} takes Rage, {confirm} does it.)"},
    Page{
        D::Terrain,
        "Which Terrain, and where?",
        R"(An event tile was revealed for the first time in this round, so a Terrain may come onto
            empty cells beside the map, as near to the piece as it can [VA-N1, VA-N2]. {power} takes
            another Terrain, {directions} or {next} another place, {turn} turns it, {confirm} places
            it; {pass} places none.)"},
    Page{
        D::Flow,
        "Flow down the River?",
        R"(A piece that has entered the River may flow down the current, for nothing [VA-N13].
            {directions} or {next} choose a space, {confirm} flows there; {pass} stays.)"},
    Page{D::Shy, "Which Power card goes?", "{directions} choose, {confirm} discards it [VA-D13]."},
};

constexpr std::string_view kKnightPage = R"(
You are the Knight. With a Dragon in the game you win when his Health is 0, without one when you stand
on the Entrance after 5 Crystals were smashed [VA-E4, VA-E5]. You are killed at Health 0.

Grit brings more Hero cubes. You get it for revealing tiles, for Sidequests, for Crystals and for
Treasures given up. Strength decides every fight: compare it before you enter a space.
)";
constexpr std::string_view kGoblinPage = R"(
You are the Goblins, three tribes that hide in the dark. You win when the Knight is killed; without a
Knight see the goal in the panel [VA-E3].

Let the tribes grow by War cards, but not above 4. A tribe stronger than the Knight hits her, from an
ambush or by going onto her space, and scatters afterwards.
)";
constexpr std::string_view kDragonPage = R"(
You are the Dragon. Move 11 cubes to Wakefulness to wake up, surface on a crystal tile, then end a
turn on the Entrance [VA-D17].

Greed, Hunger and Pride give one cube a turn each, for different acts [VA-D5]. Power cards pay for
powers; you draw a new hand at the end of your turn.
)";
constexpr std::string_view kCavePage = R"(
You are the Cave. You have no piece and see both sides of every tile: a sign after the symbol of a Dark
tile is what it brings, {sign:ambush} an ambush. You win in the Collapse when 5 Crystal tiles are gone
and you have no Hatred token [VA-E7, VA-C13].

You choose each tile that is placed, in any turn, and the Events and Treasures of the Knight. Bring the
stack to its end, and keep the others from their goals until then. Tiles that touch few others go first
in the Collapse: place Crystals at the edge [VA-X8].
)";
constexpr std::string_view kThiefPage = R"(
You are the Thief. You win when enough Treasures and Gems are stashed: carry them to the Entrance
[VA-T20, VA-T24]. Treasures lie on Lit tiles and in Vaults {sign:vault}, or come from the supply when
you pick a pocket.

Each token that you carry lowers your Stealth by 1, so go home in time. If you are killed, you drop
what you carry and start again from the Entrance in your next turn [VA-T25]. The upgrades that you take
for stashed tokens decide how fast you are.
)";
/// Replaces the page of Decision::Fill in a game with the Cave.
constexpr Page kCaveFill{
    D::Fill,
    "Which tile fills which open edge?",
    R"(Every open edge of a Lit tile gets a tile of your hand, Dark side up [VA-P2, VA-C7].
        {directions} or {next} choose a cell, {turn} another tile of the hand, {confirm} places it.
        In your own turn Crystal tiles come first.)"};
constexpr std::string_view kMapPage = R"(
On the map north is up and names are counted from the Entrance {sign:entrance}: e2n1 is two to the
east and one to the north. Dark tiles show the symbol of a tribe: {sign:fangs} the fangs,
{sign:bones} the bones, {sign:eye} the eye. Lit tiles are rooms with walls. K is the Knight, F, B and E
are the tribes with their Population, D is the Dragon, d the underground one, T the Thief with the
number of tokens that he carries.
{sign:crystal} is a Crystal, {sign:event} an Event, {sign:treasure} a Treasure, {sign:vault} a Vault,
{sign:gem} a Gem, {sign:peeked} on the corner of a Dark tile says that the Thief has peeked at it,
{sign:flame-wall} the Flame Wall, {sign:monster} a Monster, {sign:rockslide} a Rockslide on an edge. Numbers are those of the list of choices:
type one to play it.

{overview} shows the whole cave, {centre} centres the next piece, {boards} shows the next board,
{look} explains any tile.
)";

constexpr std::string_view kTerrainPage = R"(
Terrain is neither Lit nor Dark and has no walls [VA-N3]. {sign:water} is the Lake or, with arrows, the
River: a tribe that enters it loses 1 Population, and in the River you may flow down the current
[VA-N9, VA-N13]. {sign:magma} is Magma, on which no turn should end [VA-N10]. {sign:mushroom} is the
Mushroom Forest, where bows and powers from other spaces hit nobody [VA-N11]. {sign:pit} are the Pits:
nobody may stop there, but you can go on, or hop to another Pit with {map} [VA-N12]. {sign:chasm} is the
Canyon, with a bridge {sign:planks} in the middle [VA-N7].

From a Terrain you may also move onto an empty cell: a tile is placed there first [VA-N6].
)";

const Page* page_of(D decision, const Rules& rules) {
    if (decision == D::Fill && rules.has_role(Role::Cave)) {
        return &kCaveFill;
    }
    const auto* const page = std::ranges::find(kPages, decision, &Page::decision);
    return page == kPages.end() ? nullptr : page;
}

/// Returns whether Terrain is on the map, or may come.
bool has_terrain(const Rules& rules, const State& state) {
    return rules.terrain || std::ranges::any_of(kAllTerrains, [&](Terrain terrain) {
               return is_on_map(state, terrain);
           });
}

std::string role_page(const View& view, const Rules& rules) {
    std::string text;
    const Set roles = roles_of_seat(rules, view.seat);
    constexpr std::array kRolePages{kKnightPage, kGoblinPage, kDragonPage, kCavePage, kThiefPage};
    for (std::size_t role = 0; role < kRolePages.size(); ++role) {
        if (has(roles, role)) {
            text += kRolePages[role];
        }
    }
    return text;
}

/// Returns what the Cave does next, or the Omen that it aims.
std::string cave_question(const Aim& aim) {
    const State& state = aim.view().state;
    if (const auto omen = aim.omen()) {
        return std::string(display_name(*omen)) + ", "
               + core::counted(omen_cost(aim.game().rules(), state, *omen), "token") + ":";
    }
    switch (state.cave.step) {
    case CaveStep::Collect: return "Cave: collect Omen tokens?";
    case CaveStep::Tiles:
        return state.collapse
                   ? "Cave: which tile goes? (" + std::to_string(state.top().value) + " more)"
                   : "Cave: where does which tile go?";
    case CaveStep::Treasure: return "Cave: where does the Treasure go?";
    case CaveStep::Done: break;
    }
    return "Cave: an Omen, or end?";
}

/// Returns who is pushed, and how far.
std::string push_question(const Aim& aim) {
    const Answer answer{aim.game().rules(), aim.view(), {}};
    return "Push " + pushed_words(answer) + " where? (" + std::to_string(answer.frame().value)
           + " more)";
}

/// Returns what is under the Thief, once he knows it.
std::string peek_question(const Aim& aim) {
    const State& state = aim.view().state;
    if (state.top().step == 0) {
        return "Peek at the tile?";
    }
    return "Reveal " + full_tile_name(aim.game().rules(), state.spaces[state.thief.at].tile) + "?";
}

/// Returns what the Thief has left in his turn.
std::string thief_question(const Aim& aim) {
    const State& state = aim.view().state;
    const Rules& rules = aim.game().rules();
    return "Thief: " + core::counted(thief_moves_left(rules, state), "move") + ", "
           + core::counted(thief_cubes_left(rules, state), "cube") + ", Stealth "
           + std::to_string(thief_stealth(rules, state)) + ".";
}

/// Returns the Terrain that is aimed.
std::string terrain_question(const Aim& aim) {
    const auto action = aim.chosen_action();
    const auto terrain = action ? terrain_in(*action) : std::nullopt;
    return terrain ? std::string(display_name(*terrain)) + ": where?" : "No Terrain in this round?";
}

std::string payment_question(const Aim& aim) {
    const State& state = aim.view().state;
    return std::string(display_name(omen_of(state.cave.omen.kind))) + ": token "
           + std::to_string(state.top().step + 1) + " of " + std::to_string(state.top().value)
           + "?";
}

/// Returns the question of a decision that any role may have.
std::string plain_question(const State& state, const Rules& rules) {
    const Page* const page = page_of(state.decision, rules);
    std::string text(page == nullptr ? "What do you do?" : page->question);
    if (state.decision == D::Tribe || state.decision == D::Lose || state.decision == D::Beetles) {
        const auto tribe = static_cast<Piece>(state.top().piece);
        text = core::capitalised(std::string(name(tribe))) + ": "
               + (state.decision == D::Tribe
                      ? "Strength " + std::to_string(tribe_strength(rules, state, tribe)) + "."
                      : text);
    }
    return text;
}

/// Returns the question, with the numbers that matter most.
std::string question(const Aim& aim) {
    struct Row {
        D decision;
        std::string (*question)(const Aim& aim);
    };
    constexpr std::array<Row, 6> kQuestions{{
        {D::Push, push_question},
        {D::Cave, cave_question},
        {D::OmenPay, payment_question},
        {D::Thief, thief_question},
        {D::Peek, peek_question},
        {D::Terrain, terrain_question},
    }};
    const State& state = aim.view().state;
    const auto* const row = std::ranges::find(kQuestions, state.decision, &Row::decision);
    return row == kQuestions.end() ? plain_question(state, aim.game().rules()) : row->question(aim);
}

/// Returns what the directions do now; empty: nothing.
std::string_view meaning_of_directions(const Aim& aim) {
    if (!aim.direction_kinds().empty()) {
        return aim.mode() == nullptr ? "move" : "which way";
    }
    return aim.answers().size() > 1 ? "choose" : "";
}

/// Returns what the key for powers plays.
std::string_view meaning_of_power(Role role) {
    return role == Role::Goblins ? "Secret"
           : role == Role::Cave  ? "Omen"
           : role == Role::Thief ? "pick"
                                 : "power";
}

/// Returns what the key to turn goes on to.
std::string_view meaning_of_turn(const Action& action) {
    using enum ActionKind;
    constexpr std::array kTurned{Orient, Reveal, RevealPeeked, Slide, OmenCurseTurn, Terrain};
    constexpr std::array kPlaced{Fill, Place, Dig, OmenHatred};
    return has_cubes(action.kind)                                     ? "cubes"
           : std::ranges::find(kTurned, action.kind) != kTurned.end() ? "turn"
           : std::ranges::find(kPlaced, action.kind) != kPlaced.end() ? "other tile"
                                                                      : "other";
}

}  // namespace

std::vector<std::string>
help_pages(const View& view, const Rules& rules, const tui::Drawing& drawing) {
    const tui::HelpFiller filler({*drawing.keymap, *drawing.glyphs, "vast", game_key_actions()});
    const Page* const page = view.decides ? page_of(view.state.decision, rules) : nullptr;
    std::string text(page == nullptr ? "You have nothing to decide now." : page->text);
    text += "\n" + role_page(view, rules) + std::string(kMapPage);
    if (has_terrain(rules, view.state)) {
        text += kTerrainPage;
    }
    std::vector<std::string> pages = table::paragraphs(text);
    for (std::string& paragraph : pages) {
        paragraph = filler.fill(paragraph);
    }
    return pages;
}

std::string prompt_line(const Aim& aim, const tui::Keymap& keymap, int width) {
    const State& state = aim.view().state;
    tui::PromptText text;
    if (aim.answers().empty()) {
        const std::string who = core::capitalised(std::string(display_name(state.owner)));
        text.ask(
            state.is_over()                ? "The game is over."
            : state.owner == Role::None    ? ""
            : state.owner == Role::Goblins ? who + " decide."
                                           : who + " decides."
        );
        return text.text(width);
    }
    text.ask(question(aim));
    if (const auto meaning = meaning_of_directions(aim); !meaning.empty()) {
        text.add(tui::direction_keys(keymap), meaning);
    }
    if (aim.mode() != nullptr) {
        text.add(keymap.key_for(KeyAction::Cancel), "cancel");
        return text.text(width);
    }
    if (aim.chosen()) {
        text.add(keymap.key_for(KeyAction::Confirm), "do it");
    }
    if (aim.can_turn()) {
        text.add(
            keymap.key_for(tui::game_key_action(GameKeyAction::Turn)),
            meaning_of_turn(*aim.chosen_action())
        );
    }
    if (state.decision == D::Terrain) {
        text.add(keymap.key_for(tui::game_key_action(GameKeyAction::Power)), "other Terrain");
    }
    if (std::ranges::any_of(aim.answers(), [](const Action& action) {
            return is_played_by_power(action.kind);
        })) {
        text.add(
            keymap.key_for(tui::game_key_action(GameKeyAction::Power)),
            meaning_of_power(state.owner)
        );
    }
    aim.add_keys(text, keymap);
    if (aim.answers().size() > 1) {
        text.add("1-" + std::to_string(aim.answers().size()), "by number");
    }
    text.add(keymap.key_for(tui::game_key_action(GameKeyAction::Overview)), "whole cave");
    text.add(keymap.key_for(KeyAction::Look), "look");
    return text.text(width);
}

}  // namespace tenebrae::vast::board
