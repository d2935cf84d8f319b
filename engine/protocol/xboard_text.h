// Parses XBoard feature and thinking lines.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/protocol/engine_client.h"

namespace plyglass {

/// XBoard's unit of time.
constexpr std::int64_t kMsPerCentisecond = 10;

/// Features of an engine; initial values are those of version 1.
struct XboardFeatures {
    bool ping = false;
    bool setboard = false;
    bool usermove = false;  ///< moves are preceded by "usermove"
    bool time = true;       ///< expects "time" and "otim"
    bool reuse = true;      ///< can play several games
    bool memory = false;
    bool smp = false;
    std::string variants = "normal";
    std::string myName;
    /// Engine options: name and the rest of the line, "-spin 50 0 200".
    std::vector<std::pair<std::string, std::string>> options;
    std::optional<bool> done;  ///< false: more features follow; true: complete
};

/// Parses a line "feature a=1 b="text" …" into `features` and calls `answer` with "accepted a" or "rejected
/// a" for each.
void readXboardFeatures(std::string_view line, XboardFeatures& features,
                        const std::function<void(const std::string&)>& answer);

/// Parses a thinking line ("9 156 1084 48000 Nf3 Nc6": depth, centipawns, centiseconds, nodes, moves) into
/// `thoughts`; false if invalid.
bool readXboardThinking(std::string_view line, Thoughts& thoughts);

}  // namespace plyglass
