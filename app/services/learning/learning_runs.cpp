// Folders "run-0012", each with a run.json.
#include "app/services/learning/learning_runs.h"
#include "app/services/translated.h"

#include <fmt/format.h>

#include <QDateTime>
#include <QDir>
#include <QLockFile>
#include <algorithm>
#include <array>
#include <optional>

#include "engine/base/file_append.h"
#include "engine/base/file_text.h"
#include "engine/base/json_fields.h"

namespace plyglass {

namespace {

constexpr std::string_view kFormat = "plyglass-learning-run";
constexpr int kVersion = 1;
const QString kPrefix = QStringLiteral("run-");

constexpr std::array<std::string_view, 3> kKinds{"evolve-games", "evolve-fit", "network"};
constexpr std::array<std::string_view, 5> kStates{"running", "paused", "stopped", "finished", "failed"};

constexpr auto kRunFields = [](auto& run, const auto& each) {
    each("failure", run.failure);
    each("seed", run.seed);
    each("startedMs", run.startedMs);
    each("workedMs", run.workedMs);
};

/// 0 if the folder is not a run's.
int numberOf(const QString& folder) { return folder.mid(kPrefix.size()).toInt(); }

}  // namespace

Result<LearningRun> parseLearningRun(std::string_view text, const std::string& file) {
    const auto json = parseVersioned(text, file, kFormat, kVersion);
    if (!json) return tl::unexpected(json.error());
    JsonFields fields(*json, file);
    LearningRun run;
    run.kind = static_cast<LearningKind>(fields.choice("kind", kKinds));
    run.state = static_cast<LearningState>(fields.choice("state", kStates));
    kRunFields(run, JsonReader(fields));
    run.settings = fields.object("settings");
    run.results = fields.object("results");
    if (fields.error()) return fail(*fields.error());
    return run;
}

std::string toJsonText(const LearningRun& run) {
    Json json = {{"format", kFormat},
                 {"version", kVersion},
                 {"kind", kKinds[static_cast<std::size_t>(run.kind)]},
                 {"state", kStates[static_cast<std::size_t>(run.state)]}};
    kRunFields(run, JsonWriter(json));
    json["settings"] = run.settings;
    json["results"] = run.results;
    return jsonText(json, 1) + '\n';
}

LearningRuns::LearningRuns(const QString& directory, QObject* parent)
    : QObject(parent), m_directory(directory) {
    read();
}

LearningRuns::~LearningRuns() = default;

void LearningRuns::read() {
    m_all.clear();
    const QStringList folders =
        QDir(m_directory).entryList({kPrefix + u'*'}, QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name);
    for (const QString& folder : folders) {
        const int number = numberOf(folder);
        if (number < 1 || folderOf(number) != QDir(m_directory).filePath(folder)) continue;
        const std::string file = fileOf(number);
        const auto content = readFileText(file, kMaxSettingsBytes);
        auto run = content ? parseLearningRun(*content, file) : tl::unexpected(content.error());
        LearningRun entry = run ? std::move(*run) : LearningRun();
        if (!run) entry.problem = translated(run.error()).toStdString();
        entry.number = number;
        if (entry.state == LearningState::Running) entry.state = LearningState::Paused;
        m_all.push_back(std::move(entry));
    }
    std::sort(m_all.begin(), m_all.end(),
              [](const LearningRun& a, const LearningRun& b) { return a.number > b.number; });
}

const LearningRun* LearningRuns::find(int number) const {
    const auto found = std::find_if(m_all.begin(), m_all.end(),
                                    [number](const LearningRun& run) { return run.number == number; });
    return found == m_all.end() ? nullptr : &*found;
}

QString LearningRuns::folderOf(int number) const {
    return QDir(m_directory).filePath(kPrefix + QStringLiteral("%1").arg(number, 4, 10, QChar(u'0')));
}

std::string LearningRuns::fileOf(int number) const {
    return QDir(folderOf(number)).filePath(QStringLiteral("run.json")).toStdString();
}

Result<LearningRun> LearningRuns::create(LearningKind kind, std::uint64_t seed, Json settings) {
    LearningRun run;
    run.number = m_all.empty() ? 1 : m_all.front().number + 1;
    run.kind = kind;
    run.seed = seed;
    run.startedMs = QDateTime::currentMSecsSinceEpoch();
    if (!settings.is_null()) run.settings = std::move(settings);
    // Another window may have created runs since the list was read.
    for (;; ++run.number) {
        const auto made = makeNewFolder(folderOf(run.number).toStdString());
        if (!made) return tl::unexpected(made.error());
        if (*made == NewFile::Made) break;
    }
    m_all.insert(m_all.begin(), run);
    if (const auto kept = keep(run); !kept) {
        m_all.erase(m_all.begin());
        return tl::unexpected(kept.error());
    }
    return run;
}

Result<void> LearningRuns::keep(const LearningRun& run) {
    const auto found = std::find_if(m_all.begin(), m_all.end(),
                                    [&](const LearningRun& other) { return other.number == run.number; });
    if (found == m_all.end()) return fail(translatable("Engine", "There is no run {}."), run.number);
    *found = run;
    auto written = writeFileText(fileOf(run.number), toJsonText(run));
    emit changed();
    return written;
}

Result<void> LearningRuns::remove(int number) {
    if (number == m_active)
        return fail(translatable("Engine", "Run {} is in progress: stop it first."), number);
    if (!find(number)) return fail(translatable("Engine", "There is no run {}."), number);
    if (const auto lock = lockOf(number); !lock) return tl::unexpected(lock.error());
    if (!QDir(folderOf(number)).removeRecursively())
        return fail(translatable("Engine", "The folder {} could not be removed. Check its permissions."),
                    folderOf(number).toStdString());
    std::erase_if(m_all, [number](const LearningRun& run) { return run.number == number; });
    emit changed();
    return {};
}

Result<void> LearningRuns::claim(int number) {
    if (m_active != 0 && m_active != number)
        return fail(translatable("Engine", "Run {} is in progress: pause it first."), m_active);
    if (m_active == number) return {};
    auto lock = lockOf(number);
    if (!lock) return tl::unexpected(lock.error());
    if (!isAsListed(number))
        return fail(translatable(
                        "Engine",
                        "Run {} was continued in another window after this window read it. Close this window "
                        "and open it again to see its current state."),
                    number);
    m_lock = std::move(*lock);
    m_active = number;
    emit activeChanged();
    return {};
}

/// nullptr if no lock can be created: then the folder is not writable either, which is reported on writing.
Result<std::unique_ptr<QLockFile>> LearningRuns::lockOf(int number) const {
    auto lock = std::make_unique<QLockFile>(QDir(folderOf(number)).filePath(QStringLiteral("run.lock")));
    // The lock is valid as long as its process lives.
    lock->setStaleLockTime(0);
    if (lock->tryLock(0)) return lock;
    if (lock->error() == QLockFile::LockFailedError)
        return fail(translatable("Engine", "Run {} is in progress in another window: pause it there first."),
                    number);
    return nullptr;
}

/// Whether the run's file agrees with the list, except for the state.
bool LearningRuns::isAsListed(int number) const {
    const LearningRun* const listed = find(number);
    if (!listed || !listed->problem.empty()) return true;
    const auto content = readFileText(fileOf(number));
    auto stored = content ? parseLearningRun(*content, fileOf(number)) : tl::unexpected(content.error());
    if (!stored) return true;  // unreadable now, but known here
    stored->state = listed->state;
    return toJsonText(*stored) == toJsonText(*listed);
}

void LearningRuns::release() {
    m_lock.reset();
    m_active = 0;
    emit activeChanged();
}

}  // namespace plyglass
