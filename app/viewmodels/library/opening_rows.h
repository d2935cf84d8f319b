// A row of the openings table: a move with its results, as text.
#pragma once

#include <QList>
#include <QObject>
#include <QString>

#include "app/services/library/find/opening_tree.h"
#include "engine/chess/position.h"

namespace plyglass {

struct OpeningRow {
    Q_GADGET
    Q_PROPERTY(QString move MEMBER move)
    Q_PROPERTY(QString san MEMBER san)
    Q_PROPERTY(QString gamesText MEMBER gamesText)
    Q_PROPERTY(QString shareText MEMBER shareText)
    Q_PROPERTY(double share MEMBER share)
    Q_PROPERTY(QList<double> results MEMBER results)
    Q_PROPERTY(QStringList resultTexts MEMBER resultTexts)
    Q_PROPERTY(QString resultWords MEMBER resultWords)
    Q_PROPERTY(QString ratingText MEMBER ratingText)
    Q_PROPERTY(QString performanceText MEMBER performanceText)
    Q_PROPERTY(QString ownText MEMBER ownText)
    Q_PROPERTY(QString yearsText MEMBER yearsText)
    Q_PROPERTY(QList<double> trend MEMBER trend)
    Q_PROPERTY(QString openingText MEMBER openingText)

  public:
    QString move{};             ///< "g1f3"
    QString san{};              ///< "Nf3"
    QString gamesText{};        ///< "1 284"
    QString shareText{};        ///< "42 %" of the position's games
    double share = 0;           ///< 0 … 1
    QList<double> results{};    ///< shares of White won, drawn, Black won; empty if no game has a result
    QStringList resultTexts{};  ///< "38 %" of each
    QString resultWords{};      ///< "White won 38 %, drawn 30 %, Black won 32 %"
    QString ratingText{};
    QString performanceText{};
    QString ownText{};      ///< "3½ of 5"
    QString yearsText{};    ///< "1851–2024"
    QList<double> trend{};  ///< see `trendOf`
    QString openingText{};  ///< name of the position after the move: "C50 Italian Game"

    friend bool operator==(const OpeningRow&, const OpeningRow&) = default;
};

/// Row of a move played in `position`.
OpeningRow openingRow(const Position& position, const TreeMove& move, const TreeTally& all);
/// Last row of the table: all games of the position.
OpeningRow totalRow(const TreeTally& all);
/// "C50 Italian Game"; empty if the position has no name of its own.
QString openingName(const Position& position);

}  // namespace plyglass
