#include "app/viewmodels/ask/answer_words.h"

#include <QCoreApplication>

#include "app/services/utf8_text.h"
#include "app/viewmodels/shared/number_text.h"
#include "engine/lab/analysis/format.h"

namespace plyglass {

namespace {

constexpr std::size_t kShortPlies = 6;
constexpr std::size_t kAnswerPlies = 4;

struct AnswerWords {
    Q_DECLARE_TR_FUNCTIONS(AnswerWords)
};

}  // namespace

AnswerCard cardAt(const Position& position) {
    AnswerCard card;
    card.position = position;
    return card;
}

QString numberedMove(const Position& position, Move move) { return text(lineToText(position, {move}, 1)); }

QString firstMoves(const Position& position, const std::vector<Move>& line) {
    return text(lineToText(position, line, kAnswerPlies));
}

QString shortLine(const Position& position, const std::vector<Move>& line) {
    const QString moves = text(lineToText(position, line, kShortPlies));
    return line.size() > kShortPlies ? moves + QStringLiteral(" …") : moves;
}

QString searchedText(int depth, std::uint64_t nodes) {
    if (depth == 0) return AnswerWords::tr("From the endgame tables");
    return AnswerWords::tr("Depth %1, %2 positions").arg(depth).arg(counterText(nodes));
}

}  // namespace plyglass
