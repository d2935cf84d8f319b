// The engine on its threads: answers, stale answers, stopping, and the rate of its reports.
#include <QElapsedTimer>
#include <QSignalSpy>

#include <sys/resource.h>

#include <fstream>

#include "app/services/engine/engine_service.h"
#include "app/services/engine/engine_worker.h"
#include "engine/chess/movegen.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

EngineRequest toDepth(int depth) {
    EngineRequest request;
    request.asked.search.limits.depth = depth;
    request.asked.search.hashMib = 4;
    return request;
}

EngineRequest endless() {
    EngineRequest request;
    request.asked.search.techniques = presetFromId("minimax").value();
    request.asked.search.hashMib = 4;
    return request;
}

/// Whether a question's answer is final; nothing if there is no answer.
std::optional<bool> finality(const QuestionAnswer& answer) {
    if (answer.whyNot) return answer.whyNot->isFinal;
    if (answer.whyThis) return answer.whyThis->isFinal;
    return answer.threat ? std::optional(answer.threat->isFinal) : std::nullopt;
}

EngineAnswer answerOf(const QSignalSpy& spy, qsizetype index) {
    return spy.at(index).front().value<EngineAnswer>();
}

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr bool kLimitsMemory = false;  ///< the sanitizers' shadow memory is larger than any limit
#else
constexpr bool kLimitsMemory = true;
#endif

/// Limits the memory of this process during its lifetime.
class ScarceMemory {
  public:
    ScarceMemory() {
        getrlimit(RLIMIT_AS, &m_before);
        constexpr rlim_t kSpareBytes = 64 << 10;
        rlimit scarce = m_before;
        rlim_t pages = 0;
        std::ifstream("/proc/self/statm") >> pages;
        scarce.rlim_cur = pages * 4096 + kSpareBytes;
        setrlimit(RLIMIT_AS, &scarce);
    }
    ~ScarceMemory() { setrlimit(RLIMIT_AS, &m_before); }
    ScarceMemory(const ScarceMemory&) = delete;
    ScarceMemory& operator=(const ScarceMemory&) = delete;

  private:
    rlimit m_before{};
};

}  // namespace

