import { Subscribable } from '../subscribable.ts';

interface Question {
  readonly answer: Promise<boolean>;
  readonly resolve: (isSignedIn: boolean) => void;
}

/** Requests that wait until the user has signed in again: one question for all of them. */
class FreshSignIn extends Subscribable {
  #question: Question | undefined;

  readonly isRequested = (): boolean => this.#question !== undefined;

  /** Asks the user. @returns whether they have signed in again; false when they would rather not. */
  ask(): Promise<boolean> {
    if (this.#question === undefined) {
      const { promise: answer, resolve } = Promise.withResolvers<boolean>();
      this.#question = { answer, resolve };
      this.tell();
    }
    return this.#question.answer;
  }

  answer(isSignedIn: boolean): void {
    this.#question?.resolve(isSignedIn);
    this.#question = undefined;
    this.tell();
  }
}

export const freshSignIn = new FreshSignIn();
