#include "engine/words/lesson_words.h"

#include <algorithm>

#include "engine/chess/illegal_move.h"
#include "engine/chess/movegen.h"
#include "engine/chess/names.h"
#include "engine/eval/see.h"
#include "engine/lab/facts/material.h"
#include "engine/lab/teaching/goals.h"
#include "engine/words/fact_words.h"
#include "engine/words/piece_texts.h"

namespace plyglass {

namespace {

constexpr PieceTexts kTakesIt = {
    translatable("Engine", "The pawn takes it."),   translatable("Engine", "The knight takes it."),
    translatable("Engine", "The bishop takes it."), translatable("Engine", "The rook takes it."),
    translatable("Engine", "The queen takes it."),  translatable("Engine", "The king takes it.")};
constexpr PieceTexts kIsLost = {
    translatable("Engine", "A pawn is lost: {}."),      translatable("Engine", "Your knight is lost: {}."),
    translatable("Engine", "Your bishop is lost: {}."), translatable("Engine", "Your rook is lost: {}."),
    translatable("Engine", "Your queen is lost: {}."),  translatable("Engine", "Your king is lost: {}.")};
constexpr PieceTexts kNotFree = {translatable("Engine", "The piece on {} is not free: a pawn guards it."),
                                 translatable("Engine", "The piece on {} is not free: a knight guards it."),
                                 translatable("Engine", "The piece on {} is not free: a bishop guards it."),
                                 translatable("Engine", "The piece on {} is not free: a rook guards it."),
                                 translatable("Engine", "The piece on {} is not free: the queen guards it."),
                                 translatable("Engine", "The piece on {} is not free: the king guards it.")};

/// A verdict with its boards.
class VerdictSentences {
  public:
    VerdictSentences(const Task& task, const TaskState& state, const TaskVerdict& verdict)
        : m_task(task), m_verdict(verdict), m_position(state.position) {
        if (!verdict.move.isNull()) m_after = m_position.after(verdict.move);
    }

    VerdictText text() const {
        switch (m_verdict.grade) {
            case Grade::Illegal:
                return {whyIllegal(m_position, m_verdict.move), {}};
            case Grade::Right:
                return {right(),
                        m_task.kind == TaskKind::Choice && m_task.remark.empty() ? factRule() : remark()};
            case Grade::GoOn:
                return {onTheWay(), {}};
            case Grade::OutOfMoves:
                return {makeText(translatable("Engine", "That took too many moves.")),
                        makeText(translatable("Engine",
                                              "Each move was good. Start again and drive the king faster."))};
            case Grade::Wrong:
                break;
        }
        if (m_task.kind == TaskKind::Squares) return wrongSquares();
        if (m_task.kind == TaskKind::Choice)
            return {makeText(translatable("Engine", "That is not the answer.")), factRule()};
        return wrongMove();
    }

  private:
    Color them() const { return ~m_position.sideToMove(); }
    Text remark() const { return m_task.remark.empty() ? Text() : Text{m_task.remark, m_task.remark}; }
    /// The opponent's answer as a clause.
    Text answer() const { return moveWords(m_after, m_verdict.line.front()); }

    Text right() const;
    Text onTheWay() const;
    VerdictText wrongSquares() const;
    VerdictText wrongMove() const;
    VerdictText notMate() const;
    VerdictText spoiled() const;
    Text missedGoal() const;
    Text factRule() const;
    Text castlingRule() const;

