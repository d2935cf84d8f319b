// The switches of one computer player, applied at once, even in the middle of a thought; and what each is
// worth.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QAbstractListModel>
#include <QTimer>
#include <vector>

#include "app/viewmodels/game_controller.h"
#include "app/viewmodels/measurer.h"

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
    Q_PROPERTY(QStringList evaluatorNames READ evaluatorNames CONSTANT FINAL)
    Q_PROPERTY(QStringList evaluatorExplanations READ evaluatorExplanations CONSTANT FINAL)
    Q_PROPERTY(QStringList presetNames READ presetNames CONSTANT FINAL)
    Q_PROPERTY(QStringList presetExplanations READ presetExplanations CONSTANT FINAL)
    Q_PROPERTY(int presetIndex READ presetIndex NOTIFY settingsChanged FINAL)
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
    };

    TechniqueListModel(GameController& controller, Measurer& measurer, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    QStringList playerNames() const;
    int playerIndex() const;
    void setPlayerIndex(int index);
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
    QStringList presetExplanations() const;
    int presetIndex() const;
    QString restartText() const { return m_restartText; }

    Q_INVOKABLE void setOn(const QString& id, bool on);
    Q_INVOKABLE void applyPreset(int index);

  signals:
    void playersChanged();
    void settingsChanged();
    void restartTextChanged();
    /// An impossible value was refused: the range, in one sentence.
    void refused(const QString& sentence);

  private:
    std::vector<Color> players() const;
    Color color() const;
    const PlayerSetup& player() const { return m_controller.setup().players[color()]; }
    void apply(const PlayerSetup& player);
    void onSetupChanged();
    void onFiguresChanged();
    void onRestarted();

    GameController& m_controller;
    Measurer& m_measurer;
    Color m_chosen = Black;
    QString m_restartText;
    QTimer m_restartTimer;
};

}  // namespace plyglass
