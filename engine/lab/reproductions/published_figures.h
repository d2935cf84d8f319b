// Published positions and figures, as printed: Chua Zheng Fu Edrei, Chess AI Assignment (2016); a
// python-chess assignment; Mikolaj Franaszczuk, An Artificial Intelligence Chess Program (2003).
#pragma once

#include <array>
#include <cstdint>

#include "engine/chess/known_positions.h"

namespace plyglass {

/// Node counts without the root; utilities in centipawns for the side to move.
struct Chua2016Figures {
    std::array<MateTest, 10> mates = kMateTests;
    /// The last test position as printed: a rank of six squares and no black king.
    const char* misprint = "8/8/8/8/8/B5/BN6/K7 w - - 0 1";

    /// The first test position after 1...Bxb2+ 2.Kxb2, the report's "second move".
    const char* secondMoveFen = "r5k1/p3Qp1p/2p3p1/1p6/q3bN2/6PP/PK3P2/3RR3 b - - 0 2";
    int secondMoveDepth = 3;
    std::int64_t minimax = 43886;
    std::int64_t minimaxWithTable = 37144;
    std::int64_t alphaBeta = 16855;

    int ninthDepth = 2;
    int ninthUtilityCp = -125;
};

/// Node counts with the root; utilities in centipawns for White.
struct PythonChessFigures {
    const char* afterE4Fen = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
    std::array<std::int64_t, 4> minimaxNodes = {21, 621, 13781, 419166};
    std::array<int, 4> minimaxUtilitiesCp = {0, 0, 0, 100};
    std::array<std::int64_t, 6> alphaBetaNodes = {21, 70, 657, 6646, 26205, 319701};
    std::array<int, 6> alphaBetaUtilitiesCp = {0, 0, 0, 100, -100, 100};

    int orderingDepth = 5;
    int orderingUtilityCp = -100;  ///< for every ordering
    std::int64_t unorderedNodes = 44889;
    std::int64_t oldSortNodes = 22573;
    std::int64_t newSortNodes = 26205;

    /// Recovered from the report's images and confirmed by its count.
    const char* openBoardFen = "6qk/6nb/8/8/8/8/BN6/K6Q b - - 0 1";
    std::int64_t openBoardMinimaxDepth1 = 17;
    std::int64_t openBoardMinimaxDepth3 = 11238;
    std::array<std::int64_t, 7> openBoardNodes = {17, 63, 1463, 2471, 33771, 83741, 796481};
    std::array<int, 7> openBoardUtilitiesCp = {-350, 350, -50, 300, -300, 300, -300};
};

constexpr int kFranaszczukPlies = 3;
constexpr int kFranaszczukQuiescences = 4;
/// Indexed by ply − 1 and quiescence ply − 1, which Franaszczuk counts from the root; 0 where the quiescence
/// ply is less than the ply.
template <class Number>
using FranaszczukTable = std::array<std::array<Number, kFranaszczukQuiescences>, kFranaszczukPlies>;

/// Per move of a game of 30 moves, computer against computer; times on a 1.4 GHz Athlon.
struct Franaszczuk2003Figures {
    FranaszczukTable<int> minimaxBoards = {{{46, 51, 51, 71}, {0, 952, 784, 843}, {0, 0, 34242, 38599}}};
    FranaszczukTable<int> alphaBetaBoards = {{{46, 50, 51, 68}, {0, 613, 500, 660}, {0, 0, 18545, 11567}}};
    FranaszczukTable<int> minimaxMs = {{{20, 23, 26, 42}, {0, 150, 130, 155}, {0, 0, 5456, 6247}}};
    FranaszczukTable<int> alphaBetaMs = {{{20, 22, 23, 34}, {0, 105, 114, 144}, {0, 0, 3510, 2438}}};
};

}  // namespace plyglass
