// The board and the line, and the verbs of the Play page.
#include "app/viewmodels/play/game_view_model.h"

#include <QtNumeric>
#include <algorithm>

#include "app/viewmodels/shared/board_squares.h"
#include "app/viewmodels/shared/move_words.h"
#include "app/viewmodels/shared/number_text.h"
#include "engine/chess/fen.h"
#include "engine/chess/san.h"

namespace plyglass {

namespace {

/// The list keeps the game's line while a variation is looked at: that one is marked where it stands.
std::vector<const GameNode*> lineTo(const GameNode* end) {
    std::vector<const GameNode*> line;
    for (; end->parent(); end = end->parent()) line.push_back(end);
    std::reverse(line.begin(), line.end());
    return line;
}

}  // namespace

GameViewModel::GameViewModel(GameController& controller, GameKeeper& keeper, QObject* parent)
    : QObject(parent), m_controller(controller), m_keeper(keeper) {
    m_noticeTimer.setSingleShot(true);
    connect(&m_noticeTimer, &QTimer::timeout, this, &GameViewModel::dismissNotice);
    connect(&controller, &GameController::leaving, this, &GameViewModel::onLeaving);
    connect(&controller, &GameController::shownChanged, this, &GameViewModel::onShownChanged);
    connect(&controller, &GameController::gameChanged, &m_moves, &MoveListModel::rebuild);
    connect(&controller, &GameController::stateChanged, this, &GameViewModel::onStateChanged);
    connect(&controller, &GameController::movePlayed, this, &GameViewModel::onMovePlayed);
    connect(&controller, &GameController::ended, this, &GameViewModel::onEnded);
    connect(&controller, &GameController::setupChanged, this, &GameViewModel::onSetupChanged);
    connect(&controller, &GameController::takenOver, this, &GameViewModel::playersChanged);
    connect(&controller, &GameController::said, this, &GameViewModel::say);
    connect(&controller, &GameController::hintFound, this, &GameViewModel::onHintFound);
    connect(&controller, &GameController::searchReported, this, &GameViewModel::onSearchReported);
    const auto endRunning = [this] {
        m_running.reset();
        updateArrows();
    };
    connect(&controller, &GameController::searchDropped, this, endRunning);
    connect(&controller, &GameController::searchRestarted, this, endRunning);
    connect(&controller, &GameController::searchEnded, this, endRunning);
    connect(&keeper, &GameKeeper::offerChanged, this, &GameViewModel::resumeChanged);
}

QString GameViewModel::placement() const { return QString::fromStdString(toPlacement(position())); }

QString GameViewModel::fen() const { return QString::fromStdString(toFen(position())); }

bool GameViewModel::whiteToMove() const { return position().sideToMove() == White; }

QStringList GameViewModel::legalMoves() const {
    if (mayPremove()) return premoves();
    if (!m_controller.mayMove(position().sideToMove())) return {};
    if (m_controller.game().outcomeAt(m_controller.shown()).isOver() &&
        m_controller.shown() == m_controller.live())
        return {};
    return legalMoveTexts(position());
}

QString GameViewModel::movableColor() const {
    const bool white = m_controller.mayMove(White);
    const bool black = m_controller.mayMove(Black);
    if (white && black) return QStringLiteral("both");
    if (white) return QStringLiteral("white");
    return black ? QStringLiteral("black") : QStringLiteral("none");
}

QStringList GameViewModel::lastMove() const {
    const GameNode* node = m_controller.shown();
    return node->parent() ? squaresOf(node->parent()->position(), node->move()) : QStringList();
}

QString GameViewModel::checkSquare() const { return checkSquareOf(position()); }

void GameViewModel::setFlipped(bool flipped) {
    if (flipped == m_flipped) return;
    m_flipped = flipped;
    emit flippedChanged();
}

int GameViewModel::currentPly() const { return m_controller.shown()->ply(); }

bool GameViewModel::startFromFen() const { return m_controller.game().startPosition() != Position::start(); }

void GameViewModel::onLeaving() {
    cancelPremove();
    dismissNotice();
    m_lastShown = nullptr;
    m_newGame = true;
    m_endSaid = false;
    m_running.reset();
    m_moves.forgetNodes();
}

void GameViewModel::onShownChanged() {
    if (m_controller.shown() != m_lastShown) {
        m_lastShown = m_controller.shown();
        ++m_positionId;
        setHintArrow({});
    }
    followPremove();
    countCaptures();
    m_moves.show(lineTo(m_controller.live()), m_controller.shown());
    emit boardChanged();
    emit movableChanged();
    emit evalHistoryChanged();
    updateEvaluation();
    updateArrows();
}

void GameViewModel::countCaptures() {
    constexpr std::array<int, kPieceTypes> kWorth{1, 3, 3, 5, 9, 0};
    constexpr std::string_view kLetters = "PNBRQ";
    std::array<std::array<int, kPieceTypes>, 2> taken{};
    for (const GameNode* node = m_controller.shown(); node->parent(); node = node->parent()) {
        const Position& before = node->parent()->position();
        const Move move = node->move();
        if (!before.isCapture(move)) continue;
        const PieceType type = move.isEnPassant() ? Pawn : typeOf(before.pieceAt(move.to()));
        ++taken[before.sideToMove()][type];
    }
    for (const Color color : {White, Black}) {
        m_captured[color].clear();
        for (int type = Pawn; type <= Queen; ++type)
            m_captured[color] += QString(taken[color][type], QLatin1Char(kLetters[type]));
    }
    m_whiteLead = 0;
    for (int type = Pawn; type <= Queen; ++type) {
        const auto pieceType = static_cast<PieceType>(type);
        m_whiteLead += kWorth[type] * (count(position().pieces(White, pieceType)) -
                                       count(position().pieces(Black, pieceType)));
    }
}

/// A person's moves are not scored: the last score known stands until the next.
QList<double> GameViewModel::evalHistory() const {
    constexpr double kMateCp = 10'000;
    QList<double> history;
    history.reserve(plyCount());
    double last = qQNaN();
    for (const GameNode* node : m_controller.shownLine()) {
        if (node->evalMate)
            last = *node->evalMate > 0 ? kMateCp : -kMateCp;
        else if (node->evalCp)
            last = *node->evalCp;
        history += last;
    }
    return history;
}

void GameViewModel::playMove(const QString& from, const QString& to, const QString& promotion) {
    const QString squares = from + to;
    if (mayPremove()) {
        setPremove(squares + promotion);
        return;
    }
    auto move = parseUci(position(), (squares + promotion).toStdString());
    if (!move && promotion.isEmpty()) {
        const auto queened = parseUci(position(), (squares + u'q').toStdString());
        if (queened) move = queened;
    }
    if (!move) {
        emit illegalMoveRefused(QString::fromStdString(move.error().message));
        return;
    }
    if (const auto played = m_controller.play(*move); !played)
        emit illegalMoveRefused(QString::fromStdString(played.error().message));
}

bool GameViewModel::typeMove(const QString& typed) {
    const auto move = parseMove(position(), typed.trimmed().toStdString());
    const auto played = move ? m_controller.play(*move) : Result<void>(tl::unexpected(move.error()));
    m_typedMoveError = played ? QString() : QString::fromStdString(played.error().message);
    emit typedMoveErrorChanged();
    return played.has_value();
}

void GameViewModel::goToPly(int ply) {
    const auto& line = m_controller.shownLine();
    ply = std::clamp(ply, 0, static_cast<int>(line.size()));
    m_controller.show(ply == 0 ? m_controller.game().root() : line[static_cast<std::size_t>(ply - 1)]);
}

void GameViewModel::goToNode(int id) { m_controller.show(m_moves.nodeOf(id)); }

void GameViewModel::deleteVariation(int id) {
    sayIfRefused(m_controller.deleteVariation(m_moves.nodeOf(id)));
}

void GameViewModel::deleteFromHere(int id) { sayIfRefused(m_controller.deleteFrom(m_moves.nodeOf(id))); }

void GameViewModel::promoteVariation(int id) {
    sayIfRefused(m_controller.promoteVariation(m_moves.nodeOf(id)));
}

void GameViewModel::makeMainLine(int id) { sayIfRefused(m_controller.makeMainLine(m_moves.nodeOf(id))); }

void GameViewModel::sayIfRefused(const Result<void>& edit) {
    if (!edit) say(QString::fromStdString(edit.error().message), Tone::Warn);
}

void GameViewModel::rematch() {
    GameSetup setup = m_controller.setup();
    setup.swapSides();
    startGame(setup);
}

void GameViewModel::startGame(const GameSetup& setup) {
    m_controller.newGame(setup);
    dismissNotice();
}

void GameViewModel::setHintArrow(const QStringList& arrow) {
    if (arrow == m_hintArrow) return;
    m_hintArrow = arrow;
    emit arrowsChanged();
}

void GameViewModel::onHintFound(const GameNode* node, Move move) {
    if (node != m_controller.shown() || move.isNull()) return;
    setHintArrow(squaresOf(node->position(), move));
    emit announced(
        tr("Hint: %1 from %2 to %3")
            .arg(pieceWord(typeOf(node->position().pieceAt(move.from()))), m_hintArrow[0], m_hintArrow[1]));
}

void GameViewModel::updateArrows() {
    QStringList arrow;
    if (m_running && !m_running->pv.empty() && m_controller.shown() == m_controller.live())
        arrow = squaresOf(position(), m_running->pv.front());
    if (arrow == m_bestArrow) return;
    m_bestArrow = arrow;
    emit arrowsChanged();
}

void GameViewModel::dismissNotice() {
    m_noticeTimer.stop();
    if (m_noticeText.isEmpty()) return;
    m_noticeText.clear();
    emit noticeChanged();
}

}  // namespace plyglass
