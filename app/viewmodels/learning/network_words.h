// What the Learning page says of training a network: progress, curves, facts.
#pragma once

#include <QString>

#include "app/services/learning/network_session.h"
#include "app/viewmodels/shared/table_rows.h"

namespace plyglass {

/// "Generation 3 of 12"
QString headlineOf(const NetworkSession& session);
/// "plays itself: game 212 of 480"; of a run that is not under way, how long it has worked.
QString detailOf(const NetworkSession& session);
/// Of the whole run, 0 … 1.
double progressOf(const NetworkSession& session);
/// "12 480 games"
QString amountOf(const NetworkSession& session);
/// "38 games/s, 12 min left"
QString rateOf(const NetworkSession& session);

/// Elo of each generation against material, with the ends of the 95 % interval; none before one is measured.
QList<ChartLine> strengthLines(const NetworkRun& run);
/// Errors of the training of a generation; none if it never trained.
QList<ChartLine> lossLines(const NetworkRun& run, int generation);
/// What a generation is and how it was made.
QList<NamedValue> factsOf(const NetworkRun& run, int generation);

}  // namespace plyglass
