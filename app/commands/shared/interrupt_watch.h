// Ctrl-C as a request to stop: the first one asks the job to end, the second one ends the program.
#pragma once

#include <stop_token>
#include <thread>

namespace plyglass {

/// While it lives, SIGINT and SIGTERM request a stop instead of ending the program. Make it before any other
/// thread, so that all of them leave the signals to it. Only one at a time.
class InterruptWatch {
  public:
    InterruptWatch();
    ~InterruptWatch();
    InterruptWatch(const InterruptWatch&) = delete;
    InterruptWatch& operator=(const InterruptWatch&) = delete;

    std::stop_token token() const { return m_stop.get_token(); }

  private:
    std::stop_source m_stop;
    std::jthread m_thread;
};

}  // namespace plyglass
