// The Play page's parts: toolbar states, resigning in place, the move list, messages, techniques.
import QtQuick
import QtTest
import Plyglass.App

WindowCase {
    id: test
    name: "Play"

    function init() {
        resize(1440, 900);
        const game = test.mock.game;
        game.calls = [];
        game.gameOver = false;
        game.canPause = false;
        game.canResign = true;
        game.canClaimDraw = false;
        game.hasEval = true;
        game.noticeText = "";
        test.mock.techniques.calls = [];
        test.win.showPage("play");
    }

    function test_resigning_is_asked_in_place() {
        mouseClick(part("resign"));
        compare(part("resignYes").visible, true);
        compare(part("takeBack").visible, false);
        grab("resign");
        mouseClick(part("resignNo"));
        compare(part("takeBack").visible, true);
        compare(test.mock.game.calls.length, 0);
        mouseClick(part("resign"));
        mouseClick(part("resignYes"));
        compare(lastCall(), "resign");
        mouseClick(part("resign"));
        keyClick(Qt.Key_Escape);
        compare(part("takeBack").visible, true);
    }
    function test_the_question_goes_away_by_itself() {
        mouseClick(part("resign"));
        compare(part("resignYes").visible, true);
        tryCompare(part("resignYes"), "visible", false, 6500);
        compare(test.mock.game.calls.length, 0);
    }
    function test_every_game_has_the_same_buttons_data() {
        return [{ tag: "untimed", pause: false }, { tag: "clocked", pause: true }];
    }
    function test_every_game_has_the_same_buttons(data) {
        const game = test.mock.game;
        game.canPause = data.pause;
        game.canHint = true;
        game.canOfferDraw = true;
        game.canMoveNow = true;
        for (const size of [[900, 600], [1440, 900]]) {
            resize(size[0], size[1]);
            wait(50);
            for (const name of ["takeBack", "redo", "hint", "moveNow", "draw", "resign", "ask", "flip",
                                "first", "previous", "next", "last", "newGame"])
                compare(part(name).visible, true, name + " at " + size.join("x"));
            for (const name of ["hint", "moveNow", "draw", "resign"])
                compare(part(name).enabled, true, name);
            grab("buttons-" + data.tag + "-" + size[0]);
        }
        mouseClick(part("moveNow"));
        compare(lastCall(), "moveNow");
    }
    function test_buttons_walk_the_game() {
        const game = test.mock.game;
        game.atLineEnd = false;
        for (const [name, call] of [["first", "goToStart"], ["previous", "goBack"], ["next", "goForward"],
                                    ["last", "goToEnd"]]) {
            mouseClick(part(name));
            compare(lastCall(), call);
        }
        game.atLineEnd = true;
        compare(part("next").enabled, false);
        compare(part("last").enabled, false);
    }
    function test_the_result_leaves_the_last_move_in_sight_after_another_page() {
        const game = test.mock.game;
        game.gameOver = true;
        game.outcomeText = "White wins by checkmate.";
        const list = part("moveList");
        const lastShows = () => list.contentY + list.height >= list.contentHeight - 1;
        tryVerify(lastShows);
        test.win.showPage("settings");
        wait(50);
        test.win.showPage("play");
        wait(50);
        const outcome = part("outcome");
        verify(list.y + list.height <= outcome.y, "the rows end above the result");
        tryVerify(lastShows);
    }
    function test_every_sound_is_built_in() {
        for (const name of ["move", "capture", "castling", "check", "promotion", "end", "low"]) {
            verify(harness.exists(":/plyglass/sounds/" + name + ".wav"), name);
        }
    }
    function test_a_game_is_silent_without_a_device() {
        test.mock.settings.soundPossible = false;
        test.mock.game.sounded(0);
        test.mock.game.sounded(5);
        compare(part("sounds").sounds, null, "the sound library is not even loaded");
    }
    function test_escape_gives_up_a_premove() {
        test.mock.game.premove = ["d2", "d4"];
        mouseClick(part("movesPanel"), 40, 10);
        grab("premove");
        keyClick(Qt.Key_Escape);
        compare(lastCall(), "cancelPremove");
    }
    function test_nothing_evaluated_is_not_shown_as_equal() {
        const game = test.mock.game;
        const share = findChild(part("evalBar"), "share");
        compare(share.visible, true);
        game.hasEval = false;
        compare(share.visible, false);
        grab("nothing-evaluated");
        game.hasEval = true;
    }
    function bringIntoView(name) {
        const item = part(name);
        part("techniqueScroll").parent.show(item);
        return item;
    }
    function test_tool_tips_keep_out_of_the_way_of_menus() {
        const row = bringIntoView("technique-alpha-beta");
        mouseMove(row, 40, 10);
        tryVerify(() => findChild(row, "tip") !== null, 2000);
        const tip = findChild(row, "tip");
        tryCompare(tip, "opened", true, 2000);
        verify(tip.x + tip.width <= 0, "beside the row, not over those below");
        grab("tip-beside");
        mouseClick(part("more"));
        tryVerify(() => findChild(row, "tip") === null);
        keyClick(Qt.Key_Escape);
        wait(300);
        mouseMove(part("board"), 5, 5);
    }
    function test_draws_are_offered_or_claimed() {
        const game = test.mock.game;
        game.canOfferDraw = false;
        compare(part("draw").enabled, false);
        game.canOfferDraw = true;
        mouseClick(part("draw"));
        compare(lastCall(), "offerDraw");
        game.canClaimDraw = true;
        mouseClick(part("draw"));
        compare(lastCall(), "claimDraw");
    }
    function test_game_over_is_said_without_covering_the_board() {
        const game = test.mock.game;
        game.gameOver = true;
        game.resultText = "1–0";
        game.outcomeText = "White wins by checkmate.";
        game.status = "Won";
        game.statusTone = "good";
        game.statusSide = "white";
        wait(50);
        compare(part("rematch").visible, true);
        test.mock.game.opened = true;
        compare(part("rematch").visible, false);
        test.mock.game.opened = false;
        compare(part("resign").visible, false);
        compare(part("outcome").visible, true);
        verify(part("outcomeText").text.includes("White wins by checkmate."));
        grab("game-over");
        mouseClick(part("rematch"));
        compare(lastCall(), "rematch");
        game.status = "Thinking";
        game.statusTone = "acc";
        game.statusSide = "black";
    }
    function test_computer_against_computer_can_pause() {
        const game = test.mock.game;
        game.canPause = true;
        game.canResign = false;
        compare(part("pause").enabled, true);
        compare(part("resign").enabled, false);
        mouseClick(part("pause"));
        compare(lastCall(), "setPaused true");
        test.mock.techniques.player.names = ["White", "Black"];
        part("playPage").tab = "techniques";
        compare(part("playerChoice").visible, true);
        wait(50);
        grab("two-computers");
        test.mock.techniques.player.names = ["Plyglass"];
        game.paused = false;
    }
    function test_a_click_in_the_list_shows_that_position() {
        const list = part("moveList");
        mouseClick(list, 60, list.height - 40);
        verify(lastCall().startsWith("goToNode "), lastCall());
        test.mock.game.viewingEarlier = true;
        wait(50);
        grab("earlier");
        mouseClick(part("backToGame"));
        compare(lastCall(), "backToGame");
        test.mock.game.viewingEarlier = false;
    }
    function test_the_current_move_stays_in_view() {
        const list = part("moveList");
        tryVerify(() => list.contentY + list.height > list.contentHeight - 1);
        const moves = test.mock.game.moves;
        moves.currentRow = 0;
        tryVerify(() => list.contentY <= 1);
        moves.currentRow = moves.count - 1;
        tryVerify(() => list.contentY + list.height > list.contentHeight - 1);
    }
    function test_variations_and_comments_stand_in_the_list() {
        const moves = test.mock.game.moves;
        moves.annotate(moves.count - 1, "!? ±", "interesting move, White is better");
        moves.appendText(MoveRowKind.Comment, "The knight is stronger on d4 than the pawn.", 0);
        moves.appendText(MoveRowKind.Variation,
                         '<a href="7">19.cxd4</a> <a class="now" href="8">Nxd4!</a>', 1);
        moves.appendText(MoveRowKind.Variation,
            '<a href="9">19…Qf5</a> <span class="said">keeps &lt;more&gt;</span>', 2);
        moves.appendText(MoveRowKind.Variation, '<a href="10">20.Nxd4</a> <a href="11">Qxd4</a>', 1);
        moves.currentRow = moves.count - 1;
        wait(50);
        grab("variations");
        const list = part("moveList");
        const row = list.itemAtIndex(moves.count - 1);
        const text = row.mapToItem(list, 52, row.height / 2);
        mouseClick(list, text.x, text.y);
        compare(lastCall(), "goToNode 10", "each move of a variation can be clicked");
        mouseClick(list, text.x, text.y, Qt.RightButton);
        const menu = findChild(test.win, "moveMenu");
        tryCompare(menu, "opened", true);
        grab("move-menu");
        mouseClick(findChild(menu.contentItem, "deleteVariation"));
        compare(lastCall(), "deleteVariation 10");
        tryCompare(menu, "opened", false);
        const move = list.itemAtIndex(moves.count - 6);
        const place = move.mapToItem(list, 60, move.height / 2);
        mouseClick(list, place.x, place.y, Qt.RightButton);
        tryCompare(menu, "opened", true);
        compare(findChild(menu.contentItem, "deleteVariation").enabled, false,
            "a move of the main line is in no variation");
        keyClick(Qt.Key_Escape);
        tryCompare(menu, "opened", false);
        test.mock.game.showMockUp();
    }
    function test_a_move_is_thought_again() {
        const again = test.mock.thinkAgain;
        again.calls = [];
        const list = part("moveList");
        const row = list.itemAtIndex(list.indexAt(10, list.contentY + 10));
        const place = row.mapToItem(list, 60, row.height / 2);
        mouseClick(list, place.x, place.y, Qt.RightButton);
        const menu = findChild(test.win, "moveMenu");
        tryCompare(menu, "opened", true);
        mouseClick(findChild(menu.contentItem, "moveThinkAgain"));
        tryCompare(menu, "opened", false);
        compare(again.calls, ["begin"]);
        verify(lastCall().startsWith("goToNode"));
        wait(50);
        grab("think-again");
        const bar = part("thinkAgainBar");
        verify(bar.visible);
        compare(findChild(bar, "thinkAgainText").text, again.text);
        mouseClick(findChild(bar, "thinkAgainPrevious"));
        mouseClick(findChild(bar, "thinkAgainNext"));
        mouseClick(findChild(bar, "thinkAgainClose"));
        compare(again.calls, ["begin", "previous", "next", "close"]);
        verify(!bar.visible);
    }
    function test_resume_is_offered_in_place() {
        const game = test.mock.game;
        game.resumeText = "An unfinished game against Plyglass, 19 moves, from yesterday.";
        game.resumeOffered = true;
        wait(50);
        grab("resume");
        mouseClick(part("resumeNo"));
        compare(lastCall(), "declineResume");
        game.resumeOffered = true;
        mouseClick(part("resumeYes"));
        compare(lastCall(), "resumeGame");
    }
    function test_notices_stand_over_the_toolbar() {
        const game = test.mock.game;
        game.noticeTone = "bad";
        game.noticeText = "Line 214 of games.pgn: “Qxz5” is no chess move. The game you had is kept.";
        for (const size of [[900, 600], [1440, 900]]) {
            resize(size[0], size[1]);
            wait(50);
            compare(part("notice").visible, true);
            grab("notice-" + size[0]);
        }
        game.dismissNotice();
        compare(part("notice").visible, false);
    }
    function test_a_file_that_takes_long_is_announced() {
        test.mock.files.busy = true;
        compare(part("reading").visible, false);
        tryCompare(part("reading"), "visible", true, 1000);
        test.mock.files.busy = false;
        compare(part("reading").visible, false);
    }
    function test_techniques_are_switched() {
        part("playPage").tab = "techniques";
        mouseClick(bringIntoView("technique-alpha-beta"));
        compare(test.mock.techniques.calls.join(), "setOn alpha-beta false");
        compare(part("technique-order-smallest-change").enabled, false);
        test.mock.thinking.changeText = "×41 more nodes than before (alpha–beta off)";
        test.mock.thinking.changeTone = "bad";
        test.mock.thinking.previousNodes = [100, 300, 900, 2500, 9000, 21000, 60000, 130000, 300000];
        wait(300);
        compare(part("techniquesMessage").text, "×41 more nodes than before (alpha–beta off)");
        grab("changed");
        test.mock.thinking.changeText = "";
        test.mock.thinking.previousNodes = [];
    }
    function test_depth_and_quiescence_are_stepped() {
        const player = test.mock.techniques.player;
        player.depth = 5;
        const depth = part("playerDepth");
        depth.step(1);
        compare(player.depth, 6);
        const quiescence = part("playerQuiescence");
        quiescence.step(100);
        compare(player.quiescence, -1);
        quiescence.step(-100);
        compare(player.quiescence, 0);
        player.quiescence = 4;
        compare(quiescence.value, 4);
    }
    function test_a_click_gives_the_keys_back_to_the_game() {
        part("strength").toggled(true);
        wait(50);
        const stepper = bringIntoView("playerDepth");
        mouseClick(stepper, stepper.width - 8, stepper.height / 2);
        keyClick(Qt.Key_Left);
        compare(test.mock.game.calls.length, 0, "the field of the stepper has the keys");
        mouseClick(part("board"), 300, 300);
        keyClick(Qt.Key_Left);
        compare(lastCall(), "goBack");
        mouseClick(part("takeBack"));
        keyClick(Qt.Key_Right);
        compare(lastCall(), "goForward");
        mouseClick(part("resign"));
        compare(part("resignYes").activeFocus, true, "the question has the keys");
        keyClick(Qt.Key_Escape);
    }
    function test_details_take_the_place_of_the_kinds() {
        resize(1920, 1080);
        mouseClick(part("details"));
        wait(300);
        grab("details");
        mouseClick(part("details"));
    }
}
