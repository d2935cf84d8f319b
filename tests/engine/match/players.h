// Players and openings for match tests.
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "engine/chess/san.h"
#include "engine/match/engine_player.h"
#include "engine/match/match.h"
#include "engine/match/random_player.h"

namespace plyglass {

/// Answers by its script, and otherwise plays the first legal move.
class ScriptedPlayer : public Player {
  public:
    using Script = std::function<Answer(const Turn&)>;

    explicit ScriptedPlayer(Script script) : m_script(std::move(script)) {}
    Result<void> newGame(const GameStart&) override { return {}; }
    Answer chooseMove(const Turn& turn) override { return m_script(turn); }

  private:
    Script m_script;
};

inline Answer sayMove(const Turn& turn, const std::string& san) {
    Answer answer;
    answer.move = parseMove(turn.game.position(), san).value();
    return answer;
}

/// Plays these moves in sequence; must not be asked for more.
inline ScriptedPlayer::Script playing(std::vector<std::string> moves) {
    return [moves = std::move(moves), next = std::size_t{0}](const Turn& turn) mutable {
        return sayMove(turn, moves.at(next++));
    };
}

inline PlayerFactory engineWith(const char* preset, int hashMib = 1) {
    EnginePlayerOptions options;
    options.request.techniques = presetFromId(preset).value();
    options.request.hashMib = hashMib;
    return [options]() -> Result<std::unique_ptr<Player>> { return std::make_unique<EnginePlayer>(options); };
}

inline PlayerFactory randomMover() {
    return []() -> Result<std::unique_ptr<Player>> { return std::make_unique<RandomPlayer>(); };
}

/// Two engines at fixed nodes from random openings: enough for schedule tests, in well under a second.
inline MatchOptions quickMatch(int games) {
    MatchOptions options;
    options.players[0] = {"First", engineWith("full"), {}};
    options.players[1] = {"Second", engineWith("alphabeta"), {}};
    options.players[0].limits.nodes = 300;
    options.players[1].limits.nodes = 200;
    options.games = games;
    options.seed = 5;
    options.openings = std::make_shared<GeneratedOpenings>(GeneratedOpeningsOptions{3, 6, 100, {}});
    return options;
}

}  // namespace plyglass
