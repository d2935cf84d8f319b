// An evolution in figures: the rows of its charts and tables.
#pragma once

#include <QList>
#include <vector>

#include "app/services/learning/evolution_work.h"
#include "app/viewmodels/shared/rows_model.h"

namespace plyglass {

/// Lines over the generations, as SeriesPlot draws them: badge, name, series, values, low, high.
/// Elo of the champion and of all against the reference, the latter with its 95 % interval.
QList<LabRow> strengthRows(const std::vector<EvolvedGeneration>& generations);
/// Error of the fittest and of the middle one, of an evolution by fit.
QList<LabRow> errorRows(const std::vector<EvolvedGeneration>& generations);

/// Bars of a population: share (0 … 1, from the least fit to the fittest), valueText, elite, name.
QList<LabRow> populationRows(const Population& population, bool byFit, int elite);
/// The same while it is being measured: points so far of those that can be had, the most first.
QList<LabRow> liveRows(const std::vector<LiveCandidate>& live, int gamesEach);

/// The weights: name, before and now as shares of the largest (−1 … 1, by their square roots), beforeText,
/// nowText.
QList<LabRow> weightRows(const Genome& before, const Genome& now);

/// How far the candidates are apart: the spread of each weight as a share of its size, on average.
double diversityOf(const Population& population);
/// How much a weight changes from parent to child, as a share of its size, on average.
double meanStepOf(const Population& population);

}  // namespace plyglass
