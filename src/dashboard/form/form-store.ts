import { Subscribable } from '../subscribable.ts';
import type { Draft } from './draft.ts';
import type { Path } from './path.ts';
import { getAt, setAt } from './plain.ts';

/** A problem to fix, at a field. */
export interface FormFieldError {
  /** The path in the form: `facts.departures.3.seats`. */
  readonly path: string;
  readonly message: string;
}

/**
 * The form's values as plain data with paths. Each field subscribes to its own path, so a long form stays fast. It
 * doesn't depend on React.
 */
export class FormStore extends Subscribable {
  #value: Draft;
  #problems: ReadonlyMap<string, string> = new Map();
  #left: ReadonlySet<string> = new Set();
  #all = false;

  constructor(value: Draft) {
    super();
    this.#value = value;
  }

  get value(): Draft {
    return this.#value;
  }

  at<Value>(path: Path<Value>): unknown {
    return getAt(this.#value, path.text);
  }

  /** Sets one path; undefined removes it. */
  set<Value>(path: Path<Value>, next: Value | undefined): void {
    this.setAll([[path.text, next]]);
  }

  /** Sets several places at once: the lists of a row in both languages. */
  setAll(changes: readonly (readonly [path: string, next: unknown])[]): void {
    const before = this.#value;
    this.#value = changes.reduce((value, [path, next]) => setAt(value, path, next), before);
    if (this.#value !== before) {
      this.tell();
    }
  }

  /** Puts in another draft: one taken up again, restored, or made of two. */
  replace(value: Draft): void {
    this.#value = value;
    this.#left = new Set();
    this.tell();
  }

  /** The current problems. A field shows its own after it was left, all do after an attempt to publish. */
  setErrors(problems: readonly FormFieldError[]): void {
    const next = new Map<string, string>();
    for (const { path, message } of problems) {
      if (!next.has(path)) {
        next.set(path, message);
      }
    }
    const same =
      next.size === this.#problems.size &&
      [...next].every(([path, message]) => this.#problems.get(path) === message);
    if (!same) {
      this.#problems = next;
      this.tell();
    }
  }

  errorAt(path: string): string | undefined {
    return this.#all || this.#left.has(path) ? this.#problems.get(path) : undefined;
  }

  /** A field was left: from now on its problems are shown. */
  leave(path: string): void {
    if (!this.#left.has(path)) {
      this.#left = new Set([...this.#left, path]);
      this.tell();
    }
  }

  get showsAll(): boolean {
    return this.#all;
  }

  showAll(): void {
    this.#all = true;
    this.tell();
  }
}
