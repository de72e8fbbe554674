# SPDX-License-Identifier: MIT
"""Serves Tenebrae over SSH on this machine, by the files in hosting/."""
import ctypes
import fcntl
import glob
import grp
import os
import pty
import pwd
import re
import shutil
import signal
import socket
import struct
import subprocess
import termios
import time

from screen import Screen

ECHO = "exec sh -c 'stty raw -echo; printf ready; exec cat'"
WIDTH, HEIGHT = 80, 24
PR_SET_PDEATHSIG = 1  # of prctl(2)


class HostError(Exception):
    """Says why the host or one of its people cannot go on."""


def recipe(source, name):
    with open(os.path.join(source, "hosting", name), encoding="utf-8") as file:
        return file.read()


class Host:
    """An sshd for players in a folder of its own, with all paths of the recipes below this folder.

    Like systemd with tenebrae.socket, it starts the command of tenebrae@.service for each connection."""

    def __init__(self, source, program, folder):
        self.source = os.path.abspath(source)
        self.program = os.path.abspath(program)
        self.folder = os.path.abspath(folder)
        self.user = pwd.getpwuid(os.getuid()).pw_name
        self.tables = self.path("var", "tables")
        self.door = None
        os.makedirs(self.path("etc"), mode=0o755)
        os.makedirs(self.path("var"), mode=0o700)
        self.write("etc/sshd_config", self.moved(recipe(self.source, "sshd_config")))
        self.make_key("etc/ssh_host_ed25519_key")
        self.player_line = recipe(self.source, "players").strip().splitlines()[-1]
        self.write("etc/players", "")

    def path(self, *names):
        return os.path.join(self.folder, *names)

    def write(self, name, text, mode="w"):
        with open(self.path(name), mode, encoding="utf-8") as file:
            file.write(text)

    def moved(self, text):
        """Returns the text of a recipe with the paths and the user of this host."""
        text = text.replace("/etc/tenebrae", self.path("etc")).replace("/var/lib/tenebrae", self.path("var"))
        text = text.replace("/usr/local/bin/tenebrae", self.program)
        return re.sub(r"(?m)^(AllowUsers|User=) ?tenebrae$", lambda match: f"{match[1]} {self.user}", text)

    def make_key(self, name):
        subprocess.run(
            ["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-C", "", "-f", self.path(name)], check=True)

    def public_key(self, name):
        with open(self.path(name + ".pub"), encoding="utf-8") as file:
            return " ".join(file.read().split()[:2])

    def add_person(self, name):
        """Makes a key for a person, and a line for it as in hosting/players."""
        key = f"key-{name}"
        self.make_key(key)
        line = self.moved(self.player_line).replace(self.path("var", "ada"), self.path("var", name.lower()))
        line = line.replace("TENEBRAE_PERSON=Ada", f"TENEBRAE_PERSON={name}")
        line = line.replace("ssh-ed25519 KEY ada", f"{self.public_key(key)} {name}")
        self.write("etc/players", line + "\n", "a")

    def sshd_words(self, command=None):
        """Returns the command of tenebrae@.service, with what this folder needs and the recipe does not."""
        line = re.search(r"(?m)^ExecStart=-(.*)$", self.moved(recipe(self.source, "tenebrae@.service")))
        words = line[1].split() + ["-o", "StrictModes=no"]
        if os.getuid() == 0:
            words += ["-o", "PermitRootLogin=prohibit-password"]
        if command:
            words += ["-o", f"ForceCommand={command}"]
        return words

    def open_door(self, command=None):
        """Listens on a free port of this machine. Returns the port and the process that listens."""
        port, process = listen(("127.0.0.1", 0), self.sshd_words(command), self.path("sshd.log"))
        self.write("known_hosts", f"[127.0.0.1]:{port} {self.host_key()}\n", "a")
        return port, process

    def host_key(self):
        return self.public_key("etc/ssh_host_ed25519_key")

    def client(self, name, port):
        """Returns the command with which a person connects."""
        return ["ssh", "-tt", "-q", "-F", "none", "-p", str(port), "-i", self.path(f"key-{name}"),
                "-o", "IdentitiesOnly=yes", "-o", "IdentityAgent=none", "-o", "SendEnv=LC_ALL", "-o", "BatchMode=yes",
                "-o", f"UserKnownHostsFile={self.path('known_hosts')}", "-o", "StrictHostKeyChecking=yes",
                f"{self.user}@127.0.0.1"]

    def run(self, *words):
        """Runs the program as the host, not as a player. Returns its output."""
        command = [self.program, *words]
        environment = {"PATH": os.environ["PATH"], "TENEBRAE_TABLES": self.tables, "HOME": self.folder,
                       "TENEBRAE_PERSON": "Host"}
        result = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        return result.stdout + result.stderr


