// What a person or a program can set through UCI. The techniques, their numbers, the presets and the
// evaluators come from their own tables, so that an option exists as soon as its row does; so do the
// tunables, which only a build for tuning has (engine/base/tunable.h).
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

/// Everything that `setoption` changes but tunables: it holds for the next search.
struct UciSettings {
    int threads = 1;
    int hashMib = kDefaultHashMib;
    int multiPv = 1;
    int overheadMs = static_cast<int>(kDefaultOverheadMs);
    int seed = 0;  ///< of chance in the search; of a level's games too, unless 0: then each is different
    int level = kFullLevel;  ///< by number
    bool chess960 = false;
    bool ownBook = false;  ///< plays from the built-in opening book
    Techniques techniques;
    EvaluatorChoice evaluator;
    std::shared_ptr<const SyzygyTables> syzygy;  ///< null if no path was given
};

struct ServerOption {
    enum class Type { Check, Spin, Combo, Button, String };

    std::string name;
    Type type;
    std::string defaultValue = {};          ///< as it is written; a button has none
    std::int64_t minimum = 0;               ///< of a spin
    std::int64_t maximum = 0;               ///< of a spin
    std::vector<std::string> choices = {};  ///< of a combo
    /// Given a value that fits the type: "true" or "false", a number within the bounds, one of the choices as
    /// spelt there, any text. Fails if the value leads to something that cannot be used. Empty for a button,
    /// which is carried out by the server.
    std::function<Result<void>(UciSettings&, const std::string& value)> set = {};
};

/// "option name Hash type spin default 64 min 1 max 65536".
std::string writeUciOption(const ServerOption& option);

const std::vector<ServerOption>& allUciOptions();
/// Capitals and blanks in a name do not matter: "Move Overhead" is "moveoverhead". nullptr if there is none.
const ServerOption* findUciOption(std::string_view name);
/// Fails if the value does not fit; the message says what does.
Result<void> setUciOption(UciSettings& settings, const ServerOption& option, std::string_view value);

}  // namespace plyglass
