// Share of correct "why not this move?" verdicts on a list of positions with known answers: opening traps,
// tactics, quiet moves, endings with stalemates and fortresses. Usage: why_not_verdicts LIST.txt [NODES] A
// line of the list: FEN; move; class; description. The classes are the `Truth`s below.
#include <fmt/format.h>

#include <chrono>
#include <cstdlib>
#include <optional>
#include <string>
#include <vector>

#include "engine/base/file_text.h"
#include "engine/chess/fen.h"
#include "engine/chess/san.h"
#include "engine/lab/analysis/format.h"
#include "engine/lab/analysis/report_json.h"
#include "engine/lab/analysis/why_not.h"

using namespace plyglass;

namespace {

struct Asked {
    Position position = Position::start();
    Move move;
    std::string truth;
    std::string about;
};

bool agrees(const std::string& truth, WhyNotVerdict verdict) {
    if (truth == "good") return !isAgainst(verdict);
    if (truth == "worse") return isAgainst(verdict) && verdict != WhyNotVerdict::OnlyDraws;
    if (truth == "draw") return verdict == WhyNotVerdict::OnlyDraws;
    if (truth == "mated") return verdict == WhyNotVerdict::GetsMated;
    if (truth == "missesmate") return verdict == WhyNotVerdict::MissesMate;
    return false;
}

std::vector<std::string> fieldsOf(const std::string& line) {
    std::vector<std::string> fields;
    for (std::size_t begin = 0; begin < line.size();) {
        const std::size_t end = std::min(line.find("; ", begin), line.size());
        fields.push_back(line.substr(begin, end - begin));
        begin = end + 2;
    }
    return fields;
}

std::optional<Asked> askedIn(const std::string& line) {
    const std::vector<std::string> fields = fieldsOf(line);
    if (fields.size() != 4) return std::nullopt;
    const auto position = Position::fromFen(fields[0]);
    if (!position) return std::nullopt;
    const auto move = parseMove(*position, fields[1]);
    if (!move) return std::nullopt;
    return Asked{*position, *move, fields[2], fields[3]};
}

bool isRight(const Asked& asked, std::uint64_t nodes) {
    Searcher searcher;
    WhyNotQuestion question;
    question.search.position = asked.position;
    question.search.limits.nodes = nodes;
    question.candidate = asked.move;
    const auto began = std::chrono::steady_clock::now();
    const WhyNotAnswer answer = askWhyNot(searcher, question).value();
    const auto ms =
        std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() - began);
    const bool right = agrees(asked.truth, answer.verdict);
    const Color mover = asked.position.sideToMove();
    fmt::print("{} {:<10} {:<13} best {:>6} candidate {:>6} depth {:>3}/{:>3} {:>6} ms  {} | {} | {}\n",
               right ? "right" : "WRONG", asked.truth, idOf(answer.verdict),
               scoreToText(answer.bestScore, mover), scoreToText(answer.candidateScore, mover),
               answer.bestDepth, answer.candidateDepth, ms.count(), asked.about,
               lineToText(asked.position, answer.candidateLine, 6),
               lineToText(asked.position, answer.bestLine, 4));
    std::fflush(stdout);
    return right;
}

int ask(const char* path, std::uint64_t nodes) {
    const auto text = readFileText(path);
    if (!text) {
        fmt::print(stderr, "{}\n", text.error().english);
        return 2;
    }
    int asked = 0;
    int right = 0;
    for (std::size_t begin = 0; begin < text->size();) {
        const std::size_t end = std::min(text->find('\n', begin), text->size());
        const std::string line = text->substr(begin, end - begin);
        begin = end + 1;
        if (line.empty() || line.front() == '#') continue;
        const auto question = askedIn(line);
        if (!question) {
            fmt::print(stderr, "not \"FEN; move; class; what\": {}\n", line);
            return 2;
        }
        ++asked;
        right += isRight(*question, nodes);
    }
    fmt::print("{} of {} verdicts are right, with {} nodes for each search\n", right, asked, nodes);
    return right == asked ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
    if (argc == 2) return ask(argv[1], kQuestionNodes);
    if (argc == 3) return ask(argv[1], std::strtoull(argv[2], nullptr, 10));
    fmt::print(stderr, "usage: why_not_verdicts LIST.txt [NODES]\n");
    return 2;
}
