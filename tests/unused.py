#!/usr/bin/env python3
"""Prints what nothing but a test uses; run in the root of the repository. Exits with 1 if there is any.

Looked for are functions, constants, members and macros of headers, properties that are made for QML, types,
properties, functions and signals of QML, and icons. Something is used if its name stands once more in the
program, in a file that includes the header or in QML. Words are compared, not meanings: what shares its name
with something that is used there is not found.
"""

import collections
import itertools
import json
import pathlib
import re
import subprocess
import sys

# Names without a visible use in the program, and why they stay.
KEPT = {
    "allocate": "called by the containers of the standard library",
    "coordinateOnDark": "read by the test of the contrast",
    "coordinateOnLight": "read by the test of the contrast",
    "deallocate": "called by the containers of the standard library",
    "framing": "a timer that runs by itself",
    "indexed": "tells the reader of the table of terms",
    "legalDot": "read by the test of the contrast",
    "selectedSquare": "what the tests of the board see of a selection",
    "setBudget": "for tests in a hurry",
    "setMatch": "for tests in a hurry",
}

# Headers that replace missing ones of the C++ library.
STANDARD = pathlib.Path("app/web/libraries")

# Kinds of ctags, which finds properties of Qt as well.
KINDS = {"function", "prototype", "macro", "member", "variable"}

NAME = re.compile(r"[A-Za-z_]\w*")
NAME_AS_TEXT = re.compile(r'["\'](\w+)(?:\.qml|\.svg)?["\']')
COMMENT_OR_TEXT = re.compile(r'R"\((?:.|\n)*?\)"|\bobjectName: "[^"]*"|"(?:\\.|[^"\\\n])*"'
                             r"|'(?:\\.|[^'\\\n])'|//[^\n]*|/\*(?:.|\n)*?\*/")
CPP_PROPERTY = re.compile(r"Q_PROPERTY\(\s*[\w:<>*, ]+?[ *](\w+)\s+(?:[^()]|\(\))*\)")
QML_DECLARATION = re.compile(
    r"^\s*(?:(?:(?:readonly|required|default)\s+)*property\s+[\w.<>]+|(?:export\s+)?(?:async\s+)?function|"
    r"signal|component)\s+(?!on[A-Z])(\w+)", re.MULTILINE)


def program():
    """The text of each source file, without its tests."""
    suffixes = {".cpp", ".h", ".inc", ".qml", ".js", ".mjs"}
    files = itertools.chain(*(sorted(pathlib.Path(room).rglob("*")) for room in ("engine", "app", "ui")))
    return {file: file.read_text(encoding="utf-8") for file in files if file.suffix in suffixes}


def names_only(text):
    """The source without comments and texts. A text that is one name, as of a property, stays."""

    def kept(match):
        name = NAME_AS_TEXT.fullmatch(match[0])
        return (name[1] if name else " ") + "\n" * match[0].count("\n")

    return COMMENT_OR_TEXT.sub(kept, text)


def declared_in_cpp(files):
    """Each declaration and definition: name, file, line, and what a header offers with it, or nothing."""
    read = subprocess.run(
        ["ctags", "--language-force=C++", "--kinds-C++=pfdmv", "--fields=+nKs", "--fields-C++=+{properties}",
         "--output-format=json", "-f", "-", "--sort=no", "-L", "-"],
        input="\n".join(map(str, files)), check=True, capture_output=True, text=True)
    for tag in map(json.loads, read.stdout.splitlines()):
        if tag.get("kind") not in KINDS or tag["name"].startswith(("__anon", "Q_")):
            continue
        is_constructor = tag["name"] == tag.get("scope", "").split("::")[-1]
        is_called_by_others = is_constructor or "override" in tag.get("properties", "")
        file = pathlib.Path(tag["path"])
        offers = (file.suffix == ".h" and file.parent != STANDARD and not is_called_by_others and
                  NAME.fullmatch(tag["name"]))
        yield tag["name"], file, tag["line"], tag["kind"] if offers else None


def matches(pattern, texts):
    for file, text in texts.items():
        for match in pattern.finditer(text):
            yield match[1], file, text.count("\n", 0, match.start(1)) + 1


def sum_of(counters):
    total = collections.Counter()
    for counter in counters:
        total.update(counter)
    return total


def readers(texts):
    """For each file those that include it, also through others, and itself."""
    included = {file: re.findall(r'^#include "([^"]+)"', text, re.MULTILINE) for file, text in texts.items()}
    by = collections.defaultdict(set)
    for file, names in included.items():
        for name in names:
            by[pathlib.Path(name)].add(file)
            # Included parts belong to their file.
            if name.endswith(".inc"):
                by[file].add(pathlib.Path(name))

    def closure(file):
        found, next_ones = {file}, [file]
        while next_ones:
            new = by[next_ones.pop()] - found
            found |= new
            next_ones += new
        return found

    return {file: closure(file) for file in texts if file.suffix == ".h"}


def unused():
    sources = program()
    texts = {file: names_only(text) for file, text in sources.items()}
    uses = {file: collections.Counter(NAME.findall(text)) for file, text in texts.items()}
    cpp = {file: text for file, text in texts.items() if file.suffix in (".cpp", ".h", ".inc")}
    qml = {file: text for file, text in texts.items() if file not in cpp}
    of_qml, of_cpp = (sum_of(uses[file] for file in files) for files in (qml, cpp))
    read_by = readers({file: sources[file] for file in cpp})
    in_cpp = list(declared_in_cpp(cpp))
    for name, file, _ in {entry[:3] for entry in in_cpp}:
        uses[file][name] -= 1
    for name, file, line, kind in in_cpp:
        if kind and not of_qml[name] and not any(uses[reader][name] > 0 for reader in read_by[file]):
            yield name, f"{file}:{line}: {kind} {name}"
    for name, file, line in matches(CPP_PROPERTY, cpp):
        if not of_qml[name]:
            yield name, f"{file}:{line}: property {name}"
    in_qml = list(matches(QML_DECLARATION, qml))
    declared = collections.Counter(name for name, _, _ in in_qml)
    for name, file, line in in_qml:
        if of_qml[name] <= declared[name] and not of_cpp[name]:
            yield name, f"{file}:{line}: name of QML {name}"
    for file in qml:
        if file.suffix == ".qml" and of_qml[file.stem] + of_cpp[file.stem] == uses[file][file.stem]:
            yield file.stem, f"{file}: type {file.stem}"
    named = {match[1] for text in sources.values() for match in NAME_AS_TEXT.finditer(text)}
    for icon in pathlib.Path("resources/icons").glob("*.svg"):
        if icon.stem not in named:
            yield icon.stem, f"{icon}: icon {icon.stem}"


def main():
    found = {text for name, text in unused() if name not in KEPT}
    for line in sorted(found):
        print(line)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
