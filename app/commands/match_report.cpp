#include "app/commands/match_report.h"

#include <fmt/format.h>

#include <cmath>
#include <nlohmann/json.hpp>

#include "engine/base/json.h"
#include "engine/lab/analysis/format.h"
#include "engine/match/match.h"

namespace plyglass {

namespace {

constexpr std::array kCountedForfeits{Forfeit::Crash, Forfeit::TimeLoss, Forfeit::IllegalMove,
                                      Forfeit::Stall};

std::string eloNumber(double elo, int decimals = 1) {
    if (std::isinf(elo)) return elo > 0 ? "+∞" : "−∞";
    return signedToText(elo, decimals);
}

/// Thinking time of the players and openings of the games.
std::string conditionsText(const MatchReport& report) {
    const std::string first = toText(report.limits[0]);
    const std::string limits =
        report.limits[0] == report.limits[1]
            ? "each " + first
            : fmt::format("{} {}, {} {}", report.names[0], first, report.names[1], toText(report.limits[1]));
    return fmt::format("Limits: {}\nOpenings: {}\n", limits, report.openings);
}

std::string forfeitText(const std::string& name, const ForfeitCounts& counts) {
    std::string text = name + ":";
    for (const Forfeit kind : kCountedForfeits)
        text += fmt::format(" {} {},", toText(kind), counts[static_cast<int>(kind)]);
    text.pop_back();
    return text;
}

std::string_view toText(SprtVerdict verdict) {
    switch (verdict) {
        case SprtVerdict::AcceptH0:
            return "H0 accepted";
        case SprtVerdict::AcceptH1:
            return "H1 accepted";
        default:
            return "undecided";
    }
}

std::string sprtText(const SprtOptions& sprt, const PairCounts& pairs) {
    const SprtState state = testSequentially(sprt, pairs);
    return fmt::format("SPRT of {} against {} {}Elo: LLR {} in [{}, {}]: {}\n", sprt.elo0, sprt.elo1,
                       sprt.model == EloModel::Normalized ? "normalized " : "", decimalToText(state.llr, 2),
                       decimalToText(state.lower, 2), decimalToText(state.upper, 2), toText(state.verdict));
}

nlohmann::json finite(double number) {
    // A negative zero would be printed with its sign.
    return std::isfinite(number) ? nlohmann::json(number == 0 ? 0.0 : number) : nlohmann::json();
}

}  // namespace

std::string eloText(const EloEstimate& elo, int decimals) {
    if (!elo.isKnown) return "unknown";
    return fmt::format("{} ({} … {}, 95 %)", eloNumber(elo.elo, decimals), eloNumber(elo.low, decimals),
                       eloNumber(elo.high, decimals));
}

std::string matchReportText(const MatchReport& report) {
    const MatchScore& score = report.score;
    const GameCounts& counts = score.counts();
    const EloEstimate elo = score.elo();
    std::string text = fmt::format("{} against {}: {} of {} games\n", report.names[0], report.names[1],
                                   score.games(), report.gamesAsked);
    text += conditionsText(report);
    text += fmt::format("Won, drawn, lost: {}, {}, {}\n", counts.wins, counts.draws, counts.losses);
    text += fmt::format("Elo: {}\n", eloText(elo));
    text += fmt::format("Likelihood of superiority: {:.1f} %; normalized Elo: {}\n", elo.los * 100,
                        eloNumber(elo.normalized));
    const PairCounts& pairs = score.pairs();
    text += fmt::format("Pairs by points 0, ½, 1, 1½, 2: {}, {}, {}, {}, {}\n", pairs[0], pairs[1], pairs[2],
                        pairs[3], pairs[4]);
    if (report.sprt) text += sprtText(*report.sprt, pairs);
    for (const int player : {0, 1})
        text += "Forfeits of " + forfeitText(report.names[player], score.forfeits(player)) + "\n";
    return text;
}

std::string matchReportJson(const MatchReport& report) {
    const MatchScore& score = report.score;
    const GameCounts& counts = score.counts();
    const EloEstimate elo = score.elo();
    nlohmann::ordered_json json;
    json["players"] = report.names;
    json["games"] = score.games();
    json["gamesAsked"] = report.gamesAsked;
    json["limits"] = {toText(report.limits[0]), toText(report.limits[1])};
    json["openings"] = report.openings;
    for (const auto& [name, value] : report.settings)
        if (!value.empty()) json["settings"][name] = value;
    json["wins"] = counts.wins;
    json["draws"] = counts.draws;
    json["losses"] = counts.losses;
    json["pairs"] = score.pairs();
    json["elo"] = elo.isKnown ? finite(elo.elo) : nlohmann::json();
    json["eloLow95"] = elo.isKnown ? finite(elo.low) : nlohmann::json();
    json["eloHigh95"] = elo.isKnown ? finite(elo.high) : nlohmann::json();
    json["normalizedElo"] = elo.isKnown ? finite(elo.normalized) : nlohmann::json();
    json["los"] = elo.los;
    for (const int player : {0, 1}) {
        nlohmann::ordered_json forfeits;
        forfeits["crash"] = score.forfeits(player)[static_cast<int>(Forfeit::Crash)];
        forfeits["timeLoss"] = score.forfeits(player)[static_cast<int>(Forfeit::TimeLoss)];
        forfeits["illegalMove"] = score.forfeits(player)[static_cast<int>(Forfeit::IllegalMove)];
        forfeits["stall"] = score.forfeits(player)[static_cast<int>(Forfeit::Stall)];
        json["forfeits"].push_back(std::move(forfeits));
    }
    if (report.sprt) {
        const SprtState state = testSequentially(*report.sprt, score.pairs());
        json["sprt"] = {{"elo0", report.sprt->elo0}, {"elo1", report.sprt->elo1},
                        {"llr", state.llr},          {"lower", state.lower},
                        {"upper", state.upper},      {"verdict", toText(state.verdict)}};
    }
    return jsonText(json) + '\n';
}

}  // namespace plyglass
