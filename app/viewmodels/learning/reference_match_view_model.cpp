#include "app/viewmodels/learning/reference_match_view_model.h"

#include <algorithm>
#include <cmath>

#include "app/services/utf8_text.h"
#include "app/viewmodels/learning/elo_text.h"
#include "app/viewmodels/shared/number_text.h"

namespace plyglass {

namespace {

QString signedElo(double elo) {
    const auto whole = std::lround(elo);
    if (whole == 0) return QStringLiteral("0");
    return (whole < 0 ? QChar(0x2212) : QChar(u'+')) +
           groupedText(static_cast<std::uint64_t>(std::abs(whole)));
}

}  // namespace

ReferenceMatchViewModel::ReferenceMatchViewModel(const EvaluatorLibrary& evaluators, QObject* parent)
    : QObject(parent), m_evaluators(evaluators), m_opponent(PlayerEvaluator(EvaluatorKind::Genome).id) {
    connect(&evaluators, &EvaluatorLibrary::changed, this, &ReferenceMatchViewModel::opponentsChanged);
    connect(&m_match, &ReferenceMatch::advanced, this, [this] {
        takeScore();
        emit changed();
    });
    connect(&m_match, &ReferenceMatch::ended, this, [this](const QString& error) {
        m_error = error;
        tellScore();
        // Until the first pair is finished the previous match is shown.
        if (!m_result.hasPair()) m_result = m_before;
        emit changed();
    });
}

void ReferenceMatchViewModel::takeScore() {
    m_result.counts = m_match.score().counts();
    m_result.pairs = m_match.score().pairs();
}

void ReferenceMatchViewModel::tellScore() {
    takeScore();
    if (m_result.hasPair()) emit scored(m_result);
}

void ReferenceMatchViewModel::shutDown() {
    if (!running()) return;
    m_match.abandon();
    tellScore();
}

int ReferenceMatchViewModel::opponentIndex() const { return std::max(0, m_evaluators.indexOf(m_opponent)); }

void ReferenceMatchViewModel::setOpponentIndex(int index) {
    if (index < 0 || index >= static_cast<int>(m_evaluators.all().size())) return;
    m_opponent = m_evaluators.all()[static_cast<std::size_t>(index)].evaluator.id;
    emit opponentsChanged();
}

void ReferenceMatchViewModel::setGames(int games) {
    m_games = std::clamp(games, 2, kMaxGames) / 2 * 2;
    emit changed();
}

void ReferenceMatchViewModel::setNodes(int nodes) {
    m_nodes = std::clamp(nodes, 1, kMaxNodes);
    emit changed();
}

void ReferenceMatchViewModel::setChallenger(const QString& name, const EvaluatorChoice& evaluator,
                                            std::uint64_t measuredNodes) {
    m_challengerName = name;
    m_challenger = evaluator;
    if (measuredNodes != m_measuredNodes)
        m_nodes = static_cast<int>(std::min<std::uint64_t>(measuredNodes, kMaxNodes));
    m_measuredNodes = measuredNodes;
    emit changed();
}

void ReferenceMatchViewModel::clearChallenger() {
    shutDown();
    m_challengerName.clear();
    m_result = m_before = {};
    m_error.clear();
    emit changed();
}

void ReferenceMatchViewModel::show(const MatchResult& result) {
    Q_ASSERT(!running());
    m_result = result;
    emit changed();
}

void ReferenceMatchViewModel::start() {
    if (!canStart()) return;
    const LibraryEvaluator& opponent = m_evaluators.all()[static_cast<std::size_t>(opponentIndex())];
    ReferenceMatchOptions options;
    options.challenger = m_challenger;
    options.reference = opponent.evaluator.choice;
    options.games = m_games;
    options.nodes = static_cast<std::uint64_t>(m_nodes);
    options.threads = std::min(kMaxMatchThreads, maxThreads());
    m_before = m_result;
    m_result = {.challenger = m_challengerName.toStdString(),
                .opponent = opponent.name.toStdString(),
                .games = options.games,
                .nodes = options.nodes};
    m_error.clear();
    m_match.start(options);
    emit changed();
}

QString ReferenceMatchViewModel::pairing() const {
    if (!hasScore()) return {};
    return tr("%1 against %2").arg(text(m_result.challenger), text(m_result.opponent));
}

QString ReferenceMatchViewModel::eloText() const {
    if (!isJudged()) return QStringLiteral("–");
    const double estimate = elo().elo;
    // Elo is infinite if all points went one way.
    return std::isfinite(estimate) ? signedElo(estimate) : percentText(estimate > 0 ? 1 : 0);
}

QString ReferenceMatchViewModel::marginText() const {
    if (!isJudged()) return {};
    const EloEstimate estimate = elo();
    const double margin = (estimate.high - estimate.low) / 2;
    if (!std::isfinite(estimate.elo)) return tr("of the points");
    return std::isfinite(margin) ? tr("± %1 Elo").arg(std::lround(margin)) : tr("Elo");
}

QString ReferenceMatchViewModel::tone() const {
    if (!isJudged()) return QStringLiteral("neutral");
    const EloEstimate estimate = elo();
    return estimate.low > 0    ? QStringLiteral("good")
           : estimate.high < 0 ? QStringLiteral("bad")
                               : QStringLiteral("neutral");
}

QString ReferenceMatchViewModel::verdict() const {
    if (!hasScore()) return {};
    if (!isJudged()) return tr("Too few games to judge");
    const EloEstimate estimate = elo();
    if (!std::isfinite(estimate.elo)) return tr("Too far apart for Elo");
    return estimate.low > 0    ? tr("Significantly stronger")
           : estimate.high < 0 ? tr("Significantly weaker")
                               : tr("Not yet distinguishable");
}

QString ReferenceMatchViewModel::gamesText() const {
    const QString of = played() < m_result.games ? tr("%1 of %2").arg(played()).arg(m_result.games)
                                                 : QString::number(played());
    return tr("%1, 95 %").arg(conditionsText(of, m_result.nodes));
}

double ReferenceMatchViewModel::progress() const {
    return m_result.games == 0 ? 0 : double(played()) / m_result.games;
}

}  // namespace plyglass