class EngineServiceTest : public QObject {
    Q_OBJECT
  private slots:
    void answerHasItsGeneration() {
        EngineService service;
        QSignalSpy answered(&service, &EngineService::answered);
        const Generation generation = service.ask(EngineSlot::Play, toDepth(3));
        QVERIFY(service.isBusy(EngineSlot::Play));
        QVERIFY(answered.wait(10'000));
        const EngineAnswer answer = answerOf(answered, 0);
        QCOMPARE(answer.generation, generation);
        QCOMPARE(answer.result.info.depth, 3);
        QVERIFY(isLegal(Position::start(), answer.result.bestMove));
        QVERIFY(!service.isBusy(EngineSlot::Play));
    }

    void onlyTheLastRequestIsAnswered() {
        EngineService service;
        QSignalSpy answered(&service, &EngineService::answered);
        Generation last = 0;
        for (int i = 0; i < 200; ++i) {
            last = service.ask(EngineSlot::Play, i % 3 == 0 ? endless() : toDepth(2));
            if (i % 20 == 0) QTest::qWait(3);
        }
        last = service.ask(EngineSlot::Play, toDepth(2));
        QTRY_VERIFY_WITH_TIMEOUT(!service.isBusy(EngineSlot::Play), 10'000);
        QCOMPARE(answerOf(answered, answered.count() - 1).generation, last);
        QTest::qWait(50);
        QCOMPARE(answerOf(answered, answered.count() - 1).generation, last);
    }

    void cancelledRequestIsSilent() {
        EngineService service;
        QSignalSpy answered(&service, &EngineService::answered);
        QSignalSpy reported(&service, &EngineService::reported);
        service.ask(EngineSlot::Play, endless());
        QTest::qWait(50);
        service.cancel(EngineSlot::Play);
        const auto heard = reported.count();
        QTest::qWait(200);
        QCOMPARE(answered.count(), 0);
        QCOMPARE(reported.count(), heard);
    }

    void slotsAreIndependent() {
        EngineService service;
        QSignalSpy answered(&service, &EngineService::answered);
        service.ask(EngineSlot::Play, endless());
        const Generation hint = service.ask(EngineSlot::Hint, toDepth(2));
        QVERIFY(answered.wait(10'000));
        QVERIFY(answerOf(answered, 0).slot == EngineSlot::Hint);
        QCOMPARE(answerOf(answered, 0).generation, hint);
        QVERIFY(service.isBusy(EngineSlot::Play));
    }

    void reportRateIsLimited() {
        EngineService service;
        QSignalSpy answered(&service, &EngineService::answered);
        QSignalSpy reported(&service, &EngineService::reported);
        EngineRequest request = endless();
        request.asked.search.limits.moveTimeMs = 1000;
        service.ask(EngineSlot::Play, request);
        QVERIFY(answered.wait(10'000));
        QVERIFY2(reported.count() >= 4 && reported.count() <= 13,
                 qPrintable(QString::number(reported.count())));
        const auto last = reported.back().front().value<EngineReport>();
        QCOMPARE(last.info.statistics.totalNodes(),
                 answerOf(answered, 0).result.info.statistics.totalNodes());
    }

    void answersAreDelayed() {
        EngineService service;
        QSignalSpy answered(&service, &EngineService::answered);
        EngineRequest request = toDepth(1);
        request.minimumMs = 150;
        QElapsedTimer timer;
        timer.start();
        service.ask(EngineSlot::Play, request);
        QVERIFY(answered.wait(10'000));
        QVERIFY2(timer.elapsed() >= 150, qPrintable(QString::number(timer.elapsed())));
    }

    void stopReleasesADelayedAnswer() {
        EngineService service;
        QSignalSpy answered(&service, &EngineService::answered);
        EngineRequest request = toDepth(1);
        request.minimumMs = 60'000;
        service.ask(EngineSlot::Play, request);
        QTest::qWait(100);
        service.stop(EngineSlot::Play);
        QTRY_COMPARE_WITH_TIMEOUT(answered.count(), 1, 5'000);
        QVERIFY(!service.isBusy(EngineSlot::Play));
        // The same before a result is found.
        service.ask(EngineSlot::Play, request);
        service.stop(EngineSlot::Play);
        QTRY_COMPARE_WITH_TIMEOUT(answered.count(), 2, 5'000);
    }

    void recordedSearchHasATrace() {
        EngineService service;
        QSignalSpy answered(&service, &EngineService::answered);
        EngineRequest request = toDepth(3);
        request.kind = EngineRequest::Kind::Record;
        service.ask(EngineSlot::Explorer, request);
        QVERIFY(answered.wait(10'000));
        const EngineAnswer answer = answerOf(answered, 0);
        QVERIFY(answer.trace && !answer.trace->isEmpty());
        QCOMPARE(answer.trace->depth(), 3);
        QVERIFY(answer.result.completed);
    }

    void whyNotIsAnswered() {
        EngineService service;
        QSignalSpy answered(&service, &EngineService::answered);
        EngineRequest request = toDepth(3);
        request.kind = EngineRequest::Kind::WhyNot;
        request.candidate = Move::normal(F2, F3);
        service.ask(EngineSlot::Explorer, request);
        QVERIFY(answered.wait(10'000));
        QVERIFY(answerOf(answered, 0).question.whyNot);
        QVERIFY(answerOf(answered, 0).question.whyNot->candidateLine.front() == request.candidate);
        request.kind = EngineRequest::Kind::WhyThis;
        service.ask(EngineSlot::Ask, request);
        QVERIFY(answered.wait(10'000));
        QVERIFY(answerOf(answered, 1).question.whyThis->played == request.candidate);
        request.kind = EngineRequest::Kind::WhyNot;
        request.candidate = Move::normal(F2, F5);
        service.ask(EngineSlot::Explorer, request);
        QVERIFY(answered.wait(10'000));
        QVERIFY(!answerOf(answered, 2).question.whyNot);
    }

    void preliminaryAnswersComeFirst() {
        using Kind = EngineRequest::Kind;
        for (const Kind kind : {Kind::WhyNot, Kind::WhyThis, Kind::Threat}) {
            EngineService service;
            QSignalSpy answered(&service, &EngineService::answered);
            QSignalSpy reported(&service, &EngineService::reported);
            EngineRequest request;
            request.kind = kind;
            request.asked.search.limits.nodes = 60'000;
            request.candidate = Move::normal(F2, F3);
            service.ask(EngineSlot::Explorer, request);
            QVERIFY(answered.wait(30'000));
            int early = 0;
            for (const auto& signal : reported)
                if (const auto isFinal = finality(signal.front().value<EngineReport>().question)) {
                    ++early;
                    QVERIFY(!*isFinal);
                }
            QVERIFY(early >= 2);
            QCOMPARE(finality(answerOf(answered, 0).question), std::optional(true));
        }
    }

    void fullStrengthResultsBecomeJudgements() {
        EngineService service;
        const Game game;
        const GameNode& root = *game.root();
        const auto ask = [&](EngineRequest request) {
            QSignalSpy answered(&service, &EngineService::answered);
            service.ask(EngineSlot::Hint, request);
            return answered.wait(30'000) ? answerOf(answered, 0) : EngineAnswer{};
        };
        EngineRequest weak = toDepth(4);
        weak.asked.level = *levelFromNumber(4);
        ask(weak);
        QVERIFY(!service.judgements().of(root));
        const SearchResult found = ask(toDepth(6)).result;
        QCOMPARE(service.judgements().of(root)->depth, 6);
        QCOMPARE(service.judgements().of(root)->score(), found.info.score);
        ask(toDepth(5));
        QCOMPARE(service.judgements().of(root)->depth, 6);
        // And the answer about the position after the best move.
        Game next;
        QVERIFY(next.play(found.bestMove).has_value());
        QCOMPARE(service.judgements().of(*next.current())->score(), -found.info.score);
        EngineRequest question = toDepth(8);
        question.kind = EngineRequest::Kind::Threat;
        const auto threat = ask(question).question.threat;
        QCOMPARE(service.judgements().of(root)->depth, 8);
        QCOMPARE(service.judgements().of(root)->score(), threat->best.score);
    }

    void stoppedRequestAnswersWithPartialResults() {
        EngineService service;
        QSignalSpy answered(&service, &EngineService::answered);
        EngineRequest request = endless();
        request.kind = EngineRequest::Kind::Record;
        request.trace.maxNodes = kMinTraceNodes;
        // At once, perhaps before the thread has started, and later, during the search.
        for (const int wait : {0, 0, 100}) {
            service.ask(EngineSlot::Explorer, request);
            if (wait > 0) QTest::qWait(wait);
            service.stop(EngineSlot::Explorer);
            QTRY_VERIFY_WITH_TIMEOUT(!service.isBusy(EngineSlot::Explorer), 10'000);
            QVERIFY(!answerOf(answered, answered.count() - 1).result.completed);
        }
        QCOMPARE(answered.count(), 3);
        QVERIFY(answerOf(answered, 2).trace->isInterrupted());
    }

    void delayedAnswerCanBeCancelled() {
        EngineService service;
        QSignalSpy answered(&service, &EngineService::answered);
        EngineRequest request = toDepth(1);
        request.minimumMs = 200;
        service.ask(EngineSlot::Play, request);
        QTest::qWait(100);
        service.cancel(EngineSlot::Play);
        QTest::qWait(300);
        QCOMPARE(answered.count(), 0);
    }

    void randomMovesAreLegalAndFollowTheirSeed() {
        EngineService service;
        QSignalSpy answered(&service, &EngineService::answered);
        EngineRequest request;
        request.kind = EngineRequest::Kind::RandomMove;
        request.asked.search.seed = 5;
        service.ask(EngineSlot::Play, request);
        QVERIFY(answered.wait(10'000));
        service.ask(EngineSlot::Play, request);
        QVERIFY(answered.wait(10'000));
        QVERIFY(answerOf(answered, 0).result.bestMove == answerOf(answered, 1).result.bestMove);
        QVERIFY(isLegal(Position::start(), answerOf(answered, 0).result.bestMove));
    }

    void treeSizeMatchesMinimax() {
        EngineService service;
        QSignalSpy answered(&service, &EngineService::answered);
        EngineRequest request;
        request.kind = EngineRequest::Kind::TreeSize;
        service.ask(EngineSlot::Compare, request);
        QVERIFY(answered.wait(10'000));
        const auto sizes = answerOf(answered, 0).treeSizes;
        QVERIFY(sizes.size() >= 3);
        QCOMPARE(sizes[0], std::uint64_t(1 + 20));
        QCOMPARE(sizes[1], std::uint64_t(1 + 20 + 400));
        QCOMPARE(sizes[2], std::uint64_t(1 + 20 + 400 + 8902));
    }

    void idleWorkerFreesItsTable() {
        EngineWorker worker(EngineSlot::Ask, 0, std::chrono::milliseconds(20));
        worker.supersede(1);
        worker.run(toDepth(2), 1);
        QCOMPARE(worker.tableMib(), 4);
        QTRY_COMPARE_WITH_TIMEOUT(worker.tableMib(), 0, 5000);
        worker.supersede(2);
        worker.run(toDepth(2), 2);
        QCOMPARE(worker.tableMib(), 4);
    }

    void playSlotKeepsItsTable() {
        EngineWorker worker(EngineSlot::Play, 0, std::chrono::milliseconds(20));
        worker.supersede(1);
        worker.run(toDepth(2), 1);
        QTest::qWait(100);
        QCOMPARE(worker.tableMib(), 4);
    }

    void outOfMemoryGivesAnEmptyAnswer() {
        if (!kLimitsMemory) QSKIP("memory cannot be limited under a sanitizer");
        EngineWorker worker(EngineSlot::Ask, 0);
        QSignalSpy finished(&worker, &EngineWorker::finished);
        worker.supersede(1);
        {
            const ScarceMemory scarce;
            EngineRequest large = toDepth(3);
            large.asked.search.threads = kMaxThreads;  // each has its own histories
            worker.run(large, 1);
        }
        QCOMPARE(finished.count(), 1);
        QVERIFY(answerOf(finished, 0).outOfMemory);
        QCOMPARE(answerOf(finished, 0).generation, Generation(1));
        QVERIFY(answerOf(finished, 0).result.bestMove.isNull());
        worker.supersede(2);
        worker.run(toDepth(3), 2);
        QVERIFY(!answerOf(finished, 1).outOfMemory);
        QCOMPARE(answerOf(finished, 1).result.info.depth, 3);
    }

    void closingDuringSearchesIsFast() {
        auto service = std::make_unique<EngineService>();
        for (const EngineSlot slot : {EngineSlot::Play, EngineSlot::Hint, EngineSlot::Measure})
            service->ask(slot, endless());
        QTest::qWait(100);
        QElapsedTimer timer;
        timer.start();
        service.reset();
        QVERIFY2(timer.elapsed() < 200, qPrintable(QString::number(timer.elapsed())));
    }
};

PLYGLASS_TEST(EngineServiceTest);
#include "engine_service_test.moc"
