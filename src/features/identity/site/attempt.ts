import { useRef, useState } from 'react';
import { wordsOf } from '../browser/provider-errors.ts';

export interface Attempt {
  readonly pending: boolean;
  /** The error message of the last attempt. */
  readonly problem: string | undefined;
  /** Runs unless an attempt is pending. @returns whether it succeeded. */
  begin(act: () => Promise<unknown>): Promise<boolean>;
  clear(): void;
}

/** An action that takes a while and may fail: one at a time, with an error message. */
export function useAttempt(): Attempt {
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const busy = useRef(false);
  const begin = async (act: () => Promise<unknown>) => {
    if (busy.current) {
      return false;
    }
    busy.current = true;
    setPending(true);
    setRefusal(undefined);
    try {
      await act();
      return true;
    } catch (cause) {
      setRefusal(wordsOf(cause));
      return false;
    } finally {
      busy.current = false;
      setPending(false);
    }
  };
  return { pending, problem: refusal, begin, clear: () => setRefusal(undefined) };
}
