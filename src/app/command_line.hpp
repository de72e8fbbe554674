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

/// The command line as tables: the options that exist and those that were given.
namespace tenebrae::app {

/// A check of an option's value.
struct Check {
    /// Returns an error; empty if the value is valid.
    std::function<std::string(const std::string&)> error = {};
    std::string name = {};  ///< how help shows it: "{auto,always,never}"
    std::vector<std::string> values = {};  ///< the only valid values; empty: not listed
};

Check one_of(std::vector<std::string> values);
Check in_range(int least, int most);
Check is_positive();

/// The variable where an option stores its value; unchanged if the option is not given. A bool
/// makes it a flag.
using Target = std::variant<
    bool*,
    int*,
    std::size_t*,
    std::string*,
    std::optional<std::string>*,
    std::vector<std::string>*>;

/// An option or a positional argument.
struct Option {
    std::string names;  ///< "-o,--output"; a positional argument has no dashes: "file"
    Target target;  ///< must outlive the CommandLine
    std::string summary;
    std::string type = {};  ///< name of the value in help: "FILE"
    Check check = {};
    std::vector<std::string> needs = {};  ///< requires these options of its subcommand
    std::vector<std::string> excludes = {};  ///< cannot be combined with these options
    bool is_required = false;
    bool is_repeatable = false;  ///< a positional argument that may be repeated
    bool shows_default = false;  ///< help shows the default value
    bool is_start_option = false;  ///< a start option of a game: table::StartOption
    bool takes_no_value = false;  ///< a flag that does not accept "--flag=false"
    /// Returns values for a shell to complete, besides those of `check`; see offers.hpp.
    std::function<std::vector<std::string>()> offers = {};

    /// Returns the long name without dashes: "output".
    [[nodiscard]] std::string_view name() const;
    [[nodiscard]] bool is_positional() const;
    /// Returns the name as it is typed: "--output", "file".
    [[nodiscard]] std::string typed_name() const;
};

/// Runs the subcommand given on the command line.
using Task = std::function<ExitStatus()>;

struct Subcommand {
    std::string name;  ///< "sim"; its own subcommand "sim summary" must be added after it
    std::string summary;
    std::vector<Option> options = {};
    /// Returns an error for options that are valid alone but not together; empty if there is none.
    std::function<std::string()> usage_error = {};
    Task task = {};

    /// Returns nullptr if there is no such option.
    [[nodiscard]] const Option* option(std::string_view wanted) const;
};

/// A word that expands to a subcommand: the name of a game means "play" and the name.
struct Shorthand {
    std::string word;  ///< a word in any case, or a suffix of file names: "*.tene"
    std::vector<std::string> before;  ///< words to insert before it: {"play"}

    [[nodiscard]] bool is_suffix() const { return word.starts_with('*'); }
};

/// An option as given on the command line.
struct GivenOption {
    const Option* option;
    std::vector<std::string> values;
};

/// The result of reading a command line.
struct ParsedCommandLine {
    /// PrintOnly: `text` is the output of --help or --version. UsageError: `text` holds the errors,
    /// one on each line.
    enum class Kind { Good, PrintOnly, UsageError };
    Kind kind = Kind::Good;
    std::string text = {};
    const Subcommand* subcommand = nullptr;  ///< nullptr if none was given
    std::vector<GivenOption> given = {};  ///< options of the subcommand
};

/// The grammar of the command line: --help, --version and options of the program, then at most one
/// subcommand with its own options.
class CommandLine {
public:
    static constexpr int kUsualWidth = 80;

    /// version: the output of --version. width: the column at which help is wrapped.
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
    /// Returns the options before the subcommand.
    [[nodiscard]] const std::vector<Option>& options() const { return options_; }
    [[nodiscard]] const std::vector<Subcommand>& subcommands() const { return subcommands_; }
    [[nodiscard]] const std::vector<Shorthand>& shorthands() const { return shorthands_; }

    /// Parses the arguments and stores each value in its option's target. Call it once, after
    /// adding everything; the result points into this object.
    ParsedCommandLine read(int count, const char* const* arguments);
    /// Returns the help of the program, or of a subcommand.
    [[nodiscard]] std::string help(const std::string& subcommand = {}) const;

private:
    [[nodiscard]] CLI::App* parser_of(const std::string& name) const;
    /// Returns the innermost subcommand that was given; nullptr if none was.
    [[nodiscard]] const Subcommand* parsed() const;
    /// Returns the words with the first shorthand expanded.
    [[nodiscard]] std::vector<std::string> expanded(std::vector<std::string> words) const;
    /// Returns the errors of a line that the parser refused: the unexpected words, and `other`.
    [[nodiscard]] std::string
    errors(const std::vector<std::string>& words, const std::string& other) const;
    [[nodiscard]] std::string missing_arguments() const;

    std::unique_ptr<CLI::App> parser_;
    int width_;
    std::vector<Option> options_;
    std::vector<Subcommand> subcommands_;
    std::vector<Shorthand> shorthands_;
};

}  // namespace tenebrae::app
