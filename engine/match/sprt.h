// Sequential probability ratio test (SPRT): ends a match as soon as one of two hypotheses is accepted.
//
// The hypotheses are H0: "the difference is elo0" and H1: "it is elo1". After every pair of games the
// log-likelihood ratio LLR = ln P(results | H1) − ln P(results | H0) is computed. Wald (1945): accept H1 as
// soon as LLR ≥ ln((1 − β) / α), accept H0 as soon as LLR ≤ ln(β / (1 − α)). H1 is then accepted wrongly with
// probability α at most, H0 with β, and no test needs fewer games on average.
//
// A hypothesis about Elo does not fix the distribution of results, so the generalized test (GSPRT) compares
// the maximum likelihood distributions under each. The categories are the five results of a pair, with values
// a_i = 0, ¼, ½, ¾, 1 and observed shares p̂_i.
//  - Logistic Elo fixes the mean: Σ p_i a_i = s. Maximizing Σ p̂_i ln p_i under this and Σ p_i = 1 with
//    Lagrange multipliers gives p_i = p̂_i / (1 + θ (a_i − s)), where θ is the root of
//    Σ p̂_i (a_i − s) / (1 + θ (a_i − s)) = 0. The sum decreases in θ between its poles, so bisection finds
//    the root.
//  - Normalized Elo fixes the distance of the mean from ½ in standard deviations: (μ(p) − ½) / σ(p) = t. It
//    does not depend on the draw rate, so the number of games is the same at any time control. The condition
//    is not linear; it is replaced by its tangent at the current p,
//    Σ p_i (a_i − ½ − t σ (1 + ((μ − a_i) / σ)²) / 2) = 0, solved as before, and iterated until p converges.
// Then LLR = N Σ p̂_i ln(p1_i / p0_i). Categories never observed count as a thousandth of a pair, so that one
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
    double alpha = 0.05;  ///< 0 … ½, exclusive
    double beta = 0.05;
    EloModel model = EloModel::Logistic;
};

enum class SprtVerdict { Undecided, AcceptH0, AcceptH1 };

struct SprtState {
    double llr = 0;
    double lower = 0;  ///< H0 is accepted at or below
    double upper = 0;  ///< H1 is accepted at or above
    SprtVerdict verdict = SprtVerdict::Undecided;
};

/// State of the test after these pairs.
SprtState testSequentially(const SprtOptions& options, const PairCounts& pairs);

/// Log-likelihood ratio; 0 without pairs.
double logLikelihoodRatio(const SprtOptions& options, const PairCounts& pairs);

}  // namespace plyglass
