#include "app/services/analysis/kept_reports.h"

#include <fmt/format.h>

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <algorithm>
#include <tuple>

#include "engine/chess/fen.h"
#include "engine/lab/analysis/game_report_file.h"

namespace plyglass {

namespace {

QString shortHash(const std::string& text) {
    constexpr int kHashBytes = 16;
    return QString::fromLatin1(
        QCryptographicHash::hash(QByteArray::fromStdString(text), QCryptographicHash::Sha256)
            .left(kHashBytes)
            .toHex());
}

QString keyOf(const GameLine& line) {
    std::string text = toFen(line.start);
    for (const Move move : line.moves) text += fmt::format(" {:x}", move.bits());
    return shortHash(text);
}

}  // namespace

KeptReports::KeptReports(QString folder)
    : m_folder(std::move(folder)),
      m_files(QDir(m_folder).entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name)) {}

KeptReports KeptReports::besideLibrary(const QString& libraryFile) {
    return KeptReports(QFileInfo(libraryFile).path() + QStringLiteral("/reports"));
}

QString KeptReports::file(const QString& folder, const GameLine& line, const ReportProvenance& provenance) {
    const QString settings =
        shortHash(fmt::format("{} {} {} {} {} {}", provenance.version, provenance.nodes, provenance.evaluator,
                              provenance.weightsChecksum, provenance.techniques, provenance.hashMib));
    return QStringLiteral("%1/%2-%3.json").arg(folder, keyOf(line), settings);
}

std::optional<GameReport> KeptReports::deepest(const GameLine& line) const {
    std::optional<GameReport> deepest;
    if (isEmpty()) return deepest;
    const auto rank = [](const GameReport& report, const QFileInfo& file) {
        return std::tuple(report.isSearched(), report.provenance.nodes, report.searchedPositions(),
                          file.lastModified());
    };
    const QString key = keyOf(line);
    QFileInfo best;
    for (auto name = std::ranges::lower_bound(m_files, key); name != m_files.end() && name->startsWith(key);
         ++name) {
        const QFileInfo file(m_folder + u'/' + *name);
        auto report = loadGameReport(file.filePath().toStdString());
        if (!report || report->line != line) continue;
        if (deepest && rank(*report, file) < rank(*deepest, best)) continue;
        deepest = std::move(*report);
        best = file;
    }
    return deepest;
}

}  // namespace plyglass
