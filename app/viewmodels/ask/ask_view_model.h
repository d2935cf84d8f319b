// The questions about the game on the board: the current question, its subject and its answer. One question
// at a time; another position on the board clears it.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <optional>

#include "app/viewmodels/ask/answer_card.h"
#include "app/viewmodels/shared/asked_position.h"
#include "app/viewmodels/shared/move_words.h"
#include "app/viewmodels/shared/rows_model.h"

namespace plyglass {

/// A row of an answer's table.
struct AskTableRow {
    Q_GADGET
    Q_PROPERTY(QStringList cells MEMBER cells)
    Q_PROPERTY(QString detail MEMBER detail)
    Q_PROPERTY(bool hasLine MEMBER hasLine)
    Q_PROPERTY(bool strong MEMBER strong)
    Q_PROPERTY(bool bad MEMBER bad)

  public:
    QStringList cells{};  ///< one for each column
    QString detail{};
    bool hasLine = false;  ///< it can be stepped through on the board
    bool strong = false;
    bool bad = false;
    friend bool operator==(const AskTableRow&, const AskTableRow&) = default;
};

class AskViewModel : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(Ask)
    QML_UNCREATABLE("App.ask")

  public:
    enum class Question {
        None,
        // About the last move on the board
        WhyThis,
        WhyNot,
        Changes,     ///< changes of the preferred move
        Reach,       ///< depth of the search
        Techniques,  ///< nodes without each technique
        // About the position on the board
        Threat,
        Balance,  ///< which side is better, and the reasons
        Levels
    };
    Q_ENUM(Question)

    /// Whether the panel of questions is shown.
    Q_PROPERTY(bool open READ isOpen WRITE setOpen NOTIFY openChanged FINAL)
    Q_PROPERTY(Question question READ question NOTIFY changed FINAL)
    /// "12…Nf6": the last move on the board; "" at the start of the game.
    Q_PROPERTY(QString lastMoveText READ lastMoveText NOTIFY subjectChanged FINAL)
    /// Whether there is a legal move in the position on the board.
    Q_PROPERTY(bool canAskPosition READ canAskPosition NOTIFY subjectChanged FINAL)
    Q_PROPERTY(bool running READ isRunning NOTIFY changed FINAL)
    Q_PROPERTY(bool answered READ isAnswered NOTIFY changed FINAL)
    // The answer
    Q_PROPERTY(QString moveText READ moveText NOTIFY changed FINAL)
    Q_PROPERTY(QString tone READ tone NOTIFY changed FINAL)
    Q_PROPERTY(QString verdict READ verdict NOTIFY changed FINAL)
    Q_PROPERTY(QStringList sentences READ sentences NOTIFY changed FINAL)
    /// Verdict and reasons without figures and terms, for the calm view.
    Q_PROPERTY(QString plainVerdict READ plainVerdict NOTIFY changed FINAL)
    Q_PROPERTY(QString plainText READ plainText NOTIFY changed FINAL)
    Q_PROPERTY(QStringList columns READ columns NOTIFY changed FINAL)
    /// The longest text of each column, for its width.
    Q_PROPERTY(QStringList widestCells READ widestCells NOTIFY changed FINAL)
    /// Roles cells, detail, hasLine, strong, bad.
    Q_PROPERTY(plyglass::RowsModel* rows READ rows CONSTANT FINAL)
    /// Depth and nodes of the answer, or the progress of the search.
    Q_PROPERTY(QString note READ note NOTIFY changed FINAL)
    // Choosing the move for "why not"
    Q_PROPERTY(bool picking READ isPicking NOTIFY changed FINAL)
    /// Whether an alternative to the last move is asked about, or a move that could be made now.
    Q_PROPERTY(bool instead READ isInstead WRITE setInstead NOTIFY changed FINAL)
    /// All moves that can be asked about, in SAN.
    Q_PROPERTY(QStringList pickMoves READ pickMoves NOTIFY changed FINAL)
    /// The move last asked about, in SAN.
    Q_PROPERTY(QString pickedMove READ pickedMove NOTIFY changed FINAL)
    Q_PROPERTY(QString pickError READ pickError NOTIFY changed FINAL)
    // Stepping through a line of the answer
    Q_PROPERTY(int row READ row NOTIFY boardChanged FINAL)
    Q_PROPERTY(int ply READ ply WRITE setPly NOTIFY boardChanged FINAL)
    Q_PROPERTY(int lineLength READ lineLength NOTIFY boardChanged FINAL)
    /// The moves stepped through so far and the rest.
    Q_PROPERTY(QString walkedText READ walkedText NOTIFY boardChanged FINAL)
    Q_PROPERTY(QString aheadText READ aheadText NOTIFY boardChanged FINAL)
    /// Whether the board shows a position other than the game's: on a line, or before the last move.
    Q_PROPERTY(bool takesBoard READ takesBoard NOTIFY boardChanged FINAL)
    /// With the moves to choose from, or with the answer's arrows.
    Q_PROPERTY(plyglass::BoardPosition board READ board NOTIFY boardChanged FINAL)

