// Threads, generations, and delayed answers.
#include "app/services/engine/engine_service.h"

#include <QTimer>

#include "app/services/engine/engine_worker.h"

namespace plyglass {

namespace {

struct SlotPriority {
    const char* thread;
    int niceness;
};
/// Indexed by EngineSlot: the window first, then the computer's moves, measurements last.
constexpr SlotPriority kSlotPriorities[] = {
    {"play", 8}, {"hint", 8},   {"compare", 10},  {"lesson", 8},  {"practice", 8},  {"evaluation", 8},
    {"a", 10},   {"b", 10},     {"analysis", 10}, {"second", 10}, {"opinions", 15}, {"explorer", 10},
    {"ask", 10}, {"again", 10}, {"along", 15},    {"judge", 12},  {"measure", 15}};
static_assert(std::size(kSlotPriorities) == kEngineSlots);

}  // namespace

EngineService::EngineService(QObject* parent) : QObject(parent) {
    qRegisterMetaType<EngineReport>();
    qRegisterMetaType<EngineAnswer>();
    for (int i = 0; i < kEngineSlots; ++i) {
        Slot& slot = m_slots[i];
        slot.worker = new EngineWorker(static_cast<EngineSlot>(i), kSlotPriorities[i].niceness);
        slot.worker->moveToThread(&slot.thread);
        slot.thread.setObjectName(QLatin1String(kSlotPriorities[i].thread));
        connect(&slot.thread, &QThread::started, slot.worker, &EngineWorker::begin);
        connect(&slot.thread, &QThread::finished, slot.worker, &QObject::deleteLater);
        connect(slot.worker, &EngineWorker::reported, this, &EngineService::onReported, Qt::QueuedConnection);
        connect(slot.worker, &EngineWorker::finished, this, &EngineService::onFinished, Qt::QueuedConnection);
        slot.thread.start();
    }
}

EngineService::~EngineService() {
    for (Slot& slot : m_slots) {
        slot.worker->supersede(++slot.generation);
        slot.thread.quit();
    }
    for (Slot& slot : m_slots) slot.thread.wait();
}

Generation EngineService::ask(EngineSlot slot, const EngineRequest& request) {
    Slot& current = at(slot);
    const Generation generation = ++current.generation;
    current.busy = true;
    current.held.reset();
    current.request = request;
    current.since.start();
    EngineWorker* worker = current.worker;
    worker->supersede(generation);
    EngineRequest& given = current.request;
    if (request.asked.search.knowledge.endgames != nullptr) given.asked.search.knowledge.syzygy = m_syzygy;
    QMetaObject::invokeMethod(
        worker, [worker, given, generation] { worker->run(given, generation); }, Qt::QueuedConnection);
    return generation;
}

void EngineService::cancel(EngineSlot slot) {
    Slot& current = at(slot);
    if (!current.busy) return;
    current.busy = false;
    current.worker->supersede(++current.generation);
}

void EngineService::stop(EngineSlot slot) {
    Slot& current = at(slot);
    if (!current.busy) return;
    current.request.minimumMs = 0;
    if (current.held)
        deliver(EngineAnswer(*current.held));
    else
        current.worker->stopEarly(current.generation);
}

bool EngineService::isCurrent(EngineSlot slot, Generation generation) const {
    return at(slot).busy && at(slot).generation == generation;
}

void EngineService::onReported(const EngineReport& report) {
    if (!isCurrent(report.slot, report.generation)) return;
    judge(report);
    emit reported(report);
}

/// For questions only the answers count: their searches visit other positions too.
void EngineService::judge(const EngineReport& report) {
    const EngineRequest& request = at(report.slot).request;
    if (request.kind == EngineRequest::Kind::Search || request.kind == EngineRequest::Kind::Record)
        m_judgements.hear(request.asked, report.info);
    else
        m_judgements.hear(request.asked, report.question);
}

void EngineService::onFinished(const EngineAnswer& answer) {
    if (!isCurrent(answer.slot, answer.generation)) return;
    judge({answer.slot, answer.generation, answer.result.info, answer.question});
    emit reported({answer.slot, answer.generation, answer.result.info, {}});
    if (!isCurrent(answer.slot, answer.generation)) return;
    Slot& current = at(answer.slot);
    const qint64 wait = current.request.minimumMs - current.since.elapsed();
    if (wait <= 0) {
        deliver(answer);
        return;
    }
    current.held = answer;
    QTimer::singleShot(wait, this, [this, answer] {
        if (isCurrent(answer.slot, answer.generation)) deliver(answer);
    });
}

void EngineService::deliver(const EngineAnswer& answer) {
    at(answer.slot).busy = false;
    at(answer.slot).held.reset();
    if (answer.outOfMemory) emit ranOutOfMemory();
    emit answered(answer);
}

}  // namespace plyglass
