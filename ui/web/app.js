// A game of a person against the computer: turns, requests to the engine, and the display.
import { Board } from "./board/board.js";
import { byId } from "./dom.js";
import { Stopped } from "./engine/thinker.js";
import { Game } from "./game.js";
import { Layout } from "./layout.js";
import { MovesPanel } from "./panels/moves.js";
import { openNewGame } from "./panels/new_game.js";
import { showEvaluation, Strips } from "./panels/strips.js";
import { TechniquesPanel } from "./panels/techniques.js";
import { ThinkingPanel } from "./panels/thinking.js";
import { WhyPanel } from "./panels/why.js";
import { Settings } from "./settings.js";

/// Node limit of a search to a depth: without techniques it would take hours.
const kNodeLimit = 20_000_000;
/// For each of the two searches of an answer.
const kWhyNodes = 1_000_000;

export class App {
  constructor(engine, thinker, start) {
    this.engine = engine;
    this.thinker = thinker;
    this.settings = new Settings();
    this.offer = engine.ask({ do: "describe" });
    this.#showTheme();
    this.layout = new Layout();
    this.board = new Board(byId("board"), {
      move: (uci, dragged) => this.#onMove(uci, dragged),
      illegal: (from, to) => this.say(this.game.whyIllegal(from, to)),
      say: (text) => this.say(text),
    });
    this.game = new Game(engine, () => this.#onGameChange());
    this.moves = new MovesPanel(this.game, (ply) => this.#goTo(ply));
    this.thinking = new ThinkingPanel(this.offer.nodeKinds);
    this.techniques = new TechniquesPanel(engine, this.offer, this.settings, () => this.#onChoice());
    this.strips = new Strips(this.offer.levels, this.settings, {
      level: (level) => this.#setLevel(level),
      moveNow: () => this.#moveNow(),
    });
    this.why = new WhyPanel({ another: () => this.#askWhy(), close: () => this.#endWhy() });
    this.#listen();
    const problem = this.game.start(start) ?? "";
    if (problem) this.game.start();
    this.person = this.game.state.sideToMove;
    this.board.flip(start.isFlipped || this.person === "black");
    this.#refresh();
    this.say(problem);
  }

  person = "white";
  #thought = null; // the running or last search
  #asked = null; // its request, repeated after a change
  #before = null; // the search of the same position before the change
  #note = "";
  #dragged = null;
  #arrows = [];

  /// Shows a message and passes it to screen readers.
  say(text) {
    byId("spoken").textContent = text;
  }

  get isComputersTurn() {
    const { state, isAtEnd } = this.game;
    return isAtEnd && !state.isOver && state.sideToMove !== this.person;
  }

  get #isThinking() {
    return this.thinker.isBusy && !this.why.isOpen;
  }

  #listen() {
    const on = (id, run) => byId(id).addEventListener("click", run);
    on("theme", () => this.#turnTheme());
    on("flip", () => this.#flip());
    on("take-back", () => this.#takeBack());
    on("redo", () => this.#redo());
    on("why", () => (this.why.isOpen ? this.#endWhy() : this.#askWhy()));
    on("new-game", () =>
      openNewGame(this.offer.levels, this.settings.level, (wanted) => this.newGame(wanted)),
    );
    document.addEventListener("keydown", (event) => {
      if (
        event.target.closest("dialog, select, input, .stepper, .tabs, .moves ol, .board") ||
        event.altKey ||
        event.ctrlKey
      )
        return;
      if (event.key === "ArrowLeft") this.#goTo(this.game.state.ply - 1);
      else if (event.key === "ArrowRight") this.#goTo(this.game.state.ply + 1);
      else if (event.key === "Escape" && this.why.isOpen) this.#endWhy();
    });
  }

  /// Returns the error, or null.
  newGame({ color = "white", level = this.settings.level, fen = null, moves = [] } = {}) {
    const problem = this.game.start({ fen, moves });
    if (problem) return problem;
    this.#stop();
    this.person = color;
    this.why.close();
    this.settings.set({ level });
    byId("level").value = level;
    this.#forget();
    if (this.board.isFlipped !== (color === "black")) this.#flip();
    this.say(`New game. You play ${color}.`);
    this.#think();
    return null;
  }

  // ---- moves

  #onMove(uci, dragged) {
    if (this.why.isOpen) return this.#answerWhy(uci);
    this.#stop();
    this.#dragged = dragged;
    this.game.play(uci);
    this.#dragged = null;
    this.#sayMove("You");
    this.#think();
  }

  #sayMove(who) {
    const { moves, ply, isOver, outcome } = this.game.state;
    this.say(`${who}: ${moves[ply - 1].spoken}.${isOver ? ` ${outcome}.` : ""}`);
  }

  /// Takes back to the last position in which the person was to move.
  #takeBack() {
    this.#stop();
    this.#endWhy();
    const { moves } = this.game.state;
    const own = moves.findLastIndex((move) => move.side === this.person);
    if (own < 0) return this.#think();
    this.game.takeBack(moves.length - own);
    this.say("Taken back.");
  }

  #redo() {
    this.#stop();
    this.#endWhy();
    this.game.redo(1);
    if (this.isComputersTurn && this.game.canRedo) this.game.redo(1);
    this.#think();
  }

  #goTo(ply) {
    if (this.why.isOpen) this.#endWhy();
    this.game.goTo(ply);
  }

  // ---- thinking

  /// Searches if it is the computer's turn.
  async #think() {
    this.#refresh();
    if (!this.isComputersTurn || this.thinker.isBusy) return;
    this.#before = null;
    this.#asked = { game: structuredClone(this.game.shown), gameSeed: this.game.seed };
    const thought = await this.#search();
    if (thought) this.#playThought(thought);
  }

  #playThought(thought) {
    if (!thought.bestMove) return;
    const wasShown = this.game.isAtEnd;
    const shownPly = this.game.state.ply;
    this.game.goTo(this.game.length);
    if (!this.isComputersTurn) return;
    this.game.play(thought.bestMove, thought);
    this.#sayMove("Plyglass");
    if (!wasShown) this.game.goTo(shownPly);
  }

  /// Sends #asked with the current settings. Undefined if it was stopped.
  async #search() {
    const { level, depth, moveSeconds } = this.settings;
    const isFull = this.offer.levels.find(({ number }) => number === level).isFull;
    const limits = depth ? { depth, nodes: kNodeLimit } : isFull ? { moveTimeMs: moveSeconds * 1000 } : {};
    this.#thought = null;
    this.#note = "";
    const progress = (thought) => {
      this.#thought = thought;
      this.#showThought();
    };
    const answer = this.thinker.ask(
      { do: "think", ...this.#asked, ...this.techniques.choice, level, ...limits },
      progress,
    );
    this.#refresh();
    try {
      this.#thought = await answer;
    } catch (error) {
      if (!(error instanceof Stopped)) this.#fail(error);
      return undefined;
    }
    if (depth && isFull && !this.#thought.completed)
      this.#note = `depth ${this.#thought.depth} of ${depth}: node limit`;
    this.#arrows = [];
    this.#refresh();
    return this.#thought;
  }

  #fail(error) {
    this.#note = "stopped";
    this.say(error.message);
    console.error(error);
    this.#refresh();
  }

  /// Plays the best move so far.
  #moveNow() {
    const thought = this.#thought;
    if (!this.#isThinking || !thought?.bestMove) return;
    this.#stop();
    this.#note = "stopped";
    this.#playThought(thought);
    this.#refresh();
  }

  #stop() {
    this.thinker.stop();
    this.#arrows = [];
  }

  #forget() {
    this.#thought = this.#asked = this.#before = null;
    this.#note = "";
  }

