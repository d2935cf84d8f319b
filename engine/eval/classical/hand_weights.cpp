// The names of the themes, and the weights that tuning starts from: only common knowledge and short formulas.
#include "engine/eval/classical/hand_weights.h"

#include <algorithm>
#include <cstdlib>

#include "engine/base/translatable.h"
#include "engine/chess/types.h"

namespace plyglass {

namespace {

/// 0 in a corner … 6 in the centre, by files and ranks alike.
int centrality(int square) {
    const int file = square % 8;
    const int rank = square / 8;
    return std::min(file, 7 - file) + std::min(rank, 7 - rank);
}

void set(HandWeights& weights, HandTerm term, int index, int middlegame, int endgame) {
    weights.at(term, index) = makeTapered(middlegame, endgame);
}

void setMaterial(HandWeights& weights) {
    set(weights, HandTerm::Material, Pawn, 85, 100);
    set(weights, HandTerm::Material, Knight, 320, 310);
    set(weights, HandTerm::Material, Bishop, 335, 325);
    set(weights, HandTerm::Material, Rook, 470, 530);
    set(weights, HandTerm::Material, Queen, 960, 980);
    set(weights, HandTerm::BishopPair, 0, 25, 45);
}

void setSquares(HandWeights& weights) {
    for (int square = 0; square < kSquares; ++square) {
        const int centre = centrality(square);
        const int rank = square / 8;
        const int file = square % 8;
        const int centralFile = std::min(file, 7 - file);
        const bool isCentrePawn = centralFile == 3 && (rank == 3 || rank == 4);
        const bool isPawnRank = rank > 0 && rank < 7;
        set(weights, HandTerm::PawnSquare, square, isCentrePawn ? 15 : 0, isPawnRank ? 4 * (rank - 2) : 0);
        set(weights, HandTerm::KnightSquare, square, 6 * (centre - 3), 5 * (centre - 3));
        set(weights, HandTerm::BishopSquare, square, 3 * (centre - 3), 2 * (centre - 3));
        set(weights, HandTerm::RookSquare, square, 3 * (centralFile - 1), rank == 6 ? 8 : 0);
        set(weights, HandTerm::QueenSquare, square, centre - 3, 4 * (centre - 3));
        set(weights, HandTerm::KingSquare, square, 12 * (2 - centralFile) - 15 * std::min(rank, 4),
            9 * (centre - 3));
    }
}

/// A straight line through zero at about half of the squares a piece can reach, flatter at its end.
void setMobility(HandWeights& weights) {
    struct Line {
        HandTerm term;
        int average;
        int middlegame;
        int endgame;
    };
    for (const Line& line :
         {Line{HandTerm::KnightMobility, 4, 7, 7}, Line{HandTerm::BishopMobility, 6, 6, 6},
          Line{HandTerm::RookMobility, 7, 3, 6}, Line{HandTerm::QueenMobility, 12, 2, 4}}) {
        const int size = kHandTerms[static_cast<int>(line.term)].size;
        for (int squares = 0; squares < size; ++squares)
            set(weights, line.term, squares, line.middlegame * (squares - line.average),
                line.endgame * (squares - line.average));
    }
}

void setPawns(HandWeights& weights) {
    set(weights, HandTerm::Doubled, 0, -8, -20);
    set(weights, HandTerm::Isolated, 0, -8, -10);
    set(weights, HandTerm::Isolated, 1, -16, -16);
    set(weights, HandTerm::Backward, 0, -6, -8);
    set(weights, HandTerm::Backward, 1, -14, -12);
    for (int rank = 1; rank < 7; ++rank) {
        set(weights, HandTerm::Phalanx, rank, 3 + rank * rank, 2 + rank * rank);
        set(weights, HandTerm::Defended, rank, 8 + rank * rank, 4 + rank * rank);
        set(weights, HandTerm::Candidate, rank, rank * rank, 2 * rank * rank);
    }
}

void setPassed(HandWeights& weights) {
    for (int rank = 1; rank < 7; ++rank) {
        const int square = rank * rank;
        set(weights, HandTerm::PassedRank, rank, 2 * square, 4 * square);
        set(weights, HandTerm::PassedBlocked, rank, -square, -2 * square);
        set(weights, HandTerm::PassedFreeStop, rank, square / 2, square);
        set(weights, HandTerm::PassedFreePath, rank, square, 2 * square);
        set(weights, HandTerm::PassedSupported, rank, square / 2, square / 2);
    }
    for (int rank = 3; rank < 7; ++rank)
        for (int distance = 0; distance < 8; ++distance) {
            const int step = rank - 1;
            set(weights, HandTerm::PassedOwnKing, 8 * (rank - 3) + distance, 0, -step * (distance - 3));
            set(weights, HandTerm::PassedEnemyKing, 8 * (rank - 3) + distance, 0, 2 * step * (distance - 3));
        }
    set(weights, HandTerm::PassedRook, 0, 5, 15);
    set(weights, HandTerm::PassedRook, 1, -5, -15);
    set(weights, HandTerm::PassedUnstoppable, 0, 0, 400);
}

void setPieces(HandWeights& weights) {
    set(weights, HandTerm::KnightOutpost, 0, 10, 8);
    set(weights, HandTerm::KnightOutpost, 1, 28, 20);
    set(weights, HandTerm::BishopOutpost, 0, 6, 4);
    set(weights, HandTerm::BishopOutpost, 1, 20, 10);
    set(weights, HandTerm::MinorBehindPawn, 0, 5, 3);
    set(weights, HandTerm::BishopPawns, 0, -2, -5);
    set(weights, HandTerm::RookFile, 0, 12, 8);
    set(weights, HandTerm::RookFile, 1, 28, 12);
    set(weights, HandTerm::RookSeventh, 0, 5, 20);
    set(weights, HandTerm::RookTrapped, 0, -40, -10);
}

void setKing(HandWeights& weights) {
    for (int edge = 0; edge < 4; ++edge) {
        set(weights, HandTerm::Shelter, 8 * edge, -20, 0);
        for (int rank = 1; rank < 7; ++rank) {
            set(weights, HandTerm::Shelter, 8 * edge + rank, 24 - 8 * rank, 0);
            set(weights, HandTerm::Storm, 8 * edge + rank, -std::max(0, 6 * (5 - rank)), 0);
        }
    }
    for (int rank = 1; rank < 7; ++rank) set(weights, HandTerm::StormBlocked, rank, rank < 4 ? 15 : 0, -5);
    constexpr int kMiddlegame[] = {45, 35, 45, 30, 20, 25, 80, 50, 85, 65, 8, -150, 5, -6, 25, 25, -60};
    for (int feature = 0; feature <= DangerConstant; ++feature)
        set(weights, HandTerm::KingDanger, feature, kMiddlegame[feature], kMiddlegame[feature] / 4);
}

void setThreats(HandWeights& weights) {
    for (int target = 0; target < 4; ++target) set(weights, HandTerm::PawnThreat, target, 50, 40);
    for (int target = 0; target < 5; ++target) {
        set(weights, HandTerm::MinorThreat, target, target >= Rook ? 40 : 8 + 6 * target, 30);
        set(weights, HandTerm::RookThreat, target, target == Queen ? 40 : 5 + 5 * target, 20);
        set(weights, HandTerm::Hanging, target, 10 + 5 * target, 15);
    }
    set(weights, HandTerm::KingThreat, 0, 5, 30);
    set(weights, HandTerm::PushThreat, 0, 15, 12);
    set(weights, HandTerm::QueenStalked, 0, 10, 8);
    set(weights, HandTerm::QueenStalked, 1, 15, 10);
    set(weights, HandTerm::Space, 0, 3, 0);
    set(weights, HandTerm::Tempo, 0, 20, 15);
}

constexpr std::array<const char*, kHandThemes> kThemeNames = {
    translatable("Engine", "Material"),     translatable("Engine", "Piece squares"),
    translatable("Engine", "Mobility"),     translatable("Engine", "Pawns"),
    translatable("Engine", "Passed pawns"), translatable("Engine", "Pieces"),
    translatable("Engine", "King shelter"), translatable("Engine", "King danger"),
    translatable("Engine", "Threats"),      translatable("Engine", "Space"),
    translatable("Engine", "Tempo")};

}  // namespace

std::string_view nameOf(HandTheme theme) { return kThemeNames[static_cast<std::size_t>(theme)]; }

HandWeights formulaHandWeights() {
    HandWeights weights;
    setMaterial(weights);
    setSquares(weights);
    setMobility(weights);
    setPawns(weights);
    setPassed(weights);
    setPieces(weights);
    setKing(weights);
    setThreats(weights);
    return weights;
}

}  // namespace plyglass
