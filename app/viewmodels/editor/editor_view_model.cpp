// Each change adds a setup to the history; everything else is derived from it.
#include "app/viewmodels/editor/editor_view_model.h"

#include <QClipboard>
#include <QGuiApplication>
#include <algorithm>
#include <array>
#include <utility>

#include "app/services/translated.h"
#include "app/viewmodels/shared/board_squares.h"
#include "engine/chess/setup_reader.h"

namespace plyglass {

namespace {

const QString kEraser = QStringLiteral("erase");

constexpr std::array kRights = {std::pair{White, KingSide}, std::pair{White, QueenSide},
                                std::pair{Black, KingSide}, std::pair{Black, QueenSide}};

/// NoPiece for an invalid name.
Piece pieceNamed(const QString& name) {
    if (name.size() != 2 || (name[0] != u'w' && name[0] != u'b')) return NoPiece;
    const char letter = name[1].toLatin1();
    const Piece white = pieceFromLetter(letter);
    return white == NoPiece ? NoPiece : makePiece(name[0] == u'w' ? White : Black, typeOf(white));
}

/// NoSquare for an invalid name.
Square editedSquare(const QString& name) {
    const auto square = readEnPassantField(name.toStdString());
    return square.value_or(NoSquare);
}

}  // namespace

EditorViewModel::EditorViewModel(GameController& controller, QObject* parent)
    : QObject(parent), m_controller(controller) {
    judge();
}

BoardPosition EditorViewModel::board() const {
    BoardPosition board = m_position ? boardOf(*m_position) : BoardPosition();
    board.placement = QString::fromStdString(placementText(setup().board));
    return board;
}

void EditorViewModel::setFlipped(bool flipped) {
    if (std::exchange(m_flipped, flipped) != flipped) emit flippedChanged();
}

void EditorViewModel::setTool(const QString& tool) {
    const bool isTool = tool.isEmpty() || tool == kEraser || pieceNamed(tool) != NoPiece;
    if (!isTool || tool == m_tool) return;
    m_tool = tool;
    emit toolChanged();
}

void EditorViewModel::setWhiteToMove(bool white) {
    PositionSetup changed = setup();
    changed.sideToMove = white ? White : Black;
    take(changed);
}

void EditorViewModel::setChess960(bool on) {
    PositionSetup changed = setup();
    changed.chess960 = on;
    take(changed);
}

void EditorViewModel::setCastling(int row, bool on) {
    if (row < 0 || row >= static_cast<int>(kRights.size())) return;
    const auto [color, side] = kRights[static_cast<std::size_t>(row)];
    PositionSetup changed = setup();
    changed.rookOf(color, side) = on ? castlingRookFor(changed, color, side) : NoSquare;
    take(changed);
}

QStringList EditorViewModel::enPassantNames() const {
    QStringList names{QStringLiteral("–")};
    for (const Square square : m_enPassant) names += squareText(square);
    return names;
}

int EditorViewModel::enPassantIndex() const {
    const auto at = std::ranges::find(m_enPassant, setup().enPassant);
    return at == m_enPassant.end() ? 0 : static_cast<int>(at - m_enPassant.begin()) + 1;
}

void EditorViewModel::setEnPassantIndex(int index) {
    if (index < 0 || index > static_cast<int>(m_enPassant.size())) return;
    PositionSetup changed = setup();
    changed.enPassant = index == 0 ? NoSquare : m_enPassant[static_cast<std::size_t>(index) - 1];
    take(changed);
}

void EditorViewModel::setHalfmoveClock(int plies) {
    PositionSetup changed = setup();
    changed.halfmoveClock = std::clamp(plies, 0, kMaxHalfmoveClock);
    take(changed, SetupHistory::Step::Counted);
}

void EditorViewModel::setMoveNumber(int number) {
    PositionSetup changed = setup();
    changed.fullmoveNumber = std::clamp(number, 1, kMaxFullmoveNumber);
    take(changed, SetupHistory::Step::Counted);
}

void EditorViewModel::open() {
    if (canUndo()) return;
    m_history.restart(PositionSetup(m_controller.shown()->position()));
    setTool({});
    judge();
}

void EditorViewModel::openWith(const QString& fen) {
    open();
    const auto position = Position::fromFen(fen.toStdString());
    if (position) take(PositionSetup(*position));
}

void EditorViewModel::use(const QString& square) {
    const Square at = editedSquare(square);
    if (at == NoSquare || m_tool.isEmpty()) return;
    if (m_tool == kEraser || setup().board[at] == pieceNamed(m_tool))
        erase(square);
    else
        put(m_tool, square);
}

void EditorViewModel::put(const QString& piece, const QString& square) {
    const Square at = editedSquare(square);
    const Piece what = pieceNamed(piece);
    if (at == NoSquare || what == NoPiece) return;
    PositionSetup changed = setup();
    changed.board[at] = what;
    take(changed);
}

void EditorViewModel::move(const QString& from, const QString& to) {
    const Square origin = editedSquare(from);
    const Square target = editedSquare(to);
    if (origin == NoSquare || target == NoSquare || origin == target || setup().board[origin] == NoPiece)
        return;
    PositionSetup changed = setup();
    changed.board[target] = std::exchange(changed.board[origin], NoPiece);
    take(changed);
}

void EditorViewModel::erase(const QString& square) {
    const Square at = editedSquare(square);
    if (at == NoSquare) return;
    PositionSetup changed = setup();
    changed.board[at] = NoPiece;
    take(changed);
}

void EditorViewModel::useStartPosition() { take(PositionSetup(Position::start())); }
void EditorViewModel::clearBoard() { take(PositionSetup()); }
void EditorViewModel::swapColors() { take(withColorsSwapped(setup())); }
void EditorViewModel::useShownPosition() { take(PositionSetup(m_controller.shown()->position())); }

void EditorViewModel::undo() {
    m_history.undo();
    judge();
}

void EditorViewModel::redo() {
    m_history.redo();
    judge();
}

void EditorViewModel::type(const QString& text) { read(text, SetupHistory::Step::Typed); }

void EditorViewModel::paste() { pasteText(QGuiApplication::clipboard()->text()); }

void EditorViewModel::pasteText(const QString& text) {
    if (text.trimmed().isEmpty()) {
        m_fenError = tr("The clipboard is empty: copy a FEN, or a text with one, first.");
        emit changed();
        return;
    }
    read(text, SetupHistory::Step::Own);
}

void EditorViewModel::read(const QString& text, SetupHistory::Step step) {
    const auto setup = readSetup(text.toStdString());
    if (setup) {
        take(*setup, step);
        return;
    }
    m_fenError = translated(setup.error());
    emit notified(m_fenError);
    emit changed();
}

void EditorViewModel::copyFen() {
    QGuiApplication::clipboard()->setText(fen());
    emit notified(tr("The position is on the clipboard as FEN."));
}

void EditorViewModel::dismissError() {
    if (m_fenError.isEmpty()) return;
    m_fenError.clear();
    emit changed();
}

void EditorViewModel::play() {
    if (m_problem.isEmpty()) emit playRequested(fen());
}

void EditorViewModel::analyse() {
    if (!m_position) return;
    const Position position = *m_position;
    emit analysisRequested(position);
    onGameStarted(position);
}

void EditorViewModel::onGameStarted(const Position& start) {
    if (!m_position || start != *m_position) return;
    m_history.restart(setup());
    emit changed();
}

void EditorViewModel::take(const PositionSetup& setup, SetupHistory::Step step) {
    m_history.take(setup, step);
    m_fenError.clear();
    judge();
}

void EditorViewModel::judge() {
    m_enPassant = enPassantSquares(setup());
    const QStringList names{tr("White O-O"), tr("White O-O-O"), tr("Black O-O"), tr("Black O-O-O")};
    QList<CastlingChoice> rows;
    for (const auto& [color, side] : kRights)
        rows.append({.name = names[rows.size()],
                     .possible = castlingRookFor(setup(), color, side) != NoSquare,
                     .on = canCastle(setup(), color, side)});
    m_castling.setRows(std::move(rows));
    const auto position = checkSetup(setup());
    m_position.reset();
    const QString before = std::exchange(m_problem, QString());
    if (position) {
        m_position = *position;
        if (const auto over = whyOver(*position)) m_problem = translated(*over);
    } else {
        m_problem = translated(position.error());
    }
    if (!m_problem.isEmpty() && m_problem != before) emit notified(m_problem);
    emit changed();
}

}  // namespace plyglass
