// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tenebrae::core {

/// A stretch of some source text: a file, standard input ("<stdin>"), or a typed line ("<input>").
struct Place {
    std::string file;
    int line = 0;  ///< counted from 1; 0 when the fault has no line
    int column = 0;  ///< in characters, counted from 1; 0 when the fault is the whole line
    int length = 1;  ///< characters under the caret
    std::string text;  ///< the source line itself, unescaped; render() escapes it
};

/// One fault in what somebody gave us, or one reason why a command is refused.
struct Diagnostic {
    std::string code;  ///< stable, for programs: "unknown-command", "not-connected", ...
    std::string rule;  ///< the statement it comes from, "NC-M2"; empty when it is no rule
    std::string message;  ///< one sentence, capital first, full stop last
    std::string expected;  ///< what would have done; may be empty
    std::string got;  ///< what was there; may be empty
    std::string hint;  ///< e.g. the nearest known word; may be empty
    Place where;
};

using Diagnostics = std::vector<Diagnostic>;

/// A Diagnostic said in one expression: fault("bad-cell", "...").expected("a1 to f6").at(place).
/// What is empty or not said is left out.
class Fault {
public:
    Fault(std::string_view code, std::string_view message);
    Fault&& rule(std::string_view statement) &&;
    Fault&& expected(std::string_view text) &&;
    Fault&& got(std::string_view text) &&;
    Fault&& hint(std::string_view text) &&;
    Fault&& at(Place where) &&;
    /// Of a whole file, or of one of its lines.
    Fault&& in(std::string_view file, int line = 0) &&;

    operator Diagnostic() && {  // NOLINT(google-explicit-constructor): it is one
        return std::move(diagnostic_);
    }

private:
    Diagnostic diagnostic_;
};

/// See Diagnostic for what `code` and `message` look like.
inline Fault fault(std::string_view code, std::string_view message) {
    return {code, message};
}

/// More than this are counted and not shown.
inline constexpr int kMaxDiagnosticsShown = 20;

/// "file:line:column: error: message [rule]" followed by the line, a caret, expected, got and hint;
/// every line is ended.
std::string render(const Diagnostic& diagnostic);
std::string render(const Diagnostics& diagnostics);
/// The same for what stands in nobody's way: "warning" instead of "error".
std::string render_warnings(const Diagnostics& diagnostics);

}  // namespace tenebrae::core
