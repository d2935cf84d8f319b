#include "app/viewmodels/play/game_player.h"

#include <algorithm>

#include "app/viewmodels/play/captured_pieces.h"
#include "app/viewmodels/play/game_words.h"

namespace plyglass {

GamePlayer playerOf(const GameController& controller, Color color) {
    const PlayerKind kind = playerKind(controller, color);
    const CapturedPieces captured = capturedBefore(controller.shown());
    return {.name = playerTitle(controller, color),
            .isPerson = kind == PlayerKind::Person,
            .hasLevel = kind == PlayerKind::Computer,
            .captured = captured.by[color],
            .lead = std::max(0, color == White ? captured.whiteLead : -captured.whiteLead)};
}

}  // namespace plyglass
