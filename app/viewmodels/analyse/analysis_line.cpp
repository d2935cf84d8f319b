#include "app/viewmodels/analyse/analysis_line.h"

#include "app/services/game/score_view.h"
#include "app/viewmodels/shared/number_text.h"
#include "engine/chess/line_walk.h"
#include "engine/chess/san.h"

namespace plyglass {

namespace {

/// Plies that fit into a line of text in the widest window.
constexpr int kMaxLinePlies = 24;

/// "10.Nxb5", "cxb5"; "10…cxb5" for the first move of a line by Black.
QString numbered(const Position& before, Move move, bool isFirst) {
    const QString san = QString::fromStdString(toSan(before, move));
    if (before.sideToMove() == White) return QStringLiteral("%1.%2").arg(before.fullmoveNumber()).arg(san);
    return isFirst ? QStringLiteral("%1…%2").arg(before.fullmoveNumber()).arg(san) : san;
}

/// Sign of a bound of the side to move, from White's view.
QString boundText(Bound bound, Color side) {
    if (bound == Bound::Exact) return {};
    return (bound == Bound::Lower) == (side == White) ? QStringLiteral("≥ ") : QStringLiteral("≤ ");
}

}  // namespace

AnalysisLine analysisLineOf(const Position& position, const RootLine& line) {
    AnalysisLine shown;
    const ScoreView score = scoreForWhite(line.score, position.sideToMove(), 0);
    shown.score = boundText(line.bound, position.sideToMove()) + scoreText(score);
    shown.depth = line.depth;
    shown.isMate = score.isMate;
    const LineWalk walk(position, line.pv);
    for (int ply = 1; ply <= std::min(walk.length(), kMaxLinePlies); ++ply) {
        const QString move = numbered(walk.at(ply - 1), walk.moveTo(ply), ply == 1);
        const QString link = QStringLiteral("<a href=\"%1\">%2</a> ").arg(ply).arg(move);
        shown.html += ply == 1 ? QStringLiteral("<b>%1</b>").arg(link) : link;
        shown.text += move + u' ';
    }
    return shown;
}

std::vector<Move> movesOfLine(const std::optional<SearchInfo>& found, int line) {
    const bool isThere = found && line >= 0 && line < static_cast<int>(found->lines.size());
    return isThere ? found->lines[static_cast<std::size_t>(line)].pv : std::vector<Move>();
}

std::vector<Move> firstPlies(const std::vector<Move>& line, int plies) {
    const auto length = std::clamp<std::ptrdiff_t>(plies, 0, static_cast<std::ptrdiff_t>(line.size()));
    return {line.begin(), line.begin() + length};
}

}  // namespace plyglass
