import { type FormEvent, useEffect, useRef, useState } from 'react';

/** Whether a posted form is here, is looking for the server, or couldn't reach it and waits. */
export type ReachState = 'here' | 'sending' | 'unreachable';

const timeoutMs = 20_000;
/** Delays between tries. */
const waits = [1_000, 3_000];

async function isReached(): Promise<boolean> {
  const given = new AbortController();
  const timer = setTimeout(() => given.abort(), timeoutMs);
  try {
    const response = await fetch('/healthz', { cache: 'no-store', signal: given.signal });
    return response.ok;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * A form that is posted as a page is, but not into a broken connection: the browser's error page would take what was typed. It is sent
 * once the server is reached, by itself when there is a network again.
 */
export function useSentWhenReached() {
  const [state, setState] = useState<ReachState>('here');
  const waiting = useRef<HTMLFormElement>(null);
  const isBusy = useRef(false);
  const send = async (form: HTMLFormElement) => {
    if (isBusy.current) {
      return;
    }
    isBusy.current = true;
    waiting.current = form;
    setState('sending');
    let reached = await isReached();
    for (const wait of waits) {
      if (reached) {
        break;
      }
      await new Promise((resolve) => setTimeout(resolve, wait));
      reached = await isReached();
    }
    isBusy.current = false;
    if (reached) {
      waiting.current = null;
      form.submit();
    } else {
      setState('unreachable');
    }
  };
  const latest = useRef(send);
  latest.current = send;
  useEffect(() => {
    const again = () => {
      if (waiting.current !== null) {
        void latest.current(waiting.current);
      }
    };
    // A page that comes back from the history is as it was when it was left.
    const back = () => setState('here');
    addEventListener('online', again);
    addEventListener('pageshow', back);
    return () => {
      removeEventListener('online', again);
      removeEventListener('pageshow', back);
    };
  }, []);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send(event.currentTarget);
  };
  return {
    state,
    onSubmit,
    /** The input was changed: it isn't sent by itself any more. */
    forget: () => {
      waiting.current = null;
      setState((now) => (now === 'unreachable' ? 'here' : now));
    },
  };
}
