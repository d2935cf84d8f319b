"use strict";
// Shows the contents of this page: positions, moves and lines. It knows no rules of chess.
(() => {
  const game = JSON.parse(document.getElementById("game").textContent);
  const svgSpace = "http://www.w3.org/2000/svg";
  const svg = document.querySelector("#board svg");
  const layer = name => svg.querySelector("." + name);
  const all = selector => [...document.querySelectorAll(selector)];
  let ply = game.first;
  let line = null; // the shown line and its current move: {name, step}
  let flipped = false;
  let shown = new Map(); // square → {code, element}

  const corner = square => {
    const file = square % 8, rank = square >> 3;
    return flipped ? [7 - file, rank] : [file, 7 - rank];
  };
  const place = (element, square) => {
    const [x, y] = corner(square);
    element.style.transform = `translate(${x * 100 + 3.5}px, ${y * 100 + 3.5}px) scale(.93)`;
  };
  const piecesOf = placement => {
    const pieces = new Map();
    placement.split("/").forEach((row, index) => {
      let file = 0;
      for (const sign of row) {
        if (sign >= "1" && sign <= "8") { file += Number(sign); continue; }
        const isWhite = sign === sign.toUpperCase();
        pieces.set((7 - index) * 8 + file++, (isWhite ? "w" : "b") + sign.toUpperCase());
      }
    });
    return pieces;
  };

  // Pieces that stay keep their element; a moved piece's element goes to the new square of an equal piece.
  const showPieces = placement => {
    const wanted = piecesOf(placement), next = new Map(), free = [];
    for (const [square, piece] of shown)
      if (wanted.get(square) === piece.code) next.set(square, piece); else free.push(piece);
    for (const [square, code] of wanted) {
      if (next.has(square)) continue;
      const at = free.findIndex(piece => piece.code === code);
      const piece = at >= 0 ? free.splice(at, 1)[0] : null;
      const element = piece ? piece.element : document.createElementNS(svgSpace, "use");
      if (!piece) {
        element.setAttribute("href", "#" + code);
        element.setAttribute("class", "piece");
        layer("pieces").append(element);
      }
      place(element, square);
      next.set(square, { code, element });
    }
    free.forEach(piece => piece.element.remove());
    shown = next;
  };

  const showMarks = state => {
    layer("marks").replaceChildren(...(state.squares || []).map(square => {
      const mark = document.createElementNS(svgSpace, "rect");
      const [x, y] = corner(square);
      for (const [name, value] of Object.entries(
        { x: x * 100, y: y * 100, width: 100, height: 100, fill: "#2FB5A0", "fill-opacity": .36 }))
        mark.setAttribute(name, value);
      return mark;
    }));
    layer("arrows").innerHTML = state.arrows || "";
    layer("arrows").setAttribute("transform", flipped ? "rotate(180 400 400)" : "");
  };

  const showCoordinates = () => {
    all("#board .coordinates text").forEach((text, index) => {
      const step = index >> 1;
      if (index % 2 === 0) text.textContent = "abcdefgh"[flipped ? 7 - step : step];
      else text.textContent = flipped ? step + 1 : 8 - step;
    });
  };

  const setCurrent = (selector, isCurrent) => all(selector).forEach(element => {
    if (isCurrent(element)) element.setAttribute("aria-current", "true");
    else element.removeAttribute("aria-current");
  });

  // Only a single step is animated.
  const show = isStep => {
    svg.classList.toggle("still", !isStep);
    const state = line ? game.lines[line.name][line.step] : game.plies[ply];
    showPieces(state.placement);
    showMarks(state);
    document.getElementById("where").textContent = state.text;
    setCurrent("#list [data-ply]", button => Number(button.dataset.ply) === ply);
    setCurrent(".line button, .variation button", button =>
      line !== null && button.dataset.line === line.name && Number(button.dataset.step) === line.step);
    all(".note").forEach(note => { note.hidden = Number(note.dataset.ply) !== ply; });
    const cursor = document.querySelector("#graph .cursor");
    if (cursor) for (const name of ["x1", "x2"]) cursor.setAttribute(name, game.plies[ply].x);
    const list = document.getElementById("list");
    const current = list.querySelector(".variation [aria-current]") || list.querySelector("[aria-current]");
    if (current) {
      const top = current.offsetTop, bottom = top + current.offsetHeight;
      if (top < list.scrollTop) list.scrollTop = top;
      if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight;
    } else list.scrollTop = 0;
  };

  const goTo = target => {
    const isStep = line === null && Math.abs(target - ply) === 1;
    ply = Math.max(0, Math.min(game.plies.length - 1, target));
    line = null;
    show(isStep);
  };
  // In a line the arrow keys step through the line, and back out of its beginning.
  const step = by => {
    if (!line) return goTo(ply + by);
    const last = game.lines[line.name].length - 1;
    if (line.step + by < 0) {
      const origin = game.origins[line.name];
      line = origin && origin.line ? { name: origin.line, step: origin.step } : null;
      return show(false);
    }
    line = { name: line.name, step: Math.min(last, line.step + by) };
    show(true);
  };
  const flip = () => {
    flipped = !flipped;
    showCoordinates();
    show(false);
    for (const [square, piece] of shown) place(piece.element, square);
  };
  // The page with the engine is embedded in this one; it opens over it, at the position on the board.
  const play = () => {
    const carried = document.getElementById("enginePage");
    const state = line ? game.lines[line.name][line.step] : game.plies[ply];
    const bytes = Uint8Array.from(atob(carried.textContent), sign => sign.charCodeAt(0));
    const start = JSON.stringify({ fen: state.fen, flipped });
    const page = new TextDecoder().decode(bytes)
      .replace('id="start">{}<', () => `id="start">${start}<`);
    const address = URL.createObjectURL(new Blob([page], { type: "text/html" }));
    const cover = document.createElement("div");
    const frame = document.createElement("iframe");
    const close = document.createElement("button");
    cover.id = "cover";
    frame.src = address;
    frame.title = "Plyglass";
    close.textContent = "Back to the game";
    close.addEventListener("click", () => { cover.remove(); URL.revokeObjectURL(address); });
    cover.append(close, frame);
    document.body.append(cover);
    frame.focus();
  };
  const actions = {
    start: () => goTo(0), back: () => step(-1), next: () => step(1),
    end: () => goTo(game.plies.length - 1), flip, play
  };

  document.addEventListener("click", event => {
    const button = event.target.closest("button");
    if (!button) return;
    if (button.dataset.action) actions[button.dataset.action]();
    else if (button.dataset.line) {
      line = { name: button.dataset.line, step: Number(button.dataset.step) };
      if (game.origins[line.name]) ply = game.origins[line.name].ply;
      show(false);
    } else if (button.dataset.ply) goTo(Number(button.dataset.ply));
  });
  const keys = { ArrowLeft: "back", ArrowRight: "next", Home: "start", End: "end", f: "flip" };
  document.addEventListener("keydown", event => {
    if (event.altKey || event.ctrlKey || event.metaKey || !keys[event.key]) return;
    event.preventDefault();
    actions[keys[event.key]]();
  });
  const graph = document.querySelector("#graph svg");
  if (graph) graph.addEventListener("click", event => {
    const box = graph.getBoundingClientRect();
    goTo(Math.round((event.clientX - box.left) / box.width * (game.plies.length - 1)));
  });

  layer("pieces").replaceChildren();
  all("[data-script]").forEach(element => { element.hidden = false; });
  show(false);
})();
