// Defaults of the engines in Debian 12, from their answers to "uci" and their manual pages.
#include "app/commands/shared/known_engines.h"

#include <algorithm>
#include <array>

namespace plyglass {

namespace {

using Setting = std::pair<std::string_view, std::string_view>;

// By default Glaurung uses all processors, ponders and has a book.
constexpr std::array kGlaurung{Setting{"Threads", "1"}, Setting{"Ponder", "false"},
                               Setting{"OwnBook", "false"}};
constexpr std::array kToga{Setting{"Number of Threads", "1"}, Setting{"Ponder", "false"},
                           Setting{"OwnBook", "false"}};
constexpr std::array kGnuChess{Setting{"Ponder", "false"}, Setting{"OwnBook", "false"}};
constexpr std::array kOneThread{Setting{"Threads", "1"}};
constexpr std::array<std::string_view, 1> kUciSwitch{"--uci"};
// No book, no learning from earlier games, no thinking on the opponent's time.
constexpr std::array<std::string_view, 3> kPhalanxSwitches{"-b-", "-l-", "-p-"};

// Its start-up file opens a book; these are its other settings.
constexpr std::array<std::string_view, 7> kHoichessSwitches{
    "--norc",           "--initcmd", "hash size 32M",    "--initcmd",
    "pawnhash size 4M", "--initcmd", "evalcache size 4M"};

constexpr std::array kKnownEngines{
    KnownEngine{"stockfish", ProtocolKind::Uci, {}, kOneThread},
    KnownEngine{"ethereal-chess", ProtocolKind::Uci, {}, kOneThread},
    KnownEngine{"toga2", ProtocolKind::Uci, {}, kToga},
    KnownEngine{"glaurung", ProtocolKind::Uci, {}, kGlaurung},
    KnownEngine{"gnuchess", ProtocolKind::Uci, kUciSwitch, kGnuChess},
    KnownEngine{"phalanx", ProtocolKind::XBoard, kPhalanxSwitches, {}},
    KnownEngine{"hoichess", ProtocolKind::XBoard, kHoichessSwitches, {}},
    KnownEngine{"sjeng", ProtocolKind::XBoard, {}, {}},
    KnownEngine{"fairymax", ProtocolKind::XBoard, {}, {}},
};

}  // namespace

const KnownEngine* findKnownEngine(std::string_view program) {
    const std::size_t slash = program.find_last_of('/');
    const std::string_view name = slash == program.npos ? program : program.substr(slash + 1);
    const auto found = std::find_if(kKnownEngines.begin(), kKnownEngines.end(),
                                    [name](const KnownEngine& engine) { return engine.program == name; });
    return found == kKnownEngines.end() ? nullptr : &*found;
}

}  // namespace plyglass
