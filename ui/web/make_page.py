#!/usr/bin/env python3
"""Puts the page together: site/ with four files, and plyglass-web.html, one file with everything in it.

Modules cannot be loaded from a folder without a server, so they are linked here into one script each for
page and worker. A module imports by `import { a, b } from "./file.js";` on one line and exports functions,
classes and constants where they are declared.
"""
import argparse
import base64
import gzip
import json
import pathlib
import re

IMPORT = re.compile(r'^import \{ (.+) \} from "(\./|\.\./)(.+)";$', re.M)
EXPORT = re.compile(r"^export ((?:async )?function|class|const) (\w+)", re.M)


class Linker:
    """Modules, each in a function of its own, in the order of their dependencies."""

    def __init__(self, folder, made):
        self.folder = folder
        self.made = made  # modules that are no files: path -> text
        self.parts = []
        self.names = {}

    def text_of(self, path):
        return self.made.get(path) or (self.folder / path).read_text(encoding="utf-8")

    def add(self, path):
        if path in self.names:
            return self.names[path]
        name = self.names[path] = "m_" + re.sub(r"\W", "_", path.removesuffix(".js"))
        text = self.text_of(path)

        def imported(match):
            target = pathlib.PurePosixPath(path).parent / (match[2] + match[3])
            resolved = str((self.folder / target).resolve().relative_to(self.folder.resolve()))
            names = match[1].replace(" as ", ": ")
            return f"const {{ {names} }} = {self.add(resolved)};"

        body = IMPORT.sub(imported, text)
        exports = [match[2] for match in EXPORT.finditer(body)]
        body = EXPORT.sub(r"\1 \2", body)
        left = re.search(r"^(import|export)\b.*$", body, re.M)
        if left:
            raise SystemExit(f"{path}: the linker does not understand “{left[0]}”.")
        self.parts.append(f"const {name} = (() => {{\n{body}\nreturn {{ {', '.join(exports)} }};\n}})();\n")
        return name

    def linked(self, path):
        self.add(path)
        return '"use strict";\n(() => {\n' + "".join(self.parts) + "})();\n"


def svgs(folder):
    return {path.stem: " ".join(path.read_text(encoding="utf-8").split())
            for path in sorted(folder.glob("*.svg"))}


def module_of(**constants):
    # "</" would end the enclosing script.
    return "".join(f"export const {name} = {json.dumps(value, ensure_ascii=False)};\n".replace("</", "<\\/")
                   for name, value in constants.items())


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    for name in ("source", "resources", "wasm", "output"):
        parser.add_argument("--" + name, type=pathlib.Path, required=True)
    options = parser.parse_args()
    source, resources = options.source, options.resources

    packed = gzip.compress(options.wasm.read_bytes(), compresslevel=9, mtime=0)
    worker = Linker(source, {}).linked("engine/worker.js")
    engine = f'window.plyglassEngine = "{base64.b64encode(packed).decode()}";\n'
    drawings = module_of(pieces=svgs(resources / "pieces/plyglass"), glyphs=svgs(resources / "pieces/glyph"),
                         icons=svgs(resources / "icons"), workerSource=worker)
    script = Linker(source, {"resources.js": drawings}).linked("main.js")
    style = "".join(path.read_text(encoding="utf-8") for path in sorted((source / "style").glob("*.css")))
    page = (source / "index.html").read_text(encoding="utf-8")
    logo = base64.b64encode((resources / "icons/plyglass.svg").read_bytes()).decode()
    page = page.replace("LOGO", "data:image/svg+xml;base64," + logo)

    files = {"plyglass.css": style, "engine.js": engine, "plyglass.js": script, "index.html": page}
    single = page.replace('<link rel="stylesheet" href="plyglass.css">', f"<style>\n{style}</style>")
    for name in ("engine.js", "plyglass.js"):
        single = single.replace(f'<script src="{name}"></script>', f"<script>\n{files[name]}</script>")
    if 'src="' in re.sub(r'src="data:', "", re.sub(r"<script>.*?</script>", "", single, flags=re.S)):
        raise SystemExit("index.html: something of the page would stay outside of the single file.")
    files["plyglass-web.html"] = single
    options.output.mkdir(parents=True, exist_ok=True)
    for name, text in files.items():
        (options.output / name).write_text(text, encoding="utf-8")


main()
