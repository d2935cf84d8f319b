#include "app/services/game/game_controller.h"

#include <QRandomGenerator>

#include "app/services/game/recorded_evaluation.h"
#include "app/services/game/saved_game.h"
#include "app/services/game/thought_record.h"
#include "app/services/translated.h"
#include "app/services/utf8_text.h"
#include "engine/knowledge/opening_names.h"

namespace plyglass {

GameController::GameController(EngineService& engine, GameClock& clock, const PlayOptions& options,
                               QObject* parent)
    : QObject(parent),
      m_clock(clock),
      m_judgements(engine.judgements()),
      m_options(options),
      m_random(options.seed ? *options.seed : QRandomGenerator::system()->generate64()),
      m_turn(engine),
      m_hints(*this, engine),
      m_ends(*this, engine) {
    connect(&m_turn, &EngineTurn::began, this, &GameController::searchBegan);
    connect(&m_turn, &EngineTurn::reported, this, &GameController::searchReported);
    connect(&m_turn, &EngineTurn::dropped, this, &GameController::searchDropped);
    connect(&m_turn, &EngineTurn::restarted, this, &GameController::searchRestarted);
    connect(&m_turn, &EngineTurn::ranOutOfMemory, this, &GameController::stateChanged);
    connect(&m_turn, &EngineTurn::moveFound, this, &GameController::playFound);
    connect(&m_turn, &EngineTurn::randomMoveDrawn, this, &GameController::playRandom);
    connect(&m_hints, &GameHints::changed, this, &GameController::stateChanged);
    connect(&m_ends, &GameEnds::changed, this, &GameController::stateChanged);
    connect(&m_ends, &GameEnds::notified, this, &GameController::notified);
    connect(&m_clock, &GameClock::flagFell, this,
            [this](Color side) { endGame(outcomeOnTime(live()->position(), side)); });
}

GameController::~GameController() = default;

std::optional<Color> GameController::ownSide() const {
    if (players()) return players()->onlyPerson();
    return m_ownNames.sideOf(text(game().tag("White")), text(game().tag("Black")));
}

void GameController::setOwnNames(const OwnNames& names) {
    if (names == m_ownNames) return;
    m_ownNames = names;
    emit stateChanged();
}

bool GameController::mayMove(Color color) const {
    if (isOver() && m_shownGame.showsLive()) return false;
    return isOpened() || m_setup.isPerson(color);
}

const GameNode* GameController::takeBackTarget() const {
    if (isWaiting() || isOpened() || !m_setup.hasPerson()) return nullptr;
    // An agreement or resignation is undone before any move; a time loss requires the move before.
    const bool undoesEnd = m_ended && m_ended->reason != OutcomeReason::Timeout &&
                           m_ended->reason != OutcomeReason::TimeoutInsufficient;
    for (const GameNode* node = undoesEnd ? live() : live()->parent(); node; node = node->parent())
        if (m_setup.isPerson(node->position().sideToMove())) return node;
    return nullptr;
}

bool GameController::canRedo() const {
    return !m_ended && !isWaiting() && !isOpened() && !live()->children().empty();
}

Result<void> GameController::explore(const std::vector<Move>& line) {
    const bool isBegun = isOpened() || !game().root()->children().empty();
    m_commentDraft.keep();
    const auto end = m_shownGame.addAnalysis(line);
    if (!end) return tl::unexpected(end.error());
    if (!isBegun) startAnalysis();
    if (isOpened()) m_shownGame.settleEdit(m_state);
    m_editIsLast = true;
    follow(*end);
    emit gameChanged();
    emit stateChanged();
    return {};
}

/// A game being entered, not played, has no players until the user sets them.
void GameController::startAnalysis() {
    setState(PlayState::Viewed);
    m_openedPlayers.reset();
    m_turn.drop();
    for (const char* tag : {"Event", "Site", "Date"}) m_shownGame.game().removeTag(tag);
    emit setupChanged();
}

bool GameController::canPause() const {
    return !isOver() && !isWaiting() && (isPaused() || !m_setup.hasPerson() || m_clock.isEnabled());
}

void GameController::newGame(const GameSetup& setup, Begin begin) {
    GameSetup fresh = setup;
    fresh.seed = 0;
    replaceGame(newGameOf(setup), fresh, begin == Begin::AtOnce ? PlayState::Playing : PlayState::Waiting);
    m_clock.configure(setup.time, setup.blackTime);
    afterChange();
}

void GameController::resume(Game game, const GameSetup& setup) {
    replaceGame(std::move(game), setup, PlayState::Playing);
    m_clock.configure(setup.time, setup.blackTime);
    if (const auto clocks = clocksAt(live())) m_clock.set(*clocks);
    afterChange();
}

void GameController::open(Game game) {
    const GameSetup setup{m_setup.players, TimeControl::untimed(), {}, 0, game.startPosition()};
    m_openedPlayers = playersOf(game);
    if (m_openedPlayers) lookUpEvaluators(*m_openedPlayers, m_options);
    game.goTo(game.mainLineEnd());
    replaceGame(std::move(game), setup, PlayState::Viewed);
    m_clock.configure(setup.time, setup.blackTime);
    follow(m_shownGame.game().root());
    afterChange();
}

void GameController::replaceGame(Game game, const GameSetup& setup, PlayState state) {
    m_commentDraft.keep();
    m_turn.leaveLine();
    dropQuestions();
    emit leaving();
    m_shownGame.replace(std::move(game));
    m_setup = setup;
    for (const std::string& id : lookUpEvaluators(m_setup, m_options))
        emit notified(tr("The evaluator “%1” no longer exists; the classical evaluation is used instead.")
                          .arg(QString::fromStdString(id)),
                      Tone::Warn);
    while (m_setup.seed == 0) m_setup.seed = m_random.next();
    m_ended.reset();
    m_ends.forgetOffer();
    m_editIsLast = false;
    setState(state);
    emit shownChanged();
    emit setupChanged();
}

Result<void> GameController::play(Move move) {
    if (!mayMove(shown()->position().sideToMove()))
        return fail(translatable("Engine", "It is not your move."));
    if (const auto played = playAtShown(move); !played) return played;
    startPlayingHere();
    m_shownGame.forgetTakenBack();
    afterMove(shown());
    return {};
}

/// Plays a move at the shown node. A refused move changes neither search nor clock, so a variation is tested
/// before the game goes to its start.
Result<void> GameController::playAtShown(Move move) {
    Game& game = m_shownGame.game();
    const GameNode* const before = live();
    game.goTo(shown());
    const auto played = game.play(move);
    if (!played) {
        game.goTo(before);
        return tl::unexpected(played.error());
    }
    if (shown() == before) return {};
    game.goTo(before);
    standAt(shown());
    game.goTo(*played);
    return {};
}

void GameController::startPlayingHere() {
    const bool wasOpened = isOpened();
    setState(PlayState::Playing);
    if (wasOpened) emit playedOn();
}

/// The text of a game from elsewhere decides where it ends.
void GameController::setState(PlayState state) {
    m_state = state;
    m_shownGame.game().setDrawRule(isOpened() ? DrawRule::Ignored : m_drawRule);
}

void GameController::standAt(const GameNode* node) {
    m_turn.leaveLine();
    dropQuestions();
    if (m_ended) m_shownGame.game().clearOutcome();
    m_ended.reset();
    m_shownGame.game().goTo(node);
    if (m_clock.isEnabled()) m_clock.set(clocksAt(live()).value_or(m_clock.initial()));
}

Result<void> GameController::playFrom(const GameNode* node, const std::vector<Move>& line) {
    const auto path = m_shownGame.add(node, line);
    if (!path) return tl::unexpected(path.error());
    const GameNode* const end = *path;
    standAt(end);
    m_shownGame.forgetTakenBack();
    if (!isOpened()) setState(PlayState::Playing);
    follow(end);
    afterChange();
    return {};
}

void GameController::takeBack() {
    const GameNode* target = takeBackTarget();
    if (!target) return;
    m_shownGame.rememberTakenBack();
    standAt(target);
    m_editIsLast = false;
    setState(PlayState::Playing);
    follow(live());
    afterChange();
}

void GameController::redo() {
    if (!canRedo()) return;
    standAt(m_shownGame.nextTurn([this](Color side) { return m_setup.isPerson(side); }));
    follow(live());
    afterChange();
}

void GameController::show(const GameNode* node) {
    if (node == shown() || !game().contains(node)) return;
    m_commentDraft.keep();
    dropQuestions();
    follow(node);
    emit stateChanged();
}

void GameController::follow(const GameNode* shown) {
    m_shownGame.follow(shown);
    emit shownChanged();
}

Result<void> GameController::afterEdit(const Result<void>& done) {
    if (!done) return done;
    dropQuestions();
    m_shownGame.settleEdit(m_state);
    m_editIsLast = true;
    emit edited();
    emit shownChanged();
    afterChange();
    return {};
}

Result<void> GameController::edit(TreeEdit edit, const GameNode* node) {
    m_commentDraft.keep();
    return afterEdit(m_shownGame.edit(edit, node, m_state));
}

Result<void> GameController::annotate(const GameNode* node, Remarks remarks) {
    if (game().contains(node) && remarks == node->remarks()) return {};
    if (const auto done = m_shownGame.annotate(node, std::move(remarks)); !done) return done;
    m_editIsLast = true;
    afterChange();
    return {};
}

Result<void> GameController::setHeader(Tags tags, GameResult result) {
    m_commentDraft.keep();
    return afterEdit(m_shownGame.setHeader(std::move(tags), result));
}

Result<void> GameController::annotate(const std::vector<Annotation>& annotations) {
    return afterEdit(m_shownGame.annotate(annotations));
}

void GameController::undoEdit() {
    m_commentDraft.keep();
    if (m_shownGame.undoEdit(m_state)) (void)afterEdit({});
}

void GameController::redoEdit() {
    m_commentDraft.keep();
    if (m_shownGame.redoEdit()) (void)afterEdit({});
}

void GameController::undo() {
    if (undoTakesBack())
        takeBack();
    else
        undoEdit();
}

void GameController::redoUndone() {
    if (canRedoEdit() && (m_editIsLast || !canRedo()))
        redoEdit();
    else
        redo();
}

void GameController::afterMove(const GameNode* previous) {
    m_shownGame.dropUndoneEdits();
    m_editIsLast = false;
    m_turn.drop();
    dropQuestions();
    const Color mover = previous->position().sideToMove();
    if (m_clock.isEnabled()) m_shownGame.game().current()->clocks = m_clock.press(mover);
    const GameNode* const node = live();
    // If another move is shown, it stays; the line may have a new end.
    follow(shown() == previous ? node : shown());
    emit movePlayed(node);
    if (node == live()) afterChange();
}

void GameController::updateTurn() {
    updateEngine();
    updateClock();
    emit stateChanged();
}

void GameController::afterChange() {
    updateEngine();
    updateClock();
    emit gameChanged();
    emit stateChanged();
    if (const Outcome end = outcome(); end.isOver() && !isOpened()) emit ended(end);
}

void GameController::updateClock() {
    // No clock before the first move.
    const bool runs = !isOver() && m_state == PlayState::Playing && live()->ply() > 0;
    if (runs)
        m_clock.start(live()->position().sideToMove());
    else
        m_clock.stop();
}

void GameController::updateEngine() {
    const bool thinks = computerToMove() && m_state == PlayState::Playing;
    if (thinks && !isThinking())
        startThinking();
    else if (!thinks)
        m_turn.drop();
}

void GameController::startThinking() {
    const PlayerSetup& player = m_setup.players[live()->position().sideToMove()];
    EngineRequest request = moveRequest(player, game(), m_clock, m_options);
    request.asked.search.seed = m_random.next();
    request.asked.gameSeed = m_setup.seed;
    request.asked.search.knowledge = m_knowledge;
    if (m_options.humanPace)
        request.minimumMs = std::max(request.minimumMs,
                                     humanPaceMs(player, game(), m_clock, m_knowledge.book.get(), m_random));
    m_turn.begin(SearchContext{live(), player, request.asked}, request);
}

void GameController::setPlayer(Color color, const PlayerSetup& player) {
    PlayerSetup& now = m_setup.players[color];
    if (player == now) return;
    const bool staysComputer = player.kind == now.kind && player.kind == PlayerKind::Computer;
    now = player;
    emit setupChanged();
    if (isThinking() && live()->position().sideToMove() == color) {
        if (staysComputer)
            m_turn.dropForRestart();
        else
            m_turn.drop();
    }
    updateEngine();
    emit gameChanged();
    emit stateChanged();
}

void GameController::playFound(const SearchResult& result) {
    emit searchEnded(result);
    if (m_ends.endsInsteadOfMoving(result.info)) return;
    const GameNode* const before = live();
    if (!playEngineMove(result.bestMove)) return;
    recordThought(*m_shownGame.game().current(), m_turn.context(), result);
    afterMove(before);
    m_ends.considerOffer();
}

void GameController::playRandom(Move move) {
    const GameNode* const before = live();
    if (playEngineMove(move)) afterMove(before);
}

/// False, with a message to the user, if the move is refused.
bool GameController::playEngineMove(Move move) {
    const auto played = m_shownGame.game().play(move);
    if (played) return true;
    emit notified(tr("The engine's move was rejected: %1").arg(translated(played.error())), Tone::Bad);
    emit stateChanged();
    return false;
}

void GameController::endGame(const Outcome& outcome) {
    if (isOver()) return;
    m_turn.drop();
    dropQuestions();
    startPlayingHere();
    m_shownGame.game().end(outcome);
    m_ended = outcome;
    if (!m_shownGame.showsLive()) follow(live());
    afterChange();
}

void GameController::setKnowledge(SearchKnowledge knowledge) {
    m_knowledge = std::move(knowledge);
    emit knowledgeChanged();
}

void GameController::setPaused(bool paused) {
    if (paused == isPaused() || !canPause()) return;
    if (paused)
        setState(PlayState::Paused);
    else
        startPlayingHere();
    if (!paused && !m_shownGame.showsLive()) follow(live());
    updateTurn();
}

void GameController::setWaiting(bool waiting) {
    if (waiting == isWaiting()) return;
    setState(waiting ? PlayState::Waiting : PlayState::Playing);
    updateTurn();
}

void GameController::setDrawRule(DrawRule rule) {
    if (rule == m_drawRule) return;
    m_drawRule = rule;
    setState(m_state);
    afterChange();
}

const Game& GameController::gameForSaving() {
    if (isOpened()) return game();
    recordJudgements(m_shownGame.game().current(), m_judgements);
    writePlayers(m_shownGame.game(), m_setup);
    writeSetup(m_shownGame.game(), m_setup);
    setOpeningTags(m_shownGame.game());
    return game();
}

const Game& GameController::gameForSharing() {
    m_commentDraft.keep();
    if (isOpened()) return game();
    gameForSaving();
    forgetPlace(m_shownGame.game());
    return game();
}

void GameController::shutDown() {
    m_commentDraft.keep();
    m_turn.drop();
    dropQuestions();
    m_clock.stop();
    if (!isOpened()) setState(PlayState::Waiting);
}

}  // namespace plyglass
