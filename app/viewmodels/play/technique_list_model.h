// The technique switches of one computer, applied at once, even during a search; and the effect of each.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QAbstractListModel>
#include <QTimer>

#include "app/services/game/game_controller.h"
#include "app/services/game/switch_measurer.h"
#include "app/viewmodels/play/computer_player.h"
#include "app/viewmodels/play/technique_groups.h"
#include "app/viewmodels/play/thinking_view_model.h"

namespace plyglass {

class TechniqueListModel : public QAbstractListModel {
    Q_OBJECT
    QML_NAMED_ELEMENT(Techniques)
    QML_UNCREATABLE("App.techniques")
    /// Computer whose switches are shown, and its other settings.
    Q_PROPERTY(plyglass::ComputerPlayer* player READ player CONSTANT FINAL)
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
        CheckedRole,
        AvailableRole,
        FigureRole,  ///< "×41": nodes with this technique flipped, against now; "…" while it is measured
        FigureStrongRole,  ///< at least twice as many nodes
        FigureFreshRole,   ///< measured on the game's last search
        CountRole,   ///< "12 304 cutoffs": its count in the running or last search; "" if it has none or is
                     ///< off
        NeedsRole,   ///< technique that it needs and that is off
        DetailRole,  ///< tool tip: explanation, source or reason, count and figure in words
        MatchesRole  ///< matches the filter
    };

    /// Inputs of a technique list.
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

    ComputerPlayer* player() { return &m_player; }
    /// The current switches.
    Techniques techniques() const { return m_player.setup().techniques; }
    TechniqueGroups* groups() { return &m_groups; }
    QString filter() const { return m_filter; }
    /// Filter words, which must all be in a technique's name, explanation, source or group.
    void setFilter(const QString& filter);
    int matchCount() const;
    /// Depth of the measured figures in plies; 0 = nothing measured yet.
    int measuredDepth() const { return measured() ? measured()->depth : 0; }
    QString restartText() const { return m_restartText; }

    Q_INVOKABLE void setOn(const QString& id, bool on) { m_player.setOn(id, on); }
    /// Measures the visible techniques first.
    Q_INVOKABLE void setInView(const QStringList& ids);

  signals:
    void filterChanged();
    void measuredDepthChanged();
    void restartTextChanged();

  private:
    bool matches(const Technique& technique) const;
    /// Figures of the shown player; nullptr if there are none.
    const AblationAnswer* measured() const;
    const AblationRun* figureOf(const Technique& technique) const;
    QStringList figureDetail(const Technique& technique, const AblationRun& figure) const;
    QString figureText(const Technique& technique) const;
    QString countText(const Technique& technique) const;
    QString whyNot(const Technique& technique) const;
    QString detailOf(const Technique& technique) const;
    void changed(const QList<int>& roles);
    void onFiguresChanged();
    void onRestarted();

    SwitchMeasurer& m_measurer;
    ThinkingViewModel& m_thinking;
    ComputerPlayer m_player;
    QString m_filter;
    TechniqueGroups m_groups;
    QString m_restartText;
    QTimer m_restartTimer;
};

}  // namespace plyglass
