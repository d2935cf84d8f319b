// "Why not this move?": the question, while the engine thinks about it, and its answer.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <optional>

#include "app/services/engine/engine_lane.h"
#include "app/viewmodels/shared/rows_model.h"

namespace plyglass {

/// What the best move and the candidate were worth at a depth.
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
    bool fell = false;  ///< the first depth from which on a search stayed off a candidate that it had
                        ///< preferred before
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
    /// Plies of the candidate's line, itself included.
    Q_PROPERTY(int lineLength READ lineLength NOTIFY changed FINAL)
    /// From and to of the candidate and of the reply to it, or empty.
    Q_PROPERTY(QStringList candidateArrow READ candidateArrow NOTIFY changed FINAL)
    Q_PROPERTY(QStringList replyArrow READ replyArrow NOTIFY changed FINAL)
    Q_PROPERTY(QString progressText READ progressText NOTIFY changed FINAL)
    /// Why a question could not be asked: which rule the move breaks.
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
    QStringList candidateArrow() const { return arrowAt(0); }
    QStringList replyArrow() const { return arrowAt(1); }
    QString progressText() const { return m_progressText; }
    QString error() const { return m_error; }
    RowsModel* depths() { return &m_depths; }

    /// What the last question was about; null before the first.
    Move candidate() const { return m_question.candidate; }
    /// A move of the candidate's line with the position before it; `ply` is below `lineLength`.
    struct LineMove {
        Position before;
        Move move;
    };
    LineMove lineMove(int ply) const;
    /// Nodes for each search of the questions to come; what the command line takes, unless tests are in a
    /// hurry.
    void setBudget(std::uint64_t nodes) { m_budget = nodes; }
    /// The move must be legal. The question's limits are not looked at.
    void ask(const WhyNotQuestion& question);
    void refuse(const QString& reason);
    void stop() { m_lane.stop(); }
    /// Forgets question and answer.
    void forget();

  signals:
    void changed();
    /// The line of the answer is another one, or there is none any more; its first `kept` plies are as
    /// before.
    void lineChanged(int kept);
    void errorChanged();

  private:
    void show(const WhyNotAnswer& answer);
    QStringList arrowAt(int ply) const;
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
