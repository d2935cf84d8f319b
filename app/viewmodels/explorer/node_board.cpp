#include "app/viewmodels/explorer/node_board.h"

#include <algorithm>

#include "app/viewmodels/shared/board_position.h"
#include "engine/chess/movegen.h"
#include "engine/lab/analysis/format.h"

namespace plyglass {

NodeBoard::NodeBoard(GameController& controller, const RecordedTree& recorded, const WhyNotViewModel& whyNot,
                     QObject* parent)
    : QObject(parent), m_controller(controller), m_recorded(recorded), m_whyNot(whyNot) {}

void NodeBoard::showNode(int node) {
    m_current = node;
    m_hover = -1;
    m_answerPly = 0;
    m_showsGame = false;
    emit hoverChanged();
    show();
}

void NodeBoard::setHover(int node) {
    if (!m_recorded.tree.contains(node)) node = -1;
    if (node == m_hover) return;
    m_hover = node;
    emit hoverChanged();
    show();
}

void NodeBoard::setAnswerPly(int ply) {
    ply = std::clamp(ply, 0, m_whyNot.lineLength());
    if (ply == m_answerPly) return;
    m_answerPly = ply;
    show();
}

void NodeBoard::showGame(bool isTreeThere) {
    m_hover = -1;
    m_answerPly = 0;
    m_showsGame = isTreeThere;
    emit hoverChanged();
    show();
}

void NodeBoard::forget() {
    m_current = -1;
    m_hover = -1;
    m_askedNode = -1;
    m_showsGame = false;
}

void NodeBoard::show() {
    const int tree = m_hover >= 0 ? m_hover : treeNode();
    if (m_hover < 0 && m_answerPly > 0) {
        showAnswer();
    } else if (m_recorded.tree.contains(tree)) {
        m_node.show(m_recorded.tree, static_cast<NodeIndex>(tree));
    } else {
        const GameNode* at = m_controller.shown();
        m_node.showPosition(at->position(), positionName(at), boardOf(*at));
    }
    emit changed();
}

void NodeBoard::showAnswer() {
    const auto [before, move] = m_whyNot.lineMove(m_answerPly - 1);
    const QString words = QString::fromStdString(lineToText(before, {move}, 1));
    const LineWalk walk(before, {move});
    m_node.showPosition(walk.last(), tr("After %1").arg(words), boardOf(walk, 1));
}

bool NodeBoard::isAtQuestion() const {
    return m_whyNot.answered() && position() == m_whyNot.lineMove(0).before;
}

/// Moves and passes from a position of the game to the one on the board; none if it is the game's own.
NodeBoard::Way NodeBoard::wayToBoard() const {
    const bool inAnswer = m_hover < 0 && m_answerPly > 0;
    const int at = m_hover >= 0 ? m_hover : inAnswer ? m_askedNode : treeNode();
    const GameNode* const shown = m_controller.shown();
    Way way;
    if (m_recorded.tree.contains(at)) {
        way.from = m_recorded.nodeIn(m_controller.game());
        way.moves = m_recorded.tree.trace().lineTo(static_cast<NodeIndex>(at));
    } else if (!inAnswer || shown->position() == m_whyNot.lineMove(0).before) {
        way.from = shown;
    }
    for (int ply = 0; inAnswer && ply < m_answerPly; ++ply) way.moves.push_back(m_whyNot.lineMove(ply).move);
    return way;
}

bool NodeBoard::canPlayFromHere() const {
    return (!m_recorded.isEmpty() || m_answerPly > 0) && hasLegalMove(position());
}

void NodeBoard::playFromHere() {
    if (!canPlayFromHere()) return;
    const Way way = wayToBoard();
    const bool passes =
        std::any_of(way.moves.begin(), way.moves.end(), [](Move move) { return move.isNull(); });
    // A game that is over is not changed.
    if (way.from && !passes && !m_controller.isOver() && m_controller.playFrom(way.from, way.moves)) return;
    GameSetup setup = m_controller.setup();
    setup.start = position();
    m_controller.newGame(setup);
}

}  // namespace plyglass
