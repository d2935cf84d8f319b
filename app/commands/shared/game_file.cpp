#include "app/commands/shared/game_file.h"

#include <fmt/format.h>

#include <utility>

#include "app/commands/shared/command_failure.h"
#include "engine/base/file_text.h"
#include "engine/chess/pgn.h"

namespace plyglass {

Game gameFromFile(const std::string& file, int number, const std::string& andThen) {
    const std::string text = valueOf(readFileText(file, kMaxGamesBytes));
    const std::vector<PgnEntry> games = indexPgn(text);
    const auto count = static_cast<int>(games.size());
    if (count == 0) failCommand(fmt::format("There is no chess game in {}.", file), kExitUsage);
    if (number > count)
        failCommand(fmt::format("--game is {}; {} has games 1 to {}.", number, file, count), kExitUsage);
    const PgnEntry& entry = games[static_cast<std::size_t>(number) - 1];
    SalvagedGame read =
        valueOf(salvagePgn(std::string_view(text).substr(entry.offset, entry.length), entry.line));
    for (const Text& note : read.notes) printNote("{}: {}\n", file, note.english);
    if (read.letters) printNote("{}: {}\n", file, read.letters->english);
    if (read.problem) printNote("{}: {} {}\n", file, read.problem->english, andThen);
    return std::move(read.game);
}

}  // namespace plyglass
