// SPDX-License-Identifier: MIT
#include "app/waiting.hpp"

#include "app/console.hpp"

#include <poll.h>

namespace tenebrae::app {

table::Reply wait_for_people(table::SharedTables& tables, TypedLines* typed) {
    table::Reply reply = tables.begin();
    if (reply.kind != table::Reply::Kind::Nothing) {
        return reply;
    }
    const bool is_shown = write_wrapped(
        typed == nullptr ? "Waiting for the others to sit down.\n"
                         : "Waiting for the others to sit down. Press Enter to stop waiting; your "
                           "seat stays yours.\n"
    );
    while (is_shown && reply.kind == table::Reply::Kind::Nothing) {
        pollfd waiting{tables.news_descriptor(), POLLIN, 0};
        if (typed == nullptr) {
            ::poll(&waiting, 1, -1);
        } else if (typed->wait(waiting.fd)) {
            static_cast<void>(typed->next());
            return {};
        }
        tables.take_news();
        reply = tables.begin();
    }
    return reply;
}

}  // namespace tenebrae::app
