#include "app/viewmodels/ask/answers_about_players.h"

#include <QCoreApplication>
#include <algorithm>
#include <set>

#include "app/services/translated.h"
#include "app/viewmodels/ask/answer_words.h"
#include "app/viewmodels/shared/number_text.h"
#include "app/viewmodels/shared/setup_choices.h"
#include "engine/search/techniques.h"
#include "engine/words/fact_words.h"

namespace plyglass {

namespace {

struct PlayerAnswers {
    Q_DECLARE_TR_FUNCTIONS(PlayerAnswers)
};

QString nameOfTechnique(std::string_view id) {
    const Technique* technique = findTechnique(id);
    return technique ? translated(technique->name) : QString();
}

/// "×5.3"; "> ×4.0" if the search without the technique was stopped before that depth.
QString factorOfRun(const AblationAnswer& answer, const AblationRun& run) {
    const QString factor = factorText(answer.factorOf(run));
    return run.finished ? factor : QStringLiteral("> %1").arg(factor);
}

/// Searches that did not reach the depth have no comparable choice.
QString differenceText(const AblationAnswer& answer, int different) {
    const auto finished = std::count_if(answer.runs.begin(), answer.runs.end(),
                                        [](const AblationRun& run) { return run.finished; });
    if (different > 0)
        return PlayerAnswers::tr("%n of the techniques change the move when they are off.", "", different);
    if (finished == static_cast<std::ptrdiff_t>(answer.runs.size()))
        return PlayerAnswers::tr("None of the techniques changes the move when it is off.");
    return PlayerAnswers::tr(
               "None of the %1 techniques whose search reached the depth changes the move when it is off.")
        .arg(finished);
}

QString needText(const AblationAnswer& answer, const AblationRun& run) {
    const QString name = nameOfTechnique(run.technique);
    const QString times = factorText(answer.factorOf(run)).mid(1);
    if (!run.finished)
        return PlayerAnswers::tr(
                   "It needs %1 most here: without it the same depth takes more than %2 times as many "
                   "positions; the search was stopped there.")
            .arg(name, times);
    return PlayerAnswers::tr(
               "It needs %1 most here: without it the same depth takes %2 times as many positions.")
        .arg(name, times);
}

AnswerRow runRow(const AskedPosition& asked, const AblationAnswer& answer, const AblationRun& run) {
    const Position& position = asked.position();
    const bool chosenElse = run.finished && run.move != answer.base.move;
    return {{nameOfTechnique(run.technique), factorOfRun(answer, run),
             run.finished ? numberedMove(position, run.move) : QStringLiteral("–"),
             run.finished ? scoreText(run.score, position.sideToMove()) : QStringLiteral("–")},
            {},
            run.finished ? run.line : std::vector<Move>(),
            chosenElse,
            false};
}

/// "12.Nf3 is chosen by 4 of 12 levels; the weakest of them is Clara."
QString agreementText(const AskedPosition& asked, const LevelsAnswer& answer) {
    const auto agreeing =
        std::count_if(answer.choices.begin(), answer.choices.end(),
                      [&](const LevelChoice& choice) { return choice.move == answer.best; });
    const auto first = std::find_if(answer.choices.begin(), answer.choices.end(),
                                    [&](const LevelChoice& choice) { return choice.move == answer.best; });
    const QString best = numberedMove(asked.position(), answer.best);
    if (agreeing == static_cast<std::ptrdiff_t>(answer.choices.size()))
        return PlayerAnswers::tr("Every level plays %1.").arg(best);
    return PlayerAnswers::tr("%1 is chosen by %2 of %3 levels; the weakest of them is %4.")
        .arg(best)
        .arg(agreeing)
        .arg(answer.choices.size())
        .arg(levelNames().value(first->level - 1));
}

QString levelDetail(const AskedPosition& asked, const LevelsAnswer& answer, const LevelChoice& choice) {
    QStringList parts;
    if (choice.isJudged && isAgainst(choice.verdict)) {
        parts += translated(factsText(choice.facts, asked.position(), Telling::Against));
        if (choice.overlooksBest)
            parts += PlayerAnswers::tr("This level overlooks %1.")
                         .arg(numberedMove(asked.position(), answer.best));
    }
    return parts.join(QLatin1Char(' '));
}

}  // namespace

AnswerCard ablationCard(const AskedPosition& asked, const AblationAnswer& answer) {
    const Position& position = asked.position();
    AnswerCard card = cardAt(position);
    card.line = answer.base.line;
    card.move = numberedMove(position, answer.base.move);
    card.verdict =
        asked.request.isWeakened()
            ? PlayerAnswers::tr("as it is set, without the level's errors, at depth %1").arg(answer.depth)
            : PlayerAnswers::tr("as it is set, at depth %1").arg(answer.depth);
    card.columns = {PlayerAnswers::tr("Without"), PlayerAnswers::tr("Positions"), PlayerAnswers::tr("Move"),
                    PlayerAnswers::tr("Score")};
    std::vector<AblationRun> runs = answer.runs;
    std::stable_sort(runs.begin(), runs.end(), [&](const AblationRun& a, const AblationRun& b) {
        return std::pair(a.finished, b.nodes) < std::pair(b.finished, a.nodes);
    });
    for (const AblationRun& run : runs) card.rows.push_back(runRow(asked, answer, run));
    const auto different =
        std::count_if(card.rows.begin(), card.rows.end(), [](const AnswerRow& row) { return row.strong; });
    if (answer.isFinal && !runs.empty())
        card.sentences = {needText(answer, runs.front()),
                          differenceText(answer, static_cast<int>(different))};
    card.note = answer.isFinal
                    ? PlayerAnswers::tr("%1 positions as it is set").arg(counterText(answer.base.nodes))
                    : PlayerAnswers::tr("%1 of %2 techniques").arg(answer.runs.size()).arg(answer.planned);
    card.arrows = arrowsOf(position, answer.base.move, BoardArrow::Kind::Best);
    return card;
}

AnswerCard levelsCard(const AskedPosition& asked, const LevelsAnswer& answer) {
    const Position& position = asked.position();
    AnswerCard card = cardAt(position);
    card.columns = {PlayerAnswers::tr("Level"), PlayerAnswers::tr("Move"), PlayerAnswers::tr("Score")};
    for (const LevelChoice& choice : answer.choices)
        card.rows.push_back({{levelNames().value(choice.level - 1), numberedMove(position, choice.move),
                              choice.isJudged ? scoreText(choice.score, position.sideToMove()) : QString()},
                             levelDetail(asked, answer, choice),
                             choice.line,
                             choice.isJudged && choice.move == answer.best,
                             choice.isJudged && isAgainst(choice.verdict)});
    if (answer.best.isNull()) {
        card.verdict = PlayerAnswers::tr("Asking one level after the other");
        return card;
    }
    card.move = numberedMove(position, answer.best);
    card.tone = QStringLiteral("good");
    std::set<std::uint16_t> good{answer.best.bits()};
    for (const LevelChoice& choice : answer.choices)
        if (choice.isJudged && choice.verdict == WhyNotVerdict::AsGood) good.insert(choice.move.bits());
    card.verdict = good.size() == 1
                       ? PlayerAnswers::tr("is the engine's choice")
                       : PlayerAnswers::tr("is one of %1 moves that are about as good").arg(good.size());
    card.sentences = {agreementText(asked, answer),
                      PlayerAnswers::tr("A weaker level makes random errors, new ones in each game: in "
                                        "another game it may choose another move.")};
    card.note = searchedText(answer.depth, answer.nodes);
    card.arrows = arrowsOf(position, answer.best, BoardArrow::Kind::Best);
    if (!answer.choices.empty()) card.line = answer.choices.back().line;
    return card;
}

}  // namespace plyglass
