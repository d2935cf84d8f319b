#include "app/viewmodels/explorer/trace_node_view_model.h"

#include <QClipboard>
#include <QGuiApplication>
#include <utility>

#include "app/viewmodels/explorer/trace_words.h"
#include "app/viewmodels/shared/board_squares.h"
#include "app/viewmodels/shared/number_text.h"
#include "engine/chess/fen.h"

namespace plyglass {

namespace {

QString titleOf(const SearchTree& tree, NodeIndex index) {
    const TraceRole role = tree.node(index).role;
    if (role == TraceRole::Move || role == TraceRole::NullMove)
        return QObject::tr("After %1").arg(moveWords(tree, index));
    return moveWords(tree, index);
}

/// "33 of 36 replies" and "3: 2 late, 1 futile", or that neither is known.
QList<NamedValue> repliesFacts(const SearchTree& tree, NodeIndex index) {
    const TraceReplies replies = tree.repliesOf(index);
    const QString searched = TraceNodeViewModel::tr("Searched");
    const QString leftOut = TraceNodeViewModel::tr("Left out");
    if (replies.tried == 0 && tree.unrecordedHere(index) > 0)
        return {{searched, QObject::tr("not recorded")}, {leftOut, QObject::tr("not recorded")}};
    const QString all = QObject::tr("%1 of %n replies", nullptr, replies.legal).arg(replies.tried);
    return {{searched, all},
            {leftOut, replies.leftOut() == 0
                          ? TraceNodeViewModel::tr("none")
                          : QStringLiteral("%1: %2").arg(replies.leftOut()).arg(leftOutWords(tree, index))}};
}

}  // namespace

void TraceNodeViewModel::show(const SearchTree& tree, NodeIndex index) {
    const TraceNode& node = tree.node(index);
    m_position = tree.positionAt(index);
    m_title = titleOf(tree, index);
    m_reason = reasonWords(tree, index);
    m_board = boardOf(m_position);
    m_board.allowMoves(m_position);
    if (node.role == TraceRole::Move) m_board.lastMove = squaresOf(tree.positionAt(node.parent), node.move);
    const auto best = tree.decidingChild(index);
    if (best && tree.node(*best).role == TraceRole::Move)
        m_board.arrows = arrowsOf(m_position, tree.node(*best).move, BoardArrow::Kind::Best);
    m_facts.setRows(factsOf(tree, index));
    emit changed();
}

void TraceNodeViewModel::showPosition(const Position& position, const QString& title, BoardPosition board) {
    m_position = position;
    m_title = title;
    m_reason.clear();
    m_board = std::move(board);
    m_board.allowMoves(position);
    m_facts.setRows({});
    emit changed();
}

QList<NamedValue> TraceNodeViewModel::factsOf(const SearchTree& tree, NodeIndex index) {
    const TraceNode& node = tree.node(index);
    const QString line = bestLineWords(tree, index);
    const QString change = depthChangeWords(tree, index);
    QList<NamedValue> facts{
        {tr("Value"), valueWords(tree, index)},
        {tr("Window"), windowWords(tree, index)},
        {tr("Bound"), boundWords(tree, index)},
        {tr("Nodes"), groupedText(node.nodes)},
        {tr("Depth"), change.isEmpty() ? QString::number(node.depth)
                                       : QStringLiteral("%1, %2").arg(node.depth).arg(change)},
        {tr("Kind"), kindWords(node.kind)},
        {tr("Best line"), line.isEmpty() ? tr("none") : line},
    };
    facts.insert(3, repliesFacts(tree, index).front());
    facts.insert(4, repliesFacts(tree, index).back());
    return facts;
}

void TraceNodeViewModel::copyFen() {
    QGuiApplication::clipboard()->setText(QString::fromStdString(toFen(m_position)));
}

}  // namespace plyglass
