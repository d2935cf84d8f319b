// Handles Ctrl-C: the first requests a stop, the second ends the program.
#pragma once

#include <stop_token>
#include <thread>

namespace plyglass {

/// During its lifetime, SIGINT and SIGTERM request a stop instead of ending the program. Construct before any
/// other thread, so that all of them block the signals. Only one at a time.
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
