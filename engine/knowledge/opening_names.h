// Opening names with ECO codes, looked up by position, so that transpositions are recognized.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "engine/base/result.h"
#include "engine/chess/game.h"

namespace plyglass {

/// An opening and one move order.
struct OpeningName {
    std::string code;         ///< ECO code: "C60"
    std::string name;         ///< "Ruy Lopez: Berlin Defence, Rio de Janeiro Variation"
    std::vector<Move> moves;  ///< from the start position; at least one

    /// The part of the name before the colon: "Ruy Lopez".
    std::string_view family() const;
    /// The part after the colon; may be empty.
    std::string_view variation() const;
};

/// A table of openings. Concurrent reads are safe.
class OpeningNames {
  public:
    /// The embedded openings of resources/openings.
    static const OpeningNames& builtIn();
    /// Parses lines "code, name, moves in SAN", separated by tabs; skips empty lines and lines starting with
    /// #. Errors give `source`, the name of the text, and the line number: a missing field, an invalid code,
    /// an illegal move, a position already named.
    static Result<OpeningNames> parse(std::string_view text, const std::string& source);

    std::span<const OpeningName> all() const { return m_openings; }
    /// The opening whose final position this is; nullptr if none.
    const OpeningName* find(const Position& position) const;
    /// The opening of the last named position on the path to `node`; nullptr if none. Works for any start
    /// position.
    const OpeningName* findLast(const GameNode* node) const;
    /// The same by the position keys of a game, from its start.
    const OpeningName* findLast(std::span<const std::uint64_t> keys) const;

  private:
    const OpeningName* findKey(std::uint64_t key) const;
    Result<void> append(std::string_view text, const std::string& source);
    Result<void> add(OpeningName opening, const Position& end);

    std::vector<OpeningName> m_openings;
    std::unordered_map<std::uint64_t, std::size_t> m_byKey;  ///< index by the key of the final position
};

/// Sets the tags ECO, Opening and Variation of a game; leaves existing tags if it has no name.
void setOpeningTags(Game& game, const OpeningNames& names = OpeningNames::builtIn());

}  // namespace plyglass
