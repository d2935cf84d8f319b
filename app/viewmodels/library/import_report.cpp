#include "app/viewmodels/library/import_report.h"

#include <QFileInfo>
#include <QLocale>

#include "app/services/translated.h"
#include "app/viewmodels/shared/number_text.h"

namespace plyglass {

QString ImportReport::fateText(FaultyGame::Fate fate) {
    switch (fate) {
        case FaultyGame::Fate::Corrected:
            return tr("%1: imported, with a correction");
        case FaultyGame::Fate::CutShort:
            return tr("%1: imported up to the error");
        case FaultyGame::Fate::Skipped:
            return tr("%1: left out");
    }
    return {};
}

void ImportReport::showRescue(const ImportedFile& damaged) {
    const ImportSummary& summary = damaged.summary;
    QStringList sentences{tr("A new library was started. The damaged one is kept in %1.").arg(damaged.path)};
    if (!damaged.error.isEmpty())
        sentences << damaged.error;
    else if (summary.games == 0)
        sentences << tr("No game of it could be read.");
    else
        sentences << tr("%1 games of it could be read and are in the new one.", "", pluralOf(summary.games))
                         .arg(groupedText(summary.games));
    if (summary.games > 0 && summary.skipped > 0)
        sentences << tr("%1 games could not be read.", "", pluralOf(summary.skipped))
                         .arg(groupedText(summary.skipped));
    const bool isStopped = damaged.isStopped();
    if (isStopped) sentences << tr("It was stopped: the damaged library may have more games.");
    m_text = sentences.join(u' ');
    m_tone = summary.games > 0 && summary.skipped == 0 && !isStopped ? Tone::Good : Tone::Warn;
    m_moreText.clear();
    m_faulty.setRows({});
    emit changed();
}

void ImportReport::show(const QList<ImportedFile>& files, bool isSearched) {
    if (!files.isEmpty() && files.front().isRescue) {
        showRescue(files.front());
        return;
    }
    std::uint64_t games = 0;
    std::uint64_t corrected = 0;
    std::uint64_t cutShort = 0;
    std::uint64_t skipped = 0;
    QStringList problems;
    QStringList stopped;
    QList<NamedValue> rows;
    for (const ImportedFile& file : files) {
        games += file.summary.games;
        corrected += file.summary.corrected;
        cutShort += file.summary.cutShort;
        skipped += file.summary.skipped;
        if (!file.error.isEmpty()) problems << file.error;
        if (file.summary.wasThere)
            problems
                << tr("All games of %1 are in the library already.").arg(QFileInfo(file.path).fileName());
        const QString name = QFileInfo(file.path).fileName();
        if (file.isStopped()) stopped << name;
        for (const FaultyGame& game : file.summary.faultyGames)
            rows << NamedValue{fateText(game.fate).arg(name), translated(game.reason)};
    }
    QStringList sentences{tr("%1 games were imported.", "", pluralOf(games)).arg(groupedText(games))};
    if (corrected > 0)
        sentences << tr("%1 of them had an error that was corrected.", "", pluralOf(corrected))
                         .arg(groupedText(corrected));
    if (cutShort > 0)
        sentences << tr("%1 of them could be read only up to an error.", "", pluralOf(cutShort))
                         .arg(groupedText(cutShort));
    if (!stopped.isEmpty())
        problems.prepend(
            tr("The import was stopped. To import the rest, import %1 again: it goes on where it "
               "stopped.")
                .arg(QLocale(QLocale::English).createSeparatedList(stopped)));
    sentences += problems;
    if (skipped > 0)
        sentences << tr("%1 games could not be read and were left out.", "", pluralOf(skipped))
                         .arg(groupedText(skipped));
    if (games > 0 && isSearched) sentences << tr("The list shows only those that match its search.");
    m_text = sentences.join(u' ');
    m_tone = problems.isEmpty() && corrected + cutShort + skipped == 0 ? Tone::Good : Tone::Warn;
    const std::uint64_t more = corrected + cutShort + skipped - static_cast<std::uint64_t>(rows.size());
    m_moreText = more == 0 ? QString() : tr("And %1 more.").arg(groupedText(more));
    m_faulty.setRows(std::move(rows));
    emit changed();
}

}  // namespace plyglass
