#include "engine/lab/analysis/reasons.h"

#include <algorithm>
#include <array>
#include <optional>

#include "engine/chess/movegen.h"
#include "engine/eval/see.h"

namespace plyglass {

namespace {

/// Plies of a line that are looked at: what is lost later is not the reason that a person would give.
constexpr std::size_t kReasonPlies = 14;
/// Plies by which a line that stops among captures is played on.
constexpr int kSettlingPlies = 8;
/// The margin by which a pawn more than a piece's escape may cost still counts as trapped.
constexpr int kEscapeCp = -100;
/// A score from which on there is more than a draw to lose.
constexpr int kAheadCp = 100;
/// A mate in more moves is not seen as one: what is lost on the way is told first.
constexpr int kNearMate = 6;

using Counts = std::array<int, kPieceTypes>;

Counts countsOf(const Position& position, Color side) {
    Counts counts{};
    for (const PieceType type : {Pawn, Knight, Bishop, Rook, Queen})
        counts[type] = count(position.pieces(side, type));
    return counts;
}

/// What both sides have lost so far, promotions included as a pawn lost and a piece gained.
struct Ledger {
    Counts own{};    ///< of the side that asks: pieces it has fewer than in the beginning
    Counts other{};  ///< the same of the other side
    int balanceCp() const {
        int sum = 0;
        for (const PieceType type : {Pawn, Knight, Bishop, Rook, Queen})
            sum += (other[type] - own[type]) * kExchangeValues[type];
        return sum;
    }
};

Ledger ledgerOf(const Position& before, const Position& now, Color side) {
    Ledger ledger;
    const Counts own = countsOf(before, side), ownNow = countsOf(now, side);
    const Counts other = countsOf(before, ~side), otherNow = countsOf(now, ~side);
    for (std::size_t type = 0; type < ledger.own.size(); ++type) {
        ledger.own[type] = own[type] - ownNow[type];
        ledger.other[type] = other[type] - otherNow[type];
    }
    return ledger;
}

/// A capture or promotion that wins material by exchange; the most valuable piece first.
std::optional<Move> winningCapture(const Position& position) {
    const MoveList moves = legalMoves(position);
    std::optional<Move> best;
    int bestValue = -1;
    for (const Move move : moves) {
        if (!position.isCapture(move) || !winsExchange(position, move, kTellingCp)) continue;
        const int value = kExchangeValues[position.takenBy(move)];
        if (value > bestValue) {
            best = move;
            bestValue = value;
        }
    }
    return best;
}

/// The positions of the line at which nothing hangs, with the last one played on until nothing does.
std::vector<Position> quietPoints(const Position& position, const std::vector<Move>& line) {
    std::vector<Position> quiet{position};
    Position now = position;
    for (std::size_t i = 0; i < std::min(line.size(), kReasonPlies); ++i) {
        if (!now.play(line[i])) break;
        if (i > 0 && !now.inCheck() && !winningCapture(now)) quiet.push_back(now);
    }
    for (int ply = 0; ply < kSettlingPlies; ++ply) {
        const auto capture = winningCapture(now);
        if (!capture) break;
        now.play(*capture);
    }
    quiet.push_back(now);
    return quiet;
}

/// Puts the pieces of a ledger into lists from which like has been taken from like.
MaterialChange changeOf(const Ledger& ledger) {
    Counts lost{}, gained{};
    const auto book = [&](PieceType type, int own, int other) {
        lost[type] += std::max(own, 0) + std::max(-other, 0);
        gained[type] += std::max(other, 0) + std::max(-own, 0);
    };
    for (const PieceType type : {Pawn, Knight, Bishop, Rook, Queen})
        book(type, ledger.own[type], ledger.other[type]);
    const auto cancel = [&](PieceType mine, PieceType theirs) {
        const int both = std::min(lost[mine], gained[theirs]);
        lost[mine] -= both;
        gained[theirs] -= both;
    };
    for (const PieceType type : {Pawn, Knight, Bishop, Rook, Queen}) cancel(type, type);
    cancel(Knight, Bishop);
    cancel(Bishop, Knight);
    MaterialChange change;
    for (const PieceType type : {Queen, Rook, Bishop, Knight, Pawn}) {
        change.lost.insert(change.lost.end(), static_cast<std::size_t>(lost[type]), type);
        change.gained.insert(change.gained.end(), static_cast<std::size_t>(gained[type]), type);
    }
    change.balanceCp = ledger.balanceCp();
    return change;
}

/// Where one side promotes along the line; none if it does not.
std::optional<Square> promotionAlong(const Position& position, const std::vector<Move>& line, Color side) {
    Position now = position;
    for (std::size_t i = 0; i < std::min(line.size(), kReasonPlies); ++i) {
        if (line[i].isPromotion() && now.sideToMove() == side) {
            // A pawn that is taken on its last square has not queened.
            const Square on = line[i].to();
            Position after = now;
            after.play(line[i]);
            const bool isTaken = i + 1 < line.size() && line[i + 1].to() == on;
            if (!isTaken) return on;
        }
        if (!now.play(line[i])) break;
    }
    return std::nullopt;
}

/// A piece of the side that asks that is trapped after one of the first replies and falls.
std::optional<Square> trappedAlong(const Position& position, const std::vector<Move>& line,
                                   const std::vector<PieceType>& lost, PieceType& piece) {
    constexpr std::size_t kTrapPlies = 4;
    const Color side = position.sideToMove();
    Position now = position;
    for (std::size_t i = 0; i < std::min(line.size(), kTrapPlies); ++i) {
        if (!now.play(line[i])) break;
        if (now.sideToMove() != side || now.inCheck()) continue;
        for (const PieceType type : {Queen, Rook, Bishop, Knight}) {
            if (std::find(lost.begin(), lost.end(), type) == lost.end()) continue;
            for (Bitboard left = now.pieces(side, type); left; left &= left - 1) {
                if (!isTrapped(now, lowest(left))) continue;
                piece = type;
                return lowest(left);
            }
        }
    }
    return std::nullopt;
}

/// Whether `side` has no more than rook pawns of one file and bishops that do not guard their last square,
/// against a lone king that stands in that corner or beside it.
bool hasWrongBishop(const Position& position, Color side) {
    const Bitboard pawns = position.pieces(side, Pawn);
    const Bitboard bishops = position.pieces(side, Bishop);
    const bool isBare = position.pieces(side) == (pawns | bishops | position.pieces(side, King)) &&
                        position.pieces(~side) == position.pieces(~side, King);
    if (!isBare || !pawns || !bishops) return false;
    const int file = fileOf(lowest(pawns));
    if (file != 0 && file != 7) return false;
    for (Bitboard left = pawns; left; left &= left - 1)
        if (fileOf(lowest(left)) != file) return false;
    const int rank = side == White ? 7 : 0;
    const bool isDarkCorner = (file + rank) % 2 == 0;
    if (bishops & (isDarkCorner ? kDarkSquares : ~kDarkSquares)) return false;
    const Square king = position.king(~side);
    return std::max(std::abs(fileOf(king) - file), std::abs(rankOf(king) - rank)) <= 1;
}

Reason plain(ReasonKind kind, int moves = 0) {
    Reason reason;
    reason.kind = kind;
    reason.moves = moves;
    return reason;
}

void addMates(const ReasonQuestion& question, std::vector<Reason>& reasons) {
    const Score candidate = question.candidate.score;
    const Score best = question.best.score;
    if (candidate <= -kMateThreshold && best > -kMateThreshold)
        reasons.push_back(plain(ReasonKind::AllowsMate, -mateInMoves(candidate)));
    if (best >= kMateThreshold && candidate < kMateThreshold)
        reasons.push_back(plain(ReasonKind::MissesMate, mateInMoves(best)));
}

void addDraws(const ReasonQuestion& question, std::vector<Reason>& reasons) {
    if (question.best.score < kAheadCp || !isDraw(question, question.candidate)) return;
    const ReasonKind rule = drawAtEnd(question, question.candidate.moves);
    reasons.push_back(plain(rule == ReasonKind::Position ? ReasonKind::NoProgress : rule));
}

void addMaterial(const ReasonQuestion& question, std::vector<Reason>& reasons) {
    const Position& position = question.position;
    const Color side = position.sideToMove();
    const std::vector<Move>& line = question.candidate.moves;
    const MaterialChange candidate = materialAlong(position, line);
    const MaterialChange best = materialAlong(position, question.best.moves);
    Reason reason;
    if (const auto square = promotionAlong(position, line, ~side)) {
        reason.kind = ReasonKind::LetsPawnQueen;
        reason.square = *square;
        reasons.push_back(reason);
        return;
    }
    if (best.balanceCp - candidate.balanceCp < kTellingCp) return;
    if (candidate.balanceCp <= -kTellingCp) {
        if (const auto square = trappedAlong(position, line, candidate.lost, reason.piece)) {
            reason.kind = ReasonKind::TrapsPiece;
            reason.square = *square;
            reasons.push_back(reason);
        }
        reasons.push_back({ReasonKind::LosesMaterial, 0, candidate.lost, candidate.gained});
        return;
    }
    if (const auto square = promotionAlong(position, question.best.moves, side);
        square && !promotionAlong(position, line, side)) {
        reason.kind = ReasonKind::MissesQueening;
        reason.square = *square;
        reasons.push_back(reason);
    } else if (best.balanceCp >= kTellingCp) {
        reasons.push_back({ReasonKind::MissesMaterial, 0, best.lost, best.gained});
    }
}

}  // namespace

MaterialChange materialAlong(const Position& position, const std::vector<Move>& line) {
    const Color side = position.sideToMove();
    const std::vector<Position> quiet = quietPoints(position, line);
    const Ledger last = ledgerOf(position, quiet.back(), side);
    // Pieces traded later belong to another story: the first moment from which on the balance stays.
    std::size_t first = quiet.size() - 1;
    while (first > 1 && ledgerOf(position, quiet[first - 1], side).balanceCp() == last.balanceCp()) --first;
    return changeOf(ledgerOf(position, quiet[first], side));
}

MaterialChange materialOn(const Position& position, Color side) {
    return changeOf({countsOf(position, ~side), countsOf(position, side)});
}

ReasonKind drawAtEnd(const ReasonQuestion& question, const std::vector<Move>& line) {
    std::vector<std::uint64_t> keys = question.gameKeys;
    if (keys.empty() || keys.back() != question.position.key()) keys.push_back(question.position.key());
    if (endsWithWrongBishop(question.position, line)) return ReasonKind::WrongBishop;
    Position now = question.position;
    for (const Move move : line) {
        if (!now.play(move)) break;
        if (!hasLegalMove(now)) return now.inCheck() ? ReasonKind::Position : ReasonKind::Stalemate;
        if (now.hasInsufficientMaterial()) return ReasonKind::InsufficientMaterial;
        if (now.halfmoveClock() >= 100) return ReasonKind::FiftyMoves;
        if (std::find(keys.begin(), keys.end(), now.key()) != keys.end()) return ReasonKind::Repetition;
        keys.push_back(now.key());
    }
    // A search ends its line one move before the repetition: that move is not worth a place in it.
    const MoveList moves = legalMoves(now);
    for (const Move move : moves) {
        if (line.size() > 2 && std::find(keys.begin(), keys.end(), now.after(move).key()) != keys.end())
            return ReasonKind::Repetition;
    }
    return ReasonKind::Position;
}

bool endsWithWrongBishop(const Position& position, const std::vector<Move>& line) {
    Position now = position;
    for (const Move move : line)
        if (!now.play(move)) break;
    return hasWrongBishop(now, White) || hasWrongBishop(now, Black);
}

bool isDraw(const ReasonQuestion& question, const JudgedLine& line) {
    constexpr int kFewPieces = 8;
    const Score score = std::abs(line.score);
    if (score == kDrawScore) return true;
    if (score <= kDrawishCp && count(question.position.occupied()) <= kFewPieces) return true;
    return score <= kDrawnCp && drawAtEnd(question, line.moves) != ReasonKind::Position;
}

bool isTrapped(const Position& position, Square square) {
    if (position.inCheck()) return false;
    const auto canBeTaken = [square](const Position& after) {
        const MoveList replies = legalMoves(after);
        return std::any_of(replies.begin(), replies.end(), [&](Move reply) {
            return reply.to() == square && after.isCapture(reply) && winsExchange(after, reply, kTellingCp);
        });
    };
    Position passed = position;
    Undo undo;
    passed.makeNullMove(undo);
    if (!canBeTaken(passed)) return false;
    const MoveList moves = legalMoves(position);
    return std::none_of(moves.begin(), moves.end(), [&](Move move) {
        return move.from() == square && winsExchange(position, move, kEscapeCp);
    });
}

std::vector<Reason> reasonsAgainst(const ReasonQuestion& question) {
    std::vector<Reason> reasons;
    addDraws(question, reasons);
    addMates(question, reasons);
    const bool isMated = question.candidate.score <= -kMateThreshold;
    const bool isSoon = isMated && -mateInMoves(question.candidate.score) <= kNearMate;
    if (isSoon || question.candidate.score >= kMateThreshold) return reasons;
    const std::size_t mates = reasons.size();
    addMaterial(question, reasons);
    if (isMated)
        std::rotate(reasons.begin(), reasons.begin() + static_cast<std::ptrdiff_t>(mates), reasons.end());
    if (reasons.empty()) reasons.push_back({});
    return reasons;
}

}  // namespace plyglass
