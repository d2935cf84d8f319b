#!/usr/bin/env python3
"""The page in a browser, from a file, by real clicks and keys: page_test.py SITE NODES"""
import pathlib
import sys
import unittest

from browser import Browser

SITE = pathlib.Path("site")
NODES = 0

ENTER, LEFT, RIGHT, UP, DOWN, ESCAPE = "\ue007", "\ue012", "\ue014", "\ue013", "\ue015", "\ue00c"
IDLE = "!plyglass.thinker.isBusy"


def square(name):
    return f'[data-square="{name}"]'


class PageTest(unittest.TestCase):
    """Each test has a page of its own."""

    page = "plyglass-web.html"

    @classmethod
    def setUpClass(cls):
        cls.browser = cls.enterClassContext(Browser())

    def open(self, address=""):
        self.browser.open(SITE / self.page, address)
        self.browser.run("localStorage.clear()")
        self.browser.open(SITE / self.page, address)

    def setUp(self):
        self.open()

    def tearDown(self):
        self.assertEqual(self.browser.console(), [], "nothing is written to the console")

    def move(self, source, target):
        self.browser.click(square(source))
        self.browser.click(square(target))

    def moves(self):
        return self.browser.run("return plyglass.game.shown.moves")

    def wait_for_moves(self, count):
        self.browser.until(f"return plyglass.game.length === {count} && {IDLE}")

    def set_depth(self, depth):
        for _ in range(depth):
            self.browser.click("#depth button:last-child")

    def full_strength(self):
        self.browser.run("plyglass.settings.set({level: 12}); document.getElementById('level').value = 12")

    def choose(self, select, value):
        self.browser.click(f'{select} option[value="{value}"]')

    def nodes(self):
        text = self.browser.text("#figure-nodes")
        return int("".join(letter for letter in text if letter.isdigit()))

    def test_a_move_by_two_clicks_is_answered(self):
        self.move("e2", "e4")
        self.wait_for_moves(2)
        self.assertEqual(self.moves()[0], "e2e4")
        self.assertEqual(self.browser.run("return document.querySelectorAll('.move').length"), 2)
        self.assertIn("Plyglass: ", self.browser.text("#spoken"))

    def test_a_move_by_dragging_is_answered(self):
        self.browser.drag(square("g1"), square("f3"))
        self.wait_for_moves(2)
        self.assertEqual(self.moves()[0], "g1f3")

    def test_a_move_by_keyboard_is_answered(self):
        self.browser.run(f"document.querySelector('{square('e2')}').focus()")
        self.browser.press(ENTER, UP, UP, ENTER)
        self.wait_for_moves(2)
        self.assertEqual(self.moves()[0], "e2e4")

    def test_an_illegal_move_is_not_played_and_said_why(self):
        self.move("e2", "e5")
        self.assertEqual(self.moves(), [])
        self.assertEqual(self.browser.text("#spoken"), "e2e5 is illegal: the pawn on e2 cannot go to e5.")

    def test_take_back_undoes_the_answer_too_and_redo_plays_both_again(self):
        self.move("d2", "d4")
        self.wait_for_moves(2)
        played = self.moves()
        self.browser.click("#take-back")
        self.assertEqual(self.moves(), [])
        self.browser.click("#redo")
        self.wait_for_moves(2)
        self.assertEqual(self.moves(), played)

    def test_take_back_is_immediate_while_the_computer_thinks(self):
        self.full_strength()
        self.set_depth(40)
        self.move("e2", "e4")
        self.browser.until(f"return !({IDLE}) && document.getElementById('figure-nodes').textContent !== '0'")
        taken = self.browser.run("""const start = performance.now();
            document.getElementById('take-back').click();
            return [performance.now() - start, plyglass.thinker.isBusy, plyglass.game.length];""")
        self.assertLess(taken[0], 200)
        self.assertEqual(taken[1:], [False, 0])
        self.browser.run("plyglass.settings.set({depth: 2})")
        self.move("e2", "e4")
        self.wait_for_moves(2)

    def test_a_search_can_be_cut_short_and_its_best_move_is_played(self):
        self.full_strength()
        self.set_depth(40)
        self.move("e2", "e4")
        self.browser.until("return /[1-9]/.test(document.querySelector('#thinking-title').textContent)")
        self.browser.click("#move-now")
        self.wait_for_moves(2)

    def test_without_alpha_beta_the_same_depth_takes_more_nodes(self):
        self.full_strength()
        self.set_depth(4)
        self.choose("#preset", "alphabeta")
        self.move("e2", "e4")
        self.wait_for_moves(2)
        self.assertIn("depth 4", self.browser.text("#thinking-title"))
        with_it = self.nodes()
        self.browser.click('[data-technique="alpha-beta"]')
        self.browser.until(f"return {IDLE} && document.getElementById('comparison')")
        self.assertIn("depth 4", self.browser.text("#thinking-title"))
        self.assertGreater(self.nodes(), 3 * with_it)
        self.assertEqual(len(self.moves()), 2)

    def test_the_counts_beside_the_switches_are_those_of_the_search(self):
        self.move("e2", "e4")
        self.wait_for_moves(2)
        self.assertRegex(self.browser.text('[data-technique="alpha-beta"] .count'), r"^[\d\u202F]+ cutoffs$")

    def test_every_technique_of_the_engine_has_its_switch(self):
        ids = self.browser.run("return plyglass.offer.techniques.map(({id}) => id)")
        shown = self.browser.run("""return [...document.querySelectorAll('[data-technique]')]
            .map((row) => row.dataset.technique)""")
        self.assertGreater(len(ids), 30)
        self.assertEqual(sorted(shown), sorted(ids))

    def test_why_not_is_answered_with_a_sentence_and_nothing_is_played(self):
        self.open("#moves=e2e4,e7e5")
        self.browser.click("#why")
        self.move("d1", "h5")
        self.browser.until("return document.querySelector('.answer .small')?.textContent.startsWith('Depth')")
        self.assertRegex(self.browser.text("#verdict"), r"2\.Qh5")
        self.assertIn("the score is", self.browser.text("#why-text"))
        self.assertEqual(self.moves(), ["e2e4", "e7e5"])
        self.browser.click(".why .ib")
        self.move("d1", "h5")
        self.wait_for_moves(4)

    def test_a_pawn_becomes_what_is_picked(self):
        self.open("#fen=" + "7k/P7/8/8/8/8/8/K7 w - - 0 1".replace(" ", "%20"))
        self.move("a7", "a8")
        self.browser.click('.picker [aria-label="white rook"]')
        self.wait_for_moves(2)
        self.assertEqual(self.moves()[0], "a7a8r")

    def test_mate_ends_the_game(self):
        self.open("#moves=f2f3,e7e5,g2g4")
        self.move("d8", "h4")
        self.browser.until("return plyglass.game.state.isOver")
        self.assertEqual(self.browser.text("#status"), "Won")
        self.assertEqual(self.browser.text("#message"), "Black wins by checkmate.")

    def test_the_person_may_have_black(self):
        self.browser.click("#new-game")
        self.browser.click('[data-color="black"]')
        self.browser.click("#start-game")
        self.wait_for_moves(1)
        self.assertTrue(self.browser.run("return plyglass.board.isFlipped"))

    def test_a_wrong_start_position_is_explained_and_the_dialog_stays(self):
        self.browser.click("#new-game")
        self.browser.run("document.getElementById('new-fen').value = '8/8/8/8/8/8/8/8 w - - 0 1'")
        self.browser.click("#start-game")
        self.assertIn("king", self.browser.text("dialog .error"))
        self.assertTrue(self.browser.run("return document.getElementById('dialog').open"))

    def test_what_is_chosen_is_there_again(self):
        self.browser.click('[data-technique="aspiration"]')
        self.browser.click("#theme")
        theme = self.browser.run("return document.documentElement.dataset.theme")
        self.browser.open(SITE / self.page)
        self.assertEqual(self.browser.run("return document.documentElement.dataset.theme"), theme)
        row = "document.querySelector('[data-technique=aspiration]')"
        self.assertEqual(self.browser.run(f"return {row}.getAttribute('aria-checked')"), "false")

    def test_every_square_says_what_stands_on_it(self):
        label = self.browser.run(f"return document.querySelector('{square('e2')}').ariaLabel")
        self.assertEqual(label, "e2, white pawn")

    def test_every_control_has_a_name(self):
        nameless = self.browser.run("""return [...document.querySelectorAll('button, select, input')]
            .filter((control) => !control.ariaLabel && !control.labels?.length &&
                (control.tagName !== 'BUTTON' || !control.textContent.trim()))
            .map((control) => control.outerHTML)""")
        self.assertEqual(nameless, [])

    def test_nothing_is_wider_than_a_phone(self):
        for width in (360, 390, 700, 900, 1200, 1440, 1920):
            self.browser.resize(width, 844, width < 700)
            self.open("#moves=e2e4,e7e5")
            self.assertLessEqual(self.browser.run("return document.documentElement.scrollWidth"), width)
        self.browser.resize(1440, 900)

    def test_the_bench_counts_what_the_engine_of_the_machine_counts(self):
        answer = self.browser.wait_for("plyglass.thinker.ask({do: 'bench'})")
        self.assertEqual(answer["nodes"], NODES)


class FolderTest(PageTest):
    """The same page as a folder of files."""

    page = "index.html"


def load_tests(loader, _tests, _pattern):
    suite = loader.loadTestsFromTestCase(PageTest)
    suite.addTest(FolderTest("test_a_move_by_two_clicks_is_answered"))
    return suite


if __name__ == "__main__":
    SITE, NODES = pathlib.Path(sys.argv[1]), int(sys.argv[2])
    unittest.main(argv=[sys.argv[0], "-v", *sys.argv[3:]])
