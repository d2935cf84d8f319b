// Each kind of fact with twenty positions in which it holds and twenty near misses in which it does not
// (tests/data/facts/facts.tsv): what the finder finds is worded, and the checker counts it on the board.
#include <algorithm>
#include <fstream>
#include <map>
#include <sstream>

#include "engine/chess/san.h"
#include "engine/lab/analysis/question_search.h"
#include "engine/words/fact_words.h"
#include "tests/engine/words/claim_checker.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

constexpr int kEach = 20;

const std::map<std::string, FactKind> kKinds = {
    {"Mate", FactKind::Mate},
    {"BackRankMate", FactKind::BackRankMate},
    {"Stalemate", FactKind::Stalemate},
    {"Repetition", FactKind::Repetition},
    {"Perpetual", FactKind::Perpetual},
    {"FiftyMoves", FactKind::FiftyMoves},
    {"InsufficientMaterial", FactKind::InsufficientMaterial},
    {"WrongBishop", FactKind::WrongBishop},
    {"LevelScore", FactKind::LevelScore},
    {"Material", FactKind::Material},
    {"Promotion", FactKind::Promotion},
    {"UnstoppablePawn", FactKind::UnstoppablePawn},
    {"Hanging", FactKind::Hanging},
    {"Fork", FactKind::Fork},
    {"AbsolutePin", FactKind::AbsolutePin},
    {"RelativePin", FactKind::RelativePin},
    {"PinnedGuard", FactKind::PinnedGuard},
    {"Skewer", FactKind::Skewer},
    {"DiscoveredAttack", FactKind::DiscoveredAttack},
    {"DiscoveredCheck", FactKind::DiscoveredCheck},
    {"DoubleCheck", FactKind::DoubleCheck},
    {"RemovedGuard", FactKind::RemovedGuard},
    {"OverloadedGuard", FactKind::OverloadedGuard},
    {"TrappedPiece", FactKind::TrappedPiece},
    {"Sacrifice", FactKind::Sacrifice},
    {"Zugzwang", FactKind::Zugzwang},
    {"OpenKing", FactKind::OpenKing},
    {"Plan", FactKind::Plan},
};

struct FactRow {
    FactKind kind = FactKind::Plan;
    bool holds = false;
    Position position = Position::start();
    std::vector<Move> line;
    std::vector<Move> best;  ///< of facts that compare two lines
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
        if (kKinds.at(name) != kind) continue;
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
    if (row.kind > FactKind::Zugzwang) return factsBeside(row, -60, 40);
    return factsAlong(row.position, {row.line, kCertainWin}, mover);
}

/// The sentence with the one that shows its line, where it has none of its own.
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
        QTest::addColumn<int>("kind");
        for (const auto& [name, kind] : kKinds) QTest::newRow(name.c_str()) << static_cast<int>(kind);
    }

    void twentyAndTwenty() {
        QFETCH(int, kind);
        int yes = 0, no = 0;
        for (const FactRow& row : factRowsOf(static_cast<FactKind>(kind))) {
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
