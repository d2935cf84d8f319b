// Side by side on the Analyse page: the position that is analysed is searched a second time by another
// evaluator or with other techniques, and both results are compared.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
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
    /// Whose lines they are; depth and threads are as of the first.
    Q_PROPERTY(plyglass::PlayerSettings* player READ player CONSTANT FINAL)
    /// "Classical", "Minimax", "Material · Minimax": what is different from the first; and its own name.
    Q_PROPERTY(QString name READ name NOTIFY changed FINAL)
    Q_PROPERTY(QString firstName READ firstName CONSTANT FINAL)
    Q_PROPERTY(bool searching READ searching NOTIFY changed FINAL)
    Q_PROPERTY(plyglass::RowsModel* lines READ lines CONSTANT FINAL)
    Q_PROPERTY(QString progressText READ progressText NOTIFY changed FINAL)
    // The comparison; unknown while one of the two has found nothing yet.
    Q_PROPERTY(
        plyglass::SecondLinesViewModel::Agreement moveAgreement READ moveAgreement NOTIFY changed FINAL)
    Q_PROPERTY(
        plyglass::SecondLinesViewModel::Agreement scoreAgreement READ scoreAgreement NOTIFY changed FINAL)
    /// "same move: Nf3", "other move: d4"; "similar score", "0.62 pawns apart".
    Q_PROPERTY(QString moveText READ moveText NOTIFY changed FINAL)
    Q_PROPERTY(QString scoreText READ scoreText NOTIFY changed FINAL)
    /// "d2 d4 hint": the best move of the second, where it is another.
    Q_PROPERTY(QStringList arrows READ arrows NOTIFY changed FINAL)

  public:
    enum class Agreement { Unknown, Same, Different };
    Q_ENUM(Agreement)

    /// Scores that are further apart, in centipawns, are different.
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
    QStringList arrows() const;

    /// As of Analyse.
    Q_INVOKABLE void preview(int line, int plies);
    Q_INVOKABLE void playLine(int line, int plies);

  signals:
    void changed();

  private:
    /// What is searched, or was as long as its lines are shown.
    struct Question {
        Position position = Position::start();
        int lineCount = 0;
        PlayerSetup player;
    };

    PlayerAccess access();
    void readPlayer();
    /// Takes the evaluator out of the library, where it is one of a person's own.
    void lookUpEvaluator();
    /// Begins anew, goes on or ends, as the first analysis does.
    void follow();
    void ask();
    void forget();
    void onReported(const SearchInfo& info);
    /// Both have a best line of the same position.
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
