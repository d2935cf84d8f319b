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
#include "engine/eval/json_file.h"

namespace plyglass {

using Json = nlohmann::ordered_json;

namespace {

constexpr std::string_view kFormat = "plyglass-learning-run";
constexpr int kVersion = 1;
const QString kPrefix = QStringLiteral("run-");

constexpr std::array<std::string_view, 3> kKinds{"evolve-games", "evolve-fit", "network"};
constexpr std::array<std::string_view, 5> kStates{"running", "paused", "stopped", "finished", "failed"};

/// Index of a field's text in `words`.
template <std::size_t N>
Result<int> readWord(const Json& json, const char* id, const std::array<std::string_view, N>& words,
                     const std::string& file) {
    const std::string word = json.contains(id) && json[id].is_string() ? json[id].get<std::string>() : "";
    const auto found = std::find(words.begin(), words.end(), word);
    if (found == words.end())
        return fail(translatable("Engine", "{}: \"{}\" must be one of {}."), file, id,
                    fmt::format("{}", fmt::join(words, ", ")));
    return static_cast<int>(found - words.begin());
}

Result<std::int64_t> readCount(const Json& json, const char* id, const std::string& file) {
    const auto count = json.contains(id) ? countFrom(json[id]) : std::nullopt;
    if (!count) return fail(translatable("Engine", "{}: \"{}\" must be a whole number from 0 up."), file, id);
    return *count;
}

Result<Json> readObject(const Json& json, const char* id, const std::string& file) {
    if (!json.contains(id) || !json[id].is_object())
        return fail(translatable("Engine", "{}: \"{}\" must be an object."), file, id);
    return json[id];
}

/// 0 if the folder is not a run's.
int numberOf(const QString& folder) { return folder.mid(kPrefix.size()).toInt(); }

}  // namespace

Result<LearningRun> parseLearningRun(std::string_view text, const std::string& file) {
    const auto json = parseVersioned(text, file, kFormat, kVersion);
    if (!json) return tl::unexpected(json.error());
    const auto kind = readWord(*json, "kind", kKinds, file);
    if (!kind) return tl::unexpected(kind.error());
    const auto state = readWord(*json, "state", kStates, file);
    if (!state) return tl::unexpected(state.error());
    const auto started = readCount(*json, "startedMs", file);
    if (!started) return tl::unexpected(started.error());
    const auto worked = readCount(*json, "workedMs", file);
    if (!worked) return tl::unexpected(worked.error());
    if (!json->contains("failure") || !(*json)["failure"].is_string())
        return fail(translatable("Engine", "{}: \"failure\" must be a text."), file);
    if (!json->contains("seed") || !(*json)["seed"].is_number_unsigned())
        return fail(translatable("Engine", "{}: \"seed\" must be a whole number from 0 up."), file);
    auto settings = readObject(*json, "settings", file);
    if (!settings) return tl::unexpected(settings.error());
    auto results = readObject(*json, "results", file);
    if (!results) return tl::unexpected(results.error());
    LearningRun run;
    run.kind = static_cast<LearningKind>(*kind);
    run.state = static_cast<LearningState>(*state);
    run.failure = (*json)["failure"].get<std::string>();
    run.seed = (*json)["seed"].get<std::uint64_t>();
    run.startedMs = *started;
    run.workedMs = *worked;
    run.settings = std::move(*settings);
    run.results = std::move(*results);
    return run;
}

std::string toJsonText(const LearningRun& run) {
    const Json json = {{"format", kFormat},
                       {"version", kVersion},
                       {"kind", kKinds[static_cast<std::size_t>(run.kind)]},
                       {"state", kStates[static_cast<std::size_t>(run.state)]},
                       {"failure", run.failure},
                       {"seed", run.seed},
                       {"startedMs", run.startedMs},
                       {"workedMs", run.workedMs},
                       {"settings", run.settings},
                       {"results", run.results}};
    return jsonText(json, 1) + '\n';
}

std::optional<std::int64_t> countFrom(const Json& json) {
    if (!json.is_number_integer() || json.get<std::int64_t>() < 0) return std::nullopt;
    return json.get<std::int64_t>();
}

bool readCounts(const Json& json, std::span<std::int64_t> to) {
    if (!json.is_array() || json.size() != to.size()) return false;
    for (std::size_t i = 0; i < to.size(); ++i) {
        const auto count = countFrom(json[i]);
        if (!count) return false;
        to[i] = *count;
    }
    return true;
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
