// The sequential probability ratio test: when is a match long enough to say which of two claims is true?
//
// Two claims about the difference in strength are weighed: H0 "it is elo0" and H1 "it is elo1". After every
// pair of games the log-likelihood ratio LLR = ln P(results | H1) − ln P(results | H0) says how much better
// H1 explains what was seen. Wald (1945): stop and accept H1 as soon as LLR ≥ ln((1 − β) / α), accept H0 as
// soon as LLR ≤ ln(β / (1 − α)); then H1 is accepted wrongly with probability α at most, H0 with β, and no
// test needs fewer games on average.
//
// A claim about Elo does not say how the results are spread, so each claim is given its best chance: the
// generalized test compares the most likely distributions that obey either claim. With the five results of a
// pair as categories of value a_i = 0, ¼, ½, ¾, 1 and observed shares p̂_i, that distribution is found as
// follows.
//  - Logistic Elo fixes the mean: Σ p_i a_i = s. Maximizing Σ p̂_i ln p_i under this and Σ p_i = 1 with
//    Lagrange multipliers gives p_i = p̂_i / (1 + θ (a_i − s)), where θ is the root of
//    Σ p̂_i (a_i − s) / (1 + θ (a_i − s)) = 0; the sum falls steadily in θ between its poles, so the root is
//    found by bisection.
//  - Normalized Elo fixes the mean's distance from ½ in standard deviations: (μ(p) − ½) / σ(p) = t. It does
//    not depend on how drawish games are and so asks for the same number of games at any time control. The
//    condition is not linear; it is replaced by its tangent at the current p,
//    Σ p_i (a_i − ½ − t σ (1 + ((μ − a_i) / σ)²) / 2) = 0, solved as before, and this is repeated until p
//    stays.
// Then LLR = N Σ p̂_i ln(p1_i / p0_i). Categories never seen count as a thousandth of a pair, so that one
// surprise does not decide the test. Sources: Abraham Wald, "Sequential Tests of Statistical Hypotheses"
// (1945); Michel Van den Bergh, "A practical introduction to the GSPRT" and "Normalized Elo" (2020).
#pragma once

#include <string>
#include <string_view>

#include "engine/base/result.h"
#include "engine/match/elo.h"

namespace plyglass {

enum class EloModel { Logistic, Normalized };

struct SprtOptions {
    double elo0 = 0;
    double elo1 = 5;      ///< must differ from elo0
    double alpha = 0.05;  ///< 0 … ½, both excluded
    double beta = 0.05;
    EloModel model = EloModel::Logistic;
};

enum class SprtVerdict { Undecided, AcceptH0, AcceptH1 };

struct SprtState {
    double llr = 0;
    double lower = 0;  ///< H0 is accepted from here down
    double upper = 0;  ///< H1 is accepted from here up
    SprtVerdict verdict = SprtVerdict::Undecided;
};

/// The state of the test after these pairs.
SprtState testSequentially(const SprtOptions& options, const PairCounts& pairs);

/// The log-likelihood ratio alone; 0 if there are no pairs.
double logLikelihoodRatio(const SprtOptions& options, const PairCounts& pairs);

}  // namespace plyglass
