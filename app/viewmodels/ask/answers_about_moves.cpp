#include "app/viewmodels/ask/answers_about_moves.h"

#include <QCoreApplication>
#include <algorithm>

#include "app/services/translated.h"
#include "app/viewmodels/ask/answer_words.h"
#include "app/viewmodels/shared/number_text.h"
#include "engine/words/plain_words.h"
#include "engine/words/why_words.h"

namespace plyglass {

namespace {

struct MoveAnswers {
    Q_DECLARE_TR_FUNCTIONS(MoveAnswers)
};

/// Smaller differences, in centipawns, count as equal.
constexpr int kAsGoodCp = 30;

/// The rival's verdict is relative to the move played, so only reasons against that move count.
QString rivalVerdict(const Rival& rival, const WhyThisAnswer& answer) {
    const bool isBetter = isAgainst(answer.verdict) && rival.score > answer.score + kAsGoodCp;
    return isBetter ? MoveAnswers::tr("is better")
                    : translated(verdictText(rival.verdict, answer.score, rival.score));
}

/// Depths in a row at which the search preferred the same move.
struct Preference {
    Move move;
    int from;
    int to;
};

std::vector<Preference> preferencesOf(const std::vector<DepthRecord>& depths) {
    std::vector<Preference> preferences;
    for (const DepthRecord& record : depths) {
        if (preferences.empty() || preferences.back().move != record.bestMove)
            preferences.push_back({record.bestMove, record.depth, record.depth});
        preferences.back().to = record.depth;
    }
    return preferences;
}

QString preferenceText(const Position& position, const Preference& preference) {
    const QString move = numberedMove(position, preference.move);
    if (preference.from == preference.to)
        return MoveAnswers::tr("%1 at depth %2").arg(move).arg(preference.from);
    return MoveAnswers::tr("%1 at depths %2 to %3").arg(move).arg(preference.from).arg(preference.to);
}

/// A level does not always play what its search prefers.
QString otherChoiceText(const AskedPosition& asked, const SearchInfo& info) {
    if (asked.played.isNull() || info.depths.empty()) return {};
    const Move preferred = info.depths.back().bestMove;
    if (preferred == asked.played) return {};
    const QString move = numberedMove(asked.position(), asked.played);
    const QString best = numberedMove(asked.position(), preferred);
    if (asked.kept)
        return MoveAnswers::tr(
                   "It played %1 anyway: this level does not always play the move that it prefers.")
            .arg(move);
    return MoveAnswers::tr("In the game %1 was played; the search prefers %2.").arg(move, best);
}

/// States whether the search is the game's own or was made for the question.
QString sourceText(const AskedPosition& asked) {
    return asked.kept
               ? MoveAnswers::tr("This is the search that chose the move in the game.")
               : MoveAnswers::tr("This is a new search at full strength, not the one that chose the move.");
}

}  // namespace

AnswerCard whyThisCard(const AskedPosition& asked, const WhyThisAnswer& answer) {
    const Position& position = asked.position();
    AnswerCard card = cardAt(asked.position());
    card.move = numberedMove(position, answer.played);
    card.tone = toneOf(answer.verdict);
    const Score best = answer.rivals.empty() ? answer.score : answer.rivals.front().score;
    card.verdict = translated(verdictText(answer.verdict, best, answer.score));
    card.sentences = {translated(whyThisText(answer, position))};
    const bool isBad = isAgainst(answer.verdict);
    card.plainVerdict = translated(plainVerdictText(answer.verdict, best, answer.score));
    card.plainText =
        translated(plainFactsText(answer.facts, position, isBad ? Telling::Against : Telling::For));
    card.note = searchedText(answer.depth, answer.nodes);
    card.line = answer.line;
    card.arrows = arrowsOf(position, answer.played, BoardArrow::Kind::Best);
    card.columns = {MoveAnswers::tr("Move"), MoveAnswers::tr("Score"), MoveAnswers::tr("Comparison")};
    card.rows.push_back(
        {{card.move, scoreText(answer.score, position.sideToMove()), MoveAnswers::tr("played")},
         {},
         answer.line,
         true,
         false});
    for (const Rival& rival : answer.rivals)
        card.rows.push_back({{numberedMove(position, rival.move),
                              scoreText(rival.score, position.sideToMove()), rivalVerdict(rival, answer)},
                             translated(factsText(rival.facts, position, Telling::Against)),
                             rival.line,
                             false,
                             isAgainst(rival.verdict)});
    if (!answer.rivals.empty())
        card.arrows += arrowsOf(position, answer.rivals.front().move, BoardArrow::Kind::Second);
    return card;
}

AnswerCard whyNotCard(const AskedPosition& asked, const WhyNotAnswer& answer) {
    const Position& position = asked.position();
    const Color mover = position.sideToMove();
    AnswerCard card = cardAt(asked.position());
    card.move = numberedMove(position, answer.candidateLine.front());
    card.tone = toneOf(answer.verdict);
    card.verdict = translated(verdictText(answer.verdict, answer.bestScore, answer.candidateScore));
    card.sentences = {translated(whyNotText(answer, position))};
    card.plainVerdict = translated(plainVerdictText(answer.verdict, answer.bestScore, answer.candidateScore));
    card.plainText = translated(plainFactsText(answer.facts, position, Telling::Against));
    card.note = translated(depthText(answer));
    card.line = answer.candidateLine;
    card.arrows = arrowsOf(position, answer.candidateLine.front(), BoardArrow::Kind::Second);
    if (answer.candidateLine.size() > 1) {
        const LineWalk walk(position, answer.candidateLine);
        card.arrows += arrowsOf(walk.at(1), answer.candidateLine[1], BoardArrow::Kind::Threat);
    }
    card.columns = {MoveAnswers::tr("Move"), MoveAnswers::tr("Score")};
    card.rows = {{{shortLine(position, answer.candidateLine), scoreText(answer.candidateScore, mover)},
                  {},
                  answer.candidateLine,
                  false,
                  isAgainst(answer.verdict)}};
    if (!answer.bestLine.empty() && answer.bestLine.front() != answer.candidateLine.front())
        card.rows.push_back({{shortLine(position, answer.bestLine), scoreText(answer.bestScore, mover)},
                             {},
                             answer.bestLine,
                             true,
                             false});
    return card;
}

AnswerCard changesCard(const AskedPosition& asked, const SearchInfo& info) {
    const Position& position = asked.position();
    AnswerCard card = cardAt(asked.position());
    const std::vector<Preference> preferences = preferencesOf(info.depths);
    card.sentences = {sourceText(asked)};
    card.note = searchedText(info.depth, info.statistics.totalNodes());
    card.line = info.pv;
    if (preferences.empty()) {
        card.verdict = MoveAnswers::tr("It finished no depth");
        return card;
    }
    const Preference& last = preferences.back();
    card.move = numberedMove(position, last.move);
    card.verdict = preferences.size() == 1 ? MoveAnswers::tr("was preferred at every depth")
                                           : MoveAnswers::tr("is preferred from depth %1 on").arg(last.from);
    QString order = preferenceText(position, preferences.front());
    for (std::size_t i = 1; i < preferences.size(); ++i)
        order = MoveAnswers::tr("%1, then %2", "e4 at depth 1, then d4 at depths 2 to 5")
                    .arg(order, preferenceText(position, preferences[i]));
    if (preferences.size() > 1) card.sentences += MoveAnswers::tr("It preferred %1.").arg(order);
    if (const QString other = otherChoiceText(asked, info); !other.isEmpty()) card.sentences += other;
    card.columns = {MoveAnswers::tr("Depth"), MoveAnswers::tr("Best move"), MoveAnswers::tr("Score"),
                    MoveAnswers::tr("Positions")};
    Move before;
    for (const DepthRecord& record : info.depths) {
        card.rows.push_back({{QString::number(record.depth), numberedMove(position, record.bestMove),
                              scoreText(record.score, position.sideToMove()), shortCounterText(record.nodes)},
                             {},
                             {},
                             record.bestMove != before && !before.isNull(),
                             false});
        before = record.bestMove;
    }
    card.arrows = arrowsOf(position, last.move, BoardArrow::Kind::Best);
    if (preferences.size() > 1)
        card.arrows += arrowsOf(position, preferences[preferences.size() - 2].move, BoardArrow::Kind::Second);
    return card;
}

AnswerCard reachCard(const AskedPosition& asked, const SearchInfo& info) {
    const Position& position = asked.position();
    AnswerCard card = cardAt(asked.position());
    const int deepest = info.statistics.selectiveDepth;
    if (!asked.played.isNull()) card.move = numberedMove(position, asked.played);
    card.verdict = MoveAnswers::tr("%n plies deep", "", info.depth);
    card.sentences = {
        sourceText(asked),
        MoveAnswers::tr(
            "A ply is one move of one side. Every line was looked at for %n plies, except those that "
            "the techniques cut short.",
            "", info.depth)};
    if (deepest > info.depth)
        card.sentences += MoveAnswers::tr(
            "Some lines with captures and checks were followed further, the deepest for %n plies.", "",
            deepest);
    if (const QString other = otherChoiceText(asked, info); !other.isEmpty()) card.sentences += other;
    card.note = MoveAnswers::tr("%1, %2", "a search, its time")
                    .arg(searchedText(info.depth, info.statistics.totalNodes()), secondsText(info.timeMs));
    card.columns = {MoveAnswers::tr("Line"), MoveAnswers::tr("Plies")};
    const auto row = [&](const QString& name, const std::vector<Move>& line, bool strong) {
        if (!line.empty())
            card.rows.push_back(
                {{name, QString::number(line.size())}, shortLine(position, line), line, strong, false});
    };
    row(MoveAnswers::tr("Deepest line"), info.deepestLine, true);
    // A level's line begins with the move it played, which need not be its preferred one.
    const bool isPreferred =
        info.depths.empty() || info.pv.empty() || info.pv.front() == info.depths.back().bestMove;
    row(isPreferred ? MoveAnswers::tr("Best line") : MoveAnswers::tr("Line played"), info.pv, false);
    card.line = info.deepestLine.empty() ? info.pv : info.deepestLine;
    if (!info.pv.empty()) card.arrows = arrowsOf(position, info.pv.front(), BoardArrow::Kind::Best);
    return card;
}

}  // namespace plyglass
