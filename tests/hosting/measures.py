# SPDX-License-Identifier: MIT
"""What the processes of a host cost, and how long people wait for each other."""
import os
import time

TICKS = os.sysconf("SC_CLK_TCK")
MIB = 1024 * 1024


def percentile(values, share):
    """Returns the value that this share of all does not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def read(*names):
    try:
        with open(os.path.join("/proc", *map(str, names)), "rb") as file:
            return file.read()
    except OSError:  # the process has ended
        return b""


def processes(program, tables):
    """Returns the processes of the program for the tables of one host, by the name of the person."""
    found = {}
    for pid in filter(str.isdigit, os.listdir("/proc")):
        try:
            is_program = os.path.samefile(f"/proc/{pid}/exe", program)
        except OSError:
            continue
        words = dict(word.partition(b"=")[::2] for word in read(pid, "environ").split(b"\0"))
        if is_program and words.get(b"TENEBRAE_TABLES") == tables.encode():
            found[words.get(b"TENEBRAE_PERSON", b"").decode()] = int(pid)
    return found


def wait_for_end(program, tables):
    """Waits until no process of the program for these tables is left, so that their folder can be removed."""
    end = time.monotonic() + 20
    while processes(program, tables) and time.monotonic() < end:
        time.sleep(0.05)


def daemons(door):
    """Returns the processes of sshd that the door has started, and the processes between."""
    parents = {}
    for pid in filter(str.isdigit, os.listdir("/proc")):
        stat = read(pid, "stat").rpartition(b")")
        if stat[2]:
            parents[int(pid)] = (int(stat[2].split()[1]), stat[0].partition(b"(")[2])
    found, border = [], {door}
    while border:
        border = {pid for pid, (parent, name) in parents.items() if parent in border and name == b"sshd"}
        found += border
    return found


def processor(pids):
    """Returns the processor time that these processes have used, in seconds."""
    total = 0
    for pid in pids:
        fields = read(pid, "stat").rpartition(b")")[2].split()
        total += sum(map(int, fields[11:13])) if fields else 0
    return total / TICKS


def own_memory(pid):
    """Returns the bytes that no other process shares."""
    lines = read(pid, "smaps_rollup").splitlines()
    return sum(int(line.split()[1]) * 1024 for line in lines if line.startswith(b"Private_"))


def wake_ups(pid):
    """Returns how often the threads of a process have stopped to wait for something."""
    total = 0
    for thread in os.listdir(f"/proc/{pid}/task"):
        for line in read(pid, "task", thread, "status").splitlines():
            if line.startswith(b"voluntary_ctxt_switches"):
                total += int(line.split()[1])
    return total


def rest(pids, seconds):
    """Leaves processes alone for so long. Returns the wake-ups, own bytes and processor time of each."""
    before = {pid: (wake_ups(pid), processor([pid])) for pid in pids}
    time.sleep(seconds)
    return [(wake_ups(pid) - before[pid][0], own_memory(pid), processor([pid]) - before[pid][1]) for pid in pids]


def echoes(party, person, count):
    """Returns how long an echo took, for so many keys, in seconds."""
    times = []
    for number in range(count):
        party.settle([person], 0.02)
        person.text()
        start = person.type("abcdefghij"[number % 10])
        party.wait(lambda: person.arrived, "an echo", person)
        times.append(person.arrived[0][0] - start)
    return times


def milliseconds(values):
    """Returns the median, the 99th percentile and the longest of some times."""
    return [1000 * percentile(values, 0.5), 1000 * percentile(values, 0.99), 1000 * max(values)]


def times(values):
    """Formats the same."""
    return "median {:.1f} ms, 99th percentile {:.1f} ms, longest {:.1f} ms".format(*milliseconds(values))


def table(rows):
    """Formats rows of a label and a text."""
    width = max(len(label) for label, _ in rows)
    return "\n".join(f"{label:<{width}}  {text}" for label, text in rows)
