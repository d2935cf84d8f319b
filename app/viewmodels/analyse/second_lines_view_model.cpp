// The second search uses the position, number of lines, threads and memory of the first.
#include "app/viewmodels/analyse/second_lines_view_model.h"

#include <algorithm>
#include <cstdlib>

#include "app/services/game/engine_requests.h"
#include "app/viewmodels/shared/board_position.h"
#include "app/viewmodels/shared/number_text.h"
#include "engine/chess/line_walk.h"
#include "engine/chess/san.h"

namespace plyglass {

namespace {

const QString kOnKey = QStringLiteral("analyse/second");
const QString kPlayerKey = QStringLiteral("analyse/second-player");

/// A different evaluator from the first, so that there is something to compare.
PlayerSetup defaultSecond() {
    PlayerSetup player;
    player.kind = PlayerKind::Computer;
    player.evaluator = EvaluatorKind::Classical;
    return player;
}

enum class ScoreKind { Pawns, TableWin, Mate };

ScoreKind kindOf(const ScoreView& score) {
    if (score.isMate) return ScoreKind::Mate;
    return score.isTableWin() ? ScoreKind::TableWin : ScoreKind::Pawns;
}

bool isForWhite(const ScoreView& score) { return score.isMate ? score.mateIn > 0 : score.cp > 0; }

QString sanOf(const Position& position, Move move) { return QString::fromStdString(toSan(position, move)); }

}  // namespace

SecondLinesViewModel::SecondLinesViewModel(const SecondLinesParts& parts, QObject* parent)
    : QObject(parent),
      m_analyse(parts.analyse),
      m_evaluators(parts.evaluators),
      m_settings(parts.settings),
      m_lane(parts.engine, EngineSlot::Second),
      m_player(defaultSecond()),
      m_settingsOfPlayer(parts.evaluators, access()),
      m_on(parts.settings.readBool(kOnKey, false)) {
    readPlayer();
    connect(&m_analyse, &AnalyseViewModel::changed, this, &SecondLinesViewModel::follow);
    connect(&m_analyse, &AnalyseViewModel::boardChanged, this, &SecondLinesViewModel::changed);
    connect(&m_evaluators, &EvaluatorLibrary::changed, this, [this] {
        lookUpEvaluator();
        follow();
    });
    connect(&m_lane, &EngineLane::reported, this,
            [this](const EngineReport& report) { onReported(report.info); });
    connect(&m_lane, &EngineLane::answered, this,
            [this](const EngineAnswer& answer) { onReported(answer.result.info); });
}

PlayerAccess SecondLinesViewModel::access() {
    return {.read = [this] { return m_player; },
            .write =
                [this](const PlayerSetup& player) {
                    m_player = player;
                    m_settings.write(kPlayerKey, QString::fromStdString(toText(player)));
                    follow();
                    emit m_settingsOfPlayer.changed();
                }};
}

void SecondLinesViewModel::readPlayer() {
    const QString text = m_settings.readText(kPlayerKey);
    if (text.isEmpty()) return;
    if (const auto player = playerFromText(text.toStdString())) m_player = *player;
    lookUpEvaluator();
}

void SecondLinesViewModel::lookUpEvaluator() {
    if (!m_player.evaluator.isOwn()) return;
    const LibraryEvaluator* const found = m_evaluators.find(m_player.evaluator.id);
    m_player.evaluator = found ? found->evaluator : PlayerEvaluator(EvaluatorKind::Classical);
}

void SecondLinesViewModel::setOn(bool on) {
    if (on == m_on) return;
    m_on = on;
    m_analyse.previewLine({}, 0);
    m_settings.write(kOnKey, on);
    follow();
}

void SecondLinesViewModel::follow() {
    const bool wanted = m_on && m_analyse.wantsSearch();
    const bool isSamePosition = m_asked && m_asked->position == m_analyse.searched();
    const bool isSame =
        isSamePosition && m_asked->lineCount == m_analyse.lineCount() && m_asked->player == m_player;
    if (!wanted) {
        m_lane.cancel();
        m_running = false;
        const bool isAnswer = isSamePosition && m_asked->player == m_player;
        if (!m_on || !m_analyse.active() || !isAnswer) forget();
        m_lines.setRows(m_lines.rows().mid(0, m_analyse.lineCount()));
    } else if (!m_running || !isSame) {
        ask();
    }
    emit changed();
}

void SecondLinesViewModel::forget() {
    m_asked.reset();
    m_info.reset();
    m_lines.setRows({});
}

void SecondLinesViewModel::ask() {
    forget();
    m_running = true;
    m_asked = Question{m_analyse.searched(), m_analyse.lineCount(), m_player};
    EngineRequest request = m_analyse.endlessRequest();
    PlayerSetup player = m_player;
    player.level = kFullLevel;
    player.depth = kNoDepthLimit;
    player.techniques.tieChancePercent = 0;
    player.threads = request.asked.search.threads;
    player.hashMib = request.asked.search.hashMib;
    thinkLike(player, request.asked);
    m_lane.ask(request);
}

void SecondLinesViewModel::onReported(const SearchInfo& info) {
    if (info.depth == 0 || !m_asked) return;
    m_info = info;
    m_info->lines = info.linesSoFar;
    QList<AnalysisLine> rows;
    for (const RootLine& line : m_info->lines) rows += analysisLineOf(m_asked->position, line);
    m_lines.setRows(std::move(rows));
    emit changed();
}

QString SecondLinesViewModel::firstName() const {
    const LibraryEvaluator* const known = m_evaluators.find(PlayerSetup().evaluator.id);
    return known ? known->name : QString();
}

QString SecondLinesViewModel::name() const {
    QStringList parts;
    if (m_player.evaluator.id != PlayerSetup().evaluator.id) parts += m_settingsOfPlayer.evaluatorName();
    const int preset = m_settingsOfPlayer.presetIndex();
    if (preset < 0)
        parts += tr("own techniques");
    else if (m_player.techniques != PlayerSetup().techniques)
        parts += m_settingsOfPlayer.presetNames()[preset];
    return parts.isEmpty() ? tr("Same settings as the first") : parts.join(QStringLiteral(" · "));
}

QString SecondLinesViewModel::progressText() const {
    if (!m_info) return {};
    return tr("depth %1, %2 nodes").arg(m_info->depth).arg(counterText(m_info->statistics.totalNodes()));
}

bool SecondLinesViewModel::isComparable() const {
    const auto& first = m_analyse.info();
    const auto hasLine = [](const std::optional<SearchInfo>& info) {
        return info && !info->lines.empty() && !info->lines.front().pv.empty();
    };
    return m_asked && hasLine(first) && hasLine(m_info) && m_asked->position == m_analyse.searched();
}

SecondLinesViewModel::Agreement SecondLinesViewModel::moveAgreement() const {
    if (!isComparable()) return Agreement::Unknown;
    return best().pv.front() == firstBest().pv.front() ? Agreement::Same : Agreement::Different;
}

SecondLinesViewModel::Agreement SecondLinesViewModel::scoreAgreement() const {
    if (!isComparable()) return Agreement::Unknown;
    const ScoreView a = view(firstBest().score);
    const ScoreView b = view(best().score);
    const bool alike =
        kindOf(a) == kindOf(b) && (kindOf(a) == ScoreKind::Pawns ? std::abs(a.cp - b.cp) <= kClearDifferenceCp
                                                                 : isForWhite(a) == isForWhite(b));
    return alike ? Agreement::Same : Agreement::Different;
}

QString SecondLinesViewModel::moveText() const {
    if (!isComparable()) return {};
    const QString move = sanOf(m_asked->position, best().pv.front());
    return moveAgreement() == Agreement::Same ? tr("same move: %1").arg(move)
                                              : tr("other move: %1").arg(move);
}

QString SecondLinesViewModel::scoreText() const {
    if (!isComparable()) return {};
    if (scoreAgreement() == Agreement::Same) return tr("similar score");
    const ScoreView a = view(firstBest().score);
    const ScoreView b = view(best().score);
    if (kindOf(a) != kindOf(b))
        return kindOf(a) == ScoreKind::Mate || kindOf(b) == ScoreKind::Mate ? tr("one sees a mate")
                                                                            : tr("one knows the result");
    if (kindOf(a) != ScoreKind::Pawns) return tr("disagree who wins");
    constexpr double kCpPerPawn = 100.0;
    return tr("%1 pawns apart").arg(std::abs(a.cp - b.cp) / kCpPerPawn, 0, 'f', 2);
}

QVariantList SecondLinesViewModel::arrows() const {
    if (!m_running || m_analyse.previewing() || moveAgreement() != Agreement::Different) return {};
    return valuesOf(arrowsOf(m_asked->position, best().pv.front(), BoardArrow::Kind::Hint));
}

void SecondLinesViewModel::preview(int line, int plies) {
    m_analyse.previewLine(m_asked ? LineWalk(m_asked->position, movesOfLine(m_info, line)) : LineWalk(),
                          plies);
}

void SecondLinesViewModel::playLine(int line, int plies) {
    m_analyse.explore(firstPlies(movesOfLine(m_info, line), plies));
}

}  // namespace plyglass
