#include "app/services/why_words.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <cmath>

#include "app/services/sentences.h"
#include "app/services/translated.h"
#include "app/services/utf8_text.h"
#include "engine/chess/san.h"
#include "engine/lab/analysis/format.h"

namespace plyglass {

namespace {

struct WhyWords {
    Q_DECLARE_TR_FUNCTIONS(WhyWords)
};

QString piecesOf(PieceType type, int count) {
    switch (type) {
        case Queen:
            return count == 1 ? WhyWords::tr("the queen") : WhyWords::tr("%n queens", "", count);
        case Rook:
            return count == 1 ? WhyWords::tr("a rook") : WhyWords::tr("%n rooks", "", count);
        case Bishop:
            return count == 1 ? WhyWords::tr("a bishop") : WhyWords::tr("%n bishops", "", count);
        case Knight:
            return count == 1 ? WhyWords::tr("a knight") : WhyWords::tr("%n knights", "", count);
        default:
            return count == 1 ? WhyWords::tr("a pawn") : WhyWords::tr("%n pawns", "", count);
    }
}

QString piecesText(const std::vector<PieceType>& pieces) {
    QStringList parts;
    for (const PieceType type : {Queen, Rook, Bishop, Knight, Pawn})
        if (const auto n = std::count(pieces.begin(), pieces.end(), type); n > 0)
            parts += piecesOf(type, static_cast<int>(n));
    if (parts.size() < 2) return parts.join(QString());
    const QString last = parts.takeLast();
    return WhyWords::tr("%1 and %2", "a knight and a pawn").arg(parts.join(QStringLiteral(", ")), last);
}

QString pieceName(PieceType type) {
    switch (type) {
        case Queen:
            return WhyWords::tr("queen");
        case Rook:
            return WhyWords::tr("rook");
        case Bishop:
            return WhyWords::tr("bishop");
        case Knight:
            return WhyWords::tr("knight");
        default:
            return WhyWords::tr("pawn");
    }
}

bool isExchange(const std::vector<PieceType>& rook, const std::vector<PieceType>& minor) {
    const auto isMinor = [](PieceType type) { return type == Knight || type == Bishop; };
    return rook.size() == 1 && rook.front() == Rook && minor.size() == 1 && isMinor(minor.front());
}

QString lossText(const Reason& reason) {
    if (isExchange(reason.lost, reason.gained)) return WhyWords::tr("loses the exchange");
    if (reason.gained.empty()) return WhyWords::tr("loses %1").arg(piecesText(reason.lost));
    return WhyWords::tr("loses %1 for %2").arg(piecesText(reason.lost), piecesText(reason.gained));
}

/// "a knight", "a rook for a pawn", "the exchange".
QString winText(const std::vector<PieceType>& gained, const std::vector<PieceType>& lost) {
    if (isExchange(gained, lost)) return WhyWords::tr("the exchange");
    if (lost.empty()) return piecesText(gained);
    return WhyWords::tr("%1 for %2", "a rook for a pawn").arg(piecesText(gained), piecesText(lost));
}

QString missText(const Reason& reason) {
    return WhyWords::tr("misses winning %1").arg(winText(reason.gained, reason.lost));
}

QString squareText(Square square) {
    return QString(QLatin1Char(static_cast<char>('a' + square % 8))) +
           QLatin1Char(static_cast<char>('1' + square / 8));
}

/// "5…dxe5 6.Qd2": what comes after the first move of a line; "" if nothing does.
QString replyText(const std::vector<Move>& line, const Position& position) {
    if (line.size() < 2) return {};
    return text(lineToText(position.after(line.front()), {line.begin() + 1, line.end()}, kQuotedPlies));
}

QString firstMove(const std::vector<Move>& line, const Position& position) {
    return text(lineToText(position, line, 1));
}

/// What the move is answered with, and what the best move keeps.
QString linesText(const WhyNotAnswer& answer, const Position& position) {
    const Color mover = position.sideToMove();
    const QString reply = replyText(answer.candidateLine, position);
    const QString leaves = translated(scoreToText(answer.candidateScore, mover));
    const QString best = text(lineToText(position, answer.bestLine, kQuotedPlies));
    const QString keeps = translated(scoreToText(answer.bestScore, mover));
    if (answer.verdict == WhyNotVerdict::Best) return WhyWords::tr("%1 scores %2.").arg(best, keeps);
    if (reply.isEmpty())
        return WhyWords::tr("It ends the game with %1; %2 scores %3.").arg(leaves, best, keeps);
    return WhyWords::tr("After %1 the score is %2; with %3 it is %4.").arg(reply, leaves, best, keeps);
}

/// Why a score is "White wins": said once for both.
QString tablesText(const WhyNotAnswer& answer) {
    if (!isTableWin(answer.candidateScore) && !isTableWin(answer.bestScore)) return {};
    return WhyWords::tr("The Syzygy tables know who wins.");
}

QString fallText(const WhyNotAnswer& answer) {
    if (answer.fellAtDepth == 0 || answer.depths.empty()) return {};
    if (answer.fellAtDepth == answer.depths.front().depth)
        return WhyWords::tr("The search preferred another move at every depth.");
    return WhyWords::tr("At depth %1 the search still preferred it; from depth %2 on it did not.")
        .arg(answer.fellAtDepth - 1)
        .arg(answer.fellAtDepth);
}

/// The same as the sentence it is by itself.
QString reasonSentence(const Reason& reason) {
    switch (reason.kind) {
        case ReasonKind::AllowsMate:
            return WhyWords::tr("Allows mate in %1.").arg(reason.moves);
        case ReasonKind::MissesMate:
            return WhyWords::tr("Misses a mate in %1.").arg(reason.moves);
        case ReasonKind::Stalemate:
            return WhyWords::tr("Stalemate.");
        case ReasonKind::Repetition:
            return WhyWords::tr("Only a draw by repetition.");
        case ReasonKind::FiftyMoves:
            return WhyWords::tr("Only a draw by the fifty-move rule.");
        case ReasonKind::InsufficientMaterial:
            return WhyWords::tr("Too little is left to give mate.");
        case ReasonKind::WrongBishop:
            return WhyWords::tr(
                "Only a draw: the bishop does not guard the corner where the pawn would queen.");
        case ReasonKind::NoProgress:
            return WhyWords::tr("Only a draw.");
        case ReasonKind::TrapsPiece:
            return WhyWords::tr("The %1 on %2 is trapped.")
                .arg(pieceName(reason.piece), squareText(reason.square));
        case ReasonKind::LosesMaterial:
            if (isExchange(reason.lost, reason.gained)) return WhyWords::tr("Loses the exchange.");
            if (reason.gained.empty()) return WhyWords::tr("Loses %1.").arg(piecesText(reason.lost));
            return WhyWords::tr("Loses %1 for %2.").arg(piecesText(reason.lost), piecesText(reason.gained));
        case ReasonKind::MissesMaterial:
            return WhyWords::tr("Misses winning %1.").arg(winText(reason.gained, reason.lost));
        case ReasonKind::LetsPawnQueen:
            return WhyWords::tr("Lets a pawn queen on %1.").arg(squareText(reason.square));
        case ReasonKind::MissesQueening:
            return WhyWords::tr("Misses queening on %1.").arg(squareText(reason.square));
        case ReasonKind::Position:
            break;
    }
    return WhyWords::tr("Loses no material, but the position is worse.");
}

}  // namespace

QString pawnsText(int cp) {
    const QString pawns = text(decimalToText(cp / 100.0, 1));
    return pawns == QLatin1String("1.0") ? WhyWords::tr("1 pawn") : WhyWords::tr("%1 pawns").arg(pawns);
}

QString gainText(const MaterialChange& change) { return winText(change.gained, change.lost); }

QString verdictText(WhyNotVerdict verdict, Score best, Score candidate) {
    switch (verdict) {
        case WhyNotVerdict::OnlyMove:
            return WhyWords::tr("is the only move");
        case WhyNotVerdict::Best:
            return WhyWords::tr("is the engine's choice");
        case WhyNotVerdict::AsGood:
            return WhyWords::tr("is as good");
        case WhyNotVerdict::MatesLater:
            return WhyWords::tr("mates too, in %1 instead of %2")
                .arg(mateInMoves(candidate))
                .arg(mateInMoves(best));
        case WhyNotVerdict::MissesMate:
            return WhyWords::tr("misses a mate in %1").arg(mateInMoves(best));
        case WhyNotVerdict::GetsMated:
            return WhyWords::tr("is mated in %1").arg(-mateInMoves(candidate));
        case WhyNotVerdict::OnlyDraws:
            return WhyWords::tr("only draws");
        case WhyNotVerdict::ThrowsDraw:
            return WhyWords::tr("gives a draw away");
        case WhyNotVerdict::LosesAnyway:
            return WhyWords::tr("is lost like the rest");
        case WhyNotVerdict::Worse:
            break;
    }
    if (isTableWin(best)) return WhyWords::tr("misses a win that the Syzygy tables know");
    if (isTableWin(candidate)) return WhyWords::tr("loses, as the Syzygy tables know");
    return WhyWords::tr("costs %1").arg(pawnsText(best - candidate));
}

QString reasonText(const Reason& reason) {
    switch (reason.kind) {
        case ReasonKind::AllowsMate:
            return WhyWords::tr("allows mate in %1").arg(reason.moves);
        case ReasonKind::MissesMate:
            return WhyWords::tr("misses a mate in %1").arg(reason.moves);
        case ReasonKind::Stalemate:
            return WhyWords::tr("stalemate");
        case ReasonKind::Repetition:
            return WhyWords::tr("only a draw by repetition");
        case ReasonKind::FiftyMoves:
            return WhyWords::tr("only a draw by the fifty-move rule");
        case ReasonKind::InsufficientMaterial:
            return WhyWords::tr("too little is left to give mate");
        case ReasonKind::WrongBishop:
            return WhyWords::tr(
                "only a draw: the bishop does not guard the corner where the pawn would queen");
        case ReasonKind::NoProgress:
            return WhyWords::tr("only a draw");
        case ReasonKind::TrapsPiece:
            return WhyWords::tr("the %1 on %2 is trapped")
                .arg(pieceName(reason.piece), squareText(reason.square));
        case ReasonKind::LosesMaterial:
            return lossText(reason);
        case ReasonKind::MissesMaterial:
            return missText(reason);
        case ReasonKind::LetsPawnQueen:
            return WhyWords::tr("lets a pawn queen on %1").arg(squareText(reason.square));
        case ReasonKind::MissesQueening:
            return WhyWords::tr("misses queening on %1").arg(squareText(reason.square));
        case ReasonKind::Position:
            break;
    }
    return WhyWords::tr("loses no material, but the position is worse");
}

QString reasonsText(const std::vector<Reason>& reasons) {
    QStringList parts;
    for (const Reason& reason : reasons) parts += reasonText(reason);
    return parts.join(QStringLiteral("; "));
}

QString reasonsSentence(const std::vector<Reason>& reasons) {
    QStringList sentences;
    for (const Reason& reason : reasons) sentences += reasonSentence(reason);
    return sentences.join(QLatin1Char(' '));
}

QString whyNotText(const WhyNotAnswer& answer, const Position& position) {
    if (answer.verdict == WhyNotVerdict::OnlyMove || answer.bestLine.empty()) return {};
    return joined(
        {reasonsSentence(answer.reasons), linesText(answer, position), tablesText(answer), fallText(answer)});
}

QString depthText(const WhyNotAnswer& answer) {
    // A search that has proved its mate ends there; the other one says how far was looked.
    const bool isProved = isMate(answer.candidateScore) || isMate(answer.bestScore);
    const int depth = isProved ? std::max(answer.bestDepth, answer.candidateDepth)
                               : std::min(answer.bestDepth, answer.candidateDepth);
    const QString nodes = text(grouped(answer.nodes));
    if (!answer.isFinal) return WhyWords::tr("So far: depth %1, %2 positions").arg(depth).arg(nodes);
    if (answer.isInterrupted) return WhyWords::tr("Stopped: depth %1, %2 positions").arg(depth).arg(nodes);
    return WhyWords::tr("Depth %1, %2 positions").arg(depth).arg(nodes);
}

QString fullText(const WhyNotAnswer& answer, const Position& position) {
    const QString head = WhyWords::tr("%1 %2.", "Nxe5 costs 2.4 pawns.")
                             .arg(firstMove(answer.candidateLine, position),
                                  verdictText(answer.verdict, answer.bestScore, answer.candidateScore));
    return joined({head, whyNotText(answer, position), depthText(answer) + QLatin1Char('.')});
}

QString causeText(const WhyThisAnswer& answer, const Position& position) {
    switch (answer.cause) {
        case LevelCause::OverlookedMove:
            return WhyWords::tr("This level overlooked %1.").arg(firstMove({answer.overlooked}, position));
        case LevelCause::OverlookedReply:
            return WhyWords::tr("This level overlooked the answer %1.")
                .arg(firstMove({answer.overlooked}, position.after(answer.played)));
        case LevelCause::TooShallow:
            return WhyWords::tr("This level looks %n plies ahead: to that depth the move looks as good.", "",
                                answer.levelPlies);
        case LevelCause::Misjudged:
            return WhyWords::tr("This level judges positions less exactly: to it the move looked as good.");
        case LevelCause::Strayed:
            return WhyWords::tr("This level saw the better move but sometimes plays another one at random.");
        case LevelCause::None:
            break;
    }
    return {};
}

QString whyThisText(const WhyThisAnswer& answer, const Position& position) {
    const QString score = translated(scoreToText(answer.score, position.sideToMove()));
    const QString line =
        WhyWords::tr("%1 scores %2.").arg(text(lineToText(position, answer.line, kQuotedPlies)), score);
    return joined({reasonsSentence(answer.reasons), line, causeText(answer, position)});
}

}  // namespace plyglass
