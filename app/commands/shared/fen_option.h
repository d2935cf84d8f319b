// Positions on a command line.
#pragma once

#include <string>

#include "app/commands/shared/command_failure.h"
#include "engine/chess/fen.h"

namespace plyglass {

/// Reads a FEN or ends the command; reports corrections on standard error.
inline Position positionOf(const char* option, const std::string& fen) {
    const FenReading reading = valueOf(option, readFen(fen));
    for (const Text& note : reading.notes) printNote("{}: {}\n", option, note.english);
    return reading.position;
}

}  // namespace plyglass
