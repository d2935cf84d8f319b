// Origin of the games of a file: its first line, in JSON.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "engine/base/result.h"
#include "engine/eval/evaluator.h"

namespace plyglass {

/// Settings that produced the games.
struct ShardOrigin {
    std::string evaluator;           ///< name
    std::uint64_t nodes = 0;         ///< soft limit per move
    std::uint64_t endgameNodes = 0;  ///< soft limit with few pieces; 0 if equal to `nodes`
    std::string off;                 ///< ids of techniques switched off, separated by commas
    std::uint64_t seed = 0;
    int randomPlies = 8;
    bool adjudicated = true;  ///< decided games were ended early
    std::string program;      ///< version
    /// Checksum of the evaluator's weights, in hexadecimal, since names are not unique; for shuffled games,
    /// of the games.
    std::string checksum = {};

    friend bool operator==(const ShardOrigin&, const ShardOrigin&) = default;
};

/// Checksum of weights in the format of an origin.
std::string originChecksum(const EvaluatorChoice& evaluator);

/// The header line, with its line end.
std::string headerOf(const ShardOrigin& origin);
/// Parses the line without its line end. Errors name `file`: not a header, or another version.
Result<ShardOrigin> readHeader(std::string_view line, const std::string& file);

}  // namespace plyglass
