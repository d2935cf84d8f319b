// Weights of the classical evaluation: one flat array divided into named terms. The tuner uses the array, the
// evaluation the names, the files both.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/eval/classical/tapered.h"

namespace plyglass {

/// Terms of the evaluation. kClassicalTerms says how the weights of a term are indexed.
enum class ClassicalTerm : std::uint8_t {
    Material,
    PawnSquare,
    KnightSquare,
    BishopSquare,
    RookSquare,
    QueenSquare,
    KingSquare,
    BishopPair,
    KnightPerPawn,
    RookPerPawn,
    KnightMobility,
    BishopMobility,
    RookMobility,
    QueenMobility,
    Doubled,
    Isolated,
    Backward,
    Phalanx,
    Defended,
    Candidate,
    PassedRank,
    PassedOwnKing,
    PassedEnemyKing,
    PassedBlocked,
    PassedFreeStop,
    PassedFreePath,
    PassedSupported,
    PassedRook,
    PassedUnstoppable,
    KnightOutpost,
    BishopOutpost,
    MinorBehindPawn,
    BishopPawns,
    RookFile,
    RookSeventh,
    RookTrapped,
    Shelter,
    Storm,
    StormBlocked,
    KingDanger,
    PawnThreat,
    MinorThreat,
    RookThreat,
    KingThreat,
    Hanging,
    PushThreat,
    QueenStalked,
    Space,
    Tempo,
};

/// Heading of a term in the explanation.
enum class ClassicalTheme : std::uint8_t {
    Material,
    Squares,
    Mobility,
    Pawns,
    Passed,
    Pieces,
    Shelter,
    Danger,
    Threats,
    Space,
    Tempo
};
constexpr int kClassicalThemes = 11;
std::string_view nameOf(ClassicalTheme theme);

struct ClassicalTermInfo {
    std::string_view id;  ///< name in files
    ClassicalTheme theme;
    int size;                  ///< number of weights
    std::string_view indexed;  ///< meaning of the index; "" for a single weight
};

constexpr int kClassicalTermCount = static_cast<int>(ClassicalTerm::Tempo) + 1;

// clang-format off
constexpr std::array<ClassicalTermInfo, kClassicalTermCount> kClassicalTerms = [] {
    using enum ClassicalTheme;
    return std::array<ClassicalTermInfo, kClassicalTermCount>{{
    {"material",          Material, 5,  "pawn, knight, bishop, rook, queen"},
    {"pawnSquare",        Squares,  64, "square as its owner sees it, a1 first"},
    {"knightSquare",      Squares,  64, "square as its owner sees it, a1 first"},
    {"bishopSquare",      Squares,  64, "square as its owner sees it, a1 first"},
    {"rookSquare",        Squares,  64, "square as its owner sees it, a1 first"},
    {"queenSquare",       Squares,  64, "square as its owner sees it, a1 first"},
    {"kingSquare",        Squares,  64, "square as its owner sees it, a1 first"},
    {"bishopPair",        Material, 1,  ""},
    {"knightPerPawn",     Material, 1,  "times knights and own pawns"},
    {"rookPerPawn",       Material, 1,  "times rooks and own pawns"},
    {"knightMobility",    Mobility, 9,  "safe squares attacked"},
    {"bishopMobility",    Mobility, 14, "safe squares attacked"},
    {"rookMobility",      Mobility, 15, "safe squares attacked"},
    {"queenMobility",     Mobility, 28, "safe squares attacked"},
    {"doubled",           Pawns,    1,  ""},
    {"isolated",          Pawns,    2,  "an enemy pawn ahead, none"},
    {"backward",          Pawns,    2,  "an enemy pawn ahead, none"},
    {"phalanx",           Pawns,    8,  "rank"},
    {"defended",          Pawns,    8,  "rank"},
    {"candidate",         Pawns,    8,  "rank"},
    {"passedRank",        Passed,   8,  "rank"},
    {"passedOwnKing",     Passed,   32, "8 × (rank − 4th) + distance of the own king to the square ahead"},
    {"passedEnemyKing",   Passed,   32, "8 × (rank − 4th) + distance of the enemy king to the square ahead"},
    {"passedBlocked",     Passed,   8,  "rank; an enemy piece stands ahead"},
    {"passedFreeStop",    Passed,   8,  "rank; the square ahead is empty and not attacked"},
    {"passedFreePath",    Passed,   8,  "rank; so are all squares ahead"},
    {"passedSupported",   Passed,   8,  "rank; the square ahead is defended"},
    {"passedRook",        Passed,   2,  "own rook behind it, enemy rook behind it"},
    {"passedUnstoppable", Passed,   1,  "the enemy has only a king, which is too far away"},
    {"knightOutpost",     Pieces,   2,  "not defended by a pawn, defended"},
    {"bishopOutpost",     Pieces,   2,  "not defended by a pawn, defended"},
    {"minorBehindPawn",   Pieces,   1,  ""},
    {"bishopPawns",       Pieces,   1,  "times own pawns on the bishop's colour"},
    {"rookFile",          Pieces,   2,  "half-open, open"},
    {"rookSeventh",       Pieces,   1,  ""},
    {"rookTrapped",       Pieces,   1,  "shut in by its own king"},
    {"shelter",           Shelter,  32, "8 × file from the edge + rank of the own pawn, 0 = none"},
    {"storm",             Shelter,  32, "8 × file from the edge + rank of the enemy pawn, 0 = none"},
    {"stormBlocked",      Shelter,  8,  "rank of the enemy pawn stopped by the own pawn"},
    {"kingDanger",        Danger,   17, "see KingDangerFeature; enters squared"},
    {"pawnThreat",        Threats,  4,  "attacked knight, bishop, rook, queen"},
    {"minorThreat",       Threats,  5,  "attacked pawn, knight, bishop, rook, queen"},
    {"rookThreat",        Threats,  5,  "attacked pawn, knight, bishop, rook, queen"},
    {"kingThreat",        Threats,  1,  ""},
    {"hanging",           Threats,  5,  "undefended pawn, knight, bishop, rook, queen under attack"},
    {"pushThreat",        Threats,  1,  "pieces that a safe pawn push attacks"},
    {"queenStalked",      Threats,  2,  "squares from which a knight, a slider safely attacks the queen"},
    {"space",             Space,    1,  "safe squares of files c to f behind the own lines"},
    {"tempo",             Tempo,    1,  ""},
    }};
}();
// clang-format on

/// King danger features, counted for the king's owner. The weighted sum, if positive, is squared: two
/// attackers are more than twice as dangerous as one.
enum KingDangerFeature : int {
    KnightAttackers,
    BishopAttackers,
    RookAttackers,
    QueenAttackers,  ///< enemy pieces that attack the king zone
    ZoneAttacks,     ///< attacks on squares next to the king
    WeakZone,        ///< squares of the king zone that are attacked and weakly defended
    KnightChecks,
    BishopChecks,
    RookChecks,
    QueenChecks,   ///< safe checking squares
    UnsafeChecks,  ///< checking squares where the piece could be captured
    NoEnemyQueen,
    FlankAttacks,
    FlankDefences,
    PinnedPieces,
    OpenFiles,
    DangerConstant,
};
/// The penalty in centipawns is danger² / kDangerScale; danger is limited to kMaxDanger.
constexpr int kDangerScale = 512;
constexpr int kMaxDanger = 1000;

constexpr std::array<int, kClassicalTermCount + 1> kClassicalTermFirst = [] {
    std::array<int, kClassicalTermCount + 1> first{};
    for (int term = 0; term < kClassicalTermCount; ++term)
        first[term + 1] = first[term] + kClassicalTerms[term].size;
    return first;
}();
constexpr int kClassicalWeightCount = kClassicalTermFirst[kClassicalTermCount];

/// Index of a weight in the flat array.
constexpr int weightIndex(ClassicalTerm term, int index = 0) {
    return kClassicalTermFirst[static_cast<int>(term)] + index;
}

/// All weights in centipawns, from the view of the side that has the term.
struct ClassicalWeights {
    std::array<Tapered, kClassicalWeightCount> values{};

    Tapered& at(ClassicalTerm term, int index = 0) { return values[weightIndex(term, index)]; }
    Tapered at(ClassicalTerm term, int index = 0) const { return values[weightIndex(term, index)]; }
    friend bool operator==(const ClassicalWeights&, const ClassicalWeights&) = default;
};

/// Initial weights for tuning, from simple formulas (centralization, pawn advancement).
ClassicalWeights formulaClassicalWeights();
/// The built-in weights.
const ClassicalWeights& defaultClassicalWeights();

}  // namespace plyglass
