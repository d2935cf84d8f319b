// What openings are called: ECO code and name, known by the position, so that other move orders are
// recognised.
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

/// An opening and one way to reach it.
struct OpeningName {
    std::string code;         ///< of the Encyclopaedia of Chess Openings: "C60"
    std::string name;         ///< "Ruy Lopez: Berlin Defence, Rio de Janeiro Variation"
    std::vector<Move> moves;  ///< from the start position; at least one

    /// What the name says before its colon: "Ruy Lopez".
    std::string_view family() const;
    /// What it says after the colon; empty if that is nothing.
    std::string_view variation() const;
};

/// A table of openings. Reading is safe from several threads.
class OpeningNames {
  public:
    /// The openings of resources/openings, taken into the program.
    static const OpeningNames& builtIn();
    /// Lines "code, name, moves in SAN" with tabs between; empty lines and lines that start with # are passed
    /// over. The error names the line by `source`, which is what the text is called, and its number: a field
    /// that is missing, a code that is none, a move that is not legal, a position that another line names.
    static Result<OpeningNames> parse(std::string_view text, const std::string& source);

    std::span<const OpeningName> all() const { return m_openings; }
    /// The opening that this position is named after; nullptr if it is none.
    const OpeningName* find(const Position& position) const;
    /// The opening of the last named position on the way to `node`; nullptr if there is none. A game that
    /// began elsewhere than in the start position is recognised once it passes a named position.
    const OpeningName* findLast(const GameNode* node) const;
    /// The same by the keys of the positions of a game, from its start on.
    const OpeningName* findLast(std::span<const std::uint64_t> keys) const;

  private:
    const OpeningName* findKey(std::uint64_t key) const;
    Result<void> append(std::string_view text, const std::string& source);
    Result<void> add(OpeningName opening, const Position& end);

    std::vector<OpeningName> m_openings;
    std::unordered_map<std::uint64_t, std::size_t> m_byKey;  ///< index by the key of the final position
};

/// Writes what the game is called into its tags ECO, Opening and Variation; where it has no name, tags that
/// are there stay.
void setOpeningTags(Game& game, const OpeningNames& names = OpeningNames::builtIn());

}  // namespace plyglass
