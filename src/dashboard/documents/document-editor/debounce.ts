/** Runs a function once, after a delay that each call of `in` starts again. */
export class Debounce {
  readonly #run: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;

  constructor(run: () => void) {
    this.#run = run;
  }

  start(): void {
    this.#stopped = false;
  }

  in(ms: number): void {
    clearTimeout(this.#timer);
    if (!this.#stopped) {
      this.#timer = setTimeout(this.#run, ms);
    }
  }

  clear(): void {
    clearTimeout(this.#timer);
  }

  stop(): void {
    this.clear();
    this.#stopped = true;
  }
}
