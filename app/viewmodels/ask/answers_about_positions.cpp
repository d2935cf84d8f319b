#include "app/viewmodels/ask/answers_about_positions.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

#include "app/services/translated.h"
#include "app/viewmodels/ask/answer_words.h"
#include "app/viewmodels/shared/move_words.h"
#include "app/viewmodels/shared/number_text.h"
#include "engine/eval/classical/classical_weights.h"
#include "engine/lab/analysis/evaluation_view.h"
#include "engine/lab/facts/draws.h"
#include "engine/words/plain_words.h"
#include "engine/words/threat_words.h"
#include "engine/words/why_words.h"

namespace plyglass {

namespace {

struct PositionAnswers {
    Q_DECLARE_TR_FUNCTIONS(PositionAnswers)
};

/// What a term of the classical evaluation counts.
QString meaningOf(std::string_view term) {
    static const std::pair<ClassicalTheme, const char*> kMeanings[] = {
        {ClassicalTheme::Squares,
         QT_TRANSLATE_NOOP("PositionAnswers", "Counts what each piece is worth on its square.")},
        {ClassicalTheme::Mobility,
         QT_TRANSLATE_NOOP("PositionAnswers", "Counts the squares that the pieces can go to.")},
        {ClassicalTheme::Pawns,
         QT_TRANSLATE_NOOP("PositionAnswers", "Counts isolated, doubled and backward pawns against a side.")},
        {ClassicalTheme::Passed,
         QT_TRANSLATE_NOOP("PositionAnswers", "Counts passed pawns, which no enemy pawn can stop.")},
        {ClassicalTheme::Pieces,
         QT_TRANSLATE_NOOP("PositionAnswers",
                           "Counts how well the knights, bishops and rooks stand for what they can do.")},
        {ClassicalTheme::Shelter, QT_TRANSLATE_NOOP("PositionAnswers", "Counts the pawns before the kings.")},
        {ClassicalTheme::Danger,
         QT_TRANSLATE_NOOP("PositionAnswers", "Counts attacks on the squares around the kings.")},
        {ClassicalTheme::Threats,
         QT_TRANSLATE_NOOP("PositionAnswers", "Counts attacks on pieces, above all by less valuable ones.")},
        {ClassicalTheme::Space, QT_TRANSLATE_NOOP("PositionAnswers", "Counts the space behind the pawns.")},
        {ClassicalTheme::Tempo, QT_TRANSLATE_NOOP("PositionAnswers", "Counts whose move it is.")},
    };
    for (const auto& [theme, meaning] : kMeanings)
        if (nameOf(theme) == term) return PositionAnswers::tr(meaning);
    return {};
}

/// Terms are reported from this size on, in centipawns.
constexpr int kTellingTermCp = 8;

/// "White has a queen for 2 rooks.", "Black is ahead by a pawn."
QString materialMeaning(const Position& position, Color favoured) {
    const MaterialChange material = materialOn(position, favoured);
    if (material.won.empty()) return {};
    const QString text = material.given.empty() ? PositionAnswers::tr("%1 is ahead by %2.")
                                                : PositionAnswers::tr("%1 has %2.");
    return text.arg(sideWord(favoured), translated(materialText(material.won, material.given)));
}

QString explained(const EvaluationTerm& term, const Position& position) {
    const Color favoured = term.whiteCp > term.blackCp ? White : Black;
    if (term.name == nameOf(ClassicalTheme::Material)) return materialMeaning(position, favoured);
    return meaningOf(term.name);
}

std::vector<AnswerRow> termRows(const Position& position) {
    std::vector<EvaluationTerm> terms = termsOf(EvaluatorKind::Classical, position);
    const auto netOf = [](const EvaluationTerm& term) { return term.whiteCp - term.blackCp; };
    std::stable_sort(terms.begin(), terms.end(),
                     [&](const auto& a, const auto& b) { return std::abs(netOf(a)) > std::abs(netOf(b)); });
    std::vector<AnswerRow> rows;
    for (const EvaluationTerm& term : terms) {
        const int net = netOf(term);
        const QString meaning = explained(term, position);
        if (std::abs(net) < kTellingTermCp || meaning.isEmpty()) continue;
        rows.push_back({{translated(term.name), scoreText(net, White)}, meaning, {}, rows.empty(), false});
    }
    return rows;
}

/// Deviations from the usual value are reported from this size on, in centipawns; and the number of pieces.
constexpr int kTellingValueCp = 60;
constexpr std::size_t kMaxPieces = 4;

/// "White's knight on e5 is worth 4.3 pawns to the evaluator, 1.1 more than a knight usually is.": the pieces
/// whose value differs most from the evaluator's usual one.
std::vector<AnswerRow> pieceRows(const EvaluatorChoice& evaluator, const Position& position) {
    const UsualValues usual = usualValues(evaluator);
    struct Unusual {
        PieceValue value;
        int own;
        int more;
    };
    std::vector<Unusual> pieces;
    for (const PieceValue& value : pieceValues(evaluator, position)) {
        if (!value.cp) continue;
        const int own = colorOf(value.piece) == White ? *value.cp : -*value.cp;
        const int more = own - static_cast<int>(std::lround(usual.of(typeOf(value.piece), position)));
        if (std::abs(more) >= kTellingValueCp) pieces.push_back({value, own, more});
    }
    std::stable_sort(pieces.begin(), pieces.end(),
                     [](const Unusual& a, const Unusual& b) { return std::abs(a.more) > std::abs(b.more); });
    std::vector<AnswerRow> rows;
    for (const Unusual& piece : pieces) {
        if (rows.size() == kMaxPieces) break;
        const Color side = colorOf(piece.value.piece);
        const QString name = pieceWord(typeOf(piece.value.piece));
        const QString meaning =
            piece.more > 0 ? PositionAnswers::tr("Worth %1 to the evaluator, %2 more than a %3 usually is.")
                           : PositionAnswers::tr("Worth %1 to the evaluator, %2 less than a %3 usually is.");
        rows.push_back(
            {{PositionAnswers::tr("%1's %2 on %3")
                  .arg(sideWord(side), name, QString::fromStdString(squareName(piece.value.square))),
              scoreText(side == White ? piece.more : -piece.more, White)},
             meaning.arg(translated(pawnsText(piece.own)), translated(pawnsText(std::abs(piece.more))),
                         name)});
    }
    return rows;
}

}  // namespace

AnswerCard threatCard(const AskedPosition& asked, const ThreatAnswer& answer) {
    AnswerCard card = cardAt(answer.inCheck ? asked.position() : answer.threat.from);
    if (answer.isOpen()) {
        card.verdict = PositionAnswers::tr("Looking for a threat…");
        card.note = searchedText(answer.best.depth, answer.best.nodes);
        return card;
    }
    const Color mover = asked.position().sideToMove();
    card.columns = {PositionAnswers::tr("Line"), PositionAnswers::tr("Score")};
    card.sentences = {translated(threatText(answer))};
    if (answer.isReal())
        card.plainText = translated(plainFactsText(answer.threat.facts, answer.threat.from, Telling::For));
    if (answer.inCheck) {
        card.verdict = PositionAnswers::tr("%1 is in check").arg(sideWord(mover));
    } else if (answer.threat.line.empty()) {
        card.verdict = PositionAnswers::tr("There is no threat");
    } else {
        const Move move = answer.threat.line.front();
        card.verdict = PositionAnswers::tr("No threat was found");
        if (answer.isReal()) {
            card.move = numberedMove(answer.threat.from, move);
            card.tone = answer.threat.mates() ? QStringLiteral("mate") : QStringLiteral("bad");
            card.verdict = PositionAnswers::tr("is threatened");
        }
        card.line = answer.threat.line;
        card.arrows = arrowsOf(answer.threat.from, move,
                               answer.isReal() ? BoardArrow::Kind::Threat : BoardArrow::Kind::Third);
        card.rows.push_back(
            {{shortLine(answer.threat.from, answer.threat.line), scoreText(answer.threat.score, ~mover)},
             PositionAnswers::tr("%1, if %2 passed. %3")
                 .arg(sideWord(~mover), sideWord(mover),
                      searchedText(answer.threat.depth, answer.threat.nodes)),
             answer.threat.line,
             true,
             answer.isReal()});
    }
    if (const Text chance = chanceText(answer); !chance.isEmpty()) card.sentences += translated(chance);
    if (!answer.best.line.empty()) {
        card.arrows += arrowsOf(answer.best.from, answer.best.line.front(), BoardArrow::Kind::Second);
        card.rows.push_back(
            {{shortLine(answer.best.from, answer.best.line), scoreText(answer.best.score, mover)},
             PositionAnswers::tr("%1, the best line of the position. %2")
                 .arg(sideWord(mover), searchedText(answer.best.depth, answer.best.nodes)),
             answer.best.line,
             false,
             false,
             answer.best.from});
    }
    return card;
}

AnswerCard balanceCard(const AskedPosition& asked, const SearchInfo& info) {
    const Position& position = asked.position();
    AnswerCard card = cardAt(position);
    const Color mover = position.sideToMove();
    card.verdict = translated(balanceText(info.score, mover));
    card.note = searchedText(info.depth, info.statistics.totalNodes());
    card.line = info.pv;
    if (!info.pv.empty()) card.arrows = arrowsOf(position, info.pv.front(), BoardArrow::Kind::Best);
    if (isMate(info.score)) {
        card.sentences = {
            PositionAnswers::tr("A forced mate decides; what the pieces are worth no longer matters.")};
        return card;
    }
    if (isTableWin(info.score)) {
        card.sentences = {PositionAnswers::tr(
            "With so few pieces left the Syzygy tables know the result, but not how many moves it takes.")};
        return card;
    }
    const LineWalk walk(position, info.pv);
    if (const auto draw = drawFact(walk, asked.request.search.gameKeys, mover);
        draw && std::abs(info.score) <= kDrawnCp)
        card.sentences = {translated(factText(*draw, position, Telling::Against))};
    card.columns = {PositionAnswers::tr("Reason"), PositionAnswers::tr("For White")};
    card.rows = termRows(position);
    for (AnswerRow& row : pieceRows(asked.request.search.evaluator, position))
        card.rows.push_back(std::move(row));
    const int counted = scoreForWhite(EvaluatorKind::Classical, position);
    card.sentences += PositionAnswers::tr("The search expects %1 and gives %2.")
                          .arg(firstMoves(position, info.pv), scoreText(info.score, mover));
    card.sentences += PositionAnswers::tr(
                          "The table shows what the classical evaluation counts in this position, before any "
                          "move is made: %1 in all.")
                          .arg(scoreText(counted, White));
    return card;
}

}  // namespace plyglass
