// SPDX-License-Identifier: MIT
#pragma once

namespace tenebrae::tui {

/// One column on some terminals and two on others (East Asian Width "ambiguous").
bool is_ambiguous(char32_t code);

}  // namespace tenebrae::tui
