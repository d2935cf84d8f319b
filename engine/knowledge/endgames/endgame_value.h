// What is known of an ending: who wins, and in how many plies.
#pragma once

#include "engine/knowledge/endgames/endgame_code.h"

namespace plyglass {

enum class EndgameOutcome { Win, Draw, Loss };

/// For the side to move, with best play of both sides, whatever the fifty-move rule says of it.
struct EndgameValue {
    EndgameOutcome outcome = EndgameOutcome::Draw;
    int pliesToMate = 0;  ///< 0 if the side to move is mated already, or for a draw

    static EndgameValue fromCode(EndgameCode code) {
        if (code == kDrawCode) return {};
        return {isWin(code) ? EndgameOutcome::Win : EndgameOutcome::Loss, pliesOf(code)};
    }

    /// Moves to mate as they are counted on the board: the winner's own.
    int movesToMate() const { return (pliesToMate + 1) / 2; }
    /// Whether the fifty-move rule cannot change it: it is a draw, or mate comes before the count of plies
    /// without capture or pawn move, `halfmoveClock` by now, passes 100. (Mate on the last of them counts.)
    /// If not, it may still be true, since a capture or a pawn move begins a new count; or it is a draw.
    bool isCertain(int halfmoveClock) const {
        constexpr int kFiftyMovesInPlies = 100;
        return outcome == EndgameOutcome::Draw || halfmoveClock + pliesToMate <= kFiftyMovesInPlies;
    }

    friend bool operator==(const EndgameValue&, const EndgameValue&) = default;
};

}  // namespace plyglass
