// File of exercises, shared with other windows of the user.
#pragma once

#include <functional>
#include <optional>

#include "app/services/practice/mistake_deck.h"

namespace plyglass {

class MistakeFile {
  public:
    /// Reads the file, which may not exist yet. An unreadable file is moved aside.
    explicit MistakeFile(QString path);

    const MistakeDeck& deck() const { return m_deck; }
    /// Why the file was unreadable, and its new path; "" if it could not be moved.
    const std::optional<Error>& problem() const { return m_problem; }
    const QString& aside() const { return m_aside; }
    /// Loads changes by other windows.
    void refresh() { (void)takeIn(); }
    /// Applies a change to the file's current content and writes it. On a write error the change is kept in
    /// this window and written with the next one.
    Result<void> change(const std::function<void(MistakeDeck&)>& change);

  private:
    /// Fails if the file can neither be read nor moved aside: then it must not be overwritten.
    Result<void> takeIn();

    QString m_path;
    std::optional<Error> m_problem;
    QString m_aside;
    bool m_isAhead = false;  ///< has changes that could not be written
    MistakeDeck m_deck;
};

}  // namespace plyglass
