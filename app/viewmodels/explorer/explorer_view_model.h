// The Explorer page: records the search of the position shown in Play, and navigates its tree.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QPersistentModelIndex>
#include <QUrl>

#include "app/services/game/game_controller.h"
#include "app/viewmodels/explorer/icicle_model.h"
#include "app/viewmodels/explorer/node_board.h"
#include "app/viewmodels/explorer/recorded_tree.h"
#include "app/viewmodels/explorer/slow_motion.h"
#include "app/viewmodels/explorer/trace_rows_model.h"
#include "app/viewmodels/explorer/tree_find.h"
#include "app/viewmodels/explorer/tree_recording.h"
#include "app/viewmodels/explorer/why_not_view_model.h"
#include "app/viewmodels/shared/file_writer.h"

namespace plyglass {

class ExplorerViewModel : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(Explorer)
    QML_UNCREATABLE("App.explorer")
    // Recording
    Q_PROPERTY(QString positionText READ positionText NOTIFY positionChanged FINAL)
    /// The tree belongs to another position than Play shows now.
    Q_PROPERTY(bool stale READ stale NOTIFY positionChanged FINAL)
    Q_PROPERTY(QStringList choiceNames READ choiceNames NOTIFY settingsChanged FINAL)
    /// Peculiarity of the search of a weak level; "" at full strength.
    Q_PROPERTY(QString levelNote READ levelNote NOTIFY settingsChanged FINAL)
    Q_PROPERTY(int choiceIndex READ choiceIndex WRITE setChoiceIndex NOTIFY settingsChanged FINAL)
    Q_PROPERTY(int depth READ depth WRITE setDepth NOTIFY settingsChanged FINAL)
    Q_PROPERTY(int depthMax READ depthMax CONSTANT FINAL)
    Q_PROPERTY(int boundMillions READ boundMillions WRITE setBoundMillions NOTIFY settingsChanged FINAL)
    Q_PROPERTY(int boundMillionsMax READ boundMillionsMax CONSTANT FINAL)
    Q_PROPERTY(bool recording READ recording NOTIFY stateChanged FINAL)
    Q_PROPERTY(bool busy READ busy NOTIFY stateChanged FINAL)
    Q_PROPERTY(QString progressText READ progressText NOTIFY stateChanged FINAL)
    // The tree
    Q_PROPERTY(bool hasTree READ hasTree NOTIFY treeChanged FINAL)
    /// Passes of the search over the root, the last first; may be empty.
    Q_PROPERTY(QStringList passNames READ passNames NOTIFY treeChanged FINAL)
    /// Nodes of each pass, recorded or not.
    Q_PROPERTY(QStringList passNodes READ passNodes NOTIFY treeChanged FINAL)
    /// The shown pass; −1 if there is none.
    Q_PROPERTY(int passIndex READ passIndex WRITE setPassIndex NOTIFY passChanged FINAL)
    Q_PROPERTY(QString headline READ headline NOTIFY passChanged FINAL)
    /// Some of the pass's nodes are not recorded.
    Q_PROPERTY(bool hasUnrecorded READ hasUnrecorded NOTIFY passChanged FINAL)
    /// Missing parts of the tree with reasons, in sentences; may be "".
    Q_PROPERTY(QString missingText READ missingText NOTIFY passChanged FINAL)
    Q_PROPERTY(QString emptyText READ emptyText NOTIFY treeChanged FINAL)
    Q_PROPERTY(QStringList crumbs READ crumbs NOTIFY topChanged FINAL)
    Q_PROPERTY(plyglass::TraceRowsModel* rows READ rows CONSTANT FINAL)
    Q_PROPERTY(plyglass::IcicleModel* icicle READ icicle CONSTANT FINAL)
    Q_PROPERTY(plyglass::SlowMotion* slowMotion READ slowMotion CONSTANT FINAL)
    // Current node
    Q_PROPERTY(int currentRow READ currentRow NOTIFY currentChanged FINAL)
    Q_PROPERTY(int currentNode READ currentNode NOTIFY currentChanged FINAL)
    /// The node under the pointer, which the board shows; −1 for none.
    Q_PROPERTY(int hoverNode READ hoverNode WRITE setHoverNode NOTIFY hoverChanged FINAL)
    Q_PROPERTY(plyglass::TraceNodeViewModel* node READ node CONSTANT FINAL)
    /// The game can continue from the position on the board.
    Q_PROPERTY(bool canPlayFromHere READ canPlayFromHere NOTIFY boardChanged FINAL)
    // Questions
    Q_PROPERTY(plyglass::WhyNotViewModel* whyNot READ whyNot CONSTANT FINAL)
    /// Plies of the line asked about that the board shows; 0: it shows the tree.
    Q_PROPERTY(int answerPly READ answerPly WRITE setAnswerPly NOTIFY boardChanged FINAL)
    /// The board shows the position that was asked about.
    Q_PROPERTY(bool atQuestion READ atQuestion NOTIFY boardChanged FINAL)
    Q_PROPERTY(bool canShowRefutation READ canShowRefutation NOTIFY refutationChanged FINAL)
    Q_PROPERTY(QString findStatus READ findStatus NOTIFY findChanged FINAL)
    Q_PROPERTY(QString findError READ findError NOTIFY findChanged FINAL)
    Q_PROPERTY(int findCount READ findCount NOTIFY findChanged FINAL)

