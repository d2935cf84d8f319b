#include "app/web/why_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

#include "engine/chess/names.h"
#include "engine/lab/analysis/format.h"

namespace plyglass {

namespace {

/// Moves of a line that a sentence quotes.
constexpr std::size_t kQuotedPlies = 6;

std::string piecesOf(PieceType type, int count) {
    if (count > 1) return fmt::format("{} {}s", count, pieceName(type));
    return fmt::format("{} {}", type == Queen ? "the" : "a", pieceName(type));
}

/// "a knight, a bishop and 2 pawns".
std::string piecesText(const std::vector<PieceType>& pieces) {
    std::vector<std::string> parts;
    for (const PieceType type : {Queen, Rook, Bishop, Knight, Pawn})
        if (const auto n = std::count(pieces.begin(), pieces.end(), type); n > 0)
            parts.push_back(piecesOf(type, static_cast<int>(n)));
    std::string text;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (i > 0) text += i + 1 == parts.size() ? " and " : ", ";
        text += parts[i];
    }
    return text;
}

bool isExchange(const std::vector<PieceType>& rook, const std::vector<PieceType>& minor) {
    return rook == std::vector{Rook} && (minor == std::vector{Knight} || minor == std::vector{Bishop});
}

/// "a knight", "a rook for a pawn", "the exchange".
std::string winText(const std::vector<PieceType>& gained, const std::vector<PieceType>& lost) {
    if (isExchange(gained, lost)) return "the exchange";
    return lost.empty() ? piecesText(gained) : piecesText(gained) + " for " + piecesText(lost);
}

std::string reasonSentence(const Reason& reason) {
    switch (reason.kind) {
        case ReasonKind::AllowsMate:
            return fmt::format("Allows mate in {}.", reason.moves);
        case ReasonKind::MissesMate:
            return fmt::format("Misses a mate in {}.", reason.moves);
        case ReasonKind::Stalemate:
            return "Stalemate.";
        case ReasonKind::Repetition:
            return "Only a draw by repetition.";
        case ReasonKind::FiftyMoves:
            return "Only a draw by the fifty-move rule.";
        case ReasonKind::InsufficientMaterial:
            return "Too little is left to give mate.";
        case ReasonKind::WrongBishop:
            return "Only a draw: the bishop does not guard the corner where the pawn would queen.";
        case ReasonKind::NoProgress:
            return "Only a draw.";
        case ReasonKind::TrapsPiece:
            return fmt::format("The {} on {} is trapped.", pieceName(reason.piece),
                               squareName(reason.square));
        case ReasonKind::LosesMaterial:
            return fmt::format("Loses {}.", winText(reason.lost, reason.gained));
        case ReasonKind::MissesMaterial:
            return fmt::format("Misses winning {}.", winText(reason.gained, reason.lost));
        case ReasonKind::LetsPawnQueen:
            return fmt::format("Lets a pawn queen on {}.", squareName(reason.square));
        case ReasonKind::MissesQueening:
            return fmt::format("Misses queening on {}.", squareName(reason.square));
        case ReasonKind::Position:
            break;
    }
    return "Loses no material, but the position is worse.";
}

/// "5…dxe5 6.Qd2": what comes after the first move of a line; "" if nothing does.
std::string replyText(const std::vector<Move>& line, const Position& position) {
    if (line.size() < 2) return {};
    return lineToText(position.after(line.front()), {line.begin() + 1, line.end()}, kQuotedPlies);
}

/// What the move is answered with, and what the best move keeps.
std::string linesText(const WhyNotAnswer& answer, const Position& position) {
    const Color mover = position.sideToMove();
    const std::string reply = replyText(answer.candidateLine, position);
    const std::string leaves = scoreToText(answer.candidateScore, mover);
    const std::string best = lineToText(position, answer.bestLine, kQuotedPlies);
    const std::string keeps = scoreToText(answer.bestScore, mover);
    if (answer.verdict == WhyNotVerdict::Best) return fmt::format("{} scores {}.", best, keeps);
    if (reply.empty()) return fmt::format("It ends the game with {}; {} scores {}.", leaves, best, keeps);
    return fmt::format("After {} the score is {}; with {} it is {}.", reply, leaves, best, keeps);
}

std::string fallText(const WhyNotAnswer& answer) {
    if (answer.fellAtDepth == 0 || answer.depths.empty()) return {};
    if (answer.fellAtDepth == answer.depths.front().depth)
        return "The search preferred another move at every depth.";
    return fmt::format("At depth {} the search still preferred it; from depth {} on it did not.",
                       answer.fellAtDepth - 1, answer.fellAtDepth);
}

std::string pawnsText(int cp) {
    const std::string pawns = decimalToText(cp / 100.0, 1);
    return pawns == "1.0" ? "1 pawn" : pawns + " pawns";
}

}  // namespace

std::string verdictSentence(const WhyNotAnswer& answer) {
    const Score best = answer.bestScore;
    const Score candidate = answer.candidateScore;
    switch (answer.verdict) {
        case WhyNotVerdict::OnlyMove:
            return "is the only move";
        case WhyNotVerdict::Best:
            return "is the engine's choice";
        case WhyNotVerdict::AsGood:
            return "is as good";
        case WhyNotVerdict::MatesLater:
            return fmt::format("mates too, in {} instead of {}", mateInMoves(candidate), mateInMoves(best));
        case WhyNotVerdict::MissesMate:
            return fmt::format("misses a mate in {}", mateInMoves(best));
        case WhyNotVerdict::GetsMated:
            return fmt::format("is mated in {}", -mateInMoves(candidate));
        case WhyNotVerdict::OnlyDraws:
            return "only draws";
        case WhyNotVerdict::ThrowsDraw:
            return "gives a draw away";
        case WhyNotVerdict::LosesAnyway:
            return "is lost like the rest";
        case WhyNotVerdict::Worse:
            break;
    }
    return "costs " + pawnsText(best - candidate);
}

std::string whyNotSentences(const WhyNotAnswer& answer, const Position& position) {
    if (answer.verdict == WhyNotVerdict::OnlyMove || answer.bestLine.empty()) return {};
    std::string text;
    const auto say = [&text](const std::string& sentence) {
        if (!sentence.empty()) text += (text.empty() ? "" : " ") + sentence;
    };
    for (const Reason& reason : answer.reasons) say(reasonSentence(reason));
    say(linesText(answer, position));
    say(fallText(answer));
    return text;
}

std::string depthSentence(const WhyNotAnswer& answer) {
    // A search that has proved its mate ends there; the other one says how far was looked.
    const bool isProved = isMate(answer.candidateScore) || isMate(answer.bestScore);
    const int depth = isProved ? std::max(answer.bestDepth, answer.candidateDepth)
                               : std::min(answer.bestDepth, answer.candidateDepth);
    const char* const head = !answer.isFinal        ? "So far: depth"
                             : answer.isInterrupted ? "Stopped: depth"
                                                    : "Depth";
    return fmt::format("{} {}, {} positions", head, depth, grouped(answer.nodes));
}

}  // namespace plyglass
