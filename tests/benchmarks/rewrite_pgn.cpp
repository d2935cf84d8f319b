// Reads every game of a PGN file and writes it like the window: compare_readers.py finds losses by comparing
// the two files with another reader.
#include <cstdio>
#include <fstream>
#include <string>

#include "engine/chess/pgn_stream.h"

using namespace plyglass;

int main(int argc, char** argv) {
    std::ifstream file(argc == 2 ? argv[1] : "", std::ios::binary);
    if (!file) {
        std::fputs("Usage: rewrite_pgn file.pgn > file\n", stderr);
        return 2;
    }
    PgnStream stream([&file](char* buffer, std::size_t size) {
        file.read(buffer, static_cast<std::streamsize>(size));
        return static_cast<std::size_t>(file.gcount());
    });
    while (const auto stretch = stream.next()) {
        for (const PgnEntry& entry : stretch->entries) {
            const auto read = salvagePgn(stretch->textOf(entry), entry.line);
            if (!read || read->problem)
                std::fprintf(stderr, "%s\n", (read ? *read->problem : read.error()).english.c_str());
            if (read) std::fputs(writePgn(read->game).c_str(), stdout);
        }
    }
    return 0;
}
