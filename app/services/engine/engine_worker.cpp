// Executes requests on the engine's thread.
#include "app/services/engine/engine_worker.h"

#include <sys/resource.h>

#include <new>
#include <utility>

#include "engine/chess/opening.h"
#include "engine/chess/perft.h"

namespace plyglass {

namespace {

constexpr qint64 kReportIntervalMs = 100;
/// Perft cannot be interrupted: larger expected counts are skipped (about 50 ms).
constexpr double kLargestCount = 4'000'000;

}  // namespace

EngineWorker::EngineWorker(EngineSlot slot, int niceness, std::chrono::milliseconds memoryKept)
    : m_slot(slot), m_niceness(niceness) {
    m_idle.setSingleShot(true);
    m_idle.setInterval(memoryKept);
    connect(&m_idle, &QTimer::timeout, this, [this] { m_searcher.release(); });
}

void EngineWorker::begin() {
    // On Linux a thread is its own scheduling entity: 0 is the calling thread, not the process.
    setpriority(PRIO_PROCESS, 0, m_niceness);
}

void EngineWorker::supersede(Generation generation) {
    m_wanted.store(generation);
    std::atomic_thread_fence(std::memory_order_seq_cst);
    m_searcher.stop();
}

void EngineWorker::stopEarly(Generation generation) {
    m_stoppedEarly.store(generation);
    std::atomic_thread_fence(std::memory_order_seq_cst);
    if (isWanted(generation)) m_searcher.stop();
}

void EngineWorker::run(const EngineRequest& request, Generation generation) {
    m_searcher.resetStop();
    // Either this check sees that the request is stale or to be ended early, or the stop that belongs to
    // that change comes after the reset.
    std::atomic_thread_fence(std::memory_order_seq_cst);
    if (!isWanted(generation)) return;
    if (m_stoppedEarly.load() == generation) m_searcher.stop();

    m_idle.stop();
    EngineAnswer answer;
    answer.slot = m_slot;
    answer.generation = generation;
    executeOrFail(request, answer);
    if (m_slot != EngineSlot::Play) m_idle.start();
    if (isWanted(generation)) emit finished(answer);
}

/// Exceptions must not leave an event handler: they would end the program.
void EngineWorker::executeOrFail(const EngineRequest& request, EngineAnswer& answer) {
    try {
        execute(request, answer);
    } catch (const std::bad_alloc&) {
        m_searcher.release();
        EngineAnswer empty;
        empty.slot = answer.slot;
        empty.generation = answer.generation;
        empty.outOfMemory = true;
        answer = std::move(empty);
    }
}

void EngineWorker::execute(const EngineRequest& request, EngineAnswer& answer) {
    if (request.clearFirst) m_searcher.clear();
    switch (request.kind) {
        case EngineRequest::Kind::Search:
            answer.result = m_searcher.search(request.asked, reporter(answer.generation));
            break;
        case EngineRequest::Kind::RandomMove: {
            Random random(request.asked.search.seed);
            answer.result.bestMove = chooseRandomMove(request.asked.search.position, random);
            answer.result.completed = true;
            break;
        }
        case EngineRequest::Kind::TreeSize:
            answer.treeSizes = treeSizes(request.asked.search.position, answer.generation);
            break;
        case EngineRequest::Kind::Record: {
            RecordedSearch recorded =
                m_searcher.record(request.asked, request.trace, reporter(answer.generation));
            answer.result = std::move(recorded.result);
            answer.trace = std::move(recorded.trace);
            break;
        }
        default:
            answerQuestion(request, answer);
    }
}

namespace {

/// Null if the question could not be answered.
template <class Answer>
std::shared_ptr<const Answer> shared(Result<Answer>&& answer) {
    return answer ? std::make_shared<const Answer>(*std::move(answer)) : nullptr;
}

}  // namespace

void EngineWorker::answerQuestion(const EngineRequest& request, EngineAnswer& answer) {
    const Generation generation = answer.generation;
    QuestionAnswer& question = answer.question;
    switch (request.kind) {
        case EngineRequest::Kind::WhyNot:
            question.whyNot =
                shared(askWhyNot(m_searcher, {request.asked.search, request.candidate},
                                 partReporter(generation, &QuestionAnswer::whyNot), reporter(generation)));
            break;
        case EngineRequest::Kind::WhyThis:
            question.whyThis =
                shared(askWhyThis(m_searcher, {request.asked, request.candidate},
                                  partReporter(generation, &QuestionAnswer::whyThis), reporter(generation)));
            break;
        case EngineRequest::Kind::Threat:
            question.threat =
                shared(askThreat(m_searcher, request.asked.search,
                                 partReporter(generation, &QuestionAnswer::threat), reporter(generation)));
            break;
        case EngineRequest::Kind::Ablation:
            question.ablation = std::make_shared<const AblationAnswer>(
                askAblation(m_searcher, request.asked.search, request.ablation,
                            partReporter(generation, &QuestionAnswer::ablation)));
            break;
        case EngineRequest::Kind::Levels:
            question.levels = shared(
                askLevels(m_searcher, request.asked, partReporter(generation, &QuestionAnswer::levels)));
            break;
        default:
            break;
    }
}

Searcher::InfoCallback EngineWorker::reporter(Generation generation) {
    m_sinceReport.invalidate();
    return [this, generation](const SearchInfo& info) {
        if (m_sinceReport.isValid() && m_sinceReport.elapsed() < kReportIntervalMs) return;
        if (!isWanted(generation)) return;
        m_sinceReport.start();
        emit reported(EngineReport{m_slot, generation, info, {}});
    };
}

template <class Answer>
std::function<void(const Answer&)> EngineWorker::partReporter(
    Generation generation, std::shared_ptr<const Answer> QuestionAnswer::*part) {
    return [this, generation, part](const Answer& known) {
        if (!isWanted(generation)) return;
        EngineReport report{m_slot, generation, {}, {}};
        report.question.*part = std::make_shared<const Answer>(known);
        emit reported(report);
    };
}

std::vector<std::uint64_t> EngineWorker::treeSizes(Position position, Generation generation) const {
    std::vector<std::uint64_t> sizes;
    std::uint64_t nodes = 1;
    double leaves = 1;
    double growth = 40;
    for (int depth = 1; isWanted(generation) && leaves * growth < kLargestCount; ++depth) {
        const auto counted = perft(position, depth);
        if (counted == 0) break;
        growth = depth > 1 ? static_cast<double>(counted) / leaves : growth;
        leaves = static_cast<double>(counted);
        nodes += counted;
        sizes.push_back(nodes);
    }
    return sizes;
}

}  // namespace plyglass
