# SPDX-License-Identifier: MIT
"""A terminal like xterm, as far as the full screen of Tenebrae uses it."""
import codecs
import re

# A run of printable characters, a control sequence, a string that ends with BEL or ST, or one other character.
PARTS = re.compile(
    r"[^\x00-\x1f\x7f]+"
    r"|\x1b\[[0-?]*[ -/]*[@-~]"
    r"|\x1b[\]P^_](?:[^\x07\x1b]|\x1b(?!\\))*(?:\x07|\x1b\\)"
    r"|\x1b[ -/]*[0-Z\\^-~]"
    r"|[\x00-\x1a\x1c-\x1f\x7f]"
)


class Screen:
    """Holds what a terminal shows after the bytes it was fed."""

    def __init__(self, width, height):
        self.width = width
        self.height = height
        self.decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self.rest = ""
        self.is_cursor_shown = True
        self.reset()

    def reset(self):
        """Clears the screen, as at the start."""
        self.rows = [self.empty_row() for _ in range(self.height)]
        self.x = self.y = 0
        self.saved = (0, 0)
        self.top, self.bottom = 0, self.height - 1
        self.wraps = False
        self.last = " "

    def empty_row(self):
        return [" "] * self.width

    def text(self):
        """Returns the lines on the screen."""
        return "\n".join("".join(row).rstrip() for row in self.rows)

    def feed(self, data):
        """Takes bytes that a program wrote to the terminal."""
        text = self.rest + self.decoder.decode(data)
        end = 0
        while match := PARTS.match(text, end):
            end = match.end()
            part = match.group()
            if part[0] == "\x1b":
                self.escape(part)
            elif part[0] < " " or part[0] == "\x7f":
                self.control(part)
            else:
                self.write(part)
        self.rest = text[end:]

    def write(self, text):
        self.last = text[-1]
        while text:
            if self.wraps:
                self.x, self.wraps = 0, False
                self.line_feed()
            piece = text[: self.width - self.x]
            text = text[len(piece):]
            self.rows[self.y][self.x:self.x + len(piece)] = piece
            self.x += len(piece)
            if self.x == self.width:
                self.x, self.wraps = self.width - 1, True

    def line_feed(self):
        if self.y == self.bottom:
            self.scroll(1)
        else:
            self.y = min(self.y + 1, self.height - 1)

    def scroll(self, lines, top=None):
        """Moves the lines between top and the bottom margin up, or down if `lines` is negative."""
        top = self.top if top is None else top
        area = self.rows[top:self.bottom + 1]
        count = min(abs(lines), len(area))
        empty = [self.empty_row() for _ in range(count)]
        self.rows[top:self.bottom + 1] = area[count:] + empty if lines > 0 else empty + area[:len(area) - count]

    def control(self, code):
        self.wraps = False
        if code == "\r":
            self.x = 0
        elif code in "\n\v\f":
            self.line_feed()
        elif code == "\b":
            self.x = max(0, self.x - 1)
        elif code == "\t":
            self.x = min(self.width - 1, self.x // 8 * 8 + 8)

    def escape(self, part):
        if part[1] == "[":
            self.sequence(part[2:-1], part[-1])
        elif part == "\x1b7":
            self.saved = (self.x, self.y)
        elif part == "\x1b8":
            self.x, self.y = self.saved
        elif part == "\x1bM":
            if self.y == self.top:
                self.scroll(-1)
            else:
                self.y = max(0, self.y - 1)
        elif part == "\x1bc":
            self.reset()

    def sequence(self, words, kind):
        if words in ("?1049", "?47", "?1047"):
            self.reset()
            return
        if words[:1] in ("?", ">", "=", "<") or kind == "m":
            return
        numbers = [int(word) if word.isdigit() else 0 for word in words.split(";")]
        count = numbers[0] or 1
        self.wraps = self.wraps and kind not in "HfABCDEFGdJKXP@LMST"
        if kind in "Hf":
            row, column = numbers[0] or 1, (numbers[1] if len(numbers) > 1 else 0) or 1
            self.move(column - 1, row - 1)
        elif kind in "ABEF":
            step = count if kind in "BE" else -count
            self.move(0 if kind in "EF" else self.x, self.y + step)
        elif kind in "CD":
            self.move(self.x + (count if kind == "C" else -count), self.y)
        elif kind == "G":
            self.move(count - 1, self.y)
        elif kind == "d":
            self.move(self.x, count - 1)
        elif kind in "JK":
            self.erase(kind, numbers[0])
        elif kind in "XP@":
            self.shift(kind, count)
        elif kind == "L":
            self.scroll(-count, self.y)
        elif kind == "M":
            self.scroll(count, self.y)
        elif kind in "ST":
            self.scroll(count if kind == "S" else -count)
        elif kind == "b":
            self.write(self.last * count)
        elif kind == "r":
            self.top = count - 1
            self.bottom = (numbers[1] if len(numbers) > 1 and numbers[1] else self.height) - 1
            self.move(0, 0)

    def move(self, x, y):
        self.x = max(0, min(x, self.width - 1))
        self.y = max(0, min(y, self.height - 1))

    def erase(self, kind, how):
        row = self.rows[self.y]
        first = self.x if how == 0 else 0
        last = self.x + 1 if how == 1 else self.width
        row[first:last] = " " * (last - first)
        if kind == "J":
            cleared = {0: range(self.y + 1, self.height), 1: range(self.y)}.get(how, range(self.height))
            for y in cleared:
                self.rows[y] = self.empty_row()

    def shift(self, kind, count):
        row = self.rows[self.y]
        count = min(count, self.width - self.x)
        if kind == "X":
            row[self.x:self.x + count] = " " * count
        elif kind == "P":
            row[self.x:] = row[self.x + count:] + [" "] * count
        else:
            row[self.x:] = ([" "] * count + row[self.x:])[:self.width - self.x]
