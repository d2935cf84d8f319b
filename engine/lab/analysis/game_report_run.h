// Makes a game report: first a search of every position, then a closer look at every move that seems
// inaccurate or worse, before it is marked. It can be stopped at any time and continued later; what comes out
// is the same, on any number of threads.
#pragma once

#include <functional>

#include "engine/base/job_context.h"
#include "engine/base/result.h"
#include "engine/lab/analysis/game_report.h"

namespace plyglass {

/// Hears of a report after every step: a report that is not complete yet, to be shown or saved. From any of
/// the job's threads, never from two at once; it must be quick.
using ReportCallback = std::function<void(const GameReport&)>;

/// Does what is missing in the report and leaves it assessed. As many searches run at once as the job has
/// threads, each on one thread with a table of its own that it starts empty. Progress counts positions, then
/// doubtful moves. Stopped, it returns soon, without the steps that were not finished, and that is no
/// failure. Fails if the report was made with other settings or by another version.
Result<void> continueReport(GameReport& report, const ReportSettings& settings, const JobContext& job,
                            const ReportCallback& onChange = {});

}  // namespace plyglass
