// SPDX-License-Identifier: MIT
#pragma once

#include "app/sim_tally.hpp"

#include <string>

namespace tenebrae::app {

/// For people: wins, causes, and how long games were, with bars, in at most 80 columns.
std::string report_text(const SimTallies& tallies);
/// For programs: a row for each count, nothing left out.
std::string report_csv(const SimTallies& tallies);
/// A program for gnuplot that holds the figures and draws them as SVG.
std::string report_plot(const SimTallies& tallies);

}  // namespace tenebrae::app
