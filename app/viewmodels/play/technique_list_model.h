// The switches of one computer player, applied at once, even in the middle of a thought; and what each is
// worth.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QAbstractListModel>
#include <QTimer>
#include <vector>

#include "app/services/game/game_controller.h"
#include "app/services/game/switch_measurer.h"
#include "app/services/learning/evaluator_library.h"
#include "app/viewmodels/play/technique_groups.h"
#include "app/viewmodels/play/thinking_view_model.h"

namespace plyglass {

class TechniqueListModel : public QAbstractListModel {
    Q_OBJECT
    QML_NAMED_ELEMENT(Techniques)
    QML_UNCREATABLE("App.techniques")
    Q_PROPERTY(QStringList playerNames READ playerNames NOTIFY playersChanged FINAL)
    Q_PROPERTY(int playerIndex READ playerIndex WRITE setPlayerIndex NOTIFY playersChanged FINAL)
    Q_PROPERTY(bool hasPlayers READ hasPlayers NOTIFY playersChanged FINAL)
    Q_PROPERTY(QString side READ side NOTIFY playersChanged FINAL)
    Q_PROPERTY(int depth READ depth WRITE setDepth NOTIFY settingsChanged FINAL)
    Q_PROPERTY(int depthMax READ depthMax CONSTANT FINAL)
    Q_PROPERTY(int quiescence READ quiescence WRITE setQuiescence NOTIFY settingsChanged FINAL)
    Q_PROPERTY(int quiescenceMax READ quiescenceMax CONSTANT FINAL)
    Q_PROPERTY(int evaluatorIndex READ evaluatorIndex WRITE setEvaluatorIndex NOTIFY settingsChanged FINAL)
    Q_PROPERTY(QStringList evaluatorNames READ evaluatorNames NOTIFY evaluatorsChanged FINAL)
    Q_PROPERTY(QStringList evaluatorExplanations READ evaluatorExplanations NOTIFY evaluatorsChanged FINAL)
    Q_PROPERTY(QStringList presetNames READ presetNames CONSTANT FINAL)
    Q_PROPERTY(QStringList presetDates READ presetDates CONSTANT FINAL)
    Q_PROPERTY(QStringList presetExplanations READ presetExplanations CONSTANT FINAL)
    Q_PROPERTY(int presetIndex READ presetIndex NOTIFY settingsChanged FINAL)
    Q_PROPERTY(int threads READ threads WRITE setThreads NOTIFY settingsChanged FINAL)
    Q_PROPERTY(int threadsMax READ threadsMax CONSTANT FINAL)
    Q_PROPERTY(int hashMib READ hashMib WRITE setHashMib NOTIFY settingsChanged FINAL)
    Q_PROPERTY(int hashMibMax READ hashMibMax CONSTANT FINAL)
    Q_PROPERTY(int levelIndex READ levelIndex WRITE setLevelIndex NOTIFY settingsChanged FINAL)
    Q_PROPERTY(QStringList levelNames READ levelNames CONSTANT FINAL)
    Q_PROPERTY(QStringList levelDetails READ levelDetails CONSTANT FINAL)
    Q_PROPERTY(bool full READ full NOTIFY settingsChanged FINAL)
    Q_PROPERTY(QString recipe READ recipe NOTIFY settingsChanged FINAL)
    Q_PROPERTY(plyglass::TechniqueGroups* groups READ groups CONSTANT FINAL)
    Q_PROPERTY(QString filter READ filter WRITE setFilter NOTIFY filterChanged FINAL)
    Q_PROPERTY(int matchCount READ matchCount NOTIFY filterChanged FINAL)
    Q_PROPERTY(int measuredDepth READ measuredDepth NOTIFY measuredDepthChanged FINAL)
    Q_PROPERTY(QString restartText READ restartText NOTIFY restartTextChanged FINAL)

  public:
    enum Role {
        TechniqueIdRole = Qt::UserRole + 1,
        NameRole,
        GroupRole,
        ExplanationRole,
        SourceRole,
        CheckedRole,
        AvailableRole,
        WhyNotRole,
        FigureRole,  ///< "×41": nodes with this switch flipped, against now; "…" while it is measured
        FigureStrongRole,  ///< at least twice as many nodes
        FigureFreshRole,   ///< measured on the game's last search, not an older one
        CountRole,  ///< "12 304": what it did in the running or last search; "" if it counts nothing or is
                    ///< off
        CountNameRole,  ///< "cutoffs"
        NeedsRole,      ///< name of the technique without which it does nothing, if that is off
        DetailRole,     ///< for the tool tip: explanation, source or why not, count and figure in words
        MatchesRole     ///< found by the filter
    };

