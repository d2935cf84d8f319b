// The engine for a page in the browser: JSON text in, JSON text out. The page keeps the game and sends it
// with every request, so that an engine that is busy can be thrown away and another one asked.
//
//   {"do": "describe"}                       what there is to choose: engineJson
//   {"do": "choose", …}                      techniques after a change: chooseTechniques
//   {"do": "game", "game": G}                the position to show: gameJson; G as for readGame
//   {"do": "illegal", "game": G, "from": "e2", "to": "e5"}   {reason}: why that is no move
//   {"do": "think", "game": G, …}            a search of the shown position
//   {"do": "whyNot", "game": G, "move": M, …}   what speaks against a move there
//   {"do": "bench", "depth": N}              {nodes, timeMs}: the signature of the engine's behaviour
//
// "think" and "whyNot" also read: techniques and numbers (see readTechniques), evaluator (an id), depth,
// nodes, moveTimeMs, hashMib; "think" level (1 … 12) and gameSeed (what differs from game to game).
// A thought is searchJson and side ("white" or "black", of whose move it is), whiteCp or whiteMateIn and
// scoreText (White's view), lineText, counts {technique: number}, hashFullPermille.
// An answer to "whyNot": move and best ("8.Ng5"), verdict ("costs 2.4 pawns"), isAgainst, text, lines
// [{text, score, isAsked}], refutation (UCI or null), depthText, isFinal.
// While they search, both report what is known so far in the same form.
//
// An error is {"error": a sentence}.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "engine/base/json.h"
#include "engine/levels/level_searcher.h"

namespace plyglass {

class WebApi {
  public:
    /// Called about ten times a second with JSON text; must be fast.
    using Progress = std::function<void(const std::string&)>;

    /// Blocks until the answer is ready.
    std::string answer(std::string_view request, const Progress& onProgress = {});

  private:
    Result<Json> dispatch(const Json& request, const Progress& onProgress);
    Result<Json> think(const Json& request, const Progress& onProgress);
    Result<Json> whyNot(const Json& request, const Progress& onProgress);
    Result<Json> bench(const Json& request);

    LevelSearcher m_searcher;
};

}  // namespace plyglass
