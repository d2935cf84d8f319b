// CPU time since construction: independent of other load, unlike wall-clock time.
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
