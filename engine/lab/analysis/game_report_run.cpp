#include "engine/lab/analysis/game_report_run.h"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <utility>

#include "engine/base/parallel.h"
#include "engine/chess/movegen.h"
#include "engine/lab/analysis/question_search.h"
#include "engine/lab/analysis/win_percent.h"

namespace plyglass {

namespace {

class ReportSteps {
  public:
    ReportSteps(GameReport& report, const ReportSettings& settings, const JobContext& job,
                const ReportCallback& onChange)
        : m_report(report), m_settings(settings), m_job(job), m_onChange(onChange), m_line(report.line) {}

    void run() {
        std::vector<int> open;
        for (int i = 0; i < m_line.count(); ++i)
            if (!m_report.positions[static_cast<std::size_t>(i)]) open.push_back(i);
        forEach(open, translatable("Engine", "positions"), m_line.count(),
                [this](LevelSearcher& searcher, int index) { search(searcher, index); });
        if (!m_report.isSearched()) return;
        open.clear();
        for (int i = 0; i < static_cast<int>(m_report.moves.size()); ++i)
            if (m_report.moves[static_cast<std::size_t>(i)].awaitsSearch) open.push_back(i);
        const int all = static_cast<int>(open.size() + m_report.missed.size());
        forEach(open, translatable("Engine", "dubious moves"), all,
                [this](LevelSearcher& searcher, int index) { look(searcher, index); });
    }

  private:
    /// Distributes the steps over the threads, each with its own searcher, which stops with the job.
    template <class Step>
    void forEach(const std::vector<int>& open, const char* unit, int total, const Step& step) {
        m_progress = {
            static_cast<std::uint64_t>(total) - open.size(), static_cast<std::uint64_t>(total), unit, {}};
        if (open.empty() || m_job.stopRequested()) return;
        m_job.report(m_progress);
        std::atomic<std::size_t> next{0};
        const int threads = std::min(m_job.threads, static_cast<int>(open.size()));
        onThreads(threads, [&](int) {
            LevelSearcher searcher;
            const std::stop_callback stopping(m_job.stop, [&searcher] { searcher.stop(); });
            for (std::size_t i = next++; i < open.size() && !m_job.stopRequested(); i = next++)
                step(searcher, open[i]);
        });
    }

    LevelRequest requestAt(int index) const {
        LevelRequest request;
        request.search.position = m_line.at(index);
        request.search.gameKeys = m_line.keysBefore(index);
        m_settings.engine.applyTo(request.search);
        request.search.limits.nodes = m_settings.nodes;
        if (index > 0) request.lastMove = m_report.line.moves[static_cast<std::size_t>(index) - 1];
        return request;
    }

    SearchedPosition ended(int index) const {
        const Position& position = m_line.at(index);
        const bool isMated = position.inCheck() && legalMoves(position).empty();
        return {isMated ? matedAt(0) : kDrawScore, {}, 0, 0};
    }

    void search(LevelSearcher& searcher, int index) {
        SearchedPosition found;
        if (m_line.isOver(index)) {
            found = ended(index);
        } else {
            const SearchResult result = searchAfresh(searcher, requestAt(index).search, {});
            if (searcher.isStopped()) return;
            found = {withWholeMoves(result.info.score), result.info.pv, result.info.depth,
                     result.info.statistics.totalNodes()};
            if (found.line.empty()) found.line = {result.bestMove};
        }
        finish([&] { m_report.positions[static_cast<std::size_t>(index)] = std::move(found); });
    }

    void look(LevelSearcher& searcher, int index) {
        MissedQuestion question{requestAt(index), m_report.line.moves[static_cast<std::size_t>(index)],
                                m_settings.asksLevels ? kMistakeLoss : kNoBlunderThresholdPercent,
                                winScale(m_line.at(index), m_settings.engine.evaluator.kind)};
        question.request.search.limits.nodes = m_settings.nodes * kMissedNodesFactor;
        question.blunderThresholdPercent = kBlunderLoss;
        question.blunderNodes = m_settings.nodes * kBlunderNodesFactor;
        std::optional<MissedMove> missed = askMissed(searcher, question);
        if (!missed) return;
        missed->bestScore = withWholeMoves(missed->bestScore);
        missed->playedScore = withWholeMoves(missed->playedScore);
        finish([&] { m_report.missed.insert_or_assign(index, std::move(*missed)); });
    }

    template <class Store>
    void finish(const Store& store) {
        const std::lock_guard lock(m_mutex);
        store();
        assess(m_report);
        ++m_progress.done;
        if (m_onChange) m_onChange(m_report);
        m_job.report(m_progress);
    }

    GameReport& m_report;
    const ReportSettings& m_settings;
    const JobContext& m_job;
    const ReportCallback& m_onChange;
    const LinePositions m_line;
    std::mutex m_mutex;  ///< guards report and progress
    JobProgress m_progress;
};

}  // namespace

Result<void> continueReport(GameReport& report, const ReportSettings& settings, const JobContext& job,
                            const ReportCallback& onChange) {
    if (report.provenance != provenanceOf(settings))
        return fail(translatable("Engine",
                                 "The report was made with other settings or by another version of Plyglass, "
                                 "so it cannot be continued. Start a new one."));
    assess(report);
    ReportSteps(report, settings, job, onChange).run();
    return {};
}

}  // namespace plyglass
