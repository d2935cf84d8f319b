#!/usr/bin/env python3
"""Pictures of the page in both themes and several sizes, in the middle of a game: pictures.py SITE FOLDER"""
import pathlib
import sys

from browser import Browser

SIZES = {"wide": (1440, 900, False), "small": (900, 600, False), "phone": (390, 844, True),
         "narrow": (360, 640, True)}
GAME = "#moves=e2e4,e7e5,g1f3,d7d6,f1c4,f8e7,d2d3,g8f6,e1g1,e8g8,b1c3,b8c6,f1e1,c8g4"


def show_thinking(browser):
    """The computer has answered a move of the person."""
    browser.run("""const level = document.getElementById("level");
        level.value = 12;
        level.dispatchEvent(new Event("change"));""")
    browser.click('[data-square="h2"]')
    browser.click('[data-square="h3"]')
    browser.until("return !plyglass.thinker.isBusy && plyglass.game.length === 16")


def show_why(browser):
    browser.click("#why")
    browser.click('[data-square="c4"]')
    browser.click('[data-square="f7"]')
    browser.until("return document.querySelector('.answer .small')?.textContent.startsWith('Depth')")


def main():
    site, folder = map(pathlib.Path, sys.argv[1:3])
    folder.mkdir(parents=True, exist_ok=True)
    for theme in ("dark", "light"):
        for name, (width, height, mobile) in SIZES.items():
            with Browser() as browser:
                browser.resize(width, height, mobile)
                browser.prefer(theme)
                browser.open(site / "plyglass-web.html", GAME)
                show_thinking(browser)
                for tab in ("moves", "thinking", "techniques") if name != "wide" else ("moves",):
                    browser.run("plyglass.layout.showTab(arguments[0])", tab)
                    browser.run("return new Promise((done) => setTimeout(done, 500))")
                    browser.picture(folder / f"{name}-{theme}-{tab}.png")
                show_why(browser)
                browser.picture(folder / f"{name}-{theme}-why.png")


main()
