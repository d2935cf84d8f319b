// The evaluators a person can choose from: the built-in ones and those of one's own, kept as files.
#pragma once

#include <QObject>
#include <QStringList>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "app/services/game/game_setup.h"
#include "engine/eval/classical/classical_weights_file.h"
#include "engine/eval/genome.h"
#include "engine/eval/network/network.h"

namespace plyglass {

struct LibraryEvaluator {
    PlayerEvaluator evaluator;
    QString name;
    QString explanation;  ///< one sentence
    QString file;         ///< of one's own; "" if it is built in

    bool isOwn() const { return !file.isEmpty(); }
};

class EvaluatorLibrary : public QObject {
    Q_OBJECT
  public:
    /// `directory` is made when something is first kept. Files that cannot be read are left alone; `refusals`
    /// names them.
    explicit EvaluatorLibrary(const QString& directory, QObject* parent = nullptr);

    /// The built-in ones first, then those of one's own by name.
    const std::vector<LibraryEvaluator>& all() const { return m_all; }
    /// nullptr if there is none of that id.
    const LibraryEvaluator* find(std::string_view id) const;
    /// Its place in `all`; −1 if there is none of that id.
    int indexOf(std::string_view id) const;
    QStringList names() const;

    /// Keeps weights under their name; a name that is taken gets a number. Returns the new id.
    Result<std::string> keep(Genome genome);
    Result<std::string> keep(NamedClassicalWeights weights);
    Result<std::string> keep(Network network);
    /// Removes one of one's own, file and all.
    Result<void> remove(std::string_view id);

    /// One sentence for each file that could not be read.
    QStringList refusals() const { return m_refusals; }

  signals:
    void changed();

  private:
    void read();
    Result<LibraryEvaluator> load(const QString& path) const;
    /// Fill in name, explanation and weights.
    Result<void> loadGenome(const std::string& content, LibraryEvaluator& evaluator) const;
    Result<void> loadWeights(const std::string& content, LibraryEvaluator& evaluator) const;
    Result<void> loadNetworkFile(const std::string& content, LibraryEvaluator& evaluator) const;
    QString freeName(const QString& wanted) const;
    /// What stands in the file of an evaluator that was given this name.
    using ContentNamed = std::function<std::string(const std::string& name)>;
    /// Under the wanted name or the next free one. `ending` of the file: "json" or "network".
    Result<std::string> write(const std::string& wanted, const char* ending,
                              const ContentNamed& contentNamed);

    QString m_directory;
    std::vector<LibraryEvaluator> m_all;
    QStringList m_refusals;
};

}  // namespace plyglass
