// SPDX-License-Identifier: MIT
#pragma once

#include "table/sitting.hpp"

/// A whole game so small that the table can be tested with it alone: somebody walks to and fro
/// between the cells a1 and b1 and, on b1, may draw a card of a hidden deck. Eight points win; an
/// empty deck without them loses.
namespace tenebrae::table::test {

GameMaker walking_maker();

}  // namespace tenebrae::table::test
