// Rules of draws and resignation. Measured over 200 games played to the end: tests/engine/levels.
#include "engine/levels/draws_and_resigning.h"

#include <algorithm>
#include <cstddef>

namespace plyglass {

namespace {

/// Scores in centipawns; move counts in own moves.
constexpr Score kDeclineDrawAboveCp = 20;
/// Dead drawn positions: a small advantage is no reason to decline.
constexpr Score kDeclineWhenDeadDrawnCp = 45;
constexpr Score kAcceptDrawBelowCp = -100;
constexpr std::size_t kAcceptDrawMoves = 2;
constexpr int kFirstDrawMove = 30;
constexpr Score kLevelCp = 40;
constexpr std::size_t kLevelMoves = 4;
constexpr int kDeadHalfmoves = 30;
constexpr int kDeadPieces = 8;

constexpr int kFirstOfferMove = 40;
constexpr int kOfferHalfmoves = 16;
constexpr Score kOfferLevelCp = 15;
constexpr std::size_t kOfferMoves = 8;
constexpr int kMovesBetweenOffers = 20;

constexpr int kFirstResigningLevel = 8;
constexpr int kFirstResigningMove = 15;
constexpr Score kHopelessCp = -900;
constexpr std::size_t kHopelessMoves = 5;

/// Whether the newest `count` scores exist and all lie within least … most.
bool newestWithin(const std::vector<Score>& scores, std::size_t count, Score least, Score most) {
    return scores.size() >= count &&
           std::all_of(scores.end() - static_cast<std::ptrdiff_t>(count), scores.end(),
                       [=](Score score) { return score >= least && score <= most; });
}

bool isDead(const Standing& standing) {
    return standing.repetitions > 1 || standing.halfmoveClock >= kDeadHalfmoves ||
           standing.pieces <= kDeadPieces;
}

}  // namespace

Standing standingAt(const GameNode& node, Color side) {
    Standing standing;
    const Position& position = node.position();
    standing.moveNumber = position.fullmoveNumber();
    standing.halfmoveClock = position.halfmoveClock();
    standing.pieces = count(position.occupied());
    for (const GameNode* at = &node; at->parent(); at = at->parent()) {
        if (at->parent()->position().sideToMove() == position.sideToMove() &&
            at->position().key() == position.key())
            ++standing.repetitions;
        if (at->parent()->position().sideToMove() != side) continue;
        const int sign = side == White ? 1 : -1;
        if (at->evalMate)
            standing.ownScores.push_back(*at->evalMate * sign > 0 ? kMateThreshold : -kMateThreshold);
        else if (at->evalCp)
            standing.ownScores.push_back(*at->evalCp * sign);
    }
    std::reverse(standing.ownScores.begin(), standing.ownScores.end());
    return standing;
}

DrawAnswer answerToDrawOffer(const Standing& standing) {
    const auto& scores = standing.ownScores;
    if (scores.empty()) return DrawAnswer::TooEarly;
    const bool dead = isDead(standing);
    if (scores.back() > (dead ? kDeclineWhenDeadDrawnCp : kDeclineDrawAboveCp))
        return DrawAnswer::StandsBetter;
    if (newestWithin(scores, std::min(kAcceptDrawMoves, scores.size()), -kMateScore, kAcceptDrawBelowCp))
        return DrawAnswer::Accepts;
    if (standing.moveNumber < kFirstDrawMove && !dead) return DrawAnswer::TooEarly;
    if (dead || newestWithin(scores, kLevelMoves, -kLevelCp, kLevelCp)) return DrawAnswer::Accepts;
    return DrawAnswer::PlaysOn;
}

bool offersDraw(const Standing& standing) {
    return standing.moveNumber >= kFirstOfferMove && standing.halfmoveClock >= kOfferHalfmoves &&
           standing.movesSinceOffer >= kMovesBetweenOffers &&
           newestWithin(standing.ownScores, kOfferMoves, -kOfferLevelCp, kOfferLevelCp);
}

bool resigns(const Standing& standing) {
    return standing.level >= kFirstResigningLevel && standing.moveNumber >= kFirstResigningMove &&
           newestWithin(standing.ownScores, kHopelessMoves, -kMateScore, kHopelessCp);
}

}  // namespace plyglass
