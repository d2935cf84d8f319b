// The built-in endgame tables: resources/endgames/default.tables, embedded into the program.
#include "engine/base/embedded_file.h"
#include "engine/knowledge/endgames/endgame_tables.h"

PLYGLASS_EMBED_FILE(plyglassEndgames, PLYGLASS_ENDGAMES_FILE)

namespace plyglass {

const EndgameTables& EndgameTables::builtIn() {
    // A test parses the same bytes, so this cannot fail in a release.
    static const EndgameTables kTables =
        fromView(PLYGLASS_EMBEDDED(plyglassEndgames), "the built-in endgame tables").value();
    return kTables;
}

}  // namespace plyglass
