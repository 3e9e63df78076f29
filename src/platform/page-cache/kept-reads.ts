import type { Ask } from '../database/reading.ts';

/** So many answers are kept; the least recently used go first. */
const mostAnswers = 2_000;

/**
 * What the database answered to the reads of pages, kept until something that pages show changes. Lists that differ in
 * one filter share most of what they ask; everything is forgotten at once, since a drop is rare and a read is not.
 */
export class KeptReads {
  /** Answers, those under way too: who asks the same meanwhile waits for the same. */
  readonly #answers = new Map<string, ReturnType<Ask>>();

  /** A way to ask that is answered from here. */
  over(ask: Ask): Ask {
    return (text, values, shape) => {
      const question = `${shape} ${text} ${JSON.stringify(values)}`;
      const known = this.#answers.get(question);
      if (known) {
        // Last in the map is the one used last.
        this.#answers.delete(question);
        this.#answers.set(question, known);
        return known;
      }
      const answer = ask(text, values, shape);
      this.#keep(question, answer);
      return answer;
    };
  }

  #keep(question: string, answer: ReturnType<Ask>): void {
    this.#answers.set(question, answer);
    answer.catch(() => {
      // What was asked before a forgetting isn't here any more; another may stand in its place.
      if (this.#answers.get(question) === answer) {
        this.#answers.delete(question);
      }
    });
    const [oldest] = this.#answers.keys();
    if (oldest !== undefined && this.#answers.size > mostAnswers) {
      this.#answers.delete(oldest);
    }
  }

  /** What is under way is forgotten too: it may have read what was there before. */
  forget(): void {
    this.#answers.clear();
  }
}
