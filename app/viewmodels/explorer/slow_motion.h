// Replays a recorded search step by step: nodes are entered and left, alpha and beta move. Covers one pass,
// or all from the first.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QAbstractListModel>
#include <QTimer>
#include <vector>

#include "app/viewmodels/explorer/trace_words.h"

namespace plyglass {

/// One step: a node is entered, or left with its score.
struct TraceStep {
    NodeIndex node = 0;
    bool isLeft = false;
};

/// Steps of the nodes from `first` to before `end`, in the order of the search; at most two for each. Nodes
/// that are not left before `end` have no second step.
std::vector<TraceStep> stepsOf(const SearchTree& tree, NodeIndex first, NodeIndex end);

/// The rows are the nodes from the root to the current one.
class SlowMotion : public QAbstractListModel {
    Q_OBJECT
    QML_NAMED_ELEMENT(SlowMotion)
    QML_UNCREATABLE("Explorer.slowMotion")
    Q_PROPERTY(int step READ step WRITE setStep NOTIFY stepChanged FINAL)
    Q_PROPERTY(int stepCount READ stepCount NOTIFY stepsChanged FINAL)
    /// "Step 12 of 9 997".
    Q_PROPERTY(QString stepText READ stepText NOTIFY stepChanged FINAL)
    /// Number of nodes covered; "" if all are.
    Q_PROPERTY(QString limitText READ limitText NOTIFY stepsChanged FINAL)
    /// Whether all passes are covered, or one alone.
    Q_PROPERTY(bool wholeSearch READ wholeSearch WRITE setWholeSearch NOTIFY stepsChanged FINAL)
    Q_PROPERTY(bool playing READ playing WRITE setPlaying NOTIFY playingChanged FINAL)
    Q_PROPERTY(int stepsPerSecond READ stepsPerSecond WRITE setStepsPerSecond NOTIFY playingChanged FINAL)
    /// Whether a later step is a cutoff, and whether one changes the best root move of its pass.
    Q_PROPERTY(bool hasNextCutoff READ hasNextCutoff NOTIFY stepChanged FINAL)
    Q_PROPERTY(bool hasNextBest READ hasNextBest NOTIFY stepChanged FINAL)
    /// Event of this step, in a sentence.
    Q_PROPERTY(QString sentence READ sentence NOTIFY stepChanged FINAL)
    /// Range of the bars, "−0.10 … +0.48": smaller for a narrow window.
    Q_PROPERTY(QString scaleText READ scaleText NOTIFY stepChanged FINAL)
    /// The node entered or left; −1 if there is no tree.
    Q_PROPERTY(int node READ node NOTIFY stepChanged FINAL)

  public:
    enum Role {
        MoveRole = Qt::UserRole + 1,
        AlphaRole,
        BetaRole,
        LowRole,
        HighRole,
        LastRole,
        LeftRole,
        ValueRole
    };
    /// Nodes covered at most; more would take too long to watch.
    static constexpr NodeIndex kMaxNodes = 5000;

    explicit SlowMotion(QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    enum class Window { Narrows, Stays };
    /// Shows one pass, that of `tree`. `window`: whether moves narrow it, that is whether the search used
    /// alpha–beta.
    void show(const SearchTree& tree, Window window);
    /// Goes to the start of a pass; leaves the whole search if that is too far on.
    void showPass(std::size_t pass);

    int step() const { return m_step; }
    void setStep(int step);
    int stepCount() const { return static_cast<int>(m_steps.size()); }
    QString stepText() const;
    QString limitText() const;
    bool wholeSearch() const { return m_wholeSearch; }
    /// The whole search begins with its first pass; one pass is the last one stepped through.
    void setWholeSearch(bool whole);
    bool playing() const { return m_timer.isActive(); }
    void setPlaying(bool playing);
    int stepsPerSecond() const { return m_stepsPerSecond; }
    void setStepsPerSecond(int steps);
    QString sentence() const { return m_sentence; }
    QString scaleText() const;
    int node() const;

    Q_INVOKABLE void forward() { setStep(m_step + 1); }
    Q_INVOKABLE void back() { setStep(m_step - 1); }
    /// Goes to the step that leaves the node just entered.
    Q_INVOKABLE void over();
    bool hasNextCutoff() const { return m_step < lastOf(m_cutoffs); }
    bool hasNextBest() const { return m_step < lastOf(m_newBests); }
    /// Goes to the next cutoff, to the next change of the best move; does nothing if there is none.
    Q_INVOKABLE void toNextCutoff() { goToNext(m_cutoffs); }
    Q_INVOKABLE void toNextBest() { goToNext(m_newBests); }

  signals:
    void stepChanged();
    void stepsChanged();
    void playingChanged();

  private:
    /// Alpha and beta from the view of the node's side to move.
    struct Bounds {
        Score alpha = 0;
        Score beta = 0;
    };
    struct Frame {
        QString move;
        QString alpha;
        QString beta;
        WindowBar bar;
    };
    /// Rebuilds the steps and selects the first.
    void begin();
    void findEvents();
    static int lastOf(const std::vector<int>& steps) { return steps.empty() ? -1 : steps.back(); }
    void goToNext(const std::vector<int>& steps);
    /// Number of nodes covered.
    NodeIndex nodeCount() const { return m_end - m_first; }
    void takeStep();
    /// The window of a node, narrowed by its moves, when `child`, one of its children or itself, has been
    /// entered or left.
    Bounds boundsAt(NodeIndex node, const TraceStep& child) const;
    /// The move searched last below a node; the node itself if there is none.
    NodeIndex lastReplyTo(NodeIndex node) const;
    /// Scale of the bars for the window of a pass.
    BarScale scaleOf(NodeIndex root) const;
    Frame frameOf(NodeIndex node, const Bounds& bounds) const;
    QString sentenceOf(const TraceStep& step) const;
    QString effectOf(NodeIndex child) const;

    SearchTree m_tree;
    bool m_wholeSearch = false;
    NodeIndex m_first = 0;  ///< first node covered
    NodeIndex m_end = 0;    ///< behind the last node, without the limit
    Window m_window = Window::Narrows;
    std::vector<TraceStep> m_steps;
    std::vector<int> m_cutoffs;   ///< steps, in order
    std::vector<int> m_newBests;  ///< steps, in order
    int m_step = 0;
    int m_stepsPerSecond = 4;
    QTimer m_timer;
    BarScale m_scale;
    std::vector<Frame> m_frames;
    QString m_sentence;
};

}  // namespace plyglass