    /// What a technique list looks at.
    struct Parts {
        GameController& controller;
        SwitchMeasurer& measurer;
        ThinkingViewModel& thinking;
        EvaluatorLibrary& evaluators;
    };
    explicit TechniqueListModel(const Parts& parts, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    QStringList playerNames() const;
    int playerIndex() const;
    void setPlayerIndex(int index);
    /// The switches as they are set.
    const Techniques& techniques() const { return player().techniques; }
    bool hasPlayers() const { return !players().empty(); }
    /// "white" or "black": whose switches these are.
    QString side() const;
    int depth() const { return player().depth; }
    void setDepth(int depth);
    int depthMax() const { return kMaxDepth; }
    /// −1 = all.
    int quiescence() const;
    void setQuiescence(int plies);
    int quiescenceMax() const { return kMaxQuiescence; }
    int evaluatorIndex() const;
    void setEvaluatorIndex(int index);
    QStringList evaluatorNames() const;
    QStringList evaluatorExplanations() const;
    QStringList presetNames() const;
    QStringList presetDates() const;
    QStringList presetExplanations() const;
    int presetIndex() const;
    int threads() const { return player().threads; }
    void setThreads(int threads);
    int threadsMax() const { return mostThreads(); }
    int hashMib() const { return player().hashMib; }
    void setHashMib(int mib);
    int hashMibMax() const { return mostHashMib(); }
    /// 0 = level 1.
    int levelIndex() const { return player().level - 1; }
    void setLevelIndex(int index);
    QStringList levelNames() const;
    QStringList levelDetails() const;
    /// At full strength, where depth and threads are one's own to choose.
    bool full() const { return player().isFull(); }
    /// What the level does, in sentences.
    QString recipe() const;
    TechniqueGroups* groups() { return &m_groups; }
    QString filter() const { return m_filter; }
    /// Words that must all stand in a technique's name, explanation, source or group.
    void setFilter(const QString& filter);
    int matchCount() const;
    /// Plies that the figures are measured to; 0 = nothing measured yet.
    int measuredDepth() const { return m_measurer.depth(); }
    QString restartText() const { return m_restartText; }

    /// Looks at the computer of a side, "white" or "black"; nothing happens if that side has none.
    Q_INVOKABLE void choosePlayer(const QString& side);
    Q_INVOKABLE void setOn(const QString& id, bool on);
    Q_INVOKABLE void applyPreset(int index);
    /// The techniques that can be seen are measured first.
    Q_INVOKABLE void setInView(const QStringList& ids);

  signals:
    void playersChanged();
    void settingsChanged();
    void evaluatorsChanged();
    void filterChanged();
    void measuredDepthChanged();
    void restartTextChanged();
    /// An impossible value was refused: the range, in one sentence.
    void refused(const QString& sentence);

  private:
    std::vector<Color> players() const;
    Color color() const;
    const PlayerSetup& player() const { return m_controller.setup().players[color()]; }
    void apply(const PlayerSetup& player);
    /// Says so and returns false if the value is out of its range.
    bool isInRange(int value, int least, int most, const QString& what);
    bool matches(const Technique& technique) const;
    SwitchFigure figureOf(const Technique& technique) const;
    QString figureText(const Technique& technique) const;
    QString countText(const Technique& technique) const;
    QString whyNot(const Technique& technique) const;
    QString detailOf(const Technique& technique) const;
    void changed(const QList<int>& roles);
    void onSetupChanged();
    void onFiguresChanged();
    void onRestarted();

    GameController& m_controller;
    SwitchMeasurer& m_measurer;
    ThinkingViewModel& m_thinking;
    EvaluatorLibrary& m_evaluators;
    QString m_filter;
    TechniqueGroups m_groups;
    Color m_chosen = Black;
    QString m_restartText;
    QTimer m_restartTimer;
};

}  // namespace plyglass
