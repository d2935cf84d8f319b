#include "app/services/library/game_course.h"

#include <algorithm>
#include <span>

#include "app/services/library/own_game_text.h"
#include "app/services/library/played_games.h"
#include "engine/chess/movegen.h"
#include "engine/lab/analysis/win_percent.h"

namespace plyglass {

namespace {

GamePart partOf(const Position& position, int ply, GamePart before) {
    const Bitboard pieces =
        position.pieces(Knight) | position.pieces(Bishop) | position.pieces(Rook) | position.pieces(Queen);
    if (before == GamePart::Endgame || count(pieces) <= kEndgamePartPieces) return GamePart::Endgame;
    return ply < kOpeningPartPlies ? GamePart::Opening : GamePart::MiddleGame;
}

/// By position, one more than there are moves; empty if a move is not legal.
std::vector<GamePart> partsOf(const GameLine& line) {
    Position position = line.start;
    std::vector<GamePart> parts{partOf(position, 0, GamePart::Opening)};
    for (const Move move : line.moves) {
        if (!isLegal(position, move)) return {};
        Undo undo;
        position.makeMove(move, undo);
        parts.push_back(partOf(position, static_cast<int>(parts.size()), parts.back()));
    }
    return parts;
}

double percentOfResult(GameResult result) {
    if (result == GameResult::Draw) return 50;
    return result == GameResult::WhiteWins ? 100 : 0;
}

/// White's win percentage after each move by the game's text, and before the first one the same as after it;
/// empty if it is not known of all of them. Where the last move ends the game by the rules, the position
/// after it has no evaluation but the result.
std::vector<double> writtenPercents(const Game& game) {
    const GameNode* const end = game.mainLineEnd();
    std::vector<double> percents;
    for (const GameNode* node : nodesTo(end)) {
        const auto score = writtenScore(node->evalCp, node->evalMate);
        if (!score && node != end) return {};
        percents.push_back(score ? winPercent(*score) : percentOfResult(game.outcomeAt(end).result));
    }
    if (!percents.empty()) percents.insert(percents.begin(), percents.front());
    return percents;
}

std::optional<GamePart> partOfLoss(const GameReport& report, Color color,
                                   const std::vector<GamePart>& parts) {
    const auto isLost = [&](std::size_t position) {
        const double white = report.whitePercent(static_cast<int>(position)).value_or(50);
        return (color == White ? white : 100 - white) <= kLostPercent;
    };
    std::size_t lost = parts.size();
    while (lost > 0 && isLost(lost - 1)) --lost;
    if (lost == parts.size()) return std::nullopt;
    return parts[lost == 0 ? 0 : lost - 1];
}

}  // namespace

std::vector<int> turningMoves(const Game& game, const KeptReports& reports) {
    if (const auto report = reports.deepest(mainLineOf(game))) return report->turningPoints;
    if (!game.tag(kWhitePlayerTag).empty()) return {};
    const std::vector<double> white = writtenPercents(game);
    std::vector<double> black = white;
    for (double& percent : black) percent = 100 - percent;
    const Color first = game.startPosition().sideToMove();
    std::vector<int> turning;
    double most = kTurningSwing;
    for (std::size_t i = 0; i + 1 < white.size(); ++i) {
        const std::span<const double> own = (i % 2 == 0) == (first == White) ? white : black;
        const double swing = lastingSwing(own[i], own.subspan(i + 1));
        if (swing < most || (!turning.empty() && swing == most)) continue;
        most = swing;
        turning = {static_cast<int>(i)};
    }
    return turning;
}

std::optional<GameLine> storedLine(const QString& start, std::vector<Move> moves) {
    if (start.isEmpty()) return GameLine{Position::start(), std::move(moves)};
    const auto position = Position::fromFen(start.toStdString());
    return position ? std::optional(GameLine{*position, std::move(moves)}) : std::nullopt;
}

std::optional<GameCourse> courseOf(const GameLine& line, Color color, const KeptReports& reports) {
    const std::vector<GamePart> parts = partsOf(line);
    if (parts.empty()) return std::nullopt;
    GameCourse course{parts.back(), {}, {}};
    const auto report = reports.deepest(line);
    if (!report || !report->isSearched()) return course;
    course.accuracy = report->sides[color].accuracy;
    course.lostIn = partOfLoss(*report, color, parts);
    return course;
}

}  // namespace plyglass
