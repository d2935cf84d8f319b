// The contents of the move list: signs, comments, nested variations; and long games stay fast.
#include <QAbstractItemModelTester>
#include <QRegularExpression>
#include <QSignalSpy>
#include <algorithm>

#include "app/services/analysis/nag_text.h"
#include "app/viewmodels/play/move_list_model.h"
#include "engine/base/random.h"
#include "engine/chess/movegen.h"
#include "engine/chess/pgn.h"
#include "engine/chess/san.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

Game gameOf(const char* pgn) {
    auto game = readPgn(pgn);
    if (!game) qFatal("%s", game.error().english.c_str());
    return std::move(*game);
}

QVariant at(const MoveListModel& model, int row, MoveListModel::Role role) {
    return model.data(model.index(row), role);
}

/// A row as text: "3 Nf3! | Nc6", "{comment}", "(1: 3.d4 exd4".
QString rowText(const MoveListModel& model, int row) {
    const int kind = at(model, row, MoveListModel::RowKindRole).toInt();
    QString text = at(model, row, MoveListModel::TextRole).toString();
    if (kind == MoveRowKind::Comment) return '{' + text + '}';
    if (kind == MoveRowKind::Variation) {
        static const QRegularExpression tags("<[^>]*>");
        const bool opens = at(model, row, MoveListModel::OpensRole).toBool();
        return QString("%1%2: %3")
            .arg(opens ? "(" : "")
            .arg(at(model, row, MoveListModel::DepthRole).toInt())
            .arg(text.remove(tags).simplified());
    }
    return QString("%1 %2%3 | %4%5")
        .arg(at(model, row, MoveListModel::NumberRole).toInt())
        .arg(at(model, row, MoveListModel::WhiteSanRole).toString(),
             at(model, row, MoveListModel::WhiteSignsRole).toString(),
             at(model, row, MoveListModel::BlackSanRole).toString(),
             at(model, row, MoveListModel::BlackSignsRole).toString());
}

QStringList rowsOf(const MoveListModel& model) {
    QStringList rows;
    for (int row = 0; row < model.count(); ++row) rows += rowText(model, row);
    return rows;
}

/// A game of `plies` plies without an end: knights move out and back.
Game longGame(int plies, int variationEvery) {
    constexpr const char* kOutAndHome[] = {"g1f3", "g8f6", "f3g1", "f6g8"};
    Game game;
    for (int ply = 0; ply < plies; ++ply) {
        const GameNode* const before = game.current();
        MoveList moves;
        generateLegal(game.position(), moves);
        const Move move = *parseUci(game.position(), kOutAndHome[ply % 4]);
        if (!game.addMove(move)) qFatal("no move");
        const GameNode* const played = game.current();
        if (variationEvery > 0 && ply % variationEvery == 0) {
            for (const Move other : moves) {
                if (other == move) continue;
                game.goTo(before);
                if (game.addMove(other)) break;
            }
            game.goTo(played);
        }
    }
    return game;
}

}  // namespace

class MoveListTest : public QObject {
    Q_OBJECT
  private slots:
    void annotationsAreInPlace() {
        const Game game = gameOf(
            "{Introduction} {Second} 1. e4! $14 {King's <pawn>} e5?! (1... c5 $5 2. Nf3 (2. c3 {Alapin} d5) "
            "2... d6 "
            "{then} 3. d4) (1... e6) 2. Nf3 {before Black} 2... Nc6 3. Bb5 a6 *");
        MoveListModel model;
        const QAbstractItemModelTester tester(&model);
        model.show(game.line(), game.root());
        QCOMPARE(rowsOf(model),
                 QStringList({"{Introduction}", "{Second}", "1 e4! +/= | ", "{King's &lt;pawn&gt;}",
                              "1  | e5?!", "(1: 1…c5!? 2.Nf3", "(2: 2.c3 Alapin 2…d5", "1: 2…d6 then 3.d4",
                              "(1: 1…e6", "2 Nf3 | ", "{before Black}", "2  | Nc6", "3 Bb5 | a6"}));
    }

    /// Longer texts would take minutes to lay out.
    void longCommentsAreCut() {
        const std::string million(1'000'000, 'x');
        const std::string pgn = "1. e4 {" + million + "} (1. d4 {" + million + "}) 1... e5 *";
        const Game game = gameOf(pgn.c_str());
        MoveListModel model;
        model.show(game.line(), game.root());
        for (const QString& row : rowsOf(model)) QVERIFY(row.size() < 5000);
        QVERIFY(rowsOf(model).at(1).endsWith(QString::fromUtf8("x…}")));
    }

    void variationsCanBeHidden() {
        const Game game = gameOf("1. e4 e5 (1... c5 2. Nf3) 2. Nf3 {said} Nc6 (2... d6) 3. Bb5 *");
        MoveListModel model;
        const QAbstractItemModelTester tester(&model);
        const auto line = game.line();
        model.show(line, line[1]);
        const QStringList all = rowsOf(model);
        model.setLineOnly(true);
        QCOMPARE(rowsOf(model), QStringList({"1 e4 | e5", "2 Nf3 | ", "{said}", "2  | Nc6", "3 Bb5 | "}));
        QCOMPARE(model.currentRow(), 0);
        // The shown move may be in a hidden variation.
        const GameNode* const c5 = line[0]->children()[1].get();
        model.show(line, c5);
        QCOMPARE(model.currentRow(), -1);
        model.setLineOnly(false);
        QCOMPARE(rowsOf(model), all);
        QCOMPARE(model.currentNode() >= 0, true);
    }