  public:
    ExplorerViewModel(GameController& controller, EngineService& engine, Settings& settings,
                      QObject* parent = nullptr);
    ~ExplorerViewModel() override;

    QString positionText() const;
    bool stale() const;
    QStringList choiceNames() const { return m_recording.choiceNames(); }
    QString levelNote() const { return m_recording.levelNote(); }
    int choiceIndex() const { return m_recording.choiceIndex(); }
    void setChoiceIndex(int index) { m_recording.setChoiceIndex(index); }
    int depth() const { return m_recording.depth(); }
    void setDepth(int depth) { m_recording.setDepth(depth); }
    int depthMax() const { return kMaxDepth; }
    int boundMillions() const { return m_recording.boundMillions(); }
    void setBoundMillions(int millions) { m_recording.setBoundMillions(millions); }
    int boundMillionsMax() const { return TreeRecording::boundMillionsMax(); }
    bool recording() const { return m_recording.isRunning(); }
    bool busy() const { return recording() || m_whyNot.running(); }
    QString progressText() const { return m_recording.progressText(); }

    bool hasTree() const { return !m_recorded.isEmpty(); }
    QStringList passNames() const;
    QStringList passNodes() const;
    int passIndex() const;
    /// Keeps the current line as far as the other pass contains it.
    void setPassIndex(int index);
    QString headline() const;
    bool hasUnrecorded() const;
    QString missingText() const;
    QString emptyText() const { return m_emptyText; }
    QStringList crumbs() const;
    TraceRowsModel* rows() { return &m_rows; }
    IcicleModel* icicle() { return &m_icicle; }
    SlowMotion* slowMotion() { return &m_slowMotion; }
    const SearchTree& tree() const { return m_recorded.tree; }

    int currentRow() const { return m_current.isValid() ? m_current.row() : -1; }
    int currentNode() const;
    int hoverNode() const { return m_board.hover(); }
    void setHoverNode(int node) { m_board.setHover(node); }
    TraceNodeViewModel* node() { return m_board.node(); }
    bool canPlayFromHere() const { return m_board.canPlayFromHere(); }

    WhyNotViewModel* whyNot() { return &m_whyNot; }
    int answerPly() const { return m_board.answerPly(); }
    void setAnswerPly(int ply) { m_board.setAnswerPly(ply); }
    bool atQuestion() const { return m_board.isAtQuestion(); }
    bool canShowRefutation() const { return refutation().has_value(); }
    QString findStatus() const { return m_find.status(); }
    QString findError() const { return m_find.error(); }
    int findCount() const { return m_find.count(); }

