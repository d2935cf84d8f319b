// Plays one match after another.
#include "app/viewmodels/learning/rivals_view_model.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "app/viewmodels/learning/elo_text.h"

namespace plyglass {

RivalsViewModel::RivalsViewModel(const EvaluatorLibrary& evaluators, QObject* parent)
    : QObject(parent), m_evaluators(evaluators) {
    connect(&evaluators, &EvaluatorLibrary::changed, this, [this] {
        forgetOthers();
        fill();
    });
    connect(&m_match, &ReferenceMatch::advanced, this, &RivalsViewModel::fill);
    connect(&m_match, &ReferenceMatch::ended, this, &RivalsViewModel::onEnded);
    fill();
}

QString RivalsViewModel::caption() const {
    return tr("Each %1").arg(conditionsText(QString::number(m_games), m_nodes));
}

void RivalsViewModel::show(const EvaluatorChoice& challenger, RivalScores known) {
    if (!m_hasChallenger || !(challenger == m_challenger)) stop();
    m_challenger = challenger;
    m_hasChallenger = true;
    m_scores = std::move(known);
    forgetOthers();
    fill();
}

void RivalsViewModel::clear() {
    stop();
    m_hasChallenger = false;
    m_scores.clear();
    fill();
}

void RivalsViewModel::shutDown() {
    m_isRunning = false;
    m_match.abandon();
}

void RivalsViewModel::setMatch(int games, std::uint64_t nodes) {
    m_games = games;
    m_nodes = nodes;
    emit changed();
}

void RivalsViewModel::start() {
    if (!canStart()) return;
    m_error.clear();
    m_isRunning = true;
    playNext();
}

void RivalsViewModel::stop() {
    m_isRunning = false;
    m_playing.clear();
    m_match.abandon();
    fill();
}

bool RivalsViewModel::isRival(const LibraryEvaluator& other) const {
    return !m_hasChallenger || !(other.evaluator.choice == m_challenger);
}

/// An id is reused after its evaluator is removed, and built-in weights change between versions of the
/// program.
void RivalsViewModel::forgetOthers() {
    std::erase_if(m_scores, [this](const auto& entry) {
        const LibraryEvaluator* other = m_evaluators.find(entry.first);
        return other && weightsChecksum(other->evaluator.choice) != entry.second.checksum;
    });
}

std::string RivalsViewModel::next() const {
    for (const LibraryEvaluator& other : m_evaluators.all())
        if (isRival(other) && !m_scores.contains(other.evaluator.id)) return other.evaluator.id;
    return {};
}

void RivalsViewModel::playNext() {
    m_playing = next();
    m_isRunning = !m_playing.empty();
    if (m_isRunning) {
        ReferenceMatchOptions options;
        options.challenger = m_challenger;
        options.reference = m_evaluators.find(m_playing)->evaluator.choice;
        m_checksum = weightsChecksum(options.reference);
        options.games = m_games;
        options.nodes = m_nodes;
        options.threads = std::min(kMaxMatchThreads, maxThreads());
        m_match.start(options);
    }
    fill();
}

void RivalsViewModel::onEnded(const QString& error) {
    m_error = error;
    const std::string rival = std::exchange(m_playing, {});
    if (!error.isEmpty() || !m_isRunning) return stop();
    const RivalScore score{m_match.score().counts(), m_match.score().pairs(), m_checksum};
    m_scores[rival] = score;
    // The id may have been reused during the match.
    forgetOthers();
    emit scored(rival, score);
    if (m_isRunning) playNext();
}

void RivalsViewModel::fill() {
    QList<RivalRow> rows;
    for (const LibraryEvaluator& other : m_evaluators.all()) {
        if (!isRival(other)) continue;
        const std::string& id = other.evaluator.id;
        const bool isPlaying = m_isRunning && id == m_playing;
        const auto known = m_scores.find(id);
        const bool isKnown = known != m_scores.end();
        const RivalScore score = isKnown ? known->second : RivalScore();
        const EloEstimate elo = estimateElo(score.pairs);
        const QString counts = isPlaying ? tr("%1 of %2").arg(m_match.score().games()).arg(m_games)
                               : isKnown ? tr("%1 won, %2 drawn, %3 lost")
                                               .arg(score.counts.wins)
                                               .arg(score.counts.draws)
                                               .arg(score.counts.losses)
                                         : QString();
        rows.append({other.name, isKnown ? eloText(elo) : QString(), isKnown ? marginText(elo) : QString(),
                     isKnown ? toneOf(elo) : QStringLiteral("neutral"), counts, isPlaying});
    }
    m_rows.setRows(std::move(rows));
    emit changed();
}

}  // namespace plyglass