    const Task& m_task;
    const TaskVerdict& m_verdict;
    Position m_position;
    Position m_after = Position::start();
};

Text VerdictSentences::right() const {
    if (m_task.kind == TaskKind::Squares) return makeText(translatable("Engine", "Right, that is all."));
    if (m_task.kind == TaskKind::Choice) return makeText(translatable("Engine", "Right."));
    if (m_verdict.questions && m_verdict.questions->isMate())
        return makeText(translatable("Engine", "Mate. The king has no answer left."));
    switch (m_task.goals.front().kind) {
        case GoalKind::Check:
            return makeText(translatable("Engine", "Check. The king must answer."));
        case GoalKind::KingAway:
            return makeText(translatable("Engine", "The king is out of check."));
        case GoalKind::TakeChecker:
            return makeText(translatable("Engine", "The checking piece is gone."));
        case GoalKind::StepBetween:
            return makeText(translatable("Engine", "The line is closed, and the check is over."));
        case GoalKind::Castle:
        case GoalKind::CastleShort:
        case GoalKind::CastleLong:
            return makeText(translatable("Engine", "Castled: king and rook moved at once."));
        case GoalKind::Win:
            return makeText(translatable("Engine", "The pawn has become a new piece, and the win is safe."));
        case GoalKind::Draw:
            return makeText(translatable("Engine", "The draw is held."));
        case GoalKind::Promote:
            return makeText(translatable("Engine", "The pawn has become a new piece."));
        case GoalKind::EnPassant:
            return makeText(translatable("Engine", "Taken en passant."));
        case GoalKind::TakeFree:
            return makeText(translatable("Engine", "Taken, and nothing was given for it."));
        case GoalKind::TakeBest:
            return makeText(translatable("Engine", "That takes the most."));
        case GoalKind::LoseNothing:
            return makeText(translatable("Engine", "Nothing is lost."));
        case GoalKind::Fork:
            return makeText(translatable("Engine", "A fork: two targets, and only one can be saved."));
        case GoalKind::Pin:
            return makeText(translatable("Engine", "A pin wins material here."));
        case GoalKind::Skewer:
            return makeText(translatable("Engine", "A skewer: the piece behind is won."));
        case GoalKind::Discover:
            return makeText(translatable("Engine", "A discovered attack wins material."));
        default:
            return makeText(translatable("Engine", "Right."));
    }
}

Text VerdictSentences::onTheWay() const {
    switch (m_task.goals.front().kind) {
        case GoalKind::Mate:
            return makeText(translatable("Engine", "Right. Now finish it."));
        case GoalKind::Win:
            return makeText(translatable("Engine", "Good, the win is still there."));
        case GoalKind::Draw:
            return makeText(translatable("Engine", "Good, it is still a draw."));
        default:
            return makeText(translatable("Engine", "Right. Now take what you have won."));
    }
}

VerdictText VerdictSentences::wrongSquares() const {
    if (!m_verdict.extra) {
        const int missing = count(m_verdict.missing);
        return {makeCounted(missing, "One more is missing.",
                            translatablePlural("Engine", "%n more are missing.")),
                {}};
    }
    const Square square = lowest(m_verdict.extra);
    if (m_task.squares == SquaresKind::MovesOf) {
        const IllegalReason reason = illegalReason(m_position, m_task.square, square);
        return {makeText(translatable("Engine", "It cannot go to {}."), squareName(square)),
                reason.kind == IllegalReason::Kind::KingInDanger
                    ? makeText(translatable("Engine", "The king would be in check."))
                : reason.kind == IllegalReason::Kind::Blocked
                    ? makeText(translatable("Engine", "Another piece is in the way."))
                    : makeText(translatable("Engine", "The piece does not move like that."))};
    }
    if (m_verdict.why != NoSquare)
        return {pieceText(kNotFree, typeAt(m_position, m_verdict.why), square), {}};
    return {makeText(translatable("Engine", "{} is not one of them."), squareName(square)), {}};
}

VerdictText VerdictSentences::notMate() const {
    const auto only = [&] {
        switch (m_verdict.refutation) {
            case Refutation::KingEscapes:
                return makeText(translatable("Engine", "It is mate only if the king has no square left."));
            case Refutation::TakesChecker:
                return makeText(
                    translatable("Engine", "It is mate only if nothing can take the checking piece."));
            default:
                return makeText(translatable("Engine", "It is mate only if nothing can step in between."));
        }
    };
    if (m_verdict.refutation != Refutation::NotMate)
        return {makeText(translatable("Engine", "Check, but not mate: {}."), answer()), only()};
    if (!m_verdict.line.empty())
        return {makeText(translatable("Engine", "Not mate in time: {}."), answer()),
                makeText(translatable("Engine", "Leave the king no way out."))};
    return {makeText(translatable("Engine", "That is not check.")),
            makeText(translatable("Engine", "Mate is a check without an answer."))};
}

/// A win or a draw that is gone.
VerdictText VerdictSentences::spoiled() const {
    if (m_verdict.refutation == Refutation::Stalemate)
        return {makeText(translatable("Engine", "Stalemate: {} has no move, and the game is a draw."),
                         colorName(them())),
                makeText(translatable("Engine", "Leave the king a square until you give check."))};
    const bool isDraw = m_verdict.refutation == Refutation::Draws;
    const char* const gone =
        isDraw ? translatable("Engine", "The win is gone: {}.") : translatable("Engine", "Now {} wins.");
    if (!isDraw) return {makeText(gone, colorName(them())), {}};
    return {m_verdict.line.empty() ? makeText(translatable("Engine", "The win is gone."))
                                   : makeText(gone, answer()),
            {}};
}

VerdictText VerdictSentences::wrongMove() const {
    switch (m_verdict.refutation) {
        case Refutation::KingEscapes:
        case Refutation::TakesChecker:
        case Refutation::StepsBetween:
        case Refutation::NotMate:
            return notMate();
        case Refutation::Stalemate:
        case Refutation::Draws:
        case Refutation::Wins:
            return spoiled();
        case Refutation::Mates:
            return {m_verdict.line.size() == 1
                        ? makeText(translatable("Engine", "Then {} gives mate."), colorName(them()))
                        : makeText(translatable("Engine", "Then {} can force mate."), colorName(them())),
                    {}};
        case Refutation::TakesMoved:
            return {pieceText(kTakesIt, m_verdict.answering),
                    makeText(translatable("Engine", "Before you move, look what can take on that square."))};
        case Refutation::TakesOther:
            return {makeText(kIsLost[m_verdict.lost], answer()),
                    makeText(translatable("Engine", "Before you move, look what is attacked."))};
        case Refutation::WinsMaterial:
            for (const Fact& fact : m_verdict.facts)
                if (fact.kind == FactKind::Material && fact.by == them())
                    return {makeText(translatable("Engine", "Then {} wins {}."), colorName(them()),
                                     materialText(fact.won, fact.given)),
                            {}};
            return {makeText(translatable("Engine", "Then {} wins material."), colorName(them())), {}};
        case Refutation::Promotes:
            return {makeText(translatable("Engine", "Then a pawn of {} becomes a queen."), colorName(them())),
                    {}};
        case Refutation::LessThanBest:
            return {missedGoal(), makeText(translatable("Engine", "Another move wins more."))};
        case Refutation::None:
            return {missedGoal(), {}};
    }
    return {};
}

Text VerdictSentences::missedGoal() const {
    switch (m_verdict.missed->kind) {
        case GoalKind::Reach:
            return makeText(translatable("Engine", "That is another square."));
        case GoalKind::Take:
            return makeText(translatable("Engine", "That does not take it."));
        case GoalKind::Check:
            return makeText(translatable("Engine", "That is not check."));
        case GoalKind::KingAway:
            return makeText(
                translatable("Engine", "That answers the check, but the king has not moved away."));
        case GoalKind::TakeChecker:
            return makeText(
                translatable("Engine", "That answers the check, but takes nothing that gives it."));
        case GoalKind::StepBetween:
            return makeText(translatable("Engine", "That answers the check, but nothing stands in between."));
        case GoalKind::Castle:
            return makeText(translatable("Engine", "That is not castling."));
        case GoalKind::CastleShort:
            return makeText(translatable("Engine", "That is not castling on the king's side."));
        case GoalKind::CastleLong:
            return makeText(translatable("Engine", "That is not castling on the queen's side."));
        case GoalKind::Promote:
            return m_verdict.move.isPromotion()
                       ? makeText(translatable("Engine", "A pawn can also become another piece."))
                       : makeText(translatable("Engine", "No pawn reaches the last rank."));
        case GoalKind::EnPassant:
            return makeText(translatable("Engine", "That is not taking en passant."));
        case GoalKind::Develop:
            return makeText(translatable("Engine", "That brings no new piece into the game."));
        case GoalKind::TakeFree:
            return makeText(translatable("Engine", "That takes no free piece."));
        case GoalKind::TakeBest:
            return makeText(translatable("Engine", "That takes less than you can get."));
        case GoalKind::LoseNothing:
            return makeText(translatable("Engine", "That is not good enough here."));
        case GoalKind::Fork:
            return makeText(translatable("Engine", "That is no fork that wins something."));
        case GoalKind::Pin:
            return makeText(translatable("Engine", "That uses no pin that wins something."));
        case GoalKind::Skewer:
            return makeText(translatable("Engine", "That is no skewer that wins something."));
        case GoalKind::Discover:
            return makeText(translatable("Engine", "That uncovers no attack that wins something."));
        default:
            return makeText(translatable("Engine", "That is not it."));
    }
}

Text VerdictSentences::castlingRule() const {
    if (m_verdict.key == "moved") return makeText(translatable("Engine", "King or rook has moved before."));
    if (m_verdict.key == "check") return makeText(translatable("Engine", "The king is in check."));
    if (m_verdict.key == "through")
        return makeText(translatable("Engine", "The king would pass over an attacked square."));
    if (m_verdict.key == "into")
        return makeText(translatable("Engine", "The king would land on an attacked square."));
    if (m_verdict.key == "blocked")
        return makeText(translatable("Engine", "A piece stands between king and rook."));
    return makeText(translatable("Engine", "Nothing is in the way, and no square of the king is attacked."));
}

/// The fact itself, in one sentence.
Text VerdictSentences::factRule() const {
    const std::string& key = m_verdict.key;
    const Color us = m_position.sideToMove();
    switch (m_task.fact) {
        case FactAsked::State:
            if (key == "mate")
                return makeText(translatable("Engine", "It is check, and there is no answer."));
            if (key == "stalemate")
                return makeText(translatable("Engine", "It is not check, and there is no move."));
            return key == "check" ? makeText(translatable("Engine", "It is check, and there is an answer."))
                                  : makeText(translatable("Engine", "It is not check, and there are moves."));
        case FactAsked::Exchange:
            if (key == "wins") return makeText(translatable("Engine", "Counted to the end, taking gains."));
            return key == "even"
                       ? makeText(translatable("Engine", "Counted to the end, both sides lose the same."))
                       : makeText(
                             translatable("Engine", "Counted to the end, taking costs more than it gains."));
        case FactAsked::ShortCastling:
        case FactAsked::LongCastling:
            return castlingRule();
        case FactAsked::EnPassant:
            return key == "yes"
                       ? makeText(translatable("Engine", "The pawn has just passed, so it can be taken now."))
                       : makeText(translatable("Engine", "The pawn has not just made two steps past yours."));
        case FactAsked::Material: {
            const auto points = [&](Color side) {
                int sum = 0;
                for (const PieceType type : {Pawn, Knight, Bishop, Rook, Queen})
                    sum += count(m_position.pieces(side, type)) * kExchangeValues[type];
                return sum / kExchangeValues[Pawn];
            };
            return makeText(translatable("Engine", "White has {} points, Black {}."), points(White),
                            points(Black));
        }
        case FactAsked::Worth:
            return makeText(translatable("Engine", "A pawn counts 1, knight and bishop 3, rook 5, queen 9."));
        case FactAsked::Ending:
            if (key == "draw") return makeText(translatable("Engine", "If both play well, it is a draw."));
            return makeText(translatable("Engine", "If both play well, {} wins."),
                            colorName(key == "win" ? us : ~us));
        case FactAsked::Threat:
            if (key == "mate") return makeText(translatable("Engine", "{} threatens mate."), colorName(~us));
            return key == "piece"
                       ? makeText(translatable("Engine", "{} threatens to win something."), colorName(~us))
                       : makeText(translatable("Engine", "{} threatens nothing now."), colorName(~us));
        case FactAsked::Guarded:
            return key == "yes" ? makeText(translatable("Engine", "Another piece guards it."))
                                : makeText(translatable("Engine", "Nothing guards it."));
    }
    return {};
}

}  // namespace

VerdictText verdictText(const Task& task, const TaskState& state, const TaskVerdict& verdict) {
    return VerdictSentences(task, state, verdict).text();
}

}  // namespace plyglass
