// One file per evaluator: JSON, or the format of networks.
#include "app/services/learning/evaluator_library.h"

#include <fmt/format.h>

#include <QDir>
#include <algorithm>

#include "app/services/slug.h"
#include "app/services/translated.h"
#include "engine/base/file_append.h"
#include "engine/base/file_text.h"
#include "engine/eval/network/network_file.h"

namespace plyglass {

namespace {

constexpr int kLongestName = 60;
constexpr const char* kTextEnding = "json";
constexpr const char* kNetworkEnding = "network";

/// The name in a form valid for file names and settings lines.
QString stemOf(const QString& name) {
    QString stem = slugOf(name);
    while (stem.endsWith(u'-')) stem.chop(1);
    return stem.isEmpty() ? QStringLiteral("evaluator") : stem;
}

std::string idOf(const QString& slug) { return std::string(kOwnEvaluatorPrefix) + slug.toStdString(); }

}  // namespace

EvaluatorLibrary::EvaluatorLibrary(const QString& directory, QObject* parent)
    : QObject(parent), m_directory(directory) {
    read();
}

void EvaluatorLibrary::read() {
    m_all.clear();
    m_refusals.clear();
    for (const EvaluatorInfo& info : allEvaluators())
        m_all.push_back(
            {PlayerEvaluator(info.kind), translated(info.name), translated(info.explanation), {}});
    const auto files =
        QDir(m_directory)
            .entryInfoList({QStringLiteral("*.json"), QStringLiteral("*.network")}, QDir::Files, QDir::Name);
    for (const QFileInfo& file : files) {
        auto loaded = load(file.filePath());
        if (loaded)
            m_all.push_back(std::move(*loaded));
        else
            m_refusals += tr("An evaluator cannot be used: %1").arg(translated(loaded.error()));
    }
}

Result<LibraryEvaluator> EvaluatorLibrary::load(const QString& path) const {
    const std::string file = path.toStdString();
    const auto content = readFileText(file);
    if (!content) return tl::unexpected(content.error());
    const QString slug = QFileInfo(path).completeBaseName();
    if (slug != stemOf(slug))
        return fail(translatable("Engine", "{} has a name with other characters than a–z, 0–9 and -."), file);
    LibraryEvaluator evaluator{PlayerEvaluator(idOf(slug), EvaluatorKind::Classical), {}, {}, path};
    const bool isNetwork = QFileInfo(path).suffix() == QLatin1String(kNetworkEnding);
    // The content tells the other two kinds apart.
    const bool isGenome = content->find("plyglass-genome") != std::string::npos;
    const auto loaded = isNetwork  ? loadNetworkFile(*content, evaluator)
                        : isGenome ? loadGenome(*content, evaluator)
                                   : loadWeights(*content, evaluator);
    if (!loaded) return tl::unexpected(loaded.error());
    evaluator.evaluator.name = evaluator.name.toStdString();
    return evaluator;
}

Result<void> EvaluatorLibrary::loadGenome(const std::string& content, LibraryEvaluator& evaluator) const {
    auto genome = parseGenome(content, evaluator.file.toStdString());
    if (!genome) return tl::unexpected(genome.error());
    evaluator.name = QString::fromStdString(genome->name);
    evaluator.explanation = tr("A scoring genome of your own: 25 numbers.");
    evaluator.evaluator.choice = EvaluatorKind::Genome;
    evaluator.evaluator.choice.genome = std::make_shared<const Genome>(std::move(*genome));
    return {};
}

Result<void> EvaluatorLibrary::loadWeights(const std::string& content, LibraryEvaluator& evaluator) const {
    auto weights = parseClassicalWeights(content, evaluator.file.toStdString());
    if (!weights) return tl::unexpected(weights.error());
    evaluator.name = QString::fromStdString(weights->name);
    evaluator.explanation = tr("The classical evaluation with weights of your own.");
    evaluator.evaluator.choice.classicalWeights = std::make_shared<const ClassicalWeights>(weights->weights);
    return {};
}

Result<void> EvaluatorLibrary::loadNetworkFile(const std::string& content,
                                               LibraryEvaluator& evaluator) const {
    auto network = parseNetwork(content, evaluator.file.toStdString());
    if (!network) return tl::unexpected(network.error());
    evaluator.name = QString::fromStdString(network->name);
    evaluator.explanation =
        tr("A neural network of your own, with %1 neurons for each side.").arg(network->shape.hidden);
    evaluator.evaluator.choice = EvaluatorKind::Network;
    evaluator.evaluator.choice.network = std::make_shared<const Network>(std::move(*network));
    return {};
}

const LibraryEvaluator* EvaluatorLibrary::find(std::string_view id) const {
    const int index = indexOf(id);
    return index < 0 ? nullptr : &m_all[static_cast<std::size_t>(index)];
}

int EvaluatorLibrary::indexOf(std::string_view id) const {
    const auto found = std::find_if(m_all.begin(), m_all.end(),
                                    [id](const LibraryEvaluator& e) { return e.evaluator.id == id; });
    return found == m_all.end() ? -1 : static_cast<int>(found - m_all.begin());
}

QStringList EvaluatorLibrary::names() const {
    QStringList names;
    for (const LibraryEvaluator& evaluator : m_all) names += evaluator.name;
    return names;
}

Result<std::string> EvaluatorLibrary::keep(Genome genome) {
    return write(genome.name, kTextEnding, [&genome](const std::string& name) {
        genome.name = name;
        return toJsonText(genome);
    });
}

Result<std::string> EvaluatorLibrary::keep(NamedClassicalWeights weights) {
    return write(weights.name, kTextEnding, [&weights](const std::string& name) {
        weights.name = name;
        return toJsonText(weights);
    });
}

Result<std::string> EvaluatorLibrary::keep(Network network) {
    return write(network.name, kNetworkEnding, [&network](const std::string& name) {
        network.name = name;
        return toFileBytes(network);
    });
}

QString EvaluatorLibrary::freeName(const QString& wanted) const {
    const QString base = wanted.simplified().left(kLongestName);
    const QString first = base.isEmpty() ? tr("My evaluator") : base;
    QString name = first;
    // Unreadable files also occupy their names.
    const auto isTaken = [this](const QString& tried) {
        const QString file = QDir(m_directory).filePath(stemOf(tried));
        return find(idOf(stemOf(tried))) != nullptr || names().contains(tried) ||
               QFile::exists(file + '.' + kTextEnding) || QFile::exists(file + '.' + kNetworkEnding);
    };
    for (int number = 2; isTaken(name); ++number) name = QStringLiteral("%1 %2").arg(first).arg(number);
    return name;
}

Result<std::string> EvaluatorLibrary::write(const std::string& wanted, const char* ending,
                                            const ContentNamed& contentNamed) {
    if (const auto made = makeFolder(m_directory.toStdString()); !made) return tl::unexpected(made.error());
    while (true) {
        // Another window may have added some since the list was read.
        read();
        const QString name = freeName(QString::fromStdString(wanted));
        const QString slug = stemOf(name);
        const QString path = QDir(m_directory).filePath(QStringLiteral("%1.%2").arg(slug, ending));
        const auto written = makeFile(path.toStdString(), contentNamed(name.toStdString()));
        if (written && *written == NewFile::NameTaken) continue;
        read();
        emit changed();
        if (!written) return tl::unexpected(written.error());
        return idOf(slug);
    }
}

Result<void> EvaluatorLibrary::remove(std::string_view id) {
    const LibraryEvaluator* evaluator = find(id);
    if (!evaluator || !evaluator->isOwn())
        return fail(translatable("Engine", "Only evaluators of your own can be removed."));
    if (!QFile::remove(evaluator->file))
        return fail(
            translatable("Engine", "The file {} could not be removed. Check the permissions of its folder."),
            evaluator->file.toStdString());
    read();
    emit changed();
    return {};
}

}  // namespace plyglass
