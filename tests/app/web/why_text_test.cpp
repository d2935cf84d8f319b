// The page says an answer with the words of the window.
#include "app/web/why_text.h"

#include "app/services/why_words.h"
#include "engine/chess/san.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

constexpr ReasonKind kLastReason = ReasonKind::Position;
constexpr WhyNotVerdict kLastVerdict = WhyNotVerdict::OnlyMove;

QString text(const std::string& words) { return QString::fromStdString(words); }

/// An answer about 1.e4, with a line, for every part to be said.
WhyNotAnswer answerWith(WhyNotVerdict verdict) {
    const Position start = Position::start();
    Position after = start;
    const Move asked = *parseUci(start, "e2e4");
    after.play(asked);
    WhyNotAnswer answer;
    answer.verdict = verdict;
    answer.bestDepth = answer.candidateDepth = 9;
    answer.bestScore = 120;
    answer.candidateScore = -20;
    answer.bestLine = {*parseUci(start, "d2d4")};
    answer.candidateLine = {asked, *parseUci(after, "e7e5")};
    answer.depths.resize(2);
    answer.depths.front().depth = 3;
    answer.depths.back().depth = 9;
    answer.fellAtDepth = 7;
    answer.nodes = 1234567;
    answer.isFinal = true;
    return answer;
}

void compare(const WhyNotAnswer& answer) {
    const Position start = Position::start();
    QCOMPARE(text(verdictSentence(answer)),
             verdictText(answer.verdict, answer.bestScore, answer.candidateScore));
    QCOMPARE(text(whyNotSentences(answer, start)), whyNotText(answer, start));
    QCOMPARE(text(depthSentence(answer)), depthText(answer));
}

}  // namespace

class WhyTextTest : public QObject {
    Q_OBJECT

  private slots:
    void everyVerdictIsSaidAlike() {
        for (int verdict = 0; verdict <= static_cast<int>(kLastVerdict); ++verdict)
            compare(answerWith(static_cast<WhyNotVerdict>(verdict)));
    }

    void everyReasonIsSaidAlike() {
        for (int kind = 0; kind <= static_cast<int>(kLastReason); ++kind) {
            WhyNotAnswer answer = answerWith(WhyNotVerdict::Worse);
            answer.reasons = {Reason{.kind = static_cast<ReasonKind>(kind),
                                     .moves = 3,
                                     .lost = {Queen, Knight, Pawn, Pawn},
                                     .gained = {Rook, Bishop},
                                     .piece = Knight,
                                     .square = A8}};
            compare(answer);
            answer.reasons.push_back({.kind = ReasonKind::Stalemate});
            compare(answer);
        }
    }

    void materialIsSaidAlike() {
        using Pieces = std::vector<PieceType>;
        const std::vector<std::pair<Pieces, Pieces>> changes = {
            {{Rook}, {Bishop}},   {{Rook}, {Knight}}, {{Rook}, {Pawn}},   {{Queen}, {}},
            {{Queen, Queen}, {}}, {{Pawn}, {}},       {{Bishop}, {Rook}}, {{Knight, Bishop, Pawn}, {Rook}}};
        for (const auto& [lost, gained] : changes)
            for (const ReasonKind kind : {ReasonKind::LosesMaterial, ReasonKind::MissesMaterial}) {
                WhyNotAnswer answer = answerWith(WhyNotVerdict::Worse);
                answer.reasons = {Reason{.kind = kind, .lost = lost, .gained = gained}};
                if (kind == ReasonKind::MissesMaterial)
                    std::swap(answer.reasons[0].lost, answer.reasons[0].gained);
                compare(answer);
            }
    }

    void theRestIsSaidAlike() {
        WhyNotAnswer answer = answerWith(WhyNotVerdict::Worse);
        answer.fellAtDepth = 3;
        compare(answer);
        answer.fellAtDepth = 0;
        answer.candidateLine.resize(1);
        compare(answer);
        answer.candidateScore = -kMateScore + 6;
        compare(answer);
        answer.isInterrupted = true;
        compare(answer);
        answer.isFinal = false;
        answer.candidateScore = 20;
        compare(answer);
    }
};

PLYGLASS_TEST(WhyTextTest);
#include "why_text_test.moc"
