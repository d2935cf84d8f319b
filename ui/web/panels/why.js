// "Why not this move?": a move is chosen on the board; the answer is a sentence with lines.
import { byId, el, icon } from "../dom.js";

export class WhyPanel {
  /// `on`: another(), close().
  constructor(on) {
    this.#on = on;
  }

  #on;

  get isOpen() {
    return !byId("panel-why").hidden;
  }

  open() {
    this.#fill(el("p", {}, "Make the move on the board that you wonder about. It is not played."));
  }

  close() {
    byId("panel-why").hidden = true;
    this.#mark();
  }

  /// `answer` as in app/web/web_api.h; final or intermediate.
  show(answer) {
    const tone = answer.isAgainst ? "bad" : "good";
    this.#fill(
      el(
        "div",
        { class: "verdict", id: "verdict" },
        el("span", { class: `chip ${tone}` }, answer.move),
        el("span", {}, answer.verdict),
      ),
      answer.text ? el("p", { id: "why-text" }, answer.text) : null,
      el(
        "table",
        {},
        el("thead", {}, el("tr", {}, el("th", {}, "Line"), el("th", {}, "Score"))),
        el(
          "tbody",
          {},
          ...answer.lines.map((line) =>
            el(
              "tr",
              { class: line.isAsked && answer.isAgainst ? "asked" : "kept" },
              el("td", {}, line.text),
              el("td", {}, line.score),
            ),
          ),
        ),
      ),
      el("p", { class: "small" }, answer.depthText),
      el(
        "div",
        { class: "buttons" },
        el("button", { class: "button", type: "button", onclick: this.#on.another }, "Another move"),
      ),
    );
  }

  wait(move) {
    this.#fill(
      el(
        "div",
        { class: "verdict" },
        el("span", { class: "chip acc thinking" }, move),
        el("span", {}, "is being searched"),
      ),
    );
  }

  fail(message) {
    this.#fill(el("p", { class: "error" }, message));
  }

  #fill(...content) {
    const panel = byId("panel-why");
    panel.hidden = false;
    panel.replaceChildren(
      el(
        "div",
        { class: "head" },
        el("h2", {}, "Why not another move?"),
        el("span", { class: "fill" }),
        el(
          "button",
          { class: "ib", type: "button", "aria-label": "Close", onclick: this.#on.close },
          icon("x"),
        ),
      ),
      el("div", { class: "answer" }, ...content.filter(Boolean)),
    );
    this.#mark();
  }

  #mark() {
    document.body.classList.toggle("asking", this.isOpen);
    byId("why").setAttribute("aria-pressed", String(this.isOpen));
  }
}
