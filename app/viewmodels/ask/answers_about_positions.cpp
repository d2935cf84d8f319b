// The questions about the position on the board: what is threatened, who stands better and because of what.
#include <QCoreApplication>
#include <algorithm>
#include <cmath>

#include "app/services/translated.h"
#include "app/services/why_words.h"
#include "app/viewmodels/ask/answer_card.h"
#include "app/viewmodels/ask/answer_words.h"
#include "app/viewmodels/shared/move_words.h"
#include "app/viewmodels/shared/number_text.h"
#include "engine/eval/classical/classical_weights.h"
#include "engine/lab/analysis/evaluation_view.h"

namespace plyglass {

namespace {

struct PositionAnswers {
    Q_DECLARE_TR_FUNCTIONS(PositionAnswers)
};

/// Leads from which on a side is a little better, better, and winning, in centipawns.
constexpr int kLevelCp = 30;
constexpr int kClearCp = 100;
constexpr int kWonCp = 300;

bool matesSoon(const Plan& plan) { return plan.mates() && mateInMoves(plan.score) <= kFarMate; }

/// "mate in 2 by 14…Qh2+ …", "a won game by 15.Rd1 …" or "to win a knight by …".
QString planText(const Plan& plan) {
    const QString line = firstMoves(plan.from, plan.line);
    if (matesSoon(plan))
        return PositionAnswers::tr("mate in %1 by %2").arg(mateInMoves(plan.score)).arg(line);
    if (plan.mates()) return PositionAnswers::tr("a won game by %1").arg(line);
    return PositionAnswers::tr("to win %1 by %2").arg(gainText(plan.material), line);
}

/// "14…Qh2+ … wins by mate in 2", "wins by force", "wins a knight".
QString winOf(const Plan& plan) {
    if (matesSoon(plan)) return PositionAnswers::tr("wins by mate in %1").arg(mateInMoves(plan.score));
    return plan.mates() ? PositionAnswers::tr("wins by force")
                        : PositionAnswers::tr("wins %1").arg(gainText(plan.material));
}

QString threatSentence(const ThreatAnswer& answer) {
    const Plan& threat = answer.threat;
    const QString side = sideWord(threat.from.sideToMove());
    const QString other = sideWord(~threat.from.sideToMove());
    if (answer.isReal() && (threat.mates() || threat.winsMaterial()))
        return PositionAnswers::tr("%1 threatens %2.").arg(side, planText(threat));
    const QString line = firstMoves(threat.from, threat.line);
    if (answer.isReal())
        return PositionAnswers::tr("%1 threatens %2: it wins no material, but if %3 passed it would cost %4.")
            .arg(side, line, other, pawnsText(answer.passCostCp()));
    return PositionAnswers::tr("%1 threatens nothing at once. If %2 passed, %1 would play %3.")
        .arg(side, other, numberedMove(threat.from, threat.line.front()));
}

/// What the side to move has in hand: what the other side has to fear.
QString fearSentence(const ThreatAnswer& answer) {
    const Plan& best = answer.best;
    const QString other = sideWord(~best.from.sideToMove());
    if (best.line.empty()) return {};
    if (best.mates() || best.winsMaterial())
        return PositionAnswers::tr("%1 has to fear %2, which %3.")
            .arg(other, firstMoves(best.from, best.line), winOf(best));
    return PositionAnswers::tr("%1 has nothing to fear at once.").arg(other);
}

/// Of a term of the classical evaluation: what it means for the side that it favours, who is %1, and for the
/// other, %2.
QString meaningOf(std::string_view term) {
    static const std::pair<ClassicalTheme, const char*> kMeanings[] = {
        {ClassicalTheme::Squares,
         QT_TRANSLATE_NOOP("PositionAnswers", "%1's pieces stand on better squares.")},
        {ClassicalTheme::Mobility,
         QT_TRANSLATE_NOOP("PositionAnswers", "%1's pieces have more squares to go to.")},
        {ClassicalTheme::Pawns,
         QT_TRANSLATE_NOOP(
             "PositionAnswers",
             "%1's pawns protect each other better: %2 has more isolated, doubled or backward pawns.")},
        {ClassicalTheme::Passed,
         QT_TRANSLATE_NOOP("PositionAnswers",
                           "%1's passed pawns are the more dangerous ones: no enemy pawn can stop them.")},
        {ClassicalTheme::Pieces,
         QT_TRANSLATE_NOOP("PositionAnswers",
                           "%1's pieces work better together: the bishop pair, knights on "
                           "squares that no pawn attacks, rooks on open files.")},
        {ClassicalTheme::Shelter,
         QT_TRANSLATE_NOOP("PositionAnswers", "%1's king is better sheltered by pawns.")},
        {ClassicalTheme::Danger,
         QT_TRANSLATE_NOOP("PositionAnswers", "%2's king is under stronger attack than %1's.")},
        {ClassicalTheme::Threats,
         QT_TRANSLATE_NOOP(
             "PositionAnswers",
             "%1 attacks more of the enemy's pieces, or attacks them with less valuable ones.")},
        {ClassicalTheme::Space, QT_TRANSLATE_NOOP("PositionAnswers", "%1 has more space behind the pawns.")},
        {ClassicalTheme::Tempo, QT_TRANSLATE_NOOP("PositionAnswers", "%1 is to move.")},
    };
    for (const auto& [theme, meaning] : kMeanings)
        if (nameOf(theme) == term) return PositionAnswers::tr(meaning);
    return {};
}

/// A sentence need not name both sides, or not in that order.
QString withSides(QString meaning, Color favoured) {
    return meaning.replace(QStringLiteral("%1"), sideWord(favoured))
        .replace(QStringLiteral("%2"), sideWord(~favoured));
}

/// What counts for one side at least so much is told, in centipawns.
constexpr int kTellingTermCp = 8;

/// "White has a queen for 2 rooks.", "Black is ahead by a pawn."
QString materialMeaning(const Position& position, Color favoured) {
    const MaterialChange material = materialOn(position, favoured);
    if (material.gained.empty()) return {};
    const QString text =
        material.lost.empty() ? PositionAnswers::tr("%1 is ahead by %2.") : PositionAnswers::tr("%1 has %2.");
    return text.arg(sideWord(favoured), gainText(material));
}

QString explained(const EvaluationTerm& term, const Position& position) {
    const Color favoured = term.whiteCp > term.blackCp ? White : Black;
    if (term.name == nameOf(ClassicalTheme::Material)) return materialMeaning(position, favoured);
    return withSides(meaningOf(term.name), favoured);
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

/// Of how much more or less than usual is told, in centipawns; and of how many pieces.
constexpr int kTellingValueCp = 60;
constexpr std::size_t kMaxPieces = 4;

/// "White's knight on e5 is worth 4.3 pawns to the evaluator, 1.1 more than a knight usually is.": the pieces
/// that differ most from what the evaluator usually makes of them.
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
             meaning.arg(pawnsText(piece.own), pawnsText(std::abs(piece.more)), name)});
    }
    return rows;
}

