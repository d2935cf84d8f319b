#include "app/services/library/game_course.h"

#include <algorithm>

#include "engine/chess/movegen.h"
#include "engine/lab/analysis/accuracy.h"
#include "engine/lab/analysis/game_report.h"
#include "engine/lab/analysis/win_percent.h"

namespace plyglass {

namespace {

/// By position, one more than there are moves.
struct Walk {
    std::vector<GamePart> parts;
    std::vector<double> scales;  ///< of scores, for the win percentage
    Color firstMover = White;
};

GamePart partOf(const Position& position, int ply, GamePart before) {
    const Bitboard pieces =
        position.pieces(Knight) | position.pieces(Bishop) | position.pieces(Rook) | position.pieces(Queen);
    if (before == GamePart::Endgame || count(pieces) <= kEndgamePartPieces) return GamePart::Endgame;
    return ply < kOpeningPartPlies ? GamePart::Opening : GamePart::MiddleGame;
}

std::optional<Walk> walk(const PlayedLine& line) {
    Walk walk;
    Position position = line.start;
    walk.firstMover = position.sideToMove();
    GamePart part = GamePart::Opening;
    const auto add = [&] {
        part = partOf(position, static_cast<int>(walk.parts.size()), part);
        walk.parts.push_back(part);
        walk.scales.push_back(winScale(position, kStandardEvaluator));
    };
    add();
    for (const Move move : line.moves) {
        if (!isLegal(position, move)) return std::nullopt;
        Undo undo;
        position.makeMove(move, undo);
        add();
    }
    return walk;
}

double percentOfResult(GameResult result) {
    if (result == GameResult::Draw) return 50;
    return result == GameResult::WhiteWins ? 100 : 0;
}

/// White's win percentage in every position; empty if it is not known of all of them. The game begins level,
/// and where its last move ends it by the rules, the position after it has no evaluation but the result.
std::vector<double> whitePercents(const PlayedLine& line, const Walk& walk) {
    const std::size_t moves = line.moves.size();
    if (moves == 0 || line.evaluations.size() != moves) return {};
    std::vector<double> percents{50};
    for (std::size_t i = 0; i < moves; ++i) {
        const std::optional<Score>& score = line.evaluations[i];
        if (!score && i + 1 < moves) return {};
        percents.push_back(score ? winPercent(*score, walk.scales[i + 1]) : percentOfResult(line.result));
    }
    return percents;
}

std::optional<double> accuracyOf(const std::vector<double>& own, Color color, Color firstMover) {
    std::vector<AccurateMove> moves;
    for (std::size_t i = 0; i + 1 < own.size(); ++i) {
        const Color mover = i % 2 == 0 ? firstMover : ~firstMover;
        moves.push_back({mover == color, moveAccuracy(std::max(0.0, own[i] - own[i + 1]))});
    }
    return gameAccuracy(own, moves);
}

std::optional<GamePart> partOfLoss(const std::vector<double>& own, const std::vector<GamePart>& parts) {
    std::size_t lost = own.size();
    while (lost > 0 && own[lost - 1] <= kLostPercent) --lost;
    if (lost == own.size()) return std::nullopt;
    return parts[lost == 0 ? 0 : lost - 1];
}

}  // namespace

std::optional<int> turningMove(const PlayedLine& line) {
    const auto walked = walk(line);
    if (!walked) return std::nullopt;
    const std::vector<double> white = whitePercents(line, *walked);
    std::vector<double> black = white;
    for (double& percent : black) percent = 100 - percent;
    std::optional<int> turning;
    double most = kTurningSwing;
    for (std::size_t i = 0; i + 1 < white.size(); ++i) {
        const bool isWhite = (i % 2 == 0) == (walked->firstMover == White);
        const std::span<const double> own = isWhite ? white : black;
        const double swing = lastingSwing(own[i], own.subspan(i + 1));
        if (swing < most || (turning && swing == most)) continue;
        most = swing;
        turning = static_cast<int>(i);
    }
    return turning;
}

std::optional<GameCourse> courseOf(const PlayedLine& line, Color color) {
    const auto walked = walk(line);
    if (!walked) return std::nullopt;
    GameCourse course;
    course.end = walked->parts.back();
    std::vector<double> own = whitePercents(line, *walked);
    if (own.empty()) return course;
    if (color == Black)
        for (double& percent : own) percent = 100 - percent;
    course.accuracy = accuracyOf(own, color, walked->firstMover);
    course.lostIn = partOfLoss(own, walked->parts);
    return course;
}

}  // namespace plyglass
