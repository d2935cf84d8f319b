// What the answers to different questions have alike.
#pragma once

#include "app/viewmodels/ask/answer_card.h"
#include "app/viewmodels/shared/verdict_tone.h"

namespace plyglass {

/// A card whose arrows and lines begin there.
AnswerCard cardAt(const Position& position);
AnswerArrow arrowOf(const Position& position, Move move, const char* kind);
/// "5…dxe5": a move with its number.
QString numberedMove(const Position& position, Move move);
/// "5…dxe5 6.Qd2": so much of a line as a sentence has room for.
QString firstMoves(const Position& position, const std::vector<Move>& line);
/// "5…dxe5 6.Qd2 Nf6 …": so much of a line as a table has room for.
QString shortLine(const Position& position, const std::vector<Move>& line);
/// "Depth 18, 4 000 000 positions"; of depth 0, where nothing was searched, that the tables know it.
QString searchedText(int depth, std::uint64_t nodes);

}  // namespace plyglass
