import { useEffect } from 'react';
import { Subscribable } from '../subscribable.ts';

interface LeaveQuestionProps {
  /** Whether there are unsaved changes, called when the user leaves. */
  readonly isUnsaved: () => boolean;
  /** What happens to them. */
  readonly text: string;
  /** Tries to save first; if everything was saved there is no question. */
  readonly save?: () => Promise<boolean>;
  /** Saving: the question waits. */
  readonly saving?: boolean;
}

class PageQuestion extends Subscribable {
  #asked: LeaveQuestionProps | undefined;

  readonly read = (): LeaveQuestionProps | undefined => this.#asked;

  set(asked: LeaveQuestionProps | undefined): void {
    this.#asked = asked;
    this.tell();
  }
}

/** What a page asks that knows more of its changes than its fields say. The router takes one question at a time. */
export const pageQuestion = new PageQuestion();

/** Says how a page with changes of its own is left; other forms need nothing for it. */
export function LeaveQuestion({ isUnsaved, text, save, saving = false }: LeaveQuestionProps) {
  useEffect(() => {
    pageQuestion.set({ isUnsaved, text, saving, ...(save && { save }) });
  }, [isUnsaved, text, save, saving]);
  useEffect(() => () => pageQuestion.set(undefined), []);
  return null;
}
