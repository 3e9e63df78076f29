import { Cache } from 'drizzle-orm/cache/core';

/** So many answers are kept; the least recently used go first. */
const mostAnswers = 2_000;

/**
 * What the database answered to the reads of pages, kept until something that pages show changes. Lists that differ in
 * one filter share most of what they ask; everything is forgotten at once, since a drop is rare and a read is not.
 */
export class KeptReads extends Cache {
  readonly #answers = new Map<string, unknown[]>();
  /** The number of the last forgetting when each question under way was first asked. */
  readonly #asked = new Map<string, number>();
  #forgettings = 0;

  strategy(): 'all' {
    return 'all';
  }

  async get(question: string): Promise<unknown[] | undefined> {
    const answer = this.#answers.get(question);
    if (answer) {
      // Last in the map is the one used last.
      this.#answers.delete(question);
      this.#answers.set(question, answer);
    } else if (!this.#asked.has(question)) {
      this.#asked.set(question, this.#forgettings);
    }
    return answer;
  }

  async put(question: string, answer: unknown[]): Promise<void> {
    // An answer from before a forgetting may be out of date; so may one whose question was asked twice across it.
    const isCurrent = this.#asked.get(question) === this.#forgettings;
    this.#asked.delete(question);
    if (!isCurrent) {
      return;
    }
    this.#answers.set(question, answer);
    for (const oldest of this.#answers.keys()) {
      if (this.#answers.size <= mostAnswers) {
        break;
      }
      this.#answers.delete(oldest);
    }
  }

  /** Writes go through commands, which say what they change once it is committed. */
  async onMutate(): Promise<void> {}

  forget(): void {
    this.#forgettings += 1;
    this.#answers.clear();
  }
}
