#include "app/viewmodels/play/hint_view_model.h"

#include "app/services/translated.h"
#include "app/viewmodels/shared/board_squares.h"
#include "app/viewmodels/shared/move_words.h"

namespace plyglass {

namespace {

constexpr int kPiece = 1;
constexpr int kSquare = 2;
constexpr int kMove = 3;

}  // namespace

HintViewModel::HintViewModel(GameController& controller, QObject* parent)
    : QObject(parent), m_controller(controller) {
    connect(&controller.hints(), &GameHints::found, this, &HintViewModel::onFound);
    connect(&controller, &GameController::leaving, this, &HintViewModel::close);
    connect(&controller, &GameController::shownChanged, this, &HintViewModel::follow);
    connect(&controller, &GameController::stateChanged, this, &HintViewModel::follow);
}

void HintViewModel::onFound(const GameNode* node, const RootLine& line) {
    if (node != m_controller.shown() || line.pv.empty()) return;
    m_node = node;
    m_hinted = {node->position(), {line.pv, line.score}};
    setStep(kPiece);
}

void HintViewModel::follow() {
    const bool isOver = m_controller.isOver() && m_controller.shown() == m_controller.live();
    if (m_controller.shown() != m_node || isOver) close();
}

void HintViewModel::setStep(int step) {
    if (step == m_step) return;
    m_step = step;
    emit changed();
    if (step == kPiece)
        emit announced(
            tr("Hint 1 of 3: your %1 on %2.")
                .arg(pieceWord(typeOf(m_hinted.position.pieceAt(m_hinted.line.moves.front().from()))),
                     squares().front()));
    else if (step > kPiece)
        emit announced(tr("Hint %1 of 3: %2").arg(step).arg(sentence()));
}

QStringList HintViewModel::squares() const {
    return squaresOf(m_hinted.position, m_hinted.line.moves.front());
}

QString HintViewModel::sentence() const {
    switch (m_step) {
        case kPiece:
            return translated(hintPieceText(m_hinted));
        case kSquare:
            return translated(hintSquareText(m_hinted));
        case kMove:
            return translated(hintMoveText(m_hinted));
        default:
            return {};
    }
}

BoardArrows HintViewModel::arrows() const {
    if (m_step == 0) return {};
    if (m_step == kMove)
        return arrowsOf(m_hinted.position, m_hinted.line.moves.front(), BoardArrow::Kind::Hint);
    const QString ring = m_step == kPiece ? squares().front() : squares().back();
    return {{ring, ring, BoardArrow::Kind::Hint}};
}

QString HintViewModel::piece() const { return m_step == kSquare ? squares().front() : QString(); }

void HintViewModel::next() {
    if (m_step == 0)
        m_controller.hints().ask();
    else if (m_step < kMove)
        setStep(m_step + 1);
}

void HintViewModel::play() {
    if (m_step == 0) return;
    const Move move = m_hinted.line.moves.front();
    close();
    (void)m_controller.play(move);
}

}  // namespace plyglass
