/** Does one thing after a while, unless it is put off meanwhile. */
export class Alarm {
  readonly #ring: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;

  constructor(ring: () => void) {
    this.#ring = ring;
  }

  start(): void {
    this.#stopped = false;
  }

  in(ms: number): void {
    clearTimeout(this.#timer);
    if (!this.#stopped) {
      this.#timer = setTimeout(this.#ring, ms);
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
