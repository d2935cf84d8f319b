#include "app/services/library/game_export.h"

#include <QSaveFile>
#include <optional>
#include <string>

#include "app/services/library/game_texts.h"
#include "app/services/library/stored_game.h"
#include "engine/base/text.h"

namespace plyglass {

namespace {

constexpr std::uint64_t kGamesBetweenReports = 500;

}  // namespace

Result<std::uint64_t> readTexts(LibraryConnection& connection, std::span<const std::int64_t> ids,
                                const std::function<Result<void>(std::string_view)>& take,
                                const JobContext& context) {
    const LibraryMoment moment(connection);
    TextReader reader(connection);
    std::uint64_t done = 0;
    for (const std::int64_t id : ids) {
        if (context.stopRequested()) break;
        const auto text = reader.text(id);
        if (!text) return tl::unexpected(text.error());
        if (auto taken = take(std::string(trimmed(*text)) + "\n\n"); !taken)
            return tl::unexpected(taken.error());
        if (++done % kGamesBetweenReports == 0 || done == ids.size())
            context.report({done, ids.size(), "games", {}});
    }
    return done;
}

Result<std::uint64_t> exportGames(LibraryConnection& connection, std::span<const std::int64_t> ids,
                                  const QString& path, const JobContext& context) {
    QSaveFile file(path);
    const auto refuse = [&file, &path] {
        return fail(translatable("Engine", "{} could not be written: {}."), path.toStdString(),
                    file.errorString().toStdString());
    };
    if (!file.open(QIODevice::WriteOnly)) return refuse();
    const auto done = readTexts(
        connection, ids,
        [&](std::string_view text) -> Result<void> {
            const auto size = static_cast<qint64>(text.size());
            if (file.write(text.data(), size) != size) return refuse();
            return {};
        },
        context);
    if (!done || context.stopRequested()) return done;
    if (!file.commit()) return refuse();
    return done;
}

}  // namespace plyglass
