// Exercises from the user's mistakes, with spaced repetition: solved ones return after growing intervals,
// others soon.
#pragma once

#include <QDateTime>
#include <QJsonArray>
#include <QString>
#include <array>
#include <vector>

#include "engine/base/result.h"
#include "engine/lab/analysis/game_report.h"

namespace plyglass {

/// Days until an exercise returns, by the number of consecutive solutions.
inline constexpr std::array kPracticeDays = {1, 3, 7, 16, 35, 90};
/// Minutes until an unsolved exercise returns.
constexpr int kPracticeAgainMinutes = 10;

struct MistakeExercise {
    Position position = Position::start();  ///< the user is to move
    QString lastMove;                       ///< the move before, "e7e5"; "" if none
    Move played;                            ///< the mistake
    Move better;                            ///< from the report
    QString game = {};                      ///< "Anna – Level 4", for display
    int solvedInARow = 0;
    int asked = 0;       ///< number of answers
    int solved = 0;      ///< number of good answers
    QDateTime due = {};  ///< UTC; when it is due

    friend bool operator==(const MistakeExercise&, const MistakeExercise&) = default;
};

/// The certain mistakes and blunders of one side. The caller sets their game.
std::vector<MistakeExercise> exercisesOf(const GameReport& report, Color side);
/// The exercise of the move with this index, which has a better one.
MistakeExercise exerciseOf(const GameReport& report, int move);

/// Largest number of mistakes to review after a game.
constexpr int kReviewedMistakes = 3;
/// A move after which the side still wins with this percentage is none of them.
constexpr double kStillWonPercent = 80;
/// The certain mistakes of one side that cost most, as indices of moves in game order.
std::vector<int> mistakesToReview(const GameReport& report, Color side);

/// Result of an exercise.
enum class PracticeResult {
    Solved,
    SolvedWithHint,  ///< returns after the same interval as before
    Failed
};

class MistakeDeck {
  public:
    /// Reads the file, which may not exist yet. Fails if it is unreadable or invalid. Unreadable exercises
    /// are skipped and kept in the file.
    static Result<MistakeDeck> load(const QString& file);
    Result<void> save(const QString& file) const;

    const std::vector<MistakeExercise>& exercises() const { return m_exercises; }
    /// Adds exercises, due at once, except known ones (same mistake and position). Returns the number of new
    /// ones.
    int add(std::vector<MistakeExercise> exercises, const QDateTime& now);
    /// Index of the exercise with the same mistake and position; −1 if there is none.
    int find(const MistakeExercise& exercise) const;
    int dueCount(const QDateTime& now) const;
    /// The exercise due longest; −1 if none is due.
    int next(const QDateTime& now) const;
    void answer(int index, PracticeResult result, const QDateTime& now);
    void remove(int index);
    /// Restores a removed exercise unchanged.
    void restore(const MistakeExercise& exercise);
    /// Time at which the next exercise becomes due; invalid if there is none.
    QDateTime nextDue(const QDateTime& now) const;

  private:
    std::vector<MistakeExercise> m_exercises;  ///< in order of adding
    QJsonArray m_unreadable;                   ///< in the file's format
};

}  // namespace plyglass
