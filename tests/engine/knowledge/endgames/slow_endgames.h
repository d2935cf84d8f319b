// Reference solver of three-man endings by value iteration: every position separately, all moves by the
// rules, until nothing changes. No symmetry, and no code of the tables except their codes.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/chess/position.h"
#include "engine/knowledge/endgames/endgame_code.h"

namespace plyglass::testing {

class SlowEndgames {
  public:
    /// White has one man of these types at a time. Pawns require queens and rooks.
    explicit SlowEndgames(const std::vector<PieceType>& types);

    struct Men {
        PieceType type;
        Square whiteKing;
        Square blackKing;
        Square third;
        Color sideToMove;
    };
    /// kIllegalCode if there is no such position.
    EndgameCode codeOf(const Men& men) const { return m_codes[numberOf(men)]; }

  private:
    static std::uint32_t numberOf(const Men& men);
    static std::uint32_t numberOf(const Position& position);

    void addPosition(const Men& men);
    bool decideRound(int plies);

    struct Entry {
        std::uint32_t number;
        std::uint32_t firstMove;
        std::uint32_t lastMove;  ///< exclusive
    };
    std::vector<Entry> m_entries;        ///< not decided yet
    std::vector<std::uint32_t> m_moves;  ///< indices of the successors
    std::vector<EndgameCode> m_codes;
};

}  // namespace plyglass::testing