    AskViewModel(GameController& controller, EngineService& engine, QObject* parent = nullptr);

    bool isOpen() const { return m_open; }
    /// Closing clears question and answer.
    void setOpen(bool open);
    Question question() const { return m_question; }
    QString lastMoveText() const;
    bool canAskPosition() const;
    bool isRunning() const { return m_lane.isBusy(); }
    bool isAnswered() const { return m_card.has_value(); }
    QString moveText() const { return m_card ? m_card->move : QString(); }
    QString tone() const { return m_card ? m_card->tone : QStringLiteral("neutral"); }
    QString verdict() const { return m_card ? m_card->verdict : QString(); }
    QStringList sentences() const { return m_card ? m_card->sentences : QStringList(); }
    QString plainVerdict() const;
    QString plainText() const { return m_card ? m_card->plainText : QString(); }
    QStringList columns() const { return m_card ? m_card->columns : QStringList(); }
    QStringList widestCells() const;
    RowsModel* rows() { return &m_rows; }
    QString note() const;
    bool isPicking() const { return m_question == Question::WhyNot && !isRunning() && !m_card; }
    bool isInstead() const { return m_instead; }
    void setInstead(bool instead);
    QStringList pickMoves() const;
    QString pickedMove() const { return m_pickedMove; }
    QString pickError() const { return m_pickError; }
    int row() const { return m_row; }
    int ply() const { return m_ply; }
    void setPly(int ply);
    int lineLength() const { return m_walk.length(); }
    QString walkedText() const { return walkText(m_walk, 0, m_ply); }
    QString aheadText() const { return walkText(m_walk, m_ply, m_walk.length()); }
    bool takesBoard() const;
    BoardPosition board() const;

    /// Opens the panel and asks; None returns to the list of questions. "Why not" waits for a move.
    Q_INVOKABLE void ask(plyglass::AskViewModel::Question question);
    /// A move for "why not", in SAN or coordinates.
    Q_INVOKABLE void pick(const QString& move);
    /// Ends the search early; the result so far is the answer.
    Q_INVOKABLE void stop() { m_lane.stop(); }
    /// Starts stepping through the line of a row with its first move; the same row again returns to the
    /// start.
    Q_INVOKABLE void walk(int row);
    /// Sets the limit of the next searches, for tests.
    void setBudget(std::uint64_t nodes) { m_budget = nodes; }

  signals:
    void openChanged();
    void subjectChanged();
    void changed();
    void boardChanged();

  private:
    void forget();
    /// Ends the search and clears the answer; the question stays.
    void dropAnswer();
    void think(EngineRequest::Kind kind, Move candidate = {});
    void askAboutSearch();
    void show(AnswerCard card);
    void chooseLine(int row, const Position& from, const std::vector<Move>& line);
    std::optional<AnswerCard> cardOf(const QuestionAnswer& answer) const;
    AnswerCard cardOf(const SearchInfo& info) const;
    SearchInfo atItsDeepest(SearchInfo info) const;
    ThreatAnswer atItsDeepest(ThreatAnswer answer) const;
    void onShownChanged();
    void onReported(const EngineReport& report);
    void onAnswered(const EngineAnswer& answer);

    GameController& m_controller;
    EngineLane m_lane;
    SearchRecords m_records;
    bool m_open = false;
    Question m_question = Question::None;
    AskedPosition m_asked;
    bool m_instead = false;
    std::uint64_t m_budget = kQuestionNodes;
    std::optional<AnswerCard> m_card;
    RowsOf<AskTableRow> m_rows;
    QString m_progress;
    QString m_pickedMove;
    QString m_pickError;
    LineWalk m_walk;
    int m_row = -1;
    int m_ply = 0;
};

}  // namespace plyglass
