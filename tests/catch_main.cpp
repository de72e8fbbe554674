// SPDX-License-Identifier: MIT
#include "catch.hpp"
