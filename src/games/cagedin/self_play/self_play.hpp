// SPDX-License-Identifier: MIT
#pragma once

#include "host/self_play.hpp"

namespace tenebrae::bots {

/// How bots play whole games of it.
table::SelfPlay cagedin_self_play();

}  // namespace tenebrae::bots
