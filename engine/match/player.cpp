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

Forfeit forfeitOf(Answer::Kind kind) {
    switch (kind) {
        case Answer::Kind::BrokeRules:
            return Forfeit::IllegalMove;
        case Answer::Kind::Died:
            return Forfeit::Crash;
        case Answer::Kind::Silent:
            return Forfeit::Stall;
        default:
            return Forfeit::None;
    }
}

}  // namespace plyglass
