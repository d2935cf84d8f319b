// Between the tree and the game on the Play page: playing on from a node, and asking about the game's
// position.
#include <algorithm>
#include <utility>

#include "app/viewmodels/explorer/explorer_view_model.h"
#include "engine/chess/movegen.h"

namespace plyglass {

namespace {

/// All nodes of a game that are so many plies from its start.
std::vector<const GameNode*> nodesAt(const Game& game, std::size_t ply) {
    std::vector<const GameNode*> nodes{game.root()};
    for (; ply > 0; --ply) {
        std::vector<const GameNode*> next;
        for (const GameNode* node : nodes)
            for (const auto& child : node->children()) next.push_back(child.get());
        nodes = std::move(next);
    }
    return nodes;
}

}  // namespace

/// Where the recorded position stands in the game of today; nullptr if it has none such.
const GameNode* ExplorerViewModel::recordedNode() const {
    const std::vector<const GameNode*> nodes = nodesAt(m_controller.game(), m_history.size());
    const auto found = std::find_if(nodes.begin(), nodes.end(), [this](const GameNode* node) {
        return node->position() == m_recorded && keysBefore(node) == m_history;
    });
    return found == nodes.end() ? nullptr : *found;
}

bool ExplorerViewModel::isRootShown() const {
    return m_recorded == shown()->position() && m_history == keysBefore(shown());
}

/// From a position of the game by moves and passes to the one on the board. Where that is already the game's
/// there are no moves.
ExplorerViewModel::Way ExplorerViewModel::wayToBoard() const {
    const bool inAnswer = m_hover < 0 && m_answerPly > 0;
    const int at = m_hover >= 0 ? m_hover : inAnswer ? m_askedNode : treeNodeOnBoard();
    Way way;
    if (m_tree.contains(at)) {
        way.from = recordedNode();
        way.moves = m_tree.trace().lineTo(static_cast<NodeIndex>(at));
    } else if (!inAnswer || shown()->position() == m_whyNot.lineMove(0).before) {
        way.from = shown();
    }
    for (int ply = 0; inAnswer && ply < m_answerPly; ++ply) way.moves.push_back(m_whyNot.lineMove(ply).move);
    return way;
}

bool ExplorerViewModel::canPlayFromHere() const {
    return (hasTree() || m_answerPly > 0) && hasLegalMove(m_node.position());
}

void ExplorerViewModel::playFromHere() {
    if (!canPlayFromHere()) return;
    const Way way = wayToBoard();
    const bool passes =
        std::any_of(way.moves.begin(), way.moves.end(), [](Move move) { return move.isNull(); });
    // A game that has ended stays as it was.
    if (way.from && !passes && !m_controller.isOver() && m_controller.playFrom(way.from, way.moves)) return;
    GameSetup setup = m_controller.setup();
    setup.start = m_node.position();
    m_controller.newGame(setup);
}

void ExplorerViewModel::prepareQuestion() {
    m_questionWanted = true;
    if (hasTree() && isRootShown()) {
        select(static_cast<int>(m_tree.top()));
        return;
    }
    m_hover = -1;
    m_answerPly = 0;
    m_showsGame = hasTree();
    emit hoverChanged();
    showNode();
}

bool ExplorerViewModel::takeQuestion() { return std::exchange(m_questionWanted, false); }

}  // namespace plyglass
