#include "app/services/library/evaluation_curve.h"

#include <algorithm>

#include "app/services/library/own_game_text.h"
#include "app/services/library/stored_game.h"
#include "engine/lab/analysis/win_percent.h"

namespace plyglass {

namespace {

/// What is known after a ply.
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

/// Before the first point and behind the last one it is as there.
double valueAt(const std::vector<KnownPoint>& points, double ply) {
    const auto next = std::find_if(points.begin(), points.end(),
                                   [ply](const KnownPoint& point) { return point.ply >= ply; });
    if (next == points.begin()) return points.front().value;
    if (next == points.end()) return points.back().value;
    const KnownPoint& before = *(next - 1);
    const double share = (ply - before.ply) / (next->ply - before.ply);
    return before.value + share * (next->value - before.value);
}

}  // namespace

std::vector<float> evaluationCurve(std::string_view text) {
    // Most games have none, and need not be read for that.
    if (text.find("[%eval") == text.npos) return {};
    const auto evaluations = readOwnGameText(text).evaluations;
    const auto points = knownPoints(evaluations);
    if (points.size() < 2) return {};
    const int steps = std::min(kMaxCurvePoints, static_cast<int>(evaluations.size())) - 1;
    std::vector<float> curve;
    for (int step = 0; step <= steps; ++step)
        curve.push_back(
            static_cast<float>(valueAt(points, static_cast<double>(evaluations.size() - 1) * step / steps)));
    return curve;
}

void readCurves(LibraryConnection& connection, std::span<GameRow> rows) {
    TextReader texts(connection);
    for (GameRow& row : rows)
        if (const auto text = texts.text(row.id)) row.curve = evaluationCurve(*text);
}

}  // namespace plyglass
