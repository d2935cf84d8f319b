// Tunables: numbers of the program that can be set by name in a build made for tuning (CMake option
// PLYGLASS_TUNING, preset `tuning`) and are constants in every other. Their tables are
// engine/search/tunables.h and engine/eval/network/network_tunables.h.
//
// What is set waits until `applyTunables` is called, so that no number changes under a running search. This
// is the one mutable global of the engine; ordinary builds have it without any entry.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"

namespace plyglass {

/// A row of the table of tunables.
struct TunableRow {
    std::string name;
    int value = 0;  ///< as it was set last, whether applied yet or not
    int lowest = 0;
    int highest = 0;
    int step = 1;  ///< how far tuning moves it to feel a difference; at least 1

    friend bool operator==(const TunableRow&, const TunableRow&) = default;
};

/// Enters a variable into the table for as long as this lives; nobody but the table may change it meanwhile.
class Tunable {
  public:
    /// The value is what `variable` holds, within lowest … highest.
    Tunable(std::string name, int& variable, int lowest, int highest, int step);
    ~Tunable();
    Tunable(const Tunable&) = delete;
    Tunable& operator=(const Tunable&) = delete;
};

/// The table, in the order in which it was written; empty in an ordinary build. Like all functions here to be
/// called by one thread at a time.
std::vector<TunableRow> allTunables();
/// Notes the value for `applyTunables`. Fails if there is no such tunable or the value is out of its range.
Result<void> setTunable(std::string_view name, int value);
/// Gives the variables the values that were set. While a search runs it must not be called.
void applyTunables();

}  // namespace plyglass

// PLYGLASS_TUNABLE(name, standard, lowest, highest, step): an `int` at namespace scope in a header. In a
// build for tuning it is no constant expression, so it cannot be the size of an array or the value of a
// constexpr.
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
