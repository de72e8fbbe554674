# SPDX-License-Identifier: MIT
"""People at terminals of their own, who are connected to one host and play by keys."""
import re
import select
import time

from host import HEIGHT, WIDTH, HostError, Terminal

LIMIT = 60  # seconds until something that must happen has failed, on any machine
UP, DOWN, RIGHT = "\x1b[A", "\x1b[B", "\x1b[C"
PANEL = 7  # lines of the panel that are the same for everybody


class Party:
    """The people who are connected, and what all of them do."""

    def __init__(self, quiet):
        self.people = []
        self.quiet = quiet  # seconds without output that count as the end of what happens
        self.local_keys = 0

    def connect(self, host, port, names):
        """Connects people to the host and waits for their title screens."""
        people = [Terminal(host.client(name, port), name) for name in names]
        self.people += people
        for person in people:
            self.wait(lambda: "T E N E B R A E" in person.text(), "the title", person)
        return people

    def close(self):
        for person in self.people:
            person.close()
        self.people.clear()

    def receive(self, seconds):
        """Waits for output at most this long and takes it. Returns the people who got some."""
        is_open = {person.master: person for person in self.people if person.is_open}
        ready, _, _ = select.select(list(is_open), [], [], seconds)
        for master in ready:
            is_open[master].receive()
        return [is_open[master] for master in ready]

    def wait(self, condition, what, person=None):
        """Waits until the condition holds. Returns its value."""
        end = time.monotonic() + LIMIT
        while not (value := condition()):
            if time.monotonic() > end:
                shown = [person] if person else self.people[:2]
                screens = "\n".join(f"--- {one.name}:\n{one.text()}" for one in shown)
                raise HostError(f"Waited in vain for {what}.\n{screens}")
            self.receive(0.1)
        return value

    def settle(self, people=None, quiet=None):
        """Waits until these people have had no output for so long; by default, everybody."""
        people, quiet = people or self.people, quiet or self.quiet
        last = start = time.monotonic()
        while time.monotonic() - last < quiet and time.monotonic() - start < LIMIT:
            if any(person in people for person in self.receive(quiet / 4)):
                last = time.monotonic()

    def choose(self, person, label):
        """Takes the line of a menu or list that begins with the label."""
        marked, listed = re.compile("[>▸] "), re.compile("[ >▸] " + re.escape(label))
        self.wait(lambda: listed.search(person.text()), f"a menu with “{label}”", person)
        self.settle([person], 0.05)
        for _ in range(100):
            before = person.text()
            lines = before.split("\n")
            if re.search("[>▸] " + re.escape(label), before):
                person.type("\r")
                self.wait(lambda: person.text() != before, f"what follows “{label}”", person)
                return
            chosen = max(at for at, line in enumerate(lines) if marked.search(line))
            wanted = max((at for at, line in enumerate(lines) if listed.search(line)), default=HEIGHT)
            person.type(UP if wanted < chosen else DOWN)
            self.wait(lambda: person.text() != before, f"the next line on the way to “{label}”", person)
        raise HostError(f"No line begins with “{label}”:\n{person.text()}")

    def start_table(self, person, table, seats, game):
        """Starts a table for anybody, at which the person takes the first seat."""
        self.choose(person, "Tables")
        self.choose(person, "New table")
        self.wait(lambda: "Invitation word" in person.text(), "the form of a new table", person)
        person.type(table + 2 * DOWN)
        self.wait(lambda: table in person.text(), "the name in the form", person)
        for people in range(2, seats + 1):
            self.wait(lambda: f"< {people} >" in person.text(), "the number of people", person)
            person.type(RIGHT if people < seats else "\r")
        self.choose(person, game)
        self.wait(lambda: "Waiting for people to sit down" in person.text(), "the open table", person)

    def open_table(self, person, table, what):
        """Chooses "Sit down" or "Watch" in the menu of a table."""
        self.choose(person, "Tables")
        self.choose(person, table)
        self.choose(person, what)
        if what == "Sit down":
            self.wait(lambda: "Which seat?" in person.text() or self.is_at_table(person), "the seat", person)
            if "Which seat?" in person.text():
                person.type("\r")
                self.wait(lambda: self.is_at_table(person), "the seat", person)

    def is_at_table(self, person):
        """Returns whether the screen is that of a table, before or in its game."""
        text = person.text()
        return bool(re.search("Waiting for|Since you left", text)) or "escape back" not in self.prompt(person)

    def prompt(self, person):
        """Returns the last line of the screen if it is one of a game."""
        lines = person.text().split("\n")
        return lines[-1] if len(lines) == HEIGHT else ""

    def is_over(self, person):
        return re.match("Won|Lost", self.prompt(person)) is not None

    def deciding(self, players):
        """Returns the player who is asked for an answer, or None."""
        for player in players:
            prompt = self.prompt(player)
            if prompt and not re.search("Waiting for|escape back", prompt) and not self.is_over(player):
                return player
        return None

    def view(self, person):
        """Returns what must be the same on all screens: the board and the top of the panel."""
        lines = person.text().split("\n")
        title = re.search("(Setup|Turn).*help$", lines[0])
        board = title.start() - 1 if title else WIDTH
        return [line if at < PANEL else line[:board].rstrip() for at, line in enumerate(lines[:HEIGHT - 4])]

    def panel(self, person):
        """Returns whose turn it is and where everybody is, as the panel beside the board says."""
        lines = person.text().split("\n")
        title = re.search("(Setup|Turn).*help$", lines[0])
        return [line[title.start():] for line in lines[:PANEL - 2]] if title else []

    def check_views(self, people):
        """Waits until all of them see the same, except who decides, who also sees what an answer would do."""
        watching = [person for person in people if person is not self.deciding(people)]
        for person in watching[1:]:
            self.wait(
                lambda: self.view(person) == self.view(watching[0]),
                f"the screen of {watching[0].name}, which {person.name} should see:\n{watching[0].text()}", person)

    def say(self, player, text):
        """Lets a player say something, which everybody at the table reads."""
        player.type(f":say {text}\r")
        for other in self.people:
            self.wait(lambda: text in other.text(), "talk at the table", other)

    def aim(self, player, tries):
        """Returns the keys that choose an answer, which confirm then takes, after so many keys without effect."""
        if "This loses the game" in player.text():
            return DOWN if tries > 12 else "\r\t"
        return "" if tries else "\t"

    def answer(self, player):
        """Answers a decision while nothing moves. Returns how long each other person waited for the answer to show, in
        seconds, and how many saw nothing; no times if a key only led to a second step of the answer."""
        others = [person for person in self.people if person is not player]
        player.type(self.aim(player, self.local_keys))
        self.settle([player], 0.1)
        for person in self.people:
            person.text()
            person.before_end = len(person.sent)
        start = player.type("\r")
        end = start + 2
        while time.monotonic() < end and not all(person.arrived for person in others):
            self.receive(0.05)
        times = [person.arrived[0][0] - start for person in others if person.arrived]
        self.local_keys = 0 if times else self.local_keys + 1
        if self.local_keys > 20:
            raise HostError(f"20 keys have no effect:\n{player.text()}")
        self.settle()
        return times, len(others) - len(times)
