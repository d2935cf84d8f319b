// What the answers to different questions say alike.
#pragma once

#include <QString>
#include <vector>

#include "engine/lab/why_not.h"

namespace plyglass {

/// "5…dxe5": a move with its number.
QString numberedMove(const Position& position, Move move);
/// "5…dxe5 6.Qd2": so much of a line as a sentence has room for.
QString firstMoves(const Position& position, const std::vector<Move>& line);
/// "5…dxe5 6.Qd2 Nf6 …": so much of a line as a table has room for.
QString shortLine(const Position& position, const std::vector<Move>& line);
/// good, bad or mate.
QString toneOf(WhyNotVerdict verdict);
/// "Depth 18, 4 000 000 positions".
QString searchedText(int depth, std::uint64_t nodes);
/// "White", "Black".
QString sideName(Color color);

}  // namespace plyglass
