// The exercises in their file, which other windows of the same person change as well.
#pragma once

#include <functional>
#include <optional>

#include "app/services/practice/mistake_deck.h"

namespace plyglass {

class MistakeFile {
  public:
    /// Reads the file, which need not exist yet. One that cannot be read is moved aside.
    explicit MistakeFile(QString path);

    const MistakeDeck& deck() const { return m_deck; }
    /// Why the file could not be read, if so, and where it is kept now; "" if it could not be moved either.
    const std::optional<Error>& problem() const { return m_problem; }
    const QString& aside() const { return m_aside; }
    /// Takes in what other windows have changed.
    void refresh();
    /// Changes what stands in the file by now, and writes it. Fails if it cannot be written: the change holds
    /// in this window then.
    Result<void> change(const std::function<void(MistakeDeck&)>& change);

  private:
    /// It is in its place still: nothing may be written over it.
    bool isUnreadable() const { return m_problem && m_aside.isEmpty(); }

    QString m_path;
    std::optional<Error> m_problem;
    QString m_aside;
    MistakeDeck m_deck;
};

}  // namespace plyglass
