// SPDX-License-Identifier: MIT
#include "table/manual.hpp"

#include "core/file.hpp"
#include "core/rule_number.hpp"
#include "core/text.hpp"
#include "table/text_line.hpp"

#include <algorithm>
#include <array>
#include <filesystem>
#include <span>
#include <utility>

namespace tenebrae::table {

namespace {

using MacroWords = std::span<const std::string>;

constexpr int kBodyIndent = 2;
constexpr int kListIndent = 4;

/// Splits the line of a macro into words. Quotes keep words together.
std::vector<std::string> split_macro(std::string_view line) {
    std::vector<std::string> words;
    while (true) {
        line.remove_prefix(std::min(line.find_first_not_of(' '), line.size()));
        if (line.empty()) {
            return words;
        }
        const bool quoted = line.front() == '"';
        line.remove_prefix(quoted ? 1 : 0);
        const std::size_t end = std::min(line.find(quoted ? '"' : ' '), line.size());
        words.emplace_back(line.substr(0, end));
        line.remove_prefix(std::min(end + 1, line.size()));
    }
}

std::string without_escapes(std::string_view text) {
    static constexpr std::array<std::pair<std::string_view, std::string_view>, 5> kEscapes{
        {{"\\(mi", "-"}, {"\\-", "-"}, {"\\&", ""}, {"\\(dq", "\""}, {"\\e", "\\"}}};
    std::string result;
    while (!text.empty()) {
        const auto escape = std::ranges::find_if(kEscapes, [text](const auto& row) {
            return text.starts_with(row.first);
        });
        if (escape != kEscapes.end()) {
            result += escape->second;
            text.remove_prefix(escape->first.size());
        } else {
            result += text.front();
            text.remove_prefix(1);
        }
    }
    return result;
}

bool is_closing(std::string_view word) {
    static constexpr std::array<std::string_view, 7> kMarks{".", ",", ";", ":", "?", "!", ")"};
    return std::ranges::find(kMarks, word) != kMarks.end();
}

struct Quotes {
    std::string_view macro;
    std::string_view open;
    std::string_view close;
};
constexpr std::array kQuotes{
    Quotes{"Pq", "(", ")"},
    Quotes{"Bq", "[", "]"},
    Quotes{"Op", "[", "]"},
    Quotes{"Ql", "\"", "\""},
    Quotes{"Dq", "\"", "\""},
};
/// Macros that only change how words look.
constexpr std::array<std::string_view, 11> kPlain{
    "Em", "Sy", "Ar", "Cm", "Ic", "Pa", "Sx", "No", "Li", "Ev", "Dv"};

/// Joins the words of a paragraph.
class Inline {
public:
    void add(std::string_view word) {
        if (!glued_ && !text_.empty() && !is_closing(word)) {
            text_ += ' ';
        }
        text_ += without_escapes(word);
        glued_ = word == "(" || word == "[";
    }
    void glue() { glued_ = true; }
    void open(std::string_view mark) {
        add(mark);
        glue();
    }
    void close(std::string_view mark) {
        text_ += mark;
        glued_ = false;
    }
    /// Adds one line of macros. The first word is a macro.
    void add_macros(MacroWords words);
    [[nodiscard]] std::string take() {
        glued_ = false;
        return std::exchange(text_, {});
    }
    [[nodiscard]] bool empty() const { return text_.empty(); }
    void set_name(std::string name) { name_ = std::move(name); }
    [[nodiscard]] const std::string& name() const { return name_; }

private:
    MacroWords take_word(MacroWords words);

    std::string text_;
    bool glued_ = false;
    std::string name_;  ///< name of the page, for "Nm" without arguments
};

void Inline::add_macros(MacroWords words) {
    std::size_t end = words.size();
    while (end > 0 && is_closing(words[end - 1])) {
        --end;
    }
    MacroWords rest = words.first(end);
    std::string closing;
    while (!rest.empty()) {
        const auto quotes = std::ranges::find(kQuotes, rest.front(), &Quotes::macro);
        if (quotes != kQuotes.end()) {
            open(quotes->open);
            closing.insert(0, quotes->close);
            rest = rest.subspan(1);
        } else {
            rest = take_word(rest);
        }
    }
    if (!closing.empty()) {
        close(closing);
    }
    for (const std::string& mark : words.subspan(end)) {
        add(mark);
    }
}

/// Adds one word, or macro with its arguments. Returns the remaining words.
MacroWords Inline::take_word(MacroWords words) {
    const std::string& word = words.front();
    const MacroWords rest = words.subspan(1);
    if (std::ranges::find(kPlain, word) != kPlain.end()) {
        return rest;
    }
    if (word == "Ns") {
        glue();
    } else if (word == "Po" || word == "Bo") {
        open(word == "Po" ? "(" : "[");
    } else if (word == "Pc" || word == "Bc") {
        close(word == "Pc" ? ")" : "]");
    } else if (word == "Fl") {
        open("-");
    } else if (word == "Nm") {
        if (rest.empty()) {
            add(name_);
        }
    } else if (word == "Xr" && rest.size() >= 2) {
        add(rest[0] + "(" + rest[1] + ")");
        return rest.subspan(2);
    } else {
        add(word);
    }
    return rest;
}

/// Reads a page line by line into paragraphs.
class Reader {
public:
    std::vector<Paragraph> read(std::string_view page) {
        for (const std::string& line : core::split_lines(page)) {
            take(line);
        }
        end_paragraph();
        return std::move(text_);
    }

private:
    struct List {
        bool is_table = false;
        bool compact = false;
    };

