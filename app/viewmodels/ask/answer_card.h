// The answer to a question about a position, as the window shows it: a verdict, sentences, a table, arrows,
// and lines to walk along.
#pragma once

#include <QStringList>
#include <vector>

#include "app/viewmodels/ask/asked_position.h"
#include "engine/lab/analysis/level_choices.h"
#include "engine/lab/analysis/threat.h"
#include "engine/lab/analysis/why_not.h"
#include "engine/lab/analysis/why_this.h"
#include "engine/lab/experiments/ablation.h"

namespace plyglass {

struct AnswerRow {
    QStringList cells;            ///< one for each column of the card
    QString detail = {};          ///< a sentence below them; "" if there is none
    std::vector<Move> line = {};  ///< to walk along; empty if there is none
    bool strong = false;          ///< what the eye should find first
    bool bad = false;
    std::optional<Position> from = {};  ///< where the line begins, if not where the card's lines do
};

struct AnswerArrow {
    QString kind;         ///< of the board's arrows: best, second, threat …
    QStringList squares;  ///< from and to
};

struct AnswerCard {
    QString move;  ///< "12…Nf6": what the verdict is about; "" if it is about no move
    QString tone = QStringLiteral("neutral");  ///< good, bad, mate or neutral
    QString verdict;
    QStringList sentences = {};
    QStringList columns = {};  ///< the first one on the left, the others on the right
    std::vector<AnswerRow> rows = {};
    QString note = {};  ///< how it was found: depth, positions
    std::vector<AnswerArrow> arrows = {};
    Position position = Position::start();  ///< where arrows and lines begin
    std::vector<Move> line = {};            ///< that is offered first for a walk
};

/// Of the move that was played in the position; of another move.
AnswerCard whyThisCard(const AskedPosition& asked, const WhyThisAnswer& answer);
AnswerCard whyNotCard(const AskedPosition& asked, const WhyNotAnswer& answer);
/// Which moves the search preferred, depth by depth; how far it looked.
AnswerCard changesCard(const AskedPosition& asked, const SearchInfo& info);
AnswerCard reachCard(const AskedPosition& asked, const SearchInfo& info);
/// What it would have found without each of its techniques, the most needed first.
AnswerCard ablationCard(const AskedPosition& asked, const AblationAnswer& answer);
/// What either side would like to play.
AnswerCard threatCard(const AskedPosition& asked, const ThreatAnswer& answer);
/// Who stands better, and because of what, at the end of the best line.
AnswerCard balanceCard(const AskedPosition& asked, const SearchInfo& info);
/// What each level would play.
AnswerCard levelsCard(const AskedPosition& asked, const LevelsAnswer& answer);

}  // namespace plyglass
