#include "app/commands/shared/interrupt_watch.h"

#include "app/commands/shared/command_failure.h"

#include <csignal>
#include <cstdlib>
#include <ctime>

namespace plyglass {

#ifdef _WIN32

// Without sigwait, Ctrl-C ends the program; finished results have been written by then.
InterruptWatch::InterruptWatch() = default;
InterruptWatch::~InterruptWatch() = default;

#else

namespace {

constexpr long kPollNs = 50'000'000;

sigset_t watchedSignals() {
    sigset_t watched;
    sigemptyset(&watched);
    sigaddset(&watched, SIGINT);
    sigaddset(&watched, SIGTERM);
    return watched;
}

}  // namespace

// A signal handler may do very little, but a stop callback anything; so the signals are blocked and waited
// for.
InterruptWatch::InterruptWatch() {
    const sigset_t watched = watchedSignals();
    pthread_sigmask(SIG_BLOCK, &watched, nullptr);
    m_thread = std::jthread([this, watched](const std::stop_token& ends) {
        while (!ends.stop_requested()) {
            const timespec pause{0, kPollNs};
            if (sigtimedwait(&watched, nullptr, &pause) < 0) continue;
            if (m_stop.stop_requested()) std::_Exit(kExitInterrupted);
            m_stop.request_stop();
        }
    });
}

InterruptWatch::~InterruptWatch() {
    m_thread.request_stop();
    m_thread.join();
    const sigset_t watched = watchedSignals();
    pthread_sigmask(SIG_UNBLOCK, &watched, nullptr);
}

#endif

}  // namespace plyglass
