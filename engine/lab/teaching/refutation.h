// Why a legal move is wrong: what the opponent answers, with the facts that prove it.
#pragma once

#include "engine/lab/teaching/goals.h"
#include "engine/lab/teaching/judge.h"

namespace plyglass {

/// Fills in refutation, line, facts and better of a verdict, whose `missed` goal is known.
void refute(TaskVerdict& verdict, JudgedMove& move);

}  // namespace plyglass
