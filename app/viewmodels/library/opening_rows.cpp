#include "app/viewmodels/library/opening_rows.h"

#include <QCoreApplication>

#include "app/services/utf8_text.h"
#include "app/viewmodels/shared/number_text.h"
#include "engine/chess/san.h"
#include "engine/knowledge/opening_names.h"

namespace plyglass {

namespace {

/// Periods in the small chart of a row.
constexpr int kTrendSpans = 12;

struct OpeningWords {
    Q_DECLARE_TR_FUNCTIONS(OpeningWords)
};

double shareIn(std::uint64_t part, std::uint64_t whole) {
    return whole == 0 ? 0 : static_cast<double>(part) / static_cast<double>(whole);
}

/// "<1 %" for very rare moves.
QString shareWords(double share) {
    constexpr double kMinShare = 0.005;
    return share > 0 && share < kMinShare ? QStringLiteral("<") + percentText(2 * kMinShare)
                                          : percentText(share);
}

/// "3½ of 5".
QString ownWords(const TreeTally& tally) {
    if (tally.ownGames == 0) return {};
    const std::uint64_t whole = tally.ownHalfPoints / 2;
    QString points = whole > 0 || tally.ownHalfPoints == 0 ? groupedText(whole) : QString();
    if (tally.ownHalfPoints % 2 != 0) points += QChar(u'½');
    return OpeningWords::tr("%1 of %2").arg(points, groupedText(tally.ownGames));
}

QString yearWords(const TreeTally& tally) {
    const int first = tally.firstYear();
    const int last = tally.lastYear();
    if (first == 0) return {};
    return first == last ? QString::number(first) : QStringLiteral("%1–%2").arg(first).arg(last);
}

QString numberWords(std::optional<int> number) { return number ? QString::number(*number) : QString(); }

void setResults(OpeningRow& row, const TreeTally& tally) {
    const std::uint64_t ended = tally.whiteWins + tally.draws + tally.blackWins;
    if (ended == 0) return;
    for (const std::uint64_t part : {tally.whiteWins, tally.draws, tally.blackWins}) {
        row.results << shareIn(part, ended);
        row.resultTexts << percentText(row.results.back());
    }
    row.resultWords = OpeningWords::tr("White won %1, drawn %2, Black won %3")
                          .arg(row.resultTexts[0], row.resultTexts[1], row.resultTexts[2]);
}

OpeningRow rowOfTally(const TreeTally& tally, const TreeTally& all) {
    OpeningRow row;
    row.gamesText = groupedText(tally.games);
    row.share = shareIn(tally.games, all.games);
    row.shareText = shareWords(row.share);
    setResults(row, tally);
    row.ratingText = numberWords(tally.averageRating());
    row.performanceText = numberWords(tally.performance());
    row.ownText = ownWords(tally);
    row.yearsText = yearWords(tally);
    return row;
}

}  // namespace

OpeningRow openingRow(const Position& position, const TreeMove& move, const TreeTally& all) {
    OpeningRow row = rowOfTally(move, all);
    row.move = QString::fromStdString(toUci(position, move.move));
    row.san = QString::fromStdString(toSan(position, move.move));
    const auto trend = trendOf(move, all, kTrendSpans);
    row.trend = QList<double>(trend.begin(), trend.end());
    row.openingText = openingName(position.after(move.move));
    return row;
}

OpeningRow totalRow(const TreeTally& all) {
    OpeningRow row = rowOfTally(all, all);
    row.san = OpeningWords::tr("Total");
    return row;
}

QString openingName(const Position& position) {
    const OpeningName* name = OpeningNames::builtIn().find(position);
    return name ? text(name->code) + QStringLiteral(" ") + text(name->name) : QString();
}

}  // namespace plyglass
