#include <fmt/format.h>

#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "app/commands/commands.h"
#include "app/commands/shared/common_options.h"
#include "app/commands/shared/console_job.h"
#include "app/commands/shared/fen_option.h"
#include "app/commands/shared/out_file.h"
#include "app/commands/tables_verification.h"
#include "engine/base/json.h"
#include "engine/base/text.h"
#include "engine/chess/fen.h"
#include "engine/chess/san.h"
#include "engine/knowledge/endgames/endgame_generator.h"
#include "engine/knowledge/endgames/endgame_moves.h"
#include "engine/knowledge/endgames/endgame_position.h"

namespace plyglass {

namespace {

struct TablesArguments {
    std::string file;  ///< empty = the built-in tables
    std::string out;
    std::vector<std::string> pieces;
    std::string fen;
    TablesVerificationOptions verification;
    int threads = 1;
    bool json = false;
};

/// The built-in tables, or those of a file.
class ChosenTables {
  public:
    explicit ChosenTables(const std::string& file) {
        if (!file.empty()) m_own.emplace(valueOf("--tables", EndgameTables::fromFile(file)));
    }

    const EndgameTables& operator*() const { return m_own ? *m_own : EndgameTables::builtIn(); }
    const EndgameTables* operator->() const { return &**this; }

  private:
    std::optional<EndgameTables> m_own;
};

const char* idOf(EndgameOutcome outcome) {
    switch (outcome) {
        case EndgameOutcome::Win:
            return "win";
        case EndgameOutcome::Loss:
            return "loss";
        default:
            return "draw";
    }
}

/// "wins, mate in 17", from the view of the side to move.
std::string verdictOf(const EndgameValue& value) {
    if (value.outcome == EndgameOutcome::Draw) return "draws";
    if (value.pliesToMate == 0) return "is mated";
    return value.outcome == EndgameOutcome::Win ? fmt::format("wins, mate in {}", value.movesToMate())
                                                : fmt::format("loses, mated in {}", value.movesToMate());
}

Json jsonOf(const EndgameValue& value) {
    Json json = {{"outcome", idOf(value.outcome)}};
    if (value.outcome == EndgameOutcome::Draw) return json;
    json["mateIn"] = value.outcome == EndgameOutcome::Win ? value.movesToMate() : -value.movesToMate();
    json["pliesToMate"] = value.pliesToMate;
    return json;
}

void runGenerate(const TablesArguments& options) {
    std::vector<EndgameMaterial> wanted;
    wanted.reserve(options.pieces.size());
    for (const std::string& name : options.pieces)
        wanted.push_back(valueOf("--pieces", EndgameMaterial::fromName(name)));
    if (wanted.empty()) wanted = allEndgames();
    checkOutFile(options.out);
    ConsoleJob job(options.threads);
    const GeneratedEndgames generated = generateEndgames(wanted, job.context());
    job.failIfInterrupted("Nothing was written.");
    const std::string bytes = valueOf(endgameFileBytes(generated, job.context()), kExitFailure);
    job.failIfInterrupted("Nothing was written.");
    job.endLine();
    writeOutFile(options.out, bytes);
    printOut("Written to {}: {} bytes.\n", options.out, bytes.size());
}

/// Side with the longer longest mate.
Color longerSide(const EndgameSummary& summary) {
    return summary.longest[Black].plies > summary.longest[White].plies ? Black : White;
}

std::string longestFen(const EndgameSummary& summary, Color color) {
    const EndgameSquares squares = EndgameIndex(summary.material).squaresOf(summary.longest[color].index);
    const auto position = endgamePosition(summary.material, squares, color);
    return position ? toFen(*position) : std::string();
}

Json jsonOf(const EndgameSummary& summary) {
    Json json = {{"material", summary.material.name()}, {"positions", summary.positions()}};
    for (const Color color : {White, Black}) {
        const EndgameCounts& counts = summary.counts[color];
        Json side = {{"wins", counts.wins}, {"draws", counts.draws}, {"losses", counts.losses}};
        if (const int plies = summary.longest[color].plies; plies > 0) {
            side["longestMateIn"] = (plies + 1) / 2;
            side["longestMateFen"] = longestFen(summary, color);
        }
        json[color == White ? "whiteToMove" : "blackToMove"] = side;
    }
    json["packedBytes"] = summary.packedBytes;
    return json;
}

void runList(const TablesArguments& options) {
    const std::vector<EndgameSummary> summaries = ChosenTables(options.file)->summaries();
    if (options.json) {
        auto list = Json::array();
        for (const EndgameSummary& summary : summaries) list.push_back(jsonOf(summary));
        printOut("{}\n", Json{{"tables", list}}.dump());
        return;
    }
    std::uint64_t packedBytes = 0;
    printOut("{:<6} {:>10} {:>9} {:>8}  {}\n", "ending", "positions", "bytes", "mate in", "longest mate");
    for (const EndgameSummary& summary : summaries) {
        const Color color = longerSide(summary);
        printOut("{:<6} {:>10} {:>9} {:>8}  {}\n", summary.material.name(), summary.positions(),
                 summary.packedBytes, (summary.longest[color].plies + 1) / 2, longestFen(summary, color));
        packedBytes += summary.packedBytes;
    }
    printOut("{} tables, {} bytes\n", summaries.size(), packedBytes);
}

void printProbe(const Position& position, const EndgameValue& value, const std::vector<EndgameMove>& moves) {
    printOut("{} {}.\n", position.sideToMove() == White ? "White" : "Black", verdictOf(value));
    if (!value.isCertain(position.halfmoveClock()))
        printOut("The fifty-move rule may make it a draw: {} plies without capture or pawn move so far.\n",
                 position.halfmoveClock());
    for (const EndgameMove& move : moves)
        printOut("  {:<7} {}\n", toSan(position, move.move), verdictOf(move.value));
}

std::string probeJson(const Position& position, const EndgameValue& value,
                      const std::vector<EndgameMove>& moves) {
    Json json = {{"fen", toFen(position)}, {"pov", "sideToMove"}};
    json.update(jsonOf(value));
    json["certain"] = value.isCertain(position.halfmoveClock());
    auto list = Json::array();
    for (const EndgameMove& move : moves) {
        Json entry = {{"move", toUci(position, move.move)}};
        entry.update(jsonOf(move.value));
        list.push_back(entry);
    }
    json["moves"] = list;
    return json.dump() + '\n';
}

void runProbe(const TablesArguments& options) {
    const ChosenTables tables(options.file);
    const Position position = positionOf("--fen", options.fen);
    const auto value = tables->probe(position);
    const auto moves = rankedMoves(*tables, position);
    if (!value || !moves)
        failCommand(
            fmt::format("The tables do not know this position. They know endings of at most {} pieces "
                        "without castling rights; plyglass-lab tables list shows which.",
                        kMaxEndgameMen),
            kExitUsage);
    if (options.json)
        printOut("{}", probeJson(position, *value, *moves));
    else
        printProbe(position, *value, *moves);
}

void runVerify(const TablesArguments& options) {
    const ChosenTables tables(options.file);
    ConsoleJob job(options.threads);
    const TablesVerification found = verifyTables(*tables, options.verification, job.context());
    job.endLine();
    for (const std::string& defect : found.firstDefects) printNote("{}\n", defect);
    if (options.json)
        printOut("{}\n", Json{{"positions", found.positions},
                              {"enPassant", found.enPassant},
                              {"depth", options.verification.depth},
                              {"mates", found.mates},
                              {"noMates", found.noMates},
                              {"defects", found.defects}}
                             .dump());
    else
        printOut(
            "{} positions, {} of them with an en passant capture: {} defects.\n"
            "A search of {} plies found the same mate in {} of them, and no mate in {}.\n",
            found.positions, found.enPassant, found.defects, options.verification.depth, found.mates,
            found.noMates);
    job.failIfInterrupted("Only the positions counted were verified.");
    if (found.defects > 0) throw CLI::RuntimeError(kExitDiffers);
}

void addGenerate(CLI::App& command, const std::shared_ptr<TablesArguments>& options) {
    CLI::App* generate =
        command.add_subcommand("generate", "Make tables by retrograde analysis, beginning with the mates");
    generate->add_option("--out", options->out, "File to write")->required();
    generate
        ->add_option("--pieces", options->pieces,
                     "Endings, like KBNK or KPKP, separated by commas; those that their captures and "
                     "promotions lead to are added (default: all with up to four pieces)")
        ->delimiter(',');
    addThreadsOption(*generate, options->threads);
    generate->callback([options] { runGenerate(*options); });
}

void addVerify(CLI::App& command, const std::shared_ptr<TablesArguments>& options) {
    CLI::App* verify = command.add_subcommand(
        "verify", "Test the tables on random positions, against the rules of chess and against the search");
    verify
        ->add_option("--sample", options->verification.sample,
                     "Number of positions, the same number of each ending")
        ->check(CLI::Range(std::uint64_t{1}, kMaxNodes));
    verify->add_option("--seed", options->verification.seed, "Random seed of the positions");
    addDepthOption(*verify, options->verification.depth, "Depth of the search, in plies");
    addThreadsOption(*verify, options->threads);
    verify->callback([options] { runVerify(*options); });
}

}  // namespace

void addTablesCommand(CLI::App& app) {
    CLI::App* command =
        app.add_subcommand("tables", "Show, ask, test or make the endgame tables, which know every mate");
    command->require_subcommand(1);
    const auto options = std::make_shared<TablesArguments>();
    addGenerate(*command, options);
    CLI::App* list = command->add_subcommand("list", "Show which endings there are, with the longest mates");
    list->callback([options] { runList(*options); });
    CLI::App* probe =
        command->add_subcommand("probe", "Show who wins a position, and what each move leads to");
    probe->add_option("fen,--fen", options->fen, "The position, in FEN")->required();
    probe->callback([options] { runProbe(*options); });
    addVerify(*command, options);
    for (CLI::App* part : {list, probe, command->get_subcommand("verify")}) {
        part->add_option("--tables", options->file, "File of tables (default: the built-in ones)");
        part->add_flag("--json", options->json, "Print one line of JSON");
    }
}

}  // namespace plyglass
