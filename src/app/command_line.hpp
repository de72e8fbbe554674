// SPDX-License-Identifier: MIT
#pragma once

#include "app/exit_status.hpp"

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace CLI {  // NOLINT(readability-identifier-naming): CLI11 chose it
class App;
}

/// The words of the command line as rows: what may stand there, and what stood there.
namespace tenebrae::app {

/// What a value has to be.
struct Check {
    std::function<std::string(const std::string&)> fault = {};  ///< empty when the value is good
    std::string name = {};  ///< what help says of it: "{auto,always,never}"
};

Check one_of(std::vector<std::string> values);
Check from_to(int least, int most);
Check above_zero();

/// Where an option's value is put, which is not touched when the option is not given. With a bool
/// it is a flag.
using Target = std::variant<
    bool*,
    int*,
    std::size_t*,
    std::string*,
    std::optional<std::string>*,
    std::vector<std::string>*>;

/// An option, or a word that is known by its place.
struct Option {
    std::string names;  ///< "-o,--output"; a word known by its place has no dashes: "file"
    Target target;  ///< outlives the CommandLine
    std::string summary;
    std::string type = {};  ///< what help calls its value: "FILE"
    Check check = {};
    std::vector<std::string> needs = {};  ///< may only stand beside these of its subcommand
    std::vector<std::string> excludes = {};  ///< may not stand beside these
    bool is_required = false;
    bool takes_many = false;  ///< a word known by its place may be followed by more of its kind
    bool shows_default = false;  ///< help says what holds without it
    bool is_of_game = false;  ///< a flag that a game has for its beginning: table::StartOption
    bool is_bare = false;  ///< a flag that is not even given as "--flag=false"

    /// The long one, without dashes: "output".
    [[nodiscard]] std::string_view name() const;
    [[nodiscard]] bool is_known_by_place() const;
    /// "--output", "file"
    [[nodiscard]] std::string written() const;
};

/// What the subcommand chosen on the command line is to do.
using Task = std::function<ExitStatus()>;

struct Subcommand {
    std::string name;  ///< "sim"; "sim summary" is one of that one's own, and added after it
    std::string summary;
    std::vector<Option> options = {};
    /// What is wrong with options that are good one by one: "--load: goes with no ..."; or empty.
    std::function<std::string()> misuse = {};
    Task task = {};

    /// Null when there is none of this name.
    [[nodiscard]] const Option* option(std::string_view wanted) const;
};

/// A word that may take the place of a subcommand: the name of a game is short for "play" and it.
struct Shorthand {
    std::string word;  ///< whole, in any case; or, after a "*", the end of a file's name: "*.tene"
    std::vector<std::string> before;  ///< the words that belong before it: {"play"}

    [[nodiscard]] bool is_ending() const { return word.starts_with('*'); }
};

/// One option as it stood there.
struct Given {
    const Option* option;
    std::vector<std::string> values;
};

struct Reading {
    /// Answered: --help or --version asked for `text`. Misused: `text` says what is wrong, a line
    /// for each word.
    enum class Kind { Good, Answered, Misused };
    Kind kind = Kind::Good;
    std::string text = {};
    const Subcommand* subcommand = nullptr;  ///< null when none was given
    std::vector<Given> given = {};  ///< options of the subcommand
};

/// All that may stand on the command line: --help, --version, options of the program, and then at
/// most one subcommand with its own.
class CommandLine {
public:
    static constexpr int kUsualWidth = 80;

    /// version: what --version answers. width: the columns that help is wrapped to.
    CommandLine(
        const std::string& program,
        const std::string& summary,
        const std::string& version,
        int width = kUsualWidth
    );
    ~CommandLine();
    CommandLine(const CommandLine&) = delete;
    CommandLine& operator=(const CommandLine&) = delete;

    void add(const Option& option);
    void add(Subcommand subcommand);
    void add(Shorthand shorthand);
    [[nodiscard]] const std::vector<Subcommand>& subcommands() const { return subcommands_; }

    /// Puts every value where its option wants it. To be asked once, when all has been added;
    /// what it returns points into this.
    Reading read(int count, const char* const* arguments);
    /// Help of the program, or of one of its subcommands.
    [[nodiscard]] std::string help(const std::string& subcommand = {}) const;

private:
    [[nodiscard]] CLI::App* parser_of(const std::string& name) const;
    /// The one that stands on the command line, the innermost; null when there is none.
    [[nodiscard]] const Subcommand* parsed() const;
    /// The words with what a shorthand among them is short of.
    [[nodiscard]] std::vector<std::string> expanded(std::vector<std::string> words) const;
    /// What is wrong with a line that the parser refused: the words it has no place for, and
    /// `other`.
    [[nodiscard]] std::string
    faults(const std::vector<std::string>& words, const std::string& other) const;
    [[nodiscard]] std::string missing_arguments() const;

    std::unique_ptr<CLI::App> parser_;
    int width_;
    std::vector<Option> options_;
    std::vector<Subcommand> subcommands_;
    std::vector<Shorthand> shorthands_;
};

}  // namespace tenebrae::app
