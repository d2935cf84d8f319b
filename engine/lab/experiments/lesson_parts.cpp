#include "engine/lab/experiments/lesson_parts.h"

#include <fmt/format.h>

#include <algorithm>

#include "engine/chess/san.h"
#include "engine/lab/analysis/format.h"

namespace plyglass {

Techniques with(Techniques techniques, std::initializer_list<std::string_view> ids, bool on) {
    for (const std::string_view id : ids) findTechnique(id)->set(techniques, on);
    return techniques;
}

Techniques nothing() { return presetFromId("minimax").value(); }

Techniques ordered() { return with(nothing(), {"alpha-beta", "order-captured"}); }

std::string nodesInWords(const LessonRun& run) { return grouped(run.nodes()); }

std::string timesInWords(const LessonRun& more, const LessonRun& less) {
    const double times =
        static_cast<double>(more.nodes()) / static_cast<double>(std::max<std::uint64_t>(less.nodes(), 1));
    return factorToText(times);
}

std::string scoreToText(const LessonRun& run) { return scoreToText(run.result.info.score, White); }

std::string moveInWords(const LessonRun& run, const char* fen) {
    return toSan(Position::fromFen(fen).value(), run.result.bestMove);
}

}  // namespace plyglass
