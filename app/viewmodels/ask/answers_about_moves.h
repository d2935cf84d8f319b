// Questions about a played move: why this one, why not another, when the search came to prefer it, and the
// depth of the search.
#pragma once

#include "app/viewmodels/ask/answer_card.h"
#include "app/viewmodels/shared/asked_position.h"
#include "engine/lab/analysis/why_not.h"
#include "engine/lab/analysis/why_this.h"

namespace plyglass {

/// Answer about the move that was played; about another move.
AnswerCard whyThisCard(const AskedPosition& asked, const WhyThisAnswer& answer);
AnswerCard whyNotCard(const AskedPosition& asked, const WhyNotAnswer& answer);
/// The search's preferred moves, depth by depth, and its reach.
AnswerCard changesCard(const AskedPosition& asked, const SearchInfo& info);
AnswerCard reachCard(const AskedPosition& asked, const SearchInfo& info);

}  // namespace plyglass
