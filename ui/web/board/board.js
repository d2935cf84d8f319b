// The board. It knows no rules: it shows a given position and requests moves.
import { el } from "../dom.js";
import { drawArrows } from "./arrows.js";
import { PointerInput } from "./pointer.js";
import { Pieces } from "./pieces.js";
import { choosePromotion } from "./promotion.js";
import { indexOf, nameOf, placeOf, squareAt, wordsOf } from "./squares.js";

const kSteps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export class Board {
  /// `on`: move(uci), illegal(from, to), say(text).
  constructor(element, on) {
    this.element = element;
    this.#on = on;
    this.#grid = el("div", { class: "cells", role: "grid", "aria-label": "Chess board" });
    this.#arrows = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    this.#arrows.classList.add("arrows");
    this.#arrows.setAttribute("aria-hidden", "true");
    element.append(this.#grid, this.#arrows);
    this.pieces = new Pieces(element);
    this.#makeCells();
    this.#grid.addEventListener("keydown", (event) => this.#onKey(event));
    new PointerInput(this);
  }

  #on;
  #grid;
  #arrows;
  #cells = [];
  #cursor = 12; // the keyboard cursor's square
  #targets = new Map(); // from → [uci]
  #lastMove = null;
  #check = null;
  #shownArrows = [];
  isFlipped = false;
  selected = null;

  /// `state` as in app/web/game_json.h; only `movable` moves can be tried. `dragged`: see Pieces.
  show(state, { movable, arrows = [], dragged = null }) {
    this.#targets.clear();
    for (const move of movable) {
      const from = indexOf(move);
      this.#targets.set(from, [...(this.#targets.get(from) ?? []), move]);
    }
    if (this.selected !== null && !this.canMove(this.selected)) this.selected = null;
    this.#lastMove = state.lastMove;
    this.#check = state.check;
    this.#shownArrows = arrows;
    this.pieces.show(state.placement, this.isFlipped, dragged);
    this.refresh();
  }

  flip(isFlipped) {
    this.isFlipped = isFlipped;
    this.#makeCells();
  }

  canMove(square) {
    return this.#targets.has(square);
  }

  isTarget(square) {
    return this.selected !== null && this.#movesTo(square).length > 0;
  }

  select(square) {
    this.selected = square;
    this.refresh();
  }

  /// Handles a click, a tap or Enter.
  activate(square, dragged = null) {
    if (this.selected === square) return this.select(null);
    if (this.isTarget(square)) return this.#move(square, dragged);
    if (this.canMove(square)) {
      this.select(square);
      return this.#on.say(`${this.#describe(square)}, picked up`);
    }
    if (this.selected !== null) this.#on.illegal(nameOf(this.selected), nameOf(square));
    this.select(null);
  }

  markTarget(square) {
    this.#cells.forEach((cell, index) => cell.classList.toggle("target", index === square));
  }

  async #move(to, dragged) {
    const moves = this.#movesTo(to);
    const from = this.selected;
    this.select(null);
    const move = moves.length === 1 ? moves[0] : await choosePromotion(this, from, to, moves);
    if (move) this.#on.move(move, dragged);
    else this.pieces.drop(from);
    if (moves.length > 1) this.#cells[to].focus({ preventScroll: true });
  }

  #movesTo(square) {
    const name = nameOf(square);
    return (this.#targets.get(this.selected) ?? []).filter((move) => move.slice(2, 4) === name);
  }

  #makeCells() {
    const hadFocus = this.#grid.contains(document.activeElement);
    const order = Array.from({ length: 64 }, (_, i) => i);
    this.#cells = order.map((square) => this.#makeCell(square));
    const ranks = Array.from({ length: 8 }, () => el("div", { class: "rank", role: "row" }));
    for (const square of order) {
      const [column, row] = placeOf(square, this.isFlipped);
      ranks[row][this.isFlipped ? "prepend" : "append"](this.#cells[square]);
      if (column === 0)
        this.#cells[square].append(
          el("span", { class: "name rank-name", "aria-hidden": true }, nameOf(square)[1]),
        );
      if (row === 7)
        this.#cells[square].append(
          el("span", { class: "name file-name", "aria-hidden": true }, nameOf(square)[0]),
        );
    }
    this.#grid.replaceChildren(...ranks);
    if (hadFocus) this.#cells[this.#cursor].focus();
  }

  #makeCell(square) {
    const isDark = (square + Math.floor(square / 8)) % 2 === 0;
    const cell = el(
      "div",
      { class: isDark ? "cell dark" : "cell", role: "gridcell", "data-square": nameOf(square) },
      el("span", { class: "ring" }),
    );
    cell.addEventListener("focus", () => {
      this.#cursor = square;
      this.#placeTabStop();
    });
    return cell;
  }

  /// Draws the marks and updates the accessible names.
  refresh() {
    const last = this.#lastMove ? [indexOf(this.#lastMove), indexOf(this.#lastMove.slice(2))] : [];
    const check = this.#check ? indexOf(this.#check) : null;
    this.#cells.forEach((cell, square) => {
      const isTarget = this.isTarget(square);
      cell.classList.toggle("last", last.includes(square));
      cell.classList.toggle("selected", this.selected === square);
      cell.classList.toggle("check", check === square);
      cell.classList.toggle("legal", isTarget);
      cell.classList.toggle("taken", isTarget && this.pieces.at(square) !== null);
      cell.classList.toggle("movable", this.canMove(square));
      cell.classList.remove("target");
      cell.setAttribute("aria-label", this.#describe(square) + (isTarget ? ", legal" : ""));
      cell.setAttribute("aria-selected", String(this.selected === square));
    });
    this.#placeTabStop();
    this.showArrows(this.#shownArrows);
  }

  showArrows(arrows) {
    this.#shownArrows = arrows;
    drawArrows(this.#arrows, arrows, this.isFlipped);
  }

  #placeTabStop() {
    this.#cells.forEach((cell, square) =>
      cell.setAttribute("tabindex", square === this.#cursor ? "0" : "-1"),
    );
  }

  #describe(square) {
    const code = this.pieces.at(square);
    return `${nameOf(square)}, ${code ? wordsOf(code) : "empty"}`;
  }

  #onKey(event) {
    const step = kSteps[event.key];
    if (step) {
      const [column, row] = placeOf(this.#cursor, this.isFlipped);
      const next = [column + step[0], row + step[1]];
      if (next.every((n) => n >= 0 && n < 8)) this.#cells[squareAt(next, this.isFlipped)].focus();
    } else if (event.key === "Enter" || event.key === " ") this.activate(this.#cursor);
    else if (event.key === "Escape" && this.selected !== null) this.select(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
}
