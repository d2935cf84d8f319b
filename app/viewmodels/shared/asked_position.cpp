#include "app/viewmodels/shared/asked_position.h"

#include <utility>

#include "app/services/game/engine_requests.h"
#include "engine/lab/analysis/question_search.h"
#include "engine/search/techniques.h"

namespace plyglass {

namespace {

/// The computer of this game, if there is one: its evaluator answers questions about a position.
const PlayerSetup* computerIn(const GameSetup& setup) {
    for (const PlayerSetup& player : setup.players)
        if (player.kind == PlayerKind::Computer) return &player;
    return nullptr;
}

AskedPosition at(const GameController& controller, const GameNode* node) {
    AskedPosition asked;
    SearchRequest& search = asked.request.search;
    const GameSetup& setup = controller.setup();
    const PlayerSetup& mover = setup.players[node->position().sideToMove()];
    asked.byComputer = mover.kind == PlayerKind::Computer && !controller.isOpened();
    const PlayerSetup* judge = controller.isOpened() ? nullptr
                               : asked.byComputer    ? &mover
                                                     : computerIn(setup);
    if (judge) thinkLike(*judge, asked.request);
    if (!asked.byComputer) asked.request.level.reset();
    if (!judge) search.evaluator = PlayerSetup().evaluator.choice;
    search.hashMib = kWhyNotHashMib;
    search.threads = 1;
    asked.depthLimit = std::exchange(search.limits, {}).depth;
    search.position = node->position();
    search.knowledge = knowledgeOfEndings();
    asked.request.lastMove = node->move();
    search.gameKeys = keysBefore(node);
    asked.request.gameSeed = setup.seed;
    return asked;
}

}  // namespace

AskedPosition shownPosition(const GameController& controller) { return at(controller, controller.shown()); }

std::optional<AskedPosition> beforeShownMove(const GameController& controller, const SearchRecords& records) {
    const GameNode* node = controller.shown();
    if (!node->parent()) return std::nullopt;
    AskedPosition asked = at(controller, node->parent());
    asked.played = node->move();
    if (const SearchResult* kept = records.of(node->parent(), node->move())) asked.kept = *kept;
    return asked;
}

EngineRequest requestOf(const AskedPosition& asked, EngineRequest::Kind kind) {
    EngineRequest request;
    request.kind = kind;
    request.clearFirst = true;
    request.asked = asked.request;
    // The worth of a move is judged with all techniques; the player's own selection is a separate question.
    if (kind != EngineRequest::Kind::Ablation) request.asked.search.techniques = *presetFromId("full");
    if (kind == EngineRequest::Kind::Search) request.asked.level.reset();
    request.asked.search.limits.nodes = kQuestionNodes;
    return request;
}

}  // namespace plyglass
