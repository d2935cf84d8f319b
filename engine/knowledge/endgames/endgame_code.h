// What a table says of a position, in one byte.
#pragma once

#include <cstdint>

namespace plyglass {

/// 0 = draw, else one more than the plies to mate. Whoever mates makes the last of these plies, so their
/// parity says who wins.
using EndgameCode = std::uint8_t;

constexpr EndgameCode kDrawCode = 0;
/// The side to move is mated.
constexpr EndgameCode kMatedCode = 1;
/// While tables are made: not decided yet.
constexpr EndgameCode kUndecidedCode = 254;
/// No such position: men share a square, or the side not to move is in check.
constexpr EndgameCode kIllegalCode = 255;

constexpr EndgameCode codeOfPlies(int plies) { return static_cast<EndgameCode>(plies + 1); }
/// Of a win or a loss.
constexpr int pliesOf(EndgameCode code) { return code - 1; }
constexpr bool isWin(EndgameCode code) { return code != kDrawCode && pliesOf(code) % 2 == 1; }

/// The greater, the better for the side to move: sooner wins, draws, sooner losses.
constexpr int rankOf(EndgameCode code) {
    if (code == kDrawCode) return 0;
    return isWin(code) ? kIllegalCode - pliesOf(code) : pliesOf(code) - kIllegalCode;
}

/// What a move is worth to the side that makes it, by the code of the position after it.
constexpr EndgameCode codeOfMove(EndgameCode after) {
    return after == kDrawCode ? kDrawCode : static_cast<EndgameCode>(after + 1);
}

}  // namespace plyglass
