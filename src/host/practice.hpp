// SPDX-License-Identifier: MIT
#pragma once

#include "host/exercise_text.hpp"
#include "host/session.hpp"
#include "table/exercises.hpp"

#include <functional>
#include <memory>

namespace tenebrae::host {

/// Begins an exercise from its text: its table is a session that nobody keeps. `done` is called
/// when it is done without looking ahead.
core::Result<std::unique_ptr<table::Practice>> begin_practice(
    const Environment& environment,
    const table::Exercise& exercise,
    ExerciseText text,
    std::function<void()> done
);

}  // namespace tenebrae::host