    /// Records the search of the position that Play shows; replaces the tree.
    Q_INVOKABLE void record();
    /// Ends a recording or a question early and keeps the results.
    Q_INVOKABLE void stop();

    /// Selects a node, in any pass.
    Q_INVOKABLE void select(int node);
    Q_INVOKABLE void selectRow(int row) { selectRowAt(row); }
    Q_INVOKABLE void toggleRow(int row);
    /// Moves in the list: "up", "down", "left" (close, or to the parent), "right" (open, or to the first
    /// reply), "first", "last".
    Q_INVOKABLE void walk(const QString& direction);
    /// Makes a node the root of picture and list.
    Q_INVOKABLE void zoom(int node);
    /// 0 = the whole pass.
    Q_INVOKABLE void zoomToCrumb(int index);
    /// Opens the best line from the root and selects its last node.
    Q_INVOKABLE void goToBestLine();
    /// Shows slow motion's current node like a hovered one, and its pass.
    Q_INVOKABLE void followSlowMotion();

    /// Continues the game from the position on the board: the moves to it become a variation of the game. If
    /// that is impossible (the game has ended or is not the recorded one, or the line has a pass), a new game
    /// begins there with the same players; the old one goes to the history.
    Q_INVOKABLE void playFromHere() { m_board.playFromHere(); }
    /// Shows Play's position for a question about it, with or without a tree.
    Q_INVOKABLE void prepareQuestion();
    /// Whether that was requested since the last call: the page then gives the focus to the question.
    Q_INVOKABLE bool takeQuestion();

    /// Asks "why not" about a move, in SAN or coordinates, in the position on the board.
    Q_INVOKABLE void askWhyNot(const QString& move);
    Q_INVOKABLE void askWhyNotMove(const QString& from, const QString& to, const QString& promotion);
    /// Selects the refutation of the move last asked about, in the last pass that searched it.
    Q_INVOKABLE void showRefutation();

    /// Searches a move in the whole pass and selects the first match.
    Q_INVOKABLE void find(const QString& move);
    /// Selects the next or (−1) the previous match.
    Q_INVOKABLE void findNext(int step) { m_find.next(step); }

    /// Saves the shown part of the tree as a web page; `saved` follows.
    Q_INVOKABLE void savePage(const QUrl& file);

  signals:
    void saved(const QString& sentence, plyglass::Tone tone);
    void positionChanged();
    void settingsChanged();
    void stateChanged();
    /// The tree was replaced or dropped.
    void treeChanged();
    /// Another pass is shown.
    void passChanged();
    void topChanged();
    void currentChanged();
    void hoverChanged();
    void refutationChanged();
    /// The board or its meaning changed.
    void boardChanged();
    void findChanged();

  private:
    const GameNode* shown() const { return m_controller.shown(); }
    /// Search request for the position on the board.
    LevelRequest requestForBoard() const;
    void dropTree();
    /// Depth and nodes of the pass; requires a tree.
    QString sizeText() const;
    std::size_t passCount() const { return hasTree() ? tree().trace().passes().size() : 0; }
    void showPass(std::size_t pass);
    void showPassOf(NodeIndex node);
    void onRecorded(const std::shared_ptr<const Trace>& trace);
    void setTop(NodeIndex top);
    void selectRowAt(int row);
    std::optional<NodeIndex> refutation() const;

    GameController& m_controller;
    TreeRecording m_recording;
    RecordedTree m_recorded;
    std::vector<NodeIndex> m_bestLine;
    NodeIndex m_top = 0;
    TraceRowsModel m_rows;
    IcicleModel m_icicle;
    SlowMotion m_slowMotion;
    QPersistentModelIndex m_current;
    QString m_emptyText;
    WhyNotViewModel m_whyNot;
    NodeBoard m_board;
    TreeFind m_find;
    FileWriter m_writer;
    bool m_questionRequested = false;
};

}  // namespace plyglass
