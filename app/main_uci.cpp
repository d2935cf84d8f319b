// plyglass-uci: the engine as a process. Reads UCI commands from standard input, or obeys those on its
// command line:
//   plyglass-uci bench 8            plyglass-uci "position startpos moves e2e4" eval
// Each argument is a command line of its own, but a number belongs to the word before it.
#include <cctype>
#include <iostream>
#include <optional>
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

constexpr const char* kHelp =
    R"(Plyglass's engine, for chess programs that speak UCI. Reads commands from standard input.

Usage: plyglass-uci [COMMAND...]
Each COMMAND is a line of UCI, or one of these; a number is an argument of the word before it:
  bench [DEPTH]     searches the bench positions [15] and counts the nodes
  perft [DEPTH]     counts the move sequences of DEPTH plies [5]
  eval              shows the evaluation of the position on the board
  d                 shows the board
  genfens N ...     makes start positions for OpenBench
  tunables          prints the numbers that tuning can set, in a build for tuning
  --help            prints this and exits
  --version         prints the version and exits

Example: plyglass-uci "position startpos moves e2e4" eval
)";

int finish(const plyglass::UciServer& server, bool isSound) {
    if (server.hasLostOutput()) {
        std::cerr << "plyglass-uci: standard output could not be written to its end. Check free space.\n";
        return 1;
    }
    return isSound ? 0 : 1;
}

/// Exit code of an option that needs no engine; nullopt for other commands.
std::optional<int> answerOption(const std::vector<std::string>& commands) {
    if (commands.empty() || !commands[0].starts_with('-')) return std::nullopt;
    if (commands[0] == "--help" || commands[0] == "-h")
        std::cout << kHelp;
    else if (commands[0] == "--version")
        std::cout << "Plyglass " PLYGLASS_VERSION "\n";
    else {
        std::cerr << "There is no option " << commands[0] << ". Try plyglass-uci --help.\n";
        return 2;
    }
    return std::cout.flush() ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    const std::vector<std::string> commands = commandsFrom(argc, argv);
    if (const auto exitCode = answerOption(commands)) return *exitCode;
    plyglass::UciServer server("Plyglass " PLYGLASS_VERSION, std::cout);
    if (commands.empty()) {
        const bool isRead = server.run(std::cin);
        return finish(server, isRead);
    }
    for (const std::string& command : commands) {
        if (!server.execute(command)) break;
        server.finish();
    }
    return finish(server, !server.hasReportedErrors());
}
