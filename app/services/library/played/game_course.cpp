#include "app/services/library/played/game_course.h"

#include <algorithm>

#include "app/services/library/played/own_game_text.h"
#include "app/services/library/played/played_games.h"

namespace plyglass {

namespace {

GamePart partOf(const Position& position, int ply, GamePart before) {
    const Bitboard pieces =
        position.pieces(Knight) | position.pieces(Bishop) | position.pieces(Rook) | position.pieces(Queen);
    if (before == GamePart::Endgame || count(pieces) <= kEndgamePartPieces) return GamePart::Endgame;
    return ply < kOpeningPartPlies ? GamePart::Opening : GamePart::MiddleGame;
}

/// By position, one more than moves; empty if a move is illegal.
std::vector<GamePart> partsOf(const GameLine& line) {
    const LineWalk walk(line.start, line.moves);
    if (walk.length() < static_cast<int>(line.moves.size())) return {};
    std::vector<GamePart> parts{partOf(line.start, 0, GamePart::Opening)};
    for (int ply = 1; ply <= walk.length(); ++ply) parts.push_back(partOf(walk.at(ply), ply, parts.back()));
    return parts;
}

/// A report from the evaluations in a game's text: none for the start; the result at the end if it has no
/// evaluation.
GameReport writtenReport(const Game& game) {
    ReportSettings settings;
    settings.engine.evaluator.kind =
        EvaluatorKind::Classical;  // win percentages then use the scores unscaled
    GameReport report = newReport(mainLineOf(game), settings);
    const auto nodes = nodesTo(game.mainLineEnd());
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        auto white = writtenScore(nodes[i]->evalCp, nodes[i]->evalMate);
        const GameResult result = game.outcomeAt(nodes[i]).result;
        if (!white && result != GameResult::Ongoing)
            white = result == GameResult::Draw        ? kDrawScore
                    : result == GameResult::WhiteWins ? -matedAt(0)
                                                      : matedAt(0);
        const int sign = moverOf(report.line, static_cast<int>(i) + 1) == White ? 1 : -1;
        if (white) report.positions[i + 1] = SearchedPosition{sign * *white, {}, 0, 0};
    }
    assess(report);
    return report;
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
    const GameReport written = writtenReport(game);
    return written.searchedPositions() < static_cast<int>(written.line.moves.size()) ? std::vector<int>()
                                                                                     : written.turningPoints;
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
