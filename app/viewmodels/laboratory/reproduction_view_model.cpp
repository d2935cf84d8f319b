// Reproduces one ancestor after the other, so that finished tables are shown while the next are computed.
#include "app/viewmodels/laboratory/reproduction_view_model.h"
#include "app/services/translated.h"
#include "app/viewmodels/laboratory/lab_progress.h"

#include <QDate>
#include <algorithm>
#include <span>
#include <utility>

namespace plyglass {

namespace {

constexpr std::array<Ancestor, 3> kAncestors{Ancestor::Chua2016, Ancestor::PythonChess,
                                             Ancestor::Franaszczuk2003};
constexpr int kLongestMate = 8;
constexpr int kDeepest = 7;
constexpr int kMaxGames = 100;

QString text(const std::string& words) { return QString::fromStdString(words); }

PublishedClaim::Claim claimOf(Verdict verdict) {
    switch (verdict) {
        case Verdict::Good:
            return PublishedClaim::Holds;
        case Verdict::Bad:
            return PublishedClaim::Fails;
        case Verdict::Shown:
            return PublishedClaim::Shown;
        case Verdict::None:
            break;
    }
    return PublishedClaim::None;
}

QString wordOf(const Cell& cell) {
    switch (cell.verdict) {
        case Verdict::Good:
            return ReproductionViewModel::tr("confirmed");
        case Verdict::Bad:
            return ReproductionViewModel::tr("not confirmed");
        case Verdict::Shown:
            return ReproductionViewModel::tr("shown");
        case Verdict::None:
            break;
    }
    return text(cell.text);
}

/// "57 of 60 statements confirmed. Not confirmed: position 10, …"; "" without statements.
QString verdictOn(std::span<const Table> tables) {
    int good = 0;
    QStringList bad;
    for (const Table& table : tables) {
        good += table.count(Verdict::Good);
        for (const std::vector<Cell>& row : table.rows)
            if (std::ranges::find(row, Verdict::Bad, &Cell::verdict) != row.end())
                bad += translated(row.front().text).trimmed();
    }
    const int all = good + static_cast<int>(bad.size());
    if (all == 0) return {};
    const QString words = ReproductionViewModel::tr("%1 of %n statements confirmed", nullptr, all).arg(good);
    return bad.isEmpty() ? words
                         : ReproductionViewModel::tr("%1. Not confirmed: %2", "57 of 60 statements confirmed")
                               .arg(words, bad.join(QStringLiteral(", ")));
}

PublishedRow rowOf(const std::vector<Cell>& cells) {
    PublishedRow row;
    for (const Cell& cell : cells) {
        row.cells += wordOf(cell);
        if (cell.verdict != Verdict::None) row.claim = claimOf(cell.verdict);
    }
    return row;
}

}  // namespace

/// Finished results of the job's thread that the page has not taken yet.
struct ReproductionViewModel::Work {
    std::mutex mutex;
    std::vector<Table> fresh;
    std::optional<Provenance> provenance;

