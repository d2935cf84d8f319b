#include "engine/lab/analysis/win_percent.h"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/base/logistic.h"

namespace plyglass {

namespace {

constexpr double kSlope = 0.00368208;

/// Standard values in pawns.
constexpr std::array<std::pair<PieceType, int>, 5> kPieceValues = {
    {{Pawn, 1}, {Knight, 3}, {Bishop, 3}, {Rook, 5}, {Queen, 9}}};
/// Both sides in the start position.
constexpr double kFullMaterial = 78;

/// Scale of the network without pieces, and its increase with full material: least squares fit of win
/// percentages over 3928 quiet positions from self-play to Stockfish 15.1.
constexpr double kBareScale = 1.0;
constexpr double kMaterialScale = 0.35;

/// As a fraction of the start position.
double materialOf(const Position& position) {
    int material = 0;
    for (const auto& [type, value] : kPieceValues) material += value * count(position.pieces(type));
    return std::min(material / kFullMaterial, 1.0);
}

}  // namespace

double winPercent(Score score, double scale) {
    if (isDecisive(score)) return score > 0 ? 100 : 0;
    const double decided = kDecidedCp;
    return 100 * logistic(kSlope * std::clamp(scale * score, -decided, decided));
}

double winScale(const Position& position, EvaluatorKind kind) {
    if (kind != EvaluatorKind::Network) return 1;
    const double material = materialOf(position);
    return kBareScale + kMaterialScale * material * material;
}

}  // namespace plyglass
