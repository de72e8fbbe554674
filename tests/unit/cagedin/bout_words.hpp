// SPDX-License-Identifier: MIT
#pragma once

#include "bout.hpp"
#include "games/cagedin/words/setup.hpp"

#include <string>
#include <string_view>

/// What the words of Caged In make of a bout.
namespace tenebrae::cagedin::trial {

/// The cards as shipped, with the rules of the bout.
Setup setup_of(const Bout& bout);

/// The view of the seat that is asked.
View asked(const Bout& bout);

/// The line a record would hold for what was typed by the seat that is asked, or every reason
/// against it, in order: "not-adjacent CI-A4, pinned CI-H9".
std::string typed(const Bout& bout, std::string_view line);
/// The same typed by this seat.
std::string typed_by(const Bout& bout, int seat, std::string_view line);

}  // namespace tenebrae::cagedin::trial
