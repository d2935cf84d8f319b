// The second search of the Analyse page: the analysed position searched by another evaluator or with other
// techniques, and the comparison of both results.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QVariant>
#include <optional>

#include "app/services/learning/evaluator_library.h"
#include "app/viewmodels/analyse/analyse_view_model.h"
#include "app/viewmodels/shared/player_settings.h"

namespace plyglass {

/// All references outlive the view model.
struct SecondLinesParts {
    AnalyseViewModel& analyse;
    EngineService& engine;
    const EvaluatorLibrary& evaluators;
    Settings& settings;
};

class SecondLinesViewModel : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(SecondLines)
    QML_UNCREATABLE("App.second")
    Q_PROPERTY(bool on READ isOn WRITE setOn NOTIFY changed FINAL)
    /// Settings of the second player; depth and threads are those of the first.
    Q_PROPERTY(plyglass::PlayerSettings* player READ player CONSTANT FINAL)
    /// "Classical", "Minimax", "Material · Minimax": its differences from the first; and its own name.
    Q_PROPERTY(QString name READ name NOTIFY changed FINAL)
    Q_PROPERTY(QString firstName READ firstName CONSTANT FINAL)
    Q_PROPERTY(bool searching READ searching NOTIFY changed FINAL)
    Q_PROPERTY(plyglass::RowsModel* lines READ lines CONSTANT FINAL)
    Q_PROPERTY(QString progressText READ progressText NOTIFY changed FINAL)
    // Result of the comparison; unknown until both have a line.
    Q_PROPERTY(
        plyglass::SecondLinesViewModel::Agreement moveAgreement READ moveAgreement NOTIFY changed FINAL)
    Q_PROPERTY(
        plyglass::SecondLinesViewModel::Agreement scoreAgreement READ scoreAgreement NOTIFY changed FINAL)
    /// "same move: Nf3", "other move: d4"; "similar score", "0.62 pawns apart".
    Q_PROPERTY(QString moveText READ moveText NOTIFY changed FINAL)
    Q_PROPERTY(QString scoreText READ scoreText NOTIFY changed FINAL)
    /// The best move of the second, if it differs: BoardArrow.
    Q_PROPERTY(QVariantList arrows READ arrows NOTIFY changed FINAL)

  public:
    enum class Agreement { Unknown, Same, Different };
    Q_ENUM(Agreement)

    /// Scores are different if they are further apart than this, in centipawns.
    static constexpr int kClearDifferenceCp = 50;

    explicit SecondLinesViewModel(const SecondLinesParts& parts, QObject* parent = nullptr);

    bool isOn() const { return m_on; }
    void setOn(bool on);
    PlayerSettings* player() { return &m_settingsOfPlayer; }
    QString name() const;
    QString firstName() const;
    bool searching() const { return m_lane.isBusy(); }
    RowsModel* lines() { return &m_lines; }
    QString progressText() const;
    Agreement moveAgreement() const;
    Agreement scoreAgreement() const;
    QString moveText() const;
    QString scoreText() const;
    QVariantList arrows() const;

    /// As AnalyseViewModel::preview.
    Q_INVOKABLE void preview(int line, int plies);
    Q_INVOKABLE void playLine(int line, int plies);

  signals:
    void changed();

  private:
    /// The running search, or the last one while its lines are shown.
    struct Question {
        Position position = Position::start();
        int lineCount = 0;
        PlayerSetup player;
    };

    PlayerAccess access();
    void readPlayer();
    /// Finds the evaluator in the library, if it is one of the person's own.
    void lookUpEvaluator();
    /// Starts, continues or stops with the first analysis.
    void follow();
    void ask();
    void forget();
    void onReported(const SearchInfo& info);
    /// Whether both have a best line of the same position.
    bool isComparable() const;
    const RootLine& firstBest() const { return m_analyse.info()->lines.front(); }
    const RootLine& best() const { return m_info->lines.front(); }
    ScoreView view(Score score) const { return scoreForWhite(score, m_asked->position.sideToMove(), 0); }

    AnalyseViewModel& m_analyse;
    const EvaluatorLibrary& m_evaluators;
    Settings& m_settings;
    EngineLane m_lane;
    PlayerSetup m_player;
    PlayerSettings m_settingsOfPlayer;
    bool m_on = false;
    bool m_running = false;
    std::optional<Question> m_asked;
    std::optional<SearchInfo> m_info;
    RowsOf<AnalysisLine> m_lines;
};

}  // namespace plyglass
