#include "engine/match/player.h"

namespace plyglass {

std::string_view toText(Forfeit forfeit) {
    switch (forfeit) {
        case Forfeit::Crash:
            return "crash";
        case Forfeit::TimeLoss:
            return "time loss";
        case Forfeit::IllegalMove:
            return "illegal move";
        case Forfeit::Stall:
            return "stall";
        default:
            return "none";
    }
}

}  // namespace plyglass