    void run(PublishedOptions options, const JobContext& job) {
        const std::vector<Ancestor> all = options.ancestors;
        for (std::size_t i = 0; i < all.size() && !job.stopRequested(); ++i) {
            options.ancestors = {all[i]};
            JobContext part = job;
            part.onProgress = [&](JobProgress progress) {
                // Each ancestor counts its own steps, converted to thousandths of the whole.
                const double share = progress.total == 0 ? 0
                                                         : static_cast<double>(progress.done) /
                                                               static_cast<double>(progress.total);
                progress.total = 1000 * all.size();
                progress.done = static_cast<std::uint64_t>(1000 * (static_cast<double>(i) + share));
                job.report(progress);
            };
            Experiment experiment = runPublished(options, part);
            const std::lock_guard lock(mutex);
            provenance = experiment.provenance;
            for (Table& table : experiment.tables) fresh.push_back(std::move(table));
        }
    }
};

ReproductionViewModel::ReproductionViewModel(QObject* parent) : QObject(parent) {
    connect(&m_job, &JobService::progressed, this, &ReproductionViewModel::onProgressed);
    connect(&m_job, &JobService::finished, this, &ReproductionViewModel::onFinished);
    connect(&m_writer, &FileWriter::notified, this, &ReproductionViewModel::notified);
}

void ReproductionViewModel::shutDown() { m_job.abandon(); }

void ReproductionViewModel::setWith(std::size_t ancestor, bool on) {
    m_with[ancestor] = on;
    emit optionsChanged();
}

void ReproductionViewModel::setLongestMate(int moves) {
    m_options.longestMate = std::clamp(moves, 1, kLongestMate);
    emit optionsChanged();
}

void ReproductionViewModel::setDeepest(int plies) {
    m_options.deepest = std::clamp(plies, 1, kDeepest);
    emit optionsChanged();
}

void ReproductionViewModel::setGames(int games) {
    m_options.games = std::clamp(games, 1, kMaxGames);
    emit optionsChanged();
}

std::vector<Ancestor> ReproductionViewModel::ancestors() const {
    std::vector<Ancestor> chosen;
    for (std::size_t i = 0; i < kAncestors.size(); ++i)
        if (m_with[i]) chosen.push_back(kAncestors[i]);
    return chosen;
}

QString ReproductionViewModel::runProblem() const {
    if (running()) return tr("The tables are being computed.");
    return ancestors().empty() ? tr("Choose at least one of the programs.") : QString();
}

void ReproductionViewModel::run() {
    if (!runProblem().isEmpty()) return;
    m_experiment = {};
    m_complete = false;
    m_progress = 0;
    m_error.clear();
    m_detail.clear();
    m_work = std::make_shared<Work>();
    PublishedOptions options = m_options;
    options.ancestors = ancestors();
    m_job.start([work = m_work, options](const JobContext& job) -> Result<void> {
        work->run(options, job);
        return {};
    });
    m_tables.setRows({});
    m_currentTable = 0;
    m_sortColumn = -1;
    showTable();
    emit changed();
    emit optionsChanged();
}

void ReproductionViewModel::stop() {
    m_job.stop();
    emit changed();
}

void ReproductionViewModel::onProgressed(const JobProgress& progress) {
    if (progress.total > 0)
        m_progress = static_cast<double>(progress.done) / static_cast<double>(progress.total);
    m_detail = text(progress.message);
    take();
    emit changed();
}

void ReproductionViewModel::onFinished(const QString& error) {
    take();
    m_complete = m_progress >= 1 && error.isEmpty();
    m_detail.clear();
    m_error = error;
    emit changed();
    emit optionsChanged();
}

void ReproductionViewModel::take() {
    std::vector<Table> fresh;
    {
        const std::lock_guard lock(m_work->mutex);
        fresh.swap(m_work->fresh);
        if (m_work->provenance) m_experiment.provenance = *m_work->provenance;
    }
    if (fresh.empty()) return;
    m_experiment.name = tr("The ancestors' published figures beside ours").toStdString();
    for (Table& one : fresh) m_experiment.tables.push_back(std::move(one));
    QList<PublishedTableRow> rows;
    for (const Table& one : m_experiment.tables)
        rows.append({translated(one.title), one.count(Verdict::Good), one.count(Verdict::Bad)});
    m_tables.setRows(std::move(rows));
    showTable();
}

LabPhase::Phase ReproductionViewModel::phase() const {
    if (running()) return m_job.isStopping() ? LabPhase::Stopping : LabPhase::Running;
    if (m_complete) return LabPhase::Finished;
    return m_work ? LabPhase::Stopped : LabPhase::Empty;
}

QString ReproductionViewModel::progressTitle() const {
    if (running()) return tr("Computing the tables");
    if (m_complete) return tr("%n tables computed", nullptr, static_cast<int>(m_experiment.tables.size()));
    return m_work ? tr("Stopped; finished tables stay") : tr("Nothing computed yet");
}

QString ReproductionViewModel::provenanceText() const {
    return m_experiment.tables.empty() ? QString() : plyglass::provenanceText(m_experiment.provenance);
}

QString ReproductionViewModel::verdictText() const { return verdictOn(m_experiment.tables); }

const Table* ReproductionViewModel::table() const {
    const auto at = static_cast<std::size_t>(m_currentTable);
    return at < m_experiment.tables.size() ? &m_experiment.tables[at] : nullptr;
}

void ReproductionViewModel::setCurrentTable(int table) {
    if (table < 0 || table >= m_tables.count() || table == m_currentTable) return;
    m_currentTable = table;
    m_sortColumn = -1;
    showTable();
}

void ReproductionViewModel::showTable() {
    QList<FigurePairRow> pairs;
    if (const Table* shown = table())
        for (const FigurePair& pair : shown->pairs)
            pairs.append({text(pair.label).trimmed(), *pair.published.number, *pair.ours.number,
                          text(pair.published.text), text(pair.ours.text)});
    // The columns first: the layout of the rows depends on them.
    emit tableChanged();
    showRows();
    m_pairs.setRows(std::move(pairs));
}

void ReproductionViewModel::showRows() {
    QList<PublishedRow> rows;
    for (const std::vector<Cell>* cells : sortedRows()) rows.append(rowOf(*cells));
    m_rows.setRows(std::move(rows));
    emit sortChanged();
}

void ReproductionViewModel::sortBy(int column) {
    if (column < 0 || column >= columns().size()) return;
    if (m_sortColumn != column) {
        m_sortColumn = column;
        m_sortDescending = false;
    } else if (!m_sortDescending) {
        m_sortDescending = true;
    } else {
        m_sortColumn = -1;
    }
    showRows();
}

/// Numbers by size and before text, text alphabetically.
std::vector<const std::vector<Cell>*> ReproductionViewModel::sortedRows() const {
    std::vector<const std::vector<Cell>*> rows;
    if (!table()) return rows;
    for (const std::vector<Cell>& cells : table()->rows) rows.push_back(&cells);
    if (m_sortColumn < 0) return rows;
    const auto at = static_cast<std::size_t>(m_sortColumn);
    const auto isLess = [](const Cell& a, const Cell& b) {
        if (a.number && b.number) return *a.number < *b.number;
        if (a.number || b.number) return a.number.has_value();
        return QString::localeAwareCompare(wordOf(a), wordOf(b)) < 0;
    };
    std::stable_sort(rows.begin(), rows.end(), [&](const auto* a, const auto* b) {
        return m_sortDescending ? isLess((*b)[at], (*a)[at]) : isLess((*a)[at], (*b)[at]);
    });
    return rows;
}

QString ReproductionViewModel::tableVerdict() const {
    if (!table()) return {};
    const QString verdict = verdictOn({table(), 1});
    return verdict.isEmpty() ? tr("no statement to confirm") : verdict;
}

PublishedClaim::Claim ReproductionViewModel::tableClaim() const {
    if (!table()) return PublishedClaim::None;
    if (table()->count(Verdict::Bad) > 0) return PublishedClaim::Fails;
    return table()->count(Verdict::Good) > 0 ? PublishedClaim::Holds : PublishedClaim::Shown;
}

QString ReproductionViewModel::title() const { return table() ? translated(table()->title) : QString(); }
QString ReproductionViewModel::caption() const { return table() ? translated(table()->caption) : QString(); }

QStringList ReproductionViewModel::columns() const {
    QStringList names;
    if (table())
        for (const Column& column : table()->columns) names += translated(column.name);
    return names;
}

QList<bool> ReproductionViewModel::rightAligned() const {
    QList<bool> right;
    if (table())
        for (const Column& column : table()->columns) right += column.align == Align::Right;
    return right;
}

QList<int> ReproductionViewModel::columnLengths() const {
    QList<int> lengths;
    for (const QString& name : columns()) lengths += static_cast<int>(name.size());
    if (table())
        for (const std::vector<Cell>& cells : table()->rows)
            for (std::size_t i = 0; i < cells.size(); ++i) {
                int& length = lengths[static_cast<qsizetype>(i)];
                length = std::max(length, static_cast<int>(wordOf(cells[i]).size()));
            }
    return lengths;
}

QString ReproductionViewModel::notes() const {
    QStringList notes;
    if (table())
        for (const std::string& note : table()->notes) notes += translated(note);
    return notes.join(u'\n');
}

QString ReproductionViewModel::suggestedFileName(const QString& extension) const {
    const bool isPicture = extension == u"svg" || extension == u"png";
    QString name = isPicture && table() ? title() : tr("Published figures");
    name.remove(u':').replace(u'/', u'-');
    return QStringLiteral("%1 %2.%3").arg(name, QDate::currentDate().toString(Qt::ISODate), extension);
}

void ReproductionViewModel::exportTo(const QString& format, const QUrl& file) {
    const auto wanted = format == u"json"  ? ReportFormat::JsonLine
                        : format == u"csv" ? ReportFormat::Csv
                                           : ReportFormat::Markdown;
    m_writer.write(file, [experiment = m_experiment, wanted] { return report(experiment, wanted); });
}

}  // namespace plyglass
