// Processor time since construction: unlike the clock on the wall it does not mind a busy machine.
#pragma once

#include <ctime>

namespace plyglass {

class WorkTime {
  public:
    double seconds() const { return static_cast<double>(std::clock() - m_start) / CLOCKS_PER_SEC; }

  private:
    std::clock_t m_start = std::clock();
};

}  // namespace plyglass
