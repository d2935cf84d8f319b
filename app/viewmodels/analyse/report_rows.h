// Rows of the Report panel: a table of both sides, the notable moves, and the lines of one of them.
#pragma once

#include <QList>
#include <QObject>
#include <QString>
#include <vector>

#include "app/viewmodels/analyse/analysis_line.h"
#include "engine/lab/analysis/game_report.h"

namespace plyglass {

/// A row of the table of both sides.
struct ReportFigure {
    Q_GADGET
    Q_PROPERTY(QString name MEMBER name CONSTANT FINAL)
    Q_PROPERTY(QString white MEMBER white CONSTANT FINAL)
    Q_PROPERTY(QString black MEMBER black CONSTANT FINAL)
    Q_PROPERTY(QString tone MEMBER tone CONSTANT FINAL)

  public:
    QString name;
    QString white;
    QString black;
    QString tone;  ///< good, warn, bad or neutral

    friend bool operator==(const ReportFigure&, const ReportFigure&) = default;
};

/// A bad move or a turning point.
struct ReportedMove {
    Q_GADGET
    Q_PROPERTY(int move MEMBER move CONSTANT FINAL)
    Q_PROPERTY(QString text MEMBER text CONSTANT FINAL)
    Q_PROPERTY(QString mark MEMBER mark CONSTANT FINAL)
    Q_PROPERTY(QString tone MEMBER tone CONSTANT FINAL)
    Q_PROPERTY(QString swing MEMBER swing CONSTANT FINAL)
    Q_PROPERTY(bool turned MEMBER turned CONSTANT FINAL)
    Q_PROPERTY(bool awaitsSearch MEMBER awaitsSearch CONSTANT FINAL)
    Q_PROPERTY(bool current MEMBER current CONSTANT FINAL)

  public:
    int move = 0;               ///< its index, from 0
    QString text;               ///< "12…Qxb2??"
    QString mark;               ///< "Blunder"
    QString tone;               ///< warn, bad or neutral
    QString swing;              ///< "62 % → 31 %", for the side that moved
    bool turned = false;        ///< the game turned here
    bool awaitsSearch = false;  ///< its reason is not known yet
    bool current = false;       ///< it led to the position on the board

    friend bool operator==(const ReportedMove&, const ReportedMove&) = default;
};

/// A line from the position before a move.
struct ReportLine {
    Q_GADGET
    Q_PROPERTY(QString name MEMBER name CONSTANT FINAL)
    Q_PROPERTY(QString score MEMBER score CONSTANT FINAL)
    Q_PROPERTY(bool isMate MEMBER isMate CONSTANT FINAL)
    Q_PROPERTY(QString html MEMBER html CONSTANT FINAL)
    Q_PROPERTY(QString text MEMBER text CONSTANT FINAL)

  public:
    QString name;  ///< "Better", "Played"
    QString score;
    bool isMate = false;
    QString html;
    QString text;
    std::vector<Move> moves;

    friend bool operator==(const ReportLine&, const ReportLine&) = default;
};

/// Side whose moves are listed.
enum class ReportedSides { Both, White, Black };

QList<ReportFigure> reportFigures(const GameReport& report);
/// Inaccuracies, mistakes, blunders and turning points. `current` is the index of the move on the board.
QList<ReportedMove> reportedMoves(const GameReport& report, ReportedSides sides, int current);
/// The better line and the line played, as far as they are known.
QList<ReportLine> reportLines(const GameReport& report, int move);
/// good, warn, bad or neutral.
QString toneOf(MoveMark mark);

}  // namespace plyglass
