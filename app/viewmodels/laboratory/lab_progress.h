// Progress of a comparison in words.
#pragma once

#include <QString>

#include "app/services/laboratory/comparison_run.h"

namespace plyglass {

/// 0 … 1.
double progressOf(const ComparisonRun& run);
/// "Running 3 of 64", "Stopped after 12 of 64", "64 searches in 2.1 s".
QString progressTitle(const ComparisonRun& run);
/// The current search: "B · Middlegame · depth 6".
QString progressDetail(const ComparisonRun& run);
/// "about 2 min left", or empty.
QString remainingText(const ComparisonRun& run, int parallelSearches);
/// Whether a rerun had the same node counts, as a sentence.
QString repeatText(const Reproducibility& reproducibility);

/// "Plyglass 1.0 (0123abc), seed 1, some processor, 8 threads, 2003-05-14 09:30 UTC".
QString provenanceText(const Provenance& provenance);

}  // namespace plyglass
