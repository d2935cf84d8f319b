// The person's statistics on the library page; a click on a figure lists its games.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QStringList>
#include <memory>

#include "app/services/library/game_library.h"
#include "app/viewmodels/library/statistics_rows.h"
#include "app/viewmodels/shared/rows_model.h"

namespace plyglass {

class StatisticsViewModel : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(LibraryStatistics)
    QML_UNCREATABLE("Library.statistics")

  public:
    /// Charts of the page.
    enum class Picture { Rating, Accuracy, Levels, Colors, Openings, Lengths, Lost };
    Q_ENUM(Picture)

    /// Whether the games have been read.
    Q_PROPERTY(bool ready READ isReady NOTIFY changed FINAL)
    Q_PROPERTY(int games READ games NOTIFY changed FINAL)
    /// "24 games: 12 won, 4 drawn, 8 lost".
    Q_PROPERTY(QString summary READ summary NOTIFY changed FINAL)
    /// Number of copies in the list, which count once; may be empty.
    Q_PROPERTY(QString copiesText READ copiesText NOTIFY changed FINAL)
    /// Games that could not be read; may be empty.
    Q_PROPERTY(QString problem READ problem NOTIFY changed FINAL)
    /// "1 416"; empty without a rated game.
    Q_PROPERTY(QString ratingText READ ratingText NOTIFY changed FINAL)
    /// "± 61".
    Q_PROPERTY(QString ratingErrorText READ ratingErrorText NOTIFY changed FINAL)
    /// Scale of the rating and the games it excludes.
    Q_PROPERTY(QString ratingCaption READ ratingCaption NOTIFY changed FINAL)
    /// "84 %" of the last day; empty without an analysed game.
    Q_PROPERTY(QString accuracyText READ accuracyText NOTIFY changed FINAL)
    Q_PROPERTY(QString lostCaption READ lostCaption NOTIFY changed FINAL)
    /// Labels of the columns of the two charts.
    Q_PROPERTY(QStringList ratingDays READ ratingDays NOTIFY changed FINAL)
    Q_PROPERTY(QStringList accuracyDays READ accuracyDays NOTIFY changed FINAL)
    Q_PROPERTY(plyglass::RowsModel* rating READ rating CONSTANT FINAL)
    Q_PROPERTY(plyglass::RowsModel* accuracy READ accuracy CONSTANT FINAL)
    Q_PROPERTY(plyglass::RowsModel* levels READ levels CONSTANT FINAL)
    Q_PROPERTY(plyglass::RowsModel* colors READ colors CONSTANT FINAL)
    Q_PROPERTY(plyglass::RowsModel* openings READ openings CONSTANT FINAL)
    Q_PROPERTY(plyglass::RowsModel* lengths READ lengths CONSTANT FINAL)
    Q_PROPERTY(plyglass::RowsModel* lost READ lost CONSTANT FINAL)

    /// The library outlives the figures.
    explicit StatisticsViewModel(GameLibrary& library, QObject* parent = nullptr);

    bool isReady() const { return m_statistics != nullptr; }
    int games() const { return isReady() ? m_statistics->all.count() : 0; }
    QString summary() const;
    QString copiesText() const;
    QString problem() const;
    QString ratingText() const;
    QString ratingErrorText() const;
    QString ratingCaption() const;
    QString accuracyText() const;
    QString lostCaption() const { return isReady() ? lostText(*m_statistics) : QString(); }
    QStringList ratingDays() const;
    QStringList accuracyDays() const;
    RowsModel* rating() { return &m_rating; }
    RowsModel* accuracy() { return &m_accuracy; }
    RowsModel* levels() { return &m_levels; }
    RowsModel* colors() { return &m_colors; }
    RowsModel* openings() { return &m_openings; }
    RowsModel* lengths() { return &m_lengths; }
    RowsModel* lost() { return &m_lost; }

    /// Reads the games when the statistics are first shown. From then on they follow the library.
    Q_INVOKABLE void begin();
    /// Lists the games of a row or column of a picture: `gamesRequested` follows if there are any.
    Q_INVOKABLE void show(Picture picture, int row);

  signals:
    void changed();
    /// These games should be listed; the title describes them.
    void gamesRequested(const plyglass::GameIds& games, const QString& title);

  private:
    void take(const std::shared_ptr<const OwnStatistics>& statistics);

    GameLibrary& m_library;
    bool m_hasBegun = false;
    std::shared_ptr<const OwnStatistics> m_statistics;
    RowsOf<ChartLine> m_rating;
    RowsOf<ChartLine> m_accuracy;
    RowsOf<StatisticsRow> m_levels;
    RowsOf<StatisticsRow> m_colors;
    RowsOf<StatisticsRow> m_openings;
    RowsOf<StatisticsRow> m_lengths;
    RowsOf<StatisticsRow> m_lost;
};

}  // namespace plyglass
