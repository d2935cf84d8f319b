// The built-in tables of endings: the file resources/endgames/default.tables, taken into the program byte for
// byte.
#include "engine/knowledge/endgames/endgame_tables.h"

// The build system gives the path: nothing is looked for when the program runs.
__asm__(
    ".section .rodata\n"
    ".balign 16\n"
    "plyglassEndgamesBegin:\n"
    ".incbin \"" PLYGLASS_ENDGAMES_FILE
    "\"\n"
    "plyglassEndgamesEnd:\n"
    ".byte 0\n"
    ".previous\n");

extern "C" {
extern const char plyglassEndgamesBegin[] __attribute__((visibility("hidden")));
extern const char plyglassEndgamesEnd[] __attribute__((visibility("hidden")));
}

namespace plyglass {

const EndgameTables& EndgameTables::builtIn() {
    static const EndgameTables kTables = [] {
        const std::string_view bytes(plyglassEndgamesBegin,
                                     static_cast<std::size_t>(plyglassEndgamesEnd - plyglassEndgamesBegin));
        // A test reads the same bytes, so that a broken file cannot be shipped.
        return fromView(bytes, "the built-in endgame tables").value();
    }();
    return kTables;
}

}  // namespace plyglass
