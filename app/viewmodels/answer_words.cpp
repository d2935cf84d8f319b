#include "app/viewmodels/answer_words.h"

#include <QCoreApplication>

#include "app/viewmodels/line_walk.h"
#include "app/viewmodels/number_text.h"

namespace plyglass {

namespace {

constexpr int kShortPlies = 6;
constexpr int kQuotedPlies = 4;

struct AnswerWords {
    Q_DECLARE_TR_FUNCTIONS(AnswerWords)
};

}  // namespace

QString numberedMove(const Position& position, Move move) { return LineWalk(position, {move}).text(0, 1); }

QString firstMoves(const Position& position, const std::vector<Move>& line) {
    return LineWalk(position, line).text(0, kQuotedPlies);
}

QString shortLine(const Position& position, const std::vector<Move>& line) {
    const LineWalk walk(position, line);
    const QString text = walk.text(0, kShortPlies);
    return walk.length() > kShortPlies ? text + QStringLiteral(" …") : text;
}

QString toneOf(WhyNotVerdict verdict) {
    if (verdict == WhyNotVerdict::GetsMated || verdict == WhyNotVerdict::MissesMate)
        return QStringLiteral("mate");
    return isAgainst(verdict) ? QStringLiteral("bad") : QStringLiteral("good");
}

QString searchedText(int depth, std::uint64_t nodes) {
    return AnswerWords::tr("Depth %1, %2 positions").arg(depth).arg(counterText(nodes));
}

QString sideName(Color color) { return color == White ? AnswerWords::tr("White") : AnswerWords::tr("Black"); }

}  // namespace plyglass
