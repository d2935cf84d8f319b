// Tablebase value: result and distance to mate.
#pragma once

#include "engine/knowledge/endgames/endgame_code.h"

namespace plyglass {

enum class EndgameOutcome { Win, Draw, Loss };

/// For the side to move with best play, ignoring the fifty-move rule.
struct EndgameValue {
    EndgameOutcome outcome = EndgameOutcome::Draw;
    int pliesToMate = 0;  ///< 0 if already checkmated, or for a draw

    static EndgameValue fromCode(EndgameCode code) {
        if (code == kDrawCode) return {};
        return {isWin(code) ? EndgameOutcome::Win : EndgameOutcome::Loss, pliesOf(code)};
    }

    /// Moves to mate, counting the winner's moves.
    int movesToMate() const { return (pliesToMate + 1) / 2; }
    /// Whether the fifty-move rule cannot change the value: a draw, or mate before the halfmove clock, now
    /// `halfmoveClock`, passes 100 (mate on the hundredth ply counts). Otherwise the value may still hold,
    /// since captures and pawn moves reset the clock, or it is a draw.
    bool isCertain(int halfmoveClock) const {
        constexpr int kFiftyMovesInPlies = 100;
        return outcome == EndgameOutcome::Draw || halfmoveClock + pliesToMate <= kFiftyMovesInPlies;
    }

    friend bool operator==(const EndgameValue&, const EndgameValue&) = default;
};

}  // namespace plyglass
