#include "app/services/library/played/evaluation_curve.h"

#include <algorithm>

#include "app/services/game_setup.h"
#include "app/services/library/played/game_course.h"
#include "app/services/library/played/own_game_text.h"
#include "app/services/library/store/library_connection.h"
#include "app/services/library/store/stored_game.h"
#include "engine/lab/analysis/win_percent.h"

namespace plyglass {

namespace {

/// Known value after a ply.
struct KnownPoint {
    double ply = 0;
    double value = 0;
};

std::vector<KnownPoint> knownPoints(const std::vector<std::optional<Score>>& evaluations) {
    std::vector<KnownPoint> points;
    for (std::size_t i = 0; i < evaluations.size(); ++i)
        if (evaluations[i]) points.push_back({static_cast<double>(i), winPercent(*evaluations[i]) / 100});
    return points;
}

std::vector<KnownPoint> knownPoints(const GameReport& report) {
    std::vector<KnownPoint> points;
    for (int i = 1; i < static_cast<int>(report.positions.size()); ++i)
        if (const auto white = report.whitePercent(i))
            points.push_back({static_cast<double>(i - 1), *white / 100});
    return points;
}

/// Constant before the first point and after the last one.
double valueAt(const std::vector<KnownPoint>& points, double ply) {
    const auto next = std::find_if(points.begin(), points.end(),
                                   [ply](const KnownPoint& point) { return point.ply >= ply; });
    if (next == points.begin()) return points.front().value;
    if (next == points.end()) return points.back().value;
    const KnownPoint& before = *(next - 1);
    const double share = (ply - before.ply) / (next->ply - before.ply);
    return before.value + share * (next->value - before.value);
}

std::vector<float> curveThrough(const std::vector<KnownPoint>& points, std::size_t plies) {
    if (points.size() < 2) return {};
    const int steps = std::min(kMaxCurvePoints, static_cast<int>(plies)) - 1;
    std::vector<float> curve;
    for (int step = 0; step <= steps; ++step)
        curve.push_back(static_cast<float>(valueAt(points, static_cast<double>(plies - 1) * step / steps)));
    return curve;
}

bool isWeakLevel(const std::string& player) {
    const auto setup = playerFromText(player);
    return setup && setup->kind == PlayerKind::Computer && !setup->isFull();
}

std::optional<GameReport> reportOn(std::int64_t game, LibraryConnection& connection,
                                   const KeptReports& reports) {
    if (reports.isEmpty()) return std::nullopt;
    auto query =
        connection.query(QStringLiteral("SELECT start, moves FROM games WHERE id = ?"), {qlonglong{game}});
    if (!query || !query->next()) return std::nullopt;
    const auto line = storedLine(query->value(0).toString(), movesOfBytes(query->value(1).toByteArray()));
    return line ? reports.deepest(*line) : std::nullopt;
}

}  // namespace

std::vector<float> evaluationCurve(std::string_view text) {
    // Skip the many games without evaluations.
    if (text.find("[%eval") == text.npos) return {};
    const OwnGameText said = readOwnGameText(text);
    if (isWeakLevel(said.white) || isWeakLevel(said.black)) return {};
    return curveThrough(knownPoints(said.evaluations), said.evaluations.size());
}

void readCurves(LibraryConnection& connection, std::span<GameRow> rows) {
    TextReader texts(connection);
    const KeptReports reports = KeptReports::besideLibrary(connection.file());
    for (GameRow& row : rows) {
        if (const auto report = reportOn(row.id, connection, reports))
            row.curve = curveThrough(knownPoints(*report), report->line.moves.size());
        else if (const auto text = texts.text(row.id))
            row.curve = evaluationCurve(*text);
    }
}

}  // namespace plyglass
