// The Explorer page: records the search of the position shown in Play, and walks in its tree.
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
    // What to record, and how that goes
    Q_PROPERTY(QString positionText READ positionText NOTIFY positionChanged FINAL)
    /// The tree is of another position than the one that Play shows now.
    Q_PROPERTY(bool stale READ stale NOTIFY positionChanged FINAL)
    Q_PROPERTY(QStringList choiceNames READ choiceNames NOTIFY settingsChanged FINAL)
    /// What is special about the search of a weak level; "" of full strength.
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
    /// The search's passes over the root, the last one first; none if there is no tree.
    Q_PROPERTY(QStringList passNames READ passNames NOTIFY treeChanged FINAL)
    /// Their nodes, recorded or not.
    Q_PROPERTY(QStringList passNodes READ passNodes NOTIFY treeChanged FINAL)
    /// The one whose tree is shown; −1 if there is none.
    Q_PROPERTY(int passIndex READ passIndex WRITE setPassIndex NOTIFY passChanged FINAL)
    Q_PROPERTY(QString headline READ headline NOTIFY passChanged FINAL)
    /// Some of the pass's nodes are not recorded.
    Q_PROPERTY(bool hasUnrecorded READ hasUnrecorded NOTIFY passChanged FINAL)
    /// What is missing in the tree and why, in sentences; "" if nothing is.
    Q_PROPERTY(QString missingText READ missingText NOTIFY passChanged FINAL)
    Q_PROPERTY(QString emptyText READ emptyText NOTIFY treeChanged FINAL)
    Q_PROPERTY(QStringList crumbs READ crumbs NOTIFY topChanged FINAL)
    Q_PROPERTY(plyglass::TraceRowsModel* rows READ rows CONSTANT FINAL)
    Q_PROPERTY(plyglass::IcicleModel* icicle READ icicle CONSTANT FINAL)
    Q_PROPERTY(plyglass::SlowMotion* slowMotion READ slowMotion CONSTANT FINAL)
    // Where one stands in it
    Q_PROPERTY(int currentRow READ currentRow NOTIFY currentChanged FINAL)
    Q_PROPERTY(int currentNode READ currentNode NOTIFY currentChanged FINAL)
    /// The node under the pointer; −1 for none. The board shows it.
    Q_PROPERTY(int hoverNode READ hoverNode WRITE setHoverNode NOTIFY hoverChanged FINAL)
    Q_PROPERTY(plyglass::TraceNodeViewModel* node READ node CONSTANT FINAL)
    /// The position on the board can be played on from.
    Q_PROPERTY(bool canPlayFromHere READ canPlayFromHere NOTIFY boardChanged FINAL)
    // Questions
    Q_PROPERTY(plyglass::WhyNotViewModel* whyNot READ whyNot CONSTANT FINAL)
    /// So many plies of the line asked about are played on the board; 0: it shows the tree.
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
    /// Stays on the same line as far as the other pass knows it.
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

    /// Records the search of the position that Play shows; the tree that was there goes.
    Q_INVOKABLE void record();
    /// Ends a recording or a question early; what it has by then is kept.
    Q_INVOKABLE void stop();

    /// Goes to a node, in whichever pass it is.
    Q_INVOKABLE void select(int node);
    Q_INVOKABLE void selectRow(int row) { selectRowAt(row); }
    Q_INVOKABLE void toggleRow(int row);
    /// In the list: "up", "down", "left" (close, or to the parent), "right" (open, or to the first reply),
    /// "first", "last".
    Q_INVOKABLE void walk(const QString& direction);
    /// Makes a node the top of the picture and of the list.
    Q_INVOKABLE void zoom(int node);
    /// 0 = the whole pass.
    Q_INVOKABLE void zoomToCrumb(int index);
    /// Opens the best line from the root and stands at its end.
    Q_INVOKABLE void goToBestLine();
    /// Shows where slow motion stands, as if the pointer were there, and its pass.
    Q_INVOKABLE void followSlowMotion();

    /// Continues the game from the position on the board: what leads there becomes a variation of the
    /// game. Where that cannot be (a game that has ended or is not the recorded one, a line with a pass), a
    /// new game begins there with the same players; the old one goes to the history.
    Q_INVOKABLE void playFromHere() { m_board.playFromHere(); }
    /// Shows the position that Play shows, tree or not, for a question about it.
    Q_INVOKABLE void prepareQuestion();
    /// Whether that was asked for since the last call: the page gives the keys to the question.
    Q_INVOKABLE bool takeQuestion();

    /// Asks about a move, in SAN or coordinates, in the position on the board.
    Q_INVOKABLE void askWhyNot(const QString& move);
    Q_INVOKABLE void askWhyNotMove(const QString& from, const QString& to, const QString& promotion);
    /// Goes to what refutes the move last asked about, in the pass in which that was searched last.
    Q_INVOKABLE void showRefutation();

    /// Looks for a move all over the pass; the first found is gone to.
    Q_INVOKABLE void find(const QString& move);
    /// To the next or (−1) the one before of what was found.
    Q_INVOKABLE void findNext(int step) { m_find.next(step); }

    /// The tree that is shown, from where it is shown, as a page for any browser; `saved` follows.
    Q_INVOKABLE void savePage(const QUrl& file);

  signals:
    void saved(const QString& sentence, plyglass::Tone tone);
    void positionChanged();
    void settingsChanged();
    void stateChanged();
    /// There is a new tree, or none any more.
    void treeChanged();
    /// Another pass of it is shown.
    void passChanged();
    void topChanged();
    void currentChanged();
    void hoverChanged();
    void refutationChanged();
    /// The board shows something else, or the same with another meaning.
    void boardChanged();
    void findChanged();

  private:
    const GameNode* shown() const { return m_controller.shown(); }
    /// The search of the position on the board.
    LevelRequest requestForBoard() const;
    void dropTree();
    /// Depth and nodes of the pass; only with a tree.
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
