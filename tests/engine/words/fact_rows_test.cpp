// Twenty positions and twenty near misses for each kind of fact (tests/data/facts/facts.tsv): the fact's
// sentence is checked on the board.
#include <algorithm>
#include <fstream>
#include <sstream>

#include "engine/chess/san.h"
#include "engine/lab/analysis/question_search.h"
#include "engine/words/fact_words.h"
#include "tests/engine/words/claim_checker.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

constexpr int kEach = 20;

/// In FactKind order.
const QStringList kKinds =
    QString(
        "Mate BackRankMate Stalemate Repetition Perpetual FiftyMoves InsufficientMaterial "
        "WrongBishop LevelScore Material Promotion UnstoppablePawn Hanging Fork AbsolutePin "
        "RelativePin PinnedGuard Skewer DiscoveredAttack DiscoveredCheck DoubleCheck RemovedGuard "
        "OverloadedGuard TrappedPiece Sacrifice Zugzwang OpenKing Plan")
        .split(' ');

struct FactRow {
    FactKind kind = FactKind::Plan;
    bool holds = false;
    Position position = Position::start();
    std::vector<Move> line;
    std::vector<Move> best;  ///< for facts that compare two lines
    std::string text;
};

std::vector<Move> lineFrom(const Position& start, const std::string& sans) {
    std::vector<Move> line;
    Position now = start;
    std::istringstream words(sans);
    for (std::string san; words >> san; now.play(line.back())) line.push_back(parseMove(now, san).value());
    return line;
}

std::vector<FactRow> factRowsOf(FactKind kind) {
    std::ifstream file(PLYGLASS_SOURCE_DIR "/tests/data/facts/facts.tsv");
    std::vector<FactRow> rows;
    for (std::string text; std::getline(file, text);) {
        std::istringstream cells(text);
        std::string name, holds, fen, line, best;
        std::getline(cells, name, '\t');
        std::getline(cells, holds, '\t');
        std::getline(cells, fen, '\t');
        std::getline(cells, line, '\t');
        std::getline(cells, best, '\t');
        if (kKinds.indexOf(name.c_str()) != static_cast<int>(kind)) continue;
        const Position position = Position::fromFen(fen).value();
        rows.push_back(
            {kind, holds == "yes", position, lineFrom(position, line), lineFrom(position, best), text});
    }
    return rows;
}

std::vector<Fact> factsBeside(const FactRow& row, Score candidate, Score best) {
    return factsAgainst({row.position, {}, {row.line, candidate}, {row.best, best}});
}

std::optional<Fact> searchedZugzwang(const Position& position) {
    Searcher searcher;
    SearchRequest request;
    request.position = position;
    request.limits.nodes = 20'000;
    return askZugzwang(searcher, request, searcher.search(request).info.score);
}

std::vector<Fact> factsOf(const FactRow& row) {
    const Color mover = row.position.sideToMove();
    if (row.kind >= FactKind::Stalemate && row.kind < FactKind::LevelScore) {
        const auto draw = drawFact(LineWalk(row.position, row.line), {}, ~mover);
        return draw ? std::vector{*draw} : std::vector<Fact>();
    }
    if (row.kind == FactKind::LevelScore) {
        FactRow beside = row;
        beside.best = {row.line.front()};
        return factsBeside(beside, kDrawScore, 300);
    }
    if (row.kind == FactKind::Zugzwang) {
        const auto zugzwang = searchedZugzwang(row.position);
        return zugzwang ? std::vector{*zugzwang} : std::vector<Fact>();
    }
    if (row.kind == FactKind::OpenKing) return factsBeside(row, -60, 40);
    if (row.kind == FactKind::Plan) return factsBeside(row, -600, 400);
    return factsAlong(row.position, {row.line, kCertainWin}, mover);
}

/// The sentence, with the one that quotes its line if it has none of its own.
std::string textOf(const Fact& fact, const Position& position) {
    const Telling telling = fact.kind > FactKind::Zugzwang ? Telling::Against : Telling::For;
    std::vector<Fact> facts{fact};
    if (fact.kind >= FactKind::Hanging && fact.kind < FactKind::Sacrifice) {
        facts.push_back(fact);
        facts.back().kind = FactKind::Material;
        facts.back().squares = {};
    }
    return factsText(facts, position, telling).english;
}

}  // namespace

class FactRowsTest : public QObject {
    Q_OBJECT

  private slots:
    void twentyAndTwenty_data() {
        const TestRows<FactKind> row;
        for (int kind = 0; kind < kKinds.size(); ++kind)
            row(qPrintable(kKinds[kind]), static_cast<FactKind>(kind));
    }

    void twentyAndTwenty() {
        const auto [kind] = testRow<FactKind>();
        int yes = 0, no = 0;
        for (const FactRow& row : factRowsOf(kind)) {
            const std::vector<Fact> facts = factsOf(row);
            const auto found = std::find_if(facts.begin(), facts.end(),
                                            [&](const Fact& fact) { return fact.kind == row.kind; });
            QVERIFY2((found != facts.end()) == row.holds, row.text.c_str());
            ++(row.holds ? yes : no);
            if (!row.holds || row.line.empty()) continue;
            const std::string text = textOf(*found, row.position);
            const Claims claims = checkClaims(row.position, row.line.front(), text);
            QVERIFY2(claims.wrong.empty(), (row.text + " " + text).c_str());
        }
        QCOMPARE(yes, kEach);
        QCOMPARE(no, kEach);
    }
};

PLYGLASS_TEST(FactRowsTest);
#include "fact_rows_test.moc"
