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
    void refresh() { (void)takeIn(); }
    /// Changes what stands in the file by now, and writes it. Fails if it cannot be written: the change holds
    /// in this window then, and is written with the next one.
    Result<void> change(const std::function<void(MistakeDeck&)>& change);

  private:
    /// Fails if the file can neither be read nor be moved aside: nothing may be written over it.
    Result<void> takeIn();

    QString m_path;
    std::optional<Error> m_problem;
    QString m_aside;
    bool m_isAhead = false;  ///< of the file, which could not be written
    MistakeDeck m_deck;
};

}  // namespace plyglass
