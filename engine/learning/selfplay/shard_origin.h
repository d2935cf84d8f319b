// What made the games of a file: the line of JSON with which it begins.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "engine/base/result.h"
#include "engine/eval/evaluator.h"

namespace plyglass {

/// What made the games.
struct ShardOrigin {
    std::string evaluator;           ///< its name
    std::uint64_t nodes = 0;         ///< soft limit for each move
    std::uint64_t endgameNodes = 0;  ///< the same with few pieces; 0 if it is `nodes`
    std::string off;                 ///< ids of techniques switched off, separated by commas
    std::uint64_t seed = 0;
    int randomPlies = 8;
    bool adjudicated = true;  ///< decided games were ended early
    std::string program;      ///< version
    /// Of the weights that judged, in hexadecimal digits, since names can be given twice; of games that were
    /// shuffled, of which these are.
    std::string checksum = {};

    friend bool operator==(const ShardOrigin&, const ShardOrigin&) = default;
};

/// The checksum of weights as an origin has it.
std::string originChecksum(const EvaluatorChoice& evaluator);

/// The line, with its end.
std::string headerOf(const ShardOrigin& origin);
/// Reads the line without its end. `file` is named by errors: that it is no such line, or one of another
/// version.
Result<ShardOrigin> readHeader(std::string_view line, const std::string& file);

}  // namespace plyglass