    void take(const std::string& line);
    void take_macro(const std::vector<std::string>& words);
    bool take_block(const std::vector<std::string>& words);
    void heading(const std::vector<std::string>& words, int indent);
    void item(const std::vector<std::string>& words);
    void begin_list(const std::vector<std::string>& words);
    void end_list();
    void end_paragraph();
    void free_line();
    void add_row(MacroWords words);
    void end_table();
    [[nodiscard]] int indent() const {
        return kBodyIndent
               + (lists_.empty() ? 0 : kListIndent * (static_cast<int>(lists_.size()) - 1));
    }

    std::vector<Paragraph> text_;
    Inline inline_;
    std::string label_;
    bool in_item_ = false;  ///< further paragraphs are indented like the text of the list item
    std::vector<List> lists_;
    std::vector<std::vector<std::string>> table_;
    bool literal_ = false;
};

std::string plain(MacroWords words) {
    return without_escapes(core::joined(words, " "));
}

void Reader::end_paragraph() {
    if (inline_.empty() && label_.empty()) {
        return;
    }
    const bool hangs = in_item_ && label_.empty();
    Paragraph paragraph{inline_.take(), indent() + (hangs ? kListIndent * 2 : 0)};
    paragraph.label = std::exchange(label_, {});
    text_.push_back(std::move(paragraph));
}

void Reader::free_line() {
    if (!text_.empty() && !text_.back().text.empty()) {
        text_.push_back({});
    }
}

void Reader::take(const std::string& line) {
    if (!line.starts_with(".")) {
        if (literal_) {
            text_.push_back({without_escapes(line), indent() + kListIndent, false, true});
            return;
        }
        for (const std::string& word : split_macro(line)) {
            inline_.add(word);
        }
        return;
    }
    const std::vector<std::string> words = split_macro(std::string_view{line}.substr(1));
    if (!words.empty() && !words.front().starts_with("\\\"")) {
        take_macro(words);
    }
}

void Reader::take_macro(const std::vector<std::string>& words) {
    const std::string& macro = words.front();
    if (macro == "Dd" || macro == "Dt" || macro == "Os" || take_block(words)) {
        return;
    }
    if (macro == "Nm" && words.size() > 1 && inline_.name().empty()) {
        inline_.set_name(words[1]);
    }
    if (macro == "Nd") {
        inline_.add("-");
        inline_.add(plain(MacroWords(words).subspan(1)));
    } else {
        inline_.add_macros(words);
    }
}

bool Reader::take_block(const std::vector<std::string>& words) {
    const std::string& macro = words.front();
    if (macro == "Sh" || macro == "Ss") {
        heading(words, macro == "Sh" ? 0 : 1);
    } else if (macro == "Pp") {
        end_paragraph();
        free_line();
    } else if (macro == "Bl") {
        begin_list(words);
    } else if (macro == "It") {
        item(words);
    } else if (macro == "El") {
        end_list();
    } else if (macro == "Bd" || macro == "Ed") {
        end_paragraph();
        literal_ = macro == "Bd";
    } else if (macro == "Dl") {
        end_paragraph();
        text_.push_back({plain(MacroWords(words).subspan(1)), indent() + kListIndent, false, true});
    } else {
        return false;
    }
    return true;
}

void Reader::heading(const std::vector<std::string>& words, int indent) {
    end_paragraph();
    in_item_ = false;
    free_line();
    text_.push_back({plain(MacroWords(words).subspan(1)), indent, true});
}

void Reader::begin_list(const std::vector<std::string>& words) {
    end_paragraph();
    const auto has = [&words](std::string_view option) {
        return std::ranges::find(words, option) != words.end();
    };
    lists_.push_back({has("-column"), has("-compact")});
    in_item_ = false;
}

void Reader::end_list() {
    if (!lists_.empty() && lists_.back().is_table) {
        end_table();
    }
    end_paragraph();
    if (!lists_.empty()) {
        lists_.pop_back();
    }
    in_item_ = !lists_.empty();
}

void Reader::item(const std::vector<std::string>& words) {
    const MacroWords head = MacroWords(words).subspan(1);
    if (!lists_.empty() && lists_.back().is_table) {
        add_row(head);
        return;
    }
    end_paragraph();
    if (lists_.empty() || !lists_.back().compact) {
        free_line();
    }
    Inline label;
    label.set_name(inline_.name());
    label.add_macros(head);
    label_ = label.take();
    in_item_ = true;
}

void Reader::add_row(MacroWords words) {
    std::vector<std::string> row;
    while (true) {
        const auto end = std::ranges::find(words, "Ta");
        const auto length = static_cast<std::size_t>(end - words.begin());
        Inline cell;
        cell.add_macros(words.first(length));
        row.push_back(cell.take());
        if (end == words.end()) {
            break;
        }
        words = words.subspan(length + 1);
    }
    table_.push_back(std::move(row));
}

void Reader::end_table() {
    std::vector<int> widths;
    for (const std::vector<std::string>& row : table_) {
        widths.resize(std::max(widths.size(), row.size()));
        for (std::size_t column = 0; column < row.size(); ++column) {
            widths[column] = std::max(widths[column], core::display_width(row[column]));
        }
    }
    for (const std::vector<std::string>& row : std::exchange(table_, {})) {
        std::string line;
        for (std::size_t column = 0; column < row.size(); ++column) {
            line += row[column];
            const int missing = widths[column] - core::display_width(row[column]) + 2;
            line.append(static_cast<std::size_t>(missing), ' ');
        }
        line.erase(line.find_last_not_of(' ') + 1);
        text_.push_back({line, kBodyIndent + kListIndent * 2, false, true});
    }
}

bool is_section(const Paragraph& paragraph) {
    return paragraph.heading && paragraph.indent == 0;
}

bool is_free(const Paragraph& paragraph) {
    return paragraph.text.empty() && paragraph.label.empty();
}

/// Adds the rule numbers cited between two brackets.
void add_cited(std::vector<std::string>& numbers, std::string_view inside) {
    std::string game;  // the prefix of the last complete number, including its hyphen
    for (const core::Word& word : core::split_words(inside)) {
        const std::string_view text = word.text.substr(0, word.text.find(','));
        std::string number;
        if (core::is_rule_number(text)) {
            game = text.substr(0, text.find('-') + 1);
            number = text;
        } else if (!game.empty() && core::is_short_rule_number(text)) {
            number = game + std::string(text);
        }
        if (!number.empty() && std::ranges::find(numbers, number) == numbers.end()) {
            numbers.push_back(std::move(number));
        }
    }
}

}  // namespace

std::vector<Paragraph> manual_text(std::string_view page) {
    return Reader().read(page);
}

core::Result<std::string> read_manual(const std::string& data_folder, std::string_view game) {
    namespace fs = std::filesystem;
    std::error_code error;
    const fs::path data = fs::canonical(data_folder, error);
    const std::string page = "tenebrae-" + std::string(game) + ".7";
    core::Result<std::string> beside =
        core::read_text((data.parent_path() / "man" / page).string());
    if (beside) {
        return beside;
    }
    const fs::path share = data.parent_path().parent_path();
    return core::read_text((share / "man" / "man7" / page).string());
}

std::vector<std::size_t> sections(std::span<const Paragraph> text) {
    std::vector<std::size_t> found;
    for (std::size_t index = 0; index < text.size(); ++index) {
        if (is_section(text[index])) {
            found.push_back(index);
        }
    }
    return found;
}

std::vector<std::size_t> rule_sections(std::span<const Paragraph> text) {
    constexpr std::array<std::string_view, 2> kOthers{"NAME", "SEE ALSO"};
    std::vector<std::size_t> found = sections(text);
    std::erase_if(found, [&](std::size_t heading) {
        return std::ranges::find(kOthers, text[heading].text) != kOthers.end();
    });
    std::stable_partition(found.begin(), found.end(), [&](std::size_t heading) {
        return text[heading].text == kHowToPlay;
    });
    return found;
}

std::vector<Paragraph> section(std::span<const Paragraph> text, std::string_view heading) {
    const auto is_wanted = [heading](const Paragraph& paragraph) {
        return is_section(paragraph) && paragraph.text == heading;
    };
    auto first = std::ranges::find_if(text, is_wanted);
    if (first == text.end()) {
        return {};
    }
    auto last = std::find_if(++first, text.end(), is_section);
    first = std::find_if_not(first, last, is_free);
    while (last != first && is_free(*std::prev(last))) {
        --last;
    }
    return {first, last};
}

std::optional<std::size_t>
find_statement(std::span<const Paragraph> text, std::string_view number) {
    const auto found = std::ranges::find(text, number, &Paragraph::label);
    return found == text.end() ? std::nullopt
                               : std::optional(static_cast<std::size_t>(found - text.begin()));
}

std::vector<std::string> cited(std::string_view text) {
    std::vector<std::string> numbers;
    for (std::size_t open = text.find('['); open != std::string_view::npos;
         open = text.find('[', open + 1)) {
        const std::size_t close = std::min(text.find(']', open), text.size());
        add_cited(numbers, text.substr(open + 1, close - open - 1));
    }
    return numbers;
}

}  // namespace tenebrae::table
