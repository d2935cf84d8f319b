// Who wins with few men left, from Syzygy tables on the disk (Ronald de Man, 2013): what they are asked and
// what they answer. They know a result under the fifty-move rule, and no distance to mate.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/base/result.h"
#include "engine/chess/position.h"
#include "engine/knowledge/endgames/endgame_value.h"

namespace plyglass {

/// For the side to move, worst first. A win is cursed, and a loss blessed, if the fifty-move rule makes a
/// draw of it; where it is not known whether the rule does, it is a win, or a loss, maybe.
enum class SyzygyVerdict { Loss, MaybeLoss, BlessedLoss, Draw, CursedWin, MaybeWin, Win };

/// Under the fifty-move rule: what is cursed or blessed is a draw. Nothing if it is not known.
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
    /// For the side that makes the move, with the fifty-move counter as it stands, or at 0 after a capture or
    /// a pawn move.
    SyzygyVerdict verdict = SyzygyVerdict::Draw;
    /// Among moves of one verdict: the greater, the better. Wins that come in time anyway are equal, as long
    /// as no position was repeated: then the one nearest to a capture, a pawn move or mate is greater.
    int rank = 0;
};

/// Where the answers come from. Safe to be asked by any number of threads.
class SyzygyTables {
  public:
    virtual ~SyzygyTables() = default;

    /// Of the largest table, the kings counted.
    virtual int maxMen() const = 0;
    /// How many there are, those with results and distances counted once.
    virtual int tableCount() const = 0;
    /// Nothing if the tables cannot know it: a right to castle, too many men, a table that is missing or
    /// damaged, or a fifty-move counter above 0, since what they say holds for a new count.
    std::optional<EndgameOutcome> probe(const Position& position) const;
    /// All legal moves, best first, with the fifty-move counter taken into account; equal ones as
    /// `generateLegal` has them. `hasRepeated`: some position came twice since the last capture or pawn move.
    /// Nothing if the tables do not know all of them, or there is none.
    std::optional<std::vector<SyzygyMove>> rankedMoves(const Position& position, bool hasRepeated) const;

  private:
    /// Only asked for positions with at most `maxMen` men and no right to castle.
    virtual std::optional<SyzygyVerdict> read(const Position& position) const = 0;
    /// The same, in any order.
    virtual std::vector<SyzygyMove> readMoves(const Position& position, bool hasRepeated) const = 0;

    bool mayHave(const Position& position) const;
};

/// The moves that keep the result that the best of `ranked` has: of wins only those of its rank, so that the
/// win comes nearer; of draws all; of losses those that hold out longest. Of what is won or lost maybe, those
/// of its rank. `ranked` is best first.
std::vector<Move> movesThatKeepTheResult(const std::vector<SyzygyMove>& ranked);

/// The tables in the folders of a path, as the variable PATH lists them: "/tables/345:/tables/6". There is
/// one set of tables in a process: whatever was opened before has no more answers from then on, and whoever
/// asks it meanwhile need not wait. Large folders may take seconds. Fails if a folder is missing or none of
/// them has a table; what was opened before is kept then.
Result<std::shared_ptr<const SyzygyTables>> openSyzygyTables(const std::string& path);

}  // namespace plyglass
