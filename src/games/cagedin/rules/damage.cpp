// SPDX-License-Identifier: MIT
#include "games/cagedin/rules/engine.hpp"

namespace tenebrae::cagedin {

/// One after the other (CI-B6).
void Engine::hurt(Seat seat, Meter meter, int points, DamageReason reason, Mark cause) {
    for (int point = 0; point < points && !is_over(); ++point) {
        hurt_once(seat, meter, reason, cause);
    }
}

void Engine::hurt_once(Seat seat, Meter meter, DamageReason reason, Mark cause) {
    Fighter& who = fighter(seat);
    std::uint8_t& cubes = who.cubes[index(meter)];
    const MeterPlan& plan = rules_.tables.meters[index(meter)];
    if (cubes >= plan.spaces) {  // CI-B5
        if (room_for_fatigue(rules_, who) == 0) {
            return finish(Way::Knockout, other(seat));
        }
        return tire(seat, FatigueReason::FullLeg, cause);
    }
    const std::uint32_t space = std::uint32_t{1} << cubes;
    ++cubes;
    ++statistics(other(seat)).damage[index(meter)];
    Event told = event(EventKind::Damage, seat, cubes, reason);
    told.place = static_cast<std::uint8_t>(meter);
    const Mark mark = tell(told, cause);
    if ((plan.knockout & space) != 0) {  // CI-B4
        return finish(Way::Knockout, other(seat));
    }
    if ((plan.fatigue & space) != 0) {  // CI-B3
        tire(seat, FatigueReason::FSpace, mark);
    }
}

/// One cube; lost where there is no room (CI-B7).
void Engine::tire(Seat seat, FatigueReason reason, Mark cause) {
    Fighter& who = fighter(seat);
    if (room_for_fatigue(rules_, who) == 0) {
        return;
    }
    const int now = ++who.cubes[index(Meter::Fatigue)];
    ++statistics(seat).fatigue[static_cast<std::size_t>(reason)];
    Event told = event(EventKind::FatigueGained, seat, now, reason);
    told.place = reason == FatigueReason::Pound && fighter(other(seat)).type == Type::Submission;
    tell(told, cause);
}

}  // namespace tenebrae::cagedin
