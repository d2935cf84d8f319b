// Helpers for the tests of evaluators.
#pragma once

#include <QtGlobal>
#include <numeric>
#include <string>

#include "engine/eval/evaluator.h"

namespace plyglass {

/// In centipawns from the side to move, computed from scratch.
inline int scoreOf(const EvaluatorChoice& choice, const Position& position) {
    const auto evaluator = makeEvaluator(choice);
    evaluator->reset(position);
    return evaluator->evaluate(position);
}

/// Sum of all terms of the explanation, from White's view.
inline int explainedForWhite(const Evaluator& evaluator, const Position& position) {
    const auto terms = evaluator.explain(position);
    return std::accumulate(terms.begin(), terms.end(), 0, [](int sum, const EvaluationTerm& term) {
        return sum + term.whiteCp - term.blackCp;
    });
}

/// The text with the first occurrence of `what`, which must exist, replaced by `with`.
inline std::string replaced(std::string text, const std::string& what, const std::string& with) {
    const std::size_t at = text.find(what);
    if (at == text.npos) qFatal("the text holds no %s", what.c_str());
    return text.replace(at, what.size(), with);
}

}  // namespace plyglass
