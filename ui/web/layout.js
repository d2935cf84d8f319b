// Layout: the board as large as possible, panels side by side or as tabs.
import { byId, el } from "./dom.js";

const kTabs = { moves: "Moves", thinking: "Thinking", techniques: "Techniques" };
const kNarrow = 700; // below it there is one column
const kWide = 1200;
const kHigh = 700;
const kMinSide = 300; // minimum width of the panels beside the board
const kStrips = 2 * 44 + 2 * 6;

export class Layout {
  constructor() {
    byId("tabs").className = "tabs segments";
    this.#buttons = Object.entries(kTabs).map(([id, name]) =>
      el(
        "button",
        {
          type: "button",
          role: "tab",
          id: `tab-${id}`,
          onclick: () => this.showTab(id),
          onkeydown: (event) => this.#onKey(event),
        },
        name,
      ),
    );
    byId("tabs").append(...this.#buttons);
    window.addEventListener("resize", () => this.#fit());
    this.showTab("moves");
    this.#fit();
  }

  #buttons;
  #tab = "moves";

  showTab(id) {
    this.#tab = id;
    for (const button of this.#buttons) {
      const isShown = button.id === `tab-${id}`;
      button.setAttribute("aria-selected", String(isShown));
      button.setAttribute("tabindex", isShown ? "0" : "-1");
    }
    for (const panel of document.querySelectorAll("[data-tab]"))
      panel.classList.toggle("shown", panel.dataset.tab === id);
  }

  #onKey(event) {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!by) return;
    const ids = Object.keys(kTabs);
    this.showTab(ids[(ids.indexOf(this.#tab) + by + ids.length) % ids.length]);
    byId(`tab-${this.#tab}`).focus();
  }

  #fit() {
    const { innerWidth: width, innerHeight: height } = window;
    const isNarrow = width < kNarrow;
    document.body.classList.toggle("narrow", isNarrow);
    document.body.classList.toggle("tabbed", isNarrow || width < kWide || height < kHigh);
    const rail = isNarrow ? 0 : byId("play").previousElementSibling.offsetWidth;
    const evaluation = isNarrow ? 14 + 6 : 22 + 10;
    const across = width - rail - evaluation - (isNarrow ? 16 : 24 + 16 + kMinSide);
    const down = isNarrow ? Infinity : height - 24 - kStrips;
    // Whole device pixels for every square.
    const ratio = window.devicePixelRatio || 1;
    const side = (Math.floor((Math.min(across, down) * ratio) / 8) * 8) / ratio;
    const board = byId("board");
    board.style.width = board.style.height = `${side}px`;
    board.style.setProperty("--square", `${side / 8}px`);
  }
}
