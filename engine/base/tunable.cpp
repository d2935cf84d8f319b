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

/// Created on first use, which is before `main`, and never destroyed, since its entries outlive `main`.
std::vector<Entry>& entries() {
    static std::vector<Entry>& all = *new std::vector<Entry>;
    return all;
}

}  // namespace

Tunable::Tunable(std::string name, int& variable, int lowest, int highest, int step) {
    assert(lowest <= variable && variable <= highest && step >= 1);
    entries().push_back({this, {std::move(name), variable, lowest, highest, step}, &variable});
}

Tunable::~Tunable() {
    std::erase_if(entries(), [this](const Entry& entry) { return entry.owner == this; });
}

std::vector<TunableRow> allTunables() {
    std::vector<TunableRow> rows;
    for (const Entry& entry : entries()) rows.push_back(entry.row);
    return rows;
}

Result<void> setTunable(std::string_view name, int value) {
    const auto found =
        std::ranges::find_if(entries(), [&](const Entry& entry) { return entry.row.name == name; });
    if (found == entries().end()) return fail(translatable("Engine", "There is no tunable {}."), name);
    TunableRow& row = found->row;
    if (value < row.lowest || value > row.highest)
        return fail(translatable("Engine", "The tunable {} takes a number from {} to {}, not {}."), row.name,
                    row.lowest, row.highest, value);
    row.value = value;
    return {};
}

void applyTunables() {
    for (const Entry& entry : entries()) *entry.variable = entry.row.value;
}

}  // namespace plyglass
