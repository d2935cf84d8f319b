// Tablebase value of a position, in one byte.
#pragma once

#include <cstdint>

namespace plyglass {

/// 0 = draw, otherwise 1 + plies to mate. The winner makes the last ply, so the parity gives the winner.
using EndgameCode = std::uint8_t;

constexpr EndgameCode kDrawCode = 0;
/// Side to move is checkmated.
constexpr EndgameCode kMatedCode = 1;
/// During generation: not yet decided.
constexpr EndgameCode kUndecidedCode = 254;
/// Illegal position: two men on one square, or the side not to move is in check.
constexpr EndgameCode kIllegalCode = 255;

constexpr EndgameCode codeOfPlies(int plies) { return static_cast<EndgameCode>(plies + 1); }
/// For a win or a loss.
constexpr int pliesOf(EndgameCode code) { return code - 1; }
constexpr bool isWin(EndgameCode code) { return code != kDrawCode && pliesOf(code) % 2 == 1; }

/// Order by value for the side to move: faster wins, draws, slower losses.
constexpr int rankOf(EndgameCode code) {
    if (code == kDrawCode) return 0;
    return isWin(code) ? kIllegalCode - pliesOf(code) : pliesOf(code) - kIllegalCode;
}

/// Value of a move for its side, from the code of the position after it.
constexpr EndgameCode codeOfMove(EndgameCode after) {
    return after == kDrawCode ? kDrawCode : static_cast<EndgameCode>(after + 1);
}

}  // namespace plyglass
