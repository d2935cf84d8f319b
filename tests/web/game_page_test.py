#!/usr/bin/env python3
"""Pages that are taken away, in a browser, from a file: game_page_test.py LAB, which is plyglass-lab with the
page with the engine built beside it."""
import pathlib
import subprocess
import sys
import tempfile
import unittest

from browser import Browser

LAB = "plyglass-lab"
GAME = """[White "Anna <b>"]
[Black "Bert"]

1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0
"""


class GamePageTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.browser = cls.enterClassContext(Browser())
        folder = pathlib.Path(cls.enterClassContext(tempfile.TemporaryDirectory(prefix="plyglass-page-")))
        game = folder / "game.pgn"
        game.write_text(GAME)
        cls.plain, cls.playable = folder / "plain.html", folder / "playable.html"
        report = [LAB, "report", str(game), "--nodes", "20000"]
        subprocess.run([*report, "--html", str(cls.plain)], check=True, capture_output=True)
        subprocess.run([*report, "--html", str(cls.playable), "--playable"], check=True, capture_output=True)

    def tearDown(self):
        self.assertEqual(self.browser.console(), [], "nothing is written to the console")

    def pieces(self):
        return self.browser.run("return document.querySelectorAll('#board .piece').length")

    def test_the_game_is_walked_through(self):
        self.browser.open_file(self.plain)
        self.assertEqual(self.pieces(), 32)
        self.assertEqual(self.browser.text("h1"), "Anna <b> – Bert")
        self.browser.click('[data-action="end"]')
        self.assertIn("Qxf7#", self.browser.text("#where"))
        self.assertEqual(self.pieces(), 31)
        self.browser.click('#list [data-ply="6"]')
        self.assertIn("Blunder", self.browser.text(".note:not([hidden])"))
        self.browser.click('.note:not([hidden]) .line button')
        self.assertEqual(self.browser.run("return document.querySelectorAll('.play').length"), 0)

    def test_nothing_is_asked_of_the_network(self):
        for page in (self.plain, self.playable):
            self.browser.open_file(page)
            asked = self.browser.run(
                "return performance.getEntriesByType('resource').map(entry => entry.name)")
            self.assertEqual(asked, [])

    def test_a_position_is_played_on(self):
        self.browser.open_file(self.playable)
        self.browser.click('#list [data-ply="4"]')
        self.browser.click(".play")
        self.browser.enter_frame("#cover iframe")
        self.browser.until_ready()
        shown = self.browser.run("return plyglass.game.shown.fen")
        self.assertTrue(shown.startswith("r1bqkbnr/pppp1ppp/2n5/4p3/"))
        self.browser.click('[data-square="g1"]')
        self.browser.click('[data-square="f3"]')
        self.browser.until("return plyglass.game.length === 2 && !plyglass.thinker.isBusy")
        self.browser.enter_frame(None)
        self.browser.click("#cover button")
        self.assertEqual(self.browser.run("return document.querySelectorAll('#cover').length"), 0)


if __name__ == "__main__":
    LAB = sys.argv[1]
    unittest.main(argv=[sys.argv[0], "-v", *sys.argv[2:]])
