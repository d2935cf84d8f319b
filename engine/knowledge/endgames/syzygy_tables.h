// Syzygy tablebases (Ronald de Man 2013): results under the fifty-move rule, without distance to mate.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/base/result.h"
#include "engine/chess/position.h"
#include "engine/knowledge/endgames/endgame_value.h"

namespace plyglass {

/// For the side to move, worst first. A cursed win or blessed loss is a draw by the fifty-move rule; MaybeWin
/// and MaybeLoss: unknown whether the rule applies.
enum class SyzygyVerdict { Loss, MaybeLoss, BlessedLoss, Draw, CursedWin, MaybeWin, Win };

/// The outcome under the fifty-move rule: cursed wins and blessed losses are draws. Empty if unknown.
constexpr std::optional<EndgameOutcome> outcomeOf(SyzygyVerdict verdict) {
    switch (verdict) {
        case SyzygyVerdict::Win:
            return EndgameOutcome::Win;
        case SyzygyVerdict::Loss:
            return EndgameOutcome::Loss;
        case SyzygyVerdict::MaybeWin:
        case SyzygyVerdict::MaybeLoss:
            return std::nullopt;
        default:
            return EndgameOutcome::Draw;
    }
}

struct SyzygyMove {
    Move move;
    /// For the mover, at the current halfmove clock, or at 0 after a capture or pawn move.
    SyzygyVerdict verdict = SyzygyVerdict::Draw;
    /// Order among moves of one verdict; larger is better. Safe wins are equal unless a position was
    /// repeated: then moves closer to a capture, pawn move or mate rank higher.
    int rank = 0;
};

/// Interface of the tables. Thread-safe.
class SyzygyTables {
  public:
    virtual ~SyzygyTables() = default;

    /// Number of men of the largest table, kings included.
    virtual int maxMen() const = 0;
    /// Number of tables; result and distance files of one table count once.
    virtual int tableCount() const = 0;
    /// Empty if the tables cannot tell: castling rights, too many men, a missing or damaged table, or a
    /// halfmove clock above 0, since results hold for a new count.
    std::optional<EndgameOutcome> probe(const Position& position) const;
    /// All legal moves, best first, considering the halfmove clock; ties in the order of `generateLegal`.
    /// `hasRepeated`: a position occurred twice since the last capture or pawn move. Empty if some move is
    /// unknown, or there is none.
    std::optional<std::vector<SyzygyMove>> rankedMoves(const Position& position, bool hasRepeated) const;

  private:
    /// Called only with at most `maxMen` men and without castling rights.
    virtual std::optional<SyzygyVerdict> read(const Position& position) const = 0;
    /// As `read`, for all moves, in any order.
    virtual std::vector<SyzygyMove> readMoves(const Position& position, bool hasRepeated) const = 0;

    bool mayHave(const Position& position) const;
};

/// The moves that preserve the result of the best of `ranked` (best first). Wins: those of the best rank, to
/// make progress; draws: all; losses: those that resist longest; uncertain results: those of the best rank.
std::vector<Move> movesThatKeepTheResult(const std::vector<SyzygyMove>& ranked);

/// Opens the tables in the folders of a path, separated as in PATH: "/tables/345:/tables/6". There is one set
/// of tables per process: sets opened earlier give no more answers, and their callers do not wait. May take
/// seconds for large folders. Fails if a folder is missing or none has a table; the earlier set then stays
/// open.
Result<std::shared_ptr<const SyzygyTables>> openSyzygyTables(const std::string& path);

}  // namespace plyglass
