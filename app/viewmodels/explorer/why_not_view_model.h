// "Why not this move?": the question, its progress and its answer.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QVariant>
#include <optional>

#include "app/services/engine/engine_lane.h"
#include "app/viewmodels/shared/board_position.h"
#include "app/viewmodels/shared/rows_model.h"

namespace plyglass {

/// Values of the best move and the candidate at a depth.
struct WhyNotDepthRow {
    Q_GADGET
    Q_PROPERTY(int depth MEMBER depth)
    Q_PROPERTY(QString bestMove MEMBER bestMove)
    Q_PROPERTY(QString bestText MEMBER bestText)
    Q_PROPERTY(QString candidateText MEMBER candidateText)
    Q_PROPERTY(QString reply MEMBER reply)
    Q_PROPERTY(bool fell MEMBER fell)

  public:
    int depth = 0;
    QString bestMove{};  ///< the search's choice at that depth
    QString bestText{};
    QString candidateText{};
    QString reply{};
    bool fell = false;  ///< the first depth from which the search rejected a candidate it had preferred
    friend bool operator==(const WhyNotDepthRow&, const WhyNotDepthRow&) = default;
};

class WhyNotViewModel : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(WhyNot)
    QML_UNCREATABLE("Explorer.whyNot")
    Q_PROPERTY(bool running READ running NOTIFY changed FINAL)
    Q_PROPERTY(bool answered READ answered NOTIFY changed FINAL)
    /// "5.Nxe5": the move asked about.
    Q_PROPERTY(QString moveText READ moveText NOTIFY changed FINAL)
    /// "costs 2.5 pawns".
    Q_PROPERTY(QString verdict READ verdict NOTIFY changed FINAL)
    /// good, bad, mate or neutral.
    Q_PROPERTY(QString tone READ tone NOTIFY changed FINAL)
    Q_PROPERTY(QString words READ words NOTIFY changed FINAL)
    /// "Depth 18, 4 000 000 positions", "So far: depth 9, …".
    Q_PROPERTY(QString depthText READ depthText NOTIFY changed FINAL)
    /// Plies of the candidate's line, including the candidate.
    Q_PROPERTY(int lineLength READ lineLength NOTIFY changed FINAL)
    /// Arrows of the candidate and of its reply: BoardArrow.
    Q_PROPERTY(QVariantList arrows READ arrows NOTIFY changed FINAL)
    Q_PROPERTY(QString progressText READ progressText NOTIFY changed FINAL)
    /// Error of a question: the rule that the move breaks.
    Q_PROPERTY(QString error READ error NOTIFY errorChanged FINAL)
    /// Rows of the type WhyNotDepthRow.
    Q_PROPERTY(plyglass::RowsModel* depths READ depths CONSTANT FINAL)

  public:
    explicit WhyNotViewModel(EngineService& engine, QObject* parent = nullptr);

    bool running() const { return m_lane.isBusy(); }
    bool answered() const { return m_answer.has_value(); }
    QString moveText() const { return m_moveText; }
    QString verdict() const;
    QString tone() const;
    QString words() const;
    QString depthText() const;
    int lineLength() const { return m_answer ? static_cast<int>(m_answer->candidateLine.size()) : 0; }
    QVariantList arrows() const;
    QString progressText() const { return m_progressText; }
    QString error() const { return m_error; }
    RowsModel* depths() { return &m_depths; }

    /// Move of the last question; null before the first.
    Move candidate() const { return m_question.candidate; }
    /// A move of the candidate's line with the position before it; requires `ply` < `lineLength`.
    struct LineMove {
        Position before;
        Move move;
    };
    LineMove lineMove(int ply) const;
    /// Sets the nodes of each following search; by default those of the command line.
    void setBudget(std::uint64_t nodes) { m_budget = nodes; }
    /// The move must be legal. The question's limits are ignored.
    void ask(const WhyNotQuestion& question);
    void refuse(const QString& reason);
    void stop() { m_lane.stop(); }
    /// Clears question and answer.
    void forget();

  signals:
    void changed();
    /// The line of the answer changed; its first `kept` plies are the same.
    void lineChanged(int kept);
    void errorChanged();

  private:
    void show(const WhyNotAnswer& answer);
    BoardArrows arrowAt(int ply, BoardArrow::Kind kind) const;
    void onReported(const EngineReport& report);
    void onAnswered(const EngineAnswer& answer);

    EngineLane m_lane;
    std::uint64_t m_budget = kQuestionNodes;
    WhyNotQuestion m_question;
    QString m_moveText;
    QString m_progressText;
    QString m_error;
    std::optional<WhyNotAnswer> m_answer;
    RowsOf<WhyNotDepthRow> m_depths;
};

}  // namespace plyglass
