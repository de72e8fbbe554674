// SPDX-License-Identifier: MIT
#pragma once

#include "tui/paint/order.hpp"

#include <string>

namespace tenebrae::tui {

/// How a character is set off beside its colours. Several are added up.
using Attributes = unsigned;
inline constexpr Attributes kBold = 1;
inline constexpr Attributes kDim = 2;
inline constexpr Attributes kUnderline = 4;
inline constexpr Attributes kReverse = 8;

/// What a terminal understands when it is painted on, by the names of terminfo(5). What it does not
/// have is empty; it must have cup and clear.
struct Capabilities {
    // Numbers: a column or a line, counted from 0, or how many.
    Order cup;  ///< to line, column
    Order hpa;
    Order vpa;
    Order cuu;
    Order cud;
    Order cub;
    Order cuf;
    Order cuu1;
    Order cud1;
    Order cub1;
    Order cuf1;
    Order cr;

    Order clear;
    Order el;  ///< to the end of the line
    Order ech;  ///< so many columns; the cursor stays

    std::string bold;
    std::string dim;
    std::string smul;
    std::string rmul;
    std::string rev;
    std::string sgr0;  ///< takes back every attribute and both colours

    Order setaf;
    Order setab;
    std::string op;  ///< both colours as they are by default
    bool ax = false;  ///< and one alone, by the orders of ECMA-48

    bool am = false;  ///< behind the last column comes the next line
    bool xenl = false;  ///< but not before another character comes
    bool msgr = false;  ///< the cursor may be moved whatever the attributes are
    Attributes ncv = 0;  ///< these cannot be had together with colours
};

}  // namespace tenebrae::tui
