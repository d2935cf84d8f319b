// Rows of the charts and tables of an evolution.
#pragma once

#include <QList>
#include <vector>

#include "app/services/learning/evolution_work.h"
#include "app/viewmodels/shared/table_rows.h"

namespace plyglass {

/// A bar of a population.
struct CandidateBar {
    Q_GADGET
    Q_PROPERTY(double share MEMBER share)
    Q_PROPERTY(QString valueText MEMBER valueText)
    Q_PROPERTY(bool elite MEMBER elite)
    Q_PROPERTY(QString name MEMBER name)

  public:
    double share = 0;  ///< 0 … 1, from the least fit to the fittest
    QString valueText{};
    bool elite = false;
    QString name{};
    friend bool operator==(const CandidateBar&, const CandidateBar&) = default;
};

/// A weight before and now, as shares of the largest: −1 … 1, by their square roots.
struct WeightBars {
    Q_GADGET
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(double before MEMBER before)
    Q_PROPERTY(double now MEMBER now)
    Q_PROPERTY(QString beforeText MEMBER beforeText)
    Q_PROPERTY(QString nowText MEMBER nowText)

  public:
    QString name{};
    double before = 0;
    double now = 0;
    QString beforeText{};
    QString nowText{};
    friend bool operator==(const WeightBars&, const WeightBars&) = default;
};

/// Lines over the generations: Elo of the champion and of all against the reference, the latter with its 95 %
/// interval.
QList<ChartLine> strengthLines(const std::vector<EvolvedGeneration>& generations);
/// Error of the best and of the median candidate, of an evolution by fit.
QList<ChartLine> errorLines(const std::vector<EvolvedGeneration>& generations);

QList<CandidateBar> populationBars(const Population& population, bool byFit, int elite);
/// The same during the measurement: points so far as a share of all possible ones, the most first.
QList<CandidateBar> liveBars(const std::vector<LiveCandidate>& live, int gamesEach);

QList<WeightBars> weightBars(const Genome& before, const Genome& now);

/// Diversity of the candidates: the spread of each weight as a share of its size, on average.
double diversityOf(const Population& population);
/// Mutation step: change of a weight from parent to child, as a share of its size, on average.
double meanStepOf(const Population& population);

}  // namespace plyglass