/// "White is better by 0.8 pawns", "The game is level", "White mates in 3".
QString balanceText(Score score, Color mover) {
    const Color side = (score >= 0) == (mover == White) ? White : Black;
    const int lead = std::abs(score);
    if (isMate(score))
        return PositionAnswers::tr("%1 mates in %2").arg(sideWord(side)).arg(std::abs(mateInMoves(score)));
    if (isTableWin(score))
        return PositionAnswers::tr("%1 wins, as the Syzygy tables know").arg(sideWord(side));
    if (lead < kLevelCp) return PositionAnswers::tr("The game is level");
    if (lead < kClearCp)
        return PositionAnswers::tr("%1 is a little better, by %2").arg(sideWord(side), pawnsText(lead));
    if (lead < kWonCp) return PositionAnswers::tr("%1 is better, by %2").arg(sideWord(side), pawnsText(lead));
    return PositionAnswers::tr("%1 is winning, by %2").arg(sideWord(side), pawnsText(lead));
}

}  // namespace

AnswerCard threatCard(const AskedPosition& asked, const ThreatAnswer& answer) {
    AnswerCard card = cardAt(answer.inCheck ? asked.position() : answer.threat.from);
    const Color mover = asked.position().sideToMove();
    const Plan& told = answer.threat.line.empty() ? answer.best : answer.threat;
    card.note = searchedText(told.depth, told.nodes);
    card.columns = {PositionAnswers::tr("Line"), PositionAnswers::tr("Score")};
    if (answer.inCheck) {
        card.verdict = PositionAnswers::tr("%1 is in check").arg(sideWord(mover));
        card.sentences = {
            PositionAnswers::tr("The threat is on the board already: %1 has to answer the check.")
                .arg(sideWord(mover))};
    } else if (answer.threat.line.empty()) {
        card.verdict = PositionAnswers::tr("%1 threatens nothing").arg(sideWord(~mover));
        card.sentences = {PositionAnswers::tr("If %1 passed, %2 would have no move.")
                              .arg(sideWord(mover), sideWord(~mover))};
    } else {
        const Move move = answer.threat.line.front();
        card.move = numberedMove(answer.threat.from, move);
        card.tone = answer.isReal()
                        ? (matesSoon(answer.threat) ? QStringLiteral("mate") : QStringLiteral("bad"))
                        : QStringLiteral("neutral");
        card.verdict =
            answer.isReal() ? PositionAnswers::tr("is threatened") : PositionAnswers::tr("is no threat yet");
        card.sentences = {threatSentence(answer)};
        card.line = answer.threat.line;
        card.arrows = {arrowOf(answer.threat.from, move, answer.isReal() ? "threat" : "third")};
        card.rows.push_back(
            {{shortLine(answer.threat.from, answer.threat.line), scoreText(answer.threat.score, ~mover)},
             PositionAnswers::tr("%1, if %2 passed").arg(sideWord(~mover), sideWord(mover)),
             answer.threat.line,
             true,
             answer.isReal()});
    }
    if (const QString fear = fearSentence(answer); !fear.isEmpty()) card.sentences += fear;
    if (!answer.best.line.empty()) {
        card.arrows.push_back(arrowOf(answer.best.from, answer.best.line.front(), "second"));
        card.rows.push_back(
            {{shortLine(answer.best.from, answer.best.line), scoreText(answer.best.score, mover)},
             PositionAnswers::tr("%1, the best line of the position").arg(sideWord(mover)),
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
    card.verdict = balanceText(info.score, mover);
    card.note = searchedText(info.depth, info.statistics.totalNodes());
    card.line = info.pv;
    if (!info.pv.empty()) card.arrows = {arrowOf(position, info.pv.front(), "best")};
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
    const Position end = endOf(position, info.pv);
    card.columns = {PositionAnswers::tr("Reason"), PositionAnswers::tr("For White")};
    card.rows = termRows(end);
    for (AnswerRow& row : pieceRows(asked.search.evaluator, end)) card.rows.push_back(std::move(row));
    const int told = scoreForWhite(EvaluatorKind::Classical, end);
    card.sentences = {
        PositionAnswers::tr("After the best line, %1, the search gives %2. The table shows the reasons of "
                            "the classical evaluation in that position.")
            .arg(firstMoves(position, info.pv), scoreText(info.score, mover)),
        PositionAnswers::tr("The reasons add up to %1. The evaluator that plays is a network: it has learnt "
                            "from games and gives no reasons, so the two scores differ.")
            .arg(scoreText(told, White))};
    if (asked.search.evaluator.kind != EvaluatorKind::Network)
        card.sentences.back() = PositionAnswers::tr("The reasons add up to %1.").arg(scoreText(told, White));
    return card;
}

}  // namespace plyglass
