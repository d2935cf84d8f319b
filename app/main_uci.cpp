// plyglass-uci: the engine as a process. Reads UCI commands from standard input, or obeys those on its
// command line:
//   plyglass-uci bench 8            plyglass-uci "position startpos moves e2e4" eval
// Each argument is a command line of its own, but a number belongs to the word before it.
#include <cctype>
#include <iostream>
#include <string>
#include <vector>

#include "engine/protocol/uci_server.h"

namespace {

bool isNumber(const std::string& text) {
    for (const char c : text)
        if (!std::isdigit(static_cast<unsigned char>(c))) return false;
    return !text.empty();
}

std::vector<std::string> commandsFrom(int argc, char** argv) {
    std::vector<std::string> commands;
    for (int i = 1; i < argc; ++i) {
        const std::string argument = argv[i];
        if (isNumber(argument) && !commands.empty())
            commands.back() += ' ' + argument;
        else
            commands.push_back(argument);
    }
    return commands;
}

}  // namespace

int main(int argc, char** argv) {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    plyglass::UciServer server("Plyglass " PLYGLASS_VERSION, std::cout);
    const std::vector<std::string> commands = commandsFrom(argc, argv);
    if (commands.empty()) {
        server.run(std::cin);
        return 0;
    }
    for (const std::string& command : commands) {
        if (!server.execute(command)) break;
        server.finish();
    }
    return server.hasComplained() ? 1 : 0;
}
