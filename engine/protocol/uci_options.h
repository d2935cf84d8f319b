// UCI options. Techniques, their numbers, presets and evaluators are generated from their tables; so are the
// tunables of a tuning build (engine/base/tunable.h).
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/knowledge/endgames/syzygy_tables.h"
#include "engine/levels/level_searcher.h"

namespace plyglass {

constexpr int kMaxOverheadMs = 5000;

/// All settings of `setoption` except tunables; they apply from the next search on.
struct UciSettings : EngineSettings {
    int multiPv = 1;
    int overheadMs = static_cast<int>(kDefaultOverheadMs);
    int seed = 0;  ///< random seed of the search, and of a level's games unless 0: then each game differs
    int level = kFullLevel;  ///< level number
    bool chess960 = false;
    bool ownBook = false;                        ///< uses the built-in opening book
    std::shared_ptr<const SyzygyTables> syzygy;  ///< null without a path
};

struct ServerOption {
    enum class Type { Check, Spin, Combo, Button, String };

    std::string name;
    Type type;
    std::string defaultValue = {};          ///< as text; none for a button
    std::int64_t minimum = 0;               ///< of a spin option
    std::int64_t maximum = 0;               ///< of a spin option
    std::vector<std::string> choices = {};  ///< of a combo option
    /// Applies a validated value: "true" or "false", a number within the bounds, a choice in its own
    /// spelling, or any text. Fails if the value cannot be used. Empty for a button, which the server
    /// handles.
    std::function<Result<void>(UciSettings&, const std::string& value)> set = {};
};

/// "option name Hash type spin default 64 min 1 max 65536".
std::string writeUciOption(const ServerOption& option);

const std::vector<ServerOption>& allUciOptions();
/// Ignores case and blanks in names: "Move Overhead" is "moveoverhead". nullptr if unknown.
const ServerOption* findUciOption(std::string_view name);
/// Fails on an invalid value; the error says what is valid.
Result<void> setUciOption(UciSettings& settings, const ServerOption& option, std::string_view value);

}  // namespace plyglass
