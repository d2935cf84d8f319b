#include "app/services/library/transfer/game_export.h"

#include <string>

#include "app/services/library/find/game_search.h"
#include "app/services/library/store/stored_game.h"
#include "engine/base/output_file.h"
#include "engine/base/text.h"

namespace plyglass {

namespace {

constexpr std::size_t kGamesBetweenReports = 500;

Error lostGame(LibraryConnection& connection, std::int64_t id) {
    const auto rows = gameRows(connection, std::span(&id, 1));
    const GameRow row = rows ? rows->front() : GameRow{};
    return makeText(
        translatable("Engine", "The text of game {} ({} – {}) cannot be read; the game was left out."), id,
        row.white.toStdString(), row.black.toStdString());
}

}  // namespace

Result<ExportSummary> readTexts(LibraryConnection& connection, std::span<const std::int64_t> ids,
                                const std::function<Result<void>(std::string_view)>& take,
                                const JobContext& context) {
    const LibraryMoment moment(connection);
    TextReader reader(connection);
    ExportSummary summary;
    for (std::size_t i = 0; i < ids.size() && !context.stopRequested(); ++i) {
        if (const auto text = reader.text(ids[i])) {
            if (auto taken = take(std::string(trimmed(*text)) + "\n\n"); !taken)
                return tl::unexpected(taken.error());
            ++summary.games;
        } else if (summary.lost.size() < ExportSummary::kReportedGames) {
            summary.lost.push_back(lostGame(connection, ids[i]));
        }
        if ((i + 1) % kGamesBetweenReports == 0 || i + 1 == ids.size())
            context.report({i + 1, ids.size(), "games", {}});
    }
    if (summary.games == 0 && !summary.lost.empty()) return fail(summary.lost.front());
    return summary;
}

Result<ExportSummary> exportGames(LibraryConnection& connection, std::span<const std::int64_t> ids,
                                  const QString& path, const JobContext& context) {
    auto file = OutputFile::open(path.toStdString());
    if (!file) return tl::unexpected(file.error());
    auto summary = readTexts(
        connection, ids, [&](std::string_view text) { return file->write(text); }, context);
    if (!summary || context.stopRequested()) return summary;
    if (auto done = file->finish(); !done) return tl::unexpected(done.error());
    return summary;
}

}  // namespace plyglass
