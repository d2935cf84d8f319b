// The answer to a question about a position, as the window shows it: a verdict, sentences, a table, arrows,
// and lines to step through.
#pragma once

#include <QStringList>
#include <vector>

#include "app/viewmodels/ask/asked_position.h"
#include "app/viewmodels/shared/board_position.h"
#include "engine/lab/analysis/level_choices.h"
#include "engine/lab/analysis/threat.h"
#include "engine/lab/analysis/why_not.h"
#include "engine/lab/analysis/why_this.h"
#include "engine/lab/experiments/ablation.h"

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
    QStringList columns = {};  ///< the first is left-aligned, the others right-aligned
    std::vector<AnswerRow> rows = {};
    QString note = {};  ///< depth and number of positions
    BoardArrows arrows = {};
    Position position = Position::start();  ///< start of arrows and lines
    std::vector<Move> line = {};            ///< line that is offered first
};

/// Answer about the move that was played; about another move.
AnswerCard whyThisCard(const AskedPosition& asked, const WhyThisAnswer& answer);
AnswerCard whyNotCard(const AskedPosition& asked, const WhyNotAnswer& answer);
/// The search's preferred moves, depth by depth, and its reach.
AnswerCard changesCard(const AskedPosition& asked, const SearchInfo& info);
AnswerCard reachCard(const AskedPosition& asked, const SearchInfo& info);
/// Effect of each technique on the search, the largest first.
AnswerCard ablationCard(const AskedPosition& asked, const AblationAnswer& answer);
/// Threats of both sides.
AnswerCard threatCard(const AskedPosition& asked, const ThreatAnswer& answer);
/// The side that is better at the end of the best line, and the reasons.
AnswerCard balanceCard(const AskedPosition& asked, const SearchInfo& info);
/// Move of each level.
AnswerCard levelsCard(const AskedPosition& asked, const LevelsAnswer& answer);

}  // namespace plyglass
