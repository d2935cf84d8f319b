// Computes a game report: searches every position, then searches seemingly inaccurate moves again. Can be
// stopped and continued at any time; the result does not depend on that or on the number of threads.
#pragma once

#include <functional>

#include "engine/base/job_context.h"
#include "engine/base/result.h"
#include "engine/lab/analysis/game_report.h"

namespace plyglass {

/// Called with the incomplete report after every step, to show or save it. From any of the job's threads, but
/// never concurrently; it must be quick.
using ReportCallback = std::function<void(const GameReport&)>;

/// Completes the report and assesses it. Runs as many searches in parallel as the job has threads, each on
/// one thread with its own cleared table. Progress counts positions, then doubtful moves. When stopped,
/// returns soon without the unfinished steps; that is no error. Fails if the report has other settings or
/// another version.
Result<void> continueReport(GameReport& report, const ReportSettings& settings, const JobContext& job,
                            const ReportCallback& onChange = {});

}  // namespace plyglass
