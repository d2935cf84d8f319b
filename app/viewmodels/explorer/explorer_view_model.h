// The Explorer page: records the search of the position shown in Play, and walks in its tree.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QPersistentModelIndex>

#include "app/services/game/game_controller.h"
#include "app/services/settings.h"
#include "app/viewmodels/explorer/icicle_model.h"
#include "app/viewmodels/explorer/slow_motion.h"
#include "app/viewmodels/explorer/trace_finder.h"
#include "app/viewmodels/explorer/trace_node_view_model.h"
#include "app/viewmodels/explorer/trace_rows_model.h"
#include "app/viewmodels/explorer/why_not_view_model.h"

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
    static constexpr int kDefaultDepth = 8;
    static constexpr int kDefaultBoundMillions = 2;

    ExplorerViewModel(GameController& controller, EngineService& engine, Settings& settings,
                      QObject* parent = nullptr);
    ~ExplorerViewModel() override;

    QString positionText() const;
    bool stale() const;
    QStringList choiceNames() const;
    /// 0: as the computer in the game thinks; then the presets.
    QString levelNote() const;
    int choiceIndex() const { return m_choice; }
    void setChoiceIndex(int index);
    int depth() const { return m_depth; }
    void setDepth(int depth);
    int depthMax() const { return kMaxDepth; }
    int boundMillions() const { return m_boundMillions; }
    void setBoundMillions(int millions);
    int boundMillionsMax() const { return static_cast<int>(kMostTraceNodes / 1'000'000); }
    bool recording() const { return m_recording; }
    bool busy() const { return m_recording || m_whyNot.running(); }
    QString progressText() const { return m_progressText; }

    bool hasTree() const { return !m_tree.isEmpty(); }
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
    const SearchTree& tree() const { return m_tree; }

    int currentRow() const { return m_current.isValid() ? m_current.row() : -1; }
    int currentNode() const;
    int hoverNode() const { return m_hover; }
    void setHoverNode(int node);
    TraceNodeViewModel* node() { return &m_node; }
    bool canPlayFromHere() const;

    WhyNotViewModel* whyNot() { return &m_whyNot; }
    int answerPly() const { return m_answerPly; }
    void setAnswerPly(int ply);
    bool atQuestion() const;
    bool canShowRefutation() const { return refutation().has_value(); }
    QString findStatus() const;
    QString findError() const { return m_findError; }
    int findCount() const { return static_cast<int>(m_found.size()); }

    /// Records the search of the position that Play shows; the tree that was there goes.
    Q_INVOKABLE void record();
    /// Ends a recording or a question early; what it has by then is kept.
    Q_INVOKABLE void stop();

    /// Goes to a node, in whichever pass it is.
    Q_INVOKABLE void select(int node);
    Q_INVOKABLE void selectRow(int row);
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

    /// Goes on with the game from the position on the board: what leads there becomes a variation of the
    /// game. Where that cannot be (a game that has ended or is not the recorded one, a line with a pass), a
    /// new game begins there with the same players; the old one goes to the history.
    Q_INVOKABLE void playFromHere();
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
    Q_INVOKABLE void findNext(int step);

  signals:
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
    /// Who is imitated: the computer that is to move, else the other, else one at full strength.
    PlayerSetup player() const;
    /// A level looks no deeper than it can.
    int depthToRecord() const;
    LevelRequest requestFor(const GameNode* node) const;
    /// The same for the position on the board.
    LevelRequest requestForBoard() const;
    const GameNode* recordedNode() const;
    /// Whether Play shows the position that was recorded.
    bool isRootShown() const;
    /// The current node; −1 while the game's position is shown for a question.
    int treeNodeOnBoard() const { return m_showsGame ? -1 : currentNode(); }
    struct Way {
        const GameNode* from = nullptr;  ///< null if the game has no such position
        std::vector<Move> moves;         ///< a null move stands for a pass
    };
    Way wayToBoard() const;
    void dropTree();
    std::size_t passCount() const { return hasTree() ? m_tree.trace().passes().size() : 0; }
    void showPass(std::size_t pass);
    void showPassOf(NodeIndex node);
    void forgetFound();
    void onReported(const EngineReport& report);
    void onAnswered(const EngineAnswer& answer);
    void onFound(const std::vector<NodeIndex>& nodes, int total);
    void setTop(NodeIndex top);
    void standAt(int row);
    void showNode();
    void putOnBoard();
    std::optional<NodeIndex> refutation() const;

    GameController& m_controller;
    EngineService& m_engine;
    Settings& m_settings;
    int m_choice = 0;
    int m_depth = kDefaultDepth;
    int m_boundMillions = kDefaultBoundMillions;
    bool m_recording = false;
    Generation m_generation = 0;
    QString m_progressText;
    QString m_emptyText;

    SearchTree m_tree;
    std::vector<std::uint64_t> m_history;  ///< of the game before the tree's root
    QString m_treeText;                    ///< what the root is called
    bool m_cutsOff = true;                 ///< the search used alpha–beta
    Position m_recorded = Position::start();
    std::vector<NodeIndex> m_bestLine;
    NodeIndex m_top = 0;
    TraceRowsModel m_rows;
    IcicleModel m_icicle;
    SlowMotion m_slowMotion;
    QPersistentModelIndex m_current;
    int m_hover = -1;
    TraceNodeViewModel m_node;
    WhyNotViewModel m_whyNot;
    int m_answerPly = 0;
    int m_askedNode = -1;      ///< whose position the question was about; −1 if it was the game's
    bool m_showsGame = false;  ///< the board shows the game's position though there is a tree
    bool m_questionWanted = false;

    TraceFinder m_finder;
    bool m_finding = false;
    QString m_findError;
    std::vector<NodeIndex> m_found;
    int m_foundTotal = 0;
    int m_foundAt = -1;
};

}  // namespace plyglass
