import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';

const timeoutMs = 10_000;

/** Whether our server answers at all: the browser only knows whether it has a network. */
async function isReached(): Promise<boolean> {
  try {
    await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) });
    return true;
  } catch {
    return false;
  }
}

export interface ReachedForm {
  readonly state: 'here' | 'asking' | 'unreachable';
  /** For the `NotSent` that says so; it has the focus then. */
  readonly box: RefObject<HTMLDivElement | null>;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/**
 * Sends a plain form only where our server is reached; the browser's own page of errors would take the place of what was typed. Nothing
 * is sent by itself later: who comes back online presses the button again. The form has a key of its own, so twice is once.
 */
export function useReachedForm(): ReachedForm {
  const [state, setState] = useState<ReachedForm['state']>('here');
  const box = useRef<HTMLDivElement>(null);
  const asks = useRef(false);
  const passes = useRef(false);
  useEffect(() => {
    if (state === 'unreachable') {
      box.current?.focus();
    }
  }, [state]);
  const onSubmit: ReachedForm['onSubmit'] = (event) => {
    if (passes.current) {
      return;
    }
    event.preventDefault();
    if (asks.current) {
      return;
    }
    const form = event.currentTarget;
    const { nativeEvent } = event;
    const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
    asks.current = true;
    setState('asking');
    void isReached().then((reached) => {
      asks.current = false;
      setState(reached ? 'here' : 'unreachable');
      if (reached) {
        passes.current = true;
        form.requestSubmit(button);
        passes.current = false;
      }
    });
  };
  return { state, box, onSubmit };
}
