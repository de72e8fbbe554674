// SPDX-License-Identifier: MIT
#include "written_position.hpp"

namespace tenebrae::cagedin {
namespace {

TEST_CASE("CI-P5: a card too many or too few is refused") {
    CHECK(refusal_rules(standing_position("standup-discard hook-r hook-r\n")) == "CI-I1 5");
    CHECK(refusal_rules(standing_position("standup-deck calf-l rest\n")) == "CI-I1 5");
    CHECK(refusal_rules(standing_position("standup-deck jab-l jab-r\n")) == "CI-I1 5");
    CHECK(refusal_rules(standing_position("ground-deck kim-h-t\n")) == "CI-I1 5");
    CHECK(
        refusal_rules(standing_position("standup-deck rest\nstandup-discard rest\n")) == "CI-P1 6"
    );
    CHECK(
        refusal_rules("red at d3\nblue at d4\nhand red any 50\nhand blue any 5\n")
        == "CI-I1 4, CI-E1 0"
    );
    CHECK(refusal_rules("red at d3\nblue at d4\nhand red any 50\nhand blue any 3\n").empty());
}

TEST_CASE("CI-P5: both pawns on one hex or not adjacent on the mat are refused") {
    CHECK(refusal_rules("red at d3\nblue at d3\nhand red jab-l\nhand blue jab-r\n") == "CI-H7 2");
    CHECK(
        refusal_rules("place mat\nred at d3\nblue at d5\nhand red arm-h-e\nhand blue kim-h-t\n")
        == "CI-I5 3"
    );
}

TEST_CASE("CI-P5: a meter beyond its spaces or a full head or body meter is refused") {
    const std::string hands = "hand red jab-l\nhand blue jab-r\n";
    CHECK(
        refusal_rules(hands + "red at d3 leg-l 5 fatigue 9\nblue at d4 leg-r 5\n")
        == "CI-I4 3, CI-I4 3, CI-I4 4"
    );
    CHECK(refusal_rules(hands + "red at d3 leg-l 4 fatigue 8\nblue at d4\n").empty());
    CHECK(
        refusal_rules(hands + "red at d3 head 9 body-l 7\nblue at d4 body-r 7\n")
        == "CI-B4 3, CI-B4 3, CI-B4 4"
    );
    CHECK(refusal_rules(hands + "red at d3 head 10\nblue at d4 body-r 8\n") == "CI-I4 3, CI-I4 4");
    CHECK(refusal_rules(hands + "red at d3 head 8 body-l 6\nblue at d4 body-r 6\n").empty());
    CHECK(refusal_rules(hands + "red at d3 head 9\nblue at d4\nphase over knockout blue\n").empty()
    );
}

TEST_CASE("CI-P5: an empty deck or hand without the bell is refused") {
    const std::string empty = "red at d3\nblue at d4\nhand red jab-l\nhand blue\nstandup-deck\n"
                              "standup-discard rest\nactions 1\n";
    CHECK(refusal_rules(empty + "phase defend strike cross-l\n") == "CI-I3 4, CI-E1 5, CI-K9 8");
    CHECK(refusal_rules(empty + "phase over draw\n").empty());
    const std::string listed =
        "red at d3\nblue at d4\nhand red jab-l\nhand blue\nstandup-deck\nactions 1\nbell\n"
        "standup-discard cross-l rest\n";
    CHECK(refusal_rules(listed + "phase defend strike cross-l\n").empty());
    CHECK(
        refusal_rules("red at d3\nblue at d4\nhand red any 0\nhand blue jab-l\nphase turn\n")
        == "CI-I3 3"
    );
}

TEST_CASE("CI-P5, CI-I2: cards of the wrong deck in a hand are refused") {
    CHECK(
        refusal_rules("red at d3\nblue at d4\nhand red jab-l arm-h-e\nhand blue kim-h-t\n")
        == "CI-I2 3, CI-I2 4"
    );
    CHECK(refusal_rules(mat_position("hand red jab-l\n")) == "said-twice 6");
    CHECK(
        refusal_rules("place mat\nred at d3\nblue at d4\nhand red jab-l\nhand blue kim-h-t\n")
        == "CI-I2 4"
    );
    CHECK(refusal_rules(standing_position("ground-discard jab-r\n")) == "bad-word 5");
    CHECK(refusal_rules(standing_position("standup-deck kim-h-t rest\n")) == "bad-word 5");
}

TEST_CASE("CI-P5, CI-V4: a group that does not match the deck is refused") {
    CHECK(refusal_rules(standing_position("bottom 1\n")) == "CI-V4 5");
    CHECK(refusal_rules(standing_position("bottom 3 arm-h-e kim-h-t\n")) == "CI-V4 5");
    CHECK(
        refusal_rules(standing_position("bottom 1 arm-h-e\nbottom 1 kim-h-t kim-ll-t\n"))
        == "CI-V4 6"
    );
    CHECK(refusal_rules(standing_position("bottom 1 arm-h-e kim-h-t\nbottom 1 kim-ll-t\n")).empty()
    );
    // Five is more than any attempt overturns.
    CHECK(
        refusal_rules(standing_position("bottom 5 arm-h-e kim-h-t rnc-h-t gui-h-t heel-h-t\n"))
        == "CI-V4 5"
    );
    // The card is in another place.
    CHECK(
        refusal_rules(standing_position("ground-discard arm-h-e\nbottom 1 arm-h-e\n")) == "CI-V4 6"
    );
    CHECK(refusal_rules(standing_position("bottom 1 arm-h-e\nbottom 1 arm-h-e\n")) == "CI-V4 5");
    const std::string deck = "ground-deck kim-h-t arm-h-e rnc-h-t\nground-discard rest\n";
    CHECK(refusal_rules(standing_position(deck + "bottom 2 arm-h-e rnc-h-t\n")).empty());
    CHECK(refusal_rules(standing_position(deck + "bottom 1 kim-h-t arm-h-e\nbottom 1 rnc-h-t\n"))
              .empty());
    CHECK(refusal_rules(standing_position(deck + "bottom 2 kim-h-t rnc-h-t\n")) == "CI-V4 7");
    CHECK(
        refusal_rules(standing_position(deck + "bottom 1 rnc-h-t\nbottom 1 arm-h-e\n"))
        == "CI-V4 8, CI-V4 7"
    );
    CHECK(
        refusal_rules(standing_position(deck + "bottom 4 arm-h-e rnc-h-t kim-h-t gui-h-t\n"))
        == "CI-V4 7"
    );
}

TEST_CASE("CI-P5: an action count that does not suit the decision is refused") {
    CHECK(refusal_rules(standing_position("actions 1\nphase start\n")) == "CI-O8 5");
    CHECK(refusal_rules(standing_position("actions 1\nphase turn\n")) == "CI-O8 5");
    CHECK(refusal_rules(standing_position("phase combo\n")) == "CI-O8 0");
    CHECK(refusal_rules(standing_position("actions 0\nphase combo\n")) == "CI-O8 5");
    CHECK(
        refusal_rules("red at d1\nblue at d7\nactive blue\nactions 1\nphase recover red 2\n")
        == "CI-O8 4"
    );
    CHECK(refusal_rules(mat_position("phase rise\n")) == "CI-O8 0");
}

TEST_CASE("CI-P5: a phase that its rule does not allow here is refused") {
    // Red on d1 is pinned by Blue on d2.
    const std::string pinned =
        "red at d1\nblue at d2\nhand red jab-l\nhand blue jab-r\nactions 1\n";
    CHECK(refusal_rules(pinned + "phase combo\n") == "CI-O2 6");
    CHECK(refusal_rules(pinned + "phase combo\nactive blue\n").empty());
    CHECK(
        refusal_rules(pinned + "standup-discard slam\nphase defend takedown slam\n") == "CI-H9 7"
    );
    CHECK(
        refusal_rules(
            "red at d3 fatigue 8\nblue at d4\nhand red jab-l\nhand blue jab-r\nactions 1\n"
            "phase combo\n"
        )
        == "CI-O2 6"
    );
    CHECK(
        refusal_rules(standing_position("actions 1\nphase side slam\nstandup-discard slam\n"))
        == "CI-F7 6"
    );
    CHECK(refusal_rules(standing_position("actions 1\nphase defend strike knee-l\n")) == "CI-K9 6");
    CHECK(
        refusal_rules(standing_position(
            "actions 1\nphase defend strike spin-l\nstandup-discard spin-l slam jab-r\n"
        ))
        == "CI-T3 6"
    );
    CHECK(
        refusal_rules(standing_position(
            "actions 1\nphase defend haymaker jab-r\nstandup-discard spin-l slam jab-r\n"
        ))
        == "CI-T3 6"
    );
    CHECK(
        refusal_rules(standing_position(
            "actions 1\nphase defend takedown jab-r\nstandup-discard spin-l slam jab-r\n"
        ))
        == "CI-T3 6"
    );
    CHECK(
        refusal_rules(standing_position(
            "actions 1\nphase defend strike slam\nstandup-discard spin-l slam jab-r\n"
        ))
        == "CI-T3 6"
    );
    CHECK(
        refusal_rules("red at d3\nblue at d5\nhand red jab-l\nhand blue jab-r\nactions 1\n"
                      "standup-discard slam\nphase defend shove slam\n")
        == "CI-T3 7"
    );
    const std::string low = mat_position("actions 1\nground-discard rnc-h-t heel-h-t\n");
    CHECK(refusal_rules(low + "phase defend submit rnc-h-t heel-h-t\n") == "CI-F13 8");
    CHECK(refusal_rules(low + "phase answer heel-h-t\n").empty());
    CHECK(
        refusal_rules(standing_position("actions 1\nground-discard rnc-h-t\nphase answer rnc-h-t\n")
        )
        == "CI-T3 7"
    );
    CHECK(refusal_rules(standing_position("actions 1\nphase rise\n")) == "CI-T3 6");
    CHECK(
        refusal_rules("place mat\nred at d3 type wrestler\nblue at d4 type submission\n"
                      "hand red arm-h-e\nhand blue kim-h-t\nactions 1\nground-discard rnc-h-t\n"
                      "phase harm rnc-h-t\n")
        == "CI-M3 8"
    );
    CHECK(
        refusal_rules("place mat\nred at d3\nblue at d4 type submission\n"
                      "hand red arm-h-e\nhand blue kim-h-t\nactions 1\nground-discard rnc-h-t\n"
                      "phase harm rnc-h-t free\n")
        == "CI-M3 8"
    );
    const std::string step = "hand red jab-l\nhand blue jab-r\nactions 1\nstandup-discard slam\n"
                             "phase step slam\n";
    CHECK(refusal_rules(step + "red at d3\nblue at d4\n") == "CI-A12 5");
    CHECK(refusal_rules(step + "red at d6\nblue at d7\n").empty());
    CHECK(refusal_rules(step + "red at d3\nblue at d5\n").empty());
}

TEST_CASE("CI-P5, CI-E2: a decision that is not possible with the bell due is refused") {
    CHECK(refusal_rules(standing_position("bell\nphase start\n")) == "CI-E2 6");
    CHECK(refusal_rules(standing_position("bell\nphase turn\n")) == "CI-E2 6");
    CHECK(refusal_rules(standing_position("bell\nactions 1\nphase combo\n")) == "CI-E2 7");
    CHECK(refusal_rules(mat_position("bell\nactions 1\nphase rise\n")) == "CI-E2 8");
    CHECK(
        refusal_rules("red at d2\nblue at d4\nhand red jab-l\nhand blue jab-r\nactions 1\nbell\n"
                      "standup-discard over-l\nphase follow over-l\n")
        == "CI-E2 8"
    );
    CHECK(
        refusal_rules(standing_position(
                          "bell\nactions 1\nstandup-discard cross-l\nphase defend strike cross-l\n"
                      ))
            .empty()
    );
}

TEST_CASE("CI-P5: a round of 0 or beyond the last is refused") {
    CHECK(refusal_rules(standing_position("round 0\n")) == "CI-Y1 5");
    CHECK(refusal_rules(standing_position("round 4\n")) == "CI-Y1 5");
    CHECK(refusal_rules(standing_position("round 3\n")).empty());
    CHECK(refusal_rules(standing_position("round 5\n"), setup_of({{"rounds", "5"}})).empty());
}

TEST_CASE("CI-P5: all reasons are reported together with their places") {
    CHECK(
        refusal_rules(
            "round 7\nred at d3 head 12\nblue at d3 leg-l 6\nhand red arm-h-e\nhand blue\n"
            "standup-discard throw*2\nbottom 3 kim-h-t\nactions 2\nphase turn\n"
        )
        == "CI-Y1 1, CI-O8 8, CI-H7 3, CI-I4 2, CI-I4 3, CI-I2 4, CI-I3 5, CI-I1 6, CI-V4 7"
    );
}

}  // namespace
}  // namespace tenebrae::cagedin
