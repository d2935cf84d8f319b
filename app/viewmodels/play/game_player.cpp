#include "app/viewmodels/play/game_player.h"

#include <algorithm>

#include "app/viewmodels/play/captured_pieces.h"
#include "app/viewmodels/play/game_words.h"

namespace plyglass {

std::array<GamePlayer, 2> bothPlayers(const GameController& controller) {
    const CapturedPieces captured = capturedBefore(controller.shown());
    std::array<GamePlayer, 2> players;
    for (const Color color : {White, Black}) {
        const PlayerKind kind = playerKind(controller, color);
        players[color] = {.name = playerTitle(controller, color),
                          .isPerson = kind == PlayerKind::Person,
                          .hasLevel = kind == PlayerKind::Computer,
                          .captured = captured.by[color],
                          .lead = std::max(0, color == White ? captured.whiteLead : -captured.whiteLead)};
    }
    return players;
}

}  // namespace plyglass
