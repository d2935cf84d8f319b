// An opponent that keeps the score near half: stronger after a win of the person, weaker after a loss.
#pragma once

#include <cstdint>

namespace plyglass {

class Settings;

/// Changes of strength in Elo: the long one after the same result again, the short one after the opposite.
constexpr int kEvenShortStep = 50;
constexpr int kEvenLongStep = 100;

/// Level of the next game after one at `level` with this score of the person: 1, ½ or 0. `run` is the
/// direction of the last change, 1 up, −1 down, 0 none yet; it is updated. A draw changes nothing.
double evenLevelAfter(double level, double score, int& run);

class EvenOpponent {
  public:
    /// Keeps its state in the settings.
    explicit EvenOpponent(Settings& settings);

    bool isOn() const { return m_isOn; }
    /// A new start forgets the direction.
    void setOn(bool on);
    /// The level of the next game. A game that ends again, after a take-back, counts once, with its last
    /// result; `game` is its seed.
    double levelAfter(std::uint64_t game, double level, double score);

  private:
    Settings& m_settings;
    bool m_isOn = false;
    int m_run = 0;
    std::uint64_t m_lastGame = 0;
    int m_runBefore = 0;  ///< before the last game
};

}  // namespace plyglass
