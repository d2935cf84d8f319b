// Texts of the Networks page about an evolution.
#pragma once

#include <QString>

#include "app/services/learning/evolution_session.h"
#include "app/viewmodels/shared/table_rows.h"

namespace plyglass {

/// "Generation 14 of 60", "Playing games for the fit".
QString headlineOf(const EvolutionSession& session);
/// "game 212 of 480 in this generation"; for a run that is not running, its working time.
QString detailOf(const EvolutionSession& session);
/// "38 games/s, 12 min left"
QString rateOf(const EvolutionSession& session);
/// Its settings: name, value. Empty if it cannot be read.
QList<NamedValue> factsOf(const EvolutionSession& session);

}  // namespace plyglass
