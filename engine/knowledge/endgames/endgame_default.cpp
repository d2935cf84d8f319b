// The built-in tables of endings: the file resources/endgames/default.tables, taken into the program byte for
// byte.
#include "engine/base/embedded_file.h"
#include "engine/knowledge/endgames/endgame_tables.h"

PLYGLASS_EMBED_FILE(plyglassEndgames, PLYGLASS_ENDGAMES_FILE)

namespace plyglass {

const EndgameTables& EndgameTables::builtIn() {
    // A test reads the same bytes, so that a broken file cannot be shipped.
    static const EndgameTables kTables =
        fromView(PLYGLASS_EMBEDDED(plyglassEndgames), "the built-in endgame tables").value();
    return kTables;
}

}  // namespace plyglass
