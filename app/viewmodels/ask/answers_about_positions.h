// Questions about the position on the board: threats, which side is better, and the reasons.
#pragma once

#include "app/viewmodels/ask/answer_card.h"
#include "app/viewmodels/shared/asked_position.h"
#include "engine/lab/analysis/threat.h"

namespace plyglass {

/// Threats of both sides.
AnswerCard threatCard(const AskedPosition& asked, const ThreatAnswer& answer);
/// The side that is better at the end of the best line, and the reasons.
AnswerCard balanceCard(const AskedPosition& asked, const SearchInfo& info);

}  // namespace plyglass
