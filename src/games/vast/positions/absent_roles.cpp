// SPDX-License-Identifier: MIT
#include "games/vast/positions/absent_roles.hpp"

#include "core/text.hpp"
#include "games/vast/notation/vocabulary.hpp"

#include <cstddef>
#include <utility>

namespace tenebrae::vast {
namespace {

/// Returns the role that a token needs; None: no role, or Goblin Infestation.
Role role_of(Token token) {
    switch (token) {
    case Token::Event:
    case Token::Bomb: return Role::Knight;
    case Token::Gem:
    case Token::FlameWall: return Role::Dragon;
    case Token::Rockslide: return Role::Cave;
    case Token::Vault: return Role::Thief;
    case Token::Ogre:
    case Token::Troll:
    case Token::Treasure:
    case Token::Crystal:
    case Token::Shriek: break;
    }
    return Role::None;
}

/// Returns the role that has a deck of which a position can name cards.
Role role_of(Deck deck) {
    if (deck == Deck::Powers) {
        return Role::Dragon;
    }
    return deck == Deck::Monsters || deck == Deck::Secrets ? Role::Goblins : Role::Knight;
}

class AbsentRoleFinder {
public:
    explicit AbsentRoleFinder(const Rules& rules) : rules_(rules) {}

    std::vector<AbsentRole> find(const WrittenPosition& written) {
        find_tokens(written);
        find_roles(written);
        find_decks(written);
        return std::move(found_);
    }

private:
    [[nodiscard]] bool has_infestation() const { return rules_.infestation != Infestation::None; }

    void need(kit::Spot spot, Role role) {
        if (role != Role::None && !rules_.has_role(role)) {
            const std::string plays = role == Role::Goblins ? " do" : " does";
            found_.push_back(
                {spot,
                 core::capitalised(std::string(display_name(role))) + plays
                     + " not play in this game."}
            );
        }
    }
    void need_infestation(kit::Spot spot) {
        if (!has_infestation()) {
            found_.push_back({spot, "There is no Goblin Infestation in this game."});
        }
    }

    void find_tokens(const WrittenPosition& written) {
        for (const WrittenToken& token : written.tokens) {
            if (token.token == Token::Ogre || token.token == Token::Troll) {
                need_infestation(token.spot);
            } else {
                need(token.spot, role_of(token.token));
            }
        }
        if (written.beetles) {
            need_infestation(*written.beetles);
        }
    }

    void find_roles(const WrittenPosition& written) {
        if (written.knight) {
            need(written.knight->spot, Role::Knight);
        }
        if (written.goblins.is_given()) {
            need(written.goblins, Role::Goblins);
        }
        for (const std::optional<WrittenTribe>& tribe : written.tribes) {
            if (tribe) {
                need(tribe->spot, Role::Goblins);
            }
        }
        if (written.dragon) {
            need(written.dragon->spot, Role::Dragon);
        }
        if (written.cave) {
            need(written.cave->spot, Role::Cave);
        }
        if (written.thief) {
            find_thief(*written.thief);
        }
    }

    /// Hex and the Gems that he carries belong to others.
    void find_thief(const WrittenThief& written) {
        need(written.spot, Role::Thief);
        if (written.thief.hex > 0) {
            need(written.spot, Role::Goblins);
        }
        if (written.gems != 0) {
            need(written.spot, Role::Dragon);
        }
    }

    void find_decks(const WrittenPosition& written) {
        for (std::size_t number = 0; number < written.decks.size(); ++number) {
            const auto deck = static_cast<Deck>(number);
            if (written.decks[number] && !(deck == Deck::Monsters && has_infestation())) {
                need(written.decks[number]->spot, role_of(deck));
            }
        }
    }

    const Rules& rules_;
    std::vector<AbsentRole> found_;
};

}  // namespace

std::vector<AbsentRole> find_absent_roles(const Rules& rules, const WrittenPosition& written) {
    return AbsentRoleFinder(rules).find(written);
}

}  // namespace tenebrae::vast
