// The weights of the hand evaluation: one flat array, cut into named terms. The tuner sees the array, the
// evaluation the names, the files both.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/eval/classical/tapered.h"

namespace plyglass {

/// Every term of the evaluation. How a term's weights are indexed is said in kHandTerms.
enum class HandTerm : std::uint8_t {
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

/// Under which heading a term is explained.
enum class HandTheme : std::uint8_t {
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
constexpr int kHandThemes = 11;
std::string_view nameOf(HandTheme theme);

struct HandTermInfo {
    std::string_view id;  ///< its name in files
    HandTheme theme;
    int size;                  ///< how many weights it has
    std::string_view indexed;  ///< by what; "" if there is one weight only
};

constexpr int kHandTermCount = static_cast<int>(HandTerm::Tempo) + 1;

// clang-format off
constexpr std::array<HandTermInfo, kHandTermCount> kHandTerms = {{
    {"material",          HandTheme::Material, 5,  "pawn, knight, bishop, rook, queen"},
    {"pawnSquare",        HandTheme::Squares,  64, "square as its owner sees it, a1 first"},
    {"knightSquare",      HandTheme::Squares,  64, "square as its owner sees it, a1 first"},
    {"bishopSquare",      HandTheme::Squares,  64, "square as its owner sees it, a1 first"},
    {"rookSquare",        HandTheme::Squares,  64, "square as its owner sees it, a1 first"},
    {"queenSquare",       HandTheme::Squares,  64, "square as its owner sees it, a1 first"},
    {"kingSquare",        HandTheme::Squares,  64, "square as its owner sees it, a1 first"},
    {"bishopPair",        HandTheme::Material, 1,  ""},
    {"knightPerPawn",     HandTheme::Material, 1,  "times knights and own pawns"},
    {"rookPerPawn",       HandTheme::Material, 1,  "times rooks and own pawns"},
    {"knightMobility",    HandTheme::Mobility, 9,  "safe squares attacked"},
    {"bishopMobility",    HandTheme::Mobility, 14, "safe squares attacked"},
    {"rookMobility",      HandTheme::Mobility, 15, "safe squares attacked"},
    {"queenMobility",     HandTheme::Mobility, 28, "safe squares attacked"},
    {"doubled",           HandTheme::Pawns,    1,  ""},
    {"isolated",          HandTheme::Pawns,    2,  "an enemy pawn ahead, none"},
    {"backward",          HandTheme::Pawns,    2,  "an enemy pawn ahead, none"},
    {"phalanx",           HandTheme::Pawns,    8,  "rank"},
    {"defended",          HandTheme::Pawns,    8,  "rank"},
    {"candidate",         HandTheme::Pawns,    8,  "rank"},
    {"passedRank",        HandTheme::Passed,   8,  "rank"},
    {"passedOwnKing",     HandTheme::Passed,   32, "8 × (rank − fourth) + distance of the own king to the square ahead"},
    {"passedEnemyKing",   HandTheme::Passed,   32, "8 × (rank − fourth) + distance of the enemy king to the square ahead"},
    {"passedBlocked",     HandTheme::Passed,   8,  "rank; an enemy piece stands ahead"},
    {"passedFreeStop",    HandTheme::Passed,   8,  "rank; the square ahead is empty and not attacked"},
    {"passedFreePath",    HandTheme::Passed,   8,  "rank; so are all squares ahead"},
    {"passedSupported",   HandTheme::Passed,   8,  "rank; the square ahead is defended"},
    {"passedRook",        HandTheme::Passed,   2,  "own rook behind it, enemy rook behind it"},
    {"passedUnstoppable", HandTheme::Passed,   1,  "the enemy has only a king, which is too far away"},
    {"knightOutpost",     HandTheme::Pieces,   2,  "not defended by a pawn, defended"},
    {"bishopOutpost",     HandTheme::Pieces,   2,  "not defended by a pawn, defended"},
    {"minorBehindPawn",   HandTheme::Pieces,   1,  ""},
    {"bishopPawns",       HandTheme::Pieces,   1,  "times own pawns on the bishop's colour"},
    {"rookFile",          HandTheme::Pieces,   2,  "half-open, open"},
    {"rookSeventh",       HandTheme::Pieces,   1,  ""},
    {"rookTrapped",       HandTheme::Pieces,   1,  "shut in by its own king"},
    {"shelter",           HandTheme::Shelter,  32, "8 × distance of the file from the edge + rank of the own pawn, 0 = none"},
    {"storm",             HandTheme::Shelter,  32, "8 × distance of the file from the edge + rank of the enemy pawn, 0 = none"},
    {"stormBlocked",      HandTheme::Shelter,  8,  "rank of the enemy pawn stopped by the own pawn"},
    {"kingDanger",        HandTheme::Danger,   17, "see KingDangerFeature; enters squared"},
    {"pawnThreat",        HandTheme::Threats,  4,  "attacked knight, bishop, rook, queen"},
    {"minorThreat",       HandTheme::Threats,  5,  "attacked pawn, knight, bishop, rook, queen"},
    {"rookThreat",        HandTheme::Threats,  5,  "attacked pawn, knight, bishop, rook, queen"},
    {"kingThreat",        HandTheme::Threats,  1,  ""},
    {"hanging",           HandTheme::Threats,  5,  "undefended pawn, knight, bishop, rook, queen under attack"},
    {"pushThreat",        HandTheme::Threats,  1,  "pieces that a safe pawn push attacks"},
    {"queenStalked",      HandTheme::Threats,  2,  "squares from which a knight, a slider safely attacks the queen"},
    {"space",             HandTheme::Space,    1,  "safe squares of files c to f behind the own lines"},
    {"tempo",             HandTheme::Tempo,    1,  ""},
}};
// clang-format on

/// What makes a king unsafe. Each feature is counted for the king's owner; the weighted sum, if positive, is
/// squared: two attackers are more than twice as dangerous as one.
enum KingDangerFeature : int {
    KnightAttackers,
    BishopAttackers,
    RookAttackers,
    QueenAttackers,  ///< enemy pieces that attack the zone
    ZoneAttacks,     ///< attacks on the squares beside the king
    WeakZone,        ///< squares of the zone attacked and not well defended
    KnightChecks,
    BishopChecks,
    RookChecks,
    QueenChecks,   ///< safe squares to give check from
    UnsafeChecks,  ///< squares to give check from where the checking piece could be taken
    NoEnemyQueen,
    FlankAttacks,
    FlankDefences,
    PinnedPieces,
    OpenFiles,
    DangerConstant,
};
/// The penalty in centipawns is danger² / kDangerScale, for a danger cut off at kMaxDanger.
constexpr int kDangerScale = 512;
constexpr int kMaxDanger = 1000;

constexpr std::array<int, kHandTermCount + 1> kHandTermFirst = [] {
    std::array<int, kHandTermCount + 1> first{};
    for (int term = 0; term < kHandTermCount; ++term) first[term + 1] = first[term] + kHandTerms[term].size;
    return first;
}();
constexpr int kHandWeightCount = kHandTermFirst[kHandTermCount];

/// Where a weight stands in the flat array.
constexpr int weightIndex(HandTerm term, int index = 0) {
    return kHandTermFirst[static_cast<int>(term)] + index;
}

/// All weights in centipawns; from the view of the side that has the thing counted.
struct HandWeights {
    std::array<Tapered, kHandWeightCount> values{};

    Tapered& at(HandTerm term, int index = 0) { return values[weightIndex(term, index)]; }
    Tapered at(HandTerm term, int index = 0) const { return values[weightIndex(term, index)]; }
    friend bool operator==(const HandWeights&, const HandWeights&) = default;
};

/// Weights from a few simple formulas (a piece likes the centre, a pawn likes to advance): where tuning
/// starts.
HandWeights formulaHandWeights();
/// The built-in weights.
const HandWeights& defaultHandWeights();

}  // namespace plyglass
