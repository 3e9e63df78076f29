import { useRef, useState } from 'react';
import { wordsOf } from '../browser/provider-words.ts';

export interface Attempt {
  readonly pending: boolean;
  /** Why the last one failed, in words. */
  readonly problem: string | undefined;
  /** Takes the focus when one fails. */
  readonly saidRef: React.RefObject<HTMLParagraphElement | null>;
  /** Does it unless one is under way. @returns whether it was done. */
  begin(act: () => Promise<unknown>): Promise<boolean>;
  clear(): void;
}

/** Something that takes a while and may fail: one at a time, with the reason in words. */
export function useAttempt(): Attempt {
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const busy = useRef(false);
  const saidRef = useRef<HTMLParagraphElement>(null);
  const begin = async (act: () => Promise<unknown>) => {
    if (busy.current) {
      return false;
    }
    busy.current = true;
    setPending(true);
    setProblem(undefined);
    try {
      await act();
      return true;
    } catch (cause) {
      setProblem(wordsOf(cause));
      requestAnimationFrame(() => {
        saidRef.current?.focus();
        saidRef.current?.scrollIntoView({ block: 'nearest' });
      });
      return false;
    } finally {
      busy.current = false;
      setPending(false);
    }
  };
  return { pending, problem, saidRef, begin, clear: () => setProblem(undefined) };
}
