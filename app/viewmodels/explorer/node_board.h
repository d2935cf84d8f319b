// What the Explorer's board shows: the node under the pointer, else the line asked about, else the current
// row, else the game; and how the game continues from there.
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

    /// The row one stands at; −1 for none. Ends everything else that the board showed.
    void showNode(int node);
    int hover() const { return m_hover; }
    void setHover(int node);
    int answerPly() const { return m_answerPly; }
    void setAnswerPly(int ply);
    /// The game's position is shown though there is a tree.
    bool showsGame() const { return m_showsGame; }
    void showGame(bool isTreeThere);
    /// Nothing of a tree any more.
    void forget();
    void show();

    /// The current node; −1 while the game's position is shown.
    int treeNode() const { return m_showsGame ? -1 : m_current; }
    /// A question is asked about the position on the board.
    void rememberQuestion() { m_askedNode = treeNode(); }
    /// Whose position the question was about; −1 if it was the game's.
    int askedNode() const { return m_askedNode; }
    bool isAtQuestion() const;

    bool canPlayFromHere() const;
    void playFromHere();

  signals:
    /// The board shows something else, or the same with another meaning.
    void changed();
    void hoverChanged();

  private:
    struct Way {
        const GameNode* from = nullptr;  ///< null if the game has no such position
        std::vector<Move> moves;         ///< a null move stands for a pass
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
