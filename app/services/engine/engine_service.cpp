// Threads, generations, and the delay that lets people follow quick answers.
#include "app/services/engine/engine_service.h"

#include <QTimer>

#include "app/services/engine/engine_worker.h"

namespace plyglass {

namespace {

struct Manner {
    const char* thread;
    int niceness;
};
/// By EngineSlot: the window comes first, the computer's moves next, measurements last.
constexpr Manner kManners[] = {{"play", 8},       {"hint", 8},   {"compare", 10}, {"lesson", 8},
                               {"evaluation", 8}, {"a", 10},     {"b", 10},       {"explorer", 10},
                               {"ask", 10},       {"along", 15}, {"measure", 15}};
static_assert(std::size(kManners) == kEngineSlots);

}  // namespace

EngineService::EngineService(QObject* parent) : QObject(parent) {
    qRegisterMetaType<EngineReport>();
    qRegisterMetaType<EngineAnswer>();
    for (int i = 0; i < kEngineSlots; ++i) {
        Lane& lane = m_lanes[i];
        lane.worker = new EngineWorker(static_cast<EngineSlot>(i), kManners[i].niceness);
        lane.worker->moveToThread(&lane.thread);
        lane.thread.setObjectName(QLatin1String(kManners[i].thread));
        connect(&lane.thread, &QThread::started, lane.worker, &EngineWorker::begin);
        connect(&lane.thread, &QThread::finished, lane.worker, &QObject::deleteLater);
        connect(lane.worker, &EngineWorker::reported, this, &EngineService::onReported, Qt::QueuedConnection);
        connect(lane.worker, &EngineWorker::finished, this, &EngineService::onFinished, Qt::QueuedConnection);
        lane.thread.start();
    }
}

EngineService::~EngineService() {
    for (Lane& lane : m_lanes) {
        lane.worker->supersede(++lane.generation);
        lane.thread.quit();
    }
    for (Lane& lane : m_lanes) lane.thread.wait();
}

Generation EngineService::think(EngineSlot slot, const EngineRequest& request) {
    Lane& current = lane(slot);
    const Generation generation = ++current.generation;
    current.busy = true;
    current.minimumMs = request.minimumMs;
    current.since.start();
    EngineWorker* worker = current.worker;
    worker->supersede(generation);
    QMetaObject::invokeMethod(
        worker, [worker, request, generation] { worker->run(request, generation); }, Qt::QueuedConnection);
    return generation;
}

void EngineService::cancel(EngineSlot slot) {
    Lane& current = lane(slot);
    if (!current.busy) return;
    current.busy = false;
    current.worker->supersede(++current.generation);
}

void EngineService::stop(EngineSlot slot) {
    Lane& current = lane(slot);
    if (current.busy) current.worker->stopEarly(current.generation);
}

bool EngineService::isCurrent(EngineSlot slot, Generation generation) const {
    return lane(slot).busy && lane(slot).generation == generation;
}

void EngineService::onReported(const EngineReport& report) {
    if (isCurrent(report.slot, report.generation)) emit reported(report);
}

void EngineService::onFinished(const EngineAnswer& answer) {
    if (!isCurrent(answer.slot, answer.generation)) return;
    emit reported(EngineReport{answer.slot, answer.generation, answer.result.info, {}});
    if (!isCurrent(answer.slot, answer.generation)) return;
    const Lane& current = lane(answer.slot);
    const qint64 wait = current.minimumMs - current.since.elapsed();
    if (wait <= 0) {
        deliver(answer);
        return;
    }
    QTimer::singleShot(wait, this, [this, answer] {
        if (isCurrent(answer.slot, answer.generation)) deliver(answer);
    });
}

void EngineService::deliver(const EngineAnswer& answer) {
    lane(answer.slot).busy = false;
    if (answer.outOfMemory) emit ranOutOfMemory();
    emit answered(answer);
}

}  // namespace plyglass
