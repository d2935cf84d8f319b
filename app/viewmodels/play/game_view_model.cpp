#include "app/viewmodels/play/game_view_model.h"

#include <algorithm>
#include <utility>

#include "app/services/translated.h"
#include "app/viewmodels/shared/board_squares.h"
#include "app/viewmodels/shared/move_words.h"
#include "engine/chess/fen.h"
#include "engine/chess/san.h"

namespace plyglass {

namespace {

/// The most important sound of a move: a check by promotion sounds as a check.
GameViewModel::Sound soundOf(const GameNode& node) {
    using Sound = GameViewModel::Sound;
    if (node.position().inCheck()) return Sound::Check;
    if (node.move().isPromotion()) return Sound::Promotion;
    if (node.move().isCastling()) return Sound::Castling;
    return takenBy(node) != NoPieceType ? Sound::Capture : Sound::Move;
}

}  // namespace

GameViewModel::GameViewModel(GameController& controller, Autosave& autosave, QObject* parent)
    : QObject(parent),
      m_controller(controller),
      m_autosave(autosave),
      m_people(controller),
      m_premove(controller),
      m_hint(controller) {
    m_players = bothPlayers(controller);
    m_status = statusOf(controller, m_people);
    m_moves.setJudgements(controller.judgements());
    connect(&controller.judgements(), &Judgements::changed, this, &GameViewModel::onJudged);
    connect(&controller, &GameController::leaving, this, &GameViewModel::onLeaving);
    connect(&controller, &GameController::shownChanged, this, &GameViewModel::onShownChanged);
    connect(&controller, &GameController::edited, this,
            [this] { m_moves.reload(nodesTo(m_controller.live()), m_controller.shown()); });
    connect(&controller, &GameController::gameChanged, &m_moves, &MoveListModel::rebuild);
    connect(&controller, &GameController::stateChanged, this, &GameViewModel::onStateChanged);
    connect(&controller, &GameController::movePlayed, this, &GameViewModel::onMovePlayed);
    connect(&controller, &GameController::ended, this, &GameViewModel::onEnded);
    connect(&controller, &GameController::setupChanged, this, &GameViewModel::onSetupChanged);
    connect(&controller, &GameController::gameChanged, this, &GameViewModel::updatePlayers);
    connect(&controller, &GameController::playedOn, this, &GameViewModel::updatePlayers);
    connect(&controller, &GameController::notified, this, &GameViewModel::notified);
    connect(&m_hint, &HintViewModel::changed, this, &GameViewModel::boardChanged);
    connect(&m_hint, &HintViewModel::announced, this, &GameViewModel::announced);
    connect(&controller, &GameController::searchReported, this, &GameViewModel::onSearchReported);
    const auto endRunning = [this] {
        m_running.reset();
        updateArrows();
    };
    connect(&controller, &GameController::searchDropped, this, endRunning);
    connect(&controller, &GameController::searchRestarted, this, endRunning);
    connect(&controller, &GameController::searchEnded, this, endRunning);
    connect(&m_premove, &Premove::changed, this, &GameViewModel::boardChanged);
    connect(&m_premove, &Premove::allowedChanged, this, &GameViewModel::boardChanged);
    connect(&m_premove, &Premove::announced, this, &GameViewModel::announced);
    connect(&controller, &GameController::knowledgeChanged, this,
            [this] { m_moves.setBook(m_controller.knowledge().book); });
    connect(&autosave, &Autosave::offerChanged, this, &GameViewModel::resumeChanged);
    connect(&m_people, &TwoPeople::changed, this, &GameViewModel::onPeopleChanged);
    connect(&m_people, &TwoPeople::declined, this,
            [this] { emit notified(tr("The answer was no: the game goes on."), Tone::Neutral); });
}

BoardPosition GameViewModel::board() const {
    const GameNode& shown = *m_controller.shown();
    BoardPosition board = boardOf(shown);
    board.legalMoves = legalMoves();
    board.whiteMovable = m_controller.mayMove(White);
    board.blackMovable = m_controller.mayMove(Black);
    board.premove = m_premove.squares();
    board.arrows = m_bestArrow + m_hint.arrows();
    board.hinted = m_hint.piece();
    board.marks = arrowsOf(shown.marks);
    return board;
}

QString GameViewModel::fen() const { return QString::fromStdString(toFen(position())); }

bool GameViewModel::whiteToMove() const { return position().sideToMove() == White; }

QStringList GameViewModel::legalMoves() const {
    if (m_premove.isPossible()) return m_premove.targets();
    if (!m_controller.mayMove(position().sideToMove())) return {};
    if (m_controller.game().outcomeAt(m_controller.shown()).isOver() &&
        m_controller.shown() == m_controller.live())
        return {};
    return legalMoveTexts(position());
}

QStringList GameViewModel::castlings() const {
    const bool mayMove = m_controller.mayMove(position().sideToMove());
    return mayMove ? castlingTexts(position()) : QStringList();
}

void GameViewModel::setFlipped(bool flipped) {
    if (flipped == m_flipped) return;
    m_flipped = flipped;
    emit flippedChanged();
}

int GameViewModel::currentPly() const { return m_controller.shown()->ply(); }

void GameViewModel::onLeaving() {
    m_premove.cancel();
    m_newGame = true;
    m_endAnnounced = false;
    m_turnedAt = nullptr;
    m_rematchLevel.reset();
    m_running.reset();
    m_moves.forgetNodes();
    emit left();
}

void GameViewModel::updatePlayers() {
    m_players = bothPlayers(m_controller);
    emit playersChanged();
}

/// The board and the evaluation follow with the state, which changes next.
void GameViewModel::onShownChanged() {
    m_premove.follow();
    // The list keeps the game's line while a variation is shown, which is marked in its place.
    m_moves.show(nodesTo(m_controller.live()), m_controller.shown());
    emit shownChanged();
    updatePlayers();
    emit evalHistoryChanged();
}

void GameViewModel::playMove(const QString& from, const QString& to, const QString& promotion) {
    if (m_premove.isPossible()) {
        m_premove.set(from + to + promotion);
        return;
    }
    const auto move = boardMove(position(), from, to, promotion);
    if (!move) {
        emit illegalMoveRefused(translated(move.error()));
        return;
    }
    if (const auto played = m_controller.play(*move); !played)
        emit illegalMoveRefused(translated(played.error()));
}

QString GameViewModel::typeMove(const QString& text) {
    const auto move = typedMove(position(), text);
    const auto played = move ? m_controller.play(*move) : Result<void>(tl::unexpected(move.error()));
    return played ? QString() : translated(played.error());
}

void GameViewModel::goToPly(int ply) {
    const auto& line = m_controller.shownLine();
    ply = std::clamp(ply, 0, static_cast<int>(line.size()));
    m_controller.show(ply == 0 ? m_controller.game().root() : line[static_cast<std::size_t>(ply - 1)]);
}

void GameViewModel::goToNode(int id) { m_controller.show(m_moves.nodeOf(id)); }

void GameViewModel::edit(TreeEdit edit, int id) {
    if (const auto done = m_controller.edit(edit, m_moves.nodeOf(id)); !done)
        emit notified(translated(done.error()), Tone::Warn);
}

void GameViewModel::rematch() {
    GameSetup setup = m_controller.setup();
    setup.swapSides();
    for (PlayerSetup& player : setup.players)
        if (m_rematchLevel && player.kind == PlayerKind::Computer) player.level = *m_rematchLevel;
    startGame(setup);
}

void GameViewModel::startGame(const GameSetup& setup) { m_controller.newGame(setup); }

void GameViewModel::updateArrows() {
    BoardArrows arrow;
    if (m_running && !m_running->pv.empty() && m_controller.shown() == m_controller.live() &&
        m_controller.showsComputersLine())
        arrow = arrowsOf(position(), m_running->pv.front(), BoardArrow::Kind::Best);
    if (arrow == m_bestArrow) return;
    m_bestArrow = arrow;
    emit boardChanged();
}

void GameViewModel::onStateChanged() {
    const GameStatus status = statusOf(m_controller, m_people);
    const bool isNew = status != m_status;
    m_status = status;
    if (isNew) emit statusChanged();
    turnBoard();
    emit boardChanged();
    updateEvaluation();
    updateArrows();
    if (!m_controller.isOver()) m_endAnnounced = false;
}

/// Turns once for each move, so that a person can turn it back.
void GameViewModel::turnBoard() {
    const bool isTurned = std::exchange(m_turnedAt, m_controller.live()) == m_controller.live();
    if (isTurned || !m_turnsBoard || m_controller.isOpened() || m_controller.isOver()) return;
    if (m_controller.setup().hasTwoPersons())
        setFlipped(m_controller.live()->position().sideToMove() == Black);
}

void GameViewModel::onPeopleChanged() {
    onStateChanged();
    if (m_people.isAsking()) emit announced(m_status.question);
}

void GameViewModel::onMovePlayed(const GameNode* node) {
    emit announced(moveText(*node));
    emit sounded(soundOf(*node));
}

void GameViewModel::onEnded(const Outcome& outcome) {
    if (m_endAnnounced) return;
    m_endAnnounced = true;
    emit sounded(Sound::End);
    emit announced(plyglass::outcomeText(outcome));
}

void GameViewModel::onSetupChanged() {
    if (std::exchange(m_newGame, false)) setFlipped(m_controller.ownSide() == Black);
    updatePlayers();
}

void GameViewModel::onSearchReported(const SearchInfo& info) {
    m_running = info;
    updateArrows();
}

void GameViewModel::onJudged(std::uint64_t position) {
    const auto isThis = [position](const GameNode* node) { return node->position().key() == position; };
    if (position == 0 || isThis(m_controller.shown())) updateEvaluation();
    if (position == 0 || std::ranges::any_of(m_controller.shownLine(), isThis)) emit evalHistoryChanged();
}

void GameViewModel::updateEvaluation() {
    const ShownEvaluation now = evaluationOf(m_controller);
    if (now == m_evaluation) return;
    m_evaluation = now;
    emit evaluationChanged();
}

}  // namespace plyglass
