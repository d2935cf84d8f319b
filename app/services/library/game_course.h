// How a finished game went for one side: in which part of it it was lost, and how exactly it was played.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "engine/chess/game.h"
#include "engine/search/score.h"

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
    /// In which the move was made after which the game stayed lost. None if it was not, or if not all its
    /// positions have evaluations.
    std::optional<GamePart> lostIn;
    std::optional<double> accuracy;  ///< in per cent; none if not all its positions have evaluations
};

/// The moves of a game, one behind the other, and what its text says of the position after each, from White.
struct PlayedLine {
    Position start = Position::start();
    std::span<const Move> moves;
    std::span<const std::optional<Score>> evaluations;
    GameResult result = GameResult::Ongoing;
};

/// For the side of this colour. None if a move is not legal.
std::optional<GameCourse> courseOf(const PlayedLine& line, Color color);
/// The move, counted from 0, with which its side gave most away for good: `kTurningSwing` points of the win
/// percentage at least. None if there is no such move, a move is not legal, or not all positions have
/// evaluations.
std::optional<int> turningMove(const PlayedLine& line);

}  // namespace plyglass
