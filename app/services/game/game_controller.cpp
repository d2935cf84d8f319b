// Moves, navigation and taking back. The engine's part is in game_controller_engine.cpp.
#include "app/services/game/game_controller.h"

#include <QDate>
#include <QRandomGenerator>
#include <algorithm>

#include "app/services/game/game_copy.h"
#include "app/services/game/saved_game.h"

namespace plyglass {

namespace {

std::uint64_t freshSeed() { return QRandomGenerator::system()->generate64(); }

std::vector<const GameNode*> nodesTo(const GameNode* node) {
    std::vector<const GameNode*> path;
    for (; node->parent(); node = node->parent()) path.push_back(node);
    std::reverse(path.begin(), path.end());
    return path;
}

bool contains(const std::vector<const GameNode*>& path, const GameNode* node) {
    return !node->parent() || std::find(path.begin(), path.end(), node) != path.end();
}

/// The child of `node` on the way to `descendant`, else the first child, else nullptr.
const GameNode* childTowards(const GameNode* node, const GameNode* descendant) {
    for (; descendant && descendant->parent(); descendant = descendant->parent())
        if (descendant->parent() == node) return descendant;
    return node->children().empty() ? nullptr : node->children().front().get();
}

}  // namespace

GameController::GameController(EngineService& engine, GameClock& clock, const PlayOptions& options,
                               QObject* parent)
    : QObject(parent),
      m_engine(engine),
      m_clock(clock),
      m_options(options),
      m_random(options.seed ? *options.seed : freshSeed()),
      m_shown(m_game.root()) {
    connect(&m_engine, &EngineService::answered, this, &GameController::onAnswered);
    connect(&m_engine, &EngineService::reported, this, &GameController::onReported);
    connect(&m_clock, &GameClock::flagFell, this,
            [this](Color side) { endGame(outcomeOnTime(live()->position(), side)); });
}

GameController::~GameController() = default;

bool GameController::computerToMove() const { return !isOver() && !personToMove(); }

bool GameController::mayMove(Color color) const {
    if (m_opened) return !(isOver() && m_shown == live());
    if (m_paused || (isOver() && m_shown == live())) return false;
    return m_setup.isPerson(color);
}

const GameNode* GameController::takeBackTarget() const {
    if (m_waiting || m_opened || !m_setup.hasPerson()) return nullptr;
    // What was agreed or resigned is undone before any move is; time that has run out needs the move before.
    const bool undoesEnd = m_ended && m_ended->reason != OutcomeReason::Timeout &&
                           m_ended->reason != OutcomeReason::TimeoutInsufficient;
    for (const GameNode* node = undoesEnd ? live() : live()->parent(); node; node = node->parent())
        if (m_setup.isPerson(node->position().sideToMove())) return node;
    return nullptr;
}

bool GameController::canTakeBack() const { return takeBackTarget() != nullptr; }

bool GameController::canRedo() const {
    return !m_ended && !m_waiting && !m_opened && !live()->children().empty();
}

bool GameController::canHint() const {
    if (m_hinting || (isOver() && m_shown == live()) || m_game.outcomeAt(m_shown).isOver()) return false;
    return mayMove(m_shown->position().sideToMove());
}

bool GameController::canOfferDraw() const {
    return !isOver() && !m_waiting && !m_drawOffered && !m_opened && personToMove() && live()->ply() > 0;
}

bool GameController::canPause() const {
    return !isOver() && !m_waiting && (m_paused || !m_setup.hasPerson() || m_clock.isEnabled());
}

void GameController::newGame(const GameSetup& setup, Begin begin) {
    Game game(setup.start);
    game.setTag("Event", "Casual game");
    game.setTag("Site", "Plyglass");
    game.setTag("Date", QDate::currentDate().toString(QStringLiteral("yyyy.MM.dd")).toStdString());
    GameSetup fresh = setup;
    fresh.seed = 0;
    replaceGame(std::move(game), fresh);
    m_waiting = begin == Begin::WhenToldTo;
    m_clock.configure(setup.time, setup.blackTime);
    afterChange();
}

void GameController::resume(Game game, const GameSetup& setup) {
    replaceGame(std::move(game), setup);
    m_clock.configure(setup.time, setup.blackTime);
    if (live()->clocks) m_clock.set(*live()->clocks);
    afterChange();
}

void GameController::open(Game game) {
    GameSetup setup = m_setup;
    setup.seed = 0;
    setup.start = game.startPosition();
    setup.time = TimeControl::untimed();
    setup.blackTime.reset();
    game.goTo(game.mainLineEnd());
    replaceGame(std::move(game), setup, Origin::Elsewhere);
    m_clock.configure(setup.time, setup.blackTime);
    follow(m_game.root());
    afterChange();
}

void GameController::replaceGame(Game game, const GameSetup& setup, Origin origin) {
    dropThinking();
    dropQuestions();
    emit leaving();
    m_edits.clear();
    m_game = std::move(game);
    m_setup = withKnownEvaluators(setup);
    while (m_setup.seed == 0) m_setup.seed = m_random.next();
    m_game.setDrawRule(m_drawRule.value_or(DrawRule::Automatic));
    m_ended.reset();
    m_redoEnd = nullptr;
    m_offerNode = nullptr;
    m_waiting = false;
    // Whoever hears of the new game asks at once whose it is.
    m_opened = origin == Origin::Elsewhere;
    m_paused = m_opened && !isOver();
    m_line.clear();
    m_shown = m_game.root();
    follow(live());
    emit setupChanged();
}

GameSetup GameController::withKnownEvaluators(GameSetup setup) {
    for (PlayerSetup& player : setup.players) {
        if (!player.evaluator.isOwn()) continue;
        const auto known =
            m_options.findEvaluator ? m_options.findEvaluator(player.evaluator.id) : std::nullopt;
        if (!known)
            emit said(tr("The evaluator “%1” is not there any more; the hand evaluation takes its place.")
                          .arg(QString::fromStdString(player.evaluator.id)),
                      Tone::Warn);
        player.evaluator = known.value_or(EvaluatorKind::Hand);
    }
    return setup;
}

Result<void> GameController::play(Move move) {
    if (!mayMove(m_shown->position().sideToMove())) return fail("It is not your move.");
    const GameNode* const before = live();
    if (m_shown != before) {
        m_game.goTo(m_shown);
        if (const auto played = m_game.play(move); !played) {
            m_game.goTo(before);
            return tl::unexpected(played.error());
        }
        const GameNode* const node = live();
        m_game.goTo(before);
        standAt(m_shown);
        m_game.goTo(node);
    } else if (const auto played = m_game.play(move); !played) {
        return tl::unexpected(played.error());
    }
    m_paused = m_waiting = false;
    takeOver();
    m_redoEnd = nullptr;
    afterMove(m_shown);
    return {};
}

void GameController::takeOver() {
    if (!m_opened) return;
    m_opened = false;
    emit takenOver();
}

void GameController::standAt(const GameNode* node) {
    dropThinking();
    dropQuestions();
    if (m_ended) m_game.clearOutcome();
    m_ended.reset();
    m_game.goTo(node);
    if (m_clock.isEnabled()) m_clock.set(live()->clocks.value_or(m_clock.initial()));
}

Result<void> GameController::playFrom(const GameNode* node, const std::vector<Move>& line) {
    const GameNode* const before = live();
    m_game.goTo(node);
    for (const Move move : line) {
        const std::optional<ClockPair> clocks = live()->clocks;
        if (const auto added = m_game.addMove(move); !added) {
            m_game.goTo(before);
            return tl::unexpected(added.error());
        }
        if (!live()->clocks) m_game.current()->clocks = clocks;
    }
    const GameNode* const end = live();
    m_game.goTo(before);
    standAt(end);
    m_redoEnd = nullptr;
    m_paused = m_opened;
    follow(end);
    afterChange();
    return {};
}

void GameController::takeBack() {
    const GameNode* target = takeBackTarget();
    if (!target) return;
    if (!m_redoEnd) m_redoEnd = live();
    standAt(target);
    m_paused = false;
    follow(live());
    afterChange();
}

void GameController::redo() {
    if (!canRedo()) return;
    const GameNode* target = live();
    do {
        const GameNode* next = childTowards(target, m_redoEnd);
        if (!next) break;
        target = next;
    } while (!m_setup.isPerson(target->position().sideToMove()));
    standAt(target);
    follow(live());
    afterChange();
}

void GameController::show(const GameNode* node) {
    if (node == m_shown || !m_game.contains(node)) return;
    dropQuestions();
    follow(node);
    emit stateChanged();
}

void GameController::follow(const GameNode* shown) {
    m_shown = shown;
    std::vector<const GameNode*> line = nodesTo(live());
    if (!contains(line, shown)) {
        line = m_line;
        if (!contains(line, shown)) {
            const GameNode* end = shown;
            while (!end->children().empty()) end = end->children().front().get();
            line = nodesTo(end);
        }
    }
    m_line = std::move(line);
    emit shownChanged();
}

void GameController::afterMove(const GameNode* previous) {
    m_edits.dropUndone();
    dropThinking();
    dropQuestions();
    const Color mover = previous->position().sideToMove();
    if (m_clock.isEnabled()) m_game.current()->clocks = m_clock.press(mover);
    const GameNode* const node = live();
    if (m_shown == previous)
        follow(node);
    else
        follow(m_shown);
    emit movePlayed(node);
    if (node == live()) afterChange();
}

void GameController::afterChange() {
    updateEngine();
    updateClock();
    emit gameChanged();
    emit stateChanged();
    if (const Outcome end = outcome(); end.isOver() && !m_opened) emit ended(end);
}

void GameController::updateClock() {
    // The first move is free: people look at a new board before they begin.
    const bool runs = !isOver() && !m_paused && !m_waiting && live()->ply() > 0;
    if (runs)
        m_clock.start(live()->position().sideToMove());
    else
        m_clock.stop();
}

void GameController::setThinkTimes(int minimumMs, int thinkTimeMs) {
    m_options.minimumThinkMs = minimumMs;
    m_options.thinkTimeMs = thinkTimeMs;
}

void GameController::setPaused(bool paused) {
    if (paused == m_paused || !canPause()) return;
    m_paused = paused;
    if (!paused) takeOver();
    if (!paused && m_shown != live()) follow(live());
    updateEngine();
    updateClock();
    emit stateChanged();
}

void GameController::setWaiting(bool waiting) {
    if (waiting == m_waiting) return;
    m_waiting = waiting;
    updateEngine();
    updateClock();
    emit stateChanged();
}

void GameController::setDrawRule(DrawRule rule) {
    m_drawRule = rule;
    if (m_game.drawRule() == rule) return;
    m_game.setDrawRule(rule);
    afterChange();
}

const Game& GameController::gameForSaving() {
    if (m_opened) return m_game;
    const auto name = [this](const char* tag, Color color) {
        if (isOwnPlayerTag(m_game.tag(tag))) m_game.setTag(tag, playerTag(m_setup, color).toStdString());
    };
    name("White", White);
    name("Black", Black);
    writeSetup(m_game, m_setup);
    return gameAsPlayed();
}

const Game& GameController::gameForSharing() {
    if (m_opened) return m_game;
    gameForSaving();
    forgetPlace(m_game);
    return gameAsPlayed();
}

const Game& GameController::gameAsPlayed() {
    if (!m_ended || live()->children().empty()) return m_game;
    m_played = copyUpTo(m_game, live());
    m_played.end(*m_ended);
    return m_played;
}

void GameController::shutDown() {
    dropThinking();
    dropQuestions();
    m_clock.stop();
    m_waiting = true;
}

}  // namespace plyglass
