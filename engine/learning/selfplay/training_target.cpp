#include "engine/learning/selfplay/training_target.h"

#include <cmath>

#include "engine/base/logistic.h"
#include "engine/chess/position.h"
#include "engine/eval/network/network.h"

namespace plyglass {

int scoreScaleOf(const EvaluatorChoice& evaluator) {
    return evaluator.kind == EvaluatorKind::Network ? kNetworkScaleCp : kCentipawnScale;
}

double expectedScore(double score, double scale) { return logistic(score / scale); }

namespace {

/// Piece count before each move, without a full replay.
std::vector<int> piecesIn(const ScoredGame& game) {
    std::vector<int> pieces;
    Bitboard occupied = Position::start().occupied();
    for (const Move move : game.moves) {
        const Color color = pieces.size() % 2 == 0 ? White : Black;
        pieces.push_back(count(occupied));
        occupied &= ~bitOf(move.from());
        if (move.isEnPassant()) occupied &= ~bitOf(makeSquare(fileOf(move.to()), rankOf(move.from())));
        if (move.isCastling()) {
            const CastlingSide side = move.to() > move.from() ? KingSide : QueenSide;
            occupied &= ~bitOf(move.to());
            occupied |= bitOf(castlingKingTarget(color, side)) | bitOf(castlingRookTarget(color, side));
        } else {
            occupied |= bitOf(move.to());
        }
    }
    return pieces;
}

/// λ of each scored position.
std::vector<double> lambdasOf(const ScoredGame& game, const TrainingTarget& target) {
    std::vector<double> lambdas(game.scores.size(), target.lambda);
    if (!target.endgameLambda) return lambdas;
    const std::vector<int> pieces = piecesIn(game);
    for (std::size_t i = 0; i < lambdas.size(); ++i)
        lambdas[i] =
            std::lerp(target.lambda, *target.endgameLambda, endgameShare(pieces[game.randomPlies + i]));
    return lambdas;
}

}  // namespace

std::vector<double> targetsOf(const ScoredGame& game, const TrainingTarget& target) {
    std::vector<double> targets(game.scores.size());
    const std::vector<double> lambdas = lambdasOf(game, target);
    const bool isWhiteLast = game.moves.size() % 2 == 1;
    // Backwards; always for the side to move.
    double later = (isWhiteLast ? game.halfPoints : 2 - game.halfPoints) / 2.0;
    for (std::size_t i = targets.size(); i-- > 0;) {
        const double score = expectedScore(game.scores[i], kStoredScoreScale / target.steepness);
        targets[i] = std::lerp(score, later, target.tdWeight);
        later = 1 - std::lerp(score, later, lambdas[i]);
    }
    return targets;
}

}  // namespace plyglass
