// Names of the themes, and the initial weights for tuning: common knowledge and short formulas only.
#include "engine/eval/classical/classical_weights.h"

#include <algorithm>
#include <cstdlib>

#include "engine/base/text_value.h"
#include "engine/chess/types.h"

namespace plyglass {

namespace {

/// 0 in a corner … 6 in the centre.
int centrality(int square) {
    const int file = square % 8;
    const int rank = square / 8;
    return std::min(file, 7 - file) + std::min(rank, 7 - rank);
}

void set(ClassicalWeights& weights, ClassicalTerm term, int index, int middlegame, int endgame) {
    weights.at(term, index) = makeTapered(middlegame, endgame);
}

void setMaterial(ClassicalWeights& weights) {
    set(weights, ClassicalTerm::Material, Pawn, 85, 100);
    set(weights, ClassicalTerm::Material, Knight, 320, 310);
    set(weights, ClassicalTerm::Material, Bishop, 335, 325);
    set(weights, ClassicalTerm::Material, Rook, 470, 530);
    set(weights, ClassicalTerm::Material, Queen, 960, 980);
    set(weights, ClassicalTerm::BishopPair, 0, 25, 45);
}

void setSquares(ClassicalWeights& weights) {
    for (int square = 0; square < kSquares; ++square) {
        const int centre = centrality(square);
        const int rank = square / 8;
        const int file = square % 8;
        const int centralFile = std::min(file, 7 - file);
        const bool isCentrePawn = centralFile == 3 && (rank == 3 || rank == 4);
        const bool isPawnRank = rank > 0 && rank < 7;
        set(weights, ClassicalTerm::PawnSquare, square, isCentrePawn ? 15 : 0,
            isPawnRank ? 4 * (rank - 2) : 0);
        set(weights, ClassicalTerm::KnightSquare, square, 6 * (centre - 3), 5 * (centre - 3));
        set(weights, ClassicalTerm::BishopSquare, square, 3 * (centre - 3), 2 * (centre - 3));
        set(weights, ClassicalTerm::RookSquare, square, 3 * (centralFile - 1), rank == 6 ? 8 : 0);
        set(weights, ClassicalTerm::QueenSquare, square, centre - 3, 4 * (centre - 3));
        set(weights, ClassicalTerm::KingSquare, square, 12 * (2 - centralFile) - 15 * std::min(rank, 4),
            9 * (centre - 3));
    }
}

/// Linear, zero at about half of the reachable squares, flatter at the end.
void setMobility(ClassicalWeights& weights) {
    struct Line {
        ClassicalTerm term;
        int average;
        int middlegame;
        int endgame;
    };
    for (const Line& line :
         {Line{ClassicalTerm::KnightMobility, 4, 7, 7}, Line{ClassicalTerm::BishopMobility, 6, 6, 6},
          Line{ClassicalTerm::RookMobility, 7, 3, 6}, Line{ClassicalTerm::QueenMobility, 12, 2, 4}}) {
        const int size = kClassicalTerms[static_cast<int>(line.term)].size;
        for (int squares = 0; squares < size; ++squares)
            set(weights, line.term, squares, line.middlegame * (squares - line.average),
                line.endgame * (squares - line.average));
    }
}

void setPawns(ClassicalWeights& weights) {
    set(weights, ClassicalTerm::Doubled, 0, -8, -20);
    set(weights, ClassicalTerm::Isolated, 0, -8, -10);
    set(weights, ClassicalTerm::Isolated, 1, -16, -16);
    set(weights, ClassicalTerm::Backward, 0, -6, -8);
    set(weights, ClassicalTerm::Backward, 1, -14, -12);
    for (int rank = 1; rank < 7; ++rank) {
        set(weights, ClassicalTerm::Phalanx, rank, 3 + rank * rank, 2 + rank * rank);
        set(weights, ClassicalTerm::Defended, rank, 8 + rank * rank, 4 + rank * rank);
        set(weights, ClassicalTerm::Candidate, rank, rank * rank, 2 * rank * rank);
    }
}

void setPassed(ClassicalWeights& weights) {
    for (int rank = 1; rank < 7; ++rank) {
        const int square = rank * rank;
        set(weights, ClassicalTerm::PassedRank, rank, 2 * square, 4 * square);
        set(weights, ClassicalTerm::PassedBlocked, rank, -square, -2 * square);
        set(weights, ClassicalTerm::PassedFreeStop, rank, square / 2, square);
        set(weights, ClassicalTerm::PassedFreePath, rank, square, 2 * square);
        set(weights, ClassicalTerm::PassedSupported, rank, square / 2, square / 2);
    }
    for (int rank = 3; rank < 7; ++rank)
        for (int distance = 0; distance < 8; ++distance) {
            const int step = rank - 1;
            set(weights, ClassicalTerm::PassedOwnKing, 8 * (rank - 3) + distance, 0, -step * (distance - 3));
            set(weights, ClassicalTerm::PassedEnemyKing, 8 * (rank - 3) + distance, 0,
                2 * step * (distance - 3));
        }
    set(weights, ClassicalTerm::PassedRook, 0, 5, 15);
    set(weights, ClassicalTerm::PassedRook, 1, -5, -15);
    set(weights, ClassicalTerm::PassedUnstoppable, 0, 0, 400);
}

void setPieces(ClassicalWeights& weights) {
    set(weights, ClassicalTerm::KnightOutpost, 0, 10, 8);
    set(weights, ClassicalTerm::KnightOutpost, 1, 28, 20);
    set(weights, ClassicalTerm::BishopOutpost, 0, 6, 4);
    set(weights, ClassicalTerm::BishopOutpost, 1, 20, 10);
    set(weights, ClassicalTerm::MinorBehindPawn, 0, 5, 3);
    set(weights, ClassicalTerm::BishopPawns, 0, -2, -5);
    set(weights, ClassicalTerm::RookFile, 0, 12, 8);
    set(weights, ClassicalTerm::RookFile, 1, 28, 12);
    set(weights, ClassicalTerm::RookSeventh, 0, 5, 20);
    set(weights, ClassicalTerm::RookTrapped, 0, -40, -10);
}

void setKing(ClassicalWeights& weights) {
    for (int edge = 0; edge < 4; ++edge) {
        set(weights, ClassicalTerm::Shelter, 8 * edge, -20, 0);
        for (int rank = 1; rank < 7; ++rank) {
            set(weights, ClassicalTerm::Shelter, 8 * edge + rank, 24 - 8 * rank, 0);
            set(weights, ClassicalTerm::Storm, 8 * edge + rank, -std::max(0, 6 * (5 - rank)), 0);
        }
    }
    for (int rank = 1; rank < 7; ++rank)
        set(weights, ClassicalTerm::StormBlocked, rank, rank < 4 ? 15 : 0, -5);
    constexpr int kMiddlegame[] = {45, 35, 45, 30, 20, 25, 80, 50, 85, 65, 8, -150, 5, -6, 25, 25, -60};
    for (int feature = 0; feature <= DangerConstant; ++feature)
        set(weights, ClassicalTerm::KingDanger, feature, kMiddlegame[feature], kMiddlegame[feature] / 4);
}

void setThreats(ClassicalWeights& weights) {
    for (int target = 0; target < 4; ++target) set(weights, ClassicalTerm::PawnThreat, target, 50, 40);
    for (int target = 0; target < 5; ++target) {
        set(weights, ClassicalTerm::MinorThreat, target, target >= Rook ? 40 : 8 + 6 * target, 30);
        set(weights, ClassicalTerm::RookThreat, target, target == Queen ? 40 : 5 + 5 * target, 20);
        set(weights, ClassicalTerm::Hanging, target, 10 + 5 * target, 15);
    }
    set(weights, ClassicalTerm::KingThreat, 0, 5, 30);
    set(weights, ClassicalTerm::PushThreat, 0, 15, 12);
    set(weights, ClassicalTerm::QueenStalked, 0, 10, 8);
    set(weights, ClassicalTerm::QueenStalked, 1, 15, 10);
    set(weights, ClassicalTerm::Space, 0, 3, 0);
    set(weights, ClassicalTerm::Tempo, 0, 20, 15);
}

constexpr std::array<const char*, kClassicalThemes> kThemeNames = {
    translatable("Engine", "Material"),     translatable("Engine", "Piece squares"),
    translatable("Engine", "Mobility"),     translatable("Engine", "Pawns"),
    translatable("Engine", "Passed pawns"), translatable("Engine", "Pieces"),
    translatable("Engine", "King shelter"), translatable("Engine", "King danger"),
    translatable("Engine", "Threats"),      translatable("Engine", "Space"),
    translatable("Engine", "Tempo")};

}  // namespace

std::string_view nameOf(ClassicalTheme theme) { return kThemeNames[static_cast<std::size_t>(theme)]; }

ClassicalWeights formulaClassicalWeights() {
    ClassicalWeights weights;
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