    void variationMovesAreReachable() {
        const Game game = gameOf("1. e4 e5 (1... c5 2. Nf3 (2. c3 d5)) 2. Nf3 *");
        MoveListModel model;
        model.show(game.line(), game.root());
        static const QRegularExpression link("href=\"(\\d+)\">(?:\\d+[.…])?(\\w+)<");
        QStringList found;
        for (int row = 0; row < model.count(); ++row) {
            auto matches = link.globalMatch(at(model, row, MoveListModel::TextRole).toString());
            while (matches.hasNext()) {
                const auto match = matches.next();
                const GameNode* const node = model.nodeOf(match.captured(1).toInt());
                QVERIFY(node);
                QCOMPARE(QString::fromStdString(node->san()), match.captured(2));
                found += match.captured(2);
            }
        }
        QCOMPARE(found, QStringList({"c5", "Nf3", "c3", "d5"}));
        QCOMPARE(model.nodeOf(at(model, 0, MoveListModel::WhiteNodeRole).toInt()), game.line()[0]);
        QCOMPARE(at(model, 0, MoveListModel::BlackNodeRole).toInt() >= 0, true);
    }

    void navigationKeepsTheRows() {
        const Game game = gameOf("1. e4 e5 (1... c5 2. Nf3 d6) 2. Nf3 Nc6 *");
        MoveListModel model;
        const QAbstractItemModelTester tester(&model);
        const auto line = game.line();
        model.show(line, line.back());
        const QStringList before = rowsOf(model);
        QCOMPARE(model.currentRow(), 2);
        QSignalSpy changed(&model, &MoveListModel::dataChanged);
        const GameNode* const c5 = line[0]->children()[1].get();
        model.show(line, c5->children().front().get());
        QCOMPARE(model.currentRow(), 1);
        QCOMPARE(changed.count(), 2);
        QVERIFY(at(model, 1, MoveListModel::TextRole).toString().contains("class=\"now\""));
        QCOMPARE(rowsOf(model), before);
        model.show(line, game.root());
        QCOMPARE(model.currentRow(), -1);
    }

    void onlyChangedRowsAreSignalled() {
        Game game = gameOf("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *");
        MoveListModel model;
        const QAbstractItemModelTester tester(&model);
        model.show(game.line(), game.current());
        QSignalSpy inserted(&model, &MoveListModel::rowsInserted);
        QSignalSpy changed(&model, &MoveListModel::dataChanged);
        const GameNode* const end = game.current();
        game.goTo(game.line()[2]);
        QVERIFY(game.addMove(*parseMoveAt(game, "d7d6")));
        game.goTo(end);
        model.rebuild();
        QCOMPARE(rowsOf(model), QStringList({"1 e4 | e5", "2 Nf3 | Nc6", "(1: 2…d6", "3 Bb5 | a6"}));
        QCOMPARE(inserted.count(), 1);
        QCOMPARE(model.currentRow(), 3);
        model.forgetNodes();
        QCOMPARE(model.count(), 0);
        QCOMPARE(model.currentRow(), -1);
    }

    void everyMoveIsListedOnce() {
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            Random random(seed);
            Game game;
            std::vector<const GameNode*> nodes{game.root()};
            for (int step = 0; step < 150; ++step) {
                game.goTo(nodes[random.below(nodes.size())]);
                MoveList moves;
                generateLegal(game.position(), moves);
                if (moves.empty()) continue;
                const std::size_t before = game.current()->children().size();
                const GameNode* const parent = game.current();
                QVERIFY(game.addMove(
                    moves[static_cast<int>(random.below(static_cast<std::uint64_t>(moves.size())))]));
                if (parent->children().size() > before) nodes.push_back(game.current());
            }
            game.goToStart();
            game.goTo(game.lineEnd());
            MoveListModel model;
            model.show(game.line(), game.root());
            for (std::size_t i = 1; i < nodes.size(); ++i) {
                model.show(game.line(), nodes[i]);
                QVERIFY2(model.currentRow() >= 0, nodes[i]->san().c_str());
            }
        }
    }

    void deepNestingAndLongGamesWork() {
        const Game game = longGame(6'000, 10);
        MoveListModel model;
        model.show(game.line(), game.current());
        // Each variation has its own row, and it splits the row of its move pair.
        QCOMPARE(model.count(), 3'000 + 2 * 600);
        Game nested;
        constexpr int kDepth = 2'000;
        for (int ply = 0; ply < kDepth; ++ply) {
            MoveList moves;
            generateLegal(nested.position(), moves);
            const GameNode* const before = nested.current();
            QVERIFY(nested.addMove(moves[0]));
            nested.goTo(before);
            QVERIFY(nested.addMove(moves[1]));
            if (moves.size() < 4) break;
        }
        const GameNode* const deepest = nested.current();
        nested.goToStart();
        nested.goTo(nested.lineEnd());
        model.forgetNodes();
        model.show(nested.line(), deepest);
        QCOMPARE(model.currentRow(), model.count() - 1);
    }

    void nagsHaveWords() {
        QCOMPARE(nagSigns({1, 14}), QString("! +/="));
        QCOMPARE(nagSigns({16}), QString(" ±"));
        QCOMPARE(nagSigns({142}), QString(" ⌓"));
        QCOMPARE(nagSigns({84, 250}), QString(" $84 $250"));
        QCOMPARE(nagWords({85, 250}), QString("Black has a very strong pawn structure, sign number 250"));
        QCOMPARE(nagWords({4, 19}), QString("blunder, Black is winning"));
        QVERIFY(nagSigns({}).isEmpty() && nagWords({}).isEmpty());
    }

  private:
    static Result<Move> parseMoveAt(const Game& game, const char* text) {
        return parseUci(game.position(), text);
    }
};

PLYGLASS_TEST(MoveListTest);
#include "move_list_test.moc"
