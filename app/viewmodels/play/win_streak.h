// Wins or losses in a row against one level, as the reason to suggest the next or the previous one.
#pragma once

#include "app/services/settings.h"

namespace plyglass {

class WinStreak {
  public:
    explicit WinStreak(Settings& settings) : m_settings(settings) {}

    enum class Result { Won, Lost, Drawn };
    /// Counts the end of a game against a level.
    void count(int level, Result result);
    /// The last game goes on: its end does not count.
    void takeBack();
    /// After three wins the next level, after three losses the one before; 0 otherwise.
    int suggestedLevel() const;
    /// Whether the suggested level is the next one.
    bool isStronger() const { return m_now.games > 0; }
    /// The games led to an answer.
    void reset();

  private:
    /// Games in a row: wins, or losses if negative.
    struct Row {
        int level = 0;
        int games = 0;
    };
    Row read();
    void write(const Row& row);

    Settings& m_settings;
    Row m_before;
    Row m_now;
};

}  // namespace plyglass
