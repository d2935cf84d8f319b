// A small engine with both protocols for tests. It plays the first legal move, and misbehaves on request.
//   fake_engine uci|xboard [mute] [noisy] [crlf] [crash-at=N] [illegal-at=N] [silent-at=N] [tuned=STEP]
// N counts its own moves over all games, from 1. "noisy" prints much meaningless output, including a line of
// a megabyte. "tuned" declares two tunables, the first with that step; its score rises by the amount by which
// the first exceeds its default. With "tunables" it prints their table and exits.
#include <cstdlib>
#include <iostream>
#include <map>
#include <optional>
#include <sstream>
#include <string>

#include "engine/chess/movegen.h"
#include "engine/chess/position.h"
#include "engine/chess/san.h"

using namespace plyglass;

namespace {

class FakeEngine {
  public:
    FakeEngine(int argc, char** argv) : m_isUci(argc > 1 && std::string(argv[1]) == "uci") {
        for (int i = 2; i < argc; ++i) {
            const std::string word = argv[i];
            const std::size_t equals = word.find('=');
            m_faults[word.substr(0, equals)] = equals == word.npos ? 1 : std::atoi(word.c_str() + equals + 1);
        }
    }

    void run() {
        if (m_faults.contains("tunables")) {
            say("name value lowest highest step");
            say("margin 100 0 200 " + std::to_string(m_faults["tuned"]));
            return say("depth 5 1 9 1");
        }
        std::cerr << "fake engine: ready to fail\n";
        for (std::string line; std::getline(std::cin, line);) {
            if (line == "quit") return;
            if (m_faults.contains("mute")) continue;
            if (m_isUci)
                readUci(line);
            else
                readXboard(line);
        }
    }

  private:
    void say(const std::string& line) {
        std::cout << line << (m_faults.contains("crlf") ? "\r\n" : "\n") << std::flush;
    }

    void readUci(const std::string& line) {
        if (line == "uci") {
            say("id name Fake UCI");
            say("option name Hash type spin default 1 min 1 max 64");
            if (m_faults.contains("tuned")) {
                say("option name Tune.margin type spin default 100 min 0 max 200");
                say("option name Tune.depth type spin default 5 min 1 max 9");
            }
            say("uciok");
        }
        if (line == "isready") say("readyok");
        const std::string margin = "setoption name Tune.margin value ";
        if (line.starts_with(margin)) m_scoreCp = std::stoi(line.substr(margin.size())) - 100;
        if (line.starts_with("position")) setPosition(line);
        if (line.starts_with("go"))
            answer("info depth 1 score cp " + std::to_string(m_scoreCp) + " nodes 20", "bestmove ");
    }

    void setPosition(const std::string& line) {
        std::istringstream words(line);
        std::string word;
        words >> word >> word;
        m_position = Position::start();
        if (word == "fen") {
            std::string fen;
            while (words >> word && word != "moves") fen += word + ' ';
            m_position = Position::fromFen(fen).value();
        } else {
            words >> word;
        }
        while (words >> word) play(word);
    }

    void readXboard(const std::string& line) {
        if (line == "protover 2") {
            say("feature myname=\"Fake XBoard\" ping=1 setboard=1 usermove=1 colors=0 sigint=0");
            say("feature done=1");
        }
        if (line.starts_with("ping")) say("pong" + line.substr(4));
        if (line == "new") m_position = Position::start();
        if (line == "new" || line == "force") m_isForced = true;
        if (line.starts_with("setboard ")) m_position = Position::fromFen(line.substr(9)).value();
        if (line.starts_with("usermove ")) play(line.substr(9));
        if (line == "go") m_isForced = false;
        if (line == "go" || (line.starts_with("usermove ") && !m_isForced)) answer("1 7 0 20 e4", "move ");
    }

    void play(const std::string& text) {
        const auto move = parseUci(m_position, text);
        if (!move || !m_position.play(*move)) say("Illegal move: " + text);
    }

    bool isDue(const std::string& fault) {
        const auto found = m_faults.find(fault);
        return found != m_faults.end() && found->second == m_moves;
    }

    void answer(const std::string& thoughts, const std::string& word) {
        ++m_moves;
        if (isDue("crash-at")) std::abort();
        if (isDue("silent-at")) return;
        if (m_faults.contains("noisy")) {
            say(std::string(1 << 20, 'x'));
            say("\xff\xfe nonsense 1 2 3 bestmove");
        }
        say(thoughts);
        if (isDue("illegal-at")) return say(word + "a1a1");
        MoveList moves;
        generateLegal(m_position, moves);
        if (moves.empty()) return;
        say(word + toUci(m_position, moves[0]));
        Undo undo;
        if (!m_isUci) m_position.makeMove(moves[0], undo);
    }

    const bool m_isUci;
    std::map<std::string, int> m_faults;
    Position m_position = Position::start();
    bool m_isForced = true;
    int m_moves = 0;
    int m_scoreCp = 7;
};

}  // namespace

int main(int argc, char** argv) {
    FakeEngine(argc, argv).run();
    return 0;
}
