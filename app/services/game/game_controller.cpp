#include "app/services/game/game_controller.h"

#include <QDate>
#include <QRandomGenerator>

#include "app/services/game/computer_decisions.h"
#include "app/services/game/game_copy.h"
#include "app/services/game/saved_game.h"

namespace plyglass {

namespace {

std::uint64_t freshSeed() { return QRandomGenerator::system()->generate64(); }

GameResult winFor(Color color) { return color == White ? GameResult::WhiteWins : GameResult::BlackWins; }

}  // namespace

GameController::GameController(EngineService& engine, GameClock& clock, const PlayOptions& options,
                               QObject* parent)
    : QObject(parent),
      m_clock(clock),
      m_options(options),
      m_random(options.seed ? *options.seed : freshSeed()),
      m_turn(engine),
      m_hintLane(engine, EngineSlot::Hint),
      m_offerLane(engine, EngineSlot::Hint) {
    connect(&m_turn, &EngineTurn::began, this, &GameController::searchBegan);
    connect(&m_turn, &EngineTurn::reported, this, &GameController::searchReported);
    connect(&m_turn, &EngineTurn::dropped, this, &GameController::searchDropped);
    connect(&m_turn, &EngineTurn::restarted, this, &GameController::searchRestarted);
    connect(&m_turn, &EngineTurn::ranOutOfMemory, this, &GameController::stateChanged);
    connect(&m_turn, &EngineTurn::answered, this, &GameController::playAnswer);
    connect(&m_hintLane, &EngineLane::answered, this, [this](const EngineAnswer& answer) {
        emit hintFound(shown(), answer.result.bestMove);
        emit stateChanged();
    });
    connect(&m_offerLane, &EngineLane::answered, this,
            [this](const EngineAnswer& answer) { answerDrawOffer(answer.result.info); });
    connect(&m_clock, &GameClock::flagFell, this,
            [this](Color side) { endGame(outcomeOnTime(live()->position(), side)); });
}

GameController::~GameController() = default;

bool GameController::computerToMove() const { return !isOver() && !personToMove(); }

bool GameController::mayMove(Color color) const {
    if (isOpened()) return !(isOver() && m_board.showsLive());
    if (m_paused || (isOver() && m_board.showsLive())) return false;
    return m_setup.isPerson(color);
}

const GameNode* GameController::takeBackTarget() const {
    if (m_waiting || isOpened() || !m_setup.hasPerson()) return nullptr;
    // What was agreed or resigned is undone before any move is; time that has run out needs the move before.
    const bool undoesEnd = m_ended && m_ended->reason != OutcomeReason::Timeout &&
                           m_ended->reason != OutcomeReason::TimeoutInsufficient;
    for (const GameNode* node = undoesEnd ? live() : live()->parent(); node; node = node->parent())
        if (m_setup.isPerson(node->position().sideToMove())) return node;
    return nullptr;
}

bool GameController::canTakeBack() const { return takeBackTarget() != nullptr; }

bool GameController::canRedo() const {
    return !m_ended && !m_waiting && !isOpened() && !live()->children().empty();
}

bool GameController::canHint() const {
    if (isHinting() || (isOver() && m_board.showsLive()) || game().outcomeAt(shown()).isOver()) return false;
    return mayMove(shown()->position().sideToMove());
}

bool GameController::canOfferDraw() const {
    return !isOver() && !m_waiting && !isDrawOffered() && !isOpened() && personToMove() && live()->ply() > 0;
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
    follow(m_board.game().root());
    afterChange();
}

void GameController::replaceGame(Game game, const GameSetup& setup, Origin origin) {
    m_turn.drop();
    dropQuestions();
    emit leaving();
    m_board.replace(std::move(game));
    m_setup = withKnownEvaluators(setup);
    while (m_setup.seed == 0) m_setup.seed = m_random.next();
    m_board.game().setDrawRule(m_drawRule.value_or(DrawRule::Automatic));
    m_ended.reset();
    m_offerNode = nullptr;
    m_waiting = false;
    // Whoever hears of the new game asks at once whose it is.
    m_origin = origin;
    m_paused = isOpened() && !isOver();
    emit shownChanged();
    emit setupChanged();
}

GameSetup GameController::withKnownEvaluators(GameSetup setup) {
    for (PlayerSetup& player : setup.players) {
        if (!player.evaluator.isOwn()) continue;
        const auto known =
            m_options.findEvaluator ? m_options.findEvaluator(player.evaluator.id) : std::nullopt;
        if (!known)
            emit said(tr("The evaluator “%1” no longer exists; the classical evaluation is used instead.")
                          .arg(QString::fromStdString(player.evaluator.id)),
                      Tone::Warn);
        player.evaluator = known.value_or(EvaluatorKind::Classical);
    }
    return setup;
}

Result<void> GameController::play(Move move) {
    if (!mayMove(shown()->position().sideToMove())) return fail("It is not your move.");
    Game& game = m_board.game();
    const GameNode* const before = live();
    if (shown() != before) {
        game.goTo(shown());
        if (const auto played = game.play(move); !played) {
            game.goTo(before);
            return tl::unexpected(played.error());
        }
        const GameNode* const node = live();
        game.goTo(before);
        standAt(shown());
        game.goTo(node);
    } else if (const auto played = game.play(move); !played) {
        return tl::unexpected(played.error());
    }
    m_paused = m_waiting = false;
    takeOver();
    m_board.forgetTakenBack();
    afterMove(shown());
    return {};
}

void GameController::takeOver() {
    if (!isOpened()) return;
    m_origin = Origin::PlayedHere;
    emit takenOver();
}

void GameController::standAt(const GameNode* node) {
    m_turn.drop();
    dropQuestions();
    if (m_ended) m_board.game().clearOutcome();
    m_ended.reset();
    m_board.game().goTo(node);
    if (m_clock.isEnabled()) m_clock.set(live()->clocks.value_or(m_clock.initial()));
}

Result<void> GameController::playFrom(const GameNode* node, const std::vector<Move>& line) {
    const auto path = m_board.pathTo(node, line);
    if (!path) return tl::unexpected(path.error());
    const GameNode* const end = *path;
    standAt(end);
    m_board.forgetTakenBack();
    m_paused = isOpened();
    follow(end);
    afterChange();
    return {};
}

void GameController::takeBack() {
    const GameNode* target = takeBackTarget();
    if (!target) return;
    m_board.rememberTakenBack();
    standAt(target);
    m_paused = false;
    follow(live());
    afterChange();
}

void GameController::redo() {
    if (!canRedo()) return;
    const GameNode* target = live();
    do {
        const GameNode* next = m_board.nextTaken(target);
        if (!next) break;
        target = next;
    } while (!m_setup.isPerson(target->position().sideToMove()));
    standAt(target);
    follow(live());
    afterChange();
}

void GameController::show(const GameNode* node) {
    if (node == shown() || !game().contains(node)) return;
    dropQuestions();
    follow(node);
    emit stateChanged();
}

void GameController::follow(const GameNode* shown) {
    m_board.follow(shown);
    emit shownChanged();
}

Result<void> GameController::afterEdit(const Result<void>& done) {
    if (!done) return done;
    dropQuestions();
    m_board.settleEdit(m_origin);
    emit shownChanged();
    afterChange();
    return {};
}

Result<void> GameController::deleteFrom(const GameNode* node) {
    return afterEdit(m_board.deleteFrom(node, m_origin));
}

Result<void> GameController::deleteVariation(const GameNode* node) {
    return afterEdit(m_board.deleteVariation(node, m_origin));
}

Result<void> GameController::promoteVariation(const GameNode* node) {
    return afterEdit(m_board.promoteVariation(node));
}

Result<void> GameController::makeMainLine(const GameNode* node) {
    return afterEdit(m_board.makeMainLine(node));
}

void GameController::undoEdit() {
    if (m_board.undoEdit()) (void)afterEdit({});
}

void GameController::redoEdit() {
    if (m_board.redoEdit()) (void)afterEdit({});
}

void GameController::afterMove(const GameNode* previous) {
    m_board.dropUndoneEdits();
    m_turn.drop();
    dropQuestions();
    const Color mover = previous->position().sideToMove();
    if (m_clock.isEnabled()) m_board.game().current()->clocks = m_clock.press(mover);
    const GameNode* const node = live();
    if (shown() == previous)
        follow(node);
    else
        follow(shown());
    emit movePlayed(node);
    if (node == live()) afterChange();
}

void GameController::afterChange() {
    updateEngine();
    updateClock();
    emit gameChanged();
    emit stateChanged();
    if (const Outcome end = outcome(); end.isOver() && !isOpened()) emit ended(end);
}

void GameController::updateClock() {
    // The first move is free: people look at a new board before they begin.
    const bool runs = !isOver() && !m_paused && !m_waiting && live()->ply() > 0;
    if (runs)
        m_clock.start(live()->position().sideToMove());
    else
        m_clock.stop();
}

void GameController::updateEngine() {
    const bool thinks = computerToMove() && !m_paused && !m_waiting;
    if (thinks && !isThinking())
        startThinking();
    else if (!thinks)
        m_turn.drop();
}

void GameController::startThinking() {
    const PlayerSetup& player = m_setup.players[live()->position().sideToMove()];
    EngineRequest request = moveRequest(player, game(), m_clock, m_options);
    request.search.seed = m_random.next();
    request.search.gameSeed = m_setup.seed;
    m_turn.begin(SearchContext{live(), player, request.search}, request);
}

void GameController::dropQuestions() {
    m_hintLane.cancel();
    m_offerLane.cancel();
}

void GameController::setPlayer(Color color, const PlayerSetup& player) {
    PlayerSetup& now = m_setup.players[color];
    if (player == now) return;
    const bool staysComputer = player.kind == now.kind && player.kind == PlayerKind::Computer;
    now = player;
    emit setupChanged();
    if (isThinking() && live()->position().sideToMove() == color) m_turn.dropForRestart(staysComputer);
    updateEngine();
    emit gameChanged();
    emit stateChanged();
}

void GameController::playAnswer(const SearchResult& result, bool wasComputer) {
    const GameNode* const before = live();
    if (wasComputer) {
        emit searchEnded(result);
        endByComputer(result.info);
        if (isOver()) return;
        recordEvaluation(*m_board.game().current(), result.info, EvaluatedNode::Searched);
    }
    if (const auto played = m_board.game().play(result.bestMove); !played) {
        emit said(
            tr("The engine's move was rejected: %1").arg(QString::fromStdString(played.error().message)),
            Tone::Bad);
        emit stateChanged();
        return;
    }
    if (wasComputer) {
        recordEvaluation(*m_board.game().current(), result.info, EvaluatedNode::AfterMove);
        m_board.game().current()->nodes = result.info.statistics.totalNodes();
    }
    afterMove(before);
    if (wasComputer) considerDrawOffer();
}

/// The computer to move claims a draw that is not in its favour, or resigns.
void GameController::endByComputer(const SearchInfo& info) {
    if (game().canClaimDraw() && info.depth > 0 && info.score <= kDrawScore) {
        claimDraw();
        return;
    }
    if (!m_computersGiveUp || !resignsAfter(game(), m_setup, info)) return;
    emit said(tr("Plyglass resigns."), Tone::Good);
    endGame({winFor(~live()->position().sideToMove()), OutcomeReason::Resignation});
}

void GameController::considerDrawOffer() {
    if (!m_computersGiveUp || isOver() || !offersDrawNow(game(), m_setup, m_offerNode)) return;
    m_offerNode = live();
    emit said(tr("Plyglass offers a draw: accept it with the draw button, or play on."), Tone::Neutral);
    emit stateChanged();
}

void GameController::requestHint() {
    if (!canHint()) return;
    dropQuestions();
    m_hintLane.ask(hintRequest(shown()->position(), m_options));
    emit stateChanged();
}

void GameController::offerDraw() {
    if (!canOfferDraw()) return;
    const Color offering = live()->position().sideToMove();
    const PlayerSetup& other = m_setup.players[~offering];
    if (other.kind != PlayerKind::Computer || hasDrawOffer()) {
        endGame({GameResult::Draw, OutcomeReason::Agreement});
        return;
    }
    dropQuestions();
    m_offerLane.ask(drawOfferRequest(other, game(), m_options));
    emit stateChanged();
}

void GameController::answerDrawOffer(const SearchInfo& info) {
    switch (answerToDrawOffer(game(), info)) {
        case DrawAnswer::Accepts:
            emit said(tr("Plyglass accepts the draw."), Tone::Good);
            endGame({GameResult::Draw, OutcomeReason::Agreement});
            return;
        case DrawAnswer::StandsBetter:
            emit said(tr("Plyglass declines the draw: it thinks it stands better."), Tone::Neutral);
            break;
        case DrawAnswer::TooEarly:
            emit said(tr("Plyglass declines the draw: it is too early in the game."), Tone::Neutral);
            break;
        case DrawAnswer::PlaysOn:
            emit said(tr("Plyglass declines the draw: it wants to play on."), Tone::Neutral);
            break;
    }
    emit stateChanged();
}

void GameController::claimDraw() {
    if (isOver() || !game().canClaimDraw()) return;
    constexpr int kThreefold = 3;
    const bool threefold = game().repetitions() >= kThreefold;
    endGame({GameResult::Draw, threefold ? OutcomeReason::ThreefoldRepetition : OutcomeReason::FiftyMoves});
}

void GameController::resign() {
    if (!canResign()) return;
    const Color toMove = live()->position().sideToMove();
    const Color loser = m_setup.isPerson(toMove) ? toMove : ~toMove;
    endGame({winFor(~loser), OutcomeReason::Resignation});
}

void GameController::endGame(const Outcome& outcome) {
    if (isOver()) return;
    m_turn.drop();
    dropQuestions();
    m_paused = false;
    takeOver();
    m_board.game().end(outcome);
    m_ended = outcome;
    if (!m_board.showsLive()) follow(live());
    afterChange();
}

void GameController::setThinkTimes(int minimumMs, int thinkTimeMs) {
    m_options.minimumThinkMs = minimumMs;
    m_options.thinkTimeMs = thinkTimeMs;
}

void GameController::setPaused(bool paused) {
    if (paused == m_paused || !canPause()) return;
    m_paused = paused;
    if (!paused) takeOver();
    if (!paused && !m_board.showsLive()) follow(live());
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
    if (game().drawRule() == rule) return;
    m_board.game().setDrawRule(rule);
    afterChange();
}

const Game& GameController::gameForSaving() {
    if (isOpened()) return game();
    const auto name = [this](const char* tag, Color color) {
        if (isOwnPlayerTag(game().tag(tag)))
            m_board.game().setTag(tag, playerTag(m_setup, color).toStdString());
    };
    name("White", White);
    name("Black", Black);
    writeSetup(m_board.game(), m_setup);
    return gameAsPlayed();
}

const Game& GameController::gameForSharing() {
    if (isOpened()) return game();
    gameForSaving();
    forgetPlace(m_board.game());
    return gameAsPlayed();
}

const Game& GameController::gameAsPlayed() {
    if (!m_ended || live()->children().empty()) return game();
    m_played = copyUpTo(game(), live());
    m_played.end(*m_ended);
    return m_played;
}

void GameController::shutDown() {
    m_turn.drop();
    dropQuestions();
    m_clock.stop();
    m_waiting = true;
}

}  // namespace plyglass
