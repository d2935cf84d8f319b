#include "engine/words/threat_words.h"

#include "engine/chess/names.h"
#include "engine/lab/analysis/format.h"
#include "engine/words/why_words.h"

namespace plyglass {

namespace {

/// The plan's move with its number.
std::string moveOf(const Plan& plan) { return lineToText(plan.from, plan.line, 1); }

/// A threat without a fact: what it would gain.
Text gainOf(const ThreatAnswer& answer) {
    const Plan& threat = answer.threat;
    const char* const side = colorName(threat.from.sideToMove());
    const char* const other = colorName(~threat.from.sideToMove());
    if (isDecisive(threat.score) || isDecisive(answer.best.score))
        return makeText(translatable("Engine", "{} threatens {}: if {} passed, it would decide the game."),
                        side, moveOf(threat), other);
    return makeText(translatable("Engine", "{} threatens {}: if {} passed, it would cost {}."), side,
                    moveOf(threat), other, pawnsText(answer.passCostCp()));
}

}  // namespace

Text threatText(const ThreatAnswer& answer) {
    const Plan& threat = answer.threat;
    const char* const side = colorName(threat.from.sideToMove());
    const char* const other = colorName(~threat.from.sideToMove());
    if (!answer.isReal())
        return makeText(translatable("Engine", "No threat was found. If {} passed, {} would play {}."), other,
                        side, moveOf(threat));
    if (threat.facts.empty()) return gainOf(answer);
    return sentences({makeText(translatable("Engine", "{} threatens {}."), side, moveOf(threat)),
                      factsText(threat.facts, threat.from, Telling::For)});
}

Text chanceText(const ThreatAnswer& answer) {
    const Plan& best = answer.best;
    if (best.line.empty() || best.facts.empty()) return {};
    return sentences({makeText(translatable("Engine", "{} is to move and can play {}."),
                               colorName(best.from.sideToMove()), moveOf(best)),
                      factsText(best.facts, best.from, Telling::For)});
}

}  // namespace plyglass
