// SPDX-License-Identifier: MIT
#include "tui/terminal/locale.hpp"

#include "core/unicode.hpp"

#include <array>
#include <climits>
#include <clocale>
#include <cstddef>
#include <cwchar>

namespace tenebrae::tui {

void use_locale() {
    // If that locale is not installed, the current one stays: plain ASCII.
    std::setlocale(LC_CTYPE, "");
}

char32_t writable(char32_t code) {
    std::array<char, MB_LEN_MAX> bytes{};
    std::mbstate_t state{};
    const auto wide = static_cast<wchar_t>(code);
    const std::size_t length = std::wcrtomb(bytes.data(), wide, &state);
    const bool fits = length != static_cast<std::size_t>(-1)
                      && ::wcwidth(wide) == core::width_of(code) && core::width_of(code) > 0;
    return fits ? code : U'?';
}

}  // namespace tenebrae::tui
