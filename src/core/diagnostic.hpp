// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tenebrae::core {

/// A place in a source text: a file, standard input ("<stdin>"), or a typed line ("<input>").
struct Place {
    std::string file;
    int line = 0;  ///< counted from 1; 0 if the error has no line
    int column = 0;  ///< in characters, counted from 1; 0 if the error concerns the whole line
    int length = 1;  ///< characters under the caret
    std::string text;  ///< the source line, unescaped; render() escapes it
};

/// An error in input, or one reason why a command is refused.
struct Diagnostic {
    std::string code;  ///< stable, for programs: "unknown-command", "not-connected", ...
    std::string rule;  ///< the rule it cites, "NC-M2"; empty if it cites none
    std::string message;  ///< one sentence, starting with a capital, ending with a full stop
    std::string expected;  ///< what would be accepted; may be empty
    std::string got;  ///< what was found; may be empty
    std::string hint;  ///< for example the nearest known word; may be empty
    Place where;
};

using Diagnostics = std::vector<Diagnostic>;

/// Builds a Diagnostic in one expression: error("bad-cell", "...").expected("a1 to f6").at(place).
/// Empty parts are not shown.
class Error {
public:
    Error(std::string_view code, std::string_view message);
    Error&& rule(std::string_view statement) &&;
    Error&& expected(std::string_view text) &&;
    Error&& got(std::string_view text) &&;
    Error&& hint(std::string_view text) &&;
    Error&& at(Place where) &&;
    /// Sets the place to a whole file, or to one of its lines.
    Error&& in(std::string_view file, int line = 0) &&;

    operator Diagnostic() && {  // NOLINT(google-explicit-constructor): an Error is a Diagnostic
        return std::move(diagnostic_);
    }

private:
    Diagnostic diagnostic_;
};

/// Starts an Error. See Diagnostic for the form of `code` and `message`.
inline Error error(std::string_view code, std::string_view message) {
    return {code, message};
}

/// The most diagnostics that are shown; further ones are only counted.
inline constexpr int kMaxDiagnosticsShown = 20;

/// Returns "file:line:column: error: message [rule]", then the source line, a caret, expected, got
/// and hint. Every line ends with a line feed.
std::string render(const Diagnostic& diagnostic);
std::string render(const Diagnostics& diagnostics);
/// Returns the same for warnings: "warning" instead of "error".
std::string render_warnings(const Diagnostics& diagnostics);

}  // namespace tenebrae::core
