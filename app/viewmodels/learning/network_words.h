// Texts, curves and facts of the Networks page about training a network.
#pragma once

#include <QString>

#include "app/services/learning/network_session.h"
#include "app/viewmodels/shared/table_rows.h"

namespace plyglass {

/// "Generation 3 of 12"
QString headlineOf(const NetworkSession& session);
/// "plays itself: game 212 of 480"; for a run that is not running, its working time.
QString detailOf(const NetworkSession& session);
/// Progress of the whole run, 0 … 1.
double progressOf(const NetworkSession& session);
/// "12 480 games"
QString amountOf(const NetworkSession& session);
/// "38 games/s, 12 min left"
QString rateOf(const NetworkSession& session);

/// Elo of each generation against material, with the ends of the 95 % interval; empty before one is measured.
QList<ChartLine> strengthLines(const NetworkRun& run);
/// Losses of the training of a generation; empty if it was never trained.
QList<ChartLine> lossLines(const NetworkRun& run, int generation);
/// Facts about a generation and its training.
QList<NamedValue> factsOf(const NetworkRun& run, int generation);

}  // namespace plyglass
