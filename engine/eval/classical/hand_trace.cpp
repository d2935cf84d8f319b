#include "engine/eval/classical/hand_trace.h"

#include "engine/eval/classical/hand_scoring.h"

namespace plyglass {

namespace {

/// The tuner's sink: counts.
class TraceSink {
  public:
    template <Color Us>
    void add(HandTerm term, int index = 0, int times = 1) {
        m_times[weightIndex(term, index)] += Us == White ? times : -times;
    }
    template <Color Us>
    void danger(int feature, int times) {
        m_danger[Us][feature] = static_cast<std::int8_t>(m_danger[Us][feature] + times);
    }
    HandTrace trace() const {
        HandTrace trace;
        for (int weight = 0; weight < kHandWeightCount; ++weight)
            if (m_times[weight] != 0)
                trace.uses.push_back(
                    {static_cast<std::uint16_t>(weight), static_cast<std::int16_t>(m_times[weight])});
        trace.danger = m_danger;
        return trace;
    }

  private:
    std::array<int, kHandWeightCount> m_times{};
    std::array<std::array<std::int8_t, kDangerFeatures>, kColors> m_danger{};
};

/// Counts for both sides alike.
struct CountSink {
    HandCounts& counts;

    template <Color>
    void add(HandTerm term, int index = 0, int times = 1) {
        counts[weightIndex(term, index)] += static_cast<std::uint64_t>(times);
    }
    template <Color>
    void danger(int, int) {}
};

}  // namespace

void countHandWeights(const Position& position, HandCounts& counts) {
    CountSink sink{counts};
    scoreAll(position, sink);
}

HandTrace traceHand(const Position& position) {
    TraceSink sink;
    scoreAll(position, sink);
    HandTrace trace = sink.trace();
    trace.phase = phaseOf(position);
    for (const Color strong : {White, Black}) trace.scale[strong] = endgameScale(position, strong);
    return trace;
}

}  // namespace plyglass
