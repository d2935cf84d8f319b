// Makes the pictures of the README and of the package: each page after a few minutes of use, on the real
// program. Evaluations, counts and times depend on the machine.
import QtQuick
import Plyglass.App
import ".."

ProgramCase {
    id: test
    name: "Screenshots"
    timeoutMs: 300000

    readonly property Game game: test.app.game
    property int frame: 0
    readonly property var opening: ["e2e4", "g1f3", "f1c4", "d2d3", "e1g1", "b1c3", "f1e1"]

    function prepare() {
        mouseMove(test.win.contentItem, 2, 2);
    }
    function inTheme(theme, page) {
        test.app.settings.theme = theme;
        test.showPage(page);
    }
    // A person with White against the computer at full strength, ten minutes each.
    function startGame() {
        const setup = test.app.setup;
        setup.reset();
        setup.black.levelIndex = setup.black.levelNames.length - 1;
        setup.timeControlIndex = 3;
        verify(setup.start());
    }
    // Plays the opening against a computer that must move after a second; at the end it keeps searching.
    function playOpening(thinkMs) {
        startGame();
        for (let i = 0; i < test.opening.length; ++i) {
            const last = i === test.opening.length - 1;
            test.play([test.opening[i]]);
            tryVerify(() => test.game.status.thinking, test.timeoutMs);
            wait(last ? thinkMs : 1200);
            if (!last)
                test.game.moveNow();
            tryVerify(() => last || !test.game.status.thinking, test.timeoutMs);
        }
    }

    // No message covers the picture.
    function shot(name) {
        test.app.notices.dismiss();
        grab(name);
    }
    // A frame of the animated picture.
    function film(frames, everyMs) {
        for (let i = 0; i < frames; ++i) {
            wait(everyMs);
            test.frame += 1;
            const name = "frame-" + String(test.frame).padStart(3, "0");
            verify(harness.grab(test.win, harness.pictures + "/" + name + ".png"));
        }
    }

    // The computer searches; alpha–beta is turned off, and the node counts show the cost.
    function test_1_alpha_beta_is_turned_off() {
        inTheme("dark", "play");
        playOpening(3000);
        film(8, 350);
        click("technique-alpha-beta");
        mouseMove(test.win.contentItem, 2, 2);
        film(16, 350);
        click("technique-alpha-beta");
        mouseMove(test.win.contentItem, 2, 2);
        film(10, 350);
    }
    function test_2_play() {
        inTheme("dark", "play");
        playOpening(7000);
        shot("play-dark");
    }
    function test_3_why_not() {
        inTheme("light", "play");
        test.game.moveNow();
        tryVerify(() => !test.game.status.thinking, test.timeoutMs);
        click("ask");
        click("question-2");
        test.app.ask.instead = false;
        test.app.ask.pick("Ng5");
        tryVerify(() => test.app.ask.answered && !test.app.ask.running, test.timeoutMs);
        shot("play-light");
        test.app.ask.open = false;
    }
    function test_4_explorer() {
        inTheme("dark", "explorer");
        const explorer = test.app.explorer;
        explorer.depth = 12;
        click("record");
        tryVerify(() => explorer.hasTree && !explorer.busy, test.timeoutMs);
        explorer.askWhyNot("Ng5");
        tryVerify(() => explorer.whyNot.answered && !explorer.busy, test.timeoutMs);
        shot("explorer-dark");
    }
    function test_5_evaluation() {
        inTheme("dark", "evaluation");
        shot("evaluation-dark");
    }
    function test_6_laboratory() {
        inTheme("light", "laboratory");
        const lab = test.app.laboratory;
        lab.useReadyMade(0);
        lab.run();
        tryVerify(() => !lab.running && lab.hasResults, test.timeoutMs);
        shot("laboratory-light");
    }
    function test_7_learning() {
        inTheme("dark", "learning");
        const run = test.app.learning.evolution;
        run.plan.usePreset(0);
        run.plan.generations = 20;
        run.begin();
        tryCompare(run, "state", LearningRun.State.Finished, test.timeoutMs);
        run.match.games = 100;
        run.match.start();
        tryCompare(run.match, "running", false, test.timeoutMs);
        shot("learning-dark");
    }
    function test_8_lessons() {
        inTheme("dark", "lessons");
        test.app.lessons.engineChosen = true;
        tryVerify(() => part("lesson7").y > part("lesson1").y && part("lesson1").y > 0, test.timeoutMs);
        click("lesson1");
        for (let i = 0; i < 2; ++i) {
            const runs = test.app.lessons.runs;
            const before = runs.rowCount();
            below(part("step" + i), "showMe", false).clicked();
            tryVerify(() => !test.app.lessons.running && runs.rowCount() > before, test.timeoutMs);
        }
        shot("lessons-dark");
    }
    // Paul Morphy against Duke Karl and Count Isouard, Paris 1858.
    function test_9_analyse_and_practise() {
        inTheme("light", "analyse");
        test.app.files.pasteText("[White \"Morphy\"]\n[Black \"Duke Karl and Count Isouard\"]\n\n"
            + "1. e4 e5 2. Nf3 d6 3. d4 Bg4 4. dxe5 Bxf3 5. Qxf3 dxe5 6. Bc4 Nf6 7. Qb3 Qe7 8. Nc3 c6 "
            + "9. Bg5 b5 10. Nxb5 cxb5 11. Bxb5+ Nbd7 12. O-O-O Rd8 13. Rxd7 Rxd7 14. Rd1 Qe6 "
            + "15. Bxd7+ Nxd7 16. Qb8+ Nxb8 17. Rd8# 1-0");
        tryVerify(() => test.game.title.startsWith("Morphy"), test.timeoutMs);
        test.game.goToPly(20);
        part("analysePage").tab = "moves";
        wait(8000);
        shot("analyse-light");
        test.app.settings.theme = "dark";
        const report = test.app.report;
        part("analysePage").tab = "report";
        report.make();
        tryCompare(report, "complete", true, test.timeoutMs);
        tryCompare(report, "running", false, test.timeoutMs);
        report.goToPosition(18);
        wait(3000);
        shot("report-dark");
        // The mistakes of Black as exercises.
        test.app.settings.theme = "light";
        report.sides = 2;
        waitForRendering(part("reportView"));
        click("practise");
        tryCompare(test.app.practice, "asking", true, test.timeoutMs);
        waitForRendering(part("practiceView"));
        click("practiceHint");
        shot("practice-light");
    }
    // Famous games, and those played above.
    function test_a_library() {
        inTheme("dark", "library");
        tryVerify(() => test.app.library.ready, test.timeoutMs);
        test.app.library.imports.take([Qt.resolvedUrl("classics.pgn")]);
        tryVerify(() => !test.app.library.imports.running && test.app.library.games.count >= 6,
                  test.timeoutMs);
        test.app.library.edits.dismiss();
        const list = part("libraryList");
        tryVerify(() => (list.itemAtIndex(0)?.white.length ?? 0) > 0, test.timeoutMs);
        mouseClick(list.itemAtIndex(2));
        tryVerify(() => test.app.library.preview.shown, test.timeoutMs);
        shot("library-dark");
    }
}
