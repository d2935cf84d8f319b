// Evaluators to choose from: built-in ones and custom ones, stored as files.
#pragma once

#include <QObject>
#include <QStringList>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "app/services/game_setup.h"
#include "engine/eval/classical/classical_weights_file.h"
#include "engine/eval/genome.h"
#include "engine/eval/network/network.h"

namespace plyglass {

struct LibraryEvaluator {
    PlayerEvaluator evaluator;
    QString name;
    QString explanation;  ///< one sentence
    QString file;         ///< of a custom evaluator; "" if built in

    bool isOwn() const { return !file.isEmpty(); }
};

class EvaluatorLibrary : public QObject {
    Q_OBJECT
  public:
    /// `directory` is created with the first evaluator. Unreadable files are left alone and listed in
    /// `refusals`.
    explicit EvaluatorLibrary(const QString& directory, QObject* parent = nullptr);

    /// Built-in ones first, then custom ones by name.
    const std::vector<LibraryEvaluator>& all() const { return m_all; }
    /// nullptr if the id is unknown.
    const LibraryEvaluator* find(std::string_view id) const;
    /// Index in `all`; −1 if the id is unknown.
    int indexOf(std::string_view id) const;
    QStringList names() const;

    /// Stores weights under their name, with a number if it is taken. Returns the new id.
    Result<std::string> keep(Genome genome);
    Result<std::string> keep(NamedClassicalWeights weights);
    Result<std::string> keep(Network network);
    /// Deletes a custom evaluator and its file.
    Result<void> remove(std::string_view id);

    /// One sentence per unreadable file.
    QStringList refusals() const { return m_refusals; }

  signals:
    void changed();

  private:
    void read();
    Result<LibraryEvaluator> load(const QString& path) const;
    /// Sets name, explanation and weights.
    Result<void> loadGenome(const std::string& content, LibraryEvaluator& evaluator) const;
    Result<void> loadWeights(const std::string& content, LibraryEvaluator& evaluator) const;
    Result<void> loadNetworkFile(const std::string& content, LibraryEvaluator& evaluator) const;
    QString freeName(const QString& wanted) const;
    /// File content of an evaluator with this name.
    using ContentNamed = std::function<std::string(const std::string& name)>;
    /// Writes under the wanted name or the next free one. `ending` of the file: "json" or "network".
    Result<std::string> write(const std::string& wanted, const char* ending,
                              const ContentNamed& contentNamed);

    QString m_directory;
    std::vector<LibraryEvaluator> m_all;
    QStringList m_refusals;
};

}  // namespace plyglass