  /// A switch was flipped: restarts the computer's search, or searches the last position again, so that the
  /// two can be compared.
  async #onChoice() {
    if (this.why.isOpen || !this.#asked) return this.#refresh();
    if (!this.thinker.isBusy) this.#before = this.#thought;
    this.#stop();
    const thought = await this.#search();
    if (thought) this.#playIfTurn(thought);
  }

  #playIfTurn(thought) {
    const { moves } = this.#asked.game;
    if (this.game.length === moves.length && moves.every((move, i) => this.game.shown.moves[i] === move))
      this.#playThought(thought);
  }

  #setLevel(level) {
    this.settings.set({ level });
    if (this.#isThinking) this.#stop();
    this.#think();
  }

  // ---- why not

  #askWhy() {
    this.#stop();
    this.why.open();
    this.layout.showTab("thinking");
    this.#refresh();
    byId("board").scrollIntoView({ block: "nearest" });
  }

  async #answerWhy(move) {
    this.#stop();
    this.why.wait(move);
    this.#arrows = [{ move, kind: "asked" }];
    this.#refresh();
    const show = (answer) => {
      this.why.show(answer);
      this.#arrows = [{ move, kind: "asked" }];
      if (answer.isAgainst && answer.refutation)
        this.#arrows.push({ move: answer.refutation, kind: "threat" });
      this.#refresh();
    };
    try {
      const answer = await this.thinker.ask(
        { do: "whyNot", game: this.game.shown, move, nodes: kWhyNodes, ...this.techniques.choice },
        show,
      );
      show(answer);
      this.say(`${answer.move} ${answer.verdict}. ${answer.text}`);
    } catch (error) {
      if (error instanceof Stopped) return;
      this.why.fail(error.message);
    }
  }

  #endWhy() {
    if (!this.why.isOpen) return;
    this.#stop();
    this.why.close();
    this.#think();
  }

  // ---- display

  #onGameChange() {
    if (this.moves) this.#refresh();
  }

  #refresh() {
    const { state, isAtEnd } = this.game;
    const isPersons = state.sideToMove === this.person;
    const movable = this.why.isOpen || isPersons ? state.legalMoves : [];
    this.board.show(state, { movable, arrows: this.#arrows, dragged: this.#dragged });
    this.moves.show(`Game against ${this.#levelName()}`, this.#toneOfResult());
    this.strips.show({
      state,
      person: this.person,
      isFlipped: this.board.isFlipped,
      status: this.#status(),
      isThinking: this.#isThinking,
    });
    this.#showThought();
    byId("take-back").disabled = !state.moves.some((move) => move.side === this.person);
    byId("redo").disabled = !this.game.canRedo;
    byId("why").disabled = state.isOver && isAtEnd;
  }

  #showThought() {
    const thought = this.#thought;
    if (this.#isThinking && thought?.bestMove && this.isComputersTurn)
      this.board.showArrows((this.#arrows = [{ move: thought.bestMove, kind: "best" }]));
    this.thinking.show(thought, { isRunning: this.#isThinking, note: this.#note, before: this.#before });
    this.techniques.showCounts(thought?.counts ?? {});
    showEvaluation(this.#isThinking && thought ? thought : this.#scoreShown(), this.board.isFlipped);
  }

  /// Score of the shown position, or of the last searched one before it.
  #scoreShown() {
    for (let ply = this.game.state.ply; ply > 0; --ply)
      if (this.game.scores.has(ply)) return this.game.scores.get(ply);
    return null;
  }

  #levelName() {
    return this.offer.levels.find(({ number }) => number === this.settings.level).name;
  }

  #status() {
    const { state } = this.game;
    const other = this.person === "white" ? "black" : "white";
    if (state.isOver) return { text: this.#resultWord(), tone: this.#toneOfResult(), of: this.person };
    if (this.#isThinking) return { text: "Thinking", tone: "acc", of: other };
    return { text: state.check ? "Check" : "", tone: "warn", of: state.sideToMove };
  }

  #resultWord() {
    const { result } = this.game.state;
    return result === "1/2-1/2" ? "Drawn" : (result === "1-0") === (this.person === "white") ? "Won" : "Lost";
  }

  #toneOfResult() {
    return this.game.state.isOver ? { Won: "good", Lost: "bad", Drawn: "" }[this.#resultWord()] : "";
  }

  #flip() {
    this.board.flip(!this.board.isFlipped);
    this.#refresh();
  }

  // ---- theme

  #showTheme() {
    const system = matchMedia("(prefers-color-scheme: dark)");
    const show = () => {
      const theme = this.settings.theme ?? (system.matches ? "dark" : "light");
      document.documentElement.dataset.theme = theme;
      byId("theme-name").textContent = theme === "dark" ? "Light" : "Dark";
      byId("theme").setAttribute("aria-label", theme === "dark" ? "Light colours" : "Dark colours");
    };
    system.addEventListener("change", show);
    this.#applyTheme = show;
    show();
  }

  #applyTheme;

  #turnTheme() {
    this.settings.set({ theme: document.documentElement.dataset.theme === "dark" ? "light" : "dark" });
    this.#applyTheme();
  }
}
