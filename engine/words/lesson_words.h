// Verdicts of the lessons for people, in the plainest English.
#pragma once

#include "engine/lab/teaching/judge.h"
#include "engine/words/task_words.h"

namespace plyglass {

struct VerdictText {
    Text lead;  ///< "Check, but not mate: the king goes to h8."
    Text rule;  ///< "It is mate only if the king has no square left."; may be empty
};
VerdictText verdictText(const Task& task, const TaskState& state, const TaskVerdict& verdict);

}  // namespace plyglass
