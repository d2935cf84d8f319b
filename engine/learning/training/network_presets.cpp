#include "engine/learning/training/network_presets.h"

#include <fmt/format.h>

#include <array>

#include "engine/base/text.h"
#include "engine/base/text_value.h"

namespace plyglass {

namespace {

constexpr std::array<NetworkPreset, 3> kPresets = {{
    {"quick",
     translatable("Engine", "Quick"),
     translatable("Engine", "Six small rounds: it learns what pieces are worth."),
     3,
     {.rounds = 6, .games = 2500, .nodes = 60, .windowRounds = 2, .samples = 1'500'000, .strengthGames = 40}},
    {"standard",
     translatable("Engine", "Standard"),
     translatable("Engine", "Ten rounds: it plays better than an evaluator that only counts material."),
     10,
     {.rounds = 10,
      .games = 4000,
      .nodes = 100,
      .windowRounds = 3,
      .samples = 3'000'000,
      .strengthGames = 60}},
    {"long",
     translatable("Engine", "Long"),
     translatable("Engine", "Twelve rounds with twice as many neurons and longer searches."),
     90,
     {.shape = {.hidden = 64},
      .rounds = 12,
      .games = 12'000,
      .nodes = 200,
      .windowRounds = 2,
      .samples = 16'000'000,
      .strengthGames = 100}},
}};

}  // namespace

std::span<const NetworkPreset> allNetworkPresets() { return kPresets; }

Result<NetworkPreset> networkPresetFromId(const std::string& id) {
    for (const NetworkPreset& preset : kPresets)
        if (preset.id == id) return preset;
    return fail(translatable("Engine", "There is no preset {}; choose one of: {}."), plyglass::quoted(id),
                listOf(kPresets, &NetworkPreset::id));
}

}  // namespace plyglass
