// What to record, and the tree when it is there. Its passes are in explorer_view_model_passes.cpp, walking
// and questions in explorer_view_model_walk.cpp, the way back to the game in explorer_view_model_game.cpp.
#include "app/viewmodels/explorer/explorer_view_model.h"

#include <QThreadPool>
#include <algorithm>
#include <utility>

#include "app/viewmodels/shared/number_text.h"
#include "app/viewmodels/shared/setup_choices.h"
#include "engine/chess/movegen.h"
#include "engine/lab/analysis/words.h"

namespace plyglass {

namespace {

const QString kDepthKey = QStringLiteral("explorer/depth");
const QString kBoundKey = QStringLiteral("explorer/boundMillions");
constexpr std::size_t kMillion = 1'000'000;

QString positionName(const GameNode* node) {
    if (!node->parent())
        return node->position() == Position::start() ? QObject::tr("Start position")
                                                     : QObject::tr("First position");
    const Position& before = node->parent()->position();
    return QObject::tr("After %1").arg(QString::fromStdString(lineInWords(before, {node->move()}, 1)));
}

}  // namespace

ExplorerViewModel::ExplorerViewModel(GameController& controller, EngineService& engine, Settings& settings,
                                     QObject* parent)
    : QObject(parent), m_controller(controller), m_engine(engine), m_settings(settings), m_whyNot(engine) {
    m_depth = settings.readInt(kDepthKey, kDefaultDepth, kMinDepth, kMaxDepth);
    m_boundMillions = settings.readInt(kBoundKey, kDefaultBoundMillions, 1, boundMillionsMax());
    connect(&engine, &EngineService::reported, this, &ExplorerViewModel::onReported);
    connect(&engine, &EngineService::answered, this, &ExplorerViewModel::onAnswered);
    connect(&controller, &GameController::shownChanged, this, [this] {
        m_showsGame = m_showsGame && hasTree();
        if ((!hasTree() && !m_recording) || m_showsGame) showNode();
        emit positionChanged();
    });
    connect(&controller, &GameController::setupChanged, this, &ExplorerViewModel::settingsChanged);
    connect(&m_whyNot, &WhyNotViewModel::changed, this, [this] {
        emit stateChanged();
        emit refutationChanged();
        emit boardChanged();
    });
    connect(&m_whyNot, &WhyNotViewModel::lineChanged, this,
            [this](int kept) { setAnswerPly(std::min(m_answerPly, kept)); });
    connect(&m_finder, &TraceFinder::found, this, &ExplorerViewModel::onFound);
    showNode();
}

ExplorerViewModel::~ExplorerViewModel() = default;

QString ExplorerViewModel::positionText() const { return positionName(shown()); }

bool ExplorerViewModel::stale() const { return hasTree() && !isRootShown(); }

QStringList ExplorerViewModel::choiceNames() const {
    QStringList names = QStringList(tr("As in the game")) + presetNames();
    for (const Level& level : allLevels())
        if (!level.isFull())
            names += tr("Level %1 · %2").arg(level.number).arg(levelNames().value(level.number - 1));
    return names;
}

void ExplorerViewModel::setChoiceIndex(int index) {
    if (index < 0 || index >= choiceNames().size() || index == m_choice) return;
    m_choice = index;
    emit settingsChanged();
}

void ExplorerViewModel::setDepth(int depth) {
    depth = std::clamp(depth, kMinDepth, kMaxDepth);
    if (depth == m_depth) return;
    m_depth = depth;
    m_settings.write(kDepthKey, depth);
    emit settingsChanged();
}

void ExplorerViewModel::setBoundMillions(int millions) {
    millions = std::clamp(millions, 1, boundMillionsMax());
    if (millions == m_boundMillions) return;
    m_boundMillions = millions;
    m_settings.write(kBoundKey, millions);
    emit settingsChanged();
}

PlayerSetup ExplorerViewModel::player() const {
    const GameSetup& setup = m_controller.setup();
    const Color toMove = shown()->position().sideToMove();
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

int ExplorerViewModel::depthToRecord() const {
    const auto level = levelFromNumber(player().level);
    return level && !level->isFull() ? std::min(m_depth, level->depth) : m_depth;
}

QString ExplorerViewModel::levelNote() const {
    const auto level = levelFromNumber(player().level);
    if (!level || level->isFull()) return {};
    return tr("%1: at most %n plies and %2 positions, misjudged as it misjudges them, without the moves that "
              "it overlooks. "
              "Among the best moves of this search it plays one by chance.",
              "", level->depth)
        .arg(levelNames().value(level->number - 1))
        .arg(groupedText(level->nodes));
}

LevelRequest ExplorerViewModel::requestFor(const GameNode* node) const {
    LevelRequest request;
    thinkLike(player(), request);
    request.position = node->position();
    request.history = keysBefore(node);
    request.lastMove = node->move();
    request.threads = 1;
    request.limits = {};
    request.limits.depth = depthToRecord();
    request.gameSeed = m_controller.setup().seed;
    return request;
}

void ExplorerViewModel::record() {
    m_whyNot.forget();
    dropTree();
    m_recorded = shown()->position();
    m_history = keysBefore(shown());
    m_treeText = positionText();
    showNode();
    if (!hasLegalMove(m_recorded)) {
        m_emptyText = tr("There is no legal move here, so there is nothing to search.");
        emit treeChanged();
        return;
    }
    EngineRequest request;
    request.kind = EngineRequest::Kind::Record;
    request.search = requestFor(shown());
    m_cutsOff = effective(request.search.techniques).alphaBeta;
    request.trace.maxNodes = static_cast<std::size_t>(m_boundMillions) * kMillion;
    m_recording = true;
    m_progressText = tr("Searching");
    m_generation = m_engine.think(EngineSlot::Explorer, request);
    emit stateChanged();
    emit treeChanged();
}

void ExplorerViewModel::stop() { m_engine.stop(EngineSlot::Explorer); }

/// Before the next recording: two large trees at once would take too much memory.
void ExplorerViewModel::dropTree() {
    forgetFound();
    m_hover = -1;
    m_askedNode = -1;
    m_showsGame = false;
    m_bestLine.clear();
    m_top = 0;
    m_rows.clear();
    m_icicle.show(SearchTree(), 0, {});
    m_slowMotion.show(SearchTree(), SlowMotion::Window::Stays);
    // Giving back some hundred megabytes takes longer than a frame.
    QThreadPool::globalInstance()->start([gone = std::exchange(m_tree, SearchTree())] {});
    m_emptyText.clear();
    emit treeChanged();
    emit passChanged();
    emit topChanged();
    emit currentChanged();
}

void ExplorerViewModel::onReported(const EngineReport& report) {
    if (report.slot != EngineSlot::Explorer || report.generation != m_generation || !m_recording) return;
    m_progressText = tr("Depth %1 of %2, %3 nodes")
                         .arg(std::max(1, report.info.depthInProgress))
                         .arg(depthToRecord())
                         .arg(counterText(report.info.statistics.totalNodes()));
    emit stateChanged();
}

void ExplorerViewModel::onAnswered(const EngineAnswer& answer) {
    if (answer.slot != EngineSlot::Explorer || answer.generation != m_generation || !m_recording) return;
    m_recording = false;
    m_tree = SearchTree(m_recorded, answer.trace);
    if (hasTree()) {
        showPass(m_tree.pass());
        m_slowMotion.show(m_tree, m_cutsOff ? SlowMotion::Window::Narrows : SlowMotion::Window::Stays);
    } else {
        m_emptyText = tr("The search was stopped before there was a tree.");
    }
    emit stateChanged();
    emit treeChanged();
    // Which one is only heard of when the list of all is there.
    emit passChanged();
    emit positionChanged();
}

}  // namespace plyglass
