// Tunables: parameters that can be set by name in a tuning build (CMake option PLYGLASS_TUNING, preset
// `tuning`) and are constants in every other. They are declared in engine/search/tunables.h and
// engine/eval/network/network_tunables.h.
//
// New values take effect when `applyTunables` is called, so that nothing changes under a running search. This
// is the only mutable global of the engine; it is empty in ordinary builds.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"

namespace plyglass {

/// A row of the tunables table.
struct TunableRow {
    std::string name;
    int value = 0;  ///< last value set, applied or not
    int lowest = 0;
    int highest = 0;
    int step = 1;  ///< step of the tuner; at least 1

    friend bool operator==(const TunableRow&, const TunableRow&) = default;
};

/// Registers a variable in the table during its lifetime; only the table may change it.
class Tunable {
  public:
    /// The initial value is that of `variable`, within lowest … highest.
    Tunable(std::string name, int& variable, int lowest, int highest, int step);
    ~Tunable();
    Tunable(const Tunable&) = delete;
    Tunable& operator=(const Tunable&) = delete;
};

/// The table in order of declaration; empty in an ordinary build. Not thread-safe, like all functions here.
std::vector<TunableRow> allTunables();
/// Sets a value for the next `applyTunables`. Fails if there is no such tunable or the value is out of range.
Result<void> setTunable(std::string_view name, int value);
/// Assigns the new values to the variables. Not while a search is running.
void applyTunables();

}  // namespace plyglass

// PLYGLASS_TUNABLE(name, standard, lowest, highest, step): an `int` at namespace scope in a header. Not a
// constant expression in a tuning build, so it cannot be an array size or initialize a constexpr.
#ifdef PLYGLASS_TUNING
#define PLYGLASS_TUNABLE(name, standard, lowest, highest, step) \
    inline constinit int name = (standard);                     \
    inline const ::plyglass::Tunable name##Row { #name, name, lowest, highest, step }
#else
#define PLYGLASS_TUNABLE(name, standard, lowest, highest, step)                     \
    static_assert((lowest) <= (standard) && (standard) <= (highest) && (step) >= 1, \
                  "a tunable " #name " outside of its range");                      \
    inline constexpr int name = (standard)  // NOLINT(bugprone-macro-parentheses): it is declared
#endif
