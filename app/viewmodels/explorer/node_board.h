// The Explorer's board: shows the node under the pointer, else the line asked about, else the current row,
// else the game. Continues the game from there.
#pragma once

#include <QObject>
#include <vector>

#include "app/services/game/game_controller.h"
#include "app/viewmodels/explorer/recorded_tree.h"
#include "app/viewmodels/explorer/trace_node_view_model.h"
#include "app/viewmodels/explorer/why_not_view_model.h"

namespace plyglass {

class NodeBoard : public QObject {
    Q_OBJECT
  public:
    /// All of them outlive the board.
    NodeBoard(GameController& controller, const RecordedTree& recorded, const WhyNotViewModel& whyNot,
              QObject* parent = nullptr);

    TraceNodeViewModel* node() { return &m_node; }
    const Position& position() const { return m_node.position(); }

    /// Shows the node of the current row, −1 for none, and ends everything else the board showed.
    void showNode(int node);
    int hover() const { return m_hover; }
    void setHover(int node);
    int answerPly() const { return m_answerPly; }
    void setAnswerPly(int ply);
    /// Whether the game's position is shown although there is a tree.
    bool showsGame() const { return m_showsGame; }
    void showGame(bool isTreeThere);
    /// Clears everything that belongs to a tree.
    void forget();
    void show();

    /// The current node; −1 while the game's position is shown.
    int treeNode() const { return m_showsGame ? -1 : m_current; }
    /// Remembers the position of a question.
    void rememberQuestion() { m_askedNode = treeNode(); }
    /// Node of the question's position; −1 if it was the game's.
    int askedNode() const { return m_askedNode; }
    bool isAtQuestion() const;

    bool canPlayFromHere() const;
    void playFromHere();

  signals:
    /// The board or its meaning changed.
    void changed();
    void hoverChanged();

  private:
    struct Way {
        const GameNode* from = nullptr;  ///< null if the game has no such position
        std::vector<Move> moves;         ///< a null move is a pass
    };
    Way wayToBoard() const;
    void showAnswer();

    GameController& m_controller;
    const RecordedTree& m_recorded;
    const WhyNotViewModel& m_whyNot;
    TraceNodeViewModel m_node;
    int m_current = -1;
    int m_hover = -1;
    int m_answerPly = 0;
    int m_askedNode = -1;
    bool m_showsGame = false;
};

}  // namespace plyglass
