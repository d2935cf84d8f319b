// Texts that several answers share.
#pragma once

#include "app/viewmodels/ask/answer_card.h"
#include "app/viewmodels/shared/verdict_tone.h"

namespace plyglass {

/// An empty card for a position.
AnswerCard cardAt(const Position& position);
/// "5…dxe5": a move with its number.
QString numberedMove(const Position& position, Move move);
/// "5…dxe5 6.Qd2": the first moves of a line, short enough for a sentence.
QString firstMoves(const Position& position, const std::vector<Move>& line);
/// "5…dxe5 6.Qd2 Nf6 …": the first moves of a line, short enough for a table.
QString shortLine(const Position& position, const std::vector<Move>& line);
/// "Depth 18, 4 000 000 positions"; for depth 0, that the endgame tables know it.
QString searchedText(int depth, std::uint64_t nodes);

}  // namespace plyglass
