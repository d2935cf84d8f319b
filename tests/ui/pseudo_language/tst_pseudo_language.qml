// Every page, dialog, sheet and tab, large and small: all texts are translated, and none is cut off.
import QtQuick
import QtTest
import Plyglass
import Plyglass.App
import Plyglass.Controls

PseudoCase {
    id: test
    name: "PseudoLanguage"

    readonly property Component plantedComponent: Component {
        AppText { text: "Planted" }
    }
    readonly property Component plantedCutComponent: Component {
        Text { text: "⟦much too long for its place⟧"; width: 20; elide: Text.ElideRight }
    }

    function test_a_bare_text_is_found() {
        const planted = test.plantedComponent.createObject(test.win.contentItem, { z: 9 });
        const found = inspector.findings(test.win).filter(finding => finding.startsWith("bare: “Planted”"));
        planted.destroy();
        compare(found.length, 1);
    }
    function test_a_cut_text_is_found() {
        const planted = test.plantedCutComponent.createObject(test.win.contentItem, { z: 9 });
        const found = inspector.findings(test.win).filter(finding => finding.startsWith("cut: elided"));
        planted.destroy();
        compare(found.length, 1);
    }
    function test_each_count_has_an_english_singular() {
        compare(language.withoutSingular().join("\n"), "");
    }
    function test_data_is_no_text() {
        for (const data of ["1.e4 e5 2.Nf3", "+0.41", "12 304", "Plyglass", "Ctrl+Z",
                            "C41 Philidor Defence: Exchange Variation, 4...Nf6", "Pirc Defence",
                            "8/8/8/8/8/8/8/K1k5 w - - 0 1"])
            compare(inspector.bare(data), "", data);
        compare(inspector.bare("⟦Depth ⟦two~⟧~~⟧ of six"), "of six");
    }

    function test_play_data() { return sizes(); }
    function test_play(data) {
        resize(data.width, data.height);
        test.showPage("play");
        look("play-" + data.tag);
        for (const tab of [0, 1, 2]) {
            const tabs = find("tabs");
            if (!tabs || tab >= tabs.model.length)
                break;
            tabs.choose(tab, Qt.TabFocusReason);
            look("play-" + data.tag + "-tab-" + tab);
        }
        lookAtPopup("moveMenu", "play-" + data.tag + "-menu");
        newGame(test.computer);
        test.app.game.playMove("e2", "e4", "");
        tryVerify(() => !test.app.game.status.thinking, test.timeoutMs);
        look("play-" + data.tag + "-computer");
        test.app.game.resign();
        tryVerify(() => test.app.game.status.outcomeText.length > 0);
        look("play-" + data.tag + "-over");
        const strength = find("strength");
        if (strength && !strength.open) {
            strength.toggled(true);
            look("play-" + data.tag + "-strength");
        }
        judge();
    }
    function test_calm_data() { return sizes(); }
    function test_calm(data) {
        resize(data.width, data.height);
        test.showPage("play");
        test.app.settings.calmView = true;
        look("calm-" + data.tag);
        const hint = test.app.game.hint;
        hint.next();
        tryCompare(hint, "step", 1, test.timeoutMs);
        for (let step = 1; step <= 3; ++step) {
            look("calm-" + data.tag + "-hint-" + step);
            hint.next();
        }
        newGame(test.computer);
        play(["e2e4"]);
        tryVerify(() => !test.app.game.status.thinking, test.timeoutMs);
        test.app.game.resign();
        tryCompare(test.app.gameEnd, "known", true, test.timeoutMs);
        look("calm-" + data.tag + "-over");
        test.app.settings.calmView = false;
        judge();
    }
    function test_questions_data() { return sizes(); }
    function test_questions(data) {
        resize(data.width, data.height);
        test.showPage("play");
        const ask = test.app.ask;
        ask.open = true;
        ask.ask(Ask.None);
        look("ask-" + data.tag);
        for (let question = 1; question <= 8; ++question) {
            ask.ask(question);
            if (ask.picking) {
                look("ask-" + data.tag + "-pick-" + question);
                click("pick-Qh5");
            }
            tryVerify(() => ask.answered && !ask.running, test.timeoutMs);
            look("ask-" + data.tag + "-" + question);
        }
        ask.open = false;
        judge();
    }
    function test_dialogs_data() { return sizes(); }
    function test_dialogs(data) {
        resize(data.width, data.height);
        for (const dialog of ["newGameDialog", "keySheet", "gameChooser", "replaceDialog",
                              "opponentDialog"])
            lookAtPopup(dialog, dialog + "-" + data.tag);
        const setup = test.app.setup;
        for (const player of [setup.white, setup.black]) {
            player.kindIndex = test.computer;
            player.levelIndex = player.levelNames.length - 1;
        }
        lookAtPopup("newGameDialog", "newGameDialog-" + data.tag + "-computers");
        setup.reset();
        lookAtPopup("newGameDialog", "newGameDialog-" + data.tag + "-opponents");
        // With More choices open, for a weak opponent and for full strength.
        for (const start of [0, 1]) {
            setup.opponents.row = start === 0 ? 4 : 11;
            setup.chess960 = start;
            lookAtPopup("newGameDialog", "newGameDialog-" + data.tag + "-start-" + start);
        }
        setup.reset();
        judge();
    }
    function test_errors_of_the_engine_are_translated_data() {
        return [{ tag: "no FEN", fen: "rnbqkbnr" }, { tag: "two kings", fen: "kk6/8/8/8/8/8/8/K7 w - - 0 1" },
                { tag: "in check", fen: "4k3/8/8/8/8/8/8/4RK2 w - - 0 1" }];
    }
    function test_errors_of_the_engine_are_translated(data) {
        test.app.setup.fen = data.fen;
        verify(!test.app.setup.fenValid);
        compare(inspector.bare(test.app.setup.fenError), "", test.app.setup.fenError);
        for (const move of ["Kh9", "Ke3", "Nb6", "O-O", "e9"]) {
            const error = test.app.game.typeMove(move);
            verify(error.length > 0);
            compare(inspector.bare(error), "", error);
        }
    }
    function test_analyse_data() { return sizes(); }
    function test_analyse(data) {
        resize(data.width, data.height);
        test.showPage("analyse");
        const page = part("analysePage");
        test.app.analyse.engineOn = true;
        tryCompare(test.app.analyse.lines, "count", test.app.analyse.lineCount, test.timeoutMs);
        test.app.analyse.engineOn = false;
        for (const tab of ["moves", "lines", "book", "graph"]) {
            page.tab = tab;
            look("analyse-" + data.tag + "-" + tab);
        }
        page.tab = "lines";
        test.app.analyse.engineOn = true;
        test.app.second.on = true;
        tryVerify(() => test.app.second.moveText.length > 0, test.timeoutMs);
        test.app.analyse.engineOn = false;
        look("analyse-" + data.tag + "-second");
        lookAtPopup("secondSheet", "analyse-" + data.tag + "-second-sheet");
        test.app.second.on = false;
        page.tab = "moves";
        judge();
    }
    function test_editor_data() { return sizes(); }
    function test_editor(data) {
        resize(data.width, data.height);
        test.showPage("editor");
        const editor = test.app.editor;
        editor.useStartPosition();
        look("editor-" + data.tag);
        editor.clearBoard();
        look("editor-" + data.tag + "-empty");
        for (const problem of ["R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1", "k7/2Q5/8/8/8/8/8/4K3 b - - 0 1",
                               "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "4k3/8/8/8/8/8/8/4KR2 w - - 150 90",
                               "8/8/8"]) {
            editor.pasteText(problem);
            look("editor-" + data.tag + "-problem");
        }
        judge();
    }
    function test_explorer_data() { return sizes(); }
    function test_explorer(data) {
        resize(data.width, data.height);
        test.showPage("explorer");
        look("explorer-" + data.tag);
        const explorer = test.app.explorer;
        explorer.choiceIndex = 0;
        explorer.depth = 4;
        click("record");
        tryCompare(explorer, "recording", false, test.timeoutMs);
        tryCompare(explorer, "hasTree", true, test.timeoutMs);
        look("explorer-" + data.tag + "-tree");
        const tabs = find("explorerTabs");
        for (let tab = 0; tabs && tab < tabs.model.length; ++tab) {
            tabs.choose(tab, Qt.TabFocusReason);
            look("explorer-" + data.tag + "-tab-" + tab);
        }
        const views = find("listOrSlow");
        if (views) {
            views.choose(1, Qt.TabFocusReason);
            explorer.slowMotion.forward();
            explorer.slowMotion.forward();
            look("explorer-" + data.tag + "-slow");
            views.choose(0, Qt.TabFocusReason);
        }
        explorer.askWhyNot("a3");
        tryCompare(explorer, "busy", false, test.timeoutMs);
        look("explorer-" + data.tag + "-why-not");
        judge();
    }
    function test_laboratory_data() { return sizes(); }
    function test_laboratory(data) {
        resize(data.width, data.height);
        const lab = test.app.laboratory;
        test.showPage("laboratory");
        lab.startOver();
        lab.positions.clear();
        const views = part("laboratoryViews");
        for (let view = 0; view < 3; ++view) {
            views.choose(view, Qt.TabFocusReason);
            look("laboratory-" + data.tag + "-view-" + view);
        }
        views.choose(0, Qt.TabFocusReason);
        for (const sheet of ["configurationSheet", "savedRunsSheet", "readyMadeSheet", "fenDialog",
                             "planSheet", "deleteRunDialog"])
            lookAtPopup(sheet, sheet + "-" + data.tag);
        verify(lab.positions.addFen("r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4"));
        lab.toDepth = 3;
        lab.run();
        tryCompare(lab, "phase", LabPhase.Finished, test.timeoutMs);
        look("laboratory-" + data.tag + "-results");
        const results = find("resultsView");
        for (let view = 0; results && view < results.model.length; ++view) {
            results.choose(view, Qt.TabFocusReason);
            look("laboratory-" + data.tag + "-results-" + view);
        }
        lookAtPopup("savedRunsSheet", "savedRunsSheet-" + data.tag + "-one");
        judge();
    }
    function test_learning_data() { return sizes(); }
    function test_learning(data) {
        resize(data.width, data.height);
        const learning = test.app.learning;
        test.showPage("learning");
        const views = part("learningViews");
        for (const view of [0, 1]) {
            views.choose(view, Qt.TabFocusReason);
            look("learning-" + data.tag + "-view-" + view);
        }
        for (const sheet of ["evolvePlanSheet", "runsSheet", "evaluatorsSheet", "networkPlanSheet",
                             "deleteRunQuestion", "removeEvaluatorQuestion"])
            lookAtPopup(sheet, sheet + "-" + data.tag);
        views.choose(0, Qt.TabFocusReason);
        const plan = learning.evolution.plan;
        plan.usePreset(0);
        plan.population = 8;
        plan.generations = 2;
        plan.rounds = 1;
        plan.nodes = 30;
        learning.evolution.begin();
        tryCompare(learning.evolution, "state", LearningRun.State.Finished, test.timeoutMs);
        look("learning-" + data.tag + "-evolved");
        lookAtPopup("runsSheet", "runsSheet-" + data.tag + "-one");
        judge();
    }
    function test_network_data() { return sizes(); }
    function test_network(data) {
        resize(data.width, data.height);
        const network = test.app.learning.network;
        test.showPage("learning");
        part("learningViews").choose(1, Qt.TabFocusReason);
        const plan = network.plan;
        plan.preset = 0;
        plan.rounds = 2;
        plan.games = 50;
        plan.nodes = 10;
        plan.samples = 40;
        plan.strengthGames = 4;
        plan.threads = 1;
        network.begin();
        tryCompare(network, "state", LearningRun.State.Finished, test.timeoutMs);
        tryCompare(network.squareValues, "count", 6, test.timeoutMs);
        look("network-" + data.tag);
        const scroll = part("trainScroll");
        scroll.contentItem.contentY = scroll.contentItem.contentHeight - scroll.contentItem.height;
        look("network-" + data.tag + "-below");
        lookAtPopup("squareValuesSheet", "squareValuesSheet-" + data.tag);
        judge();
    }
    function test_evaluation_data() { return sizes(); }
    function test_evaluation(data) {
        resize(data.width, data.height);
        test.showPage("evaluation");
        look("evaluation-" + data.tag);
        for (let kind = 0; kind < 5; ++kind) {
            test.app.evaluation.evaluatorIndex = kind;
            look("evaluation-" + data.tag + "-by-" + kind);
        }
        const views = part("evaluationView");
        for (let view = 0; view < views.model.length; ++view) {
            views.choose(view, Qt.TabFocusReason);
            look("evaluation-" + data.tag + "-view-" + view);
        }
        const tabs = find("evaluationTabs");
        for (let tab = 0; tabs && tab < tabs.model.length; ++tab) {
            tabs.choose(tab, Qt.TabFocusReason);
            look("evaluation-" + data.tag + "-tab-" + tab);
        }
        judge();
    }
    function test_lessons_data() { return sizes(); }
    function test_lessons(data) {
        resize(data.width, data.height);
        test.showPage("lessons");
        const lessons = test.app.lessons;
        test.app.practice.chosen = false;
        lessons.engineChosen = true;
        for (let lesson = 0; lesson < lessons.list.rowCount(); ++lesson) {
            lessons.open(lesson);
            look("lesson-" + data.tag + "-" + lesson);
        }
        judge();
    }
    function test_chess_lessons_data() { return sizes(); }
    function test_chess_lessons(data) {
        resize(data.width, data.height);
        test.showPage("lessons");
        test.app.practice.chosen = false;
        test.app.lessons.engineChosen = false;
        const lessons = test.app.lessons.chess;
        const task = lessons.task;
        const isOver = () => task.state === ChessTask.Wrong || task.state === ChessTask.Solved;
        // The first answer that there is, right or wrong, and all steps of the hint.
        const answer = () => {
            if (task.takesMoves) {
                const move = task.board.legalMoves[0];
                task.playMove(move.slice(0, 2), move.slice(2, 4), move.slice(4));
            } else if (task.choices.count > 0) {
                task.choose(0);
            } else {
                task.pick("a1");
                task.check();
            }
        };
        for (let lesson = 0; lesson < lessons.course.count; ++lesson) {
            lessons.open(lesson);
            look("learn-" + data.tag + "-" + lesson);
            answer();
            tryVerify(() => isOver() || task.takesMoves, test.timeoutMs);
            look("learn-" + data.tag + "-" + lesson + "-answered");
            const before = task.hints.count;
            for (let step = 0; step < before; ++step) {
                task.hint();
                wait(50);
            }
            look("learn-" + data.tag + "-" + lesson + "-hint");
        }
        judge();
    }
    function test_today_data() { return sizes(); }
    function test_today(data) {
        resize(data.width, data.height);
        harness.resumeGame("*", false);
        test.showPage("today");
        tryCompare(test.app.today, "ready", true, test.timeoutMs);
        look("today-" + data.tag + "-no-game");
        harness.keepOwnGames();
        replay(["e2e4", "e7e5"]);
        tryVerify(() => test.app.today.results.count >= 4, test.timeoutMs);
        look("today-" + data.tag);
        const scroll = part("todayScroll").contentItem;
        scroll.contentY = scroll.contentHeight - scroll.height;
        look("today-" + data.tag + "-below");
        judge();
    }
    function test_library_data() { return sizes(); }
    function test_library(data) {
        resize(data.width, data.height);
        const library = test.app.library;
        test.showPage("library");
        look("library-" + data.tag + "-empty");
        library.imports.take([Qt.resolvedUrl("../../data/games/three.pgn")]);
        tryVerify(() => !library.imports.running && library.games.count > 0, test.timeoutMs);
        library.current = 0;
        const views = part("libraryViews");
        for (let view = 0; view < views.model.length; ++view) {
            views.choose(view, Qt.TabFocusReason);
            look("library-" + data.tag + "-view-" + view);
        }
        judge();
    }
    function test_settings_data() { return sizes(); }
    function test_settings(data) {
        resize(data.width, data.height);
        for (const page of ["settings", "about"]) {
            test.showPage(page);
            look(page + "-" + data.tag);
        }
        judge();
    }
}
