// The moves of the game, the current place, and the result.
import { byId, el } from "../dom.js";
import { shortScore } from "../numbers.js";

/// `game` as in game.js; `onGoTo` gets the chosen ply.
export class MovesPanel {
  constructor(game, onGoTo) {
    this.#game = game;
    this.#onGoTo = onGoTo;
    this.#list = byId("move-list");
    this.#list.addEventListener("keydown", (event) => this.#onKey(event));
    for (const [id, ply] of Object.entries({
      first: () => 0,
      prev: () => game.state.ply - 1,
      next: () => game.state.ply + 1,
      last: () => game.length,
    }))
      byId(id).addEventListener("click", () => onGoTo(ply()));
  }

  #game;
  #onGoTo;
  #list;

  show(title, tone) {
    const { state, scores, isAtEnd } = this.#game;
    byId("game-title").textContent = title;
    byId("result").hidden = !state.isOver;
    byId("result").textContent = { "1-0": "1–0", "0-1": "0–1", "1/2-1/2": "½–½" }[state.result] ?? "";
    byId("result").className = `chip ${tone}`;
    byId("first").disabled = byId("prev").disabled = state.ply === 0;
    byId("next").disabled = byId("last").disabled = isAtEnd;
    this.#list.replaceChildren(...this.#rows(state.moves, scores, state.ply));
    this.#showMessage(state, isAtEnd);
    // Not scrollIntoView, which would move the page of a phone too.
    const current = this.#list.querySelector("[aria-current=true]");
    const row = current?.parentElement;
    if (!row) this.#list.scrollTop = 0;
    else if (
      row.offsetTop + row.offsetHeight >
      this.#list.offsetTop + this.#list.scrollTop + this.#list.clientHeight
    )
      this.#list.scrollTop =
        row.offsetTop + row.offsetHeight - this.#list.offsetTop - this.#list.clientHeight + 8;
    else if (row.offsetTop < this.#list.offsetTop + this.#list.scrollTop)
      this.#list.scrollTop = row.offsetTop - this.#list.offsetTop;
  }

  #rows(moves, scores, shownPly) {
    if (moves.length === 0) return [el("li", { class: "empty" }, "Your move. Any piece.")];
    const rows = [];
    moves.forEach((move, index) => {
      if (move.side === "white" || rows.length === 0) {
        rows.push(el("li", {}, el("span", {}, move.number)));
        if (move.side === "black") rows.at(-1).append(el("span", {}, "…"));
      }
      rows.at(-1).append(this.#button(move, index + 1, scores.get(index + 1), shownPly));
    });
    return rows;
  }

  #button(move, ply, score, shownPly) {
    return el(
      "button",
      {
        class: "move",
        type: "button",
        "data-ply": ply,
        "aria-current": ply === shownPly ? "true" : null,
        title: move.spoken,
        onclick: () => this.#onGoTo(ply),
      },
      move.san,
      score ? el("em", {}, shortScore(score)) : null,
    );
  }

  #showMessage({ isOver, outcome }, isAtEnd) {
    const message = byId("message");
    message.hidden = isAtEnd && !isOver;
    if (!isAtEnd)
      message.replaceChildren(
        "An earlier position.",
        el("span", { class: "fill" }),
        el(
          "button",
          { class: "quiet", type: "button", onclick: () => this.#onGoTo(this.#game.length) },
          "Back to the game",
        ),
      );
    else if (isOver) message.replaceChildren(outcome + ".");
  }

  #onKey(event) {
    const { state, length } = this.#game;
    const ply = {
      ArrowLeft: state.ply - 1,
      ArrowRight: state.ply + 1,
      ArrowUp: state.ply - 2,
      ArrowDown: state.ply + 2,
      Home: 0,
      End: length,
    }[event.key];
    if (ply === undefined) return;
    event.preventDefault();
    this.#onGoTo(ply);
    this.#list.querySelector("[aria-current=true]")?.focus();
  }
}
