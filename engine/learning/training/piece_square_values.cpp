#include "engine/learning/training/piece_square_values.h"

#include <algorithm>
#include <cstdlib>

#include "engine/chess/attacks.h"
#include "engine/chess/movegen.h"
#include "engine/chess/opening.h"
#include "engine/learning/selfplay/shard.h"

namespace plyglass {

namespace {

/// Positions with a larger score are excluded: they say little about squares.
constexpr int kMaxScoreCp = 300;
constexpr int kMinRandomPlies = 12;
constexpr int kMaxRandomPlies = 60;

constexpr Bitboard kPawnSquares = 0x00FFFFFFFFFFFF00u;

/// Accumulator of a position, to which single pieces are added.
class Probe {
  public:
    Probe(const Network& network, const Position& position) : m_network(network), m_position(position) {
        fill(m_base, position.king(White));
        m_baseCp = evaluate(m_base);
    }

    /// Change of White's score by an additional white piece.
    int added(PieceType type, Square square) const {
        Layers layers;
        for (const Color side : {White, Black}) {
            RowChanges rows;
            const bool isMirrored = m_network.mirrorsFor(m_position.king(side));
            rows.added[rows.addedCount++] =
                m_network.row(networkInput(side, isMirrored, makePiece(White, type), square));
            m_kernels.update({layers.of[side], m_base.of[side], rows}, m_network.shape.hidden);
        }
        return evaluate(layers) - m_baseCp;
    }

    /// Change of White's score by moving White's king there.
    int kingOn(Square square) const {
        Layers layers;
        fill(layers, square);
        return evaluate(layers) - m_baseCp;
    }

  private:
    struct Layers {
        alignas(64) std::int16_t of[kColors][kMaxHidden];
    };

    void fill(Layers& layers, Square whiteKing) const {
        for (const Color side : {White, Black}) {
            const bool isMirrored = m_network.mirrorsFor(side == White ? whiteKing : m_position.king(Black));
            RowChanges rows;
            for (Bitboard left = m_position.occupied(); left != 0;) {
                const Square square = popLowest(left);
                const Piece piece = m_position.pieceAt(square);
                const Square at = square == m_position.king(White) ? whiteKing : square;
                rows.added[rows.addedCount++] = m_network.row(networkInput(side, isMirrored, piece, at));
            }
            m_kernels.update({layers.of[side], m_network.weights.biases.data(), rows},
                             m_network.shape.hidden);
        }
    }

    /// White's view, with the output bucket of the position itself.
    int evaluate(const Layers& layers) const {
        const Color us = m_position.sideToMove();
        const int cp =
            m_network.output(layers.of[us], layers.of[~us], m_network.bucketOf(m_position), m_kernels);
        return us == White ? cp : -cp;
    }

    const Network& m_network;
    const Position& m_position;
    const NetworkKernels& m_kernels = bestKernels();
    Layers m_base;
    int m_baseCp;
};

struct Sums {
    std::array<double, kSquares> cp{};
    std::array<int, kSquares> count{};

    void add(Square square, int value) {
        cp[square] += value;
        ++count[square];
    }
};

void addPosition(const Network& network, const Position& position, std::array<Sums, kPieceTypes>& sums) {
    const Probe probe(network, position);
    const Bitboard besideKing = kingAttacks(position.king(Black));
    for (Bitboard empty = ~position.occupied(); empty != 0;) {
        const Square square = popLowest(empty);
        for (int type = Pawn; type < King; ++type)
            if (type != Pawn || (kPawnSquares & bitOf(square)) != 0)
                sums[static_cast<std::size_t>(type)].add(square,
                                                         probe.added(static_cast<PieceType>(type), square));
        if ((besideKing & bitOf(square)) == 0) sums[King].add(square, probe.kingOn(square));
    }
}

}  // namespace

PieceSquareValues pieceSquareValues(const Network& network, std::span<const Position> positions) {
    std::array<Sums, kPieceTypes> sums;
    for (const Position& position : positions) addPosition(network, position, sums);
    PieceSquareValues values;
    for (std::size_t type = 0; type < kPieceTypes; ++type) {
        double sum = 0;
        for (std::size_t square = 0; square < kSquares; ++square) {
            if (sums[type].count[square] == 0) continue;
            values.known[type] |= bitOf(static_cast<Square>(square));
            values.cp[type][square] = sums[type].cp[square] / sums[type].count[square];
            sum += values.cp[type][square];
        }
        const int squares = count(values.known[type]);
        const double mean = squares == 0 ? 0 : sum / squares;
        values.meanCp[type] = type == King ? 0 : mean;
        for (Bitboard left = values.known[type]; left != 0;) values.cp[type][popLowest(left)] -= mean;
    }
    return values;
}

std::vector<Position> positionsOfGames(const std::vector<std::string>& files, int most) {
    std::vector<Position> positions;
    for (const std::string& file : files) {
        // One position per game, at a varying ply.
        (void)readShard(file, [&](const ScoredGame& game) {
            if (static_cast<int>(positions.size()) >= most || game.scores.empty()) return;
            const std::size_t wanted = scrambled(game.number) % game.scores.size();
            if (std::abs(static_cast<int>(game.scores[wanted])) > kMaxScoreCp) return;
            Position position = Position::start();
            Undo undo;
            for (std::size_t ply = 0; ply < game.randomPlies + wanted; ++ply) {
                if (!isLegal(position, game.moves[ply])) return;
                position.makeMove(game.moves[ply], undo);
            }
            positions.push_back(position);
        });
        if (static_cast<int>(positions.size()) >= most) break;
    }
    return positions;
}

std::vector<Position> randomPositions(int count, std::uint64_t seed) {
    Random random(seed);
    std::vector<Position> positions;
    while (static_cast<int>(positions.size()) < count) {
        Position position = Position::start();
        const auto plies = kMinRandomPlies + random.below(kMaxRandomPlies - kMinRandomPlies);
        Undo undo;
        for (std::uint64_t ply = 0; ply < plies; ++ply) {
            const Move move = chooseRandomMove(position, random);
            if (move.isNull()) break;
            position.makeMove(move, undo);
        }
        positions.push_back(position);
    }
    return positions;
}

}  // namespace plyglass
