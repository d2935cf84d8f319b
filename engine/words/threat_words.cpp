#include "engine/words/threat_words.h"

#include <cstdlib>

#include "engine/chess/names.h"
#include "engine/lab/analysis/format.h"
#include "engine/words/why_words.h"

namespace plyglass {

namespace {

/// Minimum leads for "a little better", "better" and "winning", in centipawns.
constexpr int kLevelCp = 30;
constexpr int kClearCp = 100;
constexpr int kWonCp = 300;

/// The plan's first move with its number.
std::string moveOf(const Plan& plan) { return lineToText(plan.from, plan.line, 1); }

/// Gain of a threat without a fact.
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
    const char* const other = colorName(answer.best.from.sideToMove());
    const char* const side = colorName(~answer.best.from.sideToMove());
    if (answer.inCheck)
        return makeText(
            translatable("Engine", "The threat is on the board already: {} has to answer the check."), other);
    if (threat.line.empty())
        return makeText(translatable("Engine", "If {} passed, {} would have no move."), other, side);
    if (!answer.isReal())
        return makeText(translatable("Engine", "If {} passed, {} would play {}."), other, side,
                        moveOf(threat));
    if (threat.facts.empty()) return gainOf(answer);
    return factsText(threat.facts, threat.from, Telling::For);
}

Text balanceText(Score score, Color mover) {
    const char* const side = colorName((score >= 0) == (mover == White) ? White : Black);
    const int lead = std::abs(score);
    if (isMate(score))
        return makeText(translatable("Engine", "{} mates in {}"), side, std::abs(mateInMoves(score)));
    if (isTableWin(score))
        return makeText(translatable("Engine", "{} wins, as the Syzygy tables know"), side);
    if (lead < kLevelCp) return makeText(translatable("Engine", "The game is level"));
    return makeText(lead < kClearCp ? translatable("Engine", "{} is a little better, by {}")
                    : lead < kWonCp ? translatable("Engine", "{} is better, by {}")
                                    : translatable("Engine", "{} is winning, by {}"),
                    side, pawnsText(lead));
}

Text chanceText(const ThreatAnswer& answer) {
    const Plan& best = answer.best;
    if (best.line.empty() || best.facts.empty()) return {};
    return sentences({makeText(translatable("Engine", "{} is to move and can play {}."),
                               colorName(best.from.sideToMove()), moveOf(best)),
                      factsText(best.facts, best.from, Telling::For)});
}

}  // namespace plyglass
