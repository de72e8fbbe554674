// SPDX-License-Identifier: MIT
// Tables of several people, each with a program of their own.
#include "catch.hpp"
#include "core/text.hpp"
#include "program/child.hpp"
#include "store/tables.hpp"
#include "temporary_folder.hpp"
#include "thorough.hpp"
#include "unit/table/tables.hpp"
#include "walking_rules.hpp"

#include <chrono>
#include <csignal>
#include <fstream>
#include <memory>
#include <random>
#include <set>
#include <thread>

using namespace tenebrae;
using tenebrae::test::Child;

namespace {

using Words = std::vector<std::string>;

const std::string kProgram = TENEBRAE_WALKING;
constexpr int kGood = 0;
constexpr int kRefused = 1;
constexpr int kBadData = 3;
constexpr int kLost = 10;
constexpr int kUnfinished = 11;

bool has(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

/// A folder of tables, and programs that use it.
struct Host {
    [[nodiscard]] std::unique_ptr<Child> start(const Words& words) const {
        return std::make_unique<Child>(
            kProgram,
            words,
            home.path(""),
            Words{"TENEBRAE_TABLES=" + home.path("tables"), "TENEBRAE_TALK=10000"}
        );
    }
    [[nodiscard]] std::unique_ptr<Child> join(const std::string& person) const {
        return start({"table", "join", "friday", "--plain", "--as", person});
    }
    /// Runs a command to its end; returns its status.
    int run(const Words& words, std::string& output, const Words& settings = {}) const {
        Words all{"TENEBRAE_TABLES=" + home.path("tables")};
        all.insert(all.end(), settings.begin(), settings.end());
        Child child(kProgram, words, home.path(""), all);
        child.end_input();
        output = child.read_all();
        return child.wait();
    }
    int run(const Words& words) const {
        std::string output;
        return run(words, output);
    }
    /// Makes the table "friday" for two rivals.
    void make_table(const Words& more = {}) const {
        Words words{"table", "new", "friday", "walking", "--players", "2", "--option", "sides=2"};
        words.insert(words.end(), more.begin(), more.end());
        REQUIRE(run(words) == kGood);
    }
    /// Makes the same with a chosen seed, which the program itself refuses.
    void make_table_of_seed(std::uint64_t seed) const {
        core::System system;
        const core::Result<store::Tables> tables =
            store::Tables::open(system, home.path("tables"), store::Links::Refused);
        REQUIRE(tables);
        host::Environment environment = table::test::environment();
        environment.draw_seed = [seed] { return seed; };
        table::Header header;
        header.kind = table::FileKind::Commands;
        header.game = "walking";
        table::put_setting(header, {"players", "2", {}});
        table::put_setting(header, {"sides", "2", {}});
        table::put_setting(header, {"cards", "hidden", {}});
        REQUIRE_FALSE(tables->create(environment, {"friday", "Ada"}, header));
    }
    [[nodiscard]] std::string read(const std::string& name) const {
        std::ifstream file(home.path("tables/friday/" + name), std::ios::binary);
        return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
    }

    TemporaryFolder home;
};

/// Two people who have sat down.
struct Two {
    explicit Two(const Host& host) : ada(host.join("Ada")) {
        REQUIRE(ada->wait_for("Waiting for the others"));
        ben = host.join("Ben");
        REQUIRE(ada->wait_for("Walk or draw?"));
        REQUIRE(ben->wait_for("Waiting for Ada."));
    }

    std::unique_ptr<Child> ada;
    std::unique_ptr<Child> ben;
};

/// Returns the words "n1", "n2" and so on that a text shows as said, each after `before`.
std::set<std::string> said_in(const std::string& text, const std::string& before) {
    std::set<std::string> said;
    for (const std::string& line : core::split_lines(text)) {
        const std::size_t at = line.find(before + "n");
        if (at != std::string::npos) {
            const std::size_t begin = at + before.size();
            said.insert(line.substr(begin, line.find_first_not_of("0123456789", begin + 1) - begin)
            );
        }
    }
    return said;
}

}  // namespace

TEST_CASE("two people play a whole game, each with a program of their own", "[table]") {
    const Host host;
    host.make_table();
    const auto ada = host.join("Ada");
    REQUIRE(ada->wait_for("Waiting for the others to sit down."));
    const auto ben = host.join("Ben");
    REQUIRE(ada->wait_for("Walk or draw?"));
    REQUIRE(ben->wait_for("Waiting for Ada."));
    const auto guest = host.start({"table", "watch", "friday", "--plain"});
    REQUIRE(guest->wait_for("Waiting for Ada."));
    ada->type("step\n");
    REQUIRE(ada->wait_for("The walker steps to b1."));
    REQUIRE(ben->wait_for("The walker steps to b1."));
    // Who does not decide cannot play.
    ben->type("draw\n");
    REQUIRE(ben->wait_for("It is not this seat's turn."));
    guest->type("draw\n");
    REQUIRE(guest->wait_for("You only watch this game."));
    constexpr int kCards = 8;
    for (int card = 1; card <= kCards; ++card) {
        const auto& [player, other] = card % 2 == 1 ? std::tie(ada, ben) : std::tie(ben, ada);
        player->type("draw\n");
        REQUIRE(player->wait_for("A card of", card));
        REQUIRE(other->wait_for("A card of", card));
        REQUIRE(guest->wait_for("A card of", card));
    }
    for (const auto& child : {ada.get(), ben.get(), guest.get()}) {
        CHECK(child->wait_for("\"log\", \"story\" or \"quit\"?"));
        child->type("quit\n");
        child->read_all();
    }
    const int of_ada = ada->wait();
    const int of_ben = ben->wait();
    CHECK(guest->wait() == kGood);
    const bool is_drawn = of_ada == of_ben;
    CHECK((is_drawn || of_ada + of_ben == kGood + kLost));
    std::string list;
    CHECK(host.run({"table", "list"}, list) == kGood);
    CHECK(has(list, "friday: Walking to and fro, over\n"));
    CHECK(has(list, "Ada, here a moment ago\n"));
}

TEST_CASE("a person who was disconnected comes back to the same seat", "[table]") {
    const Host host;
    host.make_table({"--word", "owl"});
    std::string output;
    CHECK(host.run({"table", "join", "friday", "--as", "Ada"}, output) == kRefused);
    CHECK(has(output, "This table asks for an invitation word."));
    CHECK(
        host.run({"table", "join", "friday", "--as", "Ada", "--word", "cat"}, output) == kRefused
    );
    const auto sit = [&host](const std::string& person) {
        return host.start({"table", "join", "friday", "--plain", "--as", person, "--word", "owl"});
    };
    const auto ada = sit("Ada");
    REQUIRE(ada->wait_for("Waiting for the others"));
    auto ben = sit("Ben");
    REQUIRE(ben->wait_for("Waiting for Ada."));
    ben->kill(SIGKILL);
    CHECK(ben->wait() == -SIGKILL);
    ada->type("step\n");
    REQUIRE(ada->wait_for("The walker steps"));
    CHECK(host.run({"table", "list"}, output) == kGood);
    CHECK(has(output, "Ada, here now, decides\n"));
    CHECK(has(output, "Ben, here a moment ago\n"));
    ben = host.join("Ben");
    REQUIRE(ben->wait_for("Waiting for Ada."));
    ada->type("draw\n");
    REQUIRE(ben->wait_for("Walk or draw?"));
    ben->type("draw\nquit\n");
    CHECK(has(ben->read_all(), "Your seat at friday stays yours."));
    CHECK(ben->wait() == kUnfinished);
    REQUIRE(ada->wait_for("A card of", 2));
    ada->type("draw\n");
    REQUIRE(ada->wait_for("A card of", 3));
    ben = host.join("Ben");
    REQUIRE(ben->wait_for("Since you left:\n"));
    REQUIRE(ben->wait_for("Walk or draw?"));
    ben->type("next\nnext\nnext 2\nnext 1\n");
    REQUIRE(ben->wait_for("Step 1 of 1.\n"));
    REQUIRE(ben->wait_for("That was the last step."));
    REQUIRE(ben->wait_for("No step has this number."));
    REQUIRE(ben->wait_for("Step 1 of 1.\n", 2));
}

TEST_CASE("a person who gives up a seat can neither play nor look on there", "[table]") {
    const Host host;
    host.make_table();
    Two two(host);
    CHECK(host.run({"table", "leave", "friday", "--as", "Ada"}) == kGood);
    REQUIRE(two.ada->wait_for("This seat is not yours any more."));
    const auto cy = host.join("Cy");
    REQUIRE(cy->wait_for("Walk or draw?"));
    cy->type("step\n");
    REQUIRE(two.ben->wait_for("The walker steps to b1."));
    two.ada->type("step\nshow\nquit\n");
    CHECK_FALSE(has(two.ada->read_all(), "The walker"));
}

TEST_CASE("a seat is handed on and taken back, and every program shows it", "[table]") {
    const Host host;
    host.make_table({"--as", "Ada"});
    Two two(host);
    std::string output;
    const Words to_cy{"table", "hand", "friday", "--seat", "2", "--to", "Cy", "--as"};
    const auto hand = [&](const std::string& person) {
        Words words = to_cy;
        words.push_back(person);
        return host.run(words, output);
    };
    CHECK(hand("Eve") == kRefused);
    CHECK(has(output, "Another person plays this seat."));
    CHECK(hand("Ada") == kRefused);
    CHECK(has(output, "The person who has this seat is here."));
    two.ben->type("seat 2 person Cy\n");
    REQUIRE(two.ben->wait_for("This seat is not yours any more."));
    REQUIRE(two.ada->wait_for(", Cy\n"));
    const auto cy = host.join("Cy");
    REQUIRE(cy->wait_for("Waiting for Ada."));
    CHECK(host.run({"table", "list"}, output) == kGood);
    CHECK(has(output, "Cy, for Ben, here now"));
    CHECK(has(output, "waits for Ada"));
    two.ada->type("step\ndraw\n");
    REQUIRE(cy->wait_for("Walk or draw?"));
    two.ben->type("quit\n");
    two.ben->read_all();
    const auto ben = host.join("Ben");
    REQUIRE(ben->wait_for("Walk or draw?"));
    REQUIRE(cy->wait_for("This seat is not yours any more."));
    REQUIRE(two.ada->wait_for(", Ben\n"));
    ben->type("draw\n");
    REQUIRE(two.ada->wait_for("A card of", 2));
}

TEST_CASE("the list of tables tells programs who plays and whom they wait for", "[table]") {
    const Host host;
    host.make_table({"--as", "Ada"});
    const Two two(host);
    std::string output;
    CHECK(host.run({"table", "list", "--json"}, output, {"TENEBRAE_PERSON=Ada"}) == kGood);
    CHECK(output.starts_with(R"({"table":"friday","state":"playing","game":"walking",)"));
    CHECK(has(output, R"("maker":"Ada","by_invitation":false)"));
    CHECK(has(output, R"("you":"decides")"));
    CHECK(has(output, R"("here":true,"decides":true,"person":"Ada")"));
    CHECK(host.run({"table", "list", "--json"}, output, {"TENEBRAE_PERSON=Ben"}) == kGood);
    CHECK(has(output, R"("you":"seated")"));
}

TEST_CASE("in restricted mode the host says who a person is", "[table]") {
    const Host host;
    host.make_table();
    std::string output;
    const Words join{"--restricted", "table", "join", "friday"};
    const std::string tables = "TENEBRAE_TABLES=" + host.home.path("tables");
    CHECK(host.run(join, output, {"TENEBRAE_PERSON="}) == kRefused);
    CHECK(has(output, "The host has not said who you are."));
    CHECK(host.run({"--restricted", "table", "list"}, output, {"TENEBRAE_TABLES="}) == kBadData);
    CHECK(has(output, "The host offers no tables."));
    Words as = join;
    as.insert(as.end(), {"--as", "Ben"});
    CHECK(host.run(as, output, {"TENEBRAE_PERSON=Ada"}) == 2);
    CHECK(host.run(join, output, {"TENEBRAE_PERSON= Ada"}) == kRefused);
    Child ada(kProgram, join, host.home.path(""), {tables, "TENEBRAE_PERSON=Ada"});
    REQUIRE(ada.wait_for("Waiting for the others"));
    CHECK(host.run({"table", "list"}, output) == kGood);
    CHECK(has(output, ": Ada, here now\n"));
    // The host also says how many programs a person can run at once, in whatever they do.
    const Words list{"--restricted", "table", "list"};
    CHECK(host.run(list, output, {"TENEBRAE_PROGRAMS=1"}) == kRefused);
    CHECK(has(output, "Too many of your programs are running."));
    CHECK(host.run(list, output, {"TENEBRAE_PROGRAMS=2"}) == kGood);
    CHECK(host.run(list, output, {"TENEBRAE_PROGRAMS=0"}) == kBadData);
    CHECK(has(output, "how many programs of a person can run at once, 1 to 1000"));
    ada.kill(SIGKILL);
    ada.wait();
    CHECK(host.run(list, output, {"TENEBRAE_PROGRAMS=1"}) == kGood);
}

TEST_CASE("everything about tables can be reached from the title", "[table]") {
    const Host host;
    const auto start = [&host](const std::string& person) {
        return std::make_unique<Child>(
            kProgram,
            Words{"--restricted", "--accessible"},
            host.home.path(person),
            Words{"TENEBRAE_TABLES=" + host.home.path("tables"), "TENEBRAE_PERSON=" + person}
        );
    };
    const auto number_of = [](Child& child, const std::string& label) {
        REQUIRE(child.wait_for(". " + label));
        const std::string& output = child.output();
        const std::size_t at = output.rfind(". " + label);
        const std::size_t begin = output.rfind("  ", at) + 2;
        return output.substr(begin, at - begin);
    };
    const auto choose = [&number_of](Child& child, const std::string& label) {
        child.type(number_of(child, label) + "\n");
    };
    const auto ada = start("Ada");
    choose(*ada, "Tables");
    REQUIRE(ada->wait_for("You are Ada."));
    choose(*ada, "New table");
    REQUIRE(ada->wait_for("name of the new table"));
    ada->type("../up\n");
    REQUIRE(ada->wait_for("A table cannot have this name."));
    choose(*ada, "New table");
    REQUIRE(ada->wait_for("name of the new table", 2));
    ada->type("friday\n");
    choose(*ada, "Invitation word: none");
    REQUIRE(ada->wait_for("Which word?"));
    ada->type("owl\n");
    REQUIRE(ada->wait_for(". Invitation word: owl."));
    choose(*ada, "Delay: 0");
    REQUIRE(ada->wait_for("How many turns later do spectators see the game?"));
    ada->type("101\n");
    REQUIRE(ada->wait_for("a number of turns from 0 to 100"));
    choose(*ada, "Delay: 0");
    REQUIRE(ada->wait_for("How many turns later do spectators see the game?", 2));
    ada->type("3\n");
    REQUIRE(ada->wait_for(". Delay: 3."));
    choose(*ada, "Talk: on");
    REQUIRE(ada->wait_for(". Talk: off."));
    choose(*ada, "Bell: off");
    REQUIRE(ada->wait_for(". Bell: on."));
    choose(*ada, "Choose the game");
    choose(*ada, "Walking to and fro");
    REQUIRE(ada->wait_for("Waiting for the others to sit down."));
    const auto ben = start("Ben");
    choose(*ben, "Tables");
    REQUIRE(ben->wait_for("friday, Walking to and fro: waiting for people, by invitation, "
                          "watched 3 turns later, has an open seat"));
    choose(*ben, "friday");
    choose(*ben, "Sit down");
    REQUIRE(ben->wait_for("What is the invitation word"));
    ben->type("owl\n");
    REQUIRE(ada->wait_for("Walk or draw?"));
    REQUIRE(ben->wait_for("Waiting for Ada."));
    // Ada has chosen to hear no talk, and to be called by the bell.
    ben->type("say hello\npropose step\n");
    REQUIRE(ada->wait_for("Ben (2) proposes: step b1"));
    CHECK_FALSE(has(ada->output(), "hello"));
    ada->type("say hello\n");
    REQUIRE(ada->wait_for("You have turned talk off."));
    ada->type("step\ndraw\n");
    REQUIRE(ben->wait_for("Walk or draw?"));
    CHECK_FALSE(has(ada->output(), "\a"));
    ben->type("draw\n");
    REQUIRE(ada->wait_for("\a"));
    ben->type("quit\n");
    CHECK(has(ben->read_all(), "Your seat at friday stays yours. Come back with Tables"));
    const auto again = start("Ben");
    choose(*again, "Tables");
    REQUIRE(again->wait_for("by invitation, watched 3 turns later, yours"));
    choose(*again, "friday");
    choose(*again, "Give up your seat");
    REQUIRE(again->wait_for("You have given up your seat."));
    choose(*again, "friday");
    choose(*again, "Watch");
    REQUIRE(again->wait_for("Waiting for Ada."));
}

TEST_CASE("the bell rings by option when it becomes a person's turn", "[table]") {
    const Host host;
    host.make_table();
    const auto ada = host.join("Ada");
    REQUIRE(ada->wait_for("Waiting for the others"));
    const auto ben = host.start({"table", "join", "friday", "--plain", "--bell", "--as", "Ben"});
    REQUIRE(ben->wait_for("Waiting for Ada."));
    ada->type("step\n");
    REQUIRE(ben->wait_for("The walker steps to b1."));
    CHECK_FALSE(has(ben->output(), "\a"));
    ada->type("draw\n");
    REQUIRE(ben->wait_for("Walk or draw?"));
    CHECK(has(ben->output(), "\a"));
    ben->type("draw\n");
    REQUIRE(ada->wait_for("A card of", 2));
    CHECK_FALSE(has(ada->output(), "\a"));
}

TEST_CASE("people talk, propose and agree to undo, each with a program of their own", "[table]") {
    const Host host;
    host.make_table();
    Two two(host);
    two.ben->type("say hello\nping b1\npropose step\n");
    REQUIRE(two.ada->wait_for("Ben (2) says: hello"));
    REQUIRE(two.ada->wait_for("Ben (2) points at b1."));
    REQUIRE(two.ada->wait_for("Ben (2) proposes: step b1."));
    two.ada->type("accept\n");
    REQUIRE(two.ben->wait_for("The walker steps to b1."));
    two.ada->type("undo\n");
    REQUIRE(two.ben->wait_for("Ada (1) asks to undo 1 command."));
    two.ben->type("vote yes\n");
    REQUIRE(two.ada->wait_for("Undone: "));
    // A flood is refused, and harms nobody.
    std::string flood;
    for (int line = 0; line < 300; ++line) {
        flood += "say \x1b]0;x\x07\n";
    }
    two.ben->type(flood + "say enough\n");
    REQUIRE(two.ada->wait_for("Ben (2) says: enough"));
    CHECK_FALSE(has(two.ada->output(), "\x1b]0;"));
}

TEST_CASE("no kill loses a command that a person has seen, or stops a table", "[table]") {
    const Host host;
    host.make_table();
    std::mt19937 random(20261127);
    std::array<std::unique_ptr<Child>, 2> seats;
    std::set<std::string> seen;
    int number = 0;
    const auto sit_down = [&](std::size_t seat) {
        seats.at(seat) = host.join(seat == 0 ? "Ada" : "Ben");
    };
    const auto take_output = [&](std::size_t seat) {
        for (const std::string& word : said_in(seats.at(seat)->read_all(), "says: ")) {
            seen.insert(word);
        }
    };
    sit_down(0);
    REQUIRE(seats[0]->wait_for("Waiting for the others"));
    sit_down(1);
    REQUIRE(seats[0]->wait_for("Walk or draw?"));
    REQUIRE(seats[1]->wait_for("Waiting for Ada."));
    const int kills = test::thorough(1000, 50);
    for (int kill = 0; kill < kills; ++kill) {
        for (const auto& child : seats) {
            child->type("say n" + std::to_string(++number) + "\n");
        }
        seats[0]->type("step\n");
        std::this_thread::sleep_for(std::chrono::microseconds(random() % 30'000));
        const std::size_t victim = random() % seats.size();
        seats.at(victim)->kill(SIGKILL);
        take_output(victim);
        CHECK(seats.at(victim)->wait() == -SIGKILL);
        sit_down(victim);
        REQUIRE(seats.at(victim)->wait_for("> "));
    }
    // Both go on, and see each other's commands.
    seats[0]->type("say n1000001\n");
    seats[1]->type("say n1000002\n");
    for (const auto& child : seats) {
        REQUIRE(child->wait_for("says: n1000001"));
        REQUIRE(child->wait_for("says: n1000002"));
        child->type("quit\n");
    }
    take_output(0);
    take_output(1);
    const std::set<std::string> kept = said_in(host.read("talk"), "\t");
    CHECK(seen.size() > static_cast<std::size_t>(kills) / 2);
    for (const std::string& word : seen) {
        INFO(word);
        CHECK(kept.contains(word));
    }
    CHECK(store::load_table(table::test::environment(), host.read("record.tene")));
}

TEST_CASE("a seat's program shows the same if only what is hidden from it differs", "[table]") {
    // Ada's cards are the same with both seeds, Ben's are not.
    const auto cards = [](std::uint64_t seed, std::size_t first) {
        std::string text;
        const auto deck = table::test::walking::Rules::start(seed).deck;
        for (std::size_t card = first; card < deck.size(); card += 2) {
            text += static_cast<char>('0' + deck.at(card));
        }
        return text;
    };
    std::uint64_t other = 8;
    while (cards(other, 0) != cards(7, 0) || cards(other, 1) == cards(7, 1)) {
        ++other;
    }
    const auto play = [](std::uint64_t seed) {
        const Host host;
        host.make_table_of_seed(seed);
        Two two(host);
        const auto guest = host.start({"table", "watch", "friday"});
        REQUIRE(guest->wait_for("Waiting for Ada."));
        int turns_of_ada = 1;
        for (int card = 0; card < 6; ++card) {
            const bool is_ada = card % 2 == 0;
            (is_ada ? two.ada : two.ben)->type(card == 0 ? "step\ndraw\n" : "draw\n");
            turns_of_ada += is_ada ? 0 : 1;
            REQUIRE(two.ada->wait_for("There is applause.", card + 1));
            REQUIRE(two.ben->wait_for("There is applause.", card + 1));
            REQUIRE(guest->wait_for("There is applause.", card + 1));
            if (is_ada) {
                REQUIRE(two.ben->wait_for("Walk or draw?", card / 2 + 1));
                two.ada->type("log 9\nshow --json\nstep\nleft\n");
                REQUIRE(two.ada->wait_for("cards", turns_of_ada));
            }
        }
        two.ada->type("quit\n");
        guest->type("log 9\nquit\n");
        return two.ada->read_all() + guest->read_all();
    };
    CHECK(play(7) == play(other));
}
