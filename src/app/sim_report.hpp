// SPDX-License-Identifier: MIT
#pragma once

#include "app/sim_tally.hpp"

#include <string>

namespace tenebrae::app {

/// Returns a report for people: wins, causes and lengths of games with bars, in at most 80 columns.
std::string report_text(const SimTallies& tallies);
/// Returns every count as a row of comma-separated values.
std::string report_csv(const SimTallies& tallies);
/// Returns a gnuplot program that contains the numbers and draws them as SVG.
std::string report_plot(const SimTallies& tallies);

}  // namespace tenebrae::app
