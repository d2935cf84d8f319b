// How a finished game went for one side, by its report: in which part of it it was lost, and how exactly it
// was played.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "app/services/analysis/kept_reports.h"
#include "engine/chess/game.h"

namespace plyglass {

/// The opening is the first `kOpeningPartPlies` plies; the endgame begins when both sides together have no
/// more than `kEndgamePartPieces` pieces besides kings and pawns, and does not end again.
enum class GamePart : std::uint8_t { Opening, MiddleGame, Endgame };
inline constexpr int kOpeningPartPlies = 24;
inline constexpr int kEndgamePartPieces = 6;
/// A game counts as lost from the move on after which the side's win percentage never is above this again:
/// about three pawns less.
inline constexpr double kLostPercent = 25;

struct GameCourse {
    GamePart end = GamePart::Opening;  ///< in which it ended
    /// In which the move was made after which the game stayed lost. None if it was not, or without a report.
    std::optional<GamePart> lostIn;
    std::optional<double> accuracy;  ///< in per cent; the report's
};

/// A game as the library's table has it: the FEN of its start, "" for the usual one, and its moves. None if
/// the FEN is not one.
std::optional<GameLine> storedLine(const QString& start, std::vector<Move> moves);
/// For the side of this colour. None if a move is not legal.
std::optional<GameCourse> courseOf(const GameLine& line, Color color, const KeptReports& reports);
/// The moves, counted from 0, at which a game turned: those of its report; in a game of others without one by
/// the evaluations in its text, if these cover all positions.
std::vector<int> turningMoves(const Game& game, const KeptReports& reports);

}  // namespace plyglass
