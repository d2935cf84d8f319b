#include "engine/eval/classical/classical_trace.h"

#include "engine/eval/classical/classical_scoring.h"

namespace plyglass {

namespace {

/// Sink of the tuner: counts uses, White minus Black.
class TraceSink {
  public:
    template <Color Us>
    void add(ClassicalTerm term, int index = 0, int times = 1) {
        m_times[weightIndex(term, index)] += Us == White ? times : -times;
    }
    template <Color Us>
    void danger(int feature, int times) {
        m_danger[Us][feature] = static_cast<std::int8_t>(m_danger[Us][feature] + times);
    }
    ClassicalTrace trace() const {
        ClassicalTrace trace;
        for (int weight = 0; weight < kClassicalWeightCount; ++weight)
            if (m_times[weight] != 0)
                trace.uses.push_back(
                    {static_cast<std::uint16_t>(weight), static_cast<std::int16_t>(m_times[weight])});
        trace.danger = m_danger;
        return trace;
    }

  private:
    std::array<int, kClassicalWeightCount> m_times{};
    std::array<std::array<std::int8_t, kDangerFeatures>, kColors> m_danger{};
};

/// Counts uses of both sides.
struct CountSink {
    ClassicalCounts& counts;

    template <Color>
    void add(ClassicalTerm term, int index = 0, int times = 1) {
        counts[weightIndex(term, index)] += static_cast<std::uint64_t>(times);
    }
    template <Color>
    void danger(int, int) {}
};

}  // namespace

void countClassicalWeights(const Position& position, ClassicalCounts& counts) {
    CountSink sink{counts};
    scoreAll(position, sink);
}

ClassicalTrace traceClassical(const Position& position) {
    TraceSink sink;
    scoreAll(position, sink);
    ClassicalTrace trace = sink.trace();
    trace.phase = phaseOf(position);
    for (const Color strong : {White, Black}) trace.scale[strong] = endgameScale(position, strong).scale;
    return trace;
}

}  // namespace plyglass
