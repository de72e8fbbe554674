// SPDX-License-Identifier: MIT
#include "host/omniscient.hpp"

#include "core/text.hpp"

#include <nlohmann/json.hpp>

namespace tenebrae::host {

table::JsonAdditions truth_of(const Match& match) {
    table::JsonAdditions truth;
    truth.game = [&match] { return table::Json{{"seed", match.record.seed}}; };
    truth.state = [&match] {
        table::Json fields = match.referee->hidden(match.state);
        fields["hash"] = core::to_hex(match.referee->hash(match.state));
        return fields;
    };
    return truth;
}

}  // namespace tenebrae::host
