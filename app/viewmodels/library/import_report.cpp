#include "app/viewmodels/library/import_report.h"

#include <QFileInfo>

#include "app/services/translated.h"
#include "app/viewmodels/shared/number_text.h"

namespace plyglass {

void ImportReport::show(const QList<ImportedFile>& files) {
    std::uint64_t games = 0;
    std::uint64_t skipped = 0;
    QStringList problems;
    QList<Fact> rows;
    for (const ImportedFile& file : files) {
        games += file.summary.games;
        skipped += file.summary.skipped;
        if (!file.error.isEmpty()) problems << file.error;
        for (const SkippedGame& game : file.summary.skippedGames)
            rows << Fact{QFileInfo(file.path).fileName(), errorText(game.reason)};
    }
    QStringList sentences{tr("%1 games were imported.", "", pluralOf(games)).arg(groupedText(games))};
    sentences += problems;
    if (skipped > 0)
        sentences << tr("%1 games could not be read and were left out.", "", pluralOf(skipped))
                         .arg(groupedText(skipped));
    m_text = sentences.join(u' ');
    m_tone = problems.isEmpty() && skipped == 0 ? Tone::Good : Tone::Warn;
    const std::uint64_t more = skipped - static_cast<std::uint64_t>(rows.size());
    m_moreText = more == 0 ? QString() : tr("And %1 more.").arg(groupedText(more));
    m_skipped.setRows(std::move(rows));
    emit changed();
}

}  // namespace plyglass
