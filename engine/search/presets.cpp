// Presets: configurations of historical chess programs.
#include <fmt/format.h>

#include <array>
#include <string>

#include "engine/base/text.h"
#include "engine/base/text_value.h"
#include "engine/search/techniques.h"

namespace plyglass {

namespace {

Techniques alphaBetaAlone() {
    Techniques t = noTechniques();
    t.alphaBeta = true;
    return t;
}

/// Alpha-beta with a transposition table and iterative deepening; moves in generation order.
Techniques chua2016() {
    Techniques t = alphaBetaAlone();
    t.transpositionTable = t.iterativeDeepening = true;
    return t;
}

/// Alpha-beta with captures first, iterative deepening until time is up, random tie-break.
Techniques pythonChess() {
    Techniques t = alphaBetaAlone();
    t.iterativeDeepening = true;
    t.ordering = Ordering::CapturedPiece;
    t.tieChancePercent = 10;
    return t;
}

/// Alpha-beta, smallest change first, one ply of captures beyond the horizon.
Techniques franaszczuk2003() {
    Techniques t = alphaBetaAlone();
    t.ordering = Ordering::SmallestChange;
    t.quiescencePlies = 1;
    return t;
}

/// Known features of the Deep Blue that beat the world champion: no null move and no reductions, but check
/// and singular extensions.
Techniques deepBlue() {
    Techniques t = noTechniques();
    t.alphaBeta = t.principalVariation = t.aspiration = t.iterativeDeepening = true;
    t.transpositionTable = t.mateDistance = t.repetition = t.timeByStability = true;
    t.ordering = Ordering::Full;
    t.exchangeOrdering = t.killers = t.history = true;
    t.quiescencePlies = kAllPlies;
    t.quiescenceEvasions = t.quiescenceExchange = true;
    t.checkExtension = t.singularExtension = t.doubleExtension = true;
    return t;
}

auto presetTable() {
    return std::array{
        Preset{
            "minimax", translatable("Engine", "Shannon"), "1950",
            translatable(
                "Engine",
                "Plain minimax: every move and every reply to the full depth, without any other technique."),
            noTechniques()},
        Preset{"alphabeta", translatable("Engine", "Alpha–beta"), "1975",
               translatable("Engine", "The score of minimax, without the lines that cannot change it."),
               alphaBetaAlone()},
        Preset{"deep-blue", translatable("Engine", "Deep Blue"), "1997",
               translatable("Engine",
                            "Principal variation, table, killers and extensions for checks and singular "
                            "moves; nothing is pruned."),
               deepBlue()},
        Preset{"franaszczuk-2003", translatable("Engine", "Franaszczuk"), "2003",
               translatable(
                   "Engine",
                   "Alpha–beta with the least change first and one ply of captures beyond the horizon."),
               franaszczuk2003()},
        Preset{"chua-2016", translatable("Engine", "Chess AI Assignment"), "2016",
               translatable("Engine",
                            "Alpha–beta with a transposition table and deepening; the moves are not sorted."),
               chua2016()},
        Preset{"python-chess", translatable("Engine", "python-chess assignment"), "",
               translatable("Engine", "Alpha–beta with captures first, deepening, and random tie-breaks."),
               pythonChess()},
        Preset{"full", translatable("Engine", "Modern"), translatable("Engine", "today"),
               translatable("Engine", "All techniques together: the strongest play."), Techniques{}},
    };
}

}  // namespace

std::span<const Preset> allPresets() {
    static const std::array kPresets = presetTable();
    return kPresets;
}

Result<Techniques> presetFromId(std::string_view id) {
    for (const Preset& preset : allPresets())
        if (preset.id == id) return preset.techniques;
    return fail(translatable("Engine", "There is no preset {}; choose one of: {}."), quoted(id),
                listOf(allPresets(), &Preset::id));
}

}  // namespace plyglass