def listen(address, words, log, enter=None):
    """Starts a process that starts a command for each connection, after it has called `enter`.

    Returns its port and its id."""
    told, tells = os.pipe()
    parent = os.getpid()
    process = os.fork()
    if process == 0:
        try:
            if enter:
                enter()
            listener = socket.create_server(address, backlog=512)
            os.write(tells, str(listener.getsockname()[1]).encode())
            os.close(tells)
            with open(log, "ab") as file:
                serve(listener, words, file, parent)
        finally:
            os._exit(1)
    os.close(tells)
    with os.fdopen(told) as file:
        port = file.read()
    if not port:
        raise HostError(f"Nothing can listen on {address[0]}, port {address[1]}.")
    return int(port), process


def serve(listener, words, log, parent):
    """Starts the command for each connection, until a signal or the parent's end. Does not return."""
    children = []

    def end(_signal, _frame):
        for child in children:
            child.terminate()
        os._exit(0)

    signal.signal(signal.SIGTERM, end)
    ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGTERM)
    if os.getppid() != parent:
        os._exit(0)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    environment = {"PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"}
    while True:
        connection, _ = listener.accept()
        children = [child for child in children if child.poll() is None]
        children.append(subprocess.Popen(
            words, stdin=connection, stdout=connection, stderr=log, env=environment, umask=0o077))
        connection.close()


def close_door(process):
    """Ends a process that listens, and the connections that it has."""
    os.kill(process, signal.SIGTERM)
    os.waitpid(process, 0)


class Terminal:
    """A terminal of 80 columns and 24 lines in which a command runs."""

    def __init__(self, words, name):
        self.name = name
        self.screen = Screen(WIDTH, HEIGHT)
        self.arrived = []  # times of arrival and bytes that the screen was not fed yet
        self.sent = bytearray()
        self.before_end = 0  # bytes that were sent before the last answer
        self.last = 0  # time of the last arrival
        self.is_open = True
        self.process, self.master = pty.fork()
        if self.process == 0:
            os.environ.update(TERM="xterm-256color", LC_ALL="C.UTF-8")
            time.sleep(0.02)  # for the size
            os.execvp(words[0], words)
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", HEIGHT, WIDTH, 0, 0))
        os.set_blocking(self.master, False)

    def type(self, keys):
        """Sends keys. Returns when."""
        now = time.monotonic()
        os.write(self.master, keys.encode())
        return now

    def receive(self):
        """Reads what has arrived."""
        try:
            data = os.read(self.master, 65536)
        except BlockingIOError:
            return
        except OSError:
            data = b""
        if data:
            self.last = time.monotonic()
            self.arrived.append((self.last, data))
        else:
            self.is_open = False

    def text(self):
        """Returns what the screen shows now."""
        for _, data in self.arrived:
            self.screen.feed(data)
            self.sent += data
        self.arrived.clear()
        return self.screen.text()

    def close(self):
        try:
            os.kill(self.process, signal.SIGHUP)
            os.waitpid(self.process, 0)
        except (ProcessLookupError, ChildProcessError):
            pass
        os.close(self.master)


def missing():
    """Returns what is needed and not installed, or an empty text."""
    if not os.access("/usr/sbin/sshd", os.X_OK):
        return "/usr/sbin/sshd (package openssh-server)"
    for name in ("ssh", "ssh-keygen", "stty"):
        if not shutil.which(name):
            return f"{name} (package openssh-client)" if name != "stty" else name
    if os.getuid() == 0:
        return "" if os.path.isdir("/run/sshd") else "the folder /run/sshd, which sshd needs for root"
    ends = os.openpty()
    group = os.fstat(ends[1]).st_gid
    for end in ends:
        os.close(end)
    return "" if group == grp.getgrnam("tty").gr_gid else "root, or a system whose terminals belong to the group tty"


def log_of(folder):
    """Returns the end of what sshd has reported."""
    lines = []
    for log in sorted(glob.glob(os.path.join(folder, "**", "*.log"), recursive=True)):
        with open(log, encoding="utf-8", errors="replace") as file:
            lines += file.read().splitlines()[-10:]
    return "\n".join(["--- sshd:", *lines])
