// Retrograde analysis of one ending: starting from the mates, positions one ply further from mate are found
// from those before (Ströhlein 1970; Thompson 1986).
#pragma once

#include <array>
#include <map>
#include <optional>
#include <vector>

#include "engine/base/job_context.h"
#include "engine/chess/bitboard.h"
#include "engine/knowledge/endgames/endgame_conversion.h"

namespace plyglass {

class RetrogradeAnalysis {
  public:
    /// `known` must contain the codes of all endings it converts to, and must outlive the analysis.
    RetrogradeAnalysis(const EndgameMaterial& material, const std::map<EndgameMaterial, EndgameCodes>& known);

    /// False if the job was stopped. The codes do not depend on the number of threads.
    bool run(const JobContext& job);
    /// The codes. Call after `run`.
    EndgameCodes takeCodes() { return std::move(m_codes); }

  private:
    struct Board;
    class BestMove;

    /// Positions of one side to move processed by one thread.
    struct Chunk {
        Color sideToMove;
        std::uint32_t first;
        std::uint32_t last;  ///< exclusive
    };
    /// Results of one step in a chunk.
    struct Found {
        std::vector<std::uint32_t> decided;
        bool hasLater = false;  ///< some positions are due in a later step
    };

    // Move rules for the few men of this ending.
    Bitboard attacksOf(int man, const Board& board) const;
    bool isAttacked(int king, const Board& board) const;
    bool isLegal(std::uint32_t index, Color sideToMove) const;
    BestMove bestMove(std::uint32_t index, Color sideToMove) const;
    void addMoves(int man, const Board& board, BestMove& best) const;
    void addPawnPushes(int pawn, const Board& board, BestMove& best) const;
    void addMove(int man, Square to, const Board& board, BestMove& best) const;
    void addPromotions(int pawn, int captured, const EndgameSquares& squares, BestMove& best) const;
    EndgameCode codeAfterMove(int man, const EndgameSquares& squares) const;
    EndgameCode codeAfterDoublePush(int pawn, const EndgameSquares& squares) const;
    Bitboard originsOf(int man, const Board& board) const;

    // Steps
    std::vector<Chunk> chunks() const;
    void findLegal(const Chunk& chunk);
    std::vector<std::uint32_t> findEnds(const Chunk& chunk);
    void schedule(const Chunk& chunk);
    Found decide(const Chunk& chunk, int plies);
    void settle(const Chunk& chunk, const Found& found, int plies);
    void decideDraws(const Chunk& chunk);
    template <class Work>
    bool forEachChunk(const JobContext& job, const Work& work) const;

    const EndgameConversion& conversion(const MenChange& change) const;

    EndgameMaterial m_material;
    EndgameIndex m_index;
    /// Indexed by captured man + 1, promoted man + 1 and type.
    std::array<std::array<std::array<std::optional<EndgameConversion>, kPieceTypes>, kMaxEndgameMen + 1>,
               kMaxEndgameMen + 1>
        m_conversions;
    EndgameCodes m_codes;
    /// Step, in plies from mate, at which a position is next examined.
    std::array<std::vector<std::uint8_t>, kColors> m_due;
};

}  // namespace plyglass
