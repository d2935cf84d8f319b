// The answer to a question about a position, as the window shows it: a verdict, sentences, a table, arrows,
// and lines to step through.
#pragma once

#include <QStringList>
#include <optional>
#include <vector>

#include "app/viewmodels/shared/board_position.h"
#include "engine/chess/position.h"

namespace plyglass {

struct AnswerRow {
    QStringList cells;            ///< one for each column of the card
    QString detail = {};          ///< a sentence below them; may be ""
    std::vector<Move> line = {};  ///< line to step through; may be empty
    bool strong = false;          ///< shown with emphasis
    bool bad = false;
    std::optional<Position> from = {};  ///< start of the line, if it differs from the card's
};

struct AnswerCard {
    QString move;                              ///< "12…Nf6": the move of the verdict; may be ""
    QString tone = QStringLiteral("neutral");  ///< good, bad, mate or neutral
    QString verdict;
    QStringList sentences = {};
    // The same without terms and figures
    QString plainVerdict = {};
    QString plainText = {};
    QStringList columns = {};  ///< the first is left-aligned, the others right-aligned
    std::vector<AnswerRow> rows = {};
    QString note = {};  ///< depth and number of positions
    BoardArrows arrows = {};
    Position position = Position::start();  ///< start of arrows and lines
    std::vector<Move> line = {};            ///< line that is offered first
};

}  // namespace plyglass
