#include "engine/lab/teaching/goals.h"

#include <algorithm>

#include "engine/chess/movegen.h"
#include "engine/knowledge/endgames/endgame_tables.h"
#include "engine/lab/teaching/tactics.h"

namespace plyglass {

namespace {

/// Differences of less than this, in centipawns, are a matter of taste.
constexpr int kMarginCp = 100;

bool isEscape(const JudgedMove& move, GoalKind kind) {
    const Position& position = move.position();
    if (!position.inCheck()) return false;
    const auto answers = threeQuestions(position);
    const std::vector<Move>& wanted = kind == GoalKind::KingAway      ? answers->kingMoves
                                      : kind == GoalKind::TakeChecker ? answers->captures
                                                                      : answers->blocks;
    return std::find(wanted.begin(), wanted.end(), move.move()) != wanted.end();
}

bool isDevelopment(const JudgedMove& move) {
    if (move.move().isCastling()) return true;
    const Position& position = move.position();
    const PieceType type = typeOf(position.pieceAt(move.move().from()));
    const bool isHome = relativeRank(move.mover(), move.move().from()) == 0;
    return isHome && (type == Knight || type == Bishop) && relativeRank(move.mover(), move.move().to()) > 0;
}

bool isCastlingOn(const JudgedMove& move, CastlingSide side) {
    return move.move().isCastling() && (move.move().to() > move.move().from()) == (side == KingSide);
}

/// Outcome for the mover by the tables, or by the rules at the end of the game.
std::optional<EndgameOutcome> outcomeAfter(const JudgedMove& move) {
    if (isCheckmate(move.after())) return EndgameOutcome::Win;
    if (isStalemate(move.after())) return EndgameOutcome::Draw;
    const auto value = EndgameTables::builtIn().probe(move.after());
    if (!value) return std::nullopt;
    return value->outcome == EndgameOutcome::Loss  ? EndgameOutcome::Win
           : value->outcome == EndgameOutcome::Win ? EndgameOutcome::Loss
                                                   : EndgameOutcome::Draw;
}

bool reachesByRules(const Goal& goal, const JudgedMove& judged) {
    const Position& position = judged.position();
    const Move move = judged.move();
    switch (goal.kind) {
        case GoalKind::Reach:
            return targetOf(position, move) == goal.square;
        case GoalKind::Take:
            return position.isCapture(move) && (goal.square == NoSquare || move.to() == goal.square);
        case GoalKind::Check:
            return judged.after().inCheck();
        case GoalKind::KingAway:
        case GoalKind::TakeChecker:
        case GoalKind::StepBetween:
            return isEscape(judged, goal.kind);
        case GoalKind::Castle:
            return move.isCastling();
        case GoalKind::CastleShort:
            return isCastlingOn(judged, KingSide);
        case GoalKind::CastleLong:
            return isCastlingOn(judged, QueenSide);
        case GoalKind::Promote:
            return move.isPromotion() && (goal.piece == NoPieceType || move.promotionType() == goal.piece);
        case GoalKind::EnPassant:
            return move.isEnPassant();
        default:
            return isDevelopment(judged);
    }
}

}  // namespace

const JudgedLine& JudgedMove::best() {
    if (!m_best) m_best = bestLine(m_position);
    return *m_best;
}

const JudgedLine& JudgedMove::own() {
    if (!m_own) m_own = lineWith(m_position, m_move);
    return *m_own;
}

int JudgedMove::gainOf(const JudgedLine& line) const {
    const LineWalk walk(m_position, line.moves);
    const auto counted = countedLine(walk, mover(), 1);
    if (!counted) return 0;
    return materialBetween(m_position, LineWalk(m_position, *counted).last(), mover()).balanceCp;
}

bool JudgedMove::isAsGood() {
    if (own().score >= best().score - kMarginCp) return true;
    if (own().score <= -kMateThreshold) return false;
    // With a piece more the search's scores are far apart: then the material decides.
    const bool isWon = own().score >= kMarginCp && best().score < kMateThreshold;
    return isWon && gainOf(own()) >= gainOf(best());
}

bool JudgedMove::losesNothing() {
    if (!isAsGood()) return false;
    return own().score >= kMateThreshold || gainOf(own()) > gainOf(best()) - kTellingCp;
}

bool JudgedMove::winsMaterial() {
    if (own().score >= kMateThreshold) return true;
    const int gain = gainOf(own());
    return gain >= kTellingCp && own().score >= materialOn(m_position, mover()).balanceCp + gain / 2;
}

Square targetOf(const Position& position, Move move) {
    if (!move.isCastling()) return move.to();
    return castlingKingTarget(position.sideToMove(), move.to() > move.from() ? KingSide : QueenSide);
}

bool reaches(const Goal& goal, JudgedMove& judged) {
    const Position& position = judged.position();
    const Move move = judged.move();
    switch (goal.kind) {
        case GoalKind::Mate:
            return forcesMate(position, move, goal.count);
        case GoalKind::Win:
            return outcomeAfter(judged) == EndgameOutcome::Win;
        case GoalKind::Draw:
            return outcomeAfter(judged) == EndgameOutcome::Draw;
        case GoalKind::TakeFree:
            return takesFree(position, move) && judged.isAsGood();
        case GoalKind::TakeBest:
            return position.isCapture(move) && winsOnSquare(position, move) && judged.isAsGood();
        case GoalKind::LoseNothing:
            return judged.losesNothing();
        case GoalKind::Fork:
            return isFork(position, move) && judged.winsMaterial() && judged.isAsGood();
        case GoalKind::Pin:
            return isPinTrick(position, move) && judged.winsMaterial() && judged.isAsGood();
        case GoalKind::Skewer:
            return isSkewer(position, move) && judged.winsMaterial() && judged.isAsGood();
        case GoalKind::Discover:
            return isDiscovery(position, move) && judged.winsMaterial() && judged.isAsGood();
        default:
            return reachesByRules(goal, judged);
    }
}

}  // namespace plyglass
