#include "app/viewmodels/explorer/tree_recording.h"
#include "app/services/opponent_name.h"

#include <algorithm>

#include "app/viewmodels/shared/number_text.h"
#include "app/viewmodels/shared/setup_choices.h"

namespace plyglass {

namespace {

const QString kDepthKey = QStringLiteral("explorer/depth");
const QString kBoundKey = QStringLiteral("explorer/boundMillions");
constexpr std::size_t kBoundUnit = 1'000'000;

}  // namespace

TreeRecording::TreeRecording(GameController& controller, EngineService& engine, Settings& settings,
                             QObject* parent)
    : QObject(parent), m_controller(controller), m_settings(settings), m_lane(engine, EngineSlot::Explorer) {
    m_depth = settings.readInt(kDepthKey, kDefaultDepth, kMinDepth, kMaxDepth);
    m_boundMillions = settings.readInt(kBoundKey, kDefaultBoundMillions, 1, boundMillionsMax());
    connect(&controller, &GameController::setupChanged, this, &TreeRecording::settingsChanged);
    connect(&m_lane, &EngineLane::reported, this, [this](const EngineReport& report) {
        m_progressText = tr("Depth %1 of %2, %3 nodes")
                             .arg(std::max(1, report.info.depthInProgress))
                             .arg(depthToRecord())
                             .arg(counterText(report.info.statistics.totalNodes()));
        emit progressed();
    });
    connect(&m_lane, &EngineLane::answered, this,
            [this](const EngineAnswer& answer) { emit recorded(answer.trace); });
}

QStringList TreeRecording::choiceNames() const {
    QStringList names = QStringList(tr("As in the game")) + presetNames();
    for (const Level& level : allLevels())
        if (!level.isFull())
            names += tr("Level %1 · %2").arg(level.number).arg(levelNames().value(level.number - 1));
    return names;
}

void TreeRecording::setChoiceIndex(int index) {
    if (index < 0 || index >= choiceNames().size() || index == m_choice) return;
    m_choice = index;
    emit settingsChanged();
}

void TreeRecording::setDepth(int depth) {
    depth = std::clamp(depth, kMinDepth, kMaxDepth);
    if (depth == m_depth) return;
    m_depth = depth;
    m_settings.write(kDepthKey, depth);
    emit settingsChanged();
}

void TreeRecording::setBoundMillions(int millions) {
    millions = std::clamp(millions, 1, boundMillionsMax());
    if (millions == m_boundMillions) return;
    m_boundMillions = millions;
    m_settings.write(kBoundKey, millions);
    emit settingsChanged();
}

/// The computer to move, else the other, else one at full strength.
PlayerSetup TreeRecording::player() const {
    const GameSetup& setup = m_controller.setup();
    const Color toMove = m_controller.shown()->position().sideToMove();
    PlayerSetup player;
    for (const Color color : {~toMove, toMove})
        if (setup.players[color].kind == PlayerKind::Computer) player = setup.players[color];
    const int presets = static_cast<int>(allPresets().size());
    if (m_choice > presets) return atLevel(player, m_choice - presets);
    if (m_choice > 0) {
        player.techniques = withPreset(player.techniques, m_choice - 1);
        player.level = kFullLevel;
    }
    return player;
}

/// At most the depth of the level.
int TreeRecording::depthToRecord() const {
    const PlayerSetup computer = player();
    return computer.isFull() ? m_depth : std::min(m_depth, levelAt(computer.level).depth);
}

QString TreeRecording::levelNote() const {
    const PlayerSetup computer = player();
    if (computer.isFull()) return {};
    const Level level = levelAt(computer.level);
    return tr("%1: at most %n plies and %2 positions, with its errors of evaluation and without the moves "
              "that it overlooks. It plays one of the best moves of this search at random.",
              "", level.depth)
        .arg(opponentName(computer.level))
        .arg(groupedText(level.nodes));
}

LevelRequest TreeRecording::requestFor(const GameNode* node) const {
    LevelRequest request;
    thinkLike(player(), request);
    request.search.position = node->position();
    request.search.knowledge = knowledgeOfEndings();
    request.search.gameKeys = keysBefore(node);
    request.lastMove = node->move();
    request.search.threads = 1;
    request.search.limits = {};
    request.search.limits.depth = depthToRecord();
    request.gameSeed = m_controller.setup().seed;
    return request;
}

void TreeRecording::begin(const GameNode* node) {
    EngineRequest request;
    request.kind = EngineRequest::Kind::Record;
    request.asked = requestFor(node);
    request.trace.maxNodes = static_cast<std::size_t>(m_boundMillions) * kBoundUnit;
    m_cutsOff = effective(request.asked.search.techniques).alphaBeta;
    m_progressText = tr("Searching");
    m_lane.ask(request);
    emit progressed();
}

}  // namespace plyglass
