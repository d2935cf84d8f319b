// Course of a finished game for one side, from its report: the phase in which it was lost, and its accuracy.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "app/services/analysis/kept_reports.h"
#include "engine/chess/game.h"

namespace plyglass {

/// The opening is the first `kOpeningPartPlies` plies; the endgame starts when both sides together have at
/// most `kEndgamePartPieces` pieces besides kings and pawns, and lasts until the end.
enum class GamePart : std::uint8_t { Opening, MiddleGame, Endgame };
inline constexpr int kOpeningPartPlies = 24;
inline constexpr int kEndgamePartPieces = 6;

struct GameCourse {
    GamePart end = GamePart::Opening;  ///< phase at the end
    /// Phase of the move after which the game stayed lost (kLostPercent). Empty if it did not, or without a
    /// report.
    std::optional<GamePart> lostIn;
    std::optional<double> accuracy;  ///< in percent; from the report
};

/// A game as stored in the library: the FEN of its start, "" for the standard one, and its moves. Empty if
/// the FEN is invalid.
std::optional<GameLine> storedLine(const QString& start, std::vector<Move> moves);
/// For the side of this colour. Empty if a move is illegal.
std::optional<GameCourse> courseOf(const GameLine& line, Color color, const KeptReports& reports);
/// Turning points of a game, as move indices from 0: those of its report; for a game from elsewhere without
/// one, from the evaluations in its text if they cover all positions.
std::vector<int> turningMoves(const Game& game, const KeptReports& reports);

}  // namespace plyglass
