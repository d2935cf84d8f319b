// The opponents of the New game sheet: the twelve levels as people, how strong each is beside the person, and
// the strength that is chosen, also between two of them.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QAbstractListModel>
#include <memory>
#include <optional>

#include "app/services/library/played/statistics.h"
#include "app/viewmodels/shared/player_settings.h"

namespace plyglass {

class OpponentsModel : public QAbstractListModel {
    Q_OBJECT
    QML_NAMED_ELEMENT(Opponents)
    QML_UNCREATABLE("NewGame.opponents")
    Q_PROPERTY(double level READ level NOTIFY changed FINAL)
    /// Place of the chosen strength, 0 … 1: the names stand at equal distances.
    Q_PROPERTY(double place READ place NOTIFY changed FINAL)
    /// Row of the chosen opponent; −1 between two.
    Q_PROPERTY(int row READ row WRITE setRow NOTIFY changed FINAL)
    /// "Dora", between two "Dora–Emil".
    Q_PROPERTY(QString name READ name NOTIFY changed FINAL)
    /// "a little stronger than you"; without a rating of the person "a little stronger than Dora".
    Q_PROPERTY(QString comparison READ comparison NOTIFY changed FINAL)
    /// Whether the person's rating is known well enough to be compared.
    Q_PROPERTY(bool rated READ isRated NOTIFY changed FINAL)
    /// The person's place on the scale and the share of a full bar, 0 … 1; 0 without a rating.
    Q_PROPERTY(double ownPlace READ ownPlace NOTIFY changed FINAL)
    Q_PROPERTY(double ownShare READ ownShare NOTIFY changed FINAL)
    /// The card of the chosen opponent: its title, its rating and what it can, the person's record against
    /// it.
    Q_PROPERTY(QString aboutTitle READ aboutTitle NOTIFY changed FINAL)
    Q_PROPERTY(QString about READ about NOTIFY changed FINAL)
    Q_PROPERTY(QString record READ record NOTIFY changed FINAL)

  public:
    enum Role { NameRole = Qt::UserRole, LineRole, PieceRole, ShareRole, LikeYouRole, SpokenRole };

    /// `opponent` is the computer of the game.
    explicit OpponentsModel(PlayerSettings& opponent, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    double level() const { return m_opponent.level(); }
    double place() const;
    int row() const { return m_opponent.levelIndex(); }
    void setRow(int row) { m_opponent.setLevelIndex(row); }
    QString name() const { return m_opponent.levelName(); }
    QString comparison() const;
    bool isRated() const { return m_rating.has_value(); }
    double ownPlace() const;
    double ownShare() const;
    QString aboutTitle() const;
    QString about() const;
    QString record() const;

    /// Chooses the strength nearest to a place, 0 … 1.
    Q_INVOKABLE void choosePlace(double place);
    /// Goes up or down by `steps`: a step is 25 Elo, or the next name.
    Q_INVOKABLE void step(int steps);
    Q_INVOKABLE void stepNames(int names);

    /// The person's rating and results.
    void setStatistics(const std::shared_ptr<const OwnStatistics>& statistics);

  signals:
    void changed();

  private:
    QString spoken(int number) const;

    PlayerSettings& m_opponent;
    std::shared_ptr<const OwnStatistics> m_statistics;
    std::optional<double> m_rating;
};

}  // namespace plyglass
