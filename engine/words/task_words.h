// Moves, hints and the three questions after a check, in the plainest English.
#pragma once

#include <array>

#include "engine/base/text_value.h"
#include "engine/lab/teaching/judge.h"

namespace plyglass {

struct QuestionText {
    Text question;       ///< "Can the king move away?"
    Text answer;         ///< "Yes, to h8."
    bool isYes = false;  ///< the check has this answer: it is no mate
};
/// For a verdict with `questions`; `state` is the one that was judged.
std::array<QuestionText, 3> questionTexts(const TaskState& state, const TaskVerdict& verdict);
/// For the side to move, which is in check.
std::array<QuestionText, 3> questionTexts(const Position& after, const ThreeQuestions& questions);

/// "the bishop takes on h7", "the king goes to h8", "White castles on the king's side".
Text moveWords(const Position& position, Move move);

/// "It is your queen.", "It goes to h7.", "Queen takes h7."; for squares "One of them is on h7."
Text hintText(const Task& task, const Hint& hint, HintStep step);

}  // namespace plyglass
