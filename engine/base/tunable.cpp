#include "engine/base/tunable.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace plyglass {

namespace {

struct Entry {
    const Tunable* owner;
    TunableRow row;
    int* variable;
};

struct Hook {
    const TunableHook* owner;
    std::function<void()> rebuild;
};

struct Registry {
    std::vector<Entry> entries;
    std::vector<Hook> hooks;
};

/// Created on first use, which is before `main`, and never destroyed, since its entries outlive `main`.
Registry& registry() {
    static Registry& all = *new Registry;
    return all;
}

}  // namespace

Tunable::Tunable(std::string name, int& variable, int lowest, int highest, int step) {
    assert(lowest <= variable && variable <= highest && step >= 1);
    registry().entries.push_back({this, {std::move(name), variable, lowest, highest, step}, &variable});
}

Tunable::~Tunable() {
    std::erase_if(registry().entries, [this](const Entry& entry) { return entry.owner == this; });
}

TunableHook::TunableHook(std::function<void()> rebuild) {
    registry().hooks.push_back({this, std::move(rebuild)});
}

TunableHook::~TunableHook() {
    std::erase_if(registry().hooks, [this](const Hook& hook) { return hook.owner == this; });
}

std::vector<TunableRow> allTunables() {
    std::vector<TunableRow> rows;
    for (const Entry& entry : registry().entries) rows.push_back(entry.row);
    return rows;
}

Result<void> setTunable(std::string_view name, int value) {
    auto& entries = registry().entries;
    const auto found = std::find_if(entries.begin(), entries.end(),
                                    [&](const Entry& entry) { return entry.row.name == name; });
    if (found == entries.end()) return fail(translatable("Engine", "There is no tunable {}."), name);
    TunableRow& row = found->row;
    if (value < row.lowest || value > row.highest)
        return fail(translatable("Engine", "The tunable {} takes a number from {} to {}, not {}."), row.name,
                    row.lowest, row.highest, value);
    row.value = value;
    return {};
}

void applyTunables() {
    bool hasChanged = false;
    for (const Entry& entry : registry().entries) hasChanged |= *entry.variable != entry.row.value;
    if (!hasChanged) return;
    for (const Entry& entry : registry().entries) *entry.variable = entry.row.value;
    for (const Hook& hook : registry().hooks) hook.rebuild();
}

}  // namespace plyglass
