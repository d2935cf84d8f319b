// Stub for builds without the library Fathom: no Syzygy tables.
#include "engine/knowledge/endgames/syzygy_tables.h"

namespace plyglass {

Result<std::shared_ptr<const SyzygyTables>> openSyzygyTables(const std::string&) {
    return fail(translatable("Engine", "This program was built without Syzygy tables."));
}

}  // namespace plyglass
