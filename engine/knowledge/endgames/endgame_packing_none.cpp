// Stub for the browser build, which has neither zstd nor tables.
#include "engine/knowledge/endgames/endgame_packing.h"

namespace plyglass {

Result<std::string> packEndgame(const std::vector<EndgameCode>&) {
    return fail(translatable("Engine", "Endgame tables cannot be made in the browser."));
}

std::optional<std::size_t> packedSize(std::string_view) { return std::nullopt; }

bool unpackEndgame(std::string_view, EndgameCode*, std::size_t) { return false; }

}  // namespace plyglass
