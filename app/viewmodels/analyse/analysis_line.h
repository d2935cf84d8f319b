// One of the best lines of an analysis, as the Lines panel shows it.
#pragma once

#include <QObject>
#include <QString>
#include <optional>
#include <vector>

#include "engine/chess/position.h"
#include "engine/search/search.h"

namespace plyglass {

struct AnalysisLine {
    Q_GADGET
    Q_PROPERTY(QString score MEMBER score CONSTANT FINAL)
    Q_PROPERTY(int depth MEMBER depth CONSTANT FINAL)
    Q_PROPERTY(bool isMate MEMBER isMate CONSTANT FINAL)
    Q_PROPERTY(QString html MEMBER html CONSTANT FINAL)
    Q_PROPERTY(QString text MEMBER text CONSTANT FINAL)

  public:
    QString score;        ///< from White's view; "≥ +0.41" while it is known to be no less
    int depth = 0;        ///< depth of the search that found it, in plies
    bool isMate = false;  ///< the score is a mate
    QString html;  ///< the moves as links; each link is the number of plies up to that move: "1" for the
                   ///< first
    QString text;  ///< the same without links, for screen readers

    friend bool operator==(const AnalysisLine&, const AnalysisLine&) = default;
};

/// `line` begins at `position`.
AnalysisLine analysisLineOf(const Position& position, const RootLine& line);
/// Moves of one of the lines found; empty if there is no such line.
std::vector<Move> movesOfLine(const std::optional<SearchInfo>& found, int line);
/// The first `plies` moves of a line, or all if it is shorter.
std::vector<Move> firstPlies(const std::vector<Move>& line, int plies);

}  // namespace plyglass
